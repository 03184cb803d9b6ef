## Chaturanga: the rules card

card-chaturanga-board = 8×8マスの単色の盤を使います。双方はインドの軍の四つの部隊、象・馬・車・歩兵と、王、大臣を持ちます。
card-chaturanga-goal = 相手の王を詰ませば勝ちです。
card-chaturanga-turn = 白から始め、一手ずつ交互に指します。
card-chaturanga-promotion = 一番奥の段に達した歩はマントリになります。失っていれば、その筋に最初いた駒になる設定もあります。
card-chaturanga-check = 王への王手はすぐに防がなければならず、自分の王を王手のままにする手は指せません。
card-chaturanga-checkmate = 詰み：王手を防ぐ手がない側の負けです。
card-chaturanga-stalemate = 動ける手なし：指せる手がないときの扱いは資料により異なります。初期設定では引き分けで、設定で選べます。
card-chaturanga-repetition = 同じ局面が3回現れると引き分けです。
card-chaturanga-history = 7世紀にはインドで指されており、すべてのチェスや将棋の源とされています。完全なルールは伝わっていません。象が銀将のように動くことは1030年ごろビールーニーが記しており、別の読み方は設定にあります。
