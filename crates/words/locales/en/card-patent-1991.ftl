## Chess of the Chinese patent: the rules card

card-patent-1991-board = Fourteen files and thirteen ranks, with a river and a palace for each of two players, who have 26 pieces each, some of them unknown to xiangqi. More is not handed down. Where exactly river and palaces lie on it is not known; the drawing is a guess.
card-patent-1991-history = A design for a new xiangqi was registered in the People’s Republic of China in December 1991. A design shows the look of a thing and gives no rules; they have not been found, so the board is shown and the game cannot be played.
