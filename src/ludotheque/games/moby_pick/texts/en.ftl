# Moby Pick in English.
game-name = Moby Pick
game-tagline = Remember your dreams, and be the first to touch.

guide-aim = Collect the most points in your dream pile before the alarm clock rings. Remember the cards of your own row, and be the first to touch a card that goes with one of them. A crazy dream is worth 2 points, any other dream 1.
guide-turn-1 = If you have no face-down card, draw one, look at it and lay it down.
guide-turn-2 = Turn up the top card of the stock and say the rhyme: “Molly, Polly, Moby Pick”.
guide-turn-3 = While you say it, the others may touch the card. The first one takes it.
guide-turn-4 = Whoever took it turns up one card of their own row, from memory. Same figure, background and name: both cards go on the dream pile. Otherwise both are discarded.
guide-turn-5 = If nobody touched, you lay the card face down at the right end of your row. Then the turn passes to the left.
guide-example-1 = A whale on yellow, Polly, is turned up. Dave and Ester both go for it, and Ester is first. She turns up a crazy whale on yellow. A crazy card has no name: a match. Both cards go on her dream pile, for 2 + 1 points.
guide-example-2 = After a Reverse, a crazy kid on red is turned up. Félix touches first and turns up a parrot on red, Polly. The figure differs, the background does not: no reverse match, both cards are discarded.
guide-example-3 = Carl has no card left. He draws one, looks at it and lays it down. Then he turns up a parrot on blue, Molly. Nobody touches it before the rhyme ends: it becomes the second card of his row.

variant-base = The game
variant-base-about = Three to eight sleepers race for dreams until the alarm clock rings.

option-variant = Variant
option-variant-about = There is one way to play.
option-seats = Players
option-seats-about = Three to eight. Up to four, a pair that fails only by its name is worth one card.
option-first = First player
option-first-about = Who turns up the first card.
option-first-random = drawn by lot
option-confuse = Confuse cards
option-confuse-about = How many Confuse cards are in the stock. All action cards together are fifteen at most.
option-remind = Remind cards
option-remind-about = How many Remind cards are in the stock.
option-reverse = Reverse cards
option-reverse-about = How many Reverse cards are in the stock.
option-rhyme-ms = Rhyme
option-rhyme-ms-about = How long the rhyme lasts, and with it the race for a card.
option-rhyme-ms-2800 = brisk (2.8 seconds)
option-rhyme-ms-4000 = calm (4 seconds)
option-rhyme-ms-6000 = slow (6 seconds)
option-recite = Recite
option-recite-about = The active player taps the four words of the rhyme instead of the timer saying them.
option-recite-ms = Longest recital
option-recite-ms-about = After this time the timer says a rhyme that is still not said.
option-turn-ms = Time to turn up
option-turn-ms-about = Time for the taker to choose a card of their row; then one is drawn by lot.
option-short = Short game
option-short-about = Half the stock: the alarm clock lies in the middle of the cards that would otherwise lie above it. A house option, for about half the time.
option-deal-ms = First look
option-deal-ms-about = How long everyone looks at their first two cards.
option-open-ms = Time to open a look
option-open-ms-about = A look that was not opened by then is missed.
option-look-ms = Look
option-look-ms-about = How long a look at a drawn card or on a Remind lasts.
option-look-card-ms = Look, per card
option-look-card-ms-about = Added to a look for each card of the longest row.
option-flip-ms = Time to flip
option-flip-ms-about = After this time the next card turns up by itself.
option-confuse-ms = Time to confuse
option-confuse-ms-about = Time for the moves of one Confuse.
option-hold = Wait for slow connections
option-hold-about = Milliseconds that a race waits for slower connections once the first touch has arrived.

bad-seats = Moby Pick is for { $least } to { $most } players.
bad-first = The first player is one of the { $seats } at the table.
bad-action-cards = There are at most { $most } action cards, and no count is below zero.
bad-time =
    { $field ->
        [recite_ms] The longest recital
        [turn_ms] The time to turn up a card
        [deal_ms] The first look
        [open_ms] The time to open a look
        [look_ms] A look
        [look_card_ms] The look per card
        [flip_ms] The time to flip
        [confuse_ms] The time to confuse
       *[hold] The wait for slow connections
    } lasts between { $least } and { $most } milliseconds.

card-dream =
    { $name ->
        [molly] Molly
       *[polly] Polly
    } the { $figure ->
        [kid] kid
        [parrot] parrot
       *[whale] whale
    } on { $background ->
        [yellow] yellow
        [red] red
       *[blue] blue
    }
card-crazy =
    crazy { $figure ->
        [kid] kid
        [parrot] parrot
       *[whale] whale
    } on { $background ->
        [yellow] yellow
        [red] red
       *[blue] blue
    }
card-confuse = Confuse
card-remind = Remind
card-reverse = Reverse
card-alarm = the alarm clock
rhyme-word =
    { $index ->
        [0] Molly
        [1] Polly
        [2] Moby
       *[3] Pick
    }
photo-finish = { $player } { $ms } ms later

action-look = Look at your cards
action-look-about = Your own look begins now and lasts as long as everyone’s. Nobody else sees your cards.
action-seen = Seen it
action-seen-about = Lay your cards face down before your time is up. The table goes on when all have looked.
action-flip = Turn up the next card
action-flip-about = Turns up the top card of the stock for everyone. It turns by itself after a while.
action-touch = Touch card { $reveal }
action-touch-about = Touch the card in the middle while the rhyme is said. The first to touch takes it and must turn up a card of their own, so touch only if you remember one that fits.
action-turn-up = Turn up card { $place } of your row
action-turn-up-about = Turn up the one card of your row that fits the card you took. Without looking, and there is no way back.
action-word = Say “{ $word }”
action-word-about = Tap the words Molly, Polly, Moby, Pick in this order and calmly. A wrong or hasty word starts the rhyme over.
action-shift = Move { $player }’s card from place { $start } to place { $end }
action-shift-about = Move one face-down card of another player to another place in the same row: up to three times, always in that row.
action-stop = Stop confusing
action-stop-about = Move no card, or no more. Your turn ends.

event-turn-began = { $player }’s turn.
event-drew =
    { $count ->
        [0] { $player } has no card left and draws one.
       *[other] { $player } has no card left, draws and discards { $cards }.
    }
event-look-missed = { $player } did not look in time.
event-look-over = All have looked: the cards are face down.
event-revealed =
    { $reverse ->
        [yes] { $player } turns up { $card }, to be matched in reverse.
       *[no] { $player } turns up { $card }.
    }
event-said = { $player }: “{ $word }…”
event-stumbled = { $player } stumbles at “{ $word }” and starts over.
event-timer-spoke = { $player } takes too long: the timer says the rhyme.
event-touched =
    { $drawn ->
        [yes] { $player } takes the card after { $ms } ms, by lot at the same millisecond ({ $others }).
       *[no] { $count ->
            [0] { $player } takes the card after { $ms } ms.
           *[other] { $player } takes the card after { $ms } ms ({ $others }).
        }
    }
event-kept = Nobody touches: { $player } lays { $card } face down at the end of their row.
event-turned-up =
    { $timeout ->
        [yes] Time is up: a card is drawn for { $player }.{" "}
       *[no] {""}
    }{ $player } turns up { $card } (place { $place }) with { $middle }: { $result ->
        [match] a match for { $gained } points.
        [half] all but the name, one card kept for { $gained } point.
       *[miss] no match, both are discarded.
    }
event-shifted = { $player } moves { $owner }’s card from place { $start } to place { $end }.
event-confused =
    { $count ->
        [0] { $player } confuses nobody.
        [one] { $player } stops after one move.
       *[other] { $player } has moved { $count } cards.
    }
event-rang =
    { $private ->
        [yes] { $player } draws the alarm clock: it rings, the night is over.
       *[no] The alarm clock rings: the night is over.
    }

refused-no-look = There is nothing for you to look at now.
refused-looked-already = You have looked already. The next look comes with a Remind.
refused-look-open = You are looking at your cards already.
refused-look-closed = You are not looking at your cards.
refused-not-your-turn = It is not your turn.
refused-no-flip = No card can be turned up just now.
refused-unseen-card = That card has not been turned up yet.
refused-card-gone = That card is gone.
refused-action-card = Touching an action card does nothing.
refused-own-reveal = It is your turn: you say the rhyme and cannot touch.
refused-no-cards = You have no face-down card, so you cannot touch.
refused-touched-already = You have touched this card already.
refused-false-start = Too early by { $ms } ms: nobody reacts that fast, so it does not count. Touch again!
refused-too-late = Too late by { $ms } ms.
refused-arrived-late = Your touch was quick, but it arrived after the race had been decided.
refused-nothing-taken = Nobody has taken a card, so none is turned up.
refused-not-taker = Another player took the card: nobody else may try.
refused-no-such-card =
    { $count ->
        [one] Your row has one card: choose that one.
       *[other] Your row has { $count } cards: choose one of them.
    }
refused-no-rhyme = No rhyme is being said.
refused-timer-speaks = At this table the timer says the rhyme.
refused-not-speaker = The player whose turn it is says the rhyme.
refused-no-such-word = The rhyme has four words.
refused-no-confuse = Cards are moved only after a Confuse.
refused-not-confuser = The player whose turn it is moves the cards.
refused-own-row = You confuse another player, not yourself.
refused-no-such-row = There is no such player.
refused-other-row = All moves of one Confuse are made in the same row.
refused-short-row = This row has fewer than two cards: there is nothing to move.
refused-no-such-place =
    { $count ->
        [one] This row has one place.
       *[other] This row has { $count } places.
    }
refused-same-place = The card must go to another place.

score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
reason-most-points = most points
reason-most-cards = equal points, more cards in the dream pile
reason-tie = more cards
reason-shared = equal points and equally many cards: a shared victory

advice-look =
    { $count ->
        [one] Open your look and say the card to yourself: figure, colour, name.
       *[other] Open your look and say the { $count } cards to yourself from left to right: figure, colour, name.
    }
advice-peek =
    { $count ->
        [one] Say your card to yourself: figure, colour, name. That one sentence is all you will have.
       *[other] Make one sentence of your { $count } cards from left to right. A sentence lasts longer than { $count } pictures.
    }
advice-flip =
    { $count ->
        [one] Say your card to yourself once more; then turn up the next card.
       *[other] Go once through your { $count } cards in your mind, from left to right; then turn up the next card.
    }
advice-turn-up =
    { $count ->
        [one] You have one card: you must turn up that one.
       *[other] Only you can know the place: no teacher may name a card that lies face down. You have { $count } cards, in the order in which you got them unless a Confuse moved them.
    }
advice-confuse =
    { $points ->
        [one] { $seat } has { $points } point
       *[other] { $seat } has { $points } points
    }, the most of those you can confuse. Move a card from one end to the other.
advice-confuse-again = Move another card of { $seat } from one end to the other.
advice-word = Say the words evenly: too fast, and you start again.
advice-race =
    { $left ->
        [one] One card out of sight would match this one
       *[other] { $left } cards out of sight would match this one
    }. { $count ->
        [one] Your row has one card
       *[other] Your row has { $count } cards
    }: touch only if you remember a match. A miss costs a card of your row.
advice-race-reverse =
    Reverse: figure and colour must both differ. { $left ->
        [one] One card out of sight would do
       *[other] { $left } cards out of sight would do
    }. { $count ->
        [one] Your row has one card: is it such a card?
       *[other] Your row has { $count } cards: is one of them such a card?
    }
advice-race-none = No card that would match is left: let this one go.

analysis-missed =
    { $reverse ->
        [yes] { $seat } missed a pair in reverse
       *[no] { $seat } missed a pair
    }: { $card } (place { $place }) with { $middle }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
analysis-chances =
    { $count ->
        [0] Missed no chance.
        [one] Missed one chance, worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] Missed { $count } chances, worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
analysis-reaction = Best reaction: { $ms } ms.
analysis-closest = Closest race: { $ms } ms.

section-1 = Material
rule-MP-1 = The game has 106 cards: 72 dreams, 18 crazy dreams, 15 action cards and one alarm clock.
rule-MP-2 = A dream shows a figure (kid, parrot or whale) on a background (yellow, red or blue) and bears a name (Molly or Polly): eighteen kinds, four of each. A crazy dream shows a figure on a background and has no name: nine kinds, two of each.
rule-MP-3 = The fifteen action cards are five Confuse, five Remind and five Reverse. House rule: the rulebook gives only the total. A table may agree on other counts, fifteen at most.

section-2 = Set-up
rule-MP-4 = Three to eight play. The alarm clock is set aside, all other cards are shuffled, and everyone gets two face down. Whoever gets an action card shows it, discards it without effect and draws again, until they hold two friends: dreams or crazy dreams.
rule-MP-5 = Fifteen of the remaining cards are laid face down, the alarm clock on top of them, and all the rest on top of that. This is the stock. With n players, a action cards in the game and k of them discarded in the deal, 75 + a − 2n − k cards lie above the alarm clock: 90 − 2n − k with all fifteen. House option, the short game: only half of those cards lie above the alarm clock, the others below it.
rule-MP-6 = Everyone looks at their own two cards, remembers them, and lays them face down side by side in a row whose order counts. House rule: a look lasts 5 seconds and begins when you can see your cards. On a shared tablet you open it yourself. “Seen it” ends it sooner. The game goes on when all have looked; whoever does not look within 60 seconds misses it.
rule-MP-7 = You see a card of your own row only in the deal, when you take it, and on a Remind. You may not look again, nor change the order of your row. The faces are on your screen only while your look lasts, and never come back: not by a reload, not in a pause. A pause asked for during a look begins after it.
rule-MP-8 = Before the start the host names who begins, the owner of the game for example; otherwise chance decides. Turns pass clockwise.

section-3 = A turn
rule-MP-9 = If you have no face-down card at the start of your turn, you first draw one, look at it alone (4 seconds), and lay it down. An action card drawn this way is discarded openly without effect, and you draw again.
rule-MP-10 = Then the top card of the stock is turned up in the middle for all to see. House rule: after 5 seconds it turns by itself.
rule-MP-11 = If it is a friend, the race begins. The player whose turn it is says the rhyme “Molly, Polly, Moby Pick”. While it is being said, every other player with at least one face-down card may touch the card. The first to touch takes it.
rule-MP-12 = The player whose turn it is and players without face-down cards cannot touch. If they do, nothing happens and it costs nothing.
rule-MP-13 = House rule: the rhyme starts when the card is turned up and lasts 4 seconds, one beat a word. A table may choose 2.8 or 6 seconds; against bots it lasts 2.8 unless you choose.
rule-MP-14 = The rhyme is said calmly; said wrong, it is said again from the start. House rule, at a table that recites: the player whose turn it is taps the four words in order. A word out of order starts it over, and so does one that comes less than 0.7 seconds after the word before it, or after the card was turned up. The race stays open meanwhile and ends at the fourth word. The taps are timed on the player’s own screen, as touches are.
rule-MP-15 = First is who reacted fastest since the card appeared on their own screen, not whose message arrived first. A touch counts if it was made before the rhyme ended, even if it arrives up to 0.4 seconds later. Touches in the same millisecond are decided by lot. House rule: a touch less than 0.1 seconds after the card appeared is no reaction and does not count; it costs nothing, and you may touch again. Once the first touch has arrived, the race waits for slower connections, 0.12 seconds unless agreed otherwise. Then everyone’s times are shown.
rule-MP-16 = Whoever takes the card must turn up exactly one card of their own row, from memory, and cannot back out. House rule: after 20 seconds the place is drawn by lot.
rule-MP-17 = The two cards match if figure, background and name are the same. If either of them is crazy, the name is ignored. On a match both go face up on that player’s dream pile.
rule-MP-18 = With four players or fewer (counted at the start), two named cards that differ only in the name are half a match: one goes on the dream pile, the other is discarded. Both are worth one point, so it does not matter which.
rule-MP-19 = In every other case both cards are discarded and the player gets nothing. Nobody else may try.
rule-MP-20 = If nobody has touched the card when the rhyme ends, the player whose turn it is takes it, remembers it, and lays it face down at the right end of their row.
rule-MP-21 = Then the turn is over and passes to the left. Discarded cards never come back.

section-4 = Action cards
rule-MP-22 = Confuse: the player whose turn it is may move face-down cards of one other player, without looking: one card at a time to another place in the same row, the others closing up, three moves at most. Everyone sees which place went where. It may be declined or stopped early, and it does nothing if no other player has two cards. House rule: 20 seconds for all moves.
rule-MP-23 = Remind: everyone looks at their own row; then all cards are face down again, unmoved. House rule: the look lasts 3 seconds plus 1 second for each card of the longest row, the same for all. Everyone opens and ends it as in MP-6.
rule-MP-24 = Reverse: the next card is turned up at once. If it is an action card, it is played instead: another Reverse replaces the first (it stays one reversal), a Confuse or a Remind uses it up. If it is a friend, the race is run as usual, but for this one card matching is reversed.
rule-MP-25 = In reverse, two cards match if nothing about them is the same: another figure, another background, another name. If either card is crazy, the name is ignored. On a reverse match both go on the dream pile.
rule-MP-26 = In reverse with four players or fewer, two named cards that share only the name are half a match: one is kept, one discarded. Every other pair is discarded. If nobody touches, the player whose turn it is keeps the card as usual.
rule-MP-27 = Touching an action card does nothing.

section-5 = The end
rule-MP-28 = The game ends the moment the alarm clock leaves the stock: turned up, turned up after a Reverse, or drawn by a player without cards. The turn is not played out.
rule-MP-29 = Each crazy dream in your dream pile is worth two points, each other dream one. Face-down cards are worth nothing.
rule-MP-30 = Most points win. Among equals, the larger dream pile wins. House rule: if that is equal too, the victory is shared.

section-6 = Time limits
rule-MP-31 = House rule, each an option of the table: opening a look 60 seconds, turning up the next card 5 seconds (after a Reverse 1.5), choosing the card to turn up 20 seconds, a Confuse 20 seconds, one recital of the rhyme 15 seconds; then the timer says it, and the race stays open until the timer has finished.
