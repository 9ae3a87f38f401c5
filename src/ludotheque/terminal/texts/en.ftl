# The command line and the terminal table.

## The help of `ludotheque --help`: one line each, without variables (they are read without Fluent).
cli-about = Tabletop games, complete and exact, and a table to play them at.
cli-games = The games on the shelf.
cli-rules = The whole rules of a game, with their numbers.
cli-play = Play a game in the terminal against built-in players.
cli-replay = Walk through a recorded game.
cli-verify = Check a recorded game: rules, every move, the result, and that nobody chose the deal.
cli-serve = Open the table server: play with others in the browser.
cli-more = More about a command: ludotheque COMMAND --help · Version: ludotheque --version
cli-game = Which game; `ludotheque games` lists them.
cli-lang = The language: en or fr. Without it, that of your system.
cli-seats = How many players sit at the table, you included.
cli-variant = The variant; `ludotheque games` lists them.
cli-seed = Any word; the same word gives the same cards.
cli-resume = Go on with a game that was left; the file is the one named when you left.
cli-record = Where the record of this game is written.
cli-bots = The built-in players: plain (sensible) or random.
cli-name = Your name at the table.
cli-plain = Line by line, without keys and clock: good for screen readers and for a first game without hurry.
cli-option = An option of the game as name=value; may be given several times.
cli-file = The record: a file of JSON lines.

## Commands that cannot be carried out
wrong-no-game = Which game? There are: { $known }.
wrong-game = There is no game “{ $game }” here. There are: { $known }.
wrong-variant = There is no variant “{ $variant }”. There are: { $known }.
wrong-option = “{ $option }” is not an option of this game. Write name=value; there are: { $known }.
wrong-options = A table cannot be opened like this. { $why }
wrong-settings = The server cannot start like this. { $why }
wrong-file = The file { $file } cannot be used ({ $why }).
wrong-exists = The file { $file } exists already and is not overwritten. To go on with it, use --resume.
wrong-finished = The game in { $file } is over. To look at it, use: ludotheque replay { $file }
wrong-company = The game in { $file } was not played by one person against built-in players, so it cannot be resumed here.
wrong-nothing = No game was chosen.
record-unknown-game = This record is of a game that this program does not know ({ $found }).

## The shelf
shelf-players = { $least }–{ $most } players
shelf-foot = The rules: ludotheque rules { $game }
choose-game = Which game, 1 to { $last }? (Enter: 1)

## At the table
your-name = Player
welcome = { $game } · { $seats } players. Type ? for help, q to leave.
watch = Watch: the others are at it.
enter-does = [Enter: { $what }]
enter-alone = [Enter]
keys-foot = ? help · q leave
press-enter-to-leave = Press Enter to leave the table.
page-foot = Space: read on · any other key: back to the table. The clock stands still.
help-title = Help
help-type = Type { $line }
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
walk-keys = Enter/→ on · b/← back · s next seat · a number: go there · e end · q leave

## Checking a record
verify-rules = Rules: { $game }, version { $rules }
verify-moves = Moves: all { $moves } are allowed, in the right order of time
verify-deal = Deal: it matches the commitment made before the first move
verify-result = Result: it is what the moves lead to
verify-left = Result: none, the table was left early
