# Les pages sur le serveur lui-même : ce qu’il garde, et la page de la personne qui le gère.
privacy-lead = Ce que ce serveur garde de vous, combien de temps, et qui peut le lire.
privacy-server = Sur le serveur
privacy-names = Votre nom et votre image, avec les coups des parties que vous avez jouées. Il n’y a pas de compte, et personne ne demande d’adresse électronique.
privacy-timing = Dans les jeux avec des courses, aussi votre temps de réaction et la lenteur de votre connexion. C’est la preuve que la personne la plus rapide a gagné.
privacy-kept =
    { $days ->
        [0] Les parties terminées sont gardées jusqu’à ce que la personne qui gère ce serveur les efface.
        [one] Les parties terminées sont effacées un jour après leur fin, avec tous les noms et tous les coups.
       *[other] Les parties terminées sont effacées { $days } jours après leur fin, avec tous les noms et tous les coups.
    }
privacy-who = Qui connaît le code d’une partie terminée peut la revoir et y lire les noms.
privacy-chat = Ce qui s’écrit dans la discussion n’est jamais mis sur un disque. Les 50 dernières lignes d’une table sont en mémoire tant que la table est ouverte.
privacy-no-chat = Il n’y a pas de discussion sur ce serveur.
privacy-address = L’adresse de votre connexion est seulement en mémoire, pour limiter les abus. La personne qui gère le serveur la voit tant que vous êtes là. Elle n’est pas écrite dans le journal.
privacy-copies = Les sauvegardes contiennent la même chose que le serveur, et sont gardées aussi longtemps que la personne qui le gère le souhaite. Un proxy devant le serveur peut tenir son propre journal.
privacy-device = Sur cet appareil
privacy-storage = Votre nom, votre image et vos réglages, les clés de vos places et la liste de vos parties. Cela reste dans ce navigateur. La page « Vos parties » permet de vider cette liste. Pour effacer le reste, supprimez les données de ce site dans le navigateur.
privacy-cookies = Il n’y a pas de cookies. Seule la page de la personne qui gère le serveur en pose un, quand elle se connecte.
privacy-outside = À d’autres
privacy-none = Rien. Les pages ne demandent rien à aucun autre serveur. Il n’y a ni télémétrie, ni publicité, ni suivi, dans les pages comme dans le serveur.
privacy-questions = Pour faire effacer quelque chose, adressez-vous à la personne qui gère ce serveur.

operator = Gestion
operator-away = La page de gestion n’existe pas à cette adresse. Ouvrez-la sur la machine du serveur, ou à l’adresse que donne --ops.
operator-token = Jeton
operator-token-where = Le serveur l’écrit dans le fichier operator.token de son dossier de données, sauf si un autre a été choisi avec LUDOTHEQUE_OPERATOR_TOKEN.
operator-log-in = Se connecter
operator-log-out = Se déconnecter
operator-version = Version { $version }, en marche depuis { $time }
operator-keeps =
    { $days ->
        [0] Les parties terminées sont gardées pour toujours.
        [one] Les parties terminées sont effacées après un jour.
       *[other] Les parties terminées sont effacées après { $days } jours.
    }
operator-draining = Ce serveur va s’arrêter.
operator-lost = Le serveur ne répond pas. Ces chiffres sont anciens.
operator-load = Charge de la dernière minute
operator-moves = coups par seconde
operator-acts = actions de personnes par seconde
operator-p99 = pour montrer 99 % des actions
operator-queue = pour lire 99 % des messages
operator-cpu = d’un cœur de processeur
operator-memory = de mémoire
operator-sockets = connexions
operator-waiting = écritures en attente
operator-slowest = Actions les plus lentes de la dernière heure
operator-none = Aucune.
operator-notice = Message à tout le monde
operator-notice-note = Toutes les tables le voient aussitôt, sous les mots « { $frame } » dans la langue de chacun.
operator-notice-text = Message
operator-notice-send = Montrer à tout le monde
operator-notice-back = Retirer
operator-notice-now = Montré encore { $time } :
operator-for = Durée
operator-tables = Tables
operator-table = Table
operator-game = Jeu
operator-phase = Phase
operator-phase-open = ouverte
operator-phase-playing = en jeu
operator-phase-paused = en pause
operator-phase-stalled = bloquée
operator-phase-over = terminée
operator-phase-left = quittée
operator-phase-damaged = abîmée
operator-seats = Personnes
operator-seats-of = { $here } sur { $people } là, { $seats } places
operator-watching = Spectateurs
operator-number = Coups
operator-age = Âge
operator-epoch = Époque
operator-what = Actions
operator-close = Fermer
operator-close-sure = Fermer la table { $table } ? Sa partie s’arrête, et tout le monde en est renvoyé. Les coups joués pourront être revus.
operator-close-of = Fermer la table { $table }
operator-people = Personnes
operator-name = Nom
operator-seat = Place
operator-spectator = spectateur
operator-address = Adresse
operator-address-away = absent
operator-line = Connexion
operator-line-unknown = inconnue
operator-line-good = bonne
operator-line-fair = moyenne
operator-line-poor = mauvaise
operator-remove = Libérer la place
operator-remove-of = Libérer la place de { $name } à la table { $table }
operator-remove-sure = Libérer la place de { $name } à la table { $table } ? Si la partie est en cours, un robot continue.
operator-ban = Exclure
operator-ban-of = Exclure l’adresse { $address }
operator-ban-sure = Refuser tout ce qui vient de { $address } pendant { $time } ? Ses connexions sont fermées. Les autres personnes derrière la même adresse sont exclues aussi.
operator-bans = Adresses exclues
operator-ban-new = Exclure une adresse
operator-ban-until = { $address }, encore { $time }
operator-lift = Lever
operator-lift-of = Lever l’exclusion de { $address }
operator-took = Durée
operator-when = Quand
operator-ago = il y a { $time }
operator-done = C’est fait.
