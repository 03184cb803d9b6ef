## Minishogi: the rules card; what is not said here is as in shogi

card-minishogi-board = Five files and five ranks. Each player has six pieces: a king, a gold general, a silver general, a bishop, a rook and a pawn in front of the king.
card-minishogi-goal = Checkmate the enemy king, as in shogi.
card-minishogi-turn = Sente moves first; then the players move in turn. A turn is one move on the board or one drop; passing is not allowed.
card-minishogi-capture = Captured pieces go to the captor’s hand, unpromoted, and may be dropped again.
card-minishogi-promotion = The promotion zone is the farthest rank only. A piece that moves into it or out of it may promote; a pawn that reaches it must. Pawn and silver then move as gold, the rook becomes a dragon and the bishop a horse.
card-minishogi-drops = Drops and their bans are those of shogi: no second unpromoted pawn on a file (nifu), no mate by a dropped pawn (uchifuzume), no pawn on the last rank.
card-minishogi-check = Check and checkmate are as in shogi: one’s own king may not be left in check, and a player in check without a legal move loses.
card-minishogi-repetition = Repetition: when the same position occurs for the fourth time, sente loses, unless gote gave perpetual check; then gote loses. So the small board has no draws.
card-minishogi-history = Kusumoto Shigenobu of Osaka made the game known about 1970. It keeps every rule of shogi on less than a third of the squares, so that a game takes minutes. Since 2007 programs have met in yearly tournaments of it at the University of Electro-Communications in Tokyo.
card-minishogi-stalemate = Stalemate: a player who is not in check but has no legal move loses as well.
card-minishogi-bare-king = Bare king: a player left with the king alone and nothing in hand loses.
