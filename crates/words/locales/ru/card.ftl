## Headings of a rules card

card-board = Доска и фигуры
card-goal = Цель
card-turn = Ход
card-capture = Взятие
card-promotion = Превращение
card-drops = Сбрасывание
card-bans = Что запрещено
card-check = Шах
card-endings = Как кончается партия
card-options = Варианты правил
card-handicaps = Фора
card-history = История
card-default = по умолчанию
card-play-this = Играть в эту игру
card-try-it = Попробовать на доске
game-title-rules = { $game }: правила
card-how-pieces-move = Как ходят фигуры
card-touch-piece = Коснитесь фигуры, чтобы увидеть, как она ходит.
card-promotes-into = Превращение: { $piece }
card-dots = Точка — шаг или прыжок, стрелка — линия до края доски.
