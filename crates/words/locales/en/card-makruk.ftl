## Makruk: the rules card

card-makruk-board = Eight files and eight ranks, not chequered. Each player has sixteen pieces; pawns stand on the third rank, and each king stands to the left of its met.
card-makruk-goal = Checkmate the enemy king.
card-makruk-turn = White moves first; then the players move in turn.
card-makruk-first-moves = First moves: by the book the king’s first move may be a knight’s jump to an empty square, and the met’s first move may go two squares straight forward. Modern Thai rules know neither; options say which is played.
card-makruk-promotion = A pawn that reaches the sixth rank becomes a met at once: in Thailand the shell is turned over. It promotes nowhere else.
card-makruk-check = A king in check must be saved at once, and no move may leave it in check.
card-makruk-checkmate = Checkmate: a player in check who has no legal move loses.
card-makruk-stalemate = Stalemate: a player who is not in check but has no legal move draws.
card-makruk-repetition = Repetition: the third occurrence of a position is a draw.
card-makruk-counting = Counting: where the option says so, a side without hope counts its moves aloud, and is saved if mate does not come within the limit that the pieces on the board set.
card-makruk-history = Makruk is the living chess of Thailand, played on squares of one colour with turned pieces and cowrie shells for pawns. Its khon moves as the silver general does, and many see in it the nearest relative of shogi.
