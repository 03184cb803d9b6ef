## Heian shogi: the rules card

card-heian-shogi-board = Nine files and nine ranks. Each player has eighteen pieces in two rows: nine pawns in front and behind them a king, two golds, two silvers, two knights and two lances. There is no rook and no bishop. An option sets the pawns one rank further forward.
card-heian-shogi-goal = Capture the enemy king, or leave it without any other piece.
card-heian-shogi-turn = Sente moves first; then the players move in turn. There are no drops: captured pieces leave the game.
card-heian-shogi-promotion = A piece that enters the three farthest ranks becomes gold at once; only king and gold do not promote. An option makes promotion free, as in shogi.
card-heian-shogi-check = A king may be left in check or moved into check: it can then simply be taken.
card-heian-shogi-bare-king = Bare king: a side left with the king alone loses. It is the one ending that the old text names.
card-heian-shogi-stalemate = No move: a side that cannot move loses.
card-heian-shogi-repetition = Repetition: the fourth occurrence of a position is a draw; if one side gave check with every move in between, it loses.
card-heian-shogi-history = The encyclopaedia Nichūreki, written about 1200, describes the shogi of the Heian age: generals, knights, lances and pawns, each of which turns to gold on entering the enemy’s three ranks. It says too little to play by: the size of the board, the moves of knight and lance and the force of promotion are reconstructed. The two rows on a board of nine by nine follow the book on which this program is built.
