## Что не так в файле с описанием игры

gamefile-too-large = В файле { $bytes } байт, а в описании игры их может быть не больше { $most }.
gamefile-no-text = Отсюда файл — не текст в UTF-8.
gamefile-syntax = «{ $near }» — не TOML: пишите КЛЮЧ = ЗНАЧЕНИЕ или [ТАБЛИЦА], а тексты — в кавычках.
gamefile-bare-key = Ключ «{ $key }» пишется в кавычках: { $quoted } = ЗНАЧЕНИЕ.
gamefile-unfinished = В конце строки чего-то не хватает: значения, кавычки или скобки.
gamefile-twice-key = Ключ «{ $key }» стоит здесь второй раз: оставьте один.
gamefile-unknown-key = В { $key } нет ключа «{ $found }»; есть: { $known }.
gamefile-unknown-key-of-file = В файле есть ключ «{ $found }», который ничего не значит; бывают: { $known }.
gamefile-meant = Может быть, имелось в виду «{ $meant }»?
gamefile-missing = Нет ключа «{ $key }».
gamefile-needs-text = Ключу «{ $key }» нужен текст в кавычках.
gamefile-needs-number = Ключу «{ $key }» нужно целое число.
gamefile-needs-truth = Ключу «{ $key }» нужно true или false.
gamefile-needs-list = Ключу «{ $key }» нужен список в квадратных скобках.
gamefile-needs-table = Ключу «{ $key }» нужна таблица: ключи под [{ $key }] или в фигурных скобках.
gamefile-range = Число «{ $key }» — от { $least } до { $most }, а не { $found }.
gamefile-unknown-word = «{ $key }» не может быть «{ $found }»; может быть: { $known }.
gamefile-unknown-parent = Нет игры «{ $found }», от которой можно отталкиваться; есть: { $known }.
gamefile-unknown-kind = «{ $key }» называет фигуру «{ $found }», которой в игре нет; есть: { $known }.
gamefile-unknown-region = «{ $key }» называет область «{ $found }», которой в игре нет; есть: { $known }.
gamefile-unknown-square = «{ $found }» сюда не подходит: нужны поля доски, от { $first } до { $last }.
gamefile-id = «{ $found }» не может быть именем: пишите до 40 знаков a–z, 0–9 и -, начиная с буквы.
gamefile-taken-id = Имя «{ $found }» уже носит другая игра: выберите своё.
gamefile-letter = «{ $found }» здесь не может быть буквой: пишите одну из A–Z, а для фигуры — до 7 из A–Z и 0–9.
gamefile-long = «{ $found }» пусто или слишком длинно: пишите от 1 до { $most } знаков.
gamefile-twins = У фигур «{ $one }» и «{ $other }» одна буква: каждой нужна своя.
gamefile-nothing-taken = У исходной игры нет «{ $key }», убирать нечего.
gamefile-too-many = Здесь записей: { $found } ({ $key }), а возможно не больше { $most }.
gamefile-start = Позиция «{ $position }» не принята. { $reason }
gamefile-move = «{ $text }» — не ход. { $reason }
gamefile-rules = Из этих правил не выходит игры: { $reason }.

## Почему ход в нотации Бетцы не читается

betza-unknown-atom = «{ $letter }» в столбце { $column } — не шаг: после малых букв пишите W F D N A Z R B Q K.
betza-no-atom = Текст кончается малыми буквами: за ними нужен шаг, например W или F.
betza-no-steps = Буквы «{ $directions }» не выбирают ни одного шага из «{ $atom }».
betza-reach = «{ $digits }» в столбце { $column } — не дальность: пишите число от 1 до 99.
betza-unknown-power = «{ $name }» в фигурных скобках — не особая сила: пишите Lion, Lin2:fW, Lin3, HookR, HookB, Hop:fsW, Over:fW, Igui или Emperor.

## Почему части правил не подходят друг к другу

gamefile-power-under-check = У «{ $subject }» особая сила в фигурных скобках; тогда нужно «royal_safety = capturable».
gamefile-jump-under-check = «{ $subject }» прыгает через фигуры; тогда нужно «royal_safety = capturable» или ни одной королевской фигуры.
gamefile-jump-aside = «{ $subject }» прыгает через фигуры и попадает на те же поля иначе: уберите один из двух ходов.
gamefile-royal-in-hand = «{ $subject }» — королевская фигура: в руке она может быть только там, где королей берут, а расставляться — только там, где их не берут.
gamefile-power-aside = У «{ $subject }» особая сила в фигурных скобках: её место в собственном ходе фигуры, а не в «also».
gamefile-needs-western = «{ $subject }» требует позиций западных игр: напишите «notation = western» под [board].
gamefile-needs-shogi = «{ $subject }» требует позиций сёги без фигур в руке: напишите «notation = shogi» под [board], и без сбросов.
gamefile-not-in-hand = Фигуру «{ $subject }» можно взять, но в «order» под [drops] ей нет места.
gamefile-long-hand-letter = Фигура «{ $subject }» попадает в руку; тогда она не превращена и буква у неё одна.
gamefile-many-men = В «{ $subject }» слишком много фигур: если они возвращаются на доску, их не больше 250.
gamefile-promoted-letter = У «{ $subject }» буква с +; тогда у фигуры, которая в неё превращается, та же буква без +.
gamefile-castling = Рокировка идёт по горизонтали или вертикали: её право называет первые поля короля и ладьи, и оба стоят там; сам король туда не ходит.
gamefile-opening = Ход начала идёт по горизонтали или вертикали, и его право называет поле, с которого он начинается.
gamefile-empty-right = Право называет поле, на котором вначале ничего не стоит.
gamefile-low-board = Для взятия на проходе нужна доска хотя бы с четырьмя горизонталями.
gamefile-many-steps = У фигур слишком много разных шагов: возможно не больше 250 направлений.
gamefile-many-begins = Слишком много ходов начинается только в областях: возможно не больше 100.
gamefile-many-royals = В «{ $subject }» слишком много королевских фигур: возможно не больше 100.
