## Why a move or a claim is refused; the rule is named

refusal-game-over = Партыя скончана.
refusal-not-your-turn = Цяпер ход суперніка.
refusal-no-such-square = Такога поля на дошцы няма.
refusal-empty-square = На полі { $square } няма фігуры.
refusal-not-your-piece = На полі { $square } стаіць фігура суперніка.
refusal-occupied-by-own = На полі { $square } стаіць свая фігура.
refusal-wrong-piece-move = Фігура так не ходзіць: { $piece }. { $how }
refusal-path-blocked = На шляху стаіць фігура: { $square }.
refusal-must-promote = Тут ператварэнне абавязковае, інакш фігуры не будзе куды хадзіць: { $piece }.
refusal-must-promote-entering = Ператварэнне абавязковае: { $piece }. У гэтай гульні ператвараецца кожная фігура, якая ўвайшла ў зону.
refusal-must-promote-capturing = Ператварэнне абавязковае: { $piece }. У гэтай гульні ператвараецца кожная фігура, якая бярэ.
refusal-cannot-promote = Гэтым ходам фігура не ператвараецца: { $piece }.
refusal-no-drops = У гэтай гульні няма выстаўлення: узятыя фігуры не вяртаюцца.
refusal-not-in-hand = У рэзерве такой фігуры няма: { $piece }.
refusal-drop-on-occupied = Поле { $square } занятае: выстаўляць можна толькі на вольныя палі.
refusal-dead-end-drop = Адтуль фігуры няма куды хадзіць: { $piece } (фігура без ходу).
refusal-nifu = Дзве неператвораныя пешкі на вертыкалі { $file } (ніфу).
refusal-uchifuzume = Мат выстаўленай пешкай (уціфудзумэ).
refusal-leaves-king-in-check = Ваш кароль застаўся б пад шахам.
refusal-kings-face = Каралі апынуліся б адзін насупраць аднаго на адкрытай вертыкалі.
refusal-opposition-stands = Каралі стаяць адзін насупраць аднаго: сыдзіце з вертыкалі, закрыйцеся фігурай або прыміце апазіцыю, прапусціўшы ход.
refusal-needs-screen = Для такога ходу патрэбна роўна адна фігура, праз якую можна пераскочыць. Ходзіць { $piece }.
refusal-shuns-its-kind = Праз такую ж фігуру нельга скакаць, і яе нельга браць: { $square }.
refusal-lion-trade = Забарона размену львоў: льва на { $square } цяпер браць нельга.
refusal-protected-from-emperor = Імператар не бярэ абароненых фігур, а фігура на { $square } абароненая.
refusal-no-pass = У гэтай гульні нельга прапускаць ход.
refusal-cannot-pass = Тут нельга прапускаць ход: пад шахам — ніколі, адзінокаму каралю — толькі калі яму няма куды хадзіць.
refusal-no-such-claim = Паводле прынятых правіл такая заява немагчымая.
refusal-nothing-to-claim = Патрабаваць нічыю яшчэ няма за што.
refusal-opening-move = Спачатку робяць хады, якімі пачынаюць партыю.
refusal-still-placing = Спачатку расстаўляюць усе фігуры з рэзерву.
refusal-outside-own-area = На гэта поле фігуру не ставяць: у яе свая частка дошкі. Фігура: { $piece }.
refusal-promotes-elsewhere = Фігура ператвараецца толькі на адзначаных палях, калі яна не апошняя такая. Фігура: { $piece }.
refusal-still-has-one = Ператварэння няма, пакуль такая ваша фігура на дошцы: { $piece }.
refusal-promotion-strikes = Такім ператварэннем нельга браць, нападаць і даваць шах. Ператвараецца { $piece }.
refusal-gives-stalemate = У другога боку не засталося б хадоў без шаха, а ставіць пат тут нельга.
refusal-declaration-not-met = Абвяшчэнне не прынята: { $missing }.
refusal-kings-not-entered = Балы лічаць, толькі калі абодва каралі ўвайшлі ў лагер суперніка.

## What a declaration of an entering king lacks

declaration-king = кароль не ў зоне
declaration-check = кароль пад шахам
declaration-pieces = у зоне акрамя караля трэба фігур: { $needed } (цяпер { $have })
declaration-points = трэба балаў: { $needed } (цяпер { $have })

## The same rules named alone, as in a list of oddities

rule-game-over = партыя скончана
rule-not-your-turn = не чарга гэтага гульца
rule-no-such-square = няма такога поля
rule-empty-square = на зыходным полі няма фігуры
rule-not-your-piece = фігура суперніка
rule-occupied-by-own = там свая фігура
rule-wrong-piece-move = фігура так не ходзіць
rule-path-blocked = шлях закрыты
rule-must-promote = ператварэнне абавязковае
rule-cannot-promote = ператварэнне гэтым ходам немагчымае
rule-no-drops = у гэтай гульні няма выстаўлення
rule-not-in-hand = няма ў рэзерве
rule-drop-on-occupied = выстаўленне на занятае поле
rule-dead-end-drop = фігура без ходу
rule-nifu = дзве пешкі на вертыкалі (ніфу)
rule-uchifuzume = мат выстаўленай пешкай (уціфудзумэ)
rule-leaves-king-in-check = кароль застаецца пад шахам
rule-kings-face = каралі апынуліся б адзін насупраць аднаго
rule-opposition-stands = апазіцыя не парушана
rule-needs-screen = трэба пераскочыць роўна адну фігуру
rule-shuns-its-kind = гармата не скача праз гармату і не бярэ яе
rule-lion-trade = забарона размену львоў
rule-protected-from-emperor = фігура абароненая ад імператара
rule-no-pass = няма пропуску ходу
rule-cannot-pass = тут нельга прапускаць ход
rule-no-such-claim = такой заявы няма
rule-nothing-to-claim = заяўляць няма чаго
rule-opening-move = спачатку хады пачатку
rule-still-placing = спачатку расстаўляюць фігуры з рэзерву
rule-outside-own-area = фігура пастаўлена па-за сваёй часткай дошкі
rule-promotes-elsewhere = ператварэнне па-за адзначанымі палямі
rule-still-has-one = такая фігура яшчэ на дошцы
rule-promotion-strikes = ператварэнне са ўзяццем, нападам або шахам
rule-gives-stalemate = нельга ставіць пат
rule-declaration-not-met = не выкананы ўмовы абвяшчэння
rule-kings-not-entered = не абодва каралі ўвайшлі ў лагер суперніка
