# Ce que seul le plateau de Carte haute dit.
board-card = Carte { $card }
board-hidden = Une carte cachée
board-decides = choisit…
board-changed = a échangé
board-wins = gagne
board-ask = Garder votre carte, ou piocher l’une des { $stock } cartes de la pioche ?
