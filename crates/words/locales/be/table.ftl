## At a table

table-title = { $game }: { $first } і { $second }
table-machine = Машына, узровень { $level }
table-you = Вы
table-hand-of = Рэзерв, { $side }
table-hand-empty = Рэзерв пусты
table-hand-piece = { $piece }, { $count }
table-to-move = Ход: { $side }
table-check = Шах
table-type-move = Увесці ход
table-type-move-note = Напрыклад, 7g7f, P*5e, 8h2b+
table-move-send = Зрабіць ход
table-promotion = Ператварыць гэту фігуру?
table-back-to-game = Да бягучай пазіцыі
table-actions = Дзеянні
table-opponent-asks-takeback = Супернік просіць вярнуць апошні ход.
table-opponent-offers-impasse = Супернік прапануе скончыць партыю ўваходжаннем і палічыць балы.
table-you-asked = Прапанова перададзена суперніку.
table-impasse = Уваходжанне: лічыць балы
table-declare = Абвясціць перамогу
table-declare-question = Абвясціць перамогу па ўваходжанні? Калі ўмова не выканана, абвяшчэнне прайграе.
table-draw = Запатрабаваць нічыю
table-draw-question = Запатрабаваць нічыю? Правілы яе цяпер даюць, і партыя скончыцца.
table-count = Пачаць лік хадоў
table-stop-count = Спыніць лік
table-counted = Лік хадоў: { $made } з { $limit }, { $side }
table-draw-open = Можна запатрабаваць нічыю
table-hint-move = Падказка: { $move }
table-invite-note = Дашліце гэту спасылку суперніку; партыя пачнецца, калі ён сядзе за стол.
table-no-script = Без JavaScript ход можна ўвесці ніжэй.
table-why-link = Правіла

## Refusals of a table

refusal-stale = Пазіцыя тым часам змянілася. Паглядзіце на дошку і выберыце ход зноў.
refusal-not-seated = Вы глядзіце гэту партыю і не сядзіце за сталом.
refusal-nothing-to-take-back = Няма ходу, які можна вярнуць.
refusal-nothing-proposed = Нічога не прапанавана.
refusal-no-hints = Падказкі ёсць толькі ў партыях з машынай або за адным экранам.
table-seat-taken = Месца занята; вы можаце глядзець.
table-move-ambiguous = Да «{ $text }» падыходзіць некалькі хадоў: { $moves }. Удакладніце.

## Keys of the keyboard

keys-board = B — да дошкі
keys-flip = F — перавярнуць дошку
keys-sound = S — уключыць або выключыць гук
keys-type = M — увесці ход
keys-replay = ←, →, Home і End па-за дошкай гартаюць хады
refusal-time-up = Ваш час скончыўся.
refusal-already-proposed = Вы ўжо гэта прапанавалі; супернік яшчэ не адказаў.
keys-ask = Замест ходу можна ўвесці «p N» — дзе коні, «s 5» або «s e» — прачытаць вертыкаль або гарызанталь, «h» — прачытаць рэзервы
refusal-log-full = Партыя занадта зацягнулася: застаецца толькі здацца.
table-pass = Прапусціць ход
table-zoom-in = Павялічыць дошку
table-zoom-out = Паменшыць дошку
keys-piece = I на полі: як ходзіць фігура, што там стаіць
table-tabs = Часткі стала
table-about = Гульня
find-next = Наступная такая фігура
find-count = { $piece }: на дошцы { $count }
find-place = { $piece }: { $place } з { $count }
find-none = Такой фігуры на дошцы няма
keys-find = / — знайсці фігуру паводле назвы або літары, N — наступная такая
