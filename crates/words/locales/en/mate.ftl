## Mate problems

cli-no-solver = Mate problems are solved only for shogi, not yet for { $game }.
cli-mate = Mate in { $plies } plies
cli-no-mate = There is no mate.
cli-unknown = No mate was found within the limits.
cli-unique = The first move is unique.
cli-not-unique = There is more than one first move.
