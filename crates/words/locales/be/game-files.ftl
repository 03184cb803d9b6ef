## Што не так у файле з апісаннем гульні

gamefile-too-large = У файле { $bytes } байт, а ў апісанні гульні іх можа быць не больш за { $most }.
gamefile-no-text = Адсюль файл — не тэкст у UTF-8.
gamefile-syntax = «{ $near }» — не TOML: пішыце КЛЮЧ = ЗНАЧЭННЕ або [ТАБЛІЦА], а тэксты — у двукоссі.
gamefile-bare-key = Ключ «{ $key }» пішацца ў двукоссі: { $quoted } = ЗНАЧЭННЕ.
gamefile-unfinished = У канцы радка чагосьці не хапае: значэння, двукосся або дужкі.
gamefile-twice-key = Ключ «{ $key }» стаіць тут другі раз: пакіньце адзін.
gamefile-unknown-key = У { $key } няма ключа «{ $found }»; ёсць: { $known }.
gamefile-unknown-key-of-file = У файле ёсць ключ «{ $found }», які нічога не значыць; бываюць: { $known }.
gamefile-meant = Можа быць, меўся на ўвазе «{ $meant }»?
gamefile-missing = Няма ключа «{ $key }».
gamefile-needs-text = Ключу «{ $key }» патрэбны тэкст у двукоссі.
gamefile-needs-number = Ключу «{ $key }» патрэбны цэлы лік.
gamefile-needs-truth = Ключу «{ $key }» патрэбна true або false.
gamefile-needs-list = Ключу «{ $key }» патрэбны спіс у квадратных дужках.
gamefile-needs-table = Ключу «{ $key }» патрэбна табліца: ключы пад [{ $key }] або ў фігурных дужках.
gamefile-range = Лік «{ $key }» — ад { $least } да { $most }, а не { $found }.
gamefile-unknown-word = «{ $key }» не можа быць «{ $found }»; можа быць: { $known }.
gamefile-unknown-parent = Няма гульні «{ $found }», ад якой можна адштурхоўвацца; ёсць: { $known }.
gamefile-unknown-kind = «{ $key }» называе фігуру «{ $found }», якой у гульні няма; ёсць: { $known }.
gamefile-unknown-region = «{ $key }» называе вобласць «{ $found }», якой у гульні няма; ёсць: { $known }.
gamefile-unknown-square = «{ $found }» сюды не падыходзіць: патрэбны палі дошкі, ад { $first } да { $last }.
gamefile-id = «{ $found }» не можа быць імем: пішыце да 40 знакаў a–z, 0–9 і -, пачынаючы з літары.
gamefile-taken-id = Імя «{ $found }» ужо носіць іншая гульня: выберыце сваё.
gamefile-letter = «{ $found }» тут не можа быць літарай: пішыце адну з A–Z, а для фігуры — да 7 з A–Z і 0–9.
gamefile-long = «{ $found }» пустое або занадта доўгае: пішыце ад 1 да { $most } знакаў.
gamefile-twins = У фігур «{ $one }» і «{ $other }» адна літара: кожнай патрэбна свая.
gamefile-nothing-taken = У зыходнай гульні няма «{ $key }», прыбіраць няма чаго.
gamefile-too-many = Тут запісаў: { $found } ({ $key }), а магчыма не больш за { $most }.
gamefile-start = Пазіцыя «{ $position }» не прынята. { $reason }
gamefile-move = «{ $text }» — не ход. { $reason }
gamefile-rules = З гэтых правіл не выходзіць гульні: { $reason }.

## Чаму ход у натацыі Бетцы не чытаецца

betza-unknown-atom = «{ $letter }» у слупку { $column } — не крок: пасля малых літар пішыце W F D N A Z R B Q K.
betza-no-atom = Тэкст канчаецца малымі літарамі: за імі патрэбны крок, напрыклад W або F.
betza-no-steps = Літары «{ $directions }» не выбіраюць ніводнага кроку з «{ $atom }».
betza-reach = «{ $digits }» у слупку { $column } — не далёкасць: пішыце лік ад 1 да 99.
betza-unknown-power = «{ $name }» у фігурных дужках — не асаблівая сіла: пішыце Lion, Lin2:fW, Lin3, HookR, HookB, Hop:fsW, Over:fW, Igui або Emperor.

## Чаму часткі правіл не падыходзяць адна да адной

gamefile-power-under-check = У «{ $subject }» асаблівая сіла ў фігурных дужках; тады трэба «royal_safety = capturable».
gamefile-jump-under-check = «{ $subject }» скача цераз фігуры; тады трэба «royal_safety = capturable» або ніводнай каралеўскай фігуры.
gamefile-jump-aside = «{ $subject }» скача цераз фігуры і трапляе на тыя ж палі інакш: прыбярыце адзін з двух хадоў.
gamefile-royal-in-hand = «{ $subject }» — царская фігура: у руцэ яна можа быць толькі там, дзе каралёў бяруць, а расстаўляцца — толькі там, дзе іх не бяруць.
gamefile-power-aside = У «{ $subject }» асаблівая сіла ў фігурных дужках: яе месца ва ўласным ходзе фігуры, а не ў «also».
gamefile-needs-western = «{ $subject }» патрабуе пазіцый заходніх гульняў: напішыце «notation = western» пад [board].
gamefile-needs-shogi = «{ $subject }» патрабуе пазіцый сёгі без фігур у руцэ: напішыце «notation = shogi» пад [board], і без скідаў.
gamefile-not-in-hand = Фігуру «{ $subject }» можна ўзяць, але ў «order» пад [drops] ёй няма месца.
gamefile-long-hand-letter = Фігура «{ $subject }» трапляе ў руку; тады яна не ператворана і літара ў яе адна.
gamefile-many-men = У «{ $subject }» занадта шмат фігур: калі яны вяртаюцца на дошку, іх не больш за 250.
gamefile-promoted-letter = У «{ $subject }» літара з +; тады ў фігуры, якая ў яе ператвараецца, тая ж літара без +.
gamefile-castling = Ракіроўка ідзе па гарызанталі або вертыкалі: яе права называе першыя палі караля і ладдзі, і абое стаяць там; сам кароль туды не ходзіць.
gamefile-opening = Ход пачатку ідзе па гарызанталі або вертыкалі, і яго права называе поле, з якога ён пачынаецца.
gamefile-empty-right = Права называе поле, на якім спачатку нічога не стаіць.
gamefile-low-board = Для ўзяцця на праходзе патрэбна дошка хаця б з чатырма гарызанталямі.
gamefile-many-steps = У фігур занадта шмат розных крокаў: магчыма не больш за 250 напрамкаў.
gamefile-many-begins = Занадта шмат хадоў пачынаецца толькі ў абласцях: магчыма не больш за 100.
gamefile-many-royals = У «{ $subject }» занадта шмат каралеўскіх фігур: магчыма не больш за 100.
