# The texts of the pages. Those of a game stand beside its rules.
skip-to-content = Skip to the page
loading = One moment…
home-link = Ludothèque: to the first page
language = Language
mute = Mute
settings = Settings

home-title = What shall we play?
home-lead = No account, nothing to install. Pick a game and sit down.
of-game = { $way }: { $game }
play-now = Play now
invite = Invite
learn = Learn to play
rules = Rules
rules-sections = Parts of the rules
back-to-table = Back to table { $code }: { $game }
join-label = Somebody gave you a code?
join = Join

settings-hearing = Sound
settings-sound = Sounds
settings-speech = Say the rhyme aloud
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

error-unknown-title = Nothing is asleep here
error-unknown-text = This page does not exist. Perhaps a letter got lost on the way.
error-load-title = The page did not come
error-load-text = The connection seems to be gone, or Ludothèque was renewed in the meantime.
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

# A new table
new-table = A new table
how-many = How many seats?
open-table = Open and invite
open-screen = Open on a big screen
play-bots = Play with bots
public-table = Show this table to everyone on the first page
more-options = More choices
bot-level = Bots
level-plain = Good players
level-random = Playing by chance
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
share = Share
who-sits = At the table
free-seat = Free
host = host
add-bot = Bot
remove-name = Remove { $name }
start = Start
start-fills =
    { $count ->
        [one] The free seat gets a bot.
       *[other] The { $count } free seats get bots.
    }
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
watch-late = The game has already begun: you are watching.
watching = Watching
talk = Talk
talk-unread =
    { $count ->
        [one] Talk: { $count } new line
       *[other] Talk: { $count } new lines
    }
talk-seated = You are watching: to talk, you need a seat.
talk-none = Nobody has said anything yet.
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
line-unknown = Line: being measured
line-good = Line: good
line-fair = Line: fair
line-poor = Line: poor
line-lost = Line: lost
connection-lost = The connection is lost. Your seat is kept, and the table comes back by itself.
paused = The table is paused.
stalled = The table waits for its log. Nothing is lost; it goes on by itself.
pause = Pause
resume = Go on
copy-watch = Copy the link for watchers
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
news-lost = { $name } has lost the connection.
news-back = { $name } is back.
news-paused = The table is paused.
news-stalled = The table waits for its log.
news-start = The game begins.
news-goes-on = The game goes on.
news-over = The game is over.
news-host = You are the host now.

# The end
result-left = The table was closed before the end
result-nobody = Nobody wins this time
result-together = You have won together!
result-you = You have won!
result-winners =
    { $count ->
        [one] { $names } has won!
       *[other] { $names } have won!
    }
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

# Bad luck
play-here = Play here
error-no-table-title = No table has this code
error-no-table-text = A code is a handful of letters and digits. Perhaps one was misread, or the table was cleared away long ago.
to-table = To the table
own-table = Open your own table
type-again = Try another code
error-full-title = Every seat is taken
error-full-text = You can watch the game, or open a table of your own.
error-gone-title = The server does not answer
error-gone-text = It may be restarting, or this device is offline. Your seats are kept.
error-old-title = This page is out of date
error-old-text = The server was renewed while the page was open. Load it again to go on where you were.
error-tabs-title = This table is open in another tab
error-tabs-text = You can go on there, or play in this tab instead.
error-moved-title = You went on in another tab
error-moved-text = This tab has let go of the table.
error-removed-title = The host has freed your seat
error-removed-text = You can open a table of your own, or ask for a new invitation.
error-crowded-title = Too much at once
error-crowded-text = The server asks for a short pause. Try again in a moment.
error-no-board-title = No board for this game
error-no-board-text = This version of the page cannot show it yet.
error-damaged-title = This table cannot be read any more
error-damaged-text = Its log is damaged. The other tables are well; please open a new one.
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
speed = Speed
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
learn-game = Learn { $game }
lesson-on = Next
lesson-back = Back
lesson-skip = Show me
lesson-step = { $step } of { $count }
lesson-other = Not that one: read once more.
