# Attrape Rêves en français.
game-name = Attrape Rêves
game-tagline = Choisissez le doudou qui cache tout le cauchemar.

variant-base = Le jeu
variant-base-about = Chacun prend un doudou à son tour ; plus il est petit, s’il couvre, plus il rapporte de rêves. Douze rêves gagnent.
variant-coop = Bonne nuit les petits
variant-coop-about = Tous ensemble contre un paquet de cauchemars ; seul aussi.
variant-speed = Nuit agitée
variant-speed-about = Comme le jeu, mais tout le monde attrape un doudou en même temps.

option-variant = Variante
option-variant-about = Chacun son tour, tous ensemble, ou au plus vite.
option-seats = Joueurs
option-seats-about = De deux à quatre ; ensemble, on peut aussi être seul.
option-first = Premier joueur
option-first-about = Qui retourne le premier cauchemar : par exemple le plus jeune, ou tiré au sort.
option-tie-break = Départager les victoires
option-tie-break-about = Si plusieurs plateaux sont pleins, le plus grand nombre de rêves l’emporte.
option-moon = Lune
option-moon-about = Le paquet à vaincre ensemble : plus la lune est pleine, plus c’est difficile.
option-moon-new = nouvelle lune, super fastoche
option-moon-crescent = croissant, fastoche
option-moon-gibbous = lune gibbeuse, moins fastoche
option-moon-full = pleine lune, pas fastoche
option-turn-ms = Temps pour retourner
option-turn-ms-about = Millisecondes après lesquelles le cauchemar suivant se retourne tout seul.
option-choose-ms = Temps pour choisir
option-choose-ms-about = Millisecondes pour choisir un doudou ; ensuite le sort en donne un.
option-grab-ms = Temps pour attraper
option-grab-ms-about = Millisecondes pour attraper un doudou ; ensuite le sort en donne un.
option-lay-ms = Temps pour poser
option-lay-ms-about = Millisecondes après lesquelles le doudou se pose tout seul sur le cauchemar.
option-talk-ms = Temps pour discuter
option-talk-ms-about = Millisecondes pour discuter d’un doudou ; ensuite celui qui est désigné est posé.
option-hold = Patience pour les lignes lentes
option-hold-about = Millisecondes pendant lesquelles un doudou touché attend les gestes plus rapides qui arrivent plus tard.

bad-seats = Cette variante se joue de { $least } à { $most } joueurs.
bad-first = Le premier joueur doit occuper une des { $seats } places.
bad-time = La durée { $field } est comprise entre { $least } et { $most } millisecondes.

toy-bear = l’ours
toy-panda = le panda
toy-rabbit = le lapin
toy-unicorn = la licorne

moon-new = nouvelle lune
moon-crescent = croissant
moon-gibbous = lune gibbeuse
moon-full = pleine lune

monster-boulou = Boulou
monster-miette = Miette
monster-globulon = Globulon
monster-chaussetrouille = Chaussetrouille
monster-tartichaud = Tartichaud
monster-pieuvrax = Pieuvrax
monster-grandasse = Grandasse
monster-puceron = Puceron
monster-mitaine = Croque-Mitaine
monster-hibouh = Hibouh
monster-champignard = Champignard
monster-limacelle = Limacelle
monster-ressorbo = Ressorbo
monster-chauvequipeut = Chauve-qui-peut
monster-cactouille = Cactouille
monster-toupoil = Toupoil
monster-crapahut = Crapahut
monster-nuagrogne = Nuagrogne
monster-crabouille = Crabouille
monster-girafouille = Girafouille
monster-etoilou = Étoilou
monster-serpentin = Serpentin
monster-dodulune = Dodulune
monster-pave = Gros-Pavé
monster-triangloup = Triangloup
monster-bananoche = Bananoche
monster-moustoc = Moustoc
monster-tetardif = Têtardif
monster-araknouille = Araknouille
monster-dragouillon = Dragouillon

dream-balloon = un tour en ballon
dream-boat = un bateau de papier
dream-bubbles = des bulles de savon
dream-cake = un gâteau haut comme une maison
dream-castle = un château de sable
dream-cloud = un lit de nuage
dream-feather = une plume qui parle
dream-garden = un jardin de sucettes
dream-island = une île à deux soleils
dream-kite = un cerf-volant facteur
dream-lantern = cent lanternes
dream-piano = un piano qui rit
dream-rainbow = un arc-en-ciel toboggan
dream-snow = de la neige chaude
dream-swing = une balançoire sur la lune
dream-train = un train de nuit
dream-treehouse = une cabane dans l’arbre
dream-whale = une baleine volante

late = { $seat } { $ms } ms plus tard

action-turn = Retourner le cauchemar suivant
action-turn-about = Tu es le premier joueur de ce tour : retourne la carte du dessus.
action-take = Prendre { $toy }
action-take-about = Choisis un doudou à l’œil ; il va droit sur ton plateau et y reste.
action-grab = Attraper { $toy }
action-grab-about = Tout le monde attrape en même temps : le premier qui touche a le doudou, l’autre en prend un autre.
action-lay = Poser le doudou sur le cauchemar
action-lay-about = Il glisse à sa meilleure place. Si rien ne dépasse, tu pioches autant de rêves qu’il a d’étoiles.
action-point = Désigner { $toy }
action-point-about = Propose un doudou aux autres ; seul, il est posé aussitôt.
action-agree = D’accord pour { $toy }
action-agree-about = Dis au joueur actif que ce doudou convient.
action-object = Pas d’accord pour { $toy }
action-object-about = Dis au joueur actif que tu en choisirais un autre.
action-place = Poser { $toy }
action-place-about = On a assez parlé : pose le doudou sur le cauchemar.

event-turned = { $seat } retourne { $card } ({ $moon }).
event-took = { $seat } prend { $toy }.
event-grabbed =
    { $rivals ->
        [0] { $seat } attrape { $toy } après { $ms } ms.
       *[other] { $seat } attrape { $toy } après { $ms } ms ({ $late }).
    }
event-given = Le temps est écoulé : { $seat } reçoit { $toy } au hasard.
event-laid =
    { $covered ->
        [yes] { $seat } pose { $toy } sur { $card } : rien ne dépasse !
       *[no] { $seat } pose { $toy } sur { $card } : un bout dépasse.
    }
event-dreamed =
    { $stars ->
        [one] { $seat } pioche un rêve à raconter : { $pictures }.
       *[other] { $seat } pioche { $stars } rêves à raconter : { $pictures }.
    }
event-cleared = Le cauchemar est rangé. { $seat } commence ; au dos de la carte suivante : { $moon }.
event-reshuffled = Tous les cauchemars ont été vus : les { $cards } cartes sont mélangées à nouveau.
event-pointed = { $seat } désigne { $toy }.
event-agreed = { $seat } est d’accord pour { $toy }.
event-objected = { $seat } n’est pas d’accord pour { $toy }.
event-beaten =
    { $left ->
        [0] { $card } est vaincu, et c’était le dernier !
        [one] { $card } est vaincu et s’en va avec { $toy } ; il reste un cauchemar.
       *[other] { $card } est vaincu et s’en va avec { $toy } ; il reste { $left } cauchemars.
    }
event-won =
    { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent.
    }
together =
    { $count ->
       *[other] { $most } et { $last }
    }
event-lost = { $card } a été le plus fort : la nuit est perdue pour tous.

refused-phase-turn = Il faut d’abord retourner le cauchemar suivant.
refused-phase-choose = C’est le moment de prendre un doudou, chacun son tour.
refused-phase-grab = C’est le moment d’attraper un doudou.
refused-phase-lay = C’est le moment de poser les doudous sur le cauchemar.
refused-phase-point = C’est le moment de choisir un doudou ensemble.
refused-not-your-turn = Ce n’est pas ton tour.
refused-no-such-toy = Il y a huit doudous ; celui-ci n’en est pas.
refused-toy-taken = Ce doudou n’est plus dans le cercle.
refused-toy-gone = Ce doudou a quitté le jeu.
refused-other-nightmare = Ce geste était pour un autre cauchemar.
refused-no-swap = Tu as déjà un doudou : on n’échange pas.
refused-still-reaching = Tu tends déjà la main vers un doudou.
refused-too-early = Ce geste est daté d’avant l’apparition du cauchemar.
refused-too-late = Le temps pour attraper est écoulé.
refused-same-toy = Tu désignes déjà ce doudou.
refused-own-proposal = Ce sont les autres qui répondent ; toi, tu désignes ou tu poses.
refused-said-so = Tu l’as déjà dit.
refused-no-proposal = Aucun doudou n’est désigné pour l’instant.
refused-other-proposal = C’est un autre doudou qui est désigné maintenant.
refused-not-all-answered = Laisse d’abord chacun donner son avis.

score =
    { $variant ->
        [coop]
            { $score ->
                [one] { $score } cauchemar endormi
               *[other] { $score } cauchemars endormis
            }
       *[other]
            { $score ->
                [one] { $score } rêve
               *[other] { $score } rêves
            }
    }
reason-full-board = un plateau plein
reason-most-dreams = le plus de rêves en tout
reason-shared = plusieurs plateaux pleins
reason-all-beaten = tous les cauchemars vaincus
reason-nightmare-too-big = un cauchemar qui dépassait

section-1 = Matériel
rule-AR-1 = Il y a huit doudous ronds de quatre tailles : quatre ours (les plus grands, une étoile chacun), deux pandas (deux étoiles), un lapin (trois étoiles) et une licorne (la plus petite, quatre étoiles).
rule-AR-2 = Il y a trente cartes carrées. Chacune montre au recto un monstre aux contours biscornus et au dos une des quatre lunes.
rule-AR-3 = Cinquante-quatre jetons rêve attendent dans un sac-oreiller. Chaque joueur a un plateau de douze places.
rule-AR-4 = Règle de la maison : les monstres sont nos propres dessins. Le plus petit cercle autour de chacun tombe nettement entre deux tailles de doudou, jamais à moins de trois pour cent d’un bord, et un ours couvre toujours. Les formes sont faites pour tromper l’œil.
rule-AR-5 = Règle de la maison : les lunes se partagent sept, sept, huit et huit cartes, de la nouvelle lune (la plus facile) à la pleine lune (la plus difficile), en passant par le croissant et la lune gibbeuse.

section-2 = Le jeu
rule-AR-6 = Les trente cartes mélangées forment une pile. Tout le monde voit la lune au dos de la première. Le plus jeune commence, ou un joueur tiré au sort.
rule-AR-7 = D’abord, le cauchemar est retourné. Chacun son tour, on prend un doudou encore dans le cercle et on le met droit sur son plateau : sans l’essayer sur la carte, sans changer d’avis, sans passer. Règle de la maison : qui tarde trop reçoit un doudou libre au hasard.
rule-AR-8 = Ensuite, chacun son tour, on pose son doudou sur le cauchemar ; on peut le faire glisser jusqu’à la meilleure place. Chacun essaie pour soi : plusieurs peuvent réussir.
rule-AR-9 = Le cauchemar est couvert si, et seulement si, le plus petit cercle autour du monstre n’est pas plus grand que le doudou. Toucher le bord compte comme couvert.
rule-AR-10 = Qui couvre le cauchemar pioche autant de rêves que le doudou a d’étoiles, même au-delà de douze. Sinon, on ne pioche rien.
rule-AR-11 = Puis la carte est rangée, tous les doudous reviennent dans le cercle, et le joueur de gauche devient premier joueur et retourne le cauchemar suivant.
rule-AR-12 = C’est alors seulement qu’on regarde si la partie est finie : tous ceux qui ont au moins douze rêves gagnent. Avec l’option qui départage, le plus grand nombre de rêves l’emporte parmi eux ; s’il est égal aussi, la victoire est partagée.
rule-AR-13 = Si le sac ne suffit pas, les rêves gagnés comptent quand même.
rule-AR-14 = Règle de la maison : si les trente cartes sont passées sans vainqueur, on les mélange pour former une nouvelle pile.
rule-AR-15 = Les images des rêves ne changent rien au jeu. Elles servent à raconter son rêve aux autres.

section-3 = Ensemble : Bonne nuit les petits
rule-AR-16 = De un à quatre joueurs n’utilisent que les huit doudous et le paquet mélangé d’une lune de leur choix.
rule-AR-17 = Le joueur actif retourne une carte et désigne un doudou. Les autres sont d’accord ou non ; le joueur actif peut en désigner un autre et, quand chacun a donné son avis, il pose le doudou. Seul, on choisit simplement. Règle de la maison : quand le temps de parole est écoulé, le doudou désigné est posé, ou sinon le plus grand qui reste.
rule-AR-18 = Si le cauchemar est couvert, la carte et le doudou quittent le jeu et le joueur suivant continue. Sinon, la partie est perdue aussitôt.
rule-AR-19 = La partie est gagnée quand huit cauchemars sont vaincus, ou quand un paquet de sept est épuisé.
rule-AR-20 = Chaque paquet peut être vaincu : au plus quatre cartes demandent un ours, au plus six un panda ou plus grand, au plus sept un lapin ou plus grand. Plus la lune est pleine, moins il y a de marge et plus les formes trompent.

section-4 = Au plus vite : Nuit agitée
rule-AR-21 = Comme le jeu, mais dès que le cauchemar est retourné tout le monde attrape un doudou en même temps, aussi celui qui l’a retourné. Le premier qui touche a le doudou, l’autre en prend un autre ; on n’échange pas. Ensuite on pose les doudous chacun son tour.
rule-AR-22 = Règle de la maison : le premier est celui qui réagit le plus vite après l’apparition du cauchemar sur son propre écran ; à égalité, le sort décide. Qui n’a pas de doudou après quinze secondes en reçoit un libre au hasard.

section-5 = Une image loyale
rule-AR-23 = Règle de la maison : doudous et monstre se voient ensemble et à la même échelle sur tous les écrans, sans règle ni aperçu avant le choix. Après, on voit le doudou glisser à sa meilleure place, et ce qui dépasse est marqué.
rule-AR-24 = Règle de la maison : tant que les doudous ne sont pas posés, aucun appareil n’apprend la taille qu’il faut à un cauchemar.
