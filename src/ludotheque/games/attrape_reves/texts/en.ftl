# Attrape Rêves in English.
game-name = Attrape Rêves
game-tagline = Choose the cuddly toy that hides the whole nightmare.

variant-base = The game
variant-base-about = Take toys in turn; a smaller toy that still covers earns more dreams. Twelve dreams win.
variant-coop = Good night, little ones
variant-coop-about = All together against one pack of nightmares; alone, too.
variant-speed = Restless night
variant-speed-about = As the game, but everyone grabs a toy at once.

option-variant = Variant
option-variant-about = The game in turns, all together, or as a race.
option-seats = Players
option-seats-about = Two to four; together also one.
option-first = First player
option-first-about = Who turns up the first nightmare: the youngest, say, or drawn by lot.
option-tie-break = Decide shared wins
option-tie-break-about = If several boards are full at once, most dreams in all wins.
option-moon = Moon
option-moon-about = The pack to beat together: the fuller the moon, the harder the nightmares.
option-moon-new = new moon, very easy
option-moon-crescent = crescent, easy
option-moon-gibbous = gibbous moon, not so easy
option-moon-full = full moon, not easy at all
option-turn-ms = Time to turn up
option-turn-ms-about = Milliseconds after which the next nightmare turns up by itself.
option-choose-ms = Time to choose
option-choose-ms-about = Milliseconds to choose a toy; then a free one is drawn by lot.
option-grab-ms = Time to grab
option-grab-ms-about = Milliseconds to grab a toy in the race; then a free one is drawn by lot.
option-lay-ms = Time to lay
option-lay-ms-about = Milliseconds after which a chosen toy lays itself on the nightmare.
option-talk-ms = Time to talk
option-talk-ms-about = Milliseconds to discuss a toy together; then the one that is pointed at is placed.
option-hold = Patience with slow lines
option-hold-about = Milliseconds for which a touched toy waits for touches that were earlier and arrive later.

bad-seats = This variant is for { $least } to { $most } players.
bad-first = The first player must be one of the { $seats } seats.
bad-time = The time limit { $field } lies between { $least } and { $most } milliseconds.

toy-bear = the bear
toy-panda = the panda
toy-rabbit = the rabbit
toy-unicorn = the unicorn

moon-new = new moon
moon-crescent = crescent
moon-gibbous = gibbous moon
moon-full = full moon

monster-boulou = Bobble
monster-miette = Crumb
monster-globulon = Globbert
monster-chaussetrouille = Sockspook
monster-tartichaud = Artichomp
monster-pieuvrax = Octoops
monster-grandasse = Shaggamuffin
monster-puceron = Flick
monster-mitaine = Mittenbite
monster-hibouh = Hoo-Boo
monster-champignard = Gloomcap
monster-limacelle = Slugella
monster-ressorbo = Boingo
monster-chauvequipeut = Flitterfright
monster-cactouille = Pricklepot
monster-toupoil = Bristlebob
monster-crapahut = Toadle
monster-nuagrogne = Grumblecloud
monster-crabouille = Clawdrey
monster-girafouille = Gangleneck
monster-etoilou = Starfidget
monster-serpentin = Squiggle
monster-dodulune = Plumpkin
monster-pave = Grumblock
monster-triangloup = Howlangle
monster-bananoche = Bananight
monster-moustoc = Skeetle
monster-tetardif = Tadpolter
monster-araknouille = Spindleshanks
monster-dragouillon = Dozy Dragon

dream-balloon = a balloon ride
dream-boat = a paper boat
dream-bubbles = soap bubbles
dream-cake = a cake as tall as a house
dream-castle = a sandcastle
dream-cloud = a bed of cloud
dream-feather = a talking feather
dream-garden = a garden of lollipops
dream-island = an island with two suns
dream-kite = a kite with a letter
dream-lantern = a hundred lanterns
dream-piano = a piano that laughs
dream-rainbow = a rainbow to slide on
dream-snow = warm snow
dream-swing = a swing on the moon
dream-train = a night train
dream-treehouse = a tree house
dream-whale = a flying whale

late = { $seat } { $ms } ms later

action-turn = Turn up the next nightmare
action-turn-about = You are the first player of this round: turn up the top card.
action-take = Take { $toy }
action-take-about = Choose a toy by eye alone; it goes straight to your board and stays there.
action-grab = Grab { $toy }
action-grab-about = Everyone grabs at once: the first touch gets the toy, the slower one takes another.
action-lay = Lay the toy on the nightmare
action-lay-about = It slides to its best position. If nothing shows, you draw as many dreams as it has stars.
action-point = Point at { $toy }
action-point-about = Propose a toy to the others; alone, this places it.
action-agree = Agree to { $toy }
action-agree-about = Tell the active player that this toy will do.
action-object = Object to { $toy }
action-object-about = Tell the active player that you would choose another toy.
action-place = Place { $toy }
action-place-about = The talk is over: lay the toy on the nightmare.

event-turned = { $seat } turns up { $card } ({ $moon }).
event-took = { $seat } takes { $toy }.
event-grabbed =
    { $rivals ->
        [0] { $seat } grabs { $toy } after { $ms } ms.
       *[other] { $seat } grabs { $toy } after { $ms } ms ({ $late }).
    }
event-given = Time is up: { $seat } gets { $toy } by lot.
event-laid =
    { $covered ->
        [yes] { $seat } lays { $toy } on { $card }: nothing shows!
       *[no] { $seat } lays { $toy } on { $card }: a bit sticks out.
    }
event-dreamed =
    { $stars ->
        [one] { $seat } draws one dream to tell: { $pictures }.
       *[other] { $seat } draws { $stars } dreams to tell: { $pictures }.
    }
event-cleared = The nightmare is put away. { $seat } begins; on the next card’s back: { $moon }.
event-reshuffled = All nightmares have been seen: the { $cards } cards are shuffled again.
event-pointed = { $seat } points at { $toy }.
event-agreed = { $seat } agrees to { $toy }.
event-objected = { $seat } objects to { $toy }.
event-beaten =
    { $left ->
        [0] { $card } is beaten, and it was the last!
        [one] { $card } is beaten and leaves with { $toy }; one nightmare is left.
       *[other] { $card } is beaten and leaves with { $toy }; { $left } nightmares are left.
    }
event-won =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
together =
    { $count ->
        [2] { $most } and { $last }
       *[other] { $most }, and { $last }
    }
event-lost = { $card } was stronger: the night is lost for everyone.

refused-phase-turn = The next nightmare has to be turned up first.
refused-phase-choose = Now toys are taken in turn.
refused-phase-grab = Now toys are grabbed.
refused-phase-lay = Now the toys are laid on the nightmare.
refused-phase-point = Now you choose a toy together.
refused-not-your-turn = It is not your turn.
refused-no-such-toy = There are eight toys; this is none of them.
refused-toy-taken = This toy is no longer in the circle.
refused-toy-gone = This toy has left the game.
refused-other-nightmare = This grab was meant for another nightmare.
refused-no-swap = You have a toy: no swapping.
refused-still-reaching = You are reaching for a toy already.
refused-too-early = This touch is dated before the nightmare was turned up.
refused-too-late = The time to grab is over.
refused-same-toy = You are pointing at this toy already.
refused-own-proposal = The others answer your proposal; you point or place.
refused-said-so = You have said so already.
refused-no-proposal = No toy is pointed at yet.
refused-other-proposal = Another toy is pointed at by now.
refused-not-all-answered = Let everyone have their say first.

score =
    { $variant ->
        [coop]
            { $score ->
                [one] { $score } nightmare asleep
               *[other] { $score } nightmares asleep
            }
       *[other]
            { $score ->
                [one] { $score } dream
               *[other] { $score } dreams
            }
    }
reason-full-board = a full board
reason-most-dreams = most dreams in all
reason-shared = several full boards
reason-all-beaten = all nightmares beaten
reason-nightmare-too-big = a nightmare that stuck out

section-1 = Material
rule-AR-1 = There are eight round toys in four sizes: four bears (the largest, one star each), two pandas (two stars), one rabbit (three stars) and one unicorn (the smallest, four stars).
rule-AR-2 = There are thirty square nightmare cards. Each shows one oddly shaped monster on its face and one of four moons on its back.
rule-AR-3 = Fifty-four dream tokens wait in a pillow bag. Every player has a board with twelve places for them.
rule-AR-4 = Our own ruling: the monsters are our own drawings. The smallest circle around each lies clearly between two toy sizes, never closer than three per cent to a toy’s edge, and a bear always covers. The shapes are meant to fool the eye.
rule-AR-5 = Our own ruling: the moons are shared out over seven, seven, eight and eight cards, from the new moon (easiest) through crescent and gibbous to the full moon (hardest).

section-2 = The game
rule-AR-6 = All thirty cards are shuffled into a pile. Everyone may see the moon on the top card’s back. The youngest begins, or whoever is drawn by lot.
rule-AR-7 = First, the nightmare is turned up. In turn order each player takes one toy that is still in the circle and puts it straight on their own board: no trying it on the card, no changing one’s mind, no passing. Our own ruling: whoever takes too long gets a free toy by lot.
rule-AR-8 = Second, in turn order, each player lays their toy on the nightmare and may slide it to the best position. Everyone tests alone, so several may succeed.
rule-AR-9 = The nightmare is covered exactly if the smallest circle around the monster is no larger than the toy. Touching the edge counts as covered.
rule-AR-10 = Whoever covers the nightmare draws as many dreams as the toy has stars, even beyond twelve. Whoever does not draws nothing.
rule-AR-11 = Then the card is put away, all toys return to the circle, and the player to the left becomes first player and turns up the next nightmare.
rule-AR-12 = Only then is the end checked: everyone with twelve dreams or more wins. With the option to decide shared wins, the most dreams in all decide among them; if these are equal too, the win is shared.
rule-AR-13 = If the bag runs short, the dreams that were earned count all the same.
rule-AR-14 = Our own ruling: if all thirty cards are used up and nobody has won, they are shuffled into a new pile.
rule-AR-15 = The pictures on the dreams change nothing. They are there for telling your dream to the others.

section-3 = Together: good night, little ones
rule-AR-16 = One to four players use only the eight toys and the shuffled pack of one moon of their choice.
rule-AR-17 = The active player turns up a card and points at a toy. The others agree or object; the active player may point at another, and when all have had their say places the toy. Alone, one simply chooses. Our own ruling: when the time to talk is over, the toy that is pointed at is placed, or the largest that is left.
rule-AR-18 = If the nightmare is covered, card and toy leave the game and the next player goes on. If not, the game is lost at once.
rule-AR-19 = The game is won when eight nightmares are beaten, or when a pack of seven is used up.
rule-AR-20 = Every pack can be beaten: at most four of its cards need a bear, at most six a panda or larger, at most seven a rabbit or larger. Fuller moons leave less to spare and deceive more.

section-4 = Speed: restless night
rule-AR-21 = As the game, but as soon as the nightmare is turned up everyone grabs a toy at once, also whoever turned it. The first touch gets a toy, the slower one takes another; no swapping. The toys are then laid in turn order.
rule-AR-22 = Our own ruling: first is the shortest reaction since the nightmare appeared on the player’s own screen; equal times are decided by lot. Whoever has no toy after fifteen seconds gets a free one by lot.

section-5 = A fair picture
rule-AR-23 = Our own ruling: toys and monster are shown together and at one scale on every screen, with no ruler and no preview before the choice. Afterwards the toy is seen sliding to its best position, and what sticks out is marked.
rule-AR-24 = Our own ruling: until the toys are laid, nobody’s device is told how large a disc a nightmare needs.
