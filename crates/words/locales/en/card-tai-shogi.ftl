## Tai shogi: the rules card

card-tai-shogi-board = Twenty-five files and twenty-five ranks: the largest board here. Each player has 177 pieces of 93 kinds; an emperor stands where the king would be, and before it a crown prince.
card-tai-shogi-goal = Capture the enemy emperor and crown prince, and any second crown prince that a drunk elephant has become.
card-tai-shogi-turn = Sente moves first; then the players move in turn. There are no drops: captured pieces leave the game.
card-tai-shogi-lion = Lion power: the lion may make two steps in one turn and capture on both. It may also take a neighbour and return to its square (igui), or step out and return, which passes the turn (jitto). The horned falcon and the soaring eagle can do the same along their forward lines.
card-tai-shogi-hook = Hook moves: the hook mover goes like a rook and may turn once by a right angle; the capricorn and the long-nosed goblin do the same diagonally, the peacock on its forward diagonals. The emperor goes to any empty square and takes what no other enemy piece protects.
card-tai-shogi-promotion = There is no zone: a piece that can promote does so at the end of its first move that captures, and must. Which kinds promote, and to what, differs in the sources: an option chooses the table.
card-tai-shogi-check = A king may be left in check or moved into check: it can then simply be taken. The check is shown, but nothing is forbidden.
card-tai-shogi-stalemate = No move: a side that cannot move loses.
card-tai-shogi-repetition = Repetition: the fourth occurrence of a position is a draw; but a side that attacked with every move in between loses.
card-tai-shogi-history = The grand shogi stands at the end of the old books on games: each larger than the last, and this with 354 pieces on 625 squares. Hardly anyone can have played it to the end. Moves and promotions are given as the sources agree best.
