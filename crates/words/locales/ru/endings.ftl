## How a game ended: the winner, then the rule

end-checkmate = Победа: { $winner }. Мат
end-stalemate = Победа: { $winner }. Пат: { $loser } не имеет ходов
end-stalemate-draw = Ничья: ходов нет (пат)
end-move-limit = Победа: { $winner }. Достигнут предел числа ходов
end-move-limit-draw = Ничья: слишком много ходов без взятия
end-dead-position = Победа: { $winner }. Никакие ходы не ведут к мату
end-dead-position-draw = Ничья: никакие ходы не ведут к мату
end-counting = Победа: { $winner }. Счёт ходов
end-counting-draw = Ничья: отсчитаны все ходы, данные на мат
end-few-men = Победа: { $winner }. Слишком мало фигур: { $loser }
end-few-men-draw = Ничья: слишком мало фигур
end-far-rank = Победа: { $winner }. Все шашки пришли на последнюю горизонталь
end-far-rank-draw = Ничья: все шашки пришли на последнюю горизонталь
end-bare-king = Победа: { $winner }. Голый король: { $loser }
end-bare-king-draw = Ничья: оба короля голые
end-royal-captured = Победа: { $winner }. Король взят
end-repetition = Победа: { $winner }. При повторении проигрывает { $loser } (сэннититэ)
end-repetition-draw = Ничья: повторение позиции (сэннититэ)
end-perpetual-check = Победа: { $winner }. Вечный шах: { $loser }
end-perpetual-mate-threat = Победа: { $winner }. Вечные шахи и угрозы мата: { $loser }
end-perpetual-chase = Победа: { $winner }. Вечное преследование фигуры: { $loser }
end-opposition = Победа: { $winner }. Оппозиция королей (пикчан), очки { $points } и ещё 1½ ходившему вторым
end-opposition-draw = Ничья: оппозиция королей (пикчан)
end-passes = Победа: { $winner }. Обе стороны пропустили ход, очки { $points } и ещё 1½ ходившему вторым
end-passes-draw = Ничья: обе стороны пропустили ход
end-impasse = Победа: { $winner }. Вхождение (дзисёги), очки { $points }
end-impasse-draw = Ничья: вхождение (дзисёги), очки { $points }
end-declaration-failed = Победа: { $winner }. Объявление не принято: { $missing }
end-try = Победа: { $winner }. Король дошёл до начального поля короля соперника (трай)
end-resignation = Победа: { $winner }. Сдача: { $loser }
end-time = Победа: { $winner }. Истекло время: { $loser }
end-illegal-move = Победа: { $winner }. Невозможный ход: { $loser }
end-draw = Ничья

## The rules alone

ending-checkmate = мат
ending-stalemate = пат
ending-bare-king = голый король
ending-royal-captured = король взят
ending-repetition = повторение позиции (сэннититэ)
ending-perpetual-check = вечный шах
ending-perpetual-mate-threat = вечные шахи и угрозы мата
ending-perpetual-chase = вечное преследование
ending-opposition = оппозиция королей (пикчан)
ending-passes = обе стороны пропустили ход
ending-move-limit = предел числа ходов
ending-dead-position = мёртвая позиция
ending-counting = счёт ходов
ending-few-men = слишком мало фигур
ending-far-rank = все шашки на последней горизонтали
ending-impasse = вхождение (дзисёги)
ending-try = трай
ending-resignation = сдача
ending-time = время истекло
ending-illegal-move = невозможный ход
end-points = { $first } : { $second }

## Other words that end a record

ending-interruption = прервана
ending-no-mate = мата нет
ending-agreement = ничья по соглашению
ending-other = другое окончание
