## Mate problems

cli-no-solver = В игре { $game } задач на мат нет: короля там берут, мата не бывает.
cli-mate = Мат; полуходов: { $plies }
cli-no-mate = Мата нет.
cli-unknown = В заданных пределах мат не найден.
cli-unique = Первый ход единственный.
cli-not-unique = Первых ходов больше одного.
