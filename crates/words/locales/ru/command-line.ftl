## What each command does

help-about = Сёги и родственные игры: играть, судить, рисовать, преобразовывать, считать, открыть сервер
help-serve = Открывает игры в браузере
help-games = Перечисляет все игры
help-rules = Показывает правила игры и их варианты
help-show = Рисует позицию
help-moves = Перечисляет возможные ходы по порядку
help-judge = Делает ходы и выносит решение
help-perft = Считает последовательности ходов данной длины
help-mate = Решает задачу на мат
help-convert = Преобразует запись партии в другой формат
help-check = Проверяет запись: каждая странность с её местом и решение
help-check-game = Проверяет файл с описанием игры
help-play = Партия в терминале
help-engine = Говорит по протоколу движков
help-bench = Выполняет заданную работу и сообщает скорость

## Errors

cli-error = Ошибка: { $reason }
cli-unknown-game = Игры «{ $game }» нет. Все игры перечисляет «shogido games».
cli-board-only = { $game }: доска известна, правила нет. Играть нельзя.
cli-unknown-language = Языка «{ $language }» нет; есть en, ru, be и ja.
cli-rule-form = «{ $text }» — не правило: напишите ИМЯ=ЗНАЧЕНИЕ, например impasse=declare-27.
cli-rule-twice = Правило { $name } задано дважды: { $first } и { $second }.
cli-value-wrong = «{ $value }» не подходит для { $option }: { $reason }.
cli-value-missing = Для { $option } нужно значение.
cli-unknown-argument = Аргумента «{ $text }» здесь нет.
cli-unknown-command = Команды «{ $text }» нет. Все команды: «shogido --help».
cli-missing = Не хватает: { $text }.
cli-conflict = { $text } не сочетается с { $other }.
cli-no-text = Набранное — не текст в UTF-8.
cli-called-wrongly = Программа вызвана неверно: { $reason }.
cli-data-unusable = Данные нельзя хранить в { $folder }: { $reason }.
cli-data-too-new = Данные записаны более новой версией Shogido; возьмите её.
cli-data-failed = Ошибка базы данных: { $reason }.
cli-one-of = «{ $value }» не подходит для { $option }; можно: { $known }.
cli-file-unreadable = Не удалось прочитать { $file }: { $reason }.
cli-file-unwritable = Не удалось записать { $file }: { $reason }. Ничего не записано.
cli-file-too-large = { $file } больше { $limit } байт.
cli-format-unknown = Формат { $file } не распознан; укажите его: --from. Известны: { $known }.
cli-position-error = Позиция: { $reason }
cli-move-error = Ход { $number }, «{ $text }»: { $reason }
cli-after-end = Ход { $number }, «{ $text }»: партия уже окончена.
cli-no-fast-kernel = Быстрое ядро знает только сёги; для игры { $game } укажите --kernel general.
cli-place = строка { $line }, столбец { $column }: { $text }
cli-place-line = строка { $line }: { $text }
cli-in-file = { $file }, { $text }
cli-game-twice = У двух игр одно имя «{ $game }»: каждой нужно своё.
cli-address-in-use = Не удалось открыть { $address }: { $reason }. Выберите другой адрес: --listen.

## Why the operating system refuses

system-not-found = нет такого файла или папки ({ $detail })
system-permission-denied = система не разрешает ({ $detail })
system-is-a-folder = это папка ({ $detail })
system-is-no-folder = часть пути — не папка ({ $detail })
system-already-exists = уже существует ({ $detail })
system-address-in-use = адрес занят ({ $detail })
system-address-not-available = у этой машины нет такого адреса ({ $detail })
system-full = нет места ({ $detail })
system-read-only = сюда нельзя записать ({ $detail })
system-bad-name = имя не подходит ({ $detail })
system-other = система отказала ({ $detail })

## Output

cli-serving = Shogido работает по адресу { $address }. Остановить: Ctrl+C.
cli-stopping = Остановка; все партии сохранены.
cli-open = открытая
cli-hidden = скрытая
cli-board = Доска: { $files }×{ $ranks }
cli-rules-in-force = Принятые правила: { $rules }
cli-game-sound = { $game } ({ $id }) — игра в порядке.
cli-game-counts = Видов фигур: { $kinds }; первых ходов: { $moves }
cli-going-on = Партия продолжается.
cli-left-open = Запись кончается словом «{ $word }»; партия не закончена.
cli-plies = Сделано ходов: { $count }
cli-illegal = Ход { $number }, { $move }, невозможен: { $reason }
cli-in-check = Под шахом: { $side }.
cli-no-oddities = Странностей не найдено.
cli-oddities = Найдено: { $count } { $count ->
        [one] странность
        [few] странности
        [many] странностей
       *[other] странности
    }.
cli-your-move = Ваш ход
cli-your-move-help = Введите ход, например 7g7f, или: moves, hint, back, resign, help, quit.
cli-machine-plays = Ход машины: { $move }
cli-machine-thinks = Машина думает…
cli-lossy = Часть записи пропала бы, поэтому ничего не записано. С --lenient преобразуется то, что понято.
cli-not-kept = { $format } хранит только ходы: варианты, примечания и время опущены.
cli-one-record = Файл KIF вмещает одну запись, а найдено: { $count }. Преобразуйте в usi или sfen.
cli-replaced = В кодировке { $encoding } нет знаков: { $signs }. Они заменены.
cli-no-fonts = На этой машине нет шрифтов, чтобы рисовать знаки; используйте --format svg.

## What each argument means

argument-lang = Язык всех текстов: en, ru, be или ja (по умолчанию из LANG)
argument-game = Название игры, как в «shogido games»
argument-position = Позиция: SFEN; если не указана — startpos
argument-handicap = Фора, с которой началась партия, как в «shogido rules GAME»
argument-moves = Ходы, которые сделать сначала, через пробел
argument-judge-moves = Ходы, о которых судить, и слова win, impasse, resign
argument-rules = Правило, как в «shogido rules GAME»; можно повторять
argument-rule-set = Набор правил целиком: «book» — как в источниках, «modern» — как играют сегодня; отдельные правила поверх него
argument-json = Вывести один документ JSON
argument-format = Вид рисунка
argument-pieces = Вид фигур
argument-coordinates = Координаты по краям
argument-output = Файл для записи
argument-depth = Длина последовательностей в полуходах
argument-divide = Считать отдельно для каждого первого хода
argument-kernel = Какое ядро правил считает (по умолчанию быстрое, если оно знает игру)
argument-threads = Число потоков
argument-file = Запись, которую читать, или «-» для стандартного ввода
argument-game-files = Файл с описанием игры (TOML); её имя тогда годится везде; можно повторять
argument-check-game-file = Файл с описанием игры (TOML) или «-» для стандартного ввода
argument-rules-format = Вид описания: text, json или toml — файл, описывающий игру
argument-from = Формат записи (по умолчанию определяется сам)
argument-to = Формат для записи: kif, kifu, usi или sfen
argument-encoding = Кодировка вывода: utf-8, shift-jis, euc-jp, utf-16le
argument-lenient = Записать понятое, хотя часть теряется
argument-all = Найти все первые ходы кратчайшего мата
argument-max-plies = Самый длинный искомый мат в полуходах
argument-nodes = Сколько позиций просмотреть самое большее
argument-level = Уровень машины от 1 до 10; без него играют двое за одной клавиатурой
argument-side = Ваша сторона против машины
argument-listen = Адрес, на котором работать
argument-data = Папка для базы данных
argument-open = Открыть браузер
argument-protocol = Протокол
argument-help = Показать справку
argument-version = Показать версию
help-usage = Использование
help-commands = Команды
help-arguments = Аргументы
help-options = Параметры
