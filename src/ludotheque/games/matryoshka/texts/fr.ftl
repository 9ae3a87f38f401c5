# Matryoshka en français.
game-name = Matryoshka
game-tagline = Échangez des poupées, reconstituez les vieilles séries.

guide-aim = Réunissez la plus belle collection de poupées. En quatre manches, vous piochez, échangez et posez ; seul votre dernier tableau, de 13 cartes, rapporte des points. Deux choses comptent : les suites de valeurs qui se suivent dans une même série, et les colonnes de valeurs égales. Plus elles sont longues, plus elles rapportent. Le plus grand total l’emporte.
guide-turn-1 = Piocher : chacun pioche deux cartes.
guide-turn-2 = Échanger : une fois par manche, à votre tour, vous montrez une carte de votre main. Chacun des autres vous en propose une, face cachée.
guide-turn-3 = Vous regardez les propositions et en prenez une. Elle change de main avec la carte montrée ; les autres retournent à leurs propriétaires.
guide-turn-4 = Poser : chacun choisit en secret les cartes de son tableau, 4, 6, 8 et enfin 13. On révèle tout en même temps.
guide-turn-5 = Après la manche 4, on compte les tableaux. La carte restée en main ne rapporte rien.
guide-example-1 = Zoé a posé Coquelicot 1, 3, 4, Souci 2, 3, 5, 6, 7 et Tournesol 2, 3, 4, 5, 6. Ses colonnes de 1, 2, 3, 2, 2, 2 et 1 cartes rapportent 0 + 2 + 4 + 2 + 2 + 2 + 0 = 12 points.
guide-example-2 = Ses lignes : Coquelicot 3 à 4 rapporte 2. Souci 2 à 3 et 5 à 7 rapportent 2 + 4. Tournesol 2 à 6, une suite de cinq, rapporte 10 et 1 de bonus. Cela fait 2 + 6 + 11 = 19 points, et avec les colonnes 12 + 19 = 31 points.

variant-base = Le jeu
variant-base-about = Quatre manches pour piocher, échanger et poser ; puis la plus belle collection l’emporte.

option-variant = Variante
option-variant-about = Il n’y a qu’une façon de jouer.
option-seats = Joueurs
option-seats-about = Trois, quatre ou cinq collectionneurs.
option-first = Premier joueur
option-first-about = Qui échange en premier à la première manche, par exemple le plus jeune. L’hôte le désigne avant le début ; sinon, le sort en décide.
option-reminders = Pense-bête
option-reminders-about = Affiche les cartes que vous avez vues passer dans d’autres mains, et tous les échanges. Sans lui, à chacun de s’en souvenir.
option-show-time = Temps pour montrer
option-show-time-about = Secondes pour choisir la carte que vous mettez à l’échange.
option-offer-time = Temps pour proposer
option-offer-time-about = Secondes pour choisir la carte que vous proposez en retour.
option-take-time = Temps pour prendre
option-take-time-about = Secondes pour choisir l’une des propositions.
option-lay-time = Temps pour poser
option-lay-time-about = Secondes pour choisir votre tableau à la mise en place et aux manches 1 à 3.
option-last-lay-time = Temps pour le dernier tableau
option-last-lay-time-about = Secondes pour choisir vos treize cartes à la manche 4.

bad-seats = Matryoshka se joue de { $least } à { $most } joueurs.
bad-first = Le premier joueur est l’un des { $seats } joueurs de la table.
bad-time = Une limite de temps va de { $least } à { $most } secondes.

series-poppy = Coquelicot
series-marigold = Souci
series-sunflower = Tournesol
series-fern = Fougère
series-mint = Menthe
series-cornflower = Bleuet
series-gentian = Gentiane
series-lavender = Lavande
series-peony = Pivoine
series-chestnut = Châtaigne
card-name = { $series } { $value }

action-lay = Poser { $count } cartes : { $cards }
action-lay-about = Choisissez les cartes de votre prochain tableau parmi toutes celles que vous possédez. Elles restent face cachée jusqu’à ce que tout le monde ait choisi ; un choix fait est définitif.
action-show = Montrer { $card }
action-show-about = Placez une carte de votre main face visible au milieu. L’un des autres la recevra.
action-offer = Proposer { $card }
action-offer-about = Placez une carte de votre main face cachée. Seul le joueur actif la verra, et pourra la prendre contre la carte montrée. Une proposition faite est définitive.
action-take = Prendre la carte proposée par { $seat }
action-take-about = Vous voyez toutes les propositions. Prenez-en exactement une : son propriétaire reçoit la carte que vous avez montrée, les autres reprennent la leur.

event-laid = { $seat } a choisi son tableau.
event-revealed =
    { $round ->
        [0] Les premiers tableaux sont révélés : { $count } cartes chacun.
       *[other] Les tableaux de la manche { $round } sont révélés : { $count } cartes chacun.
    }
event-drawn =
    { $stock ->
        [0] Manche { $round } : chacun pioche deux cartes, les dernières. { $first } échange en premier.
       *[other] Manche { $round } : chacun pioche deux cartes, il en reste { $stock }. { $first } échange en premier.
    }
event-shown = { $seat } montre { $card }.
event-offered = { $seat } propose une carte.
event-traded = { $seat } prend la carte proposée par { $partner }, qui reçoit { $card }.
event-late = { $seat } n’a pas choisi à temps : un robot choisit à sa place.
event-returned = { $seat } est de retour.
event-counted = Les collections sont comptées : { $scores }. La plus belle vaut { $best }.

advice-run = votre suite de { $count } cartes { $series }
advice-column = votre colonne de { $count } cartes de valeur { $value }
advice-dolls = vos autres cartes
advice-lay = Ce choix met à l’abri { $keep } ; il vous reste en main, pour échanger : { $cards }.
advice-lay-last = Ce tableau compte { $points } points, le plus que vous puissiez poser.
advice-show-wanted = Cela préserve { $keep } ; { $seat } peut se servir de { $card } et proposera quelque chose en échange.
advice-show-spare = Cela préserve { $keep } ; { $card } vous manquera le moins.
advice-show-best = Cela préserve { $keep } ; de vos cartes, { $card } est la meilleure à montrer.
advice-offer-deal =
    { $shown } vous apporterait aussitôt { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; { $seat } peut se servir de { $card } et la prendra sans doute.
advice-offer-hope =
    { $shown } vous apporterait aussitôt { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et vous pouvez vous passer de { $card }.
advice-offer-spare = Cela préserve { $keep } ; si { $seat } vous prend une carte, { $card } vous coûte le moins.
advice-offer-best = Cela préserve { $keep } ; de vos cartes, { $card } est la meilleure à donner contre { $shown }.
advice-offer-keep = Cela préserve { $keep } ; { $seat } ne peut rien faire de { $card } et ne la prendra guère.
advice-take = Avec { $card } vous avez { $keep } ; cela vaut plus que ce que { $shown } apporte à { $seat }.
advice-take-cheap = Avec { $card } vous avez { $keep } ; { $seat } ne peut rien faire de { $shown }.
advice-take-group = Avec { $card } vous avez { $keep }.
advice-take-best = Des cartes proposées, { $card } promet le plus.

weaker-expert = Les robots experts réfléchissent moins ici : l’extra « fast » n’est pas installé.

# Les mêmes raisons après la partie : tout le monde les lit, elles ne tutoient ni ne vouvoient personne.
analysis-run = une suite de { $count } cartes { $series }
analysis-column = une colonne de { $count } cartes de valeur { $value }
analysis-dolls = les autres cartes
analysis-lay = Ce choix met à l’abri { $keep } ; restent en main, pour échanger : { $cards }.
analysis-lay-last = Ce tableau compte { $points } points, le plus qu’il était possible de poser.
analysis-show-wanted = Cela préserve { $keep } ; { $seat } peut se servir de { $card } et proposerait quelque chose en échange.
analysis-show-spare = Cela préserve { $keep } ; { $card } manquerait le moins.
analysis-show-best = Cela préserve { $keep } ; de cette main, { $card } était la meilleure à montrer.
analysis-offer-deal =
    { $shown } apporterait aussitôt { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; { $seat } peut se servir de { $card } et la prendrait sans doute.
analysis-offer-hope =
    { $shown } apporterait aussitôt { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et on peut se passer de { $card }.
analysis-offer-spare = Cela préserve { $keep } ; si { $seat } prend la carte proposée, { $card } coûte le moins.
analysis-offer-best = Cela préserve { $keep } ; de cette main, { $card } était la meilleure à donner contre { $shown }.
analysis-offer-keep = Cela préserve { $keep } ; { $seat } ne peut rien faire de { $card } et ne la prendrait guère.
analysis-take = Avec { $card }, cela fait { $keep } ; cela vaut plus que ce que { $shown } apporte à { $seat }.
analysis-take-cheap = Avec { $card }, cela fait { $keep } ; { $seat } ne peut rien faire de { $shown }.
analysis-take-group = Avec { $card }, cela fait { $keep }.
analysis-take-best = Des cartes proposées, { $card } promettait le plus.

refused-over = La partie est finie : les collections sont comptées.
refused-not-laying = On ne choisit son tableau qu’une fois tous les échanges de la manche terminés.
refused-laid-already = Vous avez choisi votre tableau ; il reste tel quel jusqu’à ce que tous soient révélés.
refused-lay-count =
    { $need ->
        [one] Votre tableau doit compter exactement { $need } carte, et non { $found }.
       *[other] Votre tableau doit compter exactement { $need } cartes, et non { $found }.
    }
refused-lay-twice = Vous avez nommé deux fois la même carte ; chaque carte est unique.
refused-lay-not-yours = Vous ne pouvez poser que des cartes de votre main et de votre dernier tableau.
refused-not-showing = Ce n’est pas le moment de montrer une carte.
refused-not-active = Ce n’est pas votre échange : seul le joueur actif montre une carte.
refused-not-offering = Ce n’est pas le moment de proposer une carte.
refused-other-trade = Cette proposition était destinée à un autre échange.
refused-own-trade = C’est votre échange : les autres proposent, vous choisissez.
refused-offered-already = Vous avez fait votre proposition ; elle reste en place jusqu’au choix du joueur actif.
refused-in-tableau = Cette carte est dans votre tableau ; seules les cartes de votre main s’échangent.
refused-not-in-hand = Cette carte n’est pas dans votre main.
refused-not-taking = Il n’y a pas de proposition à choisir maintenant.
refused-not-yours-to-take = Seul le joueur actif choisit parmi les propositions.
refused-no-such-offer = Personne d’autre n’a fait de proposition à cette place : choisissez l’un des autres joueurs.

score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
reason-most-points = le plus de points
reason-longest-runs = égalité de points : les plus longues suites décident
reason-tie = suites plus longues
reason-shared = égalité de points et de suites : victoire partagée

points-column = 2 4 7 10 13 16 19 22 25
points-run = 2 4 7 10+1 13+2 16+3

section-1 = Matériel et mise en place
rule-MA-1 = Le jeu compte 70 cartes : dix séries (« couleurs » dans la boîte) de sept poupées gigognes, de valeurs 1 à 7. Chaque série a sa couleur, sa fleur et sa lettre. Chaque carte est unique.
rule-MA-2 = On retire des séries entières selon le nombre de joueurs : à trois, on joue avec six séries (42 cartes) ; à quatre, avec huit (56) ; à cinq, avec les dix (70). Règle maison : le sort désigne les séries en jeu, et tout le monde les connaît.
rule-MA-3 = On mélange les cartes. Chaque joueur en reçoit six et les garde secrètes.
rule-MA-4 = Chaque joueur en choisit deux, face cachée. Quand tous ont choisi, on les révèle : ce sont les premiers tableaux.
rule-MA-5 = Un tableau se range tout seul : une ligne par série, une colonne par valeur. Chacun voit tous les tableaux et le nombre de cartes de chaque main ; les cartes en main restent secrètes. Règle maison : un tableau reste visible pendant que l’on choisit le suivant.
rule-MA-6 = Le premier joueur ouvre les échanges. Règle maison : avant le début, l’hôte peut le désigner, par exemple le plus jeune ; sinon, on le tire au sort. À chaque nouvelle manche, c’est son voisin de gauche qui devient premier joueur.

section-2 = Quatre manches en trois phases
rule-MA-7 = A, piocher : chaque joueur pioche deux cartes. À la manche 4, la pioche (« pile ») est épuisée.
rule-MA-8 = B, échanger : chaque joueur est actif une fois, dans le sens des aiguilles d’une montre, en commençant par le premier joueur.
rule-MA-9 = Le joueur actif doit montrer une carte de sa main, face visible.
rule-MA-10 = Chacun des autres joueurs doit proposer une carte de sa main, face cachée, en même temps que les autres et sans voir ce qu’ils proposent. Règle maison : une fois faite, une proposition ne change plus.
rule-MA-11 = Le joueur actif regarde les propositions en sachant de qui elles viennent, sans les montrer à personne, et doit en prendre exactement une. La carte prise et la carte montrée changent de main ; chacun des autres reprend la sienne.
rule-MA-12 = Les cartes d’un tableau ne peuvent être ni montrées ni proposées. Une carte reçue dans un échange peut être échangée de nouveau plus tard, même avec celui qui l’a donnée.
rule-MA-13 = Qui sait quoi : la carte montrée est connue de tous. La carte donnée en retour n’est connue que des deux joueurs de l’échange. Une proposition refusée n’est connue que de son propriétaire et du joueur actif.
rule-MA-14 = C, poser : chaque joueur reprend son tableau et choisit, face cachée et parmi toutes ses cartes, exactement 4, 6, 8 ou 13 cartes aux manches 1, 2, 3 et 4. Quand tout le monde a choisi, on révèle. Règle maison : une fois fait, un choix ne change plus.
rule-MA-15 = Pendant les échanges, chaque main compte exactement six cartes. À la fin, chaque joueur a treize cartes dans son tableau et une seule en main.

section-3 = Décompte
rule-MA-16 = On compte les tableaux une seule fois, après la manche 4 ; la carte restée en main ne rapporte rien. Une colonne réunit toutes les cartes d’une même valeur. Une suite (« série ») réunit des valeurs qui se suivent sans trou dans une même série ; deux suites d’une même ligne comptent séparément. Les points (l’« aide de jeu » de la boîte) : une carte seule vaut 0, 2 cartes 2, 3 cartes 4, 4 cartes 7, 5 cartes 10, 6 cartes 13, 7 cartes 16. Une carte compte dans sa ligne et dans sa colonne.
rule-MA-17 = Règle maison : au-delà, on continue de trois en trois. Les colonnes de 8, 9 et 10 cartes valent 19, 22 et 25 points.
rule-MA-18 = Les longues suites d’une ligne rapportent un bonus : 1 point pour cinq cartes, 2 pour six, 3 pour sept. Les colonnes n’en rapportent pas, et une suite ne passe pas de 7 à 1.
rule-MA-19 = Le plus grand total l’emporte. En cas d’égalité, on compare les plus longues suites, puis les deuxièmes, et ainsi de suite : la première différence décide. S’il n’y en a aucune, la victoire est partagée.

section-4 = À cette table
rule-MA-20 = Règle maison : le temps est limité. Vous avez 60 secondes pour montrer, 60 pour proposer, 60 pour prendre, 60 pour poser, et 90 pour le dernier tableau, sauf si la table en a décidé autrement. Si le temps s’écoule, un robot choisit à votre place, sans en savoir plus que vous. Une marque l’indique jusqu’à votre prochain choix.
rule-MA-21 = Parlez autant que vous voulez et tentez d’influencer le joueur actif. Mais rien ne permet de montrer une carte cachée.
rule-MA-22 = Règle maison : le pense-bête est affiché, sauf si la table en a décidé autrement. Il liste les cartes que vous savez à coup sûr dans d’autres mains, parce que vous les y avez vues passer, et tous les échanges. Sans lui, à chacun de s’en souvenir.
