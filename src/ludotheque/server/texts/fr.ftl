# Ce que dit le serveur de tables.
refused-not-started = La partie n’a pas encore commencé.
refused-paused = La table est en pause.
refused-stalled = La table ne peut pas écrire son journal en ce moment. Rien n’est perdu ; elle reprendra d’elle-même.
refused-busy = Le serveur est très occupé : réessayez dans un instant.
refused-not-your-seat = Ce n’est pas votre place.
refused-not-an-action = Cette action n’existe pas dans ce jeu.
refused-false-start = C’est plus rapide que l’œil : ce toucher ne compte pas, et ne coûte rien.
refused-unreadable = Ce message est illisible.
refused-too-fast = Trop de messages à la fois : ralentissez un peu.
refused-hello-first = Dites d’abord bonjour.
refused-protocol = Ce serveur parle la version { $spoken } du protocole : rechargez la page.
refused-token = Ce lien vers une place n’est plus valable.
refused-our-fault = Le serveur a rencontré un problème ; il est noté. Rien n’a changé.
refused-no-such-page = Il n’y a rien ici.

refused-no-such-game = Ce jeu n’est pas sur l’étagère.
refused-options = On ne peut pas ouvrir une table ainsi : { $why }.
refused-server-full = Aucune table n’est libre sur ce serveur pour l’instant.
refused-no-such-table = Aucune table ne porte ce code.
refused-already-started = La partie a déjà commencé.
refused-not-over = La partie n’est pas encore finie.
refused-seat-taken = Cette place est déjà prise.
refused-table-full = Toutes les places de cette table sont prises.
refused-name = Un nom a besoin d’au moins un caractère visible.
refused-no-such-level = Il n’y a pas de joueur de ce niveau.
refused-not-host = Seul l’hôte peut faire cela.
refused-too-many-tables = Trop de tables ont été ouvertes d’ici : attendez un peu.
refused-too-many-requests = Trop de demandes : attendez un instant.
refused-request = Cette demande est illisible : { $why }.
refused-no-record = Le procès-verbal est visible une fois la partie finie.

phrase-hello = Bonjour !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-good-luck = Bonne chance !
phrase-sorry = Désolé !
phrase-one-moment = Un instant…
phrase-your-turn = À toi !
phrase-laugh = Ha ha !
phrase-wow = Waouh !
phrase-again = Encore une partie ?
phrase-bye = Au revoir !

serve-ready = La Ludothèque est ouverte : { $address }
serve-lan = Sur ce réseau : { $address }
serve-locked = Un autre serveur utilise déjà le dossier { $folder }.
serve-stopping = Fermeture : chacun est prévenu, tout est écrit.
