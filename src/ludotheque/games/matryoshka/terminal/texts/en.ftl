# Matryoshka in the terminal.

matryoshka-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
matryoshka-hand = Your hand:
matryoshka-known = You know of:
matryoshka-stock = Stock { $count }
matryoshka-shows = { $name } shows
matryoshka-your-offer = you offer
matryoshka-ask-lay = Choose { $need } of your { $owns } cards for your tableau, for example A1 A2.
matryoshka-ask-lay-short = Short: +A3 −B2 changes the tableau that lies, −B2 lays all but B2.
matryoshka-ask-show = Your trade: show one card of your hand, for example A3.
matryoshka-ask-offer = { $name } trades: offer one card of your hand, face down.
matryoshka-ask-take = Take one offer: type the player’s number.
matryoshka-hint-wait = Others are choosing. Lines are series, columns are values; neighbours in a line and equal values in a column score.
matryoshka-hint-lay = A card is a letter (its series) and a digit (its value). Lay exactly { $need } of all you own, hand and tableau together. Runs of consecutive values in one line score, and so do equal values in one column; the tableau of round 4 counts.
matryoshka-hint-show = You must show one card of your hand. The others offer one each, face down; you take one of them for the card you show.
matryoshka-hint-offer = You must offer one card of your hand. If yours is taken you get the card that is shown; if not, it comes back to you.
matryoshka-hint-take = You see all offers. Type the number of the player (or the card) you want; the card you showed goes there.
matryoshka-unclear-card = Type a card as a letter and a digit, for example A3.
matryoshka-unclear-seat = Type a player’s number, 1 to { $last }.
