## What a screen reader says; the variables are names and squares

speech-board = Доска: { $game }, вертикалей { $files }, горизонталей { $ranks }
speech-square-empty = { $square }, пусто
speech-square-piece = { $square }, { $side }: { $piece }
speech-selected = Выбрано: { $piece }, { $square }
speech-selected-hand = Выбрано из резерва: { $piece }
speech-released = Выбор снят
speech-step = { $side }: { $piece } с { $from } на { $to }
speech-drop = { $side }: { $piece }, сбрасывание на { $to }
speech-check = шах
speech-targets = Может пойти: { $squares }
speech-no-targets = Эта фигура сейчас не может ходить
speech-where = { $piece }: { $squares }
speech-where-none = { $piece }: на доске нет
speech-keys = Стрелки — по доске, Enter — взять и поставить, Escape — отпустить, H — к резерву.
speech-list = { $list }, { $next }
