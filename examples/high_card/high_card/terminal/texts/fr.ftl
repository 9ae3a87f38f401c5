# Carte haute dans le terminal.
face-decides = choisit
face-changed = a échangé
face-dealt = a une carte
face-stock = Pioche { $count }
face-ask = Vous avez un { $card } ; garder (g) ou échanger (e) ?
face-unclear = Tapez g pour garder votre carte, ou e pour l’échanger.
face-hint-decide = Jusqu’à 10, une carte est plus basse que la plupart. Entrée l’échange, et garde une carte plus haute.
face-hint-wait = Les autres choisissent. À la fin, la carte la plus haute gagne.
