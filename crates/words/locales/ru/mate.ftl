## Mate problems

cli-no-solver = Задачи на мат решаются только для сёги; для игры { $game } пока нет.
cli-mate = Мат; полуходов: { $plies }
cli-no-mate = Мата нет.
cli-unknown = В заданных пределах мат не найден.
cli-unique = Первый ход единственный.
cli-not-unique = Первых ходов больше одного.
