## How a game ended: the winner, then the rule

end-checkmate = Перамога: { $winner }. Мат
end-stalemate = Перамога: { $winner }. Пат: { $loser } не мае хадоў
end-stalemate-draw = Нічыя: хадоў няма (пат)
end-move-limit = Перамога: { $winner }. Дасягнута мяжа колькасці хадоў
end-move-limit-draw = Нічыя: занадта шмат хадоў без узяцця
end-dead-position = Перамога: { $winner }. Ніякія хады не вядуць да мата
end-dead-position-draw = Нічыя: ніякія хады не вядуць да мата
end-counting = Перамога: { $winner }. Падлік хадоў
end-counting-draw = Нічыя: адлічаныя ўсе хады, дадзеныя на мат
end-few-men = Перамога: { $winner }. Занадта мала фігур: { $loser }
end-few-men-draw = Нічыя: занадта мала фігур
end-far-rank = Перамога: { $winner }. Усе шашкі прыйшлі на апошнюю гарызанталь
end-far-rank-draw = Нічыя: усе шашкі прыйшлі на апошнюю гарызанталь
end-bare-king = Перамога: { $winner }. Голы кароль: { $loser }
end-bare-king-draw = Нічыя: абодва каралі голыя
end-royal-captured = Перамога: { $winner }. Кароль узяты
end-repetition = Перамога: { $winner }. Пры паўторы прайграе { $loser } (сэнніцітэ)
end-repetition-draw = Нічыя: паўтор пазіцыі (сэнніцітэ)
end-perpetual-check = Перамога: { $winner }. Вечны шах: { $loser }
end-perpetual-mate-threat = Перамога: { $winner }. Вечныя шахі і пагрозы мата: { $loser }
end-perpetual-chase = Перамога: { $winner }. Вечны пераслед фігуры: { $loser }
end-opposition = Перамога: { $winner }. Апазіцыя каралёў (пікчан), балы { $points } і яшчэ 1½ таму, хто хадзіў другім
end-opposition-draw = Нічыя: апазіцыя каралёў (пікчан)
end-passes = Перамога: { $winner }. Абодва бакі прапусцілі ход, балы { $points } і яшчэ 1½ таму, хто хадзіў другім
end-passes-draw = Нічыя: абодва бакі прапусцілі ход
end-impasse = Перамога: { $winner }. Уваходжанне (дзісёгі), балы { $points }
end-impasse-draw = Нічыя: уваходжанне (дзісёгі), балы { $points }
end-declaration-failed = Перамога: { $winner }. Абвяшчэнне не прынята: { $missing }
end-try = Перамога: { $winner }. Кароль дайшоў да пачатковага поля караля суперніка (трай)
end-resignation = Перамога: { $winner }. Здача: { $loser }
end-time = Перамога: { $winner }. Скончыўся час: { $loser }
end-illegal-move = Перамога: { $winner }. Немагчымы ход: { $loser }
end-draw = Нічыя

## The rules alone

ending-checkmate = мат
ending-stalemate = пат
ending-bare-king = голы кароль
ending-royal-captured = кароль узяты
ending-repetition = паўтор пазіцыі (сэнніцітэ)
ending-perpetual-check = вечны шах
ending-perpetual-mate-threat = вечныя шахі і пагрозы мата
ending-perpetual-chase = вечны пераслед
ending-opposition = апазіцыя каралёў (пікчан)
ending-passes = абодва бакі прапусцілі ход
ending-move-limit = мяжа колькасці хадоў
ending-dead-position = мёртвая пазіцыя
ending-counting = падлік хадоў
ending-few-men = занадта мала фігур
ending-far-rank = усе шашкі на апошняй гарызанталі
ending-impasse = уваходжанне (дзісёгі)
ending-try = трай
ending-resignation = здача
ending-time = час скончыўся
ending-illegal-move = немагчымы ход
end-points = { $first } : { $second }

## Other words that end a record

ending-interruption = перапынена
ending-no-mate = мату няма
ending-agreement = нічыя па згодзе
ending-other = іншае заканчэнне
