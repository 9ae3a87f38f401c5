# The command line and the terminal table.

## The help of `ludotheque --help`: one line each, without variables (they are read without Fluent).
cli-about = Tabletop games, complete and exact, and a table to play them at.
cli-games = List the installed games.
cli-rules = The whole rules of a game, with their numbers.
cli-play = Play a game in the terminal against bots.
cli-replay = Walk through a recorded game.
cli-verify = Check a recorded game: rules, every move, the result, and that nobody chose the deal.
cli-analyse = The turning points of a finished game, and what its players can learn.
cli-arena = Let players play many games against each other, and count the victories.
cli-players = The players, one for each seat, with commas: levels of the game, random, or Python files.
cli-arena-games = How many games at least; every deal is played in every order of the players.
cli-processes = How many processes play; without it, one for each processor.
cli-out = A folder for all games, tables and a page; a tournament that was left goes on there.
cli-serve = Open the table server: play with others in the browser.
cli-recipe = Print a file for running a server: a proxy for several nodes, systemd units and so on.
cli-recipe-name = Which file; without it, the list of them.
cli-recipe-nodes = The nodes as HOST:PORT, with commas; without it, on this machine.
cli-recipe-public = The public address of the server, as people type it.
cli-recipe-listen = Where the proxy listens, as HOST:PORT or :PORT; without it, :80, or :443 with a certificate.
cli-recipe-certificate = The file of the certificate and its key, for HTTPS.
cli-recipe-database = The PostgreSQL address that the nodes share.
cli-operator = Look at a running server and act as its operator: tables, people, close, remove, ban, announce.
cli-operator-server = The address of the server, or several with commas; without it, this machine’s by its settings.
cli-operator-token-file = The file of the token; without it LUDOTHEQUE_OPERATOR_TOKEN, or operator.token in the data folder.
cli-operator-json = Print everything as JSON.
cli-operator-table = The code of the table.
cli-operator-seat = The number of the seat, 1 for the first, as “operator people” shows it.
cli-operator-address = An IPv4 address, or an IPv6 address or /64 network.
cli-operator-minutes = For how many minutes.
cli-operator-text = The message; an empty one takes the last back.
cli-operator-tables = List the tables.
cli-operator-people = List the people and spectators at the tables.
cli-operator-close = End a table and send everyone away.
cli-operator-remove = Free a person’s seat.
cli-operator-ban = Refuse an address for a time.
cli-operator-unban = End a ban.
cli-operator-announce = Show everyone at a table a message.
cli-backup = Copy all tables into one file while the server runs, and check every log in it.
cli-restore = Put a backup in the place of the database, after checking it.
cli-copy = The backup: one SQLite file.
cli-data = The data folder of the server, as in `serve --data`. Without it: LUDOTHEQUE_DATA, else data.
cli-database = The PostgreSQL address, as in `serve --database`. Without it: LUDOTHEQUE_DATABASE.
cli-backup-force = Overwrite the file if it exists.
cli-restore-force = Replace a database that exists. An SQLite database is renamed and kept; in PostgreSQL all its tables are deleted.
cli-new-game = Write a complete tiny game of your own, as a package to change.
cli-more = More about a command: ludotheque COMMAND --help · Version: ludotheque --version
cli-game = Which game; `ludotheque games` lists them.
cli-lang = The language. Without it, that of your system.
cli-seats = How many players sit at the table, you included.
cli-variant = The variant; `ludotheque games` lists them.
cli-seed = Any word; the same word gives the same cards.
cli-resume = Go on with a game that was left; the file is the one named when you left.
cli-from = A what-if: play on from a moment of this record. What your seat could not know is dealt again.
cli-step = With --from: after how many moves, as replay counts them; without it, from the start.
cli-seat = With --from: your seat, 1 for the first; without it, the seat of the person in the record.
cli-record = Where the record of this game is written.
cli-level = The level of the bots: easy, normal, hard, expert or random; several, as in hard,easy: seat by seat.
cli-hint-level = The level whose advice the hints give: easy, normal, hard or expert. Without it, hard.
cli-name = Your name at the table.
cli-plain = Line by line, without keys and clock: good for screen readers and for a first game without hurry.
cli-option = An option of the game as name=value; may be given several times. Where it names seats, the first is 1.
cli-new-name = What the game is called, such as “No Thanks” or no_thanks.
cli-new-folder = Where the package is written; without it, a folder named like the game.
cli-file = The record: a file of JSON lines.

## Commands that cannot be carried out
wrong-command = There is no command “{ $command }”. There are: { $known }.
wrong-flag = “{ $flag }” is not a flag of this command. All of them: { $more }
wrong-flag-number = { $flag } needs a whole number, and “{ $value }” is none.
wrong-flag-value = { $flag } cannot be “{ $value }”. What it can be: { $more }
wrong-flag-missing = { $flag } is missing, or has no value. More about it: { $more }
wrong-flag-twice = { $flag } is given more than once. Give it once.
wrong-flag-unused = “{ $words }” is too much here. What this command takes: { $more }
wrong-command-line = This command cannot be read. { $why } More: { $more }
wrong-lang = The language “{ $lang }” is not installed. Choose one of: { $known }.
wrong-no-game = Which game? There are: { $known }.
wrong-level = There is no level “{ $level }”. There are: { $known }.
wrong-player = There is no player “{ $player }”. There are: { $known }, or a Python file with a function “bot”.
wrong-player-file = The file { $file } holds no player: it must exist and have a function “bot(seat, chance)”.
wrong-player-crash = The player { $player } failed: { $why }. Repair it, then run the same command again.
wrong-player-late = The player { $player } took more than { $seconds } seconds for one answer. Let it think less.
wrong-player-illegal = The player { $player } wanted { $action }, which rule { $rule } forbids. “legal(view)” lists what is allowed.
wrong-player-action = The player { $player } wanted { $action }, which is no action of the game. “legal(view)” lists what is allowed.
wrong-player-answer = The player { $player } answered { $answer }. “notice” must return a Decision or None.
wrong-player-moment = The player { $player } wants to act at { $at }. “Decision.at” must be a whole number of milliseconds.
wrong-player-idle = The player { $player } never acted in a whole game, though it could. “notice” must return a Decision where “legal(view)” is not empty.
wrong-player-tardy = The player { $player } never acted in a whole game: each moment that it planned came too late. “Decision.at” must be before the deadline; “now” is the moment of the update.
wrong-player-bot = The player { $player } cannot play: “bot(seat, chance)” returned { $answer }. It must return an object with a method “notice”.
wrong-player-changed = The file { $player } was changed while the tournament began. Run the same command again.
wrong-player-died = A process died in deal { $deal }, whose seats were taken by: { $order }. One of these players may have ended it: { $players }. Other possible causes: it caught the interruption after { $seconds } seconds and thought on, or memory is short. With --out, the games before it are kept.
wrong-games = { $games } games cannot be played. Ask for one or more.
wrong-orders = These players can sit in { $orders } orders, and every deal is played in each: at most { $most } are possible. Name fewer kinds of players.
wrong-processes = { $processes } processes cannot play. Ask for one or more.
wrong-arena-folder = The folder { $folder } holds another tournament. Choose another folder.
wrong-arena-player = The games in { $folder } were played by another version of { $player }. Choose another folder, or restore the file.
wrong-arena-code = The games in { $folder } were played by another version of the game and its levels ({ $found }) than this one ({ $ours }). Choose another folder, or go back to that version.
wrong-arena-damaged = The file { $file } is damaged in line { $line } ({ $why }). Repair or remove it, or choose another folder.
wrong-game = There is no game “{ $game }” here. There are: { $known }.
wrong-variant = There is no variant “{ $variant }”. There are: { $known }.
wrong-option = “{ $option }” is not an option of this game. Write name=value; there are: { $known }.
wrong-option-value = { $option } cannot be “{ $value }”. It can be: { $known }.
wrong-option-number = { $option } needs a whole number, and “{ $value }” is none.
wrong-option-seats = { $option } needs numbers of seats, 1 for the first, with commas, and “{ $value }” is none.
wrong-option-variant = The option { $option } has no effect in the variant { $variant }, only in: { $known }. Leave it out, or choose one of these with --variant.
wrong-options = A table cannot be opened like this. { $why }
wrong-options-seats = A table cannot be opened like this. { $why } The first seat is 1, and the last is { $last }.
wrong-setting = { $flag } (or { $variable }) cannot be “{ $value }”. What it takes: ludotheque serve --help
wrong-setting-choice = { $flag } (or { $variable }) cannot be “{ $value }”. It can be: { $known }.
wrong-setting-number = { $flag } (or { $variable }) cannot be “{ $value }”. It takes { $number ->
        [whole] a whole number
       *[any] a number
    } { $most ->
        [none] of { $least } or more
       *[other] from { $least } to { $most }
    }.
wrong-setting-place = { $flag } (or { $variable }) cannot be “{ $value }”. It takes HOST:PORT, as in 127.0.0.1:9090.
wrong-setting-label = { $flag } (or { $variable }) cannot be “{ $value }”. It takes a name of letters, digits and hyphens, as in ludotheque.
wrong-setting-token = { $flag } (or { $variable }) takes 16 to 256 characters. Leave it out to have one generated.
wrong-operator = { $server } did not do it: { $why }
wrong-operator-seat = There is no seat { $seat }. The first seat is 1; “ludotheque operator people” lists those that people have.
wrong-operator-server = “{ $server }” is not the address of a server. Write it as http://127.0.0.1:8080.
wrong-operator-unreachable = { $server } cannot be reached ({ $why }): check that it runs, or name another address with --server.
wrong-operator-stranger = { $server } does not answer as Ludothèque: name the server itself with --server, not a proxy before it.
wrong-operator-token = No token can be read in { $file }. Name its file with --token-file, or set { $variable }.
wrong-recipe = There is no recipe “{ $name }”. There are: { $known }.
wrong-nodes = “{ $node }” is not the address of a node. Write HOST:PORT, with commas between several.
wrong-recipe-value = “{ $value }” cannot be written into a file as { $option }. Leave out spaces and special characters.
wrong-file = The file { $file } cannot be used ({ $why }).
wrong-file-missing = There is no file { $file }. Check its name and its folder.
wrong-file-folder = { $file } is a folder. Name a file.
wrong-file-no-folder = { $file } cannot be there: a file stands where a folder is needed. Choose another name.
wrong-file-denied = You are not allowed to use { $file }. Change its permissions, or choose another file.
wrong-file-full = The disk is full: { $file } cannot be written. Make room, then run the same command again.
wrong-disk = The last move could not be written ({ $why }); the game before it is kept. Make room, then go on with: ludotheque play --resume { $file }
wrong-shared = Another program has written to { $file }: the game is open a second time, and stops here. Leave it there, then go on with: ludotheque play --resume { $file }
wrong-exists = The file { $file } exists already and is not overwritten. To go on with it, use --resume.
wrong-finished = The game in { $file } is over. To look at it, use: ludotheque replay { $file }
wrong-company = The game in { $file } was not played by one person against bots, so it cannot be resumed here.
wrong-from = --step and --seat belong to --from FILE.
wrong-seat = There is no seat { $seat } in this record. The first seat is 1, and the last is { $last }.
wrong-levels = There are { $levels } levels for { $bots } bots. Name at most one for each bot.
wrong-beside = { $flags } cannot stand beside { $file }, which says it already. Leave it out.
wrong-other-game = The record { $file } is of the game { $found }, not of { $game }. Leave the game out, or name the right one.
wrong-new-name = “{ $name }” cannot be the name of a game. Use two to { $most } letters and digits, with spaces or _ between words, and begin with a letter.
wrong-new-taken = There is a game { $name } already. Choose another name.
wrong-new-module = Python has a module named { $name } already, which the game would hide. Choose another name.
wrong-new-folder = The folder { $folder } exists already and is not overwritten. Choose another one with --folder.
wrong-nothing = No game was chosen.
recipe-haproxy = HAProxy in front of several nodes that share one PostgreSQL.
recipe-systemd-nodes = A systemd template, ludotheque@.service: one process a core, behind a proxy.
recipe-caddy = Caddy in front of one or more nodes: HTTPS, with certificates that it gets by itself.
recipe-nginx = nginx in front of one or more nodes, for /etc/nginx/conf.d.
recipe-systemd = A systemd unit, ludotheque.service: one server with SQLite.
recipe-container = A Containerfile: the image for podman, buildah or Docker.
recipe-compose = A compose.yaml: one server with SQLite in a container.
recipe-compose-nodes = A compose.yaml: two nodes, PostgreSQL, and Caddy or HAProxy.
recipe-grafana = A Grafana dashboard for the metrics of all servers, as JSON to import.
recipe-prometheus-alerts = Alert rules for Prometheus.
record-unknown-game = This record is of a game that this program does not know ({ $found }). Install the package of that game.

## The shelf
shelf-players = { $least }–{ $most } players
new-game-done =
    { $game } is written to { $folder }. It can be played at once:
      { $programs }pip install --editable { $folder }
      { $programs }ludotheque play { $name }
      { $programs }ludotheque serve
    Its tests: { $programs }pip install pytest hypothesis fluent.syntax, then in { $folder }: { $python } -m pytest
    What to change first: { $name }/table.py and { $name }/rules.py
shelf-foot = The rules: ludotheque rules { $game }
shelf-left-out = { $game } ({ $package }) is installed but cannot be played: { $why }
choose-game = Which game, 1 to { $last }? (Enter: 1)

## At the table
your-name = Player
typed-leave = q quit
typed-rules = rules
typed-hint = ! hint
welcome = { $game } · { $seats } players. Type ? for help, q to leave.
company = Bots: { $bots }.
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-random = random moves
watch = Watch: it is the others’ turn.
enter-does = [Enter: { $what }]
enter-alone = [Enter]
keys-foot = ? help · q leave
keys-foot-hint = ? help · ! hint · q leave
hint-title = Hint
hint-none = There is nothing for you to decide right now.
hint-no-teacher = This table has no teacher.
bot-failed = Something is wrong with the bot { $name } ({ $level }: { $why }); a normal one plays on.
teacher-failed = Something is wrong with the teacher ({ $why }): there are no more hints.
press-enter-to-leave = Press Enter to leave the table.
press-enter-to-return = Press Enter to go back to the table.
page-foot = Space: read on · any other key: back to the table. The clock is stopped.
screen-cut = More is below: make this window larger.
rules-aim = Aim of the game
rules-turn = How a turn goes
rules-example = Examples

help-title = Help
help-type = Type { $line }
help-hint = ! asks the teacher for a hint.
help-always =
    On every prompt: Enter does what stands in brackets, or lets time pass · ? shows this help · rules shows the whole rules · q leaves the table (the game is kept; Ctrl-C does the same).
left = The game is kept in { $file }. Go on with: ludotheque play --resume { $file }
finished = The record is in { $file }. Look at it with: ludotheque replay { $file }
result-title = The game is over.
result-place = Place
result-name = Player
result-reason = Decided by: { $why }
result-score = Score

## Walking through a record
walk-title = move { $place } of { $last } · { $time } · seen by { $whose }
walk-spectator = a spectator
walk-start = The cards are dealt.
walk-act = { $name }: { $action }
walk-tick = The clock: time is up.
what-if = what if, from move { $move }
walk-keys = Enter/→ on · b/← back · s next seat · a number: go there · e end · q leave

## Checking a record
verify-rules = Rules: { $game }, version { $rules }
verify-moves = Moves: all { $moves } are allowed, in the right order of time
verify-deal = Deal: it matches the commitment made before the first move
verify-result = Result: it is what the moves lead to
verify-left = Result: none, the table was left early

## The arena
arena-player = Player
arena-games = Games
arena-share = Victories
arena-score = Points
arena-rating = Rating
arena-plan = Games: { $games }. Deals: { $deals }, each in all orders of the players that differ ({ $orders }).
arena-no-rating = No ratings: openskill is not installed. Get it with: pip install "ludotheque[arena]"
arena-left = The tournament was left. With --out, the same command goes on where it was.
said = { $name }: “{ $words }”

operator-tables = Version { $version }. Tables: { $tables }. People connected: { $people }.
operator-load = Last minute: { $moves } moves a second, 99 % of acts shown within { $p99 }, { $cpu } % of one core.
operator-memory = Memory: { $memory } MB. Connections: { $sockets }. Writes waiting: { $waiting }.
operator-slow = Slow act: { $seconds } ms at table { $table } ({ $game }).
operator-ban = Banned: { $address }, { $minutes } min more.
operator-notice = Message to all, { $minutes } min more: { $text }
operator-table-heads = code|game|phase|here/people/seats|spectators|moves|minutes|epoch
operator-people-heads = table|seat|address|connection|name
operator-closed = table { $table } is closed.
operator-removed = the seat at table { $table } is free.
operator-banned = { $address } is banned.
operator-unbanned = { $address } is no longer banned.
operator-announced = everyone at a table sees the message.
operator-withdrawn = the message is taken back.

## Looking at a finished game again
analysis-asking = Looking at the game again…
analysis-turnings = Turning points
analysis-none = No single choice decided this game.
analysis-seats = Players
analysis-seat = { $name }: { $lines }
analysis-move = Move { $move } · { $name }
analysis-played = Chosen: { $action }
analysis-better = Better: { $action } (+{ $worth } % of a win)
wrong-no-analysis = { $game } has no analysis.
wrong-unfinished = The game in { $file } is not finished: play it to its end first (ludotheque play --resume).
