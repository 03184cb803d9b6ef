## Chess: the rules card

card-chess-board = Eight files and eight ranks, chequered, with a light square at each player’s right. Each player has sixteen pieces: a king, a queen, two rooks, two bishops, two knights and eight pawns.
card-chess-goal = Checkmate the enemy king.
card-chess-turn = White moves first; then the players move in turn.
card-chess-first-moves = Castling: a king and a rook that have not moved change places at once, the king two squares towards the rook and the rook beyond it, if nothing stands between and the king is not in, through or into check. En passant: a pawn that has just made its double step may be taken by an enemy pawn as if it had made one.
card-chess-promotion = A pawn that reaches the last rank becomes at once a queen, rook, bishop or knight, as the player chooses.
card-chess-check = A king in check must be saved at once, and no move may leave it in check.
card-chess-checkmate = Checkmate: a player in check who has no legal move loses.
card-chess-stalemate = Stalemate: a player who is not in check but has no legal move draws.
card-chess-repetition = Draws: the third occurrence of a position, or fifty moves of each side without a capture or a pawn’s move.
card-chess-history = Chess came to Europe from the Arabs; the queen and the bishop got their long moves about 1475, and the game grew much quicker. It stands here as the measure with which the other games are compared.
