## Shogi: the rules card

card-shogi-board = Nine files and nine ranks. As sente sees the board, files are numbered from the right and ranks are counted from the top. Each player has twenty pieces: a king, two gold generals, two silver generals, two knights, two lances, a rook, a bishop and nine pawns. All pieces have one colour; a piece belongs to the player it points away from.
card-shogi-goal = Checkmate the enemy king: attack it so that no move saves it.
card-shogi-turn = Sente moves first; then the players move in turn. A turn is one move of a piece on the board or one drop from the hand; passing is not allowed.
card-shogi-capture = A piece that moves onto an enemy piece captures it. The captured piece goes to the captor’s hand and is unpromoted again; both players see both hands.
card-shogi-promotion = The three ranks farthest from a player are that player’s promotion zone. A piece that moves into it, inside it or out of it may promote: pawn, lance, knight and silver then move as gold, the rook becomes a dragon and the bishop a horse. King and gold do not promote. The choice is free, but a pawn or lance on the last rank and a knight on the last two ranks must promote, for they could never move again. A promoted piece stays promoted until it is captured.
card-shogi-drops = Instead of moving a piece, a player may drop one from the hand on any empty square. It is dropped unpromoted, may give check at once, and may promote with its next move.
card-shogi-nifu = Nifu: a pawn may not be dropped on a file where the player already has an unpromoted pawn. A promoted pawn does not count.
card-shogi-uchifuzume = Uchifuzume: a pawn may not be dropped with checkmate. Check by a dropped pawn is allowed, and so is mate by a pawn that moves on the board.
card-shogi-dead-end = Dead-end drops: a pawn or lance may not be dropped on the last rank, nor a knight on the last two, for it could never move.
card-shogi-check = A king that could be captured by the next move is in check; check need not be announced. A move that leaves one’s own king in check is not allowed: move the king, capture the checking piece, or put a piece between.
card-shogi-checkmate = Checkmate: a player in check who has no legal move loses.
card-shogi-stalemate = Stalemate: a player who is not in check but has no legal move loses as well.
card-shogi-bare-king = Bare king: a player left with the king alone and nothing in hand loses.
card-shogi-repetition = Repetition (sennichite): when the same position, with the same hands and the same player to move, occurs for the fourth time, the game is a draw. By custom it is played again with sides changed.
card-shogi-perpetual-check = Perpetual check: if every move of one side during the repetition gave check, that side loses, whoever completes the repetition.
card-shogi-impasse = Impasse (jishogi): once both kings have entered the enemy camp, mate is hardly possible, and points decide: rook and bishop, promoted or not, count 5, every other piece 1, the king nothing. By default both players agree to count: a player with less than 24 points loses, and if both have 24 or more the game is a draw.
card-shogi-handicap = Handicap: the stronger player, uwate, starts without some pieces and moves first; nothing else changes.
card-shogi-history = Chess reached Japan from the continent; the oldest pieces found, at Kōfuku-ji in Nara, lay beside a tally dated 1058. In the sixteenth century the game on nine by nine squares lost its drunk elephant, and the drop, unknown to other old forms of chess, came into use. In 1612 Ōhashi Sōkei received a stipend from the shogun’s house as the first meijin, and the title of meijin is played for to this day.
