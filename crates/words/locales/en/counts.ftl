## Counts with their words

count-moves = { $count } { $count ->
        [one] move
       *[other] moves
    }
count-pieces = { $count } { $count ->
        [one] piece
       *[other] pieces
    }
count-points = { $count } { $count ->
        [one] point
       *[other] points
    }
count-games = { $count } { $count ->
        [one] game
       *[other] games
    }
count-players = { $count } { $count ->
        [one] player
       *[other] players
    }
count-seconds = { $count } { $count ->
        [one] second
       *[other] seconds
    }
count-minutes = { $count } { $count ->
        [one] minute
       *[other] minutes
    }
count-hours = { $count } { $count ->
        [one] hour
       *[other] hours
    }
count-days = { $count } { $count ->
        [one] day
       *[other] days
    }
count-times = { $count } { $count ->
        [one] time
       *[other] times
    }
count-positions = { $count } { $count ->
        [one] position
       *[other] positions
    }
count-nodes = { $count } { $count ->
        [one] node
       *[other] nodes
    }
count-errors = { $count } { $count ->
        [one] error
       *[other] errors
    }
count-mistakes = { $count } { $count ->
        [one] mistake
       *[other] mistakes
    }
count-squares = { $count } { $count ->
        [one] square
       *[other] squares
    }
