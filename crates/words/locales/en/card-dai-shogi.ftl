## Dai shogi: the rules card

card-dai-shogi-board = Fifteen files and fifteen ranks. Each player has 65 pieces of 29 kinds: those of chu shogi and behind them knights, iron and stone generals, boars, wolves, cat swords, oxen and flying dragons.
card-dai-shogi-goal = Capture the enemy king; if a crown prince stands beside it, capture both.
card-dai-shogi-turn = Sente moves first; then the players move in turn. There are no drops: captured pieces leave the game.
card-dai-shogi-lion = Lion power: the lion may make two steps in one turn and capture on both. It may also take a neighbour and return to its square (igui), or step out and return, which passes the turn (jitto). The horned falcon and the soaring eagle can do the same along their forward lines.
card-dai-shogi-promotion = The zone is the five farthest ranks, and pieces promote as in chu shogi: on entering the zone, inside it on a capture. Pawn, lance, knight, iron and stone may also promote on a rank from which they could not move.
card-dai-shogi-check = A king may be left in check or moved into check: it can then simply be taken. The check is shown, but nothing is forbidden.
card-dai-shogi-stalemate = No move: a side that cannot move loses.
card-dai-shogi-bare-king = Bare king: a side whose only piece is a king or a prince loses, unless it can bare the other side with its very next move; the option says how this is read.
card-dai-shogi-repetition = Repetition: the fourth occurrence of a position is a draw; but a side that attacked with every move in between loses.
card-dai-shogi-history = A large shogi is described in the encyclopaedia Nichūreki of about 1200; the game on fifteen by fifteen squares is the one that later books give. Chu shogi seems to have been drawn from it by leaving out the weakest pieces. How lions may be exchanged is not handed down.
