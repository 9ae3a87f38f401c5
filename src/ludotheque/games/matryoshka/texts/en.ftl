# Matryoshka in English.
game-name = Matryoshka
game-tagline = Trade dolls, rebuild the old series.

guide-aim = Gather the finest collection of dolls. In four rounds you draw, trade and lay; only your last tableau, of 13 cards, scores. Two things bring points: runs of consecutive values in one series, and columns of equal values. The longer they are, the more they are worth. Most points win.
guide-turn-1 = Draw: everyone draws two cards.
guide-turn-2 = Trade: once a round it is your turn to show a card of your hand. Each of the others offers you one card, face down.
guide-turn-3 = You look at the offers and take one. It changes hands with the card you showed; the other offers go back.
guide-turn-4 = Lay: everyone chooses cards for their tableau in secret, 4, 6, 8 and at last 13. All are revealed together.
guide-turn-5 = After round 4 the tableaux are counted. The card left in your hand scores nothing.
guide-example-1 = Zoé has laid Poppy 1, 3, 4, Marigold 2, 3, 5, 6, 7 and Sunflower 2, 3, 4, 5, 6. Her columns of 1, 2, 3, 2, 2, 2 and 1 cards bring 0 + 2 + 4 + 2 + 2 + 2 + 0 = 12 points.
guide-example-2 = Her lines: Poppy 3 to 4 brings 2. Marigold 2 to 3 and 5 to 7 bring 2 + 4. Sunflower 2 to 6, a run of five, brings 10 and 1 bonus. That is 2 + 6 + 11 = 19 points; with the columns 12 + 19 = 31 points.

variant-base = The game
variant-base-about = Four rounds of drawing, trading and laying; then the finest collection wins.

option-variant = Variant
option-variant-about = There is one way to play.
option-seats = Players
option-seats-about = Three, four or five collectors.
option-first = First player
option-first-about = Who trades first in the first round: the youngest, say. The host names the player in the lobby, or it is drawn.
option-reminders = Reminders
option-reminders-about = Lists the cards you have seen go into other hands, and all trades so far. Without them everyone must remember.
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
bad-first = The first player is one of the { $seats } players at the table.
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
event-late = { $seat } ran out of time: a bot chooses.
event-returned = { $seat } is back.
event-counted = The collections are counted: { $scores }. The best is worth { $best }.

advice-run = your run of { $count } { $series } cards
advice-column = your column of { $count } cards of value { $value }
advice-dolls = your other cards
advice-lay = It secures { $keep }; { $cards } stay in your hand to trade.
advice-lay-last = It counts { $points } points, the most that you can lay.
advice-show-wanted = It keeps { $keep }; { $seat } can use { $card } and will offer something for it.
advice-show-spare = It keeps { $keep }; you will miss { $card } least.
advice-show-best = It keeps { $keep }; of your cards, { $card } is the best to show.
advice-offer-deal =
    { $shown } would bring you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once; { $seat } can use { $card } and may well take it.
advice-offer-hope =
    { $shown } would bring you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once, and you can spare { $card }.
advice-offer-spare = It keeps { $keep }; if { $seat } takes a card of yours, { $card } hurts least.
advice-offer-best = It keeps { $keep }; of your cards, { $card } is the best to give for { $shown }.
advice-offer-keep = It keeps { $keep }; { $seat } cannot use { $card } and will hardly take it.
advice-take = With { $card } you have { $keep }; that is worth more than what { $shown } brings { $seat }.
advice-take-cheap = With { $card } you have { $keep }; { $seat } cannot use { $shown }.
advice-take-group = With { $card } you have { $keep }.
advice-take-best = Of the offers, { $card } promises most.

weaker-expert = Expert bots think less here: the extra “fast” is not installed.

# The same reasons after the game: they are read by everyone, so they call nobody “you”.
analysis-run = a run of { $count } { $series } cards
analysis-column = a column of { $count } cards of value { $value }
analysis-dolls = the other cards
analysis-lay = It secures { $keep }; { $cards } stay in hand to trade.
analysis-lay-last = It counts { $points } points, the most that could be laid.
analysis-show-wanted = It keeps { $keep }; { $seat } can use { $card } and would offer something for it.
analysis-show-spare = It keeps { $keep }; { $card } would be missed least.
analysis-show-best = It keeps { $keep }; of this hand, { $card } was the best to show.
analysis-offer-deal =
    { $shown } would bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once; { $seat } can use { $card } and might well take it.
analysis-offer-hope =
    { $shown } would bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once, and { $card } can be spared.
analysis-offer-spare = It keeps { $keep }; if { $seat } takes the offer, { $card } hurts least.
analysis-offer-best = It keeps { $keep }; of this hand, { $card } was the best to give for { $shown }.
analysis-offer-keep = It keeps { $keep }; { $seat } cannot use { $card } and would hardly take it.
analysis-take = With { $card } there is { $keep }; that is worth more than what { $shown } brings { $seat }.
analysis-take-cheap = With { $card } there is { $keep }; { $seat } cannot use { $shown }.
analysis-take-group = With { $card } there is { $keep }.
analysis-take-best = Of the offers, { $card } promised most.

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
reason-longest-runs = equal points: the longer runs decide
reason-tie = longer runs
reason-shared = equal points and equal runs: a shared victory

points-column = 2 4 7 10 13 16 19 22 25
points-run = 2 4 7 10+1 13+2 16+3

section-1 = Material and set-up
rule-MA-1 = The game has 70 cards: ten series (in the French box “couleurs”) of seven nesting dolls with the values 1 to 7. Each series has a colour, a flower and a letter. Every card exists once.
rule-MA-2 = Whole series are left out by the number of players: three play with six series (42 cards), four with eight (56), five with all ten (70). House rule: chance decides which ones, and everyone is told.
rule-MA-3 = The cards are shuffled. Each player gets six and keeps them secret.
rule-MA-4 = Each player chooses two of them face down. When everyone has chosen, all are turned up: these are the first tableaux.
rule-MA-5 = A tableau is laid out by itself: one line for each series, one column for each value. Everyone sees all tableaux and how many cards each hand holds; the cards in a hand are secret. House rule: a tableau stays on the table while the next one is chosen.
rule-MA-6 = One player is first and opens the trading. House rule: before the start the host may name this player, the youngest for example; otherwise chance decides. After each round the player to the left becomes first player.

section-2 = Four rounds of three phases
rule-MA-7 = A, draw: each player draws two cards. The draw of round 4 uses up the stock (“pile”) exactly.
rule-MA-8 = B, trade: each player is active once, clockwise, beginning with the first player.
rule-MA-9 = The active player must show one card of their hand, face up.
rule-MA-10 = Every other player must offer one card of their hand, face down, all at the same time and without seeing the other offers. House rule: an offer once made stands.
rule-MA-11 = The active player looks at the offers, knowing whose each one is, shows them to nobody, and must take exactly one. The card taken and the card shown change hands; all other offers go back to their owners’ hands.
rule-MA-12 = Cards of a tableau can be neither shown nor offered. A card received in a trade may be traded again later, even back to the player it came from.
rule-MA-13 = Who knows what: the shown card is known to all. The card given for it is known to the two traders alone. An offer that was not taken is known to its owner and to the active player alone.
rule-MA-14 = C, lay: all players take back their tableaux and choose, face down and out of all they own, exactly 4, 6, 8 or 13 cards in rounds 1, 2, 3 and 4. When everyone has chosen, all are turned up. House rule: a choice once made stands.
rule-MA-15 = While trading, every hand has exactly six cards. At the end thirteen cards lie in each tableau and one is left in each hand.

section-3 = Scoring
rule-MA-16 = Tableaux are counted once, after round 4; the card left in hand counts nothing. A column is all cards of one value. A run (“série”) is an unbroken row of consecutive values in one series; two runs in one line count separately. The points (the “aide de jeu” in the box): one card is worth 0, 2 cards 2, 3 cards 4, 4 cards 7, 5 cards 10, 6 cards 13, 7 cards 16. A card counts in its line and in its column.
rule-MA-17 = House rule: columns of 8, 9 and 10 cards go on by the same step and are worth 19, 22 and 25 points.
rule-MA-18 = Long runs in a line earn a bonus: 1 point for five cards, 2 for six, 3 for seven. Columns earn none, and a run does not go on from 7 to 1.
rule-MA-19 = The most points win. Among equals compare the longest runs, then the second longest, and so on: the first difference decides. Without any difference the victory is shared.

section-4 = At this table
rule-MA-20 = House rule: time is limited. You have 60 seconds to show, 60 to offer, 60 to take, 60 to lay, and 90 for the last tableau, unless the table agreed on other times. If your time runs out, a bot chooses for you and knows no more than you do. Your seat is marked until you act again.
rule-MA-21 = Talk as much as you like and try to sway the active player. But there is no way to show a hidden card.
rule-MA-22 = House rule: reminders are on unless the table agreed otherwise. The board then lists the cards that you surely know in other hands because you have seen them go there, and all trades so far. Without reminders everyone must remember.
