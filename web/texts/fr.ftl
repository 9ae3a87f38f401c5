# Les textes des pages. Ceux d’un jeu se trouvent à côté de ses règles.
skip-to-content = Aller au contenu
loading = Un instant…
home-link = Ludothèque : vers l’accueil
language = Langue
mute = Couper le son
settings = Réglages

home-title = À quoi joue-t-on ?
home-lead = Pas de compte, rien à installer. Choisissez un jeu, prenez place.
of-game = { $way } : { $game }
play-now = Jouer
invite = Inviter
learn = Apprendre à jouer
rules = Règles
rules-sections = Parties des règles
back-to-table = Revenir à la table { $code } : { $game }
join-label = On vous a donné un code ?
join = Rejoindre

settings-hearing = Son
settings-sound = Sons
settings-speech = Dire la comptine à voix haute
settings-theme = Thème
settings-theme-auto = Automatique
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-motion = Mouvement
settings-motion-auto = Automatique
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
reload = Recharger
back-home = Vers l’accueil

you = vous
bot = robot
away = absent
seconds-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }

players-range = { $least }–{ $most } joueurs
open-tables = Tables ouvertes
free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
open-replay = Revoir une partie gardée

# S’asseoir
your-name = Votre nom
your-animal = Votre animal
avatar-fox = Renard
avatar-owl = Hibou
avatar-cat = Chat
avatar-dog = Chien
avatar-frog = Grenouille
avatar-hedgehog = Hérisson
avatar-penguin = Manchot
avatar-lion = Lion
avatar-elephant = Éléphant
avatar-mouse = Souris
avatar-bee = Abeille
avatar-octopus = Pieuvre
sit-down = S’asseoir
sit-down-more = Ajouter, puis la personne suivante
only-watch = Regarder seulement
join-first = Vous êtes la première personne à cette table.
dealing = On bat les cartes…

# Une nouvelle table
new-table = Une nouvelle table
how-many = Combien de places ?
open-table = Ouvrir et inviter
open-screen = Ouvrir sur un grand écran
play-bots = Jouer avec des robots
public-table = Montrer cette table à tous sur la page d’accueil
more-options = Plus de choix
bot-level = Robots
level-plain = Bons joueurs
level-random = Au hasard
in-seconds = s

# Avant la donne
seats-count =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
invite-hint = Scannez, ou tapez le code sur la page d’accueil
code-is = Le code est { $code }
qr-alt = Code QR de { $link }
copy-link = Copier le lien
copied = Copié
share = Partager
who-sits = À la table
free-seat = Libre
host = hôte
add-bot = Robot
remove-name = Retirer { $name }
start = Commencer
start-fills =
    { $count ->
        [one] La place libre revient à un robot.
       *[other] Les { $count } places libres reviennent à des robots.
    }
wait-for-host = L’hôte va lancer la partie.
same-device = Quelqu’un d’autre sur cet appareil
same-device-hint = Une tablette pour plusieurs : chacun s’assoit ici avec son nom.
big-screen = Grand écran
leave = Quitter la table
cancel = Annuler
close = Fermer

# À la table
table-tools = Table
table-menu = Menu de la table
watch-late = La partie a déjà commencé : vous la regardez.
watching = Spectateur
talk = Parler
talk-unread =
    { $count ->
        [one] Parler : { $count } nouvelle ligne
       *[other] Parler : { $count } nouvelles lignes
    }
talk-seated = Vous regardez : pour parler, il faut une place.
talk-none = Personne n’a encore rien dit.
said = { $name } : { $words }
say = Dire quelque chose
send = Envoyer
mute-someone = Ne pas écouter…
phrase-hello = Bonjour !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-good-luck = Bonne chance !
phrase-sorry = Pardon !
phrase-one-moment = Un instant…
phrase-your-turn = À toi !
phrase-laugh = Ha ha !
phrase-wow = Oh là là !
phrase-again = Encore une partie ?
phrase-bye = Au revoir !
see-rule = Règle { $rule }
line-unknown = Connexion : mesure en cours
line-good = Connexion : bonne
line-fair = Connexion : moyenne
line-poor = Connexion : mauvaise
line-lost = Connexion : perdue
connection-lost = La connexion est perdue. Votre place est gardée et la table revient toute seule.
paused = La table est en pause.
stalled = La table attend son journal. Rien n’est perdu ; elle repart toute seule.
pause = Pause
resume = Continuer
copy-watch = Copier le lien pour spectateurs
copy-seat = Copier ma place pour un autre appareil
copy-seat-code = Code QR qui porte votre place à l’appareil qui le lit
copy-seat-hint = Qui ouvre ce lien ou lit son code joue à votre place : gardez-le pour vous.
leave-sure = Un robot prend votre place, pour de bon.
leave-yes = Oui, quitter

# Ce qui s’est passé
news-sat = { $name } s’assoit.
news-left = { $name } se lève.
news-gone = { $name } est parti ; un robot continue.
news-stand-in = { $name } est absent ; un robot joue en attendant.
news-lost = { $name } a perdu la connexion.
news-back = { $name } est de retour.
news-paused = La table est en pause.
news-stalled = La table attend son journal.
news-start = La partie commence.
news-goes-on = La partie continue.
news-over = La partie est finie.
news-host = C’est vous l’hôte, désormais.

# La fin
result-left = La table a été fermée avant la fin
result-nobody = Personne ne gagne cette fois
result-together = Vous avez gagné ensemble !
result-you = Vous avez gagné !
result-winners =
    { $count ->
        [one] { $names } a gagné !
       *[other] { $names } ont gagné !
    }
rematch = Encore une fois
another-game = Un autre jeu
rematch-wait = L’hôte peut lancer une autre partie.
replay = Revoir la partie
save-record = Garder la partie

# Une seule tablette
tablet-pass = Passez la tablette à { $name }
tablet-pass-hint = Les autres détournent les yeux un instant.
tablet-mine = Je suis { $name } : montrer
tablet-hide = Cacher
tablet-back = Retour à la table
tablet-turn = à vous
tablet-look = regarder

# Pas de chance
play-here = Jouer ici
error-no-table-title = Aucune table n’a ce code
error-no-table-text = Un code compte quelques lettres et chiffres. L’un d’eux a peut-être été mal lu, ou la table est rangée depuis longtemps.
to-table = Vers la table
own-table = Ouvrir votre table
type-again = Essayer un autre code
error-full-title = Toutes les places sont prises
error-full-text = Vous pouvez regarder la partie, ou ouvrir votre propre table.
error-gone-title = Le serveur ne répond pas
error-gone-text = Il redémarre peut-être, ou cet appareil est hors ligne. Vos places sont gardées.
error-old-title = Cette page a vieilli
error-old-text = Le serveur a été renouvelé pendant que la page était ouverte. Rechargez-la pour continuer où vous en étiez.
error-tabs-title = Cette table est ouverte dans un autre onglet
error-tabs-text = Vous pouvez continuer là-bas, ou jouer dans cet onglet.
error-moved-title = Vous continuez dans un autre onglet
error-moved-text = Cet onglet a quitté la table.
error-removed-title = L’hôte a libéré votre place
error-removed-text = Vous pouvez ouvrir votre propre table, ou demander une nouvelle invitation.
error-crowded-title = Trop à la fois
error-crowded-text = Le serveur demande une petite pause. Réessayez dans un moment.
error-no-board-title = Pas de plateau pour ce jeu
error-no-board-text = Cette version de la page ne sait pas encore le montrer.
error-damaged-title = Cette table ne peut plus être lue
error-damaged-text = Son journal est abîmé. Les autres tables vont bien ; ouvrez-en une nouvelle.
error-no-record-title = Rien à revoir pour l’instant
error-no-record-text = Une partie peut être revue une fois finie.

# Revoir
full-screen = Plein écran
press-for-sound = Appuyez une fois pour le son
step-back = Un pas en arrière
step-on = Un pas en avant
replay-play = Lire
time-line = Ligne du temps
time-line-at = Étape { $step } sur { $length }, { $time }
perspective = Par les yeux de
spectator = un spectateur
speed = Vitesse
drop-hint = Déposez ici le fichier d’une partie gardée, ou choisissez-le.
replay-bad = Ce fichier ne peut pas être revu : ce n’est pas une partie gardée, ou il a été abîmé en route.
choose-file = Choisir un fichier
verify-title = La donne était-elle juste ?
verify-about = Avant la partie, le serveur a promis son secret par une empreinte ; chacun y a ajouté sa part. Cet appareil recalcule maintenant chaque mélange.
verify = Vérifier le mélange
verify-good = La donne était juste : personne n’a pu la choisir.
verify-bad = La donne ne tombe pas juste.
verify-unreadable = Cette partie ne peut être vérifiée : sa dernière ligne manque ou est abîmée.
verify-kept = Le secret est bien celui promis avant la partie.
verify-not-kept = Le secret n’est pas celui promis.
verify-draws =
    { $count ->
        [one] { $right } tirage sur { $count } découle du secret et des parts de chacun.
       *[other] { $right } tirages sur { $count } découlent du secret et des parts de chacun.
    }
verify-same = Cet appareil a vu cette promesse avant de choisir sa part.
verify-not-same = Cet appareil avait vu une autre promesse.
verify-mine = La part de cet appareil est dans la donne.
verify-not-mine = La part de cet appareil manque.
verify-numbers = Les nombres
verify-commitment = Promesse
verify-secret = Secret
verify-nonces = Parts
verify-seed = Graine

# Apprendre
learn-game = Apprendre { $game }
lesson-on = Suite
lesson-back = Retour
lesson-skip = Montrez-moi
lesson-step = { $step } sur { $count }
lesson-other = Pas celui-là : relisez.
