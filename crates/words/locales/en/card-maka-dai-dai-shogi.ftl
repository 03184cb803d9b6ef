## Maka dai-dai shogi: the rules card

card-maka-dai-dai-shogi-board = Nineteen files and nineteen ranks. Each player has 96 pieces of 50 kinds, with Buddhist spirits and devils beside the beasts and generals of the older games.
card-maka-dai-dai-shogi-goal = Capture the enemy king; if a prince stands beside it, capture both. A king may promote to the emperor.
card-maka-dai-dai-shogi-turn = Sente moves first; then the players move in turn. There are no drops: captured pieces leave the game.
card-maka-dai-dai-shogi-lion = Lion power: the lion may make two steps in one turn and capture on both. It may also take a neighbour and return to its square (igui), or step out and return, which passes the turn (jitto). The horned falcon and the soaring eagle can do the same along their forward lines.
card-maka-dai-dai-shogi-hook = Hook moves: the hook mover goes like a rook and may turn once by a right angle; the capricorn does the same diagonally. The emperor goes to any empty square and takes what no other enemy piece protects.
card-maka-dai-dai-shogi-promotion = There is no zone: a piece may promote when it captures, and must when it captures a promoted piece. Contagion: who takes a deva, a dark spirit or what they become turns at once into a teaching king or a buddhist spirit; a royal piece does not.
card-maka-dai-dai-shogi-check = A king may be left in check or moved into check: it can then simply be taken. The check is shown, but nothing is forbidden.
card-maka-dai-dai-shogi-stalemate = No move: a side that cannot move loses.
card-maka-dai-dai-shogi-repetition = Repetition: the fourth occurrence of a position is a draw; but a side that attacked with every move in between loses.
card-maka-dai-dai-shogi-history = The name means great large-large shogi. It is known from manuscripts of the Edo period; a diary of 1142 already speaks of a large shogi, but not of this one. Moves of some pieces and the moment of promotion differ in the sources.
