# What only the board of High Card says.
board-card = Card { $card }
board-hidden = A hidden card
board-decides = decides…
board-changed = has changed
board-wins = wins
board-ask = Keep your card, or draw one of the { $stock } cards of the stock?
