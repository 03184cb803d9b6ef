## What is wrong with a text that should be a position or a move: what, where, what would be right

position-empty = The position is empty: write “startpos”, or the board, the side to move, the hands and the move number.
position-missing-side = The side to move is missing after the board: write for instance “b - 1”.
position-missing-hand = The hands are missing after the side to move: write for instance “b - 1”.
position-rank-count = The board has { $found } { $found ->
        [one] rank
       *[other] ranks
    } instead of { $expected }; ranks are divided by “/”.
position-rank-width = Rank { $rank } has { $found } { $found ->
        [one] square
       *[other] squares
    } instead of { $expected } (column { $column }).
position-unknown-piece = “{ $text }” in column { $column } is not a piece of this game.
position-cannot-promote = “{ $text }” in column { $column } does not promote.
position-side = “{ $text }” in column { $column } is not a side to move: write { $sides }.
position-hand = “{ $text }” in column { $column } is not a hand: write for instance “2Pb”, or “-” for none.
position-right = “{ $text }” in column { $column } is not a right of this game: write { $known }, or “-” for none.
position-passed = “{ $text }” in column { $column } is not a square that a double step has passed.
position-chain = “{ $text }” in column { $column } is not the square of a piece that may jump on.
position-right-lost = The right “{ $letter }” in column { $column } is lost: its pieces no longer stand where the game began.
position-number = “{ $text }” in column { $column } is not a move number: write 1 or more.
position-left-over = “{ $text }” in column { $column } is left over after the move number.
position-too-many = { $found ->
        [one] There is { $found } piece
       *[other] There are { $found } pieces
    } { $letter }, but a set has { $most }.
position-royals = { $found ->
        [0] { $side } has no royal piece
        [one] { $side } has { $found } royal piece
       *[other] { $side } has { $found } royal pieces
    }; this game does not allow it.
position-stuck = { $letter } on { $square } could never move again: it would have had to promote.
position-nifu = Two unpromoted pawns of { $side } on file { $file } (nifu).
position-opponent-in-check = The side that is not to move is in check: its king could be taken.
position-line = Move { $number }, “{ $text }”, cannot be played: { $reason }.
position-line-unread = Move { $number }, “{ $text }”, cannot be read: write 7g7f, 8h2b+ or P*5e.
move-form = “{ $text }” is not a move: write 7g7f, 8h2b+ to promote, or P*5e to drop.
move-off-board = “{ $text }” names a square off the board: files are { $files }, ranks { $ranks }.
move-unknown-piece = “{ $text }” is not a piece that can be dropped in this game.
move-cannot-promote = “{ $text }” promotes, but there is no piece on its first square that could.
choice-unknown-option = { $game } has no rule option “{ $name }”; it has: { $known }.
choice-unknown-value = Rule “{ $name }” cannot be “{ $value }”; it can be: { $known }.
