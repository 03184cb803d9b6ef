## Mate problems

cli-no-solver = У гульні { $game } задач на мат няма: караля там бяруць, мату не бывае.
cli-mate = Мат; паўхадоў: { $plies }
cli-no-mate = Мату няма.
cli-unknown = У зададзеных межах мат не знойдзены.
cli-unique = Першы ход адзіны.
cli-not-unique = Першых хадоў больш за адзін.
