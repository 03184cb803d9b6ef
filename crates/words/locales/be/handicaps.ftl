## Handicaps: who gives it starts without these pieces and moves first

handicap-none = роўная гульня
handicap-left-lance = левая дзіда
handicap-right-lance = правая дзіда
handicap-bishop = слон
handicap-rook = ладдзя
handicap-rook-lance = ладдзя і левая дзіда
handicap-two-pieces = дзве фігуры (ладдзя і слон)
handicap-three-pieces = тры фігуры (ладдзя, слон, левая дзіда)
handicap-four-pieces = чатыры фігуры (ладдзя, слон, дзіды)
handicap-five-pieces = пяць фігур (яшчэ і правы конь)
handicap-left-five-pieces = пяць фігур (яшчэ і левы конь)
handicap-six-pieces = шэсць фігур (ладдзя, слон, дзіды, коні)
handicap-left-seven-pieces = сем фігур (яшчэ і левае серабро)
handicap-right-seven-pieces = сем фігур (яшчэ і правае серабро)
handicap-eight-pieces = восем фігур (застаюцца кароль, золата і пешкі)
handicap-ten-pieces = дзесяць фігур (застаюцца кароль і пешкі)
