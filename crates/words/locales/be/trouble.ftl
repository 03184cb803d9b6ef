## Pages that cannot be shown and messages that cannot be understood

trouble-title = Не атрымалася
trouble-home = На галоўную
trouble-not-found = Па гэтым адрасе старонкі няма.
trouble-no-such-game = Гульні «{ $game }» тут няма. Усе гульні — на галоўнай старонцы.
trouble-no-such-table = Такога стала няма. Праверце спасылку або пачніце новую партыю.
trouble-malformed = Не ўдалося зразумець паведамленне: { $reason }
trouble-storage = Партыю не ўдалося захаваць, таму нічога не змянілася. Паспрабуйце крыху пазней.
trouble-busy = Сервер заняты. Паспрабуйце крыху пазней.
trouble-too-many = Занадта шмат запытаў. Пачакайце крыху і паспрабуйце зноў.
trouble-form = Не ўдалося прачытаць форму.
trouble-too-large = Адпраўлена занадта шмат даных.
trouble-method = Па гэтым адрасе такія запыты не прымаюцца.
trouble-origin = Запыт прыйшоў з іншага сайта і не выкананы.
trouble-server = На серверы адбылася памылка. Вашы партыі цэлыя; паспрабуйце зноў.
trouble-reason = Што адбылося: { $reason }
trouble-no-hint = Для гэтай пазіцыі падказкі няма.
trouble-no-seat = Вы не сядзіце за гэтым сталом.
trouble-too-many-tables = З вашай сеткі пачата занадта шмат партый. Пачакайце хвіліну і паспрабуйце зноў.
trouble-slow = Запыт цягнуўся занадта доўга і быў перарваны. Паспрабуйце зноў.
