## Shatranj: the rules card

card-shatranj-board = Eight files and eight ranks, not chequered. The pieces stand as in chess, with the ferz in the place of the queen and the fil in the place of the bishop.
card-shatranj-goal = Checkmate the enemy king, or leave it without any other piece.
card-shatranj-turn = White moves first; then the players move in turn.
card-shatranj-promotion = A pawn that reaches the last rank becomes a ferz.
card-shatranj-check = A king in check must be saved at once, and no move may leave it in check.
card-shatranj-checkmate = Checkmate: a player in check who has no legal move loses.
card-shatranj-stalemate = No move: a player who has no legal move loses, unless the option says otherwise.
card-shatranj-bare-king = Bare king: a side left with the king alone loses, unless its very next move bares the other king; then the game is a draw.
card-shatranj-repetition = Draws: the third occurrence of a position, or the number of moves without progress that the option names.
card-shatranj-history = Shatranj is the chess of Persia and of the caliphs. The first masters, as-Suli among them, wrote books on it a thousand years ago, and their problems still delight.
