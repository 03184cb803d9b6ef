## Hasami shogi: the rules card

card-hasami-shogi-board = 9×9マスの盤を使います。双方9枚の駒を一番手前の段に並べます。先手は歩、後手はと金です。
card-hasami-shogi-goal = 相手の駒を残り1枚にすれば勝ちです。1枚では挟めないからです。設定で別の勝ち方も選べます。
card-hasami-shogi-turn = 先手から始めます。駒は飛車のように、空いたマスを縦横に何マスでも動きます。ほかの駒のあるマスには入れません。
card-hasami-shogi-capture = 動かした駒と自分の別の駒とで縦か横に挟まれた相手の駒は、何枚続いていても取られます。四方向を同時に見ます。隅の駒は、隣の2マスを押さえると取れます。相手の駒の間に自分から入っても取られません。
card-hasami-shogi-promotion = 成りはありません。
card-hasami-shogi-check = 玉はなく、王手もありません。
card-hasami-shogi-stalemate = 動ける手なし：動かせる駒がない側の負けです。
card-hasami-shogi-repetition = 同じ局面が4回現れると引き分けです。
card-hasami-shogi-history = 挟んで取ることからこの名があります。将棋の歩を使って日本中で遊ばれ、終わり方は家ごとに少しずつ違います。日本将棋連盟も独自のルールを定めています。
