## What each command does

help-about = Сёгі і роднасныя гульні: гуляць, судзіць, маляваць, пераўтвараць, лічыць, адкрыць сервер
help-serve = Адкрывае гульні ў браўзеры
help-games = Пералічвае ўсе гульні
help-rules = Паказвае правілы гульні і іх варыянты
help-show = Малюе пазіцыю
help-moves = Пералічвае магчымыя хады па парадку
help-judge = Робіць хады і выносіць рашэнне
help-perft = Лічыць паслядоўнасці хадоў зададзенай даўжыні
help-mate = Рашае задачу на мат
help-convert = Пераўтварае запіс партыі ў іншы фармат
help-check = Правярае запіс: кожная дзіўнасць з яе месцам і рашэнне
help-check-game = Правярае файл з апісаннем гульні
help-play = Партыя ў тэрмінале
help-engine = Размаўляе па пратаколе рухавікоў
help-bench = Выконвае зададзеную працу і паведамляе хуткасць

## Errors

cli-error = Памылка: { $reason }
cli-unknown-game = Гульні «{ $game }» няма. Усе гульні пералічвае «shogido games».
cli-board-only = { $game }: дошка вядомая, правілы не. Гуляць нельга.
cli-unknown-language = Мовы «{ $language }» няма; ёсць en, ru, be і ja.
cli-rule-form = «{ $text }» — не правіла: напішыце ІМЯ=ЗНАЧЭННЕ, напрыклад impasse=declare-27.
cli-rule-twice = Правіла { $name } зададзена двойчы: { $first } і { $second }.
cli-value-wrong = «{ $value }» не падыходзіць для { $option }: { $reason }.
cli-value-missing = Для { $option } патрэбна значэнне.
cli-unknown-argument = Аргумента «{ $text }» тут няма.
cli-unknown-command = Каманды «{ $text }» няма. Усе каманды: «shogido --help».
cli-missing = Не хапае: { $text }.
cli-conflict = { $text } не спалучаецца з { $other }.
cli-no-text = Набранае — не тэкст у UTF-8.
cli-called-wrongly = Праграма выклікана няправільна: { $reason }.
cli-data-unusable = Даныя нельга захоўваць у { $folder }: { $reason }.
cli-data-too-new = Даныя запісаны навейшай версіяй Shogido; вазьміце яе.
cli-data-failed = Памылка базы даных: { $reason }.
cli-one-of = «{ $value }» не падыходзіць для { $option }; можна: { $known }.
cli-file-unreadable = Не ўдалося прачытаць { $file }: { $reason }.
cli-file-unwritable = Не ўдалося запісаць { $file }: { $reason }. Нічога не запісана.
cli-file-too-large = { $file } большы за { $limit } байт.
cli-format-unknown = Фармат { $file } не распазнаны; пакажыце яго: --from. Вядомыя: { $known }.
cli-position-error = Пазіцыя: { $reason }
cli-move-error = Ход { $number }, «{ $text }»: { $reason }
cli-after-end = Ход { $number }, «{ $text }»: партыя ўжо скончана.
cli-no-fast-kernel = Хуткае ядро ведае толькі сёгі; для гульні { $game } пакажыце --kernel general.
cli-place = радок { $line }, слупок { $column }: { $text }
cli-place-line = радок { $line }: { $text }
cli-in-file = { $file }, { $text }
cli-game-twice = У дзвюх гульняў адно імя «{ $game }»: кожнай патрэбна сваё.
cli-address-in-use = Не ўдалося адкрыць { $address }: { $reason }. Выберыце іншы адрас: --listen.

## Why the operating system refuses

system-not-found = няма такога файла або папкі ({ $detail })
system-permission-denied = сістэма не дазваляе ({ $detail })
system-is-a-folder = гэта папка ({ $detail })
system-is-no-folder = частка шляху — не папка ({ $detail })
system-already-exists = ужо існуе ({ $detail })
system-address-in-use = адрас заняты ({ $detail })
system-address-not-available = у гэтай машыны няма такога адраса ({ $detail })
system-full = няма месца ({ $detail })
system-read-only = сюды нельга запісаць ({ $detail })
system-bad-name = імя не падыходзіць ({ $detail })
system-other = сістэма адмовіла ({ $detail })

## Output

cli-serving = Shogido працуе па адрасе { $address }. Спыніць: Ctrl+C.
cli-stopping = Спыненне; усе партыі захаваныя.
cli-open = адкрытая
cli-hidden = схаваная
cli-board = Дошка: { $files }×{ $ranks }
cli-rules-in-force = Прынятыя правілы: { $rules }
cli-game-sound = { $game } ({ $id }) — гульня ў парадку.
cli-game-counts = Відаў фігур: { $kinds }; першых хадоў: { $moves }
cli-going-on = Партыя працягваецца.
cli-left-open = Запіс канчаецца словам «{ $word }»; партыя не скончана.
cli-plies = Зроблена хадоў: { $count }
cli-illegal = Ход { $number }, { $move }, немагчымы: { $reason }
cli-in-check = Пад шахам: { $side }.
cli-no-oddities = Дзіўнага не знойдзена.
cli-oddities = Знойдзена: { $count } { $count ->
        [one] дзіўнае месца
        [few] дзіўныя месцы
        [many] дзіўных месцаў
       *[other] дзіўнага месца
    }.
cli-your-move = Ваш ход
cli-your-move-help = Увядзіце ход, напрыклад 7g7f, або: moves, hint, back, resign, help, quit.
cli-machine-plays = Ход машыны: { $move }
cli-machine-thinks = Машына думае…
cli-lossy = Частка запісу прапала б, таму нічога не запісана. З --lenient пераўтвараецца тое, што зразумета.
cli-not-kept = { $format } захоўвае толькі хады: варыянты, заўвагі і час апушчаныя.
cli-one-record = Файл KIF змяшчае адзін запіс, а знойдзена: { $count }. Пераўтварыце ў usi або sfen.
cli-replaced = У кадыроўцы { $encoding } няма знакаў: { $signs }. Яны замененыя.
cli-no-fonts = На гэтай машыне няма шрыфтоў, каб маляваць знакі; выкарыстайце --format svg.

## What each argument means

argument-lang = Мова ўсіх тэкстаў: en, ru, be або ja (прадвызначана з LANG)
argument-game = Назва гульні, як у «shogido games»
argument-position = Пазіцыя: SFEN; калі не пазначана — startpos
argument-handicap = Фора, з якой пачалася партыя, як у «shogido rules GAME»
argument-moves = Хады, якія зрабіць спачатку, праз прабел
argument-judge-moves = Хады, пра якія судзіць, і словы win, impasse, resign
argument-rules = Правіла, як у «shogido rules GAME»; можна паўтараць
argument-rule-set = Набор правіл цалкам: «book» — як у крыніцах, «modern» — як гуляюць сёння; асобныя правілы паверх яго
argument-json = Вывесці адзін дакумент JSON
argument-format = Від малюнка
argument-pieces = Від фігур
argument-coordinates = Каардынаты па краях
argument-output = Файл для запісу
argument-depth = Даўжыня паслядоўнасцей у паўхадах
argument-divide = Лічыць асобна для кожнага першага ходу
argument-kernel = Якое ядро правіл лічыць (прадвызначана хуткае, калі яно ведае гульню)
argument-threads = Колькасць патокаў
argument-file = Запіс, які чытаць, або «-» для стандартнага ўводу
argument-game-files = Файл з апісаннем гульні (TOML); яе імя тады прыдатнае ўсюды; можна паўтараць
argument-check-game-file = Файл з апісаннем гульні (TOML) або «-» для стандартнага ўводу
argument-rules-format = Від апісання: text, json або toml — файл, які апісвае гульню
argument-from = Фармат запісу (прадвызначана вызначаецца сам)
argument-to = Фармат для запісу: kif, kifu, usi або sfen
argument-encoding = Кадыроўка вываду: utf-8, shift-jis, euc-jp, utf-16le
argument-lenient = Запісаць зразуметае, хоць частка губляецца
argument-all = Знайсці ўсе першыя хады найкарацейшага мату
argument-max-plies = Самы доўгі шуканы мат у паўхадах
argument-nodes = Колькі пазіцый прагледзець найбольш
argument-level = Узровень машыны ад 1 да 10; без яго гуляюць двое за адной клавіятурай
argument-side = Ваш бок супраць машыны
argument-listen = Адрас, на якім працаваць
argument-data = Папка для базы даных
argument-open = Адкрыць браўзер
argument-protocol = Пратакол
argument-help = Паказаць даведку
argument-version = Паказаць версію
help-usage = Выкарыстанне
help-commands = Каманды
help-arguments = Аргументы
help-options = Параметры
