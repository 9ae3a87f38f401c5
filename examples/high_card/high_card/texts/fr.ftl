# Carte haute en français.
game-name = Carte haute
game-tagline = Gardez votre carte, ou échangez-la une fois.

guide-aim = Avoir la carte la plus haute à la fin.
guide-turn-1 = Regardez votre carte. Personne d’autre ne la voit.
guide-turn-2 = Gardez-la, ou échangez-la contre la première carte de la pioche. Il faut prendre ce qui vient.
guide-turn-3 = Quand tout le monde a choisi, les cartes sont montrées. La plus haute gagne.
guide-example-1 = Zoé a un 7 et l’échange. Elle pioche un 16. Ivan garde son 12. Zoé gagne.

variant-base = Le jeu
variant-base-about = Une carte chacun, un choix chacun.

option-variant = Variante
option-variant-about = Il n’y a qu’une façon de jouer.
option-seats = Joueurs
option-seats-about = De deux à six.
option-think-time = Temps de réflexion
option-think-time-about = En secondes. Passé ce temps, la carte est gardée.

bad-seats = Carte haute se joue de { $least } à { $most } joueurs.
bad-time = Le temps de réflexion va de { $least } à { $most } secondes.

action-keep = Garder votre carte
action-keep-about = Votre carte reste la même.
action-change = Échanger votre carte
action-change-about = Vous posez votre carte et vous piochez la première carte de la pioche.

event-kept = { $seat } garde sa carte.
event-changed = { $seat } échange sa carte.
event-shown = Toutes les cartes sont montrées : { $cards }.

refused-turn = Quelqu’un d’autre est en train de choisir.
refused-late = Ce tour est déjà passé.

score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
reason-highest = la carte la plus haute

section-deal = La donne
rule-HC-1 = Il y a 20 cartes, de 1 à 20. De deux à six joueurs en reçoivent une chacun, qu’ils sont seuls à voir.
section-turn = Un tour
rule-HC-2 = Chacun à son tour garde sa carte, ou l’échange une fois contre la première carte de la pioche. Une carte posée n’est pas montrée.
rule-HC-3 = Règle maison : quand le temps de réflexion est écoulé, la carte est gardée.
section-end = La fin
rule-HC-4 = Quand tout le monde a choisi, toutes les cartes sont montrées. La carte la plus haute gagne.
