## Names of the sides

side-sente = 先手
side-gote = 後手
side-uwate = 上手
side-shitate = 下手
side-black = 黒
side-white = 白
side-red = 紅
side-blue = 青

## Choosing a side

side-first = 先手を持つ
side-second = 後手を持つ
side-random = 振り駒
