## What a screen reader says; the variables are names and squares

speech-board = Board: { $game }, { $files } files, { $ranks } ranks
speech-square-empty = { $square }, empty
speech-square-piece = { $square }, { $side }: { $piece }
speech-selected = Picked up: { $piece }, { $square }
speech-selected-hand = From the hand: { $piece }
speech-released = Put back
speech-step = { $side }: { $piece } from { $from } to { $to }
speech-drop = { $side }: { $piece } dropped on { $to }
speech-check = check
speech-targets = Can go to: { $squares }
speech-no-targets = This piece cannot move now
speech-where = { $piece }: { $squares }
speech-where-none = { $piece }: not on the board
speech-keys = Arrow keys walk the board, Enter picks up and puts down, Escape lets go, H goes to the hand.
speech-list = { $list }, { $next }
