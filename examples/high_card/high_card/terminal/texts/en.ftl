# High Card in the terminal.
face-decides = decides
face-changed = has changed
face-dealt = has a card
face-stock = Stock: { $count }
face-ask = You have a { $card }: keep (k) or change (c)?
face-unclear = Type k to keep your card, or c to change it.
face-hint-decide = A card up to 10 is lower than most: Enter changes it, and keeps a higher one.
face-hint-wait = The others decide. At the end the highest card wins.
