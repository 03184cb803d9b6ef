## Tobi shogi: the rules card

card-tobi-shogi-board = Nine files and nine ranks. Each player has eighteen men on the two nearest ranks; all move alike. An option plays with nine.
card-tobi-shogi-goal = Take all enemy men, or leave the enemy without a move.
card-tobi-shogi-turn = Sente moves first. A man steps one square forward or sideways onto an empty square, never back.
card-tobi-shogi-capture = A man jumps forward or sideways over an enemy neighbour onto the empty square right behind it and takes it. The same man may go on jumping in the same turn, and may stop. Own men are not jumped.
card-tobi-shogi-promotion = There is no promotion; on the last rank a man can only move sideways.
card-tobi-shogi-check = There is no king and no check.
card-tobi-shogi-stalemate = No move: a side that cannot move loses.
card-tobi-shogi-repetition = The fourth occurrence of a position is a draw, and so are fifty moves of each side without a capture.
card-tobi-shogi-history = Children played it with shogi pieces whose inscriptions did not matter. Japanese sources also know a race under the same name; the capturing game was noted down in the early twentieth century. Number of men, chains and endings are our reading.
