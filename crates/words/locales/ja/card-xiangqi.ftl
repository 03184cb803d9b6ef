## Xiangqi: the rules card

card-xiangqi-board = 縦9本、横10本の線の交点90か所に駒を置きます。五段目と六段目の間を河が流れ、両端には斜めの線を引いた宮（九宮）があります。双方の駒は7種16枚です。
card-xiangqi-goal = 相手の将（帥）を詰ませば勝ちです。
card-xiangqi-turn = 紅から始め、一手ずつ交互に指します。パスはできません。
card-xiangqi-capture = 相手の駒のある交点に移ると取れます。炮・砲だけは、間の駒をちょうど1枚飛び越して取ります。取られた駒は使えません。
card-xiangqi-promotion = 成りはありません。河を渡った兵・卒は横にも動けます。
card-xiangqi-check = 将への王手はすぐに防がなければならず、自分の将を王手のままにする手は指せません。
card-xiangqi-facing-generals = 対面笑：間に駒がない同じ筋に、二つの将が向かい合うことはできません。そうなる手は指せません。
card-xiangqi-checkmate = 詰み：王手を防ぐ手がない側の負けです。
card-xiangqi-stalemate = 動ける手なし：王手でなくても、指せる手がない側の負けです。
card-xiangqi-repetition = 同じ局面が4回現れたとき、ずっと王手を続けた側、または王手と詰めろを繰り返した側の負け、それ以外は引き分けです。一つの駒を追い続けた側を負けとする設定もあります。
card-xiangqi-history = 世界でもっとも多くの人が指す将棋類です。炮が加わった宋の時代に、盤と駒はほぼ今の形になりました。
