# The command line and the terminal table.

## The help of `ludotheque --help`: one line each, without variables (they are read without Fluent).
cli-about = Three tabletop games, complete and exact, and a table to play them at.
cli-games = The games on the shelf.
cli-rules = The whole rules of a game, with their numbers.
cli-play = Play a game in the terminal against built-in players.
cli-replay = Walk through a recorded game.
cli-verify = Check a recorded game: rules, every move, the result, and that nobody chose the deal.
cli-serve = Open the table server: play with others in the browser.
cli-more = More about a command: ludotheque COMMAND --help · Version: ludotheque --version
cli-game = Which game: moby_pick, attrape_reves or matryoshka.
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
shelf-foot = The rules: ludotheque rules moby_pick
choose-game = Which game, 1 to { $last }? (Enter: 1)

## At the table
your-name = Player
welcome = { $game } · { $seats } players. Type ? for help, q to leave.
watch = Watch: the others are at it.
enter-does = [Enter: { $what }]
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

## Moby Pick
moby-stock = Stock { $count }
moby-discards = Discards { $count }
moby-reverse = reversed
moby-yours = Your row
moby-your-look = Your row: remember it!
moby-score = { $points } pt
moby-ask-look = Remember your cards from left to right. They will be turned down.
moby-ask-flip = Your turn: turn up the next card.
moby-ask-touch = Touch it if you have its match: SPACE!
moby-ask-touched = You touched it. Let us see who was first…
moby-ask-recite = Say the rhyme calmly: keys 1 2 3 4, one word each.
moby-ask-turn = You took it! Which of your { $count } cards matches it? Type 1 to { $count }, counted from the left.
moby-ask-confuse = Confuse: move up to { $left } cards of one other player. Type name, from, to: for example 2 1 3; or stop.
moby-hint-wait = A turn belongs to someone else. When a friend lies in the middle, all but the active player may touch it.
moby-hint-look = Your cards are face up for a moment. Remember figure, colour and name of each, from left to right. When the time is over they are turned down, and you will not see them again until a Remind.
moby-hint-flip = It is your turn: turn up the top card. While the rhyme runs the others may touch it; if nobody does, it joins your row.
moby-hint-touch = If a card of your row has the same figure, colour and name (a crazy dream has no name: figure and colour are enough), press the space bar before the others and before the rhyme ends. After a Reverse everything must differ instead. If you are not sure, let it pass: a miss costs you both cards.
moby-hint-recite = Press 1, 2, 3, 4 for Molly, Polly, Moby, Pick. Not faster than a calm voice: a hurried or wrong word starts the rhyme over.
moby-hint-turn = Type the place of the card you remember: 1 is the leftmost.
moby-hint-confuse = You may move face-down cards of one other player: their number at the table, the place to take from, the place to put to (for example 2 1 3). At most three moves; stop ends it.
moby-hint-touched = Whoever was fastest takes the card and turns up one of their own.
moby-unclear-touched = You have touched the card already: wait a moment.
moby-unclear-look = Look and remember. There is nothing to type.
moby-unclear-turn = Type a place in your row: a number from 1 to { $count }.
moby-unclear-confuse = Type three numbers: player, from, to (for example 2 1 3); or stop.
moby-unclear-touch = Press the space bar (or type t) to touch the card.
moby-unclear-flip = Press Enter to turn up the card.
moby-unclear-recite = Press 1, 2, 3, 4 for the four words.
moby-unclear-wait = It is not for you to act now. Enter lets time pass; ? helps.
moby-kid = kid
moby-parrot = parrot
moby-whale = whale
moby-yellow = yellow
moby-red = red
moby-blue = blue
moby-crazy = ★ crazy ★
moby-no-row = You have no cards: you will draw one when it is your turn.
moby-reverse-next = Reverse: the next friend must differ in everything.

## Attrape Rêves
attrape-face-down = face down
attrape-needed = needs { $toy }
attrape-toy-bear = bear
attrape-toy-panda = panda
attrape-toy-rabbit = rabbit
attrape-toy-unicorn = unicorn
attrape-pile = Pile { $count }
attrape-next = next { $moon }
attrape-beaten = Beaten { $count }
attrape-proposal = Proposed: { $toy }
attrape-ask-turn = Your turn: turn up the next nightmare.
attrape-ask-choose = Which toy hides the whole monster? 1 to 4; smaller earns more.
attrape-ask-grab = Grab a toy: key 1, 2, 3 or 4!
attrape-ask-reaching = You reach for it…
attrape-ask-lay = Lay your toy on the nightmare.
attrape-ask-point = Point at a toy: 1 to 4. The others will say what they think.
attrape-ask-place = All have spoken. Place it (p), or point at another toy (1 to 4).
attrape-ask-opinion = { $toy }: do you agree? y or n
attrape-hint-wait = Monster and toys are drawn at one scale. Compare with your eye: the toy must hide the whole monster, and may slide to its best position.
attrape-hint-choose = Type the number of a toy; it is also the number of its stars. A bear (1) always covers but earns a single dream; a unicorn (4) is the smallest and earns four. A taken toy cannot be changed. Twelve dreams win.
attrape-hint-grab = Press 1, 2, 3 or 4 at once. The first touch gets the toy, the slower one takes another; nobody may swap.
attrape-hint-together = You play together. The active player points at a toy, the others agree (y) or object (n), the active player places it (p) or points at another. Toy and nightmare then leave the game; if the toy does not cover, all is lost.
attrape-hint-lay = Each player lays their toy in turn. It slides to its best position by itself; what sticks out is shown in red.
attrape-unclear-turn = Press Enter (or type t) to turn up the nightmare.
attrape-unclear-lay = Press Enter (or type l) to lay your toy.
attrape-unclear-toy = Type a toy: 1, 2, 3 or 4.
attrape-unclear-talk = Type y or n to answer, p to place, or 1 to 4 to point at another toy.

## Matryoshka
matryoshka-round = Round { $round }
matryoshka-hand = Your hand:
matryoshka-known = You know of:
matryoshka-stock = Stock { $count }
matryoshka-shows = { $name } shows
matryoshka-your-offer = you offer
matryoshka-ask-lay = Choose { $need } of your { $owns } cards for your tableau, for example A1 A2.
matryoshka-ask-lay-short = Short: +A3 −B2 changes the tableau that lies, −B2 lays all but B2.
matryoshka-ask-show = Your trade: show one card of your hand, for example A3.
matryoshka-ask-offer = { $name } trades: offer one card of your hand, face down.
matryoshka-ask-take = Take one offer: type the player’s number.
matryoshka-hint-wait = Others are choosing. Lines are series, columns are sizes; neighbours in a line and equal sizes in a column score.
matryoshka-hint-lay = A card is a letter (its series) and a digit (its size). Lay exactly { $need } of all you own, hand and tableau together. Runs of neighbouring sizes in one line score, and so do equal sizes in one column; the tableau of round 4 counts.
matryoshka-hint-show = You must show one card of your hand. The others offer one each, face down; you take one of them for the card you show.
matryoshka-hint-offer = You must offer one card of your hand. If yours is taken you get the card that is shown; if not, it comes back to you.
matryoshka-hint-take = You see all offers. Type the number of the player (or the card) you want; the card you showed goes there.
matryoshka-unclear-card = Type a card as a letter and a digit, for example A3.
matryoshka-unclear-seat = Type a player’s number, 1 to { $last }.
