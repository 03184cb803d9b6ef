## Chu shogi: the rules card

card-chu-shogi-board = Twelve files and twelve ranks, numbered as in shogi. Each player has 46 pieces of 21 kinds; in the third rank stand a lion and a free king, the strongest of them.
card-chu-shogi-goal = Capture the enemy king; if a crown prince stands beside it, capture both.
card-chu-shogi-turn = Sente moves first; then the players move in turn. There are no drops: captured pieces leave the game.
card-chu-shogi-lion = Lion power: the lion may make two steps in one turn and capture on both. It may also take a neighbour and return to its square (igui), or step out and return, which passes the turn (jitto). The horned falcon and the soaring eagle can do the same along their forward lines.
card-chu-shogi-lion-trade = Lion trading: a lion may take a protected enemy lion only next to it, or together with another piece worth more than a pawn or go-between (tsukegui). When a lion has been taken by another piece, the other side may not take a lion with an ordinary piece in answer on another square (senjishi). So lions are not simply exchanged; an option changes the rule.
card-chu-shogi-promotion = The zone is the four farthest ranks. A piece may promote when it enters the zone, and inside it on a capture; pawn and lance may also promote on the last rank. King, lion and free king do not promote, and each other kind has a promoted face of its own; a drunk elephant becomes a crown prince, a second king.
card-chu-shogi-check = A king may be left in check or moved into check: it can then simply be taken. The check is shown, but nothing is forbidden.
card-chu-shogi-stalemate = No move: a side that cannot move loses.
card-chu-shogi-bare-king = Bare king: a side whose only piece is a king or a prince loses, unless it can bare the other side with its very next move; the option says how this is read.
card-chu-shogi-repetition = Repetition: the fourth occurrence of a position is a draw; but a side that attacked with every move in between loses.
card-chu-shogi-history = Chu shogi was for centuries what most people in Japan called shogi after the small game, and diaries mention it from the fourteenth century on. Its players still meet, and a federation keeps its rules; the finer points here follow it.
