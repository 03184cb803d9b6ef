## Names of the sides

side-sente = сэнтэ
side-gote = готэ
side-uwate = уватэ
side-shitate = сітатэ
side-black = чорныя
side-white = белыя
side-red = чырвоныя
side-blue = сінія

## The same with an explanation, for the first meeting

side-sente-long = сэнтэ (чорныя, ходзяць першымі)
side-gote-long = готэ (белыя, ходзяць другімі)
side-uwate-long = уватэ (дае фору, ходзіць першым)
side-shitate-long = сітатэ (атрымлівае фору, ходзіць другім)

## Choosing a side

side-first = Мой ход першы
side-second = Мой ход другі
side-random = Па жэрабю
