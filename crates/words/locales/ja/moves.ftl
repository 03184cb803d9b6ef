## How each piece moves, in one sentence

move-king = 全方向に1マス動けます。
move-rook = 縦と横に何マスでも動けます。
move-bishop = 斜めに何マスでも動けます。
move-gold-general = 縦と横、斜め前に1マス動けます（6か所）。斜め後ろには動けません。
move-silver-general = 前と斜めに1マス動けます（5か所）。横と真後ろには動けません。
move-knight = 2マス前の左右どちらかに跳びます。間の駒は飛び越せます。
move-lance = 前に何マスでも動けます。
move-pawn = 前に1マス動けます。取るときも同じです。
move-tokin = 金と同じ動きです。
move-promoted-lance = 金と同じ動きです。
move-promoted-knight = 金と同じ動きです。跳ぶことはできなくなります。
move-promoted-silver = 金と同じ動きです。
move-dragon-king = 飛車の動きに加えて、斜めに1マス動けます。
move-dragon-horse = 角の動きに加えて、縦と横に1マス動けます。
move-drunk-elephant = 真後ろを除く全方向に1マス動けます。
move-ferocious-leopard = 前後と斜めに1マス動けます。横には動けません。
move-crown-prince = 玉と同じ動きで、もう一つの玉として働きます。両方を取られるまで負けになりません。
