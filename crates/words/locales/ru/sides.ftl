## Names of the sides

side-sente = сэнтэ
side-gote = готэ
side-uwate = уватэ
side-shitate = ситатэ
side-black = чёрные
side-white = белые
side-red = красные
side-blue = синие

## The same with an explanation, for the first meeting

side-sente-long = сэнтэ (чёрные, ходят первыми)
side-gote-long = готэ (белые, ходят вторыми)
side-uwate-long = уватэ (даёт фору, ходит первым)
side-shitate-long = ситатэ (получает фору, ходит вторым)

## Choosing a side

side-first = Мой ход первый
side-second = Мой ход второй
side-random = По жребию
