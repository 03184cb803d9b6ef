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
