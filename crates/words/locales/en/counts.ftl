## Counts with their words

count-players = { $count } { $count ->
        [one] player
       *[other] players
    }
