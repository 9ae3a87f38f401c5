# What the toys say when they refuse.
refused-turn = It is not your turn.
refused-times = A card is changed once.
refused-now = Not now.
refused-too-soon = That was too soon.
refused-too-late = That was too late.
bad-seats = That many cannot play.
reason-highest = the highest card
reason-most-points = the most points
reason-most-chips = the most chips
reason-shared = a shared victory
