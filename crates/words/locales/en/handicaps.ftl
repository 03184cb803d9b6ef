## Handicaps: who gives it starts without these pieces and moves first

handicap-none = even game
handicap-left-lance = left lance
handicap-right-lance = right lance
handicap-bishop = bishop
handicap-rook = rook
handicap-rook-lance = rook and left lance
handicap-two-pieces = two pieces (rook and bishop)
handicap-three-pieces = three pieces (rook, bishop, left lance)
handicap-four-pieces = four pieces (rook, bishop, lances)
handicap-five-pieces = five pieces (also the right knight)
handicap-left-five-pieces = five pieces (also the left knight)
handicap-six-pieces = six pieces (rook, bishop, lances, knights)
handicap-left-seven-pieces = seven pieces (also the left silver)
handicap-right-seven-pieces = seven pieces (also the right silver)
handicap-eight-pieces = eight pieces (king, golds and pawns stay)
handicap-ten-pieces = ten pieces (king and pawns stay)
