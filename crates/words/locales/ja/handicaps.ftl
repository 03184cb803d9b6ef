## Handicaps: who gives it starts without these pieces and moves first

handicap-none = 平手
handicap-left-lance = 香落ち
handicap-right-lance = 右香落ち
handicap-bishop = 角落ち
handicap-rook = 飛車落ち
handicap-rook-lance = 飛香落ち
handicap-two-pieces = 二枚落ち
handicap-three-pieces = 三枚落ち
handicap-four-pieces = 四枚落ち
handicap-five-pieces = 五枚落ち
handicap-left-five-pieces = 左五枚落ち
handicap-six-pieces = 六枚落ち
handicap-left-seven-pieces = 左七枚落ち
handicap-right-seven-pieces = 右七枚落ち
handicap-eight-pieces = 八枚落ち
handicap-ten-pieces = 十枚落ち
