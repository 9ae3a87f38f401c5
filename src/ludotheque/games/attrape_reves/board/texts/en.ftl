# The board of Attrape Rêves in English.
circle = The circle of toys
pile-toy =
    { $kind ->
        [bear] The bear
        [panda] The panda
        [rabbit] The rabbit
       *[unicorn] The unicorn
    }
pile-about =
    { $size ->
        [bear] The largest disc
        [panda] The second largest disc
        [rabbit] The second smallest disc
       *[unicorn] The smallest disc
    }, { $stars ->
        [one] one star
       *[other] { $stars } stars
    }, { $left ->
        [0] none left
       *[other] { $left } left
    }.
nightmare = Nightmare: { $card }
pile-moon = The next nightmare lies face down: { $moon }
deck =
    { $cards ->
        [one] One nightmare in the pile. On its back: { $moon }
       *[other] { $cards } nightmares in the pile. On the next one’s back: { $moon }
    }
deck-next = Next: { $moon }
deck-empty = The pile is used up
shelf =
    { $beaten ->
        [one] One nightmare is asleep
       *[other] { $beaten } nightmares are asleep
    }, { $waiting ->
        [one] one still waits
       *[other] { $waiting } still wait
    }.

dreams-of =
    { $tokens ->
        [one] { $name }: one dream of twelve.
       *[other] { $name }: { $tokens } dreams of twelve.
    }
holds = Has { $toy }.
holds-nothing = No toy yet.
show-again = Show how { $name }’s toy lay
tokens =
    { $tokens ->
        [one] { $tokens } dream
       *[other] { $tokens } dreams
    }
zone = { $name }’s toys

nothing-shows = Nothing shows!
sticks-out = A bit sticks out!
photo-finish = Photo finish: { $winner } was first by { $ms } ms
too-late = { $ms } ms too late. Take another toy!

do-turn = Turn it up!
do-lay = Lay it on!
do-agree = Agree
do-object = Object
opinion-agrees = agrees
opinion-objects = objects
opinion-thinks = is thinking
opinion-points = is pointing

prompt-turn-me = Turn up the next nightmare!
prompt-turn = { $name } turns up the next nightmare.
prompt-choose-me = Which toy hides all of it? Take one!
prompt-choose = { $name } is choosing a toy.
prompt-lay-me = Does your toy hide all of it?
prompt-lay = { $name } tries a toy.
prompt-grab-me = Quick, grab a toy!
prompt-grab-wait = You have yours! The others are still grabbing.
prompt-grab-watch = Everyone is grabbing a toy!
prompt-reach = Your hand is on it…
prompt-point-me = Point at a toy!
prompt-choose-alone = Which toy hides all of it? Choose well!
prompt-point = { $name } is looking for a toy.
prompt-answer = { $name } points at { $toy }. Do you agree?
prompt-talk = { $name } points at { $toy }. What does everyone say?
prompt-wait = What do the others say? Silence is a yes when the time is up.
prompt-place = Nobody objects. Place it, or point at another toy.
prompt-objection =
    { $count ->
        [one] { $names } objects. Another toy?
       *[other] { $names } object. Another toy?
    }

over-full =
    { $count ->
        [one] Good morning! { $names } has twelve dreams or more.
       *[other] Good morning! { $names } have twelve dreams or more.
    }
over-together =
    { $beaten ->
        [one] Good night! One nightmare is asleep.
       *[other] Good night! All { $beaten } nightmares are asleep.
    }
over-lost =
    { $beaten ->
        [0] { $card } was stronger tonight. Try again?
        [one] { $card } was stronger tonight, but one nightmare is asleep.
       *[other] { $card } was stronger tonight, but { $beaten } nightmares are asleep.
    }

tell-dream = Tell your dream
tell-dream-of = Tell your dream: { $name }
tell-all = Who tells their dream?
story-title = { $name }’s dream
story-hint = Look at the pictures, read how it begins, and go on in your own words.
story-opening = Last night I dreamt of { $dream }…
story-turn-1 = Then all at once there was { $dream }…
story-turn-2 = Behind it I found { $dream }…
story-turn-3 = And who came by? Somebody who was looking for { $dream }…
story-turn-4 = We went on and came to { $dream }…
story-ending = And just before I woke up, I saw { $dream }…
story-read = Read aloud
story-on = Go on
story-back = Back
story-close = Close
