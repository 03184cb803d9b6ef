## What is wrong with a file that describes a game

gamefile-too-large = The file has { $bytes } bytes; a game file has at most { $most }.
gamefile-no-text = From here on the file is not text in UTF-8.
gamefile-syntax = “{ $near }” is not TOML: write KEY = VALUE or [TABLE], and texts in quotes.
gamefile-bare-key = The key “{ $key }” stands in quotes: write { $quoted } = VALUE.
gamefile-unfinished = Something is missing where the line ends: a value, a quote or a bracket.
gamefile-twice-key = The key “{ $key }” stands here a second time: keep one of them.
gamefile-unknown-key = { $key } has no key “{ $found }”; it has: { $known }.
gamefile-unknown-key-of-file = The file has a key “{ $found }” that means nothing; there are: { $known }.
gamefile-meant = Was “{ $meant }” meant?
gamefile-missing = The key “{ $key }” is missing.
gamefile-needs-text = “{ $key }” needs a text in quotes.
gamefile-needs-number = “{ $key }” needs a whole number.
gamefile-needs-truth = “{ $key }” needs true or false.
gamefile-needs-list = “{ $key }” needs a list in square brackets.
gamefile-needs-table = “{ $key }” needs a table: keys under [{ $key }], or in braces.
gamefile-range = “{ $key }” is from { $least } to { $most }, not { $found }.
gamefile-unknown-word = “{ $key }” cannot be “{ $found }”; it can be: { $known }.
gamefile-unknown-parent = There is no game “{ $found }” to be the parent; there are: { $known }.
gamefile-unknown-kind = “{ $key }” names the piece “{ $found }”, which the game does not have; it has: { $known }.
gamefile-unknown-region = “{ $key }” names the region “{ $found }”, which the game does not have; it has: { $known }.
gamefile-unknown-square = “{ $found }” is not what belongs here: squares of the board, from { $first } to { $last }.
gamefile-id = “{ $found }” cannot be an id: write up to 40 of a–z, 0–9 and -, beginning with a letter.
gamefile-taken-id = The id “{ $found }” belongs to another game: choose one of your own.
gamefile-letter = “{ $found }” cannot be a letter here: write one of A–Z, or for a piece up to 7 of A–Z and 0–9.
gamefile-long = “{ $found }” is empty or too long: write 1 to { $most } characters.
gamefile-twins = The pieces “{ $one }” and “{ $other }” have the same letter: each needs its own.
gamefile-nothing-taken = The parent has no “{ $key }” that could be taken away.
gamefile-too-many = There are { $found } entries here ({ $key }); at most { $most } are possible.
gamefile-start = The position “{ $position }” is refused. { $reason }
gamefile-move = “{ $text }” is not a move. { $reason }
gamefile-rules = These rules make no game: { $reason }.

## Why a move in Betza's notation cannot be read

betza-unknown-atom = “{ $letter }” in column { $column } is not a step: after small letters use W F D N A Z R B Q K.
betza-no-atom = The text ends after small letters: a step such as W or F must follow.
betza-no-steps = The letters “{ $directions }” pick no step of “{ $atom }”.
betza-reach = “{ $digits }” in column { $column } is not a reach: write a number from 1 to 99.
betza-unknown-power = “{ $name }” in braces is not a power: use Lion, Lin2:fW, Lin3, HookR, HookB, Hop:fsW, Over:fW, Igui or Emperor.

## Why parts of the rules do not go together

gamefile-power-under-check = “{ $subject }” has a power in braces; then royal_safety must be “capturable”.
gamefile-jump-under-check = “{ $subject }” jumps over pieces; then royal_safety must be “capturable”, or no piece royal.
gamefile-jump-aside = “{ $subject }” jumps over pieces and comes to the same squares in another way: take one of the two away.
gamefile-royal-in-hand = “{ $subject }” is royal: it can be in hand only where kings are taken, and be placed only where they are not.
gamefile-power-aside = “{ $subject }” has a power in braces: it belongs into the piece’s own move, not into “also”.
gamefile-needs-western = “{ $subject }” needs the positions of Western games: write “notation = western” under [board].
gamefile-needs-shogi = “{ $subject }” needs the positions of shogi without pieces in hand: write “notation = shogi” under [board] and no drops.
gamefile-not-in-hand = “{ $subject }” can be captured, but “order” under [drops] has no place for it.
gamefile-long-hand-letter = “{ $subject }” comes into the hand; then it is unpromoted and its letter is a single one.
gamefile-many-men = “{ $subject }” has too many pieces: where they come back there are at most 250.
gamefile-promoted-letter = “{ $subject }” has a letter with +; then what promotes to it has the same letter without +.
gamefile-castling = A castling goes along a rank or file: its right names where king and rook stand at first, and both are there; the king cannot walk there by itself.
gamefile-opening = A move of the opening goes along a rank or file, and its right names where it begins.
gamefile-empty-right = A right names a square on which nothing stands at first.
gamefile-low-board = Taking in passing (en passant) needs a board of four ranks or more.
gamefile-many-steps = The pieces have too many different steps: at most 250 directions are possible.
gamefile-many-begins = Too many moves begin in regions only: at most 100 are possible.
gamefile-many-royals = “{ $subject }” has too many royal pieces: at most 100 are possible.
