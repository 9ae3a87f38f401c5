# The pages about the server itself: what it keeps, and its operator's page. Fetched with those pages alone.
privacy-lead = What this server stores about you, for how long, and who can read it.
privacy-server = On the server
privacy-names = Your name and picture, with the moves of the games you played. There are no accounts, and nobody asks for an e-mail address.
privacy-timing = In games with races also how fast you reacted and how slow your connection is. That is the evidence that the fastest person won.
privacy-kept =
    { $days ->
        [0] Finished games are kept until the operator of this server deletes them.
        [one] Finished games are deleted one day after their end, with all names and moves.
       *[other] Finished games are deleted { $days } days after their end, with all names and moves.
    }
privacy-who = Whoever knows the code of a finished game can watch it again and read the names in it.
privacy-chat = What is written in the chat is never put on a disk. The last 50 lines of a table are in memory while the table is open.
privacy-no-chat = There is no chat on this server.
privacy-address = The address of your connection is in memory only, to limit abuse. The operator sees it while you are connected. It is not written to the log.
privacy-copies = Backups that the operator makes hold the same as the server, and are kept as long as the operator keeps them. A proxy in front of the server may write a log of its own.
privacy-device = On this device
privacy-storage = Your name, picture and settings, the keys to your seats, and the list of your games. They stay in this browser. “Your games” can empty that list. To delete the rest, clear the data of this site in the browser.
privacy-cookies = There are no cookies. Only the operator’s own page sets one, when the operator logs in.
privacy-outside = To others
privacy-none = Nothing. Pages ask no other server for anything. There is no telemetry, no advertising and no tracking, in the pages or in the server.
privacy-questions = To have something deleted, ask whoever runs this server.

operator = Operator
operator-away = The operator’s page is not offered at this address. Open it on the machine of the server, or at the address that --ops names.
operator-token = Token
operator-token-where = The server writes it to the file operator.token in its data folder, unless one was chosen with LUDOTHEQUE_OPERATOR_TOKEN.
operator-log-in = Log in
operator-log-out = Log out
operator-version = Version { $version }, running for { $time }
operator-keeps =
    { $days ->
        [0] Finished games are kept for ever.
        [one] Finished games are deleted after one day.
       *[other] Finished games are deleted after { $days } days.
    }
operator-draining = This server is about to stop.
operator-lost = The server does not answer. These figures are old.
operator-load = Load of the last minute
operator-moves = moves per second
operator-acts = acts of people per second
operator-p99 = until 99 % of acts are shown
operator-queue = until 99 % of messages are read
operator-cpu = of one processor core
operator-memory = of memory
operator-sockets = connections
operator-waiting = writes waiting
operator-slowest = Slowest acts of the last hour
operator-none = None.
operator-notice = Message to all
operator-notice-note = Everyone at a table sees it at once, below the words “{ $frame }” in their own language.
operator-notice-text = Message
operator-notice-send = Show to all
operator-notice-back = Take back
operator-notice-now = Shown for { $time } more:
operator-for = For
operator-tables = Tables
operator-table = Table
operator-game = Game
operator-phase = Phase
operator-phase-open = open
operator-phase-playing = playing
operator-phase-paused = paused
operator-phase-stalled = stalled
operator-phase-over = over
operator-phase-left = left
operator-phase-damaged = damaged
operator-seats = People
operator-seats-of = { $here } of { $people } here, { $seats } seats
operator-watching = Spectators
operator-number = Moves
operator-age = Age
operator-epoch = Epoch
operator-what = Actions
operator-close = Close
operator-close-sure = Close table { $table }? Its game ends, and everyone there is sent away. The moves so far can be watched again.
operator-close-of = Close table { $table }
operator-people = People
operator-name = Name
operator-seat = Seat
operator-spectator = spectator
operator-address = Address
operator-address-away = away
operator-line = Connection
operator-line-unknown = unknown
operator-line-good = good
operator-line-fair = fair
operator-line-poor = poor
operator-remove = Free seat
operator-remove-of = Free seat: { $name }, table { $table }
operator-remove-sure = Free the seat of { $name } at table { $table }? A bot plays on in a running game.
operator-ban = Ban
operator-ban-of = Ban the address { $address }
operator-ban-sure = Refuse everything from { $address } for { $time }? Its connections are closed. Others behind the same address are shut out, too.
operator-bans = Banned addresses
operator-ban-new = Ban an address
operator-ban-until = { $address }, { $time } more
operator-lift = Lift
operator-lift-of = Lift the ban of { $address }
operator-took = Time
operator-when = When
operator-ago = { $time } ago
operator-done = Done.
