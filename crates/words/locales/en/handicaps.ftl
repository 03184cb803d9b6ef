## Handicaps: who gives it starts without these pieces and moves first

handicap-none = even game
handicap-lance = left lance
handicap-right-lance = right lance
handicap-bishop = bishop
handicap-rook = rook
handicap-rook-lance = rook and left lance
handicap-two = two pieces (rook and bishop)
handicap-three = three pieces (rook, bishop, left lance)
handicap-four = four pieces (rook, bishop, lances)
handicap-five = five pieces (also the right knight)
handicap-left-five = five pieces (also the left knight)
handicap-six = six pieces (rook, bishop, lances, knights)
handicap-left-seven = seven pieces (also the left silver)
handicap-right-seven = seven pieces (also the right silver)
handicap-eight = eight pieces (king, golds and pawns stay)
handicap-ten = ten pieces (king and pawns stay)
