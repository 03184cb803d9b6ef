## What is wrong with a text that should be a position or a move: what, where, what would be right

position-empty = Позиция пуста: напишите «startpos» или доску, очередь хода, резервы и номер хода.
position-missing-side = После доски нет очереди хода: напишите, например, «b - 1».
position-missing-hand = После очереди хода нет резервов: напишите, например, «b - 1».
position-rank-count = На доске горизонталей { $found }, а нужно { $expected }; их разделяет «/».
position-rank-width = На горизонтали { $rank } полей { $found }, а нужно { $expected } (столбец { $column }).
position-unknown-piece = «{ $text }» в столбце { $column } — не фигура этой игры.
position-cannot-promote = «{ $text }» в столбце { $column }: эта фигура не превращается.
position-side = «{ $text }» в столбце { $column } — не очередь хода: напишите { $sides }.
position-hand = «{ $text }» в столбце { $column } — не резерв: напишите, например, «2Pb» или «-» для пустого.
position-right = «{ $text }» в столбце { $column } — не права этой игры: напишите { $known } или «-», если прав нет.
position-passed = «{ $text }» в столбце { $column } — не поле, пройденное двойным ходом.
position-chain = «{ $text }» в столбце { $column } — не поле фигуры, которая может прыгать дальше.
position-right-lost = Право «{ $letter }» в столбце { $column } утрачено: его фигуры стоят не там, где начинали.
position-number = «{ $text }» в столбце { $column } — не номер хода: напишите 1 или больше.
position-left-over = «{ $text }» в столбце { $column } — лишнее после номера хода.
position-too-many = Фигур { $letter }: { $found }, а в комплекте их { $most }.
position-royals = { $found ->
        [0] Нет королевской фигуры ({ $side })
       *[other] Королевских фигур ({ $side }): { $found }
    }; в этой игре так нельзя.
position-stuck = { $letter } на поле { $square } некуда ходить: фигура должна была превратиться.
position-nifu = Две непревращённые пешки ({ $side }) на вертикали { $file } (нифу).
position-opponent-in-check = Под шахом сторона, которая не на ходу: её короля могли бы взять.
position-line = Ход { $number }, «{ $text }», невозможен: { $reason }.
position-line-unread = Ход { $number }, «{ $text }», не прочитан: пишите 7g7f, 8h2b+ или P*5e.
move-form = «{ $text }» — не ход: пишите 7g7f, с превращением 8h2b+, сбрасывание P*5e.
move-off-board = В «{ $text }» поле вне доски: вертикали { $files }, горизонтали { $ranks }.
move-unknown-piece = «{ $text }» — не фигура, которую можно сбросить в этой игре.
move-cannot-promote = «{ $text }» — ход с превращением, но на исходном поле нет фигуры, которая превращается.
choice-unknown-option = В игре { $game } нет правила «{ $name }»; есть: { $known }.
choice-unknown-value = Правило «{ $name }» не может быть «{ $value }»; может быть: { $known }.
