# La ligne de commande et la table dans le terminal.

## L’aide de `ludotheque --help` : une ligne chacune, sans variables (elles sont lues sans Fluent).
cli-about = Trois jeux de société, complets et exacts, et une table pour y jouer.
cli-games = Les jeux de l’étagère.
cli-rules = Toutes les règles d’un jeu, avec leurs numéros.
cli-play = Jouer dans le terminal contre des joueurs intégrés.
cli-replay = Parcourir une partie enregistrée.
cli-verify = Vérifier une partie enregistrée : règles, chaque coup, résultat, et que personne n’a choisi la donne.
cli-serve = Ouvrir le serveur de tables : jouer à plusieurs dans le navigateur.
cli-more = Plus sur une commande : ludotheque COMMANDE --help · Version : ludotheque --version
cli-game = Quel jeu : moby_pick, attrape_reves ou matryoshka.
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
shelf-foot = Les règles : ludotheque rules moby_pick
choose-game = Quel jeu, de 1 à { $last } ? (Entrée : 1)

## À la table
your-name = Joueur
welcome = { $game } · { $seats } joueurs. Tapez « ? » pour l’aide, q pour quitter.
watch = Regardez : c’est aux autres.
enter-does = [Entrée : { $what }]
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

## Moby Pick
moby-stock = Pioche { $count }
moby-discards = Défausse { $count }
moby-reverse = au contraire
moby-yours = Votre rangée
moby-your-look = Votre rangée : retenez-la !
moby-score = { $points } pt
moby-ask-look = Retenez vos cartes de gauche à droite. Elles vont être retournées.
moby-ask-flip = À vous : retournez la carte suivante.
moby-ask-touch = Touchez-la si vous avez sa pareille : ESPACE !
moby-ask-touched = Vous l’avez touchée. Voyons qui était premier…
moby-ask-recite = Dites la comptine calmement : touches 1 2 3 4, un mot chacune.
moby-ask-turn = Vous l’avez ! Laquelle de vos { $count } cartes lui correspond ? Tapez 1 à { $count }, en comptant depuis la gauche.
moby-ask-confuse = Embrouille : déplacez jusqu’à { $left } cartes d’un autre joueur. Tapez joueur, de, vers : par exemple 2 1 3 ; ou stop.
moby-hint-wait = C’est le tour de quelqu’un d’autre. Quand un ami est au milieu, tous sauf le joueur actif peuvent le toucher.
moby-hint-look = Vos cartes sont visibles un instant. Retenez la figure, la couleur et le nom de chacune, de gauche à droite. Le temps écoulé, elles sont retournées et vous ne les reverrez qu’avec un Rappel.
moby-hint-flip = C’est votre tour : retournez la carte du dessus. Pendant la comptine, les autres peuvent la toucher ; si personne ne le fait, elle rejoint votre rangée.
moby-hint-touch = Si une carte de votre rangée a la même figure, la même couleur et le même nom (un rêve fou n’a pas de nom : figure et couleur suffisent), appuyez sur espace avant les autres et avant la fin de la comptine. Après un Contraire, tout doit différer au contraire. Dans le doute, laissez passer : une erreur coûte les deux cartes.
moby-hint-recite = Appuyez sur 1, 2, 3, 4 pour Molly, Polly, Moby, Pick. Pas plus vite qu’une voix calme : un mot faux ou trop pressé fait tout recommencer.
moby-hint-turn = Tapez la place de la carte dont vous vous souvenez : 1 est la plus à gauche.
moby-hint-confuse = Vous pouvez déplacer des cartes cachées d’un autre joueur : son numéro à la table, la place de départ, la place d’arrivée (par exemple 2 1 3). Trois déplacements au plus ; stop termine.
moby-hint-touched = Le plus rapide prend la carte et retourne une des siennes.
moby-unclear-touched = Vous avez déjà touché la carte : un instant.
moby-unclear-look = Regardez et retenez. Il n’y a rien à taper.
moby-unclear-turn = Tapez une place de votre rangée : un nombre de 1 à { $count }.
moby-unclear-confuse = Tapez trois nombres : joueur, de, vers (par exemple 2 1 3) ; ou stop.
moby-unclear-touch = Appuyez sur espace (ou tapez t) pour toucher la carte.
moby-unclear-flip = Appuyez sur Entrée pour retourner la carte.
moby-unclear-recite = Appuyez sur 1, 2, 3, 4 pour les quatre mots.
moby-unclear-wait = Ce n’est pas à vous d’agir. Entrée laisse passer le temps ; ? aide.
moby-kid = enfant
moby-parrot = perroquet
moby-whale = baleine
moby-yellow = jaune
moby-red = rouge
moby-blue = bleu
moby-crazy = ★ fou ★
moby-no-row = Vous n’avez pas de carte : vous en piocherez une à votre tour.
moby-reverse-next = Contraire : l’ami suivant devra différer en tout.

## Attrape Rêves
attrape-face-down = face cachée
attrape-needed = il faut : { $toy }
attrape-toy-bear = ours
attrape-toy-panda = panda
attrape-toy-rabbit = lapin
attrape-toy-unicorn = licorne
attrape-pile = Pile { $count }
attrape-next = ensuite { $moon }
attrape-beaten = Vaincus { $count }
attrape-proposal = Proposé : { $toy }
attrape-ask-turn = À vous : retournez le cauchemar suivant.
attrape-ask-choose = Quel doudou cache tout le monstre ? 1 à 4 ; un petit rapporte plus.
attrape-ask-grab = Attrapez un doudou : touche 1, 2, 3 ou 4 !
attrape-ask-reaching = Vous tendez la main…
attrape-ask-lay = Posez votre doudou sur le cauchemar.
attrape-ask-point = Montrez un doudou : 1 à 4. Les autres diront ce qu’ils en pensent.
attrape-ask-place = Tous ont parlé. Placez-le (p), ou montrez un autre doudou (1 à 4).
attrape-ask-opinion = { $toy } : êtes-vous d’accord ? oui ou non
attrape-hint-wait = Monstre et doudous sont dessinés à la même échelle. Comparez à l’œil : le doudou doit cacher tout le monstre, et peut glisser jusqu’à sa meilleure position.
attrape-hint-choose = Tapez le numéro d’un doudou ; c’est aussi le nombre de ses étoiles. L’ours (1) couvre toujours mais ne rapporte qu’un rêve ; la licorne (4) est la plus petite et en rapporte quatre. Un doudou pris ne s’échange pas. Douze rêves font gagner.
attrape-hint-grab = Appuyez tout de suite sur 1, 2, 3 ou 4. Le premier à toucher prend le doudou, le plus lent en prend un autre ; on n’échange pas.
attrape-hint-together = Vous jouez ensemble. Le joueur actif montre un doudou, les autres sont d’accord (oui) ou non (non), le joueur actif le place (p) ou en montre un autre. Doudou et cauchemar quittent alors le jeu ; si le doudou ne couvre pas, tout est perdu.
attrape-hint-lay = Chacun pose son doudou à son tour. Il glisse tout seul jusqu’à sa meilleure position ; ce qui dépasse est montré en rouge.
attrape-unclear-turn = Appuyez sur Entrée (ou tapez t) pour retourner le cauchemar.
attrape-unclear-lay = Appuyez sur Entrée (ou tapez l) pour poser votre doudou.
attrape-unclear-toy = Tapez un doudou : 1, 2, 3 ou 4.
attrape-unclear-talk = Tapez oui ou non pour répondre, p pour placer, ou 1 à 4 pour montrer un autre doudou.

## Matryoshka
matryoshka-round = Manche { $round }
matryoshka-hand = Votre main :
matryoshka-known = Vous savez :
matryoshka-stock = Pioche { $count }
matryoshka-shows = { $name } montre
matryoshka-your-offer = vous offrez
matryoshka-ask-lay = Choisissez { $need } de vos { $owns } cartes pour votre tableau, par exemple A1 A2.
matryoshka-ask-lay-short = Plus court : +A3 −B2 change le tableau posé, −B2 pose tout sauf B2.
matryoshka-ask-show = Votre échange : montrez une carte de votre main, par exemple A3.
matryoshka-ask-offer = { $name } échange : offrez une carte de votre main, face cachée.
matryoshka-ask-take = Prenez une offre : tapez le numéro du joueur.
matryoshka-hint-wait = Les autres choisissent. Les lignes sont des séries, les colonnes des tailles ; des voisines dans une ligne et des tailles égales dans une colonne rapportent.
matryoshka-hint-lay = Une carte est une lettre (sa série) et un chiffre (sa taille). Posez exactement { $need } cartes parmi toutes les vôtres, main et tableau réunis. Les suites de tailles voisines dans une ligne rapportent, et les tailles égales dans une colonne aussi ; c’est le tableau de la manche 4 qui compte.
matryoshka-hint-show = Vous devez montrer une carte de votre main. Chacun des autres en offre une, face cachée ; vous en prenez une contre la carte montrée.
matryoshka-hint-offer = Vous devez offrir une carte de votre main. Si elle est prise, vous recevez la carte montrée ; sinon elle vous revient.
matryoshka-hint-take = Vous voyez toutes les offres. Tapez le numéro du joueur (ou la carte) que vous voulez ; la carte montrée part là-bas.
matryoshka-unclear-card = Tapez une carte par une lettre et un chiffre, par exemple A3.
matryoshka-unclear-seat = Tapez le numéro d’un joueur, de 1 à { $last }.
