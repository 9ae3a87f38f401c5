# What the table server says.
# Why JSON fits no type. $where is the place, such as action.card; names of fields and types stay as they are.
decode-fault =
    { $what ->
        [missing] the field “{ $name }” is missing in { $where }
        [unknown] { $where } has no field “{ $name }”
        [kind] { $where } must be { $wanted }, not { $got }
        [limit] { $where } must be { $wanted }
        [value] { $got } is not a possible value of { $where }
        [json] it is not valid JSON
       *[other] { $where } does not fit the published schema
    }
refused-not-started = The game has not started yet.
refused-paused = The table is paused.
refused-stalled = The server cannot save moves right now. Nothing is lost; the table goes on by itself.
refused-not-written = The server could not save this move, so it did not happen: please do it again.
refused-damaged = This table cannot go on: its saved moves are damaged. Open a new table.
refused-overtaken = The table has gone on meanwhile: look again before you decide.
refused-busy = The server is busy: please try again in a moment.
refused-phrases-only = On this server only the quick phrases can be sent: choose one of them.
refused-chat-off = Chat is turned off on this server.
refused-hints-off = No hints at this table: the host has not allowed them, or the game has no teacher.
refused-nothing-to-decide = There is nothing to decide for you right now: ask again when it is your turn.
refused-hint-too-soon = One hint at a time: try this decision yourself, or ask again in a few seconds.
refused-hints-wait = The teacher is still thinking about other hints at this table: ask again in a few seconds.
refused-not-your-seat = That is not your seat.
refused-not-an-action = This is not an action of this game: { decode-fault }.
refused-false-start = That was faster than anyone can see: the touch does not count, and costs nothing.
refused-unreadable = This message cannot be read: { decode-fault }.
refused-binary = Messages are sent as text frames, not as binary ones.
refused-too-fast = Too many messages at once: please slow down.
refused-hello-first = The first message must be hello.
refused-protocol = This server speaks version { $spoken } of the protocol: please load the page again.
refused-token = This link to a seat is not valid any more.
refused-other-table = This connection belongs to another table: open a new one to /ws/{ $table }.
refused-our-fault = Something went wrong on the server; it has been noted. Nothing has changed.
refused-no-such-page = There is nothing here.

refused-no-such-game = This game is not installed here.
refused-options = A table cannot be opened like that: { $why }.
refused-server-full = No table is free on this server just now.
refused-no-such-table = There is no table with this code.
refused-not-kept =
    There is no table with this code. This server deletes finished games { $days ->
        [one] one day
       *[other] { $days } days
    } after their end.
refused-damaged-table = This table cannot be opened any more: what the server kept of it is damaged, or of an older version. Open a new one.
refused-other-rules = This table is played under version { $theirs } of the rules, and this server has version { $ours }. It can only go on at a server with version { $theirs }; or open a new table here.
refused-moved = This table has just moved to another server. Try again in two seconds.
refused-already-started = The game has already started.
refused-not-over = The game is not over yet.
refused-seat-taken = Somebody already sits there.
refused-table-full = Every seat at this table is taken.
refused-name = A name needs at least one visible character.
refused-no-such-level = There is no player of that level. The levels here are { $levels }.
refused-not-host = Only the host can do that.
refused-first-empty = Nobody sits there yet: choose a player who is at the table.
refused-more-time = Only people get more time.
refused-no-first = In this game no first player is chosen.
refused-remove-host = You act as host only until the host is back: the host’s seat stays.
refused-remove-bot = After the start only a person can be removed: bots play on.
refused-too-many-people = You are { $people }, and this game has seats for { $most }: choose another game, or open two tables.
refused-too-many-tables = Too many tables have been opened from here: please wait a while.
refused-too-many-guesses = Too many wrong codes or old links came from your network: wait a few minutes, then ask the host for the code.
refused-too-many-requests = Too many requests: please wait a moment.
refused-too-many-replays = Many replays were asked for from your network: wait a minute, then try again.
refused-too-many-hellos = Your network connects to tables too often: wait a minute, then load the page again.
refused-too-much = Your network has been sent more than one address may have: close some pages, wait a minute, then load this one again.
refused-too-many-sockets = Too many pages of your network are connected: close some, then load this one again.
refused-too-many-watchers = This table has as many spectators as it can have: try again when someone has left.
refused-request = This request cannot be read: { decode-fault }.
refused-too-large = This is too large: please send less.
refused-cut-short = The request was cut short: please try again.
refused-too-slow = The request took too long to arrive: please try again on a better connection.
refused-no-http = This is not a request that can be read: use a browser, or see docs/reference/protocol.md.
refused-head-too-large = The head of this request is too large: remove cookies or shorten the address.
refused-host = The Host header names no host: use the address that the server shows when it starts.
refused-origin = Pages of another site may not connect here: open the table on its own site, or allow the site with --origins.
refused-path = Several servers share the tables here: the path must name the table in capital letters, as in /ws/ABCDE.
refused-no-origin = The Origin header names no site: use a browser, or leave it out.
refused-no-record = The record is shown once the game is over.
refused-no-analysis = There is no analysis: the game did not end, or its game offers none.

refused-banned =
    The operator of this server refuses your network for { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    }: ask whoever runs it.
refused-too-many-logins = Too many wrong tokens came from your network: wait ten minutes, then log in again.
refused-not-operator = This is for the operator alone: log in with the token of this server.
refused-no-address = This is not an address: give an IPv4 address such as 192.0.2.7, or an IPv6 address or /64 network.
refused-own-address = This is an address of this machine, or of a proxy on it: everyone behind it would be shut out. Start the server with --proxy to see people’s own addresses.
refused-no-person = No person has this seat: choose a seat that the list of people shows.
refused-not-here = Nobody is at this table at this server, and another server may have it: give the order there, or open the table’s link and give it again.

serve-ready = Ludothèque is open: { $address }
serve-lan = On this network: { $address }
serve-numeric = If a device does not know that name: { $address }
serve-container = In a container the server cannot know its address on your network: set LUDOTHEQUE_LINK (or --link) to what people open, as in http://192.168.1.20:{ $port }.
serve-mdns-package = Announcing a name needs one more package: run pip install "ludotheque[mdns]", or leave --mdns out.
serve-locked = Another server is already using the folder { $folder }: stop it, or choose another folder with --data.
serve-folder-closed = The folder { $folder } cannot be written to: change its permissions, or choose another with --data.
serve-folder-is-file = { $folder } is a file and not a folder: choose another place with --data.
serve-folder-failed = The folder { $folder } cannot be used: { $why }. Choose another with --data.
serve-disk-full = The disk that holds the folder { $folder } is full: make room, or choose another folder with --data.
serve-port-used = Port { $port } is already in use: stop the other program, or choose another port with { $flag }.
serve-port-closed = Port { $port } is reserved for the system: choose a port above 1023 with { $flag }.
serve-host-unknown = This machine does not have the address { $host }: choose another with { $flag }.
serve-database-damaged = The database { $file } is damaged: restore it from a backup, or move it away to begin with an empty one.
serve-database-newer = A newer version of Ludothèque has written this database: start that version, or restore an older backup.
serve-database-not-copied = Before this version changes the database, it copies it into the folder { $folder }, and that failed ({ $why }): make room there, change its permissions, or choose another with --data. Nothing was changed.
serve-database-address = The address of the database is not valid: --database takes postgresql://user:password@host/name.
serve-database-encoding = The database keeps texts as { $encoding }, but names need UTF-8: create one with createdb --encoding UTF8 --locale C --template template0.
serve-database-driver = PostgreSQL needs one more package: run pip install "ludotheque[postgres]", or leave --database out.
serve-database-unreachable = The database cannot be used ({ $why }): check that it runs, and what --database says.
serve-stopping = Closing: everyone is told, everything is written.

backup-done = The backup is in { $file }. Tables: { $tables }. Moves replayed: { $moves }.
backup-skipped = { $tables } of these tables are of games or rules that are not installed here: they were copied, but not checked.
backup-damaged = Table { $table } is damaged: { $why }
backup-exists = The file { $file } exists already: choose another name, or overwrite it with --force.
backup-nothing = There is no database in the folder { $folder }: choose the folder of your server with --data.
backup-outdated = This database is of an older version: start the server once, so that it is brought up to date.
backup-file = { $file } cannot be written ({ $why }): choose a folder that exists, with enough room, where you may write.
backup-closed = { $file } cannot be read: run this command as its owner, for example the user of the server, or as root.
restore-done = { $file } is restored. Tables: { $tables }. Moves replayed: { $moves }. Start the server to go on playing.
restore-missing = There is no file { $file }: check the name of the backup.
restore-damaged = { $file } is damaged or is not a backup of Ludothèque: choose another one.
restore-exists = There is a database already ({ $file }): --force renames it and puts the backup in its place.
restore-not-empty = The PostgreSQL database has tables already: restore into an empty one, or replace everything with --force.
