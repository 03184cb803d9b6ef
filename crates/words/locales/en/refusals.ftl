## Why a move or a claim is refused; the rule is named

refusal-game-over = The game is over.
refusal-not-your-turn = It is the other player’s turn.
refusal-no-such-square = The board has no such square.
refusal-empty-square = No piece stands on { $square }.
refusal-not-your-piece = The piece on { $square } is the other player’s.
refusal-occupied-by-own = Your own piece stands on { $square }.
refusal-wrong-piece-move = The { $piece } does not move so. { $how }
refusal-path-blocked = A piece on { $square } stands in the way.
refusal-must-promote = The { $piece } must promote here: otherwise it could never move again.
refusal-must-promote-entering = The { $piece } must promote: in this game every piece that enters the zone does.
refusal-must-promote-capturing = The { $piece } must promote: in this game every piece that captures does.
refusal-cannot-promote = The { $piece } cannot promote with this move.
refusal-no-drops = There are no drops in this game: captured pieces do not come back.
refusal-not-in-hand = Not in hand: { $piece }.
refusal-drop-on-occupied = { $square } is occupied: pieces are dropped on empty squares.
refusal-dead-end-drop = Dropped there, the { $piece } could never move (dead-end drop).
refusal-nifu = Two unpromoted pawns on file { $file } (nifu).
refusal-uchifuzume = Mate by a dropped pawn (uchifuzume).
refusal-leaves-king-in-check = Your king would be in check.
refusal-kings-face = The generals would face each other on an open file.
refusal-opposition-stands = The generals face each other: leave the file, put a piece between, or pass to accept.
refusal-needs-screen = To go there the { $piece } needs exactly one piece to jump over.
refusal-shuns-its-kind = The piece on { $square } is of the same kind: it is neither jumped over nor taken.
refusal-lion-trade = The lion-trading rule forbids taking the lion on { $square } now.
refusal-protected-from-emperor = The emperor takes no protected piece: the one on { $square } is.
refusal-no-pass = Passing is not allowed in this game.
refusal-cannot-pass = Passing is not allowed here: never in check, and for a lone general only when it cannot move.
refusal-no-such-claim = The rules in force have no such claim.
refusal-nothing-to-claim = There is no draw to claim yet.
refusal-opening-move = The set moves of the opening come first.
refusal-still-placing = All pieces in hand are placed first.
refusal-outside-own-area = The { $piece } may not be placed there: only in its own part of the board.
refusal-promotes-elsewhere = The { $piece } promotes only on the marked squares, unless it is the last one.
refusal-still-has-one = There is no promotion while your own piece of the kind is on the board: { $piece }.
refusal-promotion-strikes = With this promotion the { $piece } may not take, attack or check.
refusal-gives-stalemate = The other side would have no move without being in check, and giving stalemate is not allowed here.
refusal-declaration-not-met = The declaration does not stand: { $missing }.
refusal-kings-not-entered = Points are counted only when both kings have entered the enemy camp.

## What a declaration of an entering king lacks

declaration-king = the king is not in the zone
declaration-check = the king is in check
declaration-pieces = { $needed } pieces are needed in the zone besides the king (now { $have })
declaration-points = { $needed } points are needed (now { $have })

## The same rules named alone, as in a list of oddities

rule-game-over = the game is over
rule-not-your-turn = not the player’s turn
rule-no-such-square = no such square
rule-empty-square = no piece on the first square
rule-not-your-piece = the other player’s piece
rule-occupied-by-own = own piece there
rule-wrong-piece-move = the piece does not move so
rule-path-blocked = the way is blocked
rule-must-promote = promotion is compulsory
rule-cannot-promote = no promotion with this move
rule-no-drops = no drops in this game
rule-not-in-hand = not in hand
rule-drop-on-occupied = drop on an occupied square
rule-dead-end-drop = dead-end drop
rule-nifu = two unpromoted pawns on a file (nifu)
rule-uchifuzume = mate by a dropped pawn (uchifuzume)
rule-leaves-king-in-check = king left in check
rule-kings-face = the generals would face each other
rule-opposition-stands = the opposition is not broken
rule-needs-screen = exactly one piece must be jumped over
rule-shuns-its-kind = a cannon neither jumps over nor takes a cannon
rule-lion-trade = lion trading
rule-protected-from-emperor = piece protected from the emperor
rule-no-pass = no pass in this game
rule-cannot-pass = no pass in this position
rule-no-such-claim = no such claim
rule-nothing-to-claim = nothing to claim
rule-opening-move = opening moves first
rule-still-placing = pieces in hand are placed first
rule-outside-own-area = placed outside its part of the board
rule-promotes-elsewhere = promotion away from the marked squares
rule-still-has-one = the side still has such a piece
rule-promotion-strikes = a promotion that takes, attacks or checks
rule-gives-stalemate = giving stalemate
rule-declaration-not-met = conditions of the declaration not met
rule-kings-not-entered = the kings have not both entered
