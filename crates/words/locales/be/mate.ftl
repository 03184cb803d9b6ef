## Mate problems

cli-no-solver = Задачы на мат рашаюцца толькі для сёгі; для гульні { $game } пакуль не.
cli-mate = Мат; паўхадоў: { $plies }
cli-no-mate = Мату няма.
cli-unknown = У зададзеных межах мат не знойдзены.
cli-unique = Першы ход адзіны.
cli-not-unique = Першых хадоў больш за адзін.
