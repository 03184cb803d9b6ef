## How each piece moves, in one sentence

move-king = One step in any direction.
move-rook = Any distance along a file or a rank.
move-bishop = Any distance along a diagonal.
move-gold-general = One step straight in any direction or diagonally forward: six squares, not diagonally back.
move-silver-general = One step straight forward or along any diagonal: five squares.
move-knight = Jumps to the two squares two ranks forward and one file aside, whatever stands between.
move-lance = Any distance straight forward.
move-pawn = One step straight forward; it captures the same way.
move-tokin = Moves as gold.
move-promoted-lance = Moves as gold.
move-promoted-knight = Moves as gold and no longer jumps.
move-promoted-silver = Moves as gold.
move-dragon-king = Moves as the rook, or one step diagonally.
move-dragon-horse = Moves as the bishop, or one step along a file or a rank.
move-drunk-elephant = One step in any direction except straight back.
move-ferocious-leopard = One step forward, back or along a diagonal, not sideways.
move-crown-prince = Moves as the king and is a second king: the side is beaten only when both are gone.
