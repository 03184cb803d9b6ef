## Counts with their words

count-moves = { $count } { $count ->
        [one] ход
        [few] хады
        [many] хадоў
       *[other] ходу
    }
count-pieces = { $count } { $count ->
        [one] фігура
        [few] фігуры
        [many] фігур
       *[other] фігуры
    }
count-points = { $count } { $count ->
        [one] бал
        [few] балы
        [many] балаў
       *[other] бала
    }
count-games = { $count } { $count ->
        [one] партыя
        [few] партыі
        [many] партый
       *[other] партыі
    }
count-players = { $count } { $count ->
        [one] гулец
        [few] гульцы
        [many] гульцоў
       *[other] гульца
    }
count-seconds = { $count } { $count ->
        [one] секунда
        [few] секунды
        [many] секунд
       *[other] секунды
    }
count-minutes = { $count } { $count ->
        [one] хвіліна
        [few] хвіліны
        [many] хвілін
       *[other] хвіліны
    }
count-hours = { $count } { $count ->
        [one] гадзіна
        [few] гадзіны
        [many] гадзін
       *[other] гадзіны
    }
count-days = { $count } { $count ->
        [one] дзень
        [few] дні
        [many] дзён
       *[other] дня
    }
count-times = { $count } { $count ->
        [one] раз
        [few] разы
        [many] разоў
       *[other] разу
    }
count-positions = { $count } { $count ->
        [one] пазіцыя
        [few] пазіцыі
        [many] пазіцый
       *[other] пазіцыі
    }
count-nodes = { $count } { $count ->
        [one] вузел
        [few] вузлы
        [many] вузлоў
       *[other] вузла
    }
count-errors = { $count } { $count ->
        [one] памылка
        [few] памылкі
        [many] памылак
       *[other] памылкі
    }
count-mistakes = { $count } { $count ->
        [one] памылка
        [few] памылкі
        [many] памылак
       *[other] памылкі
    }
count-squares = { $count } { $count ->
        [one] поле
        [few] палі
        [many] палёў
       *[other] поля
    }
