## Pages that cannot be shown and messages that cannot be understood

trouble-title = This did not work
trouble-home = To the home page
trouble-not-found = There is no page at this address.
trouble-no-such-game = There is no game called “{ $game }” here. The home page shows every game.
trouble-no-such-table = There is no such table. Check the link, or begin a new game.
trouble-game-away = The game of this table comes from a file that the server was not started with, or that has changed. The table waits for it.
trouble-malformed = The message was not understood: { $reason }
trouble-storage = The game could not be saved, so nothing was changed. Try again in a moment.
trouble-busy = The server is busy. Try again in a moment.
trouble-too-many = Too many requests. Wait a moment and try again.
trouble-form = The form was not understood.
trouble-too-large = What was sent is too large.
trouble-method = This address does not take such a request.
trouble-origin = The request came from another site and was not carried out.
trouble-server = Something failed on the server. Your games are safe; try again.
trouble-reason = What happened: { $reason }
trouble-no-hint = There is no hint for this position.
trouble-no-seat = You hold no seat at this table.
trouble-too-many-tables = Too many games have been started from your network. Wait a minute and try again.
trouble-slow = The request took too long and was given up. Try again.
