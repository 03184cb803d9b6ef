## Handicaps: who gives it starts without these pieces and moves first

handicap-none = роўная гульня
handicap-lance = левая дзіда
handicap-right-lance = правая дзіда
handicap-bishop = слон
handicap-rook = ладдзя
handicap-rook-lance = ладдзя і левая дзіда
handicap-two = дзве фігуры (ладдзя і слон)
handicap-three = тры фігуры (ладдзя, слон, левая дзіда)
handicap-four = чатыры фігуры (ладдзя, слон, дзіды)
handicap-five = пяць фігур (яшчэ і правы конь)
handicap-left-five = пяць фігур (яшчэ і левы конь)
handicap-six = шэсць фігур (ладдзя, слон, дзіды, коні)
handicap-left-seven = сем фігур (яшчэ і левае серабро)
handicap-right-seven = сем фігур (яшчэ і правае серабро)
handicap-eight = восем фігур (застаюцца кароль, золата і пешкі)
handicap-ten = дзесяць фігур (застаюцца кароль і пешкі)
