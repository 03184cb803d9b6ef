## What a screen reader says; the variables are names and squares

speech-board = Дошка: { $game }, вертыкаляў { $files }, гарызанталяў { $ranks }
speech-square-empty = { $square }, пуста
speech-square-piece = { $square }, { $side }: { $piece }
speech-selected = Выбрана: { $piece }, { $square }
speech-selected-hand = Выбрана з рэзерву: { $piece }
speech-released = Выбар зняты
speech-step = { $side }: { $piece } з { $from } на { $to }
speech-drop = { $side }: { $piece }, выстаўленне на { $to }
speech-captured = узяцце: { $piece }
speech-promotes = ператварэнне
speech-does-not-promote = без ператварэння
speech-check = шах
speech-targets = Можа пайсці: { $squares }
speech-no-targets = Гэта фігура цяпер не можа хадзіць
speech-attacked-by = На { $square } нападаюць: { $pieces }
speech-attacked-by-none = На { $square } ніхто не нападае
speech-where = { $piece }: { $squares }
speech-where-none = { $piece }: на дошцы няма
speech-keys = Стрэлкі — па дошцы, Enter — узяць і паставіць, Escape — адпусціць, H — да рэзерву.
speech-square = { $file } { $rank }
speech-list = { $list }, { $next }
