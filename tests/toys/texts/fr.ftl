# Ce que disent les jeux d’essai quand ils refusent.
refused-turn = Ce n’est pas votre tour.
refused-times = On change sa carte une seule fois.
refused-now = Pas maintenant.
refused-too-soon = C’était trop tôt.
refused-too-late = C’était trop tard.
bad-seats = On ne peut pas jouer à autant.
reason-highest = la carte la plus haute
reason-most-points = le plus de points
reason-most-chips = le plus de jetons
reason-shared = victoire partagée
