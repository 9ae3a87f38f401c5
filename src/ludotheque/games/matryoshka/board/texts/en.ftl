# The board of Matryoshka; names, events and rules are in ../texts.
colour-poppy = red
colour-marigold = orange
colour-sunflower = yellow
colour-fern = green
colour-mint = turquoise
colour-cornflower = light blue
colour-gentian = dark blue
colour-lavender = violet
colour-peony = pink
colour-chestnut = brown
card-label = { $card }, { $colour }, series { $letter }

round-setup = Set-up
round-number = Round { $round } of { $rounds }
series-in-play = Series in play: { $series }
step-draw = draw
step-trade = trade
step-lay = lay

prompt-lay =
    { $round ->
        [0] Choose { $need } cards of your hand for your first tableau
       *[other] Choose the { $need } cards of your next tableau
    }
prompt-laid = Your tableau is chosen and lies face down
prompt-laying = Everyone chooses a tableau of { $need } cards
prompt-show = Your trade: show a card of your hand
prompt-showing = { $seat } chooses a card to show
prompt-offer = Offer a card for { $seat }’s { $card }
prompt-offered = Your offer lies face down
prompt-offering = The others choose what to offer for { $card }
prompt-take = Take one of the offers
prompt-taking = { $seat } looks at the offers
prompt-over = The collections are counted
waiting-for = Waiting for { $names }

hand = Your hand
hand-empty = No card in hand
hand-new = New in your hand: { $cards }
hand-card-new = { $card }, new
my-tableau = Your tableau
tableau-of = { $seat }’s tableau: { $cards }. Worth { $points } as it lies.
tableau-empty = no card yet
worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
worth-run = A run of one series:
worth-column = A column of one value:
points = Points
points-title = What scores
points-cards = Cards
points-run-head = Run of one series
points-column-head = Column of one value
points-note = Only the last tableau counts. A card scores in its line and in its column; a card alone brings nothing.
others = The others’ tableaux
hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
late = out of time
mark-waited = chooses…
mark-ready = ready
enlarge = look closer
known = You know in this hand:
known-watch = Everyone knows in this hand:

trade = The trade
trade-shown = shown by { $seat }
trade-mine = shown by you
trade-nothing = No card is shown yet
trade-ready = { $seat }: chosen, face down
offer-awaited = { $seat }: no offer yet
offer-hidden = { $seat }: an offer, face down
offer-card = { $seat } offers { $card }
stock =
    { $count ->
        [0] The stock is used up
        [one] { $count } card in stock
       *[other] { $count } cards in stock
    }
stock-short = stock: { $count }
history = Trades so far
history-none = No trade yet
history-line = { $seat } gave { $card } to { $partner }

choose-first = Choose a card
do-show = Show { $card }
do-offer = Offer { $card }
do-take = Take { $seat }’s { $card }
do-lay = Lay { $count } cards
lay-label = All your cards: choose { $need }
lay-more =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
lay-fewer =
    { $count ->
        [one] one too many
       *[other] { $count } too many
    }
lay-exact = just right
lay-from-hand = from your hand
lay-from-tableau = from your tableau
lay-brings = brings { $points }
lay-would-bring = would bring { $points }
lay-score = Worth as chosen
lay-sum = columns { $columns } + lines { $lines }

count-title = The count, tableau by tableau
tie-runs = { $name } ({ $runs })
tie-longer = Equal points: the longer runs decide. { $names }
tie-shared = Equal points and equal runs: the place is shared. { $names }
count-again = Count again
count-skip = Show all at once
count-back = One step back
count-next = The next step
count-how = How it is counted
count-columns = Columns
count-lines = Lines
count-column =
    { $cards ->
        [one] Value { $value }, { $cards } card
       *[other] Value { $value }, { $cards } cards
    }
count-run = { $series } { $from } to { $to }
count-bonus = { $points } + { $bonus } bonus
count-total = Total
count-left = Left in hand, worth nothing
