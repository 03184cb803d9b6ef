## What is odd about a place in a record

oddity-undecodable = Эти байты — не текст в кодировке { $text } (байт { $understood }).
oddity-encoding-differs = В файле сказано «{ $text }», но его кодировка — { $understood }.
oddity-control-character = Управляющий знак { $understood } в «{ $text }».
oddity-unknown-line = Строка неизвестного вида оставлена в стороне: «{ $text }».
oddity-unreadable-move = Ход не удалось прочитать: «{ $text }».
oddity-illegal-move = «{ $text }» нарушает правило: { $understood }.
oddity-rest-not-read = Начиная с «{ $text }» не прочитано ходов: { $understood }.
oddity-after-end = «{ $text }» стоит после конца партии.
oddity-ply-number = Номер хода в «{ $text }» должен быть { $understood }.
oddity-piece-differs = «{ $text }» называет не ту фигуру, что стоит на поле: { $understood }.
oddity-no-origin = «{ $text }» не говорит, откуда идёт фигура; принято за { $understood }.
oddity-variation-nowhere = Вариант начинается с хода, до которого не доходит ни одна линия: «{ $text }».
oddity-unknown-handicap = Фора «{ $text }» неизвестна; принято за { $understood }.
oddity-start-position = С такой позиции играть нельзя: «{ $text }».
oddity-start-position-because = С этой позиции нельзя играть: «{ $text }». { $understood }.
oddity-result-differs = «{ $text }» противоречит ходам; по ходам победитель: { $understood }.
oddity-count-differs = «{ $text }» называет не то число ходов: их { $understood }.
oddity-unreadable-time = Время не удалось прочитать: «{ $text }».
oddity-header-twice = Заголовок повторён: «{ $text }».
oddity-nothing-found = Записи партии здесь нет.
oddity-unread-format = Это запись в формате { $understood }; читаются форматы KIF, USI и SFEN.
oddity-nobody = нет
severity-note = замечание
severity-warning = предупреждение
severity-error = ошибка
