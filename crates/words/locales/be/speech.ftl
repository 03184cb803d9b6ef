## What a screen reader says; the variables are names and squares

speech-board = Дошка: { $game }, вертыкаляў { $files }, гарызанталяў { $ranks }
speech-square-empty = { $square }, пуста
speech-square-piece = { $square }, { $side }: { $piece }
speech-selected = Выбрана: { $piece }, { $square }
speech-selected-hand = Выбрана з рэзерву: { $piece }
speech-released = Выбар зняты
speech-step = { $side }: { $piece } з { $from } на { $to }
speech-drop = { $side }: { $piece }, выстаўленне на { $to }
speech-check = шах
speech-targets = Можа пайсці: { $squares }
speech-no-targets = Гэта фігура цяпер не можа хадзіць
speech-where = { $piece }: { $squares }
speech-where-none = { $piece }: на дошцы няма
speech-keys = Стрэлкі — па дошцы, Enter — узяць і паставіць, Escape — адпусціць, H — да рэзерву.
speech-list = { $list }, { $next }
