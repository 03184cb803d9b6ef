## Names of the sides

side-sente = sente
side-gote = gote
side-uwate = uwate
side-shitate = shitate
side-black = Black
side-white = White
side-red = Red
side-blue = Blue

## The same with an explanation, for the first meeting

side-sente-long = sente (plays first)
side-gote-long = gote (plays second)
side-uwate-long = uwate (gives the handicap, plays first)
side-shitate-long = shitate (takes the handicap, plays second)

## Choosing a side

side-first = I play first
side-second = I play second
side-random = By lot
