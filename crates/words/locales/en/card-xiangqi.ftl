## Xiangqi: the rules card

card-xiangqi-board = Nine files and ten ranks; the pieces stand on the ninety points where lines cross. Between the fifth and the sixth rank runs the river, and at each end nine points with diagonals form the palace. Each player has sixteen pieces of seven kinds.
card-xiangqi-goal = Checkmate the enemy general.
card-xiangqi-turn = Red moves first; then the players move in turn. Passing is not allowed.
card-xiangqi-capture = A piece captures by moving onto an enemy piece; only the cannon captures by jumping over exactly one piece. Captured pieces leave the game.
card-xiangqi-promotion = There is no promotion; a soldier that has crossed the river may also step sideways.
card-xiangqi-check = A general in check must be saved at once, and no move may leave it in check.
card-xiangqi-facing-generals = Facing generals: the two generals may not stand on one file with nothing between them; a move that leaves them so is not allowed.
card-xiangqi-checkmate = Checkmate: a player in check who has no legal move loses.
card-xiangqi-stalemate = No move: a player who has no legal move loses as well.
card-xiangqi-repetition = Repetition: when a position occurs for the fourth time, the side that gave check all along, or check and threats of mate in turn, loses; otherwise the game is a draw. An option reads a perpetual chase of one piece as a loss.
card-xiangqi-history = Xiangqi is played by more people than any other form of chess. Its board and most of its pieces were settled by the Song dynasty, when the cannon had come in.
