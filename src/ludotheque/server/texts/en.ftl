# What the table server says.
refused-not-started = The game has not started yet.
refused-paused = The table is paused.
refused-stalled = The table cannot write to its log just now. Nothing is lost; it goes on by itself.
refused-busy = The server is busy: please try again in a moment.
refused-not-your-seat = That is not your seat.
refused-not-an-action = This game has no such action.
refused-false-start = That was faster than anyone can see: the touch does not count, and costs nothing.
refused-unreadable = This message cannot be read.
refused-too-fast = Too many messages at once: please slow down.
refused-hello-first = Say hello first.
refused-protocol = This server speaks version { $spoken } of the protocol: please load the page again.
refused-token = This link to a seat is not valid any more.
refused-our-fault = Something went wrong on the server; it has been noted. Nothing has changed.
refused-no-such-page = There is nothing here.

refused-no-such-game = There is no such game on the shelf.
refused-options = A table cannot be opened like that: { $why }.
refused-server-full = No table is free on this server just now.
refused-no-such-table = There is no table with this code.
refused-already-started = The game has already started.
refused-not-over = The game is not over yet.
refused-seat-taken = Somebody already sits there.
refused-table-full = Every seat at this table is taken.
refused-name = A name needs at least one visible character.
refused-no-such-level = There is no player of that level.
refused-not-host = Only the host can do that.
refused-too-many-tables = Too many tables have been opened from here: please wait a while.
refused-too-many-requests = Too many requests: please wait a moment.
refused-request = This request cannot be read: { $why }.
refused-no-record = The record is shown once the game is over.

phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-good-luck = Good luck!
phrase-sorry = Sorry!
phrase-one-moment = One moment…
phrase-your-turn = Your turn!
phrase-laugh = Ha ha!
phrase-wow = Wow!
phrase-again = Another game?
phrase-bye = Goodbye!

serve-ready = Ludothèque is open: { $address }
serve-lan = On this network: { $address }
serve-locked = Another server is already using the folder { $folder }.
serve-stopping = Closing: everyone is told, everything is written.
