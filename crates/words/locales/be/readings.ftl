## What is wrong with a text that should be a position or a move: what, where, what would be right

position-empty = Пазіцыя пустая: напішыце «startpos» або дошку, чаргу ходу, рэзервы і нумар ходу.
position-missing-side = Пасля дошкі няма чаргі ходу: напішыце, напрыклад, «b - 1».
position-missing-hand = Пасля чаргі ходу няма рэзерваў: напішыце, напрыклад, «b - 1».
position-rank-count = На дошцы гарызанталяў { $found }, а трэба { $expected }; іх раздзяляе «/».
position-rank-width = На гарызанталі { $rank } палёў { $found }, а трэба { $expected } (слупок { $column }).
position-unknown-piece = «{ $text }» у слупку { $column } — не фігура гэтай гульні.
position-cannot-promote = «{ $text }» у слупку { $column }: гэта фігура не ператвараецца.
position-side = «{ $text }» у слупку { $column } — не чарга ходу: напішыце { $sides }.
position-hand = «{ $text }» у слупку { $column } — не рэзерв: напішыце, напрыклад, «2Pb» або «-» для пустога.
position-right = «{ $text }» у слупку { $column } — не правы гэтай гульні: напішыце { $known } або «-», калі правоў няма.
position-passed = «{ $text }» у слупку { $column } — не поле, пройдзенае падвойным ходам.
position-chain = «{ $text }» у слупку { $column } — не поле фігуры, якая можа скакаць далей.
position-right-lost = Права «{ $letter }» у слупку { $column } страчана: яго фігуры стаяць не там, дзе пачыналі.
position-number = «{ $text }» у слупку { $column } — не нумар ходу: напішыце 1 або больш.
position-left-over = «{ $text }» у слупку { $column } — лішняе пасля нумара ходу.
position-too-many = Фігур { $letter }: { $found }, а ў камплекце іх { $most }.
position-royals = { $found ->
        [0] Няма каралеўскай фігуры ({ $side })
       *[other] Каралеўскіх фігур ({ $side }): { $found }
    }; у гэтай гульні так нельга.
position-stuck = { $letter } на полі { $square } няма куды хадзіць: фігура мусіла ператварыцца.
position-nifu = Дзве неператвораныя пешкі ({ $side }) на вертыкалі { $file } (ніфу).
position-opponent-in-check = Пад шахам бок, які не на ходзе: яго караля маглі б узяць.
position-line = Ход { $number }, «{ $text }», немагчымы: { $reason }.
position-line-unread = Ход { $number }, «{ $text }», не прачытаны: пішыце 7g7f, 8h2b+ або P*5e.
move-form = «{ $text }» — не ход: пішыце 7g7f, з ператварэннем 8h2b+, выстаўленне P*5e.
move-off-board = У «{ $text }» поле па-за дошкай: вертыкалі { $files }, гарызанталі { $ranks }.
move-unknown-piece = «{ $text }» — не фігура, якую можна выставіць у гэтай гульні.
move-cannot-promote = «{ $text }» — ход з ператварэннем, але на зыходным полі няма фігуры, якая ператвараецца.
choice-unknown-option = У гульні { $game } няма правіла «{ $name }»; ёсць: { $known }.
choice-unknown-value = Правіла «{ $name }» не можа быць «{ $value }»; можа быць: { $known }.
