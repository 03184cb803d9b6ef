## Dai-dai shogi: the rules card

card-dai-dai-shogi-board = Seventeen files and seventeen ranks. Each player has 96 pieces of 64 kinds, set up without left and right being alike. Barbarians of the four sides, a hook mover and a long-nosed goblin are among them.
card-dai-dai-shogi-goal = Capture the enemy king.
card-dai-dai-shogi-turn = Sente moves first; then the players move in turn. There are no drops: captured pieces leave the game.
card-dai-dai-shogi-lion = Lion power: the lion may make two steps in one turn and capture on both. It may also take a neighbour and return to its square (igui), or step out and return, which passes the turn (jitto). The horned falcon and the soaring eagle can do the same along their forward lines.
card-dai-dai-shogi-hook = Hook moves: the hook mover goes like a rook and may turn once by a right angle on an empty square; the long-nosed goblin does the same diagonally. A hook move captures one piece at most, and ends there.
card-dai-dai-shogi-promotion = There is no zone: a piece that can promote does so at the end of its first move that captures, and must. Only 21 kinds promote.
card-dai-dai-shogi-check = A king may be left in check or moved into check: it can then simply be taken. The check is shown, but nothing is forbidden.
card-dai-dai-shogi-stalemate = No move: a side that cannot move loses.
card-dai-dai-shogi-repetition = Repetition: the fourth occurrence of a position is a draw; but a side that attacked with every move in between loses.
card-dai-dai-shogi-history = Dai-dai shogi is known from manuscripts of the Edo period, which call it very old. It is not known that anyone played it then; it has been tried again in our time. Several moves differ from source to source.
