## Pocket knight chess: the rules card

card-pocket-knight-board = The board and the pieces are those of chess, but one knight of each player is not on the board: it waits in the pocket.
card-pocket-knight-goal = Checkmate the enemy king.
card-pocket-knight-turn = White moves first. Once in the game, instead of a move, a player may put the knight from the pocket on any empty square.
card-pocket-knight-drops = The knight from the pocket may give check or mate at once and may be put between. Captured pieces do not come back.
card-pocket-knight-first-moves = Castling: a king and a rook that have not moved change places at once, the king two squares towards the rook and the rook beyond it, if nothing stands between and the king is not in, through or into check. En passant: a pawn that has just made its double step may be taken by an enemy pawn as if it had made one.
card-pocket-knight-promotion = A pawn that reaches the last rank becomes at once a queen, rook, bishop or knight, as the player chooses.
card-pocket-knight-check = A king in check must be saved at once, and no move may leave it in check.
card-pocket-knight-checkmate = Checkmate: a player in check who has no legal move loses.
card-pocket-knight-stalemate = Stalemate: a player who is not in check but has no legal move draws.
card-pocket-knight-repetition = Draws: the third occurrence of a position, or fifty moves of each side without a capture or a pawn’s move.
card-pocket-knight-history = A tournament of it was held in Berlin in November 1910. The threat of a knight that may land anywhere makes the quietest position sharp.
