game-name = Cartes simples
game-tagline = Gardez votre carte, ou échangez-la une fois.
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
guide-aim = Avoir la plus haute carte à la fin.
guide-turn-1 = Gardez votre carte, ou échangez-la une fois.
guide-example-1 = Zoé a un 7 et l’échange. Elle pioche un 16 et gagne.
variant-base = Le jeu
variant-base-about = Une carte chacun.
option-variant = Variante
option-variant-about = Il n’y a qu’une façon de jouer.
option-seats = Joueurs
option-seats-about = De deux à quatre.
action-keep = Garder la carte
action-keep-about = Votre carte ne change pas.
action-change = Échanger la carte
action-change-about = Vous piochez la première carte du talon.
event-decided = { $seat } a choisi.
event-shown = Toutes les cartes sont montrées.
refused-turn = Un autre joueur choisit.
refused-times = Une carte s’échange une fois.
bad-seats = Ce jeu se joue de deux à quatre.
reason-highest = la plus haute carte
view-card = Votre carte
section-turn = Un tour
rule-TOY-2 = À son tour, chacun garde sa carte ou l’échange une fois.
