## Names of the sides

side-sente = sente
side-gote = gote
side-uwate = uwate
side-shitate = shitate
side-black = Black
side-white = White
side-red = Red
side-blue = Blue

## Choosing a side

side-first = I play first
side-second = I play second
side-random = By lot
