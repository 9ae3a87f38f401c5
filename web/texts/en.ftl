# The texts of the pages. Those of a game stand beside its rules.
skip-to-content = Skip to the page
loading = One moment…
home-link = Ludothèque: to the first page
language = Language
mute = Mute
settings = Settings

home-title = What shall we play?
home-lead = No account, nothing to install. Pick a game and sit down.
play-now = Play now
invite = Invite
learn = Learn to play
rules = Rules
join-label = Somebody gave you a code?
join = Join

game-moby_pick-name = Moby Pick
game-moby_pick-line = Touch the card first, then find its twin among the ones you remember.
game-moby_pick-seats = 3–8 players · reflexes and memory
game-attrape_reves-name = Attrape Rêves
game-attrape_reves-line = Choose the cuddly toy that hides the whole nightmare, and no bigger.
game-attrape_reves-seats = 2–4 players, alone or together · a good eye
game-matryoshka-name = Matryoshka
game-matryoshka-line = Trade dolls across the table and rebuild the old series.
game-matryoshka-seats = 3–5 players · cunning and patience

settings-hearing = Sound
settings-sound = Sounds
settings-speech = Say the rhyme aloud
settings-theme = Colours
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Movement
settings-motion-auto = As the device
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
back-home = To the first page

you = you
bot = bot
away = away
seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
