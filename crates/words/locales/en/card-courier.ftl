## Courier chess: the rules card

card-courier-board = Twelve files and eight ranks, chequered. Each player has 24 pieces: beside those of old chess a sage, a fool and two couriers, which move as bishops do today.
card-courier-goal = Checkmate the enemy king.
card-courier-turn = White moves first; then the players move in turn.
card-courier-first-moves = Opening: White makes four moves in a row, the pawns of the rooks and of the queen two squares and the queen two squares after her pawn; then Black does the same; then White begins. A pawn on its first square may step two squares; there is no taking in passing.
card-courier-promotion = A pawn that reaches the last rank becomes a queen of the old kind, a ferz.
card-courier-check = A king in check must be saved at once, and no move may leave it in check.
card-courier-checkmate = Checkmate: a player in check who has no legal move loses.
card-courier-stalemate = No move: who leaves the other without a move wins, unless the option says otherwise.
card-courier-repetition = Repetition: the third occurrence of a position is a draw.
card-courier-history = Courier chess was played in Germany for six hundred years; in the village of Ströbeck it lived until the nineteenth century. Lucas van Leyden painted a game of it about 1508. Its courier is the first bishop that could cross the board.
