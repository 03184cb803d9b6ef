## What is odd about a place in a record

oddity-undecodable = These bytes are not { $text } text (byte { $understood }).
oddity-encoding-differs = The file says “{ $text }”, but its encoding is { $understood }.
oddity-control-character = A control character { $understood } stands in “{ $text }”.
oddity-unknown-line = This line is of no known kind and was left aside: “{ $text }”.
oddity-unreadable-move = This move cannot be read: “{ $text }”.
oddity-illegal-move = “{ $text }” breaks a rule: { $understood }.
oddity-rest-not-read = From “{ $text }” on, moves were not read: { $understood }.
oddity-after-end = “{ $text }” stands after the end of the game.
oddity-ply-number = The number of the move in “{ $text }” should be { $understood }.
oddity-piece-differs = “{ $text }” names another piece than the one on the square: { $understood }.
oddity-no-origin = “{ $text }” does not say where the piece comes from; taken as { $understood }.
oddity-variation-nowhere = The variation begins at a move that no line reaches: “{ $text }”.
oddity-unknown-handicap = The handicap “{ $text }” is not known; taken as { $understood }.
oddity-start-position = This is not a position to play from: “{ $text }”.
oddity-start-position-because = This is not a position to play from: “{ $text }”. { $understood }.
oddity-result-differs = “{ $text }” contradicts the moves; by the moves the winner is: { $understood }.
oddity-count-differs = “{ $text }” gives another number of moves than there are: { $understood }.
oddity-unreadable-time = This time cannot be read: “{ $text }”.
oddity-header-twice = This header stands twice: “{ $text }”.
oddity-nothing-found = No record is found here.
oddity-unread-format = This is a { $understood } record; the formats read are KIF, USI and SFEN.
oddity-nobody = nobody
severity-note = note
severity-warning = warning
severity-error = error
