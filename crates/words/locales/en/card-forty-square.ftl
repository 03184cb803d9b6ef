## Forty-square chess: the rules card

card-forty-square-board = Five files and eight ranks: forty squares. Each player has twelve pieces: a king, two scholars, two knights, two rockets and five pawns in a broken line.
card-forty-square-goal = Checkmate the enemy king.
card-forty-square-turn = White moves first; then the players move in turn.
card-forty-square-promotion = There is no promotion; a pawn on the far half of the board may also step sideways. An option gives pawns of the old Indian kind, which promote to a scholar.
card-forty-square-check = A king in check must be saved at once, and no move may leave it in check.
card-forty-square-checkmate = Checkmate: a player in check who has no legal move loses.
card-forty-square-stalemate = No move: a player who has no legal move loses as well.
card-forty-square-repetition = Repetition: the fourth occurrence of a position is a draw.
card-forty-square-history = Missionaries in China in the early seventeenth century wrote of a game on forty squares; Thomas Hyde printed the report in Oxford in 1694. Probably it is xiangqi, told at second hand. Board and array are certain, the moves are our reconstruction, and options give other readings.
