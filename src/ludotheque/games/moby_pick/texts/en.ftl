# Moby Pick in English.
game-name = Moby Pick
game-tagline = Remember your dreams, and be the first to touch.

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
option-recite-ms-about = Milliseconds after which a rhyme that is still not said ends by itself.
option-turn-ms = Time to turn up
option-turn-ms-about = Milliseconds for the taker to choose a card of their row; then one is drawn by lot.
option-look-ms = Look
option-look-ms-about = Milliseconds that every look at one’s own cards lasts.
option-look-card-ms = Look, per card
option-look-card-ms-about = Milliseconds added to a look for each card of the longest row.
option-flip-ms = Time to flip
option-flip-ms-about = Milliseconds after which the next card turns up by itself.
option-confuse-ms = Time to confuse
option-confuse-ms-about = Milliseconds for the moves of one Confuse.
option-hold = Fair window
option-hold-about = Milliseconds that a race waits for slower connections once the first touch has arrived.

bad-seats = Moby Pick is for { $least } to { $most } players.
bad-first = The first player is one of the { $seats } at the table.
bad-action-cards = There are at most { $most } action cards, and no count is below zero.
bad-time =
    { $field ->
        [recite_ms] The longest recital
        [turn_ms] The time to turn up a card
        [look_ms] A look
        [look_card_ms] The look per card
        [flip_ms] The time to flip
        [confuse_ms] The time to confuse
       *[hold] The fair window
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
event-look-over = The look is over: all cards are face down.
event-revealed =
    { $reverse ->
        [yes] { $player } turns up { $card }, to be matched in reverse.
       *[no] { $player } turns up { $card }.
    }
event-said = { $player }: “{ $word }…”
event-stumbled = { $player } stumbles at “{ $word }” and starts over.
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

refused-not-your-turn = It is not your turn.
refused-no-flip = No card can be turned up just now.
refused-unseen-card = That card has not been turned up yet.
refused-card-gone = That card is gone.
refused-action-card = Touching an action card does nothing.
refused-own-reveal = It is your turn: you say the rhyme and cannot touch.
refused-no-cards = You have no face-down card, so you cannot touch.
refused-touched-already = You have touched this card already.
refused-false-start = Too early by { $ms } ms: the card was not up yet.
refused-too-late = Too late by { $ms } ms.
refused-arrived-late = Your touch was quick, but it arrived after the race had been decided.
refused-nothing-taken = Nobody has taken a card, so none is turned up.
refused-not-taker = Another player took the card: nobody else may try.
refused-no-such-card = Your row has { $count } cards: choose one of them.
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
refused-no-such-place = This row has { $count } places.
refused-same-place = The card must go to another place.

score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
reason-most-points = most points
reason-most-cards = equal points, more cards in the dream pile
reason-shared = equal points and equally many cards: a shared victory

section-1 = Material
rule-MP-1 = The game has 106 cards: 72 dreams, 18 crazy dreams, 15 action cards and one alarm clock.
rule-MP-2 = A dream shows a figure (kid, parrot or whale) on a background (yellow, red or blue) and bears a name (Molly or Polly): eighteen kinds, four of each. A crazy dream shows a figure on a background and has no name: nine kinds, two of each.
rule-MP-3 = The fifteen action cards are five Confuse, five Remind and five Reverse. (House ruling: the rulebook gives only the total. A table may agree on other counts, fifteen at most.)

section-2 = Set-up
rule-MP-4 = Three to eight play. The alarm clock is set aside, all other cards are shuffled, and everyone gets two face down. Who gets an action card discards it without effect and draws again, until they hold two friends: dreams or crazy dreams.
rule-MP-5 = Fifteen of the remaining cards are laid face down, the alarm clock on top of them, and all the rest on top of that. This is the stock. With n players and k action cards discarded in the deal, 90 − 2n − k cards lie above the alarm clock.
rule-MP-6 = Everyone looks at their own two cards, remembers them, and lays them face down side by side in a row whose order counts.
rule-MP-7 = You see a card of your own row only at the set-up, when you take it, and on a Remind. You may not look again, nor change the order of your row. (The table shows you the faces only while a look lasts, and then no longer has them on your screen.)
rule-MP-8 = The host chooses who begins, or the lot does. Turns pass clockwise.

section-3 = A turn
rule-MP-9 = If you have no face-down card at the start of your turn, you first draw one, look at it alone, and lay it down. An action card drawn this way is discarded openly without effect, and you draw again.
rule-MP-10 = Then the top card of the stock is turned up in the middle for all to see. (House ruling: it turns by itself if the player waits too long.)
rule-MP-11 = If it is a friend, the race begins. The player whose turn it is says the rhyme “Molly, Polly, Moby Pick”. While it is being said, every other player with at least one face-down card may touch the card. The first to touch takes it.
rule-MP-12 = The player whose turn it is and players without face-down cards cannot touch. If they do, nothing happens and it costs nothing.
rule-MP-13 = The rhyme starts when the card is turned up and lasts four seconds, one beat a word. (House ruling; a table may choose 2.8 or 6 seconds.)
rule-MP-14 = The rhyme is said calmly; said wrong, it is said again from the start. At a table that recites, the active player taps the four words in order. A word out of order, or two taps less than 0.4 seconds apart, starts it over, and the race stays open. The race ends at the fourth word. (House ruling: a rhyme that is still not said after a while ends by itself.)
rule-MP-15 = First is who reacted fastest since the card appeared on their own screen, not whose message arrived first. A touch counts if it was made before the rhyme ended, even if it arrives up to 0.4 seconds later. Touches in the same millisecond are decided by lot. (House ruling: once the first touch has arrived, the race waits for a moment, 120 milliseconds unless agreed otherwise, for those on slower connections; nobody learns anything before. Then everyone’s times are shown. A touch that comes too late costs nothing.)
rule-MP-16 = Who takes the card must turn up exactly one card of their own row, from memory, and cannot back out. (House ruling: after twenty seconds the place is drawn by lot.)
rule-MP-17 = The two cards match if figure, background and name are the same. If either of them is crazy, the name is ignored. On a match both go face up on that player’s dream pile.
rule-MP-18 = With four players or fewer (counted at the start), two named cards that differ only in the name are half a match: one goes on the dream pile, the other is discarded. Both are worth one point, so it does not matter which.
rule-MP-19 = In every other case both cards are discarded and the player gets nothing. Nobody else may try.
rule-MP-20 = If nobody has touched the card when the rhyme ends, the player whose turn it is takes it, remembers it, and lays it face down at the right end of their row.
rule-MP-21 = Then the turn is over and passes to the left. Discarded cards never come back.

section-4 = Action cards
rule-MP-22 = Confuse: the player whose turn it is may move face-down cards of one other player, without looking: one card at a time to another place in the same row, the others closing up, three moves at most. Everyone sees which place went where. It may be declined or stopped early, and it does nothing if no other player has two cards.
rule-MP-23 = Remind: everyone looks at their own row at the same time; then all cards are face down again, unmoved. The look lasts three seconds plus one second for each card of the longest row, the same for all. (The length is a house ruling.)
rule-MP-24 = Reverse: the next card is turned up at once. If it is an action card, it is played instead: another Reverse replaces the first (it stays one reversal), a Confuse or a Remind uses it up. If it is a friend, the race is run as usual, but for this one card matching is reversed.
rule-MP-25 = In reverse, two cards match if figure and background and name are all different. If either card is crazy, the name is ignored. On a reverse match both go on the dream pile.
rule-MP-26 = In reverse with four players or fewer, two named cards with different figures and backgrounds but the same name are half a match: one is kept, one discarded. Every other pair is discarded. If nobody touches, the player whose turn it is keeps the card as usual.
rule-MP-27 = Touching an action card does nothing.

section-5 = The end
rule-MP-28 = The game ends the moment the alarm clock leaves the stock: turned up, turned up after a Reverse, or drawn by a player without cards. The turn is not played out.
rule-MP-29 = Each crazy dream in your dream pile is worth two points, each other dream one. Face-down cards are worth nothing.
rule-MP-30 = Most points win. Among equals, the larger dream pile wins. If that is equal too, the victory is shared. (The last step is a house ruling.)
