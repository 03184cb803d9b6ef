## What is odd about a place in a record

oddity-undecodable = Гэтыя байты — не тэкст у кадыроўцы { $text } (байт { $understood }).
oddity-encoding-differs = У файле сказана «{ $text }», але яго кадыроўка — { $understood }.
oddity-control-character = Кіроўны знак { $understood } у «{ $text }».
oddity-unknown-line = Радок невядомага віду пакінуты ўбаку: «{ $text }».
oddity-unreadable-move = Ход не ўдалося прачытаць: «{ $text }».
oddity-illegal-move = «{ $text }» парушае правіла: { $understood }.
oddity-rest-not-read = Пачынаючы з «{ $text }» не прачытана хадоў: { $understood }.
oddity-after-end = «{ $text }» стаіць пасля канца партыі.
oddity-ply-number = Нумар ходу ў «{ $text }» мае быць { $understood }.
oddity-piece-differs = «{ $text }» называе не тую фігуру, што стаіць на полі: { $understood }.
oddity-no-origin = «{ $text }» не кажа, адкуль ідзе фігура; прынята за { $understood }.
oddity-variation-nowhere = Варыянт пачынаецца з ходу, да якога не даходзіць ніводная лінія: «{ $text }».
oddity-unknown-handicap = Фора «{ $text }» невядомая; прынята за { $understood }.
oddity-start-position = З такой пазіцыі гуляць нельга: «{ $text }».
oddity-start-position-because = З гэтай пазіцыі нельга гуляць: «{ $text }». { $understood }.
oddity-result-differs = «{ $text }» супярэчыць хадам; паводле хадоў пераможца: { $understood }.
oddity-count-differs = «{ $text }» называе не тую колькасць хадоў: іх { $understood }.
oddity-unreadable-time = Час не ўдалося прачытаць: «{ $text }».
oddity-header-twice = Загаловак паўтораны: «{ $text }».
oddity-nothing-found = Запісу партыі тут няма.
oddity-unread-format = Гэта запіс у фармаце { $understood }; чытаюцца фарматы KIF, USI і SFEN.
oddity-nobody = няма
severity-note = заўвага
severity-warning = папярэджанне
severity-error = памылка
