## Counts with their words

count-moves = { $count } { $count ->
        [one] ход
        [few] хода
        [many] ходов
       *[other] хода
    }
count-pieces = { $count } { $count ->
        [one] фигура
        [few] фигуры
        [many] фигур
       *[other] фигуры
    }
count-points = { $count } { $count ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
count-games = { $count } { $count ->
        [one] партия
        [few] партии
        [many] партий
       *[other] партии
    }
count-players = { $count } { $count ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }
count-seconds = { $count } { $count ->
        [one] секунда
        [few] секунды
        [many] секунд
       *[other] секунды
    }
count-minutes = { $count } { $count ->
        [one] минута
        [few] минуты
        [many] минут
       *[other] минуты
    }
count-hours = { $count } { $count ->
        [one] час
        [few] часа
        [many] часов
       *[other] часа
    }
count-days = { $count } { $count ->
        [one] день
        [few] дня
        [many] дней
       *[other] дня
    }
count-times = { $count } { $count ->
        [one] раз
        [few] раза
        [many] раз
       *[other] раза
    }
count-positions = { $count } { $count ->
        [one] позиция
        [few] позиции
        [many] позиций
       *[other] позиции
    }
count-nodes = { $count } { $count ->
        [one] узел
        [few] узла
        [many] узлов
       *[other] узла
    }
count-errors = { $count } { $count ->
        [one] ошибка
        [few] ошибки
        [many] ошибок
       *[other] ошибки
    }
count-mistakes = { $count } { $count ->
        [one] ошибка
        [few] ошибки
        [many] ошибок
       *[other] ошибки
    }
count-squares = { $count } { $count ->
        [one] поле
        [few] поля
        [many] полей
       *[other] поля
    }
