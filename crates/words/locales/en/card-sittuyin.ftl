## Sittuyin: the rules card

card-sittuyin-board = Eight files and eight ranks of one colour, with the two long diagonals drawn. At first only the pawns stand on the board, in a broken line.
card-sittuyin-goal = Checkmate the enemy king.
card-sittuyin-turn = Red begins. When all pieces are placed, the players move in turn.
card-sittuyin-placement = Placement: one piece a turn, the players put king, general, elephants, horses and chariots on empty squares of their own three ranks, the chariots on the back rank only.
card-sittuyin-promotion = A pawn that stands on a drawn diagonal in the enemy half may become a general, in place or one step along the diagonal, as a turn of its own, while its side has no general. The new general may not capture, check or attack on that turn. A last pawn may do so from any square.
card-sittuyin-check = A king in check must be saved at once, and no move may leave it in check.
card-sittuyin-checkmate = Checkmate: a player in check who has no legal move loses.
card-sittuyin-stalemate = Stalemate: a player who is not in check but has no legal move draws.
card-sittuyin-repetition = Draws: the third occurrence of a position, or the number of moves without progress that the option names.
card-sittuyin-counting = Counting: against a bare king and without pawns a chariot has 16 moves to mate, an elephant 44, a horse 64; then the game is a draw.
card-sittuyin-history = Sittuyin, the chess of Burma, begins with choice: nobody knows how the other will stand. It is played less than it was, but at festivals of the region it is an event of its own.
