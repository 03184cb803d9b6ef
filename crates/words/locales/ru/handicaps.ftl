## Handicaps: who gives it starts without these pieces and moves first

handicap-none = равная игра
handicap-lance = левое копьё
handicap-right-lance = правое копьё
handicap-bishop = слон
handicap-rook = ладья
handicap-rook-lance = ладья и левое копьё
handicap-two = две фигуры (ладья и слон)
handicap-three = три фигуры (ладья, слон, левое копьё)
handicap-four = четыре фигуры (ладья, слон, копья)
handicap-five = пять фигур (ещё и правый конь)
handicap-left-five = пять фигур (ещё и левый конь)
handicap-six = шесть фигур (ладья, слон, копья, кони)
handicap-left-seven = семь фигур (ещё и левое серебро)
handicap-right-seven = семь фигур (ещё и правое серебро)
handicap-eight = восемь фигур (остаются король, золото и пешки)
handicap-ten = десять фигур (остаются король и пешки)
