## Gardner minichess: the rules card

card-gardner-board = Five files and five ranks, chequered. Each player has one piece of each kind and five pawns.
card-gardner-goal = Checkmate the enemy king.
card-gardner-turn = White moves first; then the players move in turn.
card-gardner-first-moves = Double step, taking in passing and castling exist by the book; with pawns so near they are rare, and options leave them out.
card-gardner-promotion = A pawn that reaches the last rank becomes at once a queen, rook, bishop or knight, as the player chooses.
card-gardner-check = A king in check must be saved at once, and no move may leave it in check.
card-gardner-checkmate = Checkmate: a player in check who has no legal move loses.
card-gardner-stalemate = Stalemate: a player who is not in check but has no legal move draws.
card-gardner-repetition = Draws: the third occurrence of a position, or fifty moves of each side without a capture or a pawn’s move.
card-gardner-history = Martin Gardner proposed the smallest board on which all the pieces of chess find room. Correspondence players in Italy took it up, and in 2013 computers showed that it is a draw with best play.
