# What only the browser board of Moby Pick says.
ask-over = The alarm has rung!
ask-open = Ready? Look at your cards!
ask-look = Remember your cards and their places!
ask-draw = Remember the card you drew!
ask-flip = Your turn: turn up the next card.
ask-touch = Got its twin? Touch!
ask-touch-reverse = All different? Touch!
ask-touched = Touched! Who was first?
ask-recite = Say the rhyme: tap the words in order.
ask-remind = Remind! Look at your row once more.
ask-turn-up = Turn up its twin, or both are lost.
ask-turn-up-reverse = Turn up one that differs in all, or both are lost.
ask-confuse = Mix up somebody’s row!
wait-look = Everyone is looking at their own cards.
wait-looks = Still looking: { $players }
wait-remind = Remind! Everyone looks at their own row.
wait-draw = { $player } has no cards left and draws one.
wait-flip = { $player } turns up the next card.
wait-own = The others may touch. Nobody? It’s yours: remember it!
wait-race = { $player } says the rhyme; the others may touch.
wait-bare = You have no card to match. Watch this one!
wait-turn-up = { $player } was first and picks a card.
wait-confuse = { $player } mixes up a row. Watch closely!

thrown = Discarded in the deal:

touch-card = Touch: { $card }
flip = Turn up a card
stock-top = The stock, face down
stock-short = Stock
discards-short = Discards
stock =
    { $count ->
        [one] Stock: { $count } card
       *[other] Stock: { $count } cards
    }
discards =
    { $count ->
        [one] Discards: { $count } card
       *[other] Discards: { $count } cards
    }
reverse = Reverse!
reverse-how = All must differ.
rhyme = The rhyme

players = The other players
own = Your place
row-yours = Your row, face down
row-soon =
    { $count ->
        [one] Soon it lies here, face down.
       *[other] Soon they lie here, face down and in this order.
    }
row-empty = You have no cards now.
row-count =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
back-place = Place { $place }, face down
face-place = Place { $place }: { $card }
turn-up-place = Turn up place { $place }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dreams =
    { $count ->
        [one] { $count } dream won
       *[other] { $count } dreams won
    }
mark-look =
    { $look ->
        [open] is looking at their cards
       *[waiting] has not looked yet
    }
mark-active = turns up and says the rhyme
mark-taker = took the card

look = Your cards, face up

confuse-whom = Whose row?
confuse-row = Mixing a row
confuse-of = { $player }’s row
confuse-yours = Your row!
confuse-moved = Place { $start } → place { $end }
confuse-pick = Take the card from place { $place }
confuse-put = Move the card from place { $start } to place { $end }
confuse-how = Tap a card, then its new place.
confuse-where = Where does card { $place } go?
confuse-left =
    { $left ->
        [one] One move left
       *[other] { $left } moves left
    }
confuse-decline = Leave them all
confuse-stop = That will do

photo = Photo finish
photo-won = Photo finish: { $player }, by { $time }
photo-lost = Photo finish: you were { $time } late
photo-drawn = { $player } by lot: the very same millisecond!
photo-ms = { $ms } ms
photo-s = { NUMBER($s, maximumFractionDigits: 2) } s
photo-alone = { $player } touched after { $time }.

pair =
    { $result ->
        [match] { $player }: { $middle } and { $card } go together
        [half] { $player }: { $middle } and { $card } go together but for the name
       *[miss] { $player }: { $middle } and { $card } do not go together
    }
pair-result =
    { $result ->
        [match] It’s a match! +{ $gained }
        [half] Almost! +{ $gained }
       *[miss] No match!
    }
pair-end =
    { $result ->
        [match] { $player } wins both cards
        [half] { $player } keeps one card
       *[miss] { $player } loses both cards
    }
trait =
    { $same ->
        [yes] the same
       *[no] another
    } { $trait ->
        [figure] figure
        [background] background
       *[name] name
    }

end-worth = A dream is worth one point, a crazy dream two.
end-best = Fastest hand of the night: { $player }, { $time }
end-closest = The closest race
end-sum =
    { $crazy ->
        [0] { $points }
       *[other] { $dreams } + { $crazy } × 2 = { $points }
    }

zone-touch = Touch here!
zone-touched = Touched!
