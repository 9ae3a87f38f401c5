# Les textes des pages. Ceux d’un jeu se trouvent à côté de ses règles.
skip-to-content = Aller au contenu
loading = Un instant…
home-link = Ludothèque : vers l’accueil
language = Langue
mute = Couper le son
settings = Réglages

home-title = À quoi joue-t-on ?
home-lead = Pas de compte, rien à installer. Choisissez un jeu, prenez place.
play-now = Jouer
invite = Inviter
learn = Apprendre à jouer
rules = Règles
join-label = On vous a donné un code ?
join = Rejoindre

game-moby_pick-name = Moby Pick
game-moby_pick-line = Touchez la carte en premier, puis retrouvez sa jumelle parmi celles que vous avez retenues.
game-moby_pick-seats = 3 à 8 joueurs · réflexes et mémoire
game-attrape_reves-name = Attrape Rêves
game-attrape_reves-line = Choisissez le doudou qui cache tout le cauchemar, sans prendre plus grand.
game-attrape_reves-seats = 2 à 4 joueurs, en duel ou ensemble · coup d’œil
game-matryoshka-name = Matryoshka
game-matryoshka-line = Échangez vos poupées et reconstituez les séries d’autrefois.
game-matryoshka-seats = 3 à 5 joueurs · ruse et patience

settings-hearing = Son
settings-sound = Sons
settings-speech = Dire la comptine à voix haute
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-light = Claires
settings-theme-dark = Sombres
settings-motion = Mouvement
settings-motion-auto = Comme l’appareil
settings-motion-less = Le moins possible
settings-text = Taille du texte
settings-text-normal = Normale
settings-text-large = Grande
settings-note = Gardé sur cet appareil seulement.

error-unknown-title = Personne ne dort ici
error-unknown-text = Cette page n’existe pas. Une lettre s’est peut-être perdue en route.
error-load-title = La page n’est pas arrivée
error-load-text = La connexion semble coupée, ou la Ludothèque vient d’être renouvelée.
try-again = Réessayer
back-home = Vers l’accueil

you = vous
bot = robot
away = absent
seconds-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
