## At a table

table-title = { $game }: { $first } and { $second }
table-machine = Machine, level { $level }
table-you = You
table-hand-of = In hand, { $side }
table-hand-empty = The hand is empty
table-hand-piece = { $piece }, { $count }
table-to-move = To move: { $side }
table-check = Check
table-type-move = Type a move
table-type-move-note = For example 7g7f, P*5e, 8h2b+
table-move-send = Play the move
table-promotion = Promote this piece?
table-back-to-game = Back to the game
table-actions = Actions
table-opponent-asks-takeback = The opponent asks to take the last move back.
table-opponent-offers-impasse = The opponent proposes to end the game as an impasse and count points.
table-you-asked = The question has been put to the opponent.
table-impasse = Impasse: count points
table-declare = Declare a win
table-declare-question = Declare a win by entering king? If a condition is missing, the declaration loses.
table-draw = Claim a draw
table-draw-question = Claim a draw? The rules give it now, and the game will be over.
table-count = Begin to count moves
table-stop-count = Stop counting
table-counted = Moves counted: { $made } of { $limit }, { $side }
table-draw-open = A draw may be claimed
table-hint-move = Hint: { $move }
table-invite-note = Send this link to your opponent; the game begins when the seat is taken.
table-no-script = Without JavaScript you can type your move below.
table-why-link = The rule

## Refusals of a table

refusal-stale = The position has changed meanwhile. Look at the board and choose again.
refusal-not-seated = You are watching this game and hold no seat at it.
refusal-nothing-to-take-back = There is no move to take back.
refusal-nothing-proposed = Nothing has been proposed.
refusal-no-hints = Hints are given only in games against the machine or on one screen.
table-seat-taken = The seat is taken; you can watch.
table-move-ambiguous = Several moves fit “{ $text }”: { $moves }. Say which.

## Keys of the keyboard

keys-board = B: to the board
keys-flip = F: flip the board
keys-sound = S: sound on or off
keys-type = M: type a move
keys-replay = Left, Right, Home and End outside the board step through the moves
refusal-time-up = Your time has run out.
refusal-already-proposed = You have proposed this already; the other player has not answered.
keys-ask = Type “p N” to hear where the knights are, “s 5” or “s e” to read a file or rank, “h” to read the hands
refusal-log-full = This game has grown too long to go on; only resigning is left.
table-pass = Pass
table-zoom-in = Enlarge the board
table-zoom-out = Shrink the board
keys-piece = I on a square: how its piece moves
table-tabs = Parts of the table
table-about = Game
find-next = Next such piece
find-count = { $piece }: { $count } on the board
find-place = { $piece }: { $place } of { $count }
find-none = No such piece is on the board
keys-find = /: find a piece by its name or letter; N: the next such piece
