## At a table

table-title = { $game }: { $first } и { $second }
table-machine = Машина, уровень { $level }
table-you = Вы
table-hand-of = Резерв, { $side }
table-hand-empty = Резерв пуст
table-hand-piece = { $piece }, { $count }
table-to-move = Ход: { $side }
table-check = Шах
table-type-move = Ввести ход
table-type-move-note = Например, 7g7f, P*5e, 8h2b+
table-move-send = Сделать ход
table-promotion = Превратить эту фигуру?
table-back-to-game = К текущей позиции
table-actions = Действия
table-opponent-asks-takeback = Соперник просит вернуть последний ход.
table-opponent-offers-impasse = Соперник предлагает закончить партию вхождением и сосчитать очки.
table-you-asked = Предложение передано сопернику.
table-impasse = Вхождение: считать очки
table-declare = Объявить победу
table-declare-question = Объявить победу по вхождению? Если условие не выполнено, объявление проигрывает.
table-draw = Потребовать ничью
table-draw-question = Потребовать ничью? Правила её сейчас дают, и партия закончится.
table-count = Начать счёт ходов
table-stop-count = Прекратить счёт
table-counted = Счёт ходов: { $made } из { $limit }, { $side }
table-draw-open = Можно потребовать ничью
table-hint-move = Подсказка: { $move }
table-invite-note = Отправьте эту ссылку сопернику; партия начнётся, когда он сядет за стол.
table-no-script = Без JavaScript ход можно ввести ниже.
table-why-link = Правило

## Refusals of a table

refusal-stale = Позиция тем временем изменилась. Посмотрите на доску и выберите ход снова.
refusal-not-seated = Вы смотрите эту партию и не сидите за столом.
refusal-nothing-to-take-back = Нет хода, который можно вернуть.
refusal-nothing-proposed = Ничего не предложено.
refusal-no-hints = Подсказки есть только в партиях с машиной или за одним экраном.
table-seat-taken = Место занято; вы можете смотреть.
table-move-ambiguous = К «{ $text }» подходит несколько ходов: { $moves }. Уточните.

## Keys of the keyboard

keys-board = B — к доске
keys-flip = F — перевернуть доску
keys-sound = S — включить или выключить звук
keys-type = M — ввести ход
keys-replay = ←, →, Home и End вне доски листают ходы
refusal-time-up = Ваше время истекло.
refusal-already-proposed = Вы это уже предложили; соперник ещё не ответил.
keys-ask = Вместо хода можно ввести «p N» — где кони, «s 5» или «s e» — прочитать вертикаль или горизонталь, «h» — прочитать резервы
refusal-log-full = Партия слишком затянулась: остаётся только сдаться.
table-pass = Пропустить ход
table-zoom-in = Увеличить доску
table-zoom-out = Уменьшить доску
keys-piece = I на поле: как ходит стоящая там фигура
table-tabs = Части стола
table-about = Игра
find-next = Следующая такая фигура
find-count = { $piece }: на доске { $count }
find-place = { $piece }: { $place } из { $count }
find-none = Такой фигуры на доске нет
keys-find = / — найти фигуру по названию или букве, N — следующая такая
