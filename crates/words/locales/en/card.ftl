## Headings of a rules card

card-board = Board and pieces
card-goal = Goal
card-turn = Turn
card-capture = Capturing
card-promotion = Promotion
card-drops = Drops
card-bans = What is forbidden
card-check = Check
card-endings = How a game ends
card-options = Rule options
card-handicaps = Handicaps
card-history = History
card-default = default
card-play-this = Play this game
card-try-it = Try it on the board
game-title-rules = { $game }: rules
card-how-pieces-move = How the pieces move
card-touch-piece = Touch a piece to see how it moves.
card-promotes-into = Promotes to { $piece }
card-dots = A dot is a step or a jump, an arrow a line without end.
