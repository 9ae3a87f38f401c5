# Ce que dit le serveur de tables.
# Pourquoi un JSON ne correspond à aucun type. $where est l’endroit, p. ex. action.card ; les noms restent tels quels.
decode-fault =
    { $what ->
        [missing] le champ « { $name } » manque dans { $where }
        [unknown] { $where } n’a pas de champ « { $name } »
        [kind] { $where } doit être { $wanted }, et non { $got }
        [limit] { $where } doit être { $wanted }
        [value] { $got } n’est pas une valeur possible de { $where }
        [json] ce n’est pas du JSON valable
       *[other] { $where } ne correspond pas au schéma publié
    }
refused-not-started = La partie n’a pas encore commencé.
refused-paused = La table est en pause.
refused-stalled = Le serveur ne peut pas enregistrer pour l’instant. Rien n’est perdu ; la table repart toute seule.
refused-not-written = Le serveur n’a pas pu enregistrer ce coup, donc rien ne s’est passé : recommencez, s’il vous plaît.
refused-damaged = Cette table ne peut pas continuer : ses coups enregistrés sont abîmés. Ouvrez une nouvelle table.
refused-overtaken = La table a continué entre-temps : regardez à nouveau, puis décidez.
refused-busy = Le serveur est très occupé : réessayez dans un instant.
refused-phrases-only = Sur ce serveur, on ne peut envoyer que les phrases toutes faites : choisissez-en une.
refused-chat-off = La discussion est désactivée sur ce serveur.
refused-hints-off = Pas de conseils à cette table : l’hôte ne les a pas permis, ou le jeu n’a pas de professeur.
refused-nothing-to-decide = Vous n’avez rien à décider pour l’instant : redemandez quand ce sera à vous.
refused-hint-too-soon = Un conseil à la fois : essayez vous-même, ou redemandez dans quelques secondes.
refused-hints-wait = Le professeur réfléchit encore à d’autres conseils pour cette table : redemandez dans quelques secondes.
refused-not-your-seat = Ce n’est pas votre place.
refused-not-an-action = Ce n’est pas une action de ce jeu : { decode-fault }.
refused-false-start = C’est plus rapide que l’œil : ce toucher ne compte pas, et ne coûte rien.
refused-unreadable = Ce message est illisible : { decode-fault }.
refused-binary = Les messages s’envoient en trames de texte, non en trames binaires.
refused-too-fast = Trop de messages à la fois : ralentissez un peu.
refused-hello-first = Le premier message doit être hello.
refused-protocol = Ce serveur parle la version { $spoken } du protocole : rechargez la page.
refused-token = Ce lien vers une place n’est plus valable.
refused-other-table = Cette connexion est celle d’une autre table : ouvrez-en une nouvelle vers /ws/{ $table }.
refused-our-fault = Le serveur a rencontré un problème ; il est noté. Rien n’a changé.
refused-no-such-page = Il n’y a rien ici.

refused-no-such-game = Ce jeu n’est pas installé ici.
refused-options = On ne peut pas ouvrir une table ainsi : { $why }.
refused-server-full = Aucune table n’est libre sur ce serveur pour l’instant.
refused-no-such-table = Aucune table ne porte ce code.
refused-not-kept =
    Aucune table n’a ce code. Ce serveur efface les parties terminées { $days ->
        [one] un jour
       *[other] { $days } jours
    } après leur fin.
refused-damaged-table = Cette table ne peut plus s’ouvrir : ce que le serveur en a gardé est abîmé, ou d’une version plus ancienne. Ouvrez-en une nouvelle.
refused-other-rules = Cette table se joue avec la version { $theirs } des règles, et ce serveur a la version { $ours }. Elle ne peut continuer que sur un serveur avec la version { $theirs } ; ou bien ouvrez une nouvelle table ici.
refused-moved = Cette table vient de passer sur un autre serveur. Réessayez dans deux secondes.
refused-already-started = La partie a déjà commencé.
refused-not-over = La partie n’est pas encore finie.
refused-seat-taken = Cette place est déjà prise.
refused-table-full = Toutes les places de cette table sont prises.
refused-name = Un nom a besoin d’au moins un caractère visible.
refused-no-such-level = Il n’y a pas de joueur de ce niveau. Les niveaux sont { $levels }.
refused-not-host = Seul l’hôte peut faire cela.
refused-first-empty = Cette place est encore vide : choisissez quelqu’un qui est à la table.
refused-more-time = Seules des personnes reçoivent plus de temps.
refused-no-first = Dans ce jeu, on ne choisit pas de premier joueur.
refused-remove-host = Vous ne remplacez l’hôte qu’en attendant son retour : sa place lui reste.
refused-remove-bot = La partie a commencé : vous ne pouvez plus retirer qu’une personne, les robots jouent jusqu’à la fin.
refused-too-many-people = Vous êtes { $people }, et ce jeu se joue à { $most } au plus : choisissez un autre jeu, ou ouvrez deux tables.
refused-too-many-tables = Trop de tables ont été ouvertes d’ici : attendez un peu.
refused-too-many-guesses = Trop de codes erronés ou d’anciens liens sont venus de votre réseau : attendez quelques minutes, puis redemandez le code à l’hôte.
refused-too-many-requests = Trop de demandes : attendez un instant.
refused-too-many-replays = Beaucoup de parties ont été revues depuis votre réseau : attendez une minute, puis réessayez.
refused-too-many-hellos = Votre réseau se connecte trop souvent aux tables : attendez une minute, puis rechargez la page.
refused-too-much = Votre réseau a déjà reçu tout ce qu’une adresse peut recevoir : fermez des pages, attendez une minute, puis rechargez celle-ci.
refused-too-many-sockets = Trop de pages de votre réseau sont connectées : fermez-en quelques-unes, puis rechargez celle-ci.
refused-too-many-watchers = Cette table a déjà tous les spectateurs possibles : réessayez quand quelqu’un sera parti.
refused-request = Cette demande est illisible : { decode-fault }.
refused-too-large = C’est trop grand pour être reçu : envoyez moins.
refused-cut-short = La demande a été coupée en route : réessayez.
refused-too-slow = La demande a mis trop longtemps à arriver : réessayez avec une meilleure connexion.
refused-no-http = Cette demande est illisible : utilisez un navigateur, ou voyez docs/reference/protocol.md.
refused-head-too-large = L’en-tête de cette demande est trop grand : supprimez des cookies ou raccourcissez l’adresse.
refused-host = L’en-tête Host ne désigne aucun hôte : utilisez l’adresse que le serveur affiche à son démarrage.
refused-origin = Les pages d’un autre site ne peuvent pas se connecter ici : ouvrez la table sur son propre site, ou autorisez ce site avec --origins.
refused-path = Plusieurs serveurs se partagent les tables ici : le chemin doit nommer la table en majuscules, comme dans /ws/ABCDE.
refused-no-origin = L’en-tête Origin ne désigne aucun site : utilisez un navigateur, ou omettez-le.
refused-no-record = La partie peut être revue une fois finie.
refused-no-analysis = Il n’y a pas d’analyse : la partie n’est pas finie, ou le jeu n’en propose pas.

refused-banned =
    La personne qui gère ce serveur refuse votre réseau pendant encore { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } : adressez-vous à elle.
refused-too-many-logins = Trop de jetons faux sont venus de votre réseau : attendez dix minutes, puis réessayez.
refused-not-operator = Cette page est réservée à la personne qui gère le serveur : connectez-vous avec son jeton.
refused-no-address = Ce n’est pas une adresse : donnez une adresse IPv4 comme 192.0.2.7, ou une adresse IPv6 ou un réseau /64.
refused-own-address = C’est une adresse de cette machine, ou d’un proxy sur elle : tout le monde derrière serait exclu. Lancez le serveur avec --proxy pour voir l’adresse de chacun.
refused-no-person = Personne n’occupe cette place : choisissez une place de la liste des personnes.
refused-not-here = Personne n’est à cette table sur ce serveur, et un autre serveur l’a peut-être : donnez l’ordre là-bas, ou ouvrez le lien de la table et donnez-le de nouveau.

serve-ready = La Ludothèque est ouverte : { $address }
serve-lan = Sur ce réseau : { $address }
serve-numeric = Si un appareil ne connaît pas ce nom : { $address }
serve-container = Dans un conteneur, le serveur ne peut pas connaître son adresse sur votre réseau : donnez à LUDOTHEQUE_LINK (ou --link) l’adresse que les gens ouvrent, par exemple http://192.168.1.20:{ $port }.
serve-mdns-package = Annoncer un nom demande un paquet de plus : lancez pip install "ludotheque[mdns]", ou omettez --mdns.
serve-locked = Un autre serveur utilise déjà le dossier { $folder } : arrêtez-le, ou choisissez un autre dossier avec --data.
serve-folder-closed = Impossible d’écrire dans le dossier { $folder } : changez ses droits, ou choisissez-en un autre avec --data.
serve-folder-is-file = { $folder } est un fichier, pas un dossier : choisissez un autre endroit avec --data.
serve-folder-failed = Le dossier { $folder } ne peut pas servir : { $why }. Choisissez-en un autre avec --data.
serve-disk-full = Le disque du dossier { $folder } est plein : libérez de la place, ou choisissez un autre dossier avec --data.
serve-port-used = Le port { $port } est déjà pris : arrêtez l’autre programme, ou choisissez un autre port avec { $flag }.
serve-port-closed = Le port { $port } est réservé au système : choisissez un port au-dessus de 1023 avec { $flag }.
serve-host-unknown = Cette machine n’a pas l’adresse { $host } : choisissez-en une autre avec { $flag }.
serve-database-damaged = La base de données { $file } est abîmée : restaurez une sauvegarde, ou déplacez-la pour repartir d’une base vide.
serve-database-newer = Une version plus récente de Ludothèque a écrit cette base de données : lancez cette version, ou restaurez une sauvegarde plus ancienne.
serve-database-not-copied = Avant de modifier la base de données, cette version la copie dans le dossier { $folder }, et cela a échoué ({ $why }) : libérez-y de la place, changez ses droits, ou choisissez-en un autre avec --data. Rien n’a été modifié.
serve-database-address = L’adresse de la base de données n’est pas valable : --database attend postgresql://utilisateur:motdepasse@hôte/nom.
serve-database-encoding = La base de données garde les textes en { $encoding }, mais les noms demandent UTF-8 : créez-en une avec createdb --encoding UTF8 --locale C --template template0.
serve-database-driver = PostgreSQL demande un paquet de plus : lancez pip install "ludotheque[postgres]", ou omettez --database.
serve-database-unreachable = La base de données ne peut pas servir ({ $why }) : vérifiez qu’elle tourne, et l’adresse donnée avec --database.
serve-stopping = Fermeture : chacun est prévenu, tout est écrit.

backup-done = La sauvegarde est dans { $file }. Tables : { $tables }. Coups rejoués : { $moves }.
backup-skipped = { $tables } de ces tables relèvent de jeux ou de règles qui ne sont pas installés ici : elles ont été copiées, mais pas vérifiées.
backup-damaged = La table { $table } est abîmée : { $why }
backup-exists = Le fichier { $file } existe déjà : choisissez un autre nom, ou écrasez-le avec --force.
backup-nothing = Il n’y a pas de base de données dans le dossier { $folder } : indiquez celui de votre serveur avec --data.
backup-outdated = Cette base de données est d’une version plus ancienne : démarrez une fois le serveur pour la mettre à jour.
backup-file = Impossible d’écrire { $file } ({ $why }) : choisissez un dossier qui existe, avec assez de place, où vous avez le droit d’écrire.
backup-closed = Impossible de lire { $file } : lancez cette commande en tant que son propriétaire, par exemple l’utilisateur du serveur, ou en tant que root.
restore-done = { $file } est restauré. Tables : { $tables }. Coups rejoués : { $moves }. Démarrez le serveur pour reprendre les parties.
restore-missing = Il n’y a pas de fichier { $file } : vérifiez le nom de la sauvegarde.
restore-damaged = { $file } est abîmé ou n’est pas une sauvegarde de Ludothèque : choisissez-en une autre.
restore-exists = Il y a déjà une base de données ({ $file }) : --force la renomme et met la sauvegarde à sa place.
restore-not-empty = La base PostgreSQL contient déjà des tables de jeu : restaurez dans une base vide, ou remplacez tout avec --force.
