# La ligne de commande et la table dans le terminal.

## L’aide de `ludotheque --help` : une ligne chacune, sans variables (elles sont lues sans Fluent).
cli-about = Des jeux de société, complets et exacts, et une table pour y jouer.
cli-games = La liste des jeux installés.
cli-rules = Toutes les règles d’un jeu, avec leurs numéros.
cli-play = Jouer dans le terminal contre des robots.
cli-replay = Parcourir une partie enregistrée.
cli-verify = Vérifier une partie enregistrée : règles, chaque coup, résultat, et que personne n’a choisi la donne.
cli-analyse = Les tournants d’une partie finie, et ce que chacun peut y apprendre.
cli-arena = Faire jouer des robots les uns contre les autres et compter les victoires.
cli-players = Les joueurs, un par place, séparés par des virgules : niveaux du jeu, random ou fichiers Python.
cli-arena-games = Combien de parties au moins ; chaque donne est jouée dans chaque ordre des joueurs.
cli-processes = Combien de processus jouent ; sinon, un par processeur.
cli-out = Un dossier pour les parties, les tableaux et une page ; un tournoi interrompu y continue.
cli-serve = Ouvrir le serveur de tables : jouer à plusieurs dans le navigateur.
cli-recipe = Afficher un fichier pour faire tourner un serveur : un proxy pour plusieurs nœuds, des unités systemd, etc.
cli-recipe-name = Quel fichier ; sans cela, la liste.
cli-recipe-nodes = Les nœuds sous la forme HÔTE:PORT, séparés par des virgules ; sans cela, sur cette machine.
cli-recipe-public = L’adresse publique du serveur, telle qu’on la saisit.
cli-recipe-listen = Où le proxy écoute, HÔTE:PORT ; sans cela, le port 80, ou 443 avec un certificat.
cli-recipe-certificate = Le fichier du certificat et de sa clé, pour HTTPS.
cli-recipe-database = L’adresse PostgreSQL que les nœuds partagent.
cli-operator = Voir un serveur en marche et le gérer : tables, personnes, close, remove, ban, announce.
cli-operator-server = L’adresse du serveur, ou plusieurs avec des virgules ; sans cela, celui de cette machine selon ses réglages.
cli-operator-token-file = Le fichier du jeton ; sans cela LUDOTHEQUE_OPERATOR_TOKEN, ou operator.token dans le dossier de données.
cli-operator-json = Afficher tout en JSON.
cli-operator-table = Le code de la table.
cli-operator-seat = Le numéro de la place, 1 pour la première, comme dans « operator people ».
cli-operator-address = Une adresse IPv4, ou une adresse IPv6 ou un réseau /64.
cli-operator-minutes = Pendant combien de minutes.
cli-operator-text = Le message ; un message vide retire le dernier.
cli-operator-tables = Lister les tables.
cli-operator-people = Lister les personnes et les spectateurs aux tables.
cli-operator-close = Arrêter une table et renvoyer tout le monde.
cli-operator-remove = Libérer la place d’une personne.
cli-operator-ban = Refuser une adresse pour un temps.
cli-operator-unban = Lever une exclusion.
cli-operator-announce = Montrer un message à toutes les tables.
cli-backup = Copier toutes les tables dans un fichier pendant que le serveur tourne, et vérifier chaque journal.
cli-restore = Remettre une sauvegarde à la place de la base de données, après l’avoir vérifiée.
cli-copy = La sauvegarde : un fichier SQLite.
cli-data = Le dossier de données du serveur, comme dans `serve --data`. Sinon : LUDOTHEQUE_DATA, ou data.
cli-database = L’adresse PostgreSQL, comme dans `serve --database`. Sinon : LUDOTHEQUE_DATABASE.
cli-backup-force = Écraser le fichier s’il existe.
cli-restore-force = Remplacer une base de données existante. Une base SQLite est renommée et gardée ; dans PostgreSQL, toutes ses tables de jeu sont supprimées.
cli-new-game = Écrire un petit jeu complet, à transformer : un paquet à vous.
cli-more = Plus sur une commande : ludotheque COMMANDE --help · Version : ludotheque --version
cli-game = Quel jeu ; `ludotheque games` en donne la liste.
cli-lang = La langue. Sans elle, celle de votre système.
cli-seats = Combien de joueurs à la table, vous compris.
cli-variant = La variante ; `ludotheque games` en donne la liste.
cli-seed = Un mot quelconque ; le même mot donne les mêmes cartes.
cli-resume = Reprendre une partie quittée ; le fichier est celui annoncé à ce moment-là.
cli-from = « Et si… ? » : reprendre cette partie enregistrée à un moment. Ce que votre place ne pouvait pas savoir est redistribué.
cli-step = Avec --from : après combien de coups, comme replay les compte ; sinon, depuis le début.
cli-seat = Avec --from : votre place, 1 pour la première ; sinon, la place de la personne dans la partie.
cli-record = Où la partie est enregistrée.
cli-level = Le niveau des robots : easy (facile), normal, hard (difficile), expert ou random (au hasard) ; plusieurs, comme hard,easy : place par place.
cli-hint-level = Le niveau qui donne les conseils : easy (facile), normal, hard (difficile) ou expert. Sans lui, hard.
cli-name = Votre nom à la table.
cli-plain = Ligne par ligne, sans touches ni horloge : pour les lecteurs d’écran et pour une première partie sans hâte.
cli-option = Une option du jeu, sous la forme nom=valeur ; peut être répétée. Si elle nomme des places, la première est 1.
cli-new-name = Le nom du jeu, par exemple « No Thanks » ou no_thanks.
cli-new-folder = Où écrire le paquet ; par défaut, un dossier du nom du jeu.
cli-file = La partie enregistrée : un fichier de lignes JSON.

## Commandes impossibles
wrong-command = Il n’y a pas de commande « { $command } ». Il y a : { $known }.
wrong-flag = « { $flag } » n’est pas une option de cette commande. Toutes les options : { $more }
wrong-flag-number = { $flag } attend un nombre entier, et « { $value } » n’en est pas un.
wrong-flag-value = { $flag } ne peut pas être « { $value } ». Les valeurs possibles : { $more }
wrong-flag-missing = { $flag } manque, ou n’a pas de valeur. Plus d’informations : { $more }
wrong-flag-twice = { $flag } est donné plusieurs fois. Donnez-le une seule fois.
wrong-flag-unused = « { $words } » est de trop ici. Ce que prend cette commande : { $more }
wrong-command-line = Cette commande est illisible. { $why } Plus d’informations : { $more }
wrong-lang = La langue « { $lang } » n’est pas installée. Choisissez parmi : { $known }.
wrong-no-game = Quel jeu ? Il y a : { $known }.
wrong-level = Il n’y a pas de niveau « { $level } ». Il y a : { $known }.
wrong-player = Il n’y a pas de joueur « { $player } ». Il y a : { $known }, ou un fichier Python avec une fonction « bot ».
wrong-player-file = Le fichier { $file } ne contient pas de joueur : il doit exister et avoir une fonction « bot(seat, chance) ».
wrong-player-crash = Le joueur { $player } a échoué : { $why }. Corrigez-le, puis relancez la même commande.
wrong-player-late = Le joueur { $player } a mis plus de { $seconds } secondes pour une réponse. Faites-le réfléchir moins longtemps.
wrong-player-illegal = Le joueur { $player } a voulu { $action }, ce que la règle { $rule } interdit. « legal(view) » donne ce qui est permis.
wrong-player-action = Le joueur { $player } a voulu { $action }, qui n’est pas une action du jeu. « legal(view) » donne ce qui est permis.
wrong-player-answer = Le joueur { $player } a répondu { $answer }. « notice » doit rendre un Decision ou None.
wrong-player-moment = Le joueur { $player } veut agir à { $at }. « Decision.at » doit être un nombre entier de millisecondes.
wrong-player-idle = Le joueur { $player } n’a rien fait de toute une partie, alors qu’il le pouvait. « notice » doit rendre un Decision là où « legal(view) » n’est pas vide.
wrong-player-tardy = Le joueur { $player } n’a rien fait de toute une partie : chaque moment qu’il a prévu venait trop tard. « Decision.at » doit précéder l’échéance ; « now » est le moment de la mise à jour.
wrong-player-bot = Le joueur { $player } ne peut pas jouer : « bot(seat, chance) » a rendu { $answer }. Il faut rendre un objet qui a une méthode « notice ».
wrong-player-changed = Le fichier { $player } a été modifié pendant que le tournoi commençait. Relancez la même commande.
wrong-player-died = Un processus s’est arrêté dans la donne { $deal } ; aux places se trouvaient : { $order }. Un de ces joueurs peut l’avoir arrêté : { $players }. Autres causes possibles : il a intercepté l’interruption après { $seconds } secondes et continué de réfléchir, ou la mémoire manque. Avec --out, les parties précédentes sont conservées.
wrong-games = On ne peut pas jouer { $games } parties. Demandez-en une ou plus.
wrong-orders = Ces joueurs peuvent s’asseoir dans { $orders } ordres, et chaque donne est jouée dans chacun : { $most } au plus sont possibles. Nommez moins de sortes de joueurs.
wrong-processes = On ne peut pas jouer avec { $processes } processus. Demandez-en un ou plus.
wrong-arena-folder = Le dossier { $folder } contient un autre tournoi. Choisissez un autre dossier.
wrong-arena-player = Les parties du dossier { $folder } ont été jouées par une autre version de { $player }. Choisissez un autre dossier, ou rétablissez le fichier.
wrong-arena-code = Les parties du dossier { $folder } ont été jouées par une autre version du jeu et de ses niveaux ({ $found }) que celle-ci ({ $ours }). Choisissez un autre dossier, ou revenez à cette version.
wrong-arena-damaged = Le fichier { $file } est abîmé à la ligne { $line } ({ $why }). Réparez-le, supprimez-le ou choisissez un autre dossier.
wrong-game = Il n’y a pas de jeu « { $game } » ici. Il y a : { $known }.
wrong-variant = Il n’y a pas de variante « { $variant } ». Il y a : { $known }.
wrong-option = « { $option } » n’est pas une option de ce jeu. Écrivez nom=valeur ; il y a : { $known }.
wrong-option-value = { $option } ne peut pas être « { $value } ». Valeurs possibles : { $known }.
wrong-option-number = { $option } attend un nombre entier, et « { $value } » n’en est pas un.
wrong-option-seats = { $option } attend des numéros de places, 1 pour la première, séparés par des virgules, et non « { $value } ».
wrong-option-variant = L’option { $option } n’a pas d’effet dans la variante { $variant }, seulement dans : { $known }. Retirez-la, ou choisissez une de celles-ci avec --variant.
wrong-options = On ne peut pas ouvrir une table ainsi. { $why }
wrong-options-seats = On ne peut pas ouvrir une table ainsi. { $why } La première place est 1 et la dernière { $last }.
wrong-setting = { $flag } (ou { $variable }) ne peut pas être « { $value } ». Les valeurs possibles : ludotheque serve --help
wrong-setting-choice = { $flag } (ou { $variable }) ne peut pas être « { $value } ». Valeurs possibles : { $known }.
wrong-setting-number = { $flag } (ou { $variable }) ne peut pas être « { $value } ». Il faut { $number ->
        [whole] un nombre entier
       *[any] un nombre
    } { $most ->
        [none] à partir de { $least }
       *[other] de { $least } à { $most }
    }.
wrong-setting-place = { $flag } (ou { $variable }) ne peut pas être « { $value } ». Il faut HÔTE:PORT, comme 127.0.0.1:9090.
wrong-setting-label = { $flag } (ou { $variable }) ne peut pas être « { $value } ». Il faut un nom fait de lettres, de chiffres et de tirets, comme ludotheque.
wrong-setting-token = { $flag } (ou { $variable }) attend de 16 à 256 caractères. Sans cette option, un jeton est créé.
wrong-operator = { $server } ne l’a pas fait : { $why }
wrong-operator-seat = Il n’y a pas de place { $seat }. La première place est 1 ; « ludotheque operator people » liste celles qui sont occupées.
wrong-operator-server = « { $server } » n’est pas l’adresse d’un serveur. Écrivez-la comme http://127.0.0.1:8080.
wrong-operator-unreachable = { $server } est injoignable ({ $why }) : vérifiez qu’il tourne, ou donnez une autre adresse avec --server.
wrong-operator-stranger = { $server } ne répond pas comme Ludothèque : donnez avec --server le serveur lui-même, et non un proxy placé devant lui.
wrong-operator-token = Aucun jeton ne peut être lu dans { $file }. Donnez son fichier avec --token-file, ou définissez { $variable }.
wrong-recipe = Il n’y a pas de recette « { $name } ». Il y a : { $known }.
wrong-nodes = « { $node } » n’est pas l’adresse d’un nœud. Écrivez HÔTE:PORT, avec des virgules s’il y en a plusieurs.
wrong-recipe-value = « { $value } » ne peut pas être écrit dans un fichier pour { $option }. Évitez les espaces et les caractères spéciaux.
wrong-file = Le fichier { $file } est inutilisable ({ $why }).
wrong-file-missing = Il n’y a pas de fichier { $file }. Vérifiez son nom et son dossier.
wrong-file-folder = { $file } est un dossier. Nommez un fichier.
wrong-file-no-folder = Impossible de placer { $file } là : un fichier occupe la place d’un dossier. Choisissez un autre nom.
wrong-file-denied = Vous n’avez pas le droit d’utiliser { $file }. Changez ses permissions, ou choisissez un autre fichier.
wrong-file-full = Le disque est plein : impossible d’écrire { $file }. Faites de la place, puis relancez la même commande.
wrong-disk = Impossible d’écrire le dernier coup ({ $why }) ; la partie est gardée jusque-là. Faites de la place, puis reprenez-la : ludotheque play --resume { $file }
wrong-shared = Un autre programme a écrit dans { $file } : la partie est ouverte une deuxième fois, et s’arrête ici. Quittez-la là-bas, puis reprenez-la avec : ludotheque play --resume { $file }
wrong-exists = Le fichier { $file } existe déjà et n’est pas écrasé. Pour reprendre la partie, utilisez --resume.
wrong-finished = La partie de { $file } est finie. Pour la revoir : ludotheque replay { $file }
wrong-company = La partie de { $file } n’opposait pas une personne à des robots : elle ne peut pas être reprise ici.
wrong-from = --step et --seat vont avec --from FICHIER.
wrong-seat = Il n’y a pas de place { $seat } dans cette partie. La première place est 1 et la dernière { $last }.
wrong-levels = Il y a { $levels } niveaux pour { $bots } robots. Nommez-en un au plus par robot.
wrong-beside = { $flags } ne peut pas accompagner { $file }, qui le dit déjà. Retirez-le.
wrong-other-game = Le fichier { $file } est celui d’une partie de { $found }, pas de { $game }. Retirez le jeu, ou nommez le bon.
wrong-new-name = « { $name } » ne peut pas être le nom d’un jeu. Utilisez de deux à { $most } lettres et chiffres, avec des espaces ou _ entre les mots, en commençant par une lettre.
wrong-new-taken = Il y a déjà un jeu { $name }. Choisissez un autre nom.
wrong-new-module = Python a déjà un module { $name }, que le jeu cacherait. Choisissez un autre nom.
wrong-new-folder = Le dossier { $folder } existe déjà et n’est pas écrasé. Choisissez-en un autre avec --folder.
wrong-nothing = Aucun jeu n’a été choisi.
recipe-haproxy = HAProxy devant plusieurs nœuds qui partagent une base PostgreSQL.
recipe-systemd-nodes = Un modèle systemd, ludotheque@.service : un processus par cœur, derrière un proxy.
recipe-caddy = Caddy devant un ou plusieurs nœuds : HTTPS, avec des certificats qu’il obtient lui-même.
recipe-nginx = nginx devant un ou plusieurs nœuds, pour /etc/nginx/conf.d.
recipe-systemd = Une unité systemd, ludotheque.service : un serveur avec SQLite.
recipe-container = Un Containerfile : l’image pour podman, buildah ou Docker.
recipe-compose = Un compose.yaml : un serveur avec SQLite dans un conteneur.
recipe-compose-nodes = Un compose.yaml : deux nœuds, PostgreSQL, et Caddy ou HAProxy.
recipe-grafana = Un tableau de bord Grafana pour les mesures de tous les serveurs, en JSON à importer.
recipe-prometheus-alerts = Des règles d’alerte pour Prometheus.
record-unknown-game = Cette partie est celle d’un jeu que ce programme ne connaît pas ({ $found }). Installez le paquet de ce jeu.

## L’étagère
shelf-players = { $least }–{ $most } joueurs
new-game-done =
    { $game } est écrit dans { $folder }. On peut y jouer tout de suite :
      { $programs }pip install --editable { $folder }
      { $programs }ludotheque play { $name }
      { $programs }ludotheque serve
    Ses tests : { $programs }pip install pytest hypothesis fluent.syntax, puis dans { $folder } : { $python } -m pytest
    À changer d’abord : { $name }/table.py et { $name }/rules.py
shelf-foot = Les règles : ludotheque rules { $game }
shelf-left-out = { $game } ({ $package }) est installé mais ne peut pas être joué : { $why }
choose-game = Quel jeu, de 1 à { $last } ? (Entrée : 1)

## À la table
your-name = Joueur
typed-leave = q quitter
typed-rules = règles regles
typed-hint = ! conseil
welcome = { $game } · { $seats } joueurs. Tapez « ? » pour l’aide, q pour quitter.
company = Robots : { $bots }.
level-easy = facile
level-normal = normal
level-hard = difficile
level-expert = expert
level-random = coups au hasard
watch = Regardez : c’est aux autres.
enter-does = [Entrée : { $what }]
enter-alone = [Entrée]
keys-foot = ? aide · q quitter
keys-foot-hint = ? aide · ! conseil · q quitter
hint-title = Conseil
hint-none = Vous n’avez rien à décider pour l’instant.
hint-no-teacher = Cette table n’a pas de professeur.
bot-failed = Le robot { $name } a un problème ({ $level } : { $why }) ; un robot normal continue.
teacher-failed = Le professeur a un problème ({ $why }) : il n’y a plus de conseils.
press-enter-to-leave = Appuyez sur Entrée pour quitter la table.
press-enter-to-return = Appuyez sur Entrée pour revenir à la table.
page-foot = Espace : lire la suite · autre touche : retour à la table. L’horloge attend.
screen-cut = La suite est plus bas : agrandissez cette fenêtre.
rules-aim = But du jeu
rules-turn = Le déroulement d’un tour
rules-example = Exemples

help-title = Aide
help-type = Tapez { $line }
help-hint = ! demande un conseil au professeur.
help-always =
    À chaque question : Entrée fait ce qui est entre crochets, ou laisse passer le temps · ? montre cette aide · règles montre toutes les règles · q quitte la table (la partie est gardée ; Ctrl-C fait de même).
left = La partie est gardée dans { $file }. Pour la reprendre : ludotheque play --resume { $file }
finished = La partie est enregistrée dans { $file }. Pour la revoir : ludotheque replay { $file }
result-title = La partie est finie.
result-place = Place
result-name = Joueur
result-reason = Décidé par : { $why }
result-score = Score

## Parcourir une partie
walk-title = coup { $place } sur { $last } · { $time } · vu par { $whose }
walk-spectator = un spectateur
walk-start = Les cartes sont distribuées.
walk-act = { $name } : { $action }
walk-tick = L’horloge : le temps est écoulé.
what-if = « Et si… ? » depuis le coup { $move }
walk-keys = Entrée/→ suite · b/← retour · s place suivante · un nombre : y aller · e fin · q quitter

## Vérifier une partie
verify-rules = Règles : { $game }, version { $rules }
verify-moves = Coups : les { $moves } sont permis, dans le bon ordre du temps
verify-deal = Donne : elle correspond à la promesse faite avant le premier coup
verify-result = Résultat : c’est celui auquel mènent les coups
verify-left = Résultat : aucun, la table a été quittée avant la fin

## L’arène
arena-player = Joueur
arena-games = Parties
arena-share = Victoires
arena-score = Points
arena-rating = Niveau estimé
arena-plan = Parties : { $games }. Donnes : { $deals }, chacune dans tous les ordres différents des joueurs ({ $orders }).
arena-no-rating = Pas de classement : openskill n’est pas installé. Pour l’avoir : pip install "ludotheque[arena]"
arena-left = Le tournoi est interrompu. Avec --out, la même commande le reprend.
said = { $name } : « { $words } »

operator-tables = Version { $version }. Tables : { $tables }. Personnes connectées : { $people }.
operator-load = Dernière minute : { $moves } coups par seconde, 99 % des actions montrées en { $p99 }, { $cpu } % d’un cœur.
operator-memory = Mémoire : { $memory } Mo. Connexions : { $sockets }. Écritures en attente : { $waiting }.
operator-slow = Action lente : { $seconds } ms à la table { $table } ({ $game }).
operator-ban = Exclue : { $address }, encore { $minutes } min.
operator-notice = Message à tout le monde, encore { $minutes } min : { $text }
operator-table-heads = code|jeu|phase|là/personnes/places|spectateurs|coups|minutes|époque
operator-people-heads = table|place|adresse|connexion|nom
operator-closed = la table { $table } est fermée.
operator-removed = la place à la table { $table } est libre.
operator-banned = { $address } est exclue.
operator-unbanned = { $address } n’est plus exclue.
operator-announced = toutes les tables voient le message.
operator-withdrawn = le message est retiré.

## Revoir une partie finie
analysis-asking = On revoit la partie…
analysis-turnings = Tournants
analysis-none = Aucun choix n’a décidé à lui seul de cette partie.
analysis-seats = Joueurs
analysis-seat = { $name } : { $lines }
analysis-move = Coup { $move } · { $name }
analysis-played = Choisi : { $action }
analysis-better = Mieux : { $action } (+{ $worth } % de victoire)
wrong-no-analysis = { $game } n’a pas d’analyse.
wrong-unfinished = La partie de { $file } n’est pas finie : jouez-la d’abord jusqu’au bout (ludotheque play --resume).
