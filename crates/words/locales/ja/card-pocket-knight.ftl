## Pocket knight chess: the rules card

card-pocket-knight-board = 盤と駒はチェスと同じですが、双方ともナイトを1枚、盤に置かずに持ちます。
card-pocket-knight-goal = 相手の王を詰ませば勝ちです。
card-pocket-knight-turn = 白から始めます。一局に一度だけ、駒を動かす代わりに、持っているナイトを空いたマスに置けます。
card-pocket-knight-drops = 置いたナイトですぐに王手や詰みにしても、王手を遮ってもかまいません。取られた駒は戻りません。
card-pocket-knight-first-moves = キャスリング：まだ動いていないキングとルークは、間に駒がなく、キングが王手されておらず、通るマスと行き先も狙われていなければ、同時に動けます。キングはルークの方へ2マス、ルークはその反対側へ移ります。アンパッサン：2マス進んだ直後のポーンは、1マス進んだものとして相手のポーンが取れます。
card-pocket-knight-promotion = 一番奥の段に達したポーンは、すぐにクイーン、ルーク、ビショップ、ナイトのいずれかになります。
card-pocket-knight-check = 王への王手はすぐに防がなければならず、自分の王を王手のままにする手は指せません。
card-pocket-knight-checkmate = 詰み：王手を防ぐ手がない側の負けです。
card-pocket-knight-stalemate = ステイルメイト：王手でないのに指せる手がなければ引き分けです。
card-pocket-knight-repetition = 引き分け：同じ局面が3回現れたとき、または双方が50手ずつ、駒を取らずポーンも動かさずに進んだときです。
card-pocket-knight-history = 1910年11月にベルリンで大会が開かれました。どこにでも置けるナイトが、静かな局面をも鋭くします。
