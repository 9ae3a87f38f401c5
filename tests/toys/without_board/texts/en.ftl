game-name = Plain Cards
game-tagline = Keep your card, or change it once.
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
guide-aim = Hold the highest card at the end.
guide-turn-1 = Keep your card, or change it once.
guide-example-1 = Zoé has a 7 and changes it. She draws a 16, and wins.
variant-base = The game
variant-base-about = One card each.
option-variant = Variant
option-variant-about = There is one way to play.
option-seats = Players
option-seats-about = Two to four.
action-keep = Keep your card
action-keep-about = Your card stays as it is.
action-change = Change your card
action-change-about = You draw the top card of the stock.
event-decided = { $seat } has decided.
event-shown = All cards are shown.
refused-turn = Another player is deciding.
refused-times = A card is changed once.
bad-seats = This game is for two to four players.
reason-highest = the highest card
view-card = Your card
section-turn = A turn
rule-TOY-2 = In turn, each player keeps the card, or changes it once.
