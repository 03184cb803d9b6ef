## Names of the sides

side-sente = сэнтэ
side-gote = готэ
side-uwate = уватэ
side-shitate = сітатэ
side-black = чорныя
side-white = белыя
side-red = чырвоныя
side-blue = сінія

## Choosing a side

side-first = Мой ход першы
side-second = Мой ход другі
side-random = Па жэрабю
