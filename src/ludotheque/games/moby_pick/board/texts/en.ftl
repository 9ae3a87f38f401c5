# What only the browser board of Moby Pick says.
ask-over = The alarm has rung!
ask-look = Remember your cards!
ask-draw = Remember the card you drew!
ask-flip = Your turn: turn up the next card.
ask-touch = Got its twin? Touch!
ask-touch-reverse = All different? Touch!
ask-touched = Touched! Who was first?
ask-recite = Say the rhyme: tap the words in order.
ask-turn-up = The card is yours. Which of your cards goes with it?
ask-confuse = Mix up somebody’s row!
wait-look = Everyone is looking at their own cards.
wait-draw = { $player } has no cards left and draws one.
wait-flip = { $player } turns up the next card.
wait-own = You turned it up: only the others may touch.
wait-race = { $player } says the rhyme; the others may touch.
wait-bare = You have no card to match. Watch this one!
wait-turn-up = { $player } was first and picks a card.
wait-confuse = { $player } mixes up a row. Watch closely!

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
photo-drawn = { $player } by lot: the very same millisecond!
photo-ms = { $ms } ms
photo-s = { NUMBER($s, maximumFractionDigits: 2) } s
photo-alone = { $player } touched after { $ms } ms.

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
       *[miss] No match
    }

end-winners =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } share the victory!
    }
end-pile =
    { $crazy ->
        [0] dreams: { $dreams }
       *[other] dreams: { $dreams } · crazy (worth two): { $crazy }
    }
why-points = Most points: { $best } to { $next }.
why-cards = Equal points, but more cards in the dream pile.
why-shared = Equal points and equally many dreams.

zone-touch = Touch here!
zone-touched = Touched!
