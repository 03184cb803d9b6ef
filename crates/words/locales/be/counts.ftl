## Counts with their words

count-players = { $count } { $count ->
        [one] гулец
        [few] гульцы
        [many] гульцоў
       *[other] гульца
    }
