# Les textes des pages. Ceux d’un jeu se trouvent à côté de ses règles.
skip-to-content = Aller au contenu
loading = Un instant…
home-link = Ludothèque : vers l’accueil
language = Langue
language-offline = Cette langue n’est pas encore sur cet appareil : il faut une connexion.
mute = Couper le son
settings = Réglages

home-title = À quoi joue-t-on ?
home-lead = Pas de compte, rien à installer. Choisissez un jeu, prenez place.
home-offline = Le serveur ne répond pas. Les leçons et les règles marchent sans lui.
of-game = { $way } : { $game }
play-now = Jouer
invite = Inviter
learn = Apprendre à jouer
rules = Règles
rules-sections = Parties des règles
rules-now = Ce que vous pouvez faire
rules-wait = C’est aux autres de jouer : vous n’avez rien à faire pour l’instant.
rules-aim = But du jeu
rules-turn = Le déroulement d’un tour
rules-example = Exemples
house-rule = Règle maison
back-to-table = Revenir à la table { $code } : { $game }
join-label = On vous a donné un code ?
join = Rejoindre

settings-hearing = Son
settings-hearing-feeling = Son et toucher
settings-sound = Sons
settings-speech = Dire la comptine à voix haute
settings-vibrate = Vibrer
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

privacy = Vie privée
operator-says = De la personne qui gère ce serveur :
error-unknown-title = Personne ne dort ici
error-unknown-text = Cette page n’existe pas. Une lettre s’est peut-être perdue en route.
error-broken-title = Un problème est survenu sur cette page
error-broken-text = Nous avons reconstruit la page, et cela s’est reproduit. Votre place est gardée : rechargez la page, ou continuez sur un autre appareil.
error-load-title = La page n’est pas arrivée
error-load-text = La connexion semble coupée, ou la Ludothèque vient d’être mise à jour.
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
your-games = Vos parties
your-games-note = Gardées sur cet appareil seulement. Une partie peut être revue tant que le serveur la garde.
your-games-none = Aucune partie finie sur cet appareil. Jouez-en une, elle sera ici.
your-games-empty = Vider cette liste
your-games-sure = La liste de cet appareil sera vidée ; le serveur garde ses parties.
your-games-yes = Oui, la vider
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
no-answer = Le serveur ne répond pas. Réessayez dans un instant.

# Une nouvelle table
new-table = Une nouvelle table
how-many = Combien de places ?
open-table = Ouvrir et inviter
open-screen = Ouvrir sur un grand écran
play-bots = Jouer avec des robots
public-table = Montrer cette table à tous sur la page d’accueil
more-options = Plus de choix
time-limits = Durées
bot-level = Robots
level-easy = Facile
level-normal = Normal
level-hard = Difficile
level-expert = Expert
level-random = Coups au hasard
level-of = Niveau de { $name }
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
copy-failed = Le navigateur n’a pas copié. Copiez ceci à la main : { $link }
share = Partager
who-sits = À la table
free-seat = Libre
host = hôte
add-bot = Robot
remove-name = Retirer { $name }
start = Commencer
more-time = Deux fois plus de temps
more-time-give = { $name } peut regarder et choisir deux fois plus longtemps
more-time-told = Deux fois plus de temps pour regarder et choisir : { $names }
first-player = Premier joueur
first-drawn = tiré au sort
begins = commence
first-told = Premier joueur : { $who }
start-fills =
    { $count ->
        [one] La place libre revient à un robot.
       *[other] Les { $count } places libres reviennent à des robots.
    }
start-bots = Laisser jouer des robots
start-nobody = Personne n’est encore assis. Scannez le code pour jouer, ou regardez des robots.
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
not-kept = Ce navigateur ne garde rien. Laissez cette page ouverte : votre place dure autant qu’elle.
watch-late = La partie a déjà commencé : vous la regardez.
watching = Spectateur
chat = Discussion
chat-unread =
    { $count ->
        [one] Discussion : { $count } nouveau message
       *[other] Discussion : { $count } nouveaux messages
    }
chat-seated = Vous regardez : pour écrire, il faut une place.
chat-phrases = Sur ce serveur, on s’écrit avec des phrases toutes faites.
chat-off = La discussion est désactivée sur ce serveur.
chat-empty = Personne n’a encore rien dit.
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
races-plain = Le serveur ne peut pas mesurer toutes les connexions de cette table : dans les courses, une connexion lente coûte un peu de temps.
races-trusting = Ici, les courses se fient à ce que les appareils disent de leur connexion.
line-lost = Connexion : perdue
connection-lost = La connexion est perdue. Votre place est gardée et la table revient toute seule.
not-done = Rien ne s’est passé : la connexion est perdue. Réessayez quand la table sera revenue.
paused = La table est en pause.
held-you = Vous avez mis la table en pause.
held-host = { $name } a mis la table en pause.
held-asked = Une pause est demandée. Elle commencera juste après ce moment.
held-store = Le serveur ne peut pas enregistrer pour l’instant. Rien n’est perdu ; la table repart toute seule.
held-restart = Le serveur a redémarré. La table attend { $names }.
held-restart-all = Le serveur a redémarré. La table repart dans un instant.
held-nobody = Aucun joueur n’est là. La table attend.
held-passing = Une tablette change de mains. Le temps s’arrête.
held-left =
    { $seconds ->
        [one] { $seconds } seconde au plus
       *[other] { $seconds } secondes au plus
    }
held-for = Depuis { $minutes } min
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
news-bot-failed = Le robot { $name } a un problème ; un robot normal continue.
news-lost = { $name } a perdu la connexion.
news-back = { $name } est de retour.
news-paused = La table est en pause.
news-stalled = Le serveur ne peut pas enregistrer pour l’instant.
news-start = La partie commence.
news-goes-on = La partie continue.
news-over = La partie est finie.
news-host = C’est vous l’hôte, désormais.

# La fin
result-left = La table a été fermée avant la fin
result-nobody = Cette fois, c’est le jeu qui gagne.
result-together = Vous avez gagné ensemble !
result-names-together = { $names } ont gagné ensemble !
result-you = Vous avez gagné !
result-you-with = Vous avez gagné, avec { $names } !
result-winners =
    { $count ->
        [one] { $names } a gagné !
       *[other] { $names } ont gagné !
    }
result-place =
    { $place ->
        [2] Vous êtes deuxième.
        [3] Vous êtes troisième.
        [4] Vous êtes quatrième.
        [5] Vous êtes cinquième.
        [6] Vous êtes sixième.
        [7] Vous êtes septième.
       *[other] Vous êtes huitième.
    }
result-kind = Bien joué !
result-best = Votre toucher le plus rapide : { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
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

# Erreurs
play-here = Jouer ici
error-no-table-title = Aucune table n’a ce code
error-no-table-text = Un code compte quelques lettres et chiffres. L’un d’eux a peut-être été mal lu, ou la table est effacée depuis longtemps.
to-table = Vers la table
own-table = Ouvrir votre table
type-again = Essayer un autre code
error-full-title = Toutes les places sont prises
error-full-text = Vous pouvez regarder la partie, ou ouvrir votre propre table.
error-gone-title = Le serveur ne répond pas
error-gone-text = Il redémarre peut-être, ou cet appareil est hors ligne. Vos places sont gardées.
error-old-title = Cette page n’est plus à jour
error-old-text = Le serveur a été mis à jour pendant que la page était ouverte. Rechargez-la pour continuer où vous en étiez.
error-tabs-title = Cette table est ouverte dans un autre onglet
error-tabs-text = Vous pouvez continuer là-bas, ou jouer dans cet onglet.
error-moved-title = Vous continuez dans un autre onglet
error-moved-text = Cet onglet a quitté la table.
error-removed-title = Votre place a été libérée
error-removed-text = C’est l’hôte de la table qui l’a fait, ou la personne qui gère ce serveur. Vous pouvez ouvrir votre propre table, ou demander une nouvelle invitation.
error-closed-title = Cette table a été fermée
error-closed-text = La personne qui gère ce serveur l’a fermée. Ce qui a été joué jusque-là peut être revu, sauf si cela a été effacé.
error-banned-title = L’accès vous est fermé pour un moment
error-banned-text = Ce serveur n’accepte rien de votre réseau pour l’instant. Adressez-vous à la personne qui le gère.
error-crowded-title = Trop à la fois
error-crowded-text = Le serveur demande une petite pause. Réessayez dans un moment.
error-no-board-title = Pas de plateau pour ce jeu
error-no-board-text = Cette version de la page ne sait pas encore le montrer.
error-forgotten-title = Cette partie a été effacée
error-forgotten-text = Le serveur ne garde les parties finies qu’un temps. Si quelqu’un a gardé le fichier, on peut encore la revoir.
error-damaged-title = Cette table ne peut plus être lue
error-damaged-text = Ses coups enregistrés sont abîmés. Les autres tables ne sont pas touchées ; ouvrez-en une nouvelle.
error-other-rules-title = Cette table suit d’autres règles
error-other-rules-text = Elle se joue avec une autre version des règles que celle de ce serveur. Elle continuera dès qu’un serveur avec cette version tournera ; vos places sont gardées. Ou bien ouvrez une nouvelle table.
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
all-cards = tous (toutes les cartes)
mark-back = Repère précédent
mark-on = Repère suivant
mark-races = course
mark-finds = trouvaille
mark-misses = occasion manquée
mark-race = Course : { $names }.
mark-find = Trouvé par { $names }.
mark-missed = Occasion manquée : { $names }.
speed = Vitesse
play-on = Reprendre ici
play-on-about = Des robots ({ $level }) prennent les autres places. Les cartes que vous ne pouviez pas connaître sont redistribuées.
play-on-seat = Votre place
play-on-as = à la place de { $name }
what-if = Et si… ?
what-if-about =
    { $move ->
        [0] Et si… ? Cette partie commence comme une autre.
        [one] Et si… ? Cette partie a commencé après le premier coup d’une autre. Les cartes cachées ont été redistribuées.
       *[other] Et si… ? Cette partie a commencé après { $move } coups d’une autre. Les cartes cachées ont été redistribuées.
    }
drop-hint = Déposez ici le fichier d’une partie gardée, ou choisissez-le.
replay-bad = Ce fichier ne peut pas être revu : ce n’est pas une partie gardée, ou il est abîmé.
choose-file = Choisir un fichier
verify-title = La donne était-elle juste ?
verify-about = Avant la partie, le serveur a promis son secret par une empreinte ; chacun y a ajouté sa part. Cet appareil recalcule maintenant chaque mélange.
verify = Vérifier le mélange
verify-good = La donne était juste : personne n’a pu la choisir.
verify-bad = La donne ne tombe pas juste.
verify-unreadable = Cette partie ne peut pas être vérifiée : sa dernière ligne manque ou est abîmée.
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
offer-title = { $game } : c’est la première fois ?
offer-text = Une leçon sur le vrai plateau vous montre le jeu en une minute environ.
offer-learn = Apprendre en une minute
offer-play = Jouer tout de suite
learn-game = Apprendre { $game }
lesson-on = Suite
lesson-back = Retour
lesson-skip = Montrez-moi
lesson-step = { $step } sur { $count }
lesson-other = Pas celui-là : relisez.

# Le plateau d’un jeu qui n’en a pas.
default-players = Joueurs
default-acts = doit jouer
default-choose = À vous : choisissez
default-wait = On attend { $names }
default-watch = Regardez ce qui se passe
default-more = Il y a plus de possibilités que cette liste ne peut en montrer.
default-view = Ce que vous voyez
default-story = Ce qui s’est passé
module-failed = Le plateau de ce jeu ne fonctionne pas. Vous pouvez continuer sur le plateau simple.

# Avant tout script : navigateur trop ancien, ou sans JavaScript
no-script = Ludothèque a besoin de JavaScript.
too-old-title = Ce navigateur est trop ancien pour Ludothèque
too-old-text = Mettez-le à jour, ou ouvrez cette page dans un autre : Chrome ou Edge { $chrome }, Firefox { $firefox }, Safari { $safari } (iPhone et iPad : iOS { $safari }), ou plus récent.
too-old-partly = Vous pouvez continuer, mais une partie de la table manquera ou sera mal placée.

option-hints = Conseils
option-hints-about = Qui peut demander au professeur quoi faire, et pourquoi.
option-hints-alone = Seul contre les robots
option-hints-always = Tout le monde
option-hints-never = Personne

hint = Conseil
hint-key = Conseil (H)
hint-asking = Le professeur réfléchit…
hint-do = Jouer ainsi
hint-level = Niveau du professeur
hint-failed = Aucun conseil n’est venu. Réessayez dans un instant.

analysis = Qu’est-ce qui a décidé ?
analysis-asking = On revoit la partie…
analysis-percent = On revoit la partie : { $percent } %
analysis-ready = L’analyse est là.
analysis-failed = L’analyse n’est pas venue. Réessayez dans un instant.
analysis-none = Aucun choix n’a décidé à lui seul de cette partie.
analysis-move = Coup { $move } · { $name }
analysis-show = Voir ce moment
analysis-played = Choisi : { $action }
analysis-better = Mieux : { $action }
analysis-worth = +{ $worth } % de victoire
mark-turnings = tournant
mark-turned = Tournant : { $reason }
mark-turning = Tournant, { $names }. Mieux : { $better }
