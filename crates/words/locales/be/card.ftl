## Headings of a rules card

card-board = Дошка і фігуры
card-goal = Мэта
card-turn = Ход
card-capture = Узяцце
card-promotion = Ператварэнне
card-drops = Выстаўленне
card-bans = Што забаронена
card-check = Шах
card-endings = Як заканчваецца партыя
card-options = Варыянты правіл
card-handicaps = Фора
card-history = Гісторыя
card-default = прадвызначана
card-play-this = Гуляць у гэту гульню
card-try-it = Паспрабаваць на дошцы
game-title-rules = { $game }: правілы
card-how-pieces-move = Як ходзяць фігуры
card-touch-piece = Дакраніцеся да фігуры, каб убачыць, як яна ходзіць.
card-promotes-into = Ператварэнне: { $piece }
card-dots = Кропка — крок або скачок, стрэлка — лінія да краю дошкі.
