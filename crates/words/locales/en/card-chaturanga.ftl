## Chaturanga: the rules card

card-chaturanga-board = Eight files and eight ranks, not chequered. Each player has the four arms of the Indian army: elephants, horses, chariots and foot soldiers, with the raja and his counsellor.
card-chaturanga-goal = Checkmate the enemy king.
card-chaturanga-turn = White moves first; then the players move in turn.
card-chaturanga-promotion = A pawn that reaches the last rank becomes a counsellor; an option makes it the piece that began on that file, if one was lost.
card-chaturanga-check = A king in check must be saved at once, and no move may leave it in check.
card-chaturanga-checkmate = Checkmate: a player in check who has no legal move loses.
card-chaturanga-stalemate = No move: what a player without a legal move suffers is told differently; by default the game is a draw, and an option chooses.
card-chaturanga-repetition = Repetition: the third occurrence of a position is a draw.
card-chaturanga-history = Chaturanga was played in India by the seventh century; all other forms of chess come from it or from a near relative. No complete rules are handed down: the elephant’s step like a silver general is reported by al-Biruni about 1030, and other readings are options.
