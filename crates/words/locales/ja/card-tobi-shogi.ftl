## Tobi shogi: the rules card

card-tobi-shogi-board = 9×9マスの盤を使います。双方の駒は18枚で、手前の二段に並べます。動きはすべて同じです。9枚で指す設定もあります。
card-tobi-shogi-goal = 相手の駒をすべて取るか、動けなくすれば勝ちです。
card-tobi-shogi-turn = 先手から始めます。駒は前か横の空いたマスに1マス動きます。後ろには動けません。
card-tobi-shogi-capture = 前か横の隣にいる相手の駒を跳び越え、すぐ先の空いたマスに移ると、その駒を取れます。同じ手で続けて跳ぶことも、途中でやめることもできます。自分の駒は跳び越せません。
card-tobi-shogi-promotion = 成りはありません。一番奥の段では横にだけ動けます。
card-tobi-shogi-check = 玉はなく、王手もありません。
card-tobi-shogi-stalemate = 動ける手なし：動かせる駒がない側の負けです。
card-tobi-shogi-repetition = 同じ局面が4回現れるか、双方が50手ずつ取らずに進むと引き分けです。
card-tobi-shogi-history = 将棋の駒を使う子どもの遊びで、駒の字は関係ありません。同じ名前の競走の遊びもあり、取り合う遊びは20世紀の初めに書き留められました。駒の数、連続の跳び、終わり方はここでの解釈です。
