## Sho shogi: the rules card

card-sho-shogi-board = The board and the modern pieces are those of shogi. In front of the king stands a drunk elephant, and in front of the golds two leopards: 23 pieces a side. An option leaves the leopards out.
card-sho-shogi-goal = Capture the enemy king; if a crown prince stands beside it, capture both.
card-sho-shogi-turn = Sente moves first; then the players move in turn. There are no drops: captured pieces leave the game.
card-sho-shogi-promotion = The zone is the three farthest ranks, as in shogi, and promotion is free except for pieces that could never move again. Pawn, lance, knight and silver then move as gold, rook and bishop become dragon and horse, the leopard becomes a bishop, and the elephant a crown prince, a second king.
card-sho-shogi-check = A king may be left in check or moved into check: it can then simply be taken. The check is shown, but nothing is forbidden.
card-sho-shogi-bare-king = Bare king: a side whose only piece is a king or a prince loses, unless it bares the other side with its very next move; then the game is a draw.
card-sho-shogi-stalemate = No move: a side that cannot move loses.
card-sho-shogi-repetition = Repetition: the fourth occurrence of a position is a draw; if one side gave check with every move in between, it loses.
card-sho-shogi-history = This is the small shogi that was played beside the large ones before drops. A manual of the Edo period tells that the emperor Go-Nara had the elephant removed in the sixteenth century; sources disagree whether there were 42 pieces or 46, and elephants dug up at Ichijōdani show that they were on the board at that time. The finer rules are not handed down and are taken here from chu shogi.
