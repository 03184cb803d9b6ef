## Mate problems

cli-no-solver = There are no mate problems in { $game }: its kings are captured, not mated.
cli-mate = Mate in { $plies } { $plies ->
        [one] ply
       *[other] plies
    }
cli-no-mate = There is no mate.
cli-unknown = No mate was found within the limits.
cli-unique = The first move is unique.
cli-not-unique = There is more than one first move.
