## Handicaps: who gives it starts without these pieces and moves first

handicap-none = 平手
handicap-lance = 香落ち
handicap-right-lance = 右香落ち
handicap-bishop = 角落ち
handicap-rook = 飛車落ち
handicap-rook-lance = 飛香落ち
handicap-two = 二枚落ち
handicap-three = 三枚落ち
handicap-four = 四枚落ち
handicap-five = 五枚落ち
handicap-left-five = 左五枚落ち
handicap-six = 六枚落ち
handicap-left-seven = 左七枚落ち
handicap-right-seven = 右七枚落ち
handicap-eight = 八枚落ち
handicap-ten = 十枚落ち
