## Hasami shogi: the rules card

card-hasami-shogi-board = Nine files and nine ranks. Each player has nine men on the nearest rank: sente plain pawns, gote tokins.
card-hasami-shogi-goal = Take enemy men until only one is left, for one man cannot clamp any more; an option sets another aim.
card-hasami-shogi-turn = Sente moves first. A man moves like a rook, any distance straight over empty squares; it never moves onto another man.
card-hasami-shogi-capture = After a move, enemy men in an unbroken straight line between the moved man and another man of the mover are taken, in all four directions at once. A man in a corner is taken when both squares beside it are held. To move in between two enemy men is safe.
card-hasami-shogi-promotion = There is no promotion.
card-hasami-shogi-check = There is no king and no check.
card-hasami-shogi-stalemate = No move: a side that cannot move loses.
card-hasami-shogi-repetition = The fourth occurrence of a position is a draw.
card-hasami-shogi-history = The name comes from hasamu, to pinch. It is played all over Japan with the pawns of a shogi set, and nearly every family ends it a little differently; the Japan Shogi Association has written down rules of its own.
