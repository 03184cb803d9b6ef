## Gardner minichess: the rules card

card-gardner-board = 5×5マスの市松模様の盤を使います。双方は各種の駒を1枚ずつとポーン5枚を持ちます。
card-gardner-goal = 相手の王を詰ませば勝ちです。
card-gardner-turn = 白から始め、一手ずつ交互に指します。
card-gardner-first-moves = 本によれば、ポーンの2マス進み、アンパッサン、キャスリングがあります。ポーンが近いためまれで、設定で外せます。
card-gardner-promotion = 一番奥の段に達したポーンは、すぐにクイーン、ルーク、ビショップ、ナイトのいずれかになります。
card-gardner-check = 王への王手はすぐに防がなければならず、自分の王を王手のままにする手は指せません。
card-gardner-checkmate = 詰み：王手を防ぐ手がない側の負けです。
card-gardner-stalemate = ステイルメイト：王手でないのに指せる手がなければ引き分けです。
card-gardner-repetition = 引き分け：同じ局面が3回現れたとき、または双方が50手ずつ、駒を取らずポーンも動かさずに進んだときです。
card-gardner-history = マーティン・ガードナーが、チェスの駒がすべて収まるもっとも小さな盤として提案しました。イタリアでは通信対局が行われ、2013年には最善を尽くせば引き分けであることがコンピューターで示されました。
