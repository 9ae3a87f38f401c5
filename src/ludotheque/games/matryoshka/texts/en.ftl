# Matryoshka in English.
game-name = Matryoshka
game-tagline = Trade dolls, rebuild the old series.

variant-base = The game
variant-base-about = Four rounds of drawing, trading and laying; then the finest collection wins.

option-variant = Variant
option-variant-about = There is one way to play.
option-seats = Players
option-seats-about = Three, four or five collectors.
option-first = First player
option-first-about = Who trades first in the first round.
option-first-random = drawn by lot
option-first-host = the host
option-show-time = Time to show
option-show-time-about = Seconds to choose the card you put up for trade.
option-offer-time = Time to offer
option-offer-time-about = Seconds to choose the card you offer in return.
option-take-time = Time to take
option-take-time-about = Seconds to choose one of the offers.
option-lay-time = Time to lay
option-lay-time-about = Seconds to choose your tableau in the set-up and in rounds 1 to 3.
option-last-lay-time = Time for the last tableau
option-last-lay-time-about = Seconds to choose your thirteen cards in round 4.

bad-seats = Matryoshka is for { $least } to { $most } players.
bad-time = A time limit lies between { $least } and { $most } seconds.

series-poppy = Poppy
series-marigold = Marigold
series-sunflower = Sunflower
series-fern = Fern
series-mint = Mint
series-cornflower = Cornflower
series-gentian = Gentian
series-lavender = Lavender
series-peony = Peony
series-chestnut = Chestnut
card-name = { $series } { $value }

action-lay = Lay { $count } cards: { $cards }
action-lay-about = Choose the cards of your next tableau out of all you own. They stay face down until everyone has chosen; a choice once made stands.
action-show = Show { $card }
action-show-about = Put one card of your hand face up in the middle. One of the others will get it.
action-offer = Offer { $card }
action-offer-about = Put one card of your hand face down. The active player alone will see it, and may take it for the card that is shown. An offer once made stands.
action-take = Take { $seat }’s offer
action-take-about = You see all offers. Take exactly one: its owner gets the card you showed, the others get theirs back.

event-laid = { $seat } has chosen a tableau.
event-revealed =
    { $round ->
        [0] The first tableaux are turned up: { $count } cards each.
       *[other] The tableaux of round { $round } are turned up: { $count } cards each.
    }
event-drawn =
    { $stock ->
        [0] Round { $round }: everyone draws two cards, the last ones. { $first } trades first.
       *[other] Round { $round }: everyone draws two cards, { $stock } are left. { $first } trades first.
    }
event-shown = { $seat } shows { $card }.
event-offered = { $seat } offers a card.
event-traded = { $seat } takes { $partner }’s offer; { $partner } gets { $card }.
event-late = { $seat } ran out of time: the built-in player chooses.
event-returned = { $seat } is back.
event-counted = The collections are counted: { $scores }. The best is worth { $best }.

refused-over = The game is over: the collections have been counted.
refused-not-laying = Tableaux are chosen only when all trades of the round are done.
refused-laid-already = You have chosen your tableau; it stands until all are turned up.
refused-lay-count =
    { $need ->
        [one] Your tableau needs exactly { $need } card, not { $found }.
       *[other] Your tableau needs exactly { $need } cards, not { $found }.
    }
refused-lay-twice = You named a card twice; each card exists only once.
refused-lay-not-yours = You can lay only cards of your hand and of your last tableau.
refused-not-showing = No card is to be shown now.
refused-not-active = It is not your trade: only the active player shows a card.
refused-not-offering = No offers are asked for now.
refused-other-trade = This offer was meant for another trade.
refused-own-trade = This is your own trade: the others offer, you choose.
refused-offered-already = You have made your offer; it stands until the active player has chosen.
refused-in-tableau = That card lies in your tableau; only cards of your hand can be traded.
refused-not-in-hand = That card is not in your hand.
refused-not-taking = There are no offers to choose from now.
refused-not-yours-to-take = Only the active player chooses among the offers.
refused-no-such-offer = Nobody else sits there with an offer: choose one of the other players.

score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
reason-most-points = most points
reason-longest-runs = equal points, longer runs
reason-shared = equal points and equal runs: a shared victory

section-1 = Material and set-up
rule-MA-1 = The game has 70 cards: ten series of seven nesting dolls with the values 1 to 7. Every card exists once.
rule-MA-2 = Whole series are left out by the number of players: three play with six series (42 cards), four with eight (56), five with all ten (70). House ruling: chance decides which ones, and everyone is told.
rule-MA-3 = The cards are shuffled. Each player gets six and keeps them secret.
rule-MA-4 = Each player chooses two of them face down. When everyone has chosen, all are turned up: these are the first tableaux.
rule-MA-5 = A tableau is laid out by itself: one line for each series, one column for each value. Everyone sees all tableaux and how many cards each hand holds; the cards in a hand are secret. House ruling: a tableau stays in sight while the next one is chosen.
rule-MA-6 = One player is first. House ruling: by lot, or the host, as the table agreed. After each round the player to the left becomes first.

section-2 = Four rounds of three phases
rule-MA-7 = A, draw: each player draws two cards. The draw of round 4 uses up the stock exactly.
rule-MA-8 = B, trade: each player is active once, clockwise, beginning with the first player.
rule-MA-9 = The active player must show one card of their hand, face up.
rule-MA-10 = Every other player must offer one card of their hand, face down, all at the same time and without seeing the other offers. House ruling: an offer once made stands.
rule-MA-11 = The active player looks at the offers, knowing whose each one is, shows them to nobody, and must take exactly one. The card taken and the card shown change hands; all other offers go back to their owners’ hands.
rule-MA-12 = Cards of a tableau can be neither shown nor offered. A card received in a trade may be traded again later, even back to the player it came from.
rule-MA-13 = Who knows what: the shown card is known to all. The card given for it is known to the two traders alone. An offer that was not taken is known to its owner and to the active player alone.
rule-MA-14 = C, lay: all players take back their tableaux and choose, face down and out of all they own, exactly 4, 6, 8 or 13 cards in rounds 1, 2, 3 and 4. When everyone has chosen, all are turned up. House ruling: a choice once made stands.
rule-MA-15 = While trading, every hand has exactly six cards. At the end thirteen cards lie in each tableau and one is left in each hand.

section-3 = Scoring
rule-MA-16 = Tableaux are counted once, after round 4; the card left in hand counts nothing. A column is all cards of one value; a run is as many consecutive values of one series as lie together, and each run of a line counts by itself. One card is worth 0 points, 2 cards 2, 3 cards 4, 4 cards 7, 5 cards 10, 6 cards 13, 7 cards 16. A card counts in its line and in its column.
rule-MA-17 = House ruling: columns of 8, 9 and 10 cards go on by the same step and are worth 19, 22 and 25 points.
rule-MA-18 = Long runs in a line earn a bonus: 1 point for five cards, 2 for six, 3 for seven. Columns earn none, and a run does not go on from 7 to 1.
rule-MA-19 = The most points win. Among equals compare the longest runs, then the second longest, and so on: the first difference decides. Without any difference the victory is shared.

section-4 = At this table
rule-MA-20 = House ruling: there is a time limit for showing, offering, taking and laying, 60 seconds each and 90 for the last tableau unless the table agreed otherwise. When time runs out, the built-in player chooses for the seat, knowing only what the seat knows, and the seat counts as absent until its player acts again.
rule-MA-21 = You may say what you like and try to sway the active player; but there is no way to show a hidden card.
