# High Card in English.
game-name = High Card
game-tagline = Keep your card, or change it once.

guide-aim = Hold the highest card at the end.
guide-turn-1 = Look at your card. Nobody else sees it.
guide-turn-2 = Keep it, or change it for the top card of the stock. You must take what comes.
guide-turn-3 = When everyone has decided, all cards are shown. The highest wins.
guide-example-1 = Zoé has a 7 and changes it. She draws a 16. Ivan keeps his 12. Zoé wins.

variant-base = The game
variant-base-about = One card each, one decision each.

option-variant = Variant
option-variant-about = There is one way to play.
option-seats = Players
option-seats-about = Two to six.
option-think-time = Time to think
option-think-time-about = Seconds to decide. Then the card is kept.

bad-seats = High Card is for { $least } to { $most } players.
bad-time = The time to think lies between { $least } and { $most } seconds.

action-keep = Keep your card
action-keep-about = Your card stays as it is.
action-change = Change your card
action-change-about = You lay your card away and draw the top card of the stock.

event-kept = { $seat } keeps the card.
event-changed = { $seat } changes the card.
event-shown = All cards are shown: { $cards }.

refused-turn = Another player is deciding.
refused-late = This turn is already over.

score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
reason-highest = the highest card

section-deal = The deal
rule-HC-1 = There are 20 cards, 1 to 20. Two to six players get one each, which only they may see.
section-turn = A turn
rule-HC-2 = In turn, each player keeps the card, or changes it once for the top card of the stock. A card that is laid away is not shown.
rule-HC-3 = House rule: when the time to think is over, the card is kept.
section-end = The end
rule-HC-4 = When everyone has decided, all cards are shown. The highest card wins.
