## What each command does

help-about = Shogi and its family: play, judge, draw, convert, count, serve
help-serve = Opens the games in a browser
help-games = Lists every game
help-rules = Shows the rules of a game and their options
help-show = Draws a position
help-moves = Lists the legal moves, sorted
help-judge = Plays the moves and gives the verdict
help-perft = Counts the sequences of moves of a given length
help-mate = Solves a mate problem
help-convert = Converts a record to another format
help-check = Checks a record: every oddity with its place, and the verdict
help-check-game = Checks a file that describes a game
help-play = Plays a game in the terminal
help-engine = Speaks an engine protocol
help-bench = Does a fixed amount of work and reports the speed

## Errors

cli-error = Error: { $reason }
cli-unknown-game = There is no game “{ $game }”. “shogido games” lists them all.
cli-board-only = { $game }: the board is known, the rules are not. It cannot be played.
cli-unknown-language = There is no language “{ $language }”; there are en, ru, be and ja.
cli-rule-form = “{ $text }” is not a rule: write NAME=VALUE, for instance impasse=declare-27.
cli-rule-twice = The rule { $name } is given twice, as { $first } and as { $second }.
cli-value-wrong = “{ $value }” is not possible for { $option }: { $reason }.
cli-value-missing = { $option } needs a value.
cli-unknown-argument = There is no argument “{ $text }” here.
cli-unknown-command = There is no command “{ $text }”. “shogido --help” lists them all.
cli-missing = Missing: { $text }.
cli-conflict = { $text } does not go with { $other }.
cli-no-text = What was typed is not text in UTF-8.
cli-called-wrongly = The program was called wrongly: { $reason }.
cli-data-unusable = The data cannot be kept in { $folder }: { $reason }.
cli-data-too-new = The data was written by a newer Shogido; use that one.
cli-data-failed = The database failed: { $reason }.
cli-one-of = “{ $value }” is not possible for { $option }; it can be: { $known }.
cli-file-unreadable = Cannot read { $file }: { $reason }.
cli-file-unwritable = Cannot write { $file }: { $reason }. Nothing was written.
cli-file-too-large = { $file } is larger than { $limit } bytes.
cli-format-unknown = The format of { $file } is not recognised; name it with --from. Known: { $known }.
cli-position-error = Position: { $reason }
cli-move-error = Move { $number }, “{ $text }”: { $reason }
cli-after-end = Move { $number }, “{ $text }”: the game has ended before it.
cli-no-fast-kernel = The fast kernel knows only shogi; use --kernel general for { $game }.
cli-place = line { $line }, column { $column }: { $text }
cli-place-line = line { $line }: { $text }
cli-in-file = { $file }, { $text }
cli-game-twice = Two games have the id “{ $game }”: each needs its own.
cli-address-in-use = Cannot listen at { $address }: { $reason }. Choose another address with --listen.

## Why the operating system refuses

system-not-found = there is no such file or folder ({ $detail })
system-permission-denied = the system does not permit it ({ $detail })
system-is-a-folder = it is a folder ({ $detail })
system-is-no-folder = a part of the path is no folder ({ $detail })
system-already-exists = it exists already ({ $detail })
system-address-in-use = the address is in use ({ $detail })
system-address-not-available = this machine has no such address ({ $detail })
system-full = there is no room for it ({ $detail })
system-read-only = nothing can be written there ({ $detail })
system-bad-name = the name is not possible ({ $detail })
system-other = the system refused ({ $detail })

## Output

cli-serving = Shogido is at { $address }. Stop it with Ctrl+C.
cli-stopping = Stopping; every game is saved.
cli-open = open
cli-hidden = hidden
cli-board = Board: { $files }×{ $ranks }
cli-rules-in-force = Rules in force: { $rules }
cli-game-sound = { $game } ({ $id }) is a sound game.
cli-game-counts = Kinds of pieces: { $kinds }; first moves: { $moves }
cli-going-on = The game goes on.
cli-left-open = The record ends with “{ $word }”; the game is left open.
cli-plies = Moves played: { $count }
cli-illegal = Move { $number }, { $move }, is illegal: { $reason }
cli-in-check = { $side } is in check.
cli-no-oddities = Nothing odd was found.
cli-oddities = { $count } { $count ->
        [one] oddity
       *[other] oddities
    } found.
cli-your-move = Your move
cli-your-move-help = Type a move such as 7g7f, or: moves, hint, back, resign, help, quit.
cli-machine-plays = The machine plays { $move }
cli-machine-thinks = The machine is thinking…
cli-lossy = Something of the record would be lost; nothing was written. --lenient converts what was understood.
cli-not-kept = { $format } keeps only the moves: variations, comments and times are left out.
cli-one-record = A KIF file holds one record, but { $count } were found; convert to usi or sfen instead.
cli-replaced = { $encoding } has no signs for: { $signs }. They were replaced.
cli-no-fonts = This machine has no fonts to draw letters with; use --format svg.

## What each argument means

argument-lang = Language of every text: en, ru, be or ja (default: from LANG)
argument-game = Id of the game, as in “shogido games”
argument-position = Position: SFEN, or startpos where left out
argument-handicap = Handicap the game began with, as in “shogido rules GAME”
argument-moves = Moves to play first, divided by blanks
argument-judge-moves = Moves to judge, and the words win, impasse and resign
argument-rules = A rule to play by, as in “shogido rules GAME”; may be repeated
argument-rule-set = A whole set of rules: “book”, as the sources say, or “modern”, as the game is played today; single rules come on top
argument-json = Print one JSON document
argument-format = How to draw
argument-pieces = Piece set
argument-coordinates = What is written on the edges
argument-output = File to write
argument-depth = Length of the sequences, in plies
argument-divide = Count the sequences behind each first move
argument-kernel = Which implementation of the rules counts (default: the fast one where it knows the game)
argument-threads = Threads
argument-file = Record to read, or “-” for the standard input
argument-game-files = File that describes a game (TOML); its id then names the game everywhere; may be repeated
argument-check-game-file = File that describes a game (TOML), or “-” for the standard input
argument-rules-format = How to print the card: text, json, or toml, a file that describes the game
argument-from = Format of the record (default: guessed)
argument-to = Format to write: kif, kifu, usi or sfen
argument-encoding = Encoding of the output: utf-8, shift-jis, euc-jp, utf-16le
argument-lenient = Write what was understood although something is lost
argument-all = Find every first move of a shortest mate
argument-max-plies = Longest mate to look for, in plies
argument-nodes = Positions to look at, at most
argument-level = Play against the machine at this level, from 1 to 10; without it two play at one keyboard
argument-side = Your side against the machine
argument-listen = Address to listen on
argument-data = Folder for the database
argument-open = Open a browser
argument-protocol = Protocol
argument-help = Print help
argument-version = Print the version
help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
