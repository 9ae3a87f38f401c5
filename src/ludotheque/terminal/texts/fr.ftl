# La ligne de commande et la table dans le terminal.

## L’aide de `ludotheque --help` : une ligne chacune, sans variables (elles sont lues sans Fluent).
cli-about = Des jeux de société, complets et exacts, et une table pour y jouer.
cli-games = Les jeux de l’étagère.
cli-rules = Toutes les règles d’un jeu, avec leurs numéros.
cli-play = Jouer dans le terminal contre des joueurs intégrés.
cli-replay = Parcourir une partie enregistrée.
cli-verify = Vérifier une partie enregistrée : règles, chaque coup, résultat, et que personne n’a choisi la donne.
cli-serve = Ouvrir le serveur de tables : jouer à plusieurs dans le navigateur.
cli-more = Plus sur une commande : ludotheque COMMANDE --help · Version : ludotheque --version
cli-game = Quel jeu ; `ludotheque games` en donne la liste.
cli-lang = La langue : en ou fr. Sans elle, celle de votre système.
cli-seats = Combien de joueurs à la table, vous compris.
cli-variant = La variante ; `ludotheque games` en donne la liste.
cli-seed = Un mot quelconque ; le même mot donne les mêmes cartes.
cli-resume = Reprendre une partie quittée ; le fichier est celui annoncé à ce moment-là.
cli-record = Où la partie est enregistrée.
cli-bots = Les joueurs intégrés : plain (sensés) ou random (au hasard).
cli-name = Votre nom à la table.
cli-plain = Ligne par ligne, sans touches ni horloge : pour les lecteurs d’écran et pour une première partie sans hâte.
cli-option = Une option du jeu, sous la forme nom=valeur ; peut être répétée.
cli-file = La partie enregistrée : un fichier de lignes JSON.

## Commandes impossibles
wrong-no-game = Quel jeu ? Il y a : { $known }.
wrong-game = Il n’y a pas de jeu « { $game } » ici. Il y a : { $known }.
wrong-variant = Il n’y a pas de variante « { $variant } ». Il y a : { $known }.
wrong-option = « { $option } » n’est pas une option de ce jeu. Écrivez nom=valeur ; il y a : { $known }.
wrong-options = On ne peut pas ouvrir une table ainsi. { $why }
wrong-settings = Le serveur ne peut pas démarrer ainsi. { $why }
wrong-file = Le fichier { $file } est inutilisable ({ $why }).
wrong-exists = Le fichier { $file } existe déjà et n’est pas écrasé. Pour reprendre la partie, utilisez --resume.
wrong-finished = La partie de { $file } est finie. Pour la revoir : ludotheque replay { $file }
wrong-company = La partie de { $file } n’opposait pas une personne à des joueurs intégrés : elle ne peut pas être reprise ici.
wrong-nothing = Aucun jeu n’a été choisi.
record-unknown-game = Cette partie est celle d’un jeu que ce programme ne connaît pas ({ $found }).

## L’étagère
shelf-players = { $least }–{ $most } joueurs
shelf-foot = Les règles : ludotheque rules { $game }
choose-game = Quel jeu, de 1 à { $last } ? (Entrée : 1)

## À la table
your-name = Joueur
welcome = { $game } · { $seats } joueurs. Tapez « ? » pour l’aide, q pour quitter.
watch = Regardez : c’est aux autres.
enter-does = [Entrée : { $what }]
enter-alone = [Entrée]
keys-foot = ? aide · q quitter
press-enter-to-leave = Appuyez sur Entrée pour quitter la table.
page-foot = Espace : lire la suite · autre touche : retour à la table. L’horloge attend.
help-title = Aide
help-type = Tapez { $line }
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
walk-keys = Entrée/→ suite · b/← retour · s place suivante · un nombre : y aller · e fin · q quitter

## Vérifier une partie
verify-rules = Règles : { $game }, version { $rules }
verify-moves = Coups : les { $moves } sont permis, dans le bon ordre du temps
verify-deal = Donne : elle correspond à l’engagement pris avant le premier coup
verify-result = Résultat : c’est celui auquel mènent les coups
verify-left = Résultat : aucun, la table a été quittée avant la fin
