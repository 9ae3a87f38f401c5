# The texts of the pages. Those of a game stand beside its rules.
skip-to-content = Skip to the page
loading = One moment…
home-link = Ludothèque: to the first page
language = Language
language-offline = This language is not on this device yet: it needs a connection.
mute = Mute
settings = Settings

home-title = What shall we play?
home-lead = No account, nothing to install. Pick a game and sit down.
home-offline = The server does not answer. Lessons and rules work without it.
of-game = { $way }: { $game }
play-now = Play now
invite = Invite
learn = Learn to play
rules = Rules
rules-sections = Parts of the rules
rules-now = What you can do now
rules-wait = It is the others’ turn: you have nothing to do right now.
rules-aim = Aim of the game
rules-turn = How a turn goes
rules-example = Examples
house-rule = House rule
back-to-table = Back to table { $code }: { $game }
join-label = Somebody gave you a code?
join = Join

settings-hearing = Sound
settings-hearing-feeling = Sound and touch
settings-sound = Sounds
settings-speech = Say the rhyme aloud
settings-vibrate = Vibrate
settings-theme = Colours
settings-theme-auto = Automatic
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Movement
settings-motion-auto = Automatic
settings-motion-less = As little as possible
settings-text = Text size
settings-text-normal = Normal
settings-text-large = Large
settings-note = Kept on this device only.

privacy = Privacy
operator-says = From the operator of this server:
error-unknown-title = Nothing is asleep here
error-unknown-text = This page does not exist. Perhaps a letter got lost on the way.
error-broken-title = Something went wrong on this page
error-broken-text = We tried to set the table again, and it happened once more. Your seat is kept: load the page again, or go on from another device.
error-load-title = The page did not come
error-load-text = The connection seems to be gone, or Ludothèque was updated in the meantime.
try-again = Try again
reload = Load it again
back-home = To the first page

you = you
bot = bot
away = away
seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

players-range = { $least }–{ $most } players
open-tables = Open tables
free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
open-replay = Watch a saved game

# Sitting down
your-games = Your games
your-games-note = Kept on this device only. A game can be watched again as long as the server keeps it.
your-games-none = No finished game on this device yet. Play one, and it will be here.
your-games-empty = Empty this list
your-games-sure = The list is emptied on this device; the server keeps its records.
your-games-yes = Yes, empty it
your-name = Your name
your-animal = Your animal
avatar-fox = Fox
avatar-owl = Owl
avatar-cat = Cat
avatar-dog = Dog
avatar-frog = Frog
avatar-hedgehog = Hedgehog
avatar-penguin = Penguin
avatar-lion = Lion
avatar-elephant = Elephant
avatar-mouse = Mouse
avatar-bee = Bee
avatar-octopus = Octopus
sit-down = Sit down
sit-down-more = Add, then ask the next person
only-watch = Only watch
join-first = You are the first at this table.
dealing = The cards are being shuffled…
no-answer = The server does not answer. Try again in a moment.

# A new table
new-table = A new table
how-many = How many seats?
open-table = Open and invite
open-screen = Open on a big screen
play-bots = Play with bots
public-table = Show this table to everyone on the first page
more-options = More choices
time-limits = Time limits
bot-level = Bots
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
level-random = Random moves
level-of = Level of { $name }
in-seconds = s

# Before the deal
seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
invite-hint = Scan, or type the code on the first page
code-is = The code is { $code }
qr-alt = QR code of { $link }
copy-link = Copy the link
copied = Copied
copy-failed = The browser did not copy. Copy this by hand: { $link }
share = Share
who-sits = At the table
free-seat = Free
host = host
add-bot = Bot
remove-name = Remove { $name }
start = Start
more-time = Twice the time
more-time-give = { $name } may look and choose twice as long
more-time-told = Twice the time to look and to choose: { $names }
first-player = First player
first-drawn = drawn by lot
begins = begins
first-told = First player: { $who }
start-fills =
    { $count ->
        [one] The free seat gets a bot.
       *[other] The { $count } free seats get bots.
    }
start-bots = Let bots play
start-nobody = Nobody sits here yet. Scan the code to join, or watch bots play.
wait-for-host = The host will start.
same-device = Someone else on this device
same-device-hint = One tablet for several people: each of you sits down here with a name.
big-screen = Big screen
leave = Leave the table
cancel = Cancel
close = Close

# At the table
table-tools = Table
table-menu = Table menu
not-kept = This browser keeps nothing. Leave this page open: your seat lasts as long as it does.
watch-late = The game has already begun: you are watching.
watching = Watching
chat = Chat
chat-unread =
    { $count ->
        [one] Chat: { $count } new line
       *[other] Chat: { $count } new lines
    }
chat-seated = You are watching: to write, you need a seat.
chat-phrases = On this server you write to each other with ready-made phrases.
chat-off = Chat is turned off on this server.
chat-empty = Nobody has said anything yet.
said = { $name }: { $words }
say = Say something
send = Send
mute-someone = Not listening to…
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
see-rule = Rule { $rule }
line-unknown = Connection: being measured
line-good = Connection: good
line-fair = Connection: fair
line-poor = Connection: poor
races-plain = The server cannot measure every connection at this table: in races a slow one costs some time.
races-trusting = Races here rely on what the players’ devices say about their connection.
line-lost = Connection: lost
connection-lost = The connection is lost. Your seat is kept, and the table comes back by itself.
not-done = Not done: the connection is lost. Try again when the table is back.
paused = The table is paused.
held-you = You have paused the table.
held-host = { $name } has paused the table.
held-asked = A pause was asked for. It begins after this moment.
held-store = The server cannot save moves right now. Nothing is lost; the table goes on by itself.
held-restart = The server has restarted. The table waits for { $names }.
held-restart-all = The server has restarted. The table goes on in a moment.
held-nobody = None of the players is here. The table waits.
held-passing = A tablet is being passed on. The clock waits.
held-left =
    { $seconds ->
        [one] { $seconds } second at most
       *[other] { $seconds } seconds at most
    }
held-for = { $minutes } min so far
pause = Pause
resume = Go on
copy-watch = Copy the link for spectators
copy-seat = Copy my seat for another device
copy-seat-code = QR code that carries your seat to the device that reads it
copy-seat-hint = Whoever opens that link, or reads its code, plays in your seat: keep it to yourself.
leave-sure = A bot takes your seat, for good.
leave-yes = Yes, leave

# What happened
news-sat = { $name } sits down.
news-left = { $name } stands up.
news-gone = { $name } has left; a bot goes on.
news-stand-in = { $name } is away; a bot plays meanwhile.
news-bot-failed = Something is wrong with the bot { $name }; a normal one plays on.
news-lost = { $name } has lost the connection.
news-back = { $name } is back.
news-paused = The table is paused.
news-stalled = The server cannot save moves right now.
news-start = The game begins.
news-goes-on = The game goes on.
news-over = The game is over.
news-host = You are the host now.

# The end
result-left = The table was closed before the end
result-nobody = This time the game wins.
result-together = You have won together!
result-names-together = { $names } have won together!
result-you = You have won!
result-you-with = You have won, together with { $names }!
result-winners =
    { $count ->
        [one] { $names } has won!
       *[other] { $names } have won!
    }
result-place =
    { $place ->
        [2] You came second.
        [3] You came third.
        [4] You came fourth.
        [5] You came fifth.
        [6] You came sixth.
        [7] You came seventh.
       *[other] You came eighth.
    }
result-kind = Well played!
result-best = Your fastest touch: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
rematch = Once more
another-game = Another game
rematch-wait = The host can start another game.
replay = Watch again
save-record = Save the record

# One tablet
tablet-pass = Pass the tablet to { $name }
tablet-pass-hint = The others look away for a moment.
tablet-mine = I am { $name }: show
tablet-hide = Hide
tablet-back = Back to the table
tablet-turn = your turn
tablet-look = look

# Errors
play-here = Play here
error-no-table-title = No table has this code
error-no-table-text = A code is a handful of letters and digits. Perhaps one was misread, or the table was deleted long ago.
to-table = To the table
own-table = Open your own table
type-again = Try another code
error-full-title = Every seat is taken
error-full-text = You can watch the game, or open a table of your own.
error-gone-title = The server does not answer
error-gone-text = It may be restarting, or this device is offline. Your seats are kept.
error-old-title = This page is out of date
error-old-text = The server was updated while the page was open. Load it again to go on where you were.
error-tabs-title = This table is open in another tab
error-tabs-text = You can go on there, or play in this tab instead.
error-moved-title = You went on in another tab
error-moved-text = This tab has let go of the table.
error-removed-title = Your seat was freed
error-removed-text = The host of the table did it, or the operator of this server. You can open a table of your own, or ask for a new invitation.
error-closed-title = This table was closed
error-closed-text = The operator of this server has closed it. What was played until then can be watched again, unless it was deleted.
error-banned-title = The operator has shut you out for a while
error-banned-text = This server accepts nothing from your network at the moment. Ask whoever runs it.
error-crowded-title = Too much at once
error-crowded-text = The server asks for a short pause. Try again in a moment.
error-no-board-title = No board for this game
error-no-board-text = This version of the page cannot show it yet.
error-forgotten-title = This game was deleted
error-forgotten-text = The server keeps finished games for a while only. If somebody saved the record, it can still be watched.
error-damaged-title = This table cannot be read any more
error-damaged-text = Its saved moves are damaged. Other tables are not affected; please open a new one.
error-other-rules-title = This table has other rules
error-other-rules-text = It is played under another version of the rules than this server knows. It goes on once a server with that version runs; your seats are kept. Or open a new table.
error-no-record-title = Nothing to watch yet
error-no-record-text = A game can be watched again once it is over.

# Watching again
full-screen = Full screen
press-for-sound = Press once for sound
step-back = One step back
step-on = One step on
replay-play = Play
time-line = Time line
time-line-at = Step { $step } of { $length }, { $time }
perspective = Through the eyes of
spectator = a spectator
all-cards = everyone (all cards)
mark-back = Previous mark
mark-on = Next mark
mark-races = race
mark-finds = find
mark-misses = missed chance
mark-race = Race: { $names }.
mark-find = Found by { $names }.
mark-missed = Missed chance: { $names }.
speed = Speed
play-on = Play on from here
play-on-about = Bots ({ $level }) take the other seats. Cards that you could not know are dealt again.
play-on-seat = Your seat
play-on-as = as { $name }
what-if = What if
what-if-about =
    { $move ->
        [0] A what-if: it begins with the first deal of another game.
        [one] A what-if: it began after the first move of another game. Hidden cards were dealt again.
       *[other] A what-if: it began after { $move } moves of another game. Hidden cards were dealt again.
    }
drop-hint = Drop the file of a saved game here, or choose it.
replay-bad = This file cannot be watched: it is no saved game, or it was damaged on the way.
choose-file = Choose a file
verify-title = Was the deal fair?
verify-about = Before the game the server promised its secret by a hash; everyone added a share of their own. This device now computes every shuffle again.
verify = Verify the shuffle
verify-good = The deal was fair: nobody could choose it.
verify-bad = The deal does not add up.
verify-unreadable = This record cannot be checked: its last line is missing or damaged.
verify-kept = The secret is the one that was promised before the game.
verify-not-kept = The secret is not the one that was promised.
verify-draws =
    { $count ->
        [one] { $right } of { $count } draw follows from the secret and everyone’s share.
       *[other] { $right } of { $count } draws follow from the secret and everyone’s share.
    }
verify-same = This device saw that promise before it chose its share.
verify-not-same = This device had seen another promise.
verify-mine = The share of this device is in the deal.
verify-not-mine = The share of this device is missing.
verify-numbers = The numbers
verify-commitment = Promise
verify-secret = Secret
verify-nonces = Shares
verify-seed = Seed

# Learning
offer-title = First time at { $game }?
offer-text = A lesson on the real board shows you the game in about one minute.
offer-learn = Learn in one minute
offer-play = Play at once
learn-game = Learn { $game }
lesson-on = Next
lesson-back = Back
lesson-skip = Show me
lesson-step = { $step } of { $count }
lesson-other = Not that one: read once more.

# The board of a game that has none of its own.
default-players = Players
default-acts = to act
default-choose = Your turn: choose
default-wait = Waiting for { $names }
default-watch = Watch what happens
default-more = There are more possibilities than can be listed here.
default-view = What you see
default-story = What has happened
module-failed = The board of this game does not work. You can play on with the simple board.

# Before any script runs: too old a browser, or none
no-script = Ludothèque needs JavaScript.
too-old-title = This browser is too old for Ludothèque
too-old-text = Update it, or open this page in another one: Chrome or Edge { $chrome }, Firefox { $firefox }, Safari { $safari } (iPhone and iPad: iOS { $safari }), or newer.
too-old-partly = You may go on, but parts of the table will be missing or in the wrong place.

option-hints = Hints
option-hints-about = Who may ask the teacher what to do, and why.
option-hints-alone = Against bots alone
option-hints-always = Everyone
option-hints-never = Nobody

hint = Hint
hint-key = Hint (H)
hint-asking = The teacher is thinking…
hint-do = Do that
hint-level = Level of the teacher
hint-failed = No hint came. Try again in a moment.

analysis = What decided the game?
analysis-asking = Looking at the game again…
analysis-percent = Looking at the game again: { $percent } %
analysis-ready = The analysis is here.
analysis-failed = The analysis did not come. Try again in a moment.
analysis-none = No single choice decided this game.
analysis-move = Move { $move } · { $name }
analysis-show = Show this moment
analysis-played = Chosen: { $action }
analysis-better = Better: { $action }
analysis-worth = +{ $worth } % of a win
mark-turnings = turning point
mark-turned = Turning point: { $reason }
mark-turning = Turning point, { $names }. Better: { $better }
