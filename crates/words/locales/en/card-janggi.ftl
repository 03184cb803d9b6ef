## Janggi: the rules card

card-janggi-board = Nine files and ten ranks; the pieces stand on the points. There is no river; each palace has drawn diagonals from its centre to its corners, along which pieces move. Each player has sixteen pieces of seven kinds; on each wing a horse and an elephant stand in the order that the player chooses.
card-janggi-goal = Checkmate the enemy general.
card-janggi-turn = The players move in turn; which side begins is an option. Whether a turn may be passed is an option too.
card-janggi-capture = A piece captures by moving onto an enemy piece. The cannon must jump over exactly one piece, and neither jumps nor takes another cannon. Captured pieces leave the game.
card-janggi-promotion = There is no promotion.
card-janggi-check = A general in check must be saved at once, and no move may leave it in check.
card-janggi-opposition = Opposition (bikjang): when the generals face each other on an open file, the other side must break it at once, or the game is a draw. Opposition made together with check gives no draw. Options count points instead, or ignore it.
card-janggi-checkmate = Checkmate: a player in check who has no legal move loses.
card-janggi-stalemate = No move: a player who has no legal move loses, unless the option lets that player pass.
card-janggi-repetition = Repetition: the fourth occurrence of a position is a draw, a third one in opposition already; a side that gave check all along loses.
card-janggi-points = Points: where the option counts them, a chariot is worth 13, a cannon 7, a horse 5, an elephant and a guard 3, a soldier 2, and the side that moved second gets one and a half more.
card-janggi-history = Janggi came to Korea from China and went its own way: no river, stronger elephants, cannons that always jump. The rules by default are those of the book; Korean associations play with points and with passing, and options give theirs.
