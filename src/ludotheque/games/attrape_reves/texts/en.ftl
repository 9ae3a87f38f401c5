# Attrape Rêves in English.
game-name = Attrape Rêves
game-tagline = Choose the cuddly toy that hides the whole nightmare.

guide-aim = Be the first with twelve dreams. Choose, by eye alone, a cuddly toy that hides the whole nightmare: the smaller the toy, the more dreams it brings.
guide-turn-1 = Whoever has the pillow turns up a nightmare.
guide-turn-2 = In turn order, everyone takes one toy from the circle. You may not try it on the card.
guide-turn-3 = In turn order, everyone lays their toy on the nightmare. It slides to its best place.
guide-turn-4 = Nothing sticks out? Draw as many dreams as the toy has stars. Something sticks out? No dream.
guide-turn-5 = Twelve dreams or more win. Otherwise the toys go back and the pillow moves to the left.
guide-example-1 = Zoé takes the rabbit (three stars), Lou a bear (one star). Both hide the whole nightmare: Zoé draws three dreams, Lou one.
guide-example-2 = Zoé takes the unicorn (four stars), but the tip of an ear sticks out. She draws nothing.
guide-example-3 = Zoé has 11 dreams and earns 3, Lou has 10 and earns 2 on the same nightmare. With 14 and 12 dreams both win.

variant-base = Base game
variant-base-about = Take toys in turn; a smaller toy that still covers earns more dreams. Twelve dreams win.
variant-coop = Good night, little ones
variant-coop-about = All together, or alone, against one pack of nightmares: each toy can be used once, and one mistake loses.
variant-speed = Restless night
variant-speed-about = Like the base game, but everyone grabs a toy at once.

option-variant = Variant
option-variant-about = In turns, all together, or as a race.
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
option-turn-ms-about = After this time the next nightmare turns up by itself.
option-choose-ms = Time to choose
option-choose-ms-about = Time to choose a toy; then a free one is drawn by lot.
option-grab-ms = Time to grab
option-grab-ms-about = Time to grab a toy in the race; then a free one is drawn by lot.
option-lay-ms = Time to lay
option-lay-ms-about = After this time a chosen toy lays itself on the nightmare.
option-talk-ms = Time to talk
option-talk-ms-about = Time to discuss a toy together; then the one that is pointed at is placed.
option-hold = Wait for slow connections
option-hold-about = Milliseconds that a touched toy waits for slower connections once the first touch has arrived.

bad-seats = This variant is for { $least } to { $most } players.
bad-first = The first player must be one of the { $seats } seats.
bad-time =
    { $field ->
        [turn_ms] The time to turn up
        [choose_ms] The time to choose
        [grab_ms] The time to grab
        [lay_ms] The time to lay
        [talk_ms] The time to talk
       *[hold] The wait for slow connections
    } lasts between { $least } and { $most } milliseconds.

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
action-place-about = Nobody objects: lay the toy on the nightmare.

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
refused-too-early = Less than a tenth of a second after the nightmare appeared is no reaction: this touch does not count.
refused-too-late = The time to grab is over.
refused-same-toy = You are pointing at this toy already.
refused-own-proposal = The others answer your proposal; you point or place.
refused-said-so = You have said so already.
refused-no-proposal = No toy is pointed at yet.
refused-other-proposal = Another toy is pointed at by now.
refused-objection = Someone objects: wait until they agree, or point at another toy.
refused-not-all-answered = Let everyone have their say first, or wait until silence counts as a yes.

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

advice-axis-0 = from left to right
advice-axis-1 = from the top left to the bottom right
advice-axis-2 = from top to bottom
advice-axis-3 = from the bottom left to the top right
advice-eye = The monster is longest { $axis }; by that length { $need } would cover it. I would take { $toy } and am { $percent } % sure.
advice-bear = The monster is longest { $axis }; by that length { $need } would cover it. But { $toy } always does, for one star.
advice-bear-only = The monster is longest { $axis }; by that length only { $toy } covers it.
advice-bear-coop = The monster is longest { $axis }; by that length { $need } would cover it. But { $toy } always does.
advice-waste = { $smaller } is enough here, and none is to spare: keep { $toy } for later.
advice-turn = Turn it up, and look first for the two points that lie farthest apart.
advice-lay = The choice is made: lay the toy, and compare what you guessed.

analysis-small =
    { $seat } chose { $toy }, too small: { $need } would have brought { $stars ->
        [one] { $stars } more star
       *[other] { $stars } more stars
    }.
analysis-large =
    { $seat } chose { $toy }, larger than needed: { $need } would have brought { $stars ->
        [one] { $stars } more star
       *[other] { $stars } more stars
    }.
analysis-coop-small = { $seat } chose { $toy }, too small: it took { $need }.
analysis-coop-large = { $seat } chose { $toy }, larger than needed: { $need } was enough.
analysis-eye = { $right } of { $count } sizes right, { $small } too small, { $large } too large.
analysis-kind-small =
    To practise: monsters for { $need }. { $count ->
        [one] One wrong
       *[other] { $count } wrong
    }, on average { $percent } % too small.
analysis-kind-large =
    To practise: monsters for { $need }. { $count ->
        [one] One wrong
       *[other] { $count } wrong
    }, on average { $percent } % too large.

section-1 = Material
rule-AR-1 = There are eight round toys in four sizes: four bears (the largest, one star each), two pandas (two stars), one rabbit (three stars) and one unicorn (the smallest, four stars).
rule-AR-2 = There are thirty square nightmare cards. Each shows one oddly shaped monster on its face and one of four moons on its back.
rule-AR-3 = Fifty-four dream tokens wait in a pillow bag. Every player has a board with twelve places for them.
rule-AR-4 = House rule: the monsters are our own drawings. The smallest circle around each lies clearly between two toy sizes, never closer than three per cent to a toy’s edge, and a bear always covers. The shapes are meant to fool the eye.
rule-AR-5 = House rule: the moons are shared out over seven, seven, eight and eight cards, from the new moon (on the box: “Super fastoche”) through the crescent (“Fastoche”) and the gibbous moon (“Moins fastoche”) to the full moon (“Pas fastoche”).

section-2 = The base game
rule-AR-6 = All thirty cards are shuffled into a pile. Everyone sees the moon on the top card’s back. The host names the first player before the start, the youngest for example; otherwise the first player is drawn by lot. The pillow lies with the first player of the round.
rule-AR-7 = Phase 1, choose. The first player turns up the nightmare. In turn order everyone takes one toy that is still in the circle and puts it straight on their own board: no trying it on the card, no changing your mind, no passing. House rule: after 60 seconds a free toy is drawn for you by lot.
rule-AR-8 = Phase 2, lay. In turn order everyone lays their toy on the nightmare and may slide it to the best place. Each toy is tried alone, so several can succeed. House rule: after 6 seconds a toy lays itself.
rule-AR-9 = The nightmare is covered if, and only if, the smallest circle around the monster is no larger than the toy. Touching the edge counts as covered.
rule-AR-10 = If your toy covers the nightmare, you draw as many dreams as it has stars, even beyond twelve. If not, you draw nothing.
rule-AR-11 = If nobody has won (AR-12), the card is put away and all toys return to the circle. The pillow goes to the player on the left, who turns up the next nightmare as first player. House rule: after 30 seconds it turns up by itself.
rule-AR-12 = The end is checked once everyone has laid their toy, before anything is put away: everyone with twelve dreams or more wins. With the option to decide shared wins, the most dreams in all decide among them; if these are equal too, the win is shared.
rule-AR-13 = If the bag runs short, the dreams that were earned count all the same.
rule-AR-14 = House rule: if all thirty cards are used up and nobody has won, they are shuffled into a new pile.
rule-AR-15 = The pictures on the dreams change nothing. They are there for telling your dream to the others.

section-3 = Together: Good night, little ones (“Bonne nuit les petits”)
rule-AR-16 = One to four players choose a moon. Only the eight toys and the shuffled cards of that moon are used.
rule-AR-17 = The active player turns up a card and points at a toy, and may point at another at any time. The others agree or object, and may change their minds. One objection stops the toy. It can be placed when nobody objects and all have spoken, or 10 seconds after it was pointed at if nobody objects. Alone, you simply choose. House rule: 90 seconds after the first proposal the toy pointed at is placed as it stands; without any proposal, after 90 seconds, the largest that is left.
rule-AR-18 = If the nightmare is covered, card and toy leave the game and the next player goes on. If not, the game is lost at once.
rule-AR-19 = The game is won when eight nightmares are beaten, or when a pack of seven is used up.
rule-AR-20 = Every pack can be beaten: at most four of its cards need a bear, at most six a panda or larger, at most seven a rabbit or larger. Fuller moons leave less to spare and deceive more.

section-4 = Speed: Restless night (“Nuit agitée”)
rule-AR-21 = Like the base game, with one difference: as soon as the nightmare is turned up everyone grabs a toy at once, also whoever turned it. The first touch gets a toy, the slower one takes another; no swapping. The toys are then laid in turn order.
rule-AR-22 = House rule: whoever reacts fastest after the nightmare has appeared on their own screen is first; equal times are decided by lot. A touch within a tenth of a second is no reaction and does not count. Whoever has no toy after 15 seconds gets a free one by lot.

section-5 = A fair picture
rule-AR-23 = House rule: toys and monster are shown together and at one scale on every screen, with no ruler and no preview before the choice. Afterwards the toy is seen sliding to its best place, and what sticks out is marked.
rule-AR-24 = House rule: until the toys are laid, nobody’s device is told how large a disc a nightmare needs.

section-6 = Time limits
rule-AR-25 = House rule, each an option of the table: choosing a toy 60 seconds, talking together 90 seconds, laying a toy 6 seconds, turning up the next nightmare 30 seconds, grabbing in the race 15 seconds.

say-covers = I am sure that it covers everything.
say-too-small = I think part of the monster would show.
say-larger-bear = It is too small, I think. I would take a bear.
say-larger-panda = It is too small, I think. I would take a panda.
say-larger-rabbit = It is too small, I think. I would take the rabbit.
say-smaller-panda = A panda is enough. We need the larger ones later.
say-smaller-rabbit = The rabbit is enough. We need the larger ones later.
say-smaller-unicorn = The unicorn is enough. We need the larger ones later.
say-give-in = All right, it is your turn: you decide.
