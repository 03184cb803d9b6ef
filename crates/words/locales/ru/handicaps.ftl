## Handicaps: who gives it starts without these pieces and moves first

handicap-none = равная игра
handicap-left-lance = левое копьё
handicap-right-lance = правое копьё
handicap-bishop = слон
handicap-rook = ладья
handicap-rook-lance = ладья и левое копьё
handicap-two-pieces = две фигуры (ладья и слон)
handicap-three-pieces = три фигуры (ладья, слон, левое копьё)
handicap-four-pieces = четыре фигуры (ладья, слон, копья)
handicap-five-pieces = пять фигур (ещё и правый конь)
handicap-left-five-pieces = пять фигур (ещё и левый конь)
handicap-six-pieces = шесть фигур (ладья, слон, копья, кони)
handicap-left-seven-pieces = семь фигур (ещё и левое серебро)
handicap-right-seven-pieces = семь фигур (ещё и правое серебро)
handicap-eight-pieces = восемь фигур (остаются король, золото и пешки)
handicap-ten-pieces = десять фигур (остаются король и пешки)
