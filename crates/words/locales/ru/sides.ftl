## Names of the sides

side-sente = сэнтэ
side-gote = готэ
side-uwate = уватэ
side-shitate = ситатэ
side-black = чёрные
side-white = белые
side-red = красные
side-blue = синие

## Choosing a side

side-first = Мой ход первый
side-second = Мой ход второй
side-random = По жребию
