## Shatranj: the rules card

card-shatranj-board = 8×8マスの単色の盤を使います。配置はチェスと同じで、クイーンの位置にフィルズ、ビショップの位置にフィールが立ちます。
card-shatranj-goal = 相手の王を詰ますか、王だけにすれば勝ちです。
card-shatranj-turn = 白から始め、一手ずつ交互に指します。
card-shatranj-promotion = 一番奥の段に達したポーンはフィルズになります。
card-shatranj-check = 王への王手はすぐに防がなければならず、自分の王を王手のままにする手は指せません。
card-shatranj-checkmate = 詰み：王手を防ぐ手がない側の負けです。
card-shatranj-stalemate = 動ける手なし：設定にないかぎり、指せる手がない側の負けです。
card-shatranj-bare-king = 裸の王：王だけになった側の負けです。ただし、直後の手で相手も王だけにすれば引き分けです。
card-shatranj-repetition = 引き分け：同じ局面が3回現れたとき、または設定した手数のあいだ進展がないときです。
card-shatranj-history = ペルシャとカリフの時代のチェスです。アッ＝スーリーら最初の名人たちは千年前に書物を著し、その問題は今も人を楽しませます。
