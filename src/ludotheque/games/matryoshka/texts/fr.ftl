# Matryoshka en français.
game-name = Matryoshka
game-tagline = Échangez des poupées, reconstituez les vieilles séries.

variant-base = Le jeu
variant-base-about = Quatre manches pour piocher, échanger et poser ; puis la plus belle collection l’emporte.

option-variant = Variante
option-variant-about = Il n’y a qu’une façon de jouer.
option-seats = Joueurs
option-seats-about = Trois, quatre ou cinq collectionneurs.
option-first = Premier joueur
option-first-about = Qui échange en premier à la première manche.
option-first-random = tiré au sort
option-first-host = l’hôte
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
event-late = { $seat } n’a pas choisi à temps : le joueur intégré s’en charge.
event-returned = { $seat } est de retour.
event-counted = Les collections sont comptées : { $scores }. La plus belle vaut { $best }.

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
reason-longest-runs = égalité de points, suites plus longues
reason-shared = égalité de points et de suites : victoire partagée

section-1 = Matériel et mise en place
rule-MA-1 = Le jeu compte 70 cartes : dix séries de sept poupées gigognes, de valeurs 1 à 7. Chaque carte est unique.
rule-MA-2 = On retire des séries entières selon le nombre de joueurs : à trois on joue avec six séries (42 cartes), à quatre avec huit (56), à cinq avec les dix (70). Règle de la maison : le sort désigne lesquelles, et tout le monde en est informé.
rule-MA-3 = On mélange les cartes. Chaque joueur en reçoit six et les garde secrètes.
rule-MA-4 = Chaque joueur en choisit deux, face cachée. Quand tous ont choisi, on les révèle : ce sont les premiers tableaux.
rule-MA-5 = Un tableau se range de lui-même : une ligne par série, une colonne par valeur. Chacun voit tous les tableaux et le nombre de cartes de chaque main ; les cartes en main sont secrètes. Règle de la maison : un tableau reste visible pendant que l’on choisit le suivant.
rule-MA-6 = Un joueur est premier. Règle de la maison : par tirage au sort, ou l’hôte, selon ce qui a été convenu. Après chaque manche, le joueur à sa gauche devient premier.

section-2 = Quatre manches en trois phases
rule-MA-7 = A, piocher : chaque joueur pioche deux cartes. La pioche de la manche 4 épuise exactement la pile.
rule-MA-8 = B, échanger : chaque joueur est actif une fois, dans le sens des aiguilles d’une montre, en commençant par le premier joueur.
rule-MA-9 = Le joueur actif doit montrer une carte de sa main, face visible.
rule-MA-10 = Chaque autre joueur doit proposer une carte de sa main, face cachée, tous en même temps et sans voir les autres propositions. Règle de la maison : une proposition faite est définitive.
rule-MA-11 = Le joueur actif regarde les propositions en sachant de qui elles viennent, ne les montre à personne et doit en prendre exactement une. La carte prise et la carte montrée changent de main ; toutes les autres retournent dans la main de leur propriétaire.
rule-MA-12 = Les cartes d’un tableau ne peuvent être ni montrées ni proposées. Une carte reçue dans un échange peut être échangée de nouveau plus tard, même avec celui qui l’a donnée.
rule-MA-13 = Qui sait quoi : la carte montrée est connue de tous. La carte donnée en retour n’est connue que des deux joueurs de l’échange. Une proposition refusée n’est connue que de son propriétaire et du joueur actif.
rule-MA-14 = C, poser : tous les joueurs reprennent leur tableau et choisissent, face cachée et parmi tout ce qu’ils possèdent, exactement 4, 6, 8 ou 13 cartes aux manches 1, 2, 3 et 4. Quand tous ont choisi, on révèle. Règle de la maison : un choix fait est définitif.
rule-MA-15 = Pendant les échanges, chaque main compte exactement six cartes. À la fin, treize cartes sont dans chaque tableau et il en reste une dans chaque main.

section-3 = Décompte
rule-MA-16 = On compte les tableaux une seule fois, après la manche 4 ; la carte restée en main ne rapporte rien. Une colonne réunit toutes les cartes d’une valeur ; une suite réunit autant de valeurs consécutives d’une série que possible, et chaque suite d’une ligne compte séparément. Une carte seule vaut 0 point, 2 cartes 2, 3 cartes 4, 4 cartes 7, 5 cartes 10, 6 cartes 13, 7 cartes 16. Une carte compte dans sa ligne et dans sa colonne.
rule-MA-17 = Règle de la maison : les colonnes de 8, 9 et 10 cartes continuent du même pas et valent 19, 22 et 25 points.
rule-MA-18 = Les longues suites d’une ligne rapportent un bonus : 1 point pour cinq cartes, 2 pour six, 3 pour sept. Les colonnes n’en rapportent pas, et une suite ne passe pas de 7 à 1.
rule-MA-19 = Le plus de points l’emporte. En cas d’égalité, on compare les plus longues suites, puis les deuxièmes, et ainsi de suite : la première différence décide. Sans aucune différence, la victoire est partagée.

section-4 = À cette table
rule-MA-20 = Règle de la maison : il y a une limite de temps pour montrer, proposer, prendre et poser, 60 secondes chacune et 90 pour le dernier tableau, sauf accord contraire. Quand le temps est écoulé, le joueur intégré choisit pour la place, en ne sachant que ce qu’elle sait, et la place compte comme absente jusqu’à ce que son joueur agisse de nouveau.
rule-MA-21 = On peut dire ce que l’on veut et tenter d’influencer le joueur actif ; mais il n’y a aucun moyen de montrer une carte cachée.
