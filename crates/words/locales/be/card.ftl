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
