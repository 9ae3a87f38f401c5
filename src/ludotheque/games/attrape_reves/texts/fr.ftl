# Attrape Rêves en français.
game-name = Attrape Rêves
game-tagline = Choisissez le doudou qui cache tout le cauchemar.

guide-aim = Soyez le premier à réunir douze rêves. Choisissez, à l’œil, un doudou qui cache tout le cauchemar : plus il est petit, plus il rapporte de rêves.
guide-turn-1 = Le joueur qui a le sac-oreiller retourne un cauchemar.
guide-turn-2 = Chacun, à son tour, prend un doudou dans le cercle, sans l’essayer sur la carte.
guide-turn-3 = Chacun, à son tour, pose son doudou sur le cauchemar. Il glisse jusqu’à sa meilleure place.
guide-turn-4 = Rien ne dépasse ? Piochez autant de rêves que le doudou a d’étoiles. Un bout dépasse ? Pas de rêve.
guide-turn-5 = Avec douze rêves ou plus, on gagne. Sinon, les doudous reviennent et le sac-oreiller passe à gauche.
guide-example-1 = Zoé prend le lapin (trois étoiles), Lou un ours (une étoile). Tous deux cachent tout le cauchemar : Zoé pioche trois rêves, Lou un seul.
guide-example-2 = Zoé prend la licorne (quatre étoiles), mais le bout d’une oreille dépasse. Elle ne pioche rien.
guide-example-3 = Zoé a 11 rêves et en gagne 3, Lou en a 10 et en gagne 2 sur le même cauchemar. Avec 14 et 12 rêves, tous deux gagnent.

variant-base = Jeu de base
variant-base-about = Chacun prend un doudou à son tour ; plus il est petit, s’il couvre, plus il rapporte de rêves. Avec douze rêves, on gagne.
variant-coop = Bonne nuit les petits
variant-coop-about = Tous ensemble, ou seul, contre un paquet de cauchemars : chaque doudou ne sert qu’une fois, et une seule erreur fait tout perdre.
variant-speed = Nuit agitée
variant-speed-about = Comme le jeu de base, mais tout le monde attrape un doudou en même temps.

option-variant = Variante
option-variant-about = Chacun son tour, tous ensemble, ou au plus vite.
option-seats = Joueurs
option-seats-about = De deux à quatre ; ensemble, on peut aussi être seul.
option-first = Premier joueur
option-first-about = Qui retourne le premier cauchemar : par exemple le plus jeune ; sinon, le sort en décide.
option-tie-break = Départager les vainqueurs
option-tie-break-about = Si plusieurs plateaux sont pleins à la fois, le plus grand nombre de rêves l’emporte.
option-moon = Lune
option-moon-about = Le paquet à vaincre ensemble : plus la lune est pleine, plus c’est difficile.
option-moon-new = nouvelle lune, super fastoche
option-moon-crescent = croissant, fastoche
option-moon-gibbous = lune gibbeuse, moins fastoche
option-moon-full = pleine lune, pas fastoche
option-turn-ms = Temps pour retourner
option-turn-ms-about = Passé ce temps, le cauchemar suivant se retourne tout seul.
option-choose-ms = Temps pour choisir
option-choose-ms-about = Temps pour choisir un doudou ; ensuite le sort en donne un.
option-grab-ms = Temps pour attraper
option-grab-ms-about = Temps pour attraper un doudou ; ensuite le sort en donne un.
option-lay-ms = Temps pour poser
option-lay-ms-about = Passé ce temps, le doudou se pose tout seul sur le cauchemar.
option-talk-ms = Temps pour discuter
option-talk-ms-about = Temps pour discuter d’un doudou ; ensuite celui qui est désigné est posé.
option-hold = Attente des connexions lentes
option-hold-about = Millisecondes pendant lesquelles un doudou touché attend les connexions plus lentes après l’arrivée du premier toucher.

bad-seats = Cette variante se joue de { $least } à { $most } joueurs.
bad-first = Le premier joueur doit occuper une des { $seats } places.
bad-time =
    { $field ->
        [turn_ms] Le temps pour retourner
        [choose_ms] Le temps pour choisir
        [grab_ms] Le temps pour attraper
        [lay_ms] Le temps pour poser
        [talk_ms] Le temps pour discuter
       *[hold] L’attente des connexions lentes
    } dure entre { $least } et { $most } millisecondes.

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
action-turn-about = Vous êtes le premier joueur de ce tour : retournez la carte du dessus.
action-take = Prendre { $toy }
action-take-about = Choisissez un doudou à l’œil ; il va tout droit sur votre plateau et y reste.
action-grab = Attraper { $toy }
action-grab-about = Tout le monde attrape en même temps : un doudou va au premier qui le touche, les autres en prennent un autre.
action-lay = Poser le doudou sur le cauchemar
action-lay-about = Il glisse jusqu’à sa meilleure place. Si rien ne dépasse, vous piochez autant de rêves qu’il a d’étoiles.
action-point = Désigner { $toy }
action-point-about = Proposez un doudou aux autres ; si vous jouez seul, il est posé aussitôt.
action-agree = D’accord pour { $toy }
action-agree-about = Dites au joueur actif que ce doudou vous convient.
action-object = Pas d’accord pour { $toy }
action-object-about = Dites au joueur actif que vous en choisiriez un autre.
action-place = Poser { $toy }
action-place-about = Personne ne s’y oppose : posez le doudou sur le cauchemar.

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
refused-not-your-turn = Ce n’est pas votre tour.
refused-no-such-toy = Il y a huit doudous ; celui-ci n’en est pas.
refused-toy-taken = Ce doudou n’est plus dans le cercle.
refused-toy-gone = Ce doudou a quitté le jeu.
refused-other-nightmare = Ce geste était pour un autre cauchemar.
refused-no-swap = Vous avez déjà un doudou : on n’échange pas.
refused-still-reaching = Vous tendez déjà la main vers un doudou.
refused-too-early = Moins d’un dixième de seconde après l’apparition du cauchemar, ce n’est pas une réaction : ce geste ne compte pas.
refused-too-late = Le temps pour attraper est écoulé.
refused-same-toy = Vous désignez déjà ce doudou.
refused-own-proposal = Ce sont les autres qui répondent ; vous, vous désignez ou vous posez.
refused-said-so = Vous l’avez déjà dit.
refused-no-proposal = Aucun doudou n’est désigné pour l’instant.
refused-other-proposal = C’est un autre doudou qui est désigné maintenant.
refused-objection = Quelqu’un n’est pas d’accord : attendez qu’il change d’avis, ou désignez un autre doudou.
refused-not-all-answered = Laissez d’abord chacun donner son avis, ou attendez que le silence vaille un oui.

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

advice-axis-0 = de gauche à droite
advice-axis-1 = d’en haut à gauche à en bas à droite
advice-axis-2 = de haut en bas
advice-axis-3 = d’en bas à gauche à en haut à droite
advice-eye = C’est { $axis } que le monstre est le plus long ; pour cela, il faudrait { $need }. Je prendrais { $toy }, avec { $percent } % de confiance.
advice-bear = C’est { $axis } que le monstre est le plus long ; pour cela, il faudrait { $need }. Mais { $toy } couvre toujours, pour une étoile.
advice-bear-only = C’est { $axis } que le monstre est le plus long ; là, seul { $toy } le couvre.
advice-bear-coop = C’est { $axis } que le monstre est le plus long ; pour cela, il faudrait { $need }. Mais { $toy } couvre toujours.
advice-waste = Ici, { $smaller } suffit : gardez { $toy } pour plus tard.
advice-turn = Retournez-le, et cherchez d’abord les deux points les plus éloignés l’un de l’autre.
advice-lay = Le choix est fait : posez le doudou, et comparez avec votre idée.

analysis-small =
    { $seat } a choisi { $toy }, un doudou trop petit : { $need } aurait rapporté { $stars ->
        [one] { $stars } étoile de plus
       *[other] { $stars } étoiles de plus
    }.
analysis-large =
    { $seat } a choisi { $toy }, plus grand qu’il ne fallait : { $need } aurait rapporté { $stars ->
        [one] { $stars } étoile de plus
       *[other] { $stars } étoiles de plus
    }.
analysis-coop-small = { $seat } a choisi { $toy }, un doudou trop petit : il fallait { $need }.
analysis-coop-large = { $seat } a choisi { $toy }, plus grand qu’il ne fallait : { $need } suffisait.
analysis-eye = Tailles choisies : { $count } ; justes : { $right }, trop petites : { $small }, trop grandes : { $large }.
analysis-kind-small =
    À travailler : les monstres pour { $need }. { $count ->
        [one] Une erreur
       *[other] { $count } erreurs
    }, en moyenne { $percent } % trop petit.
analysis-kind-large =
    À travailler : les monstres pour { $need }. { $count ->
        [one] Une erreur
       *[other] { $count } erreurs
    }, en moyenne { $percent } % trop grand.

section-1 = Matériel
rule-AR-1 = Il y a huit doudous ronds de quatre tailles : quatre ours (les plus grands, une étoile chacun), deux pandas (deux étoiles), un lapin (trois étoiles) et une licorne (la plus petite, quatre étoiles).
rule-AR-2 = Il y a trente cartes Cauchemar, carrées. Chacune montre au recto un monstre aux contours biscornus et au dos une des quatre lunes.
rule-AR-3 = Cinquante-quatre jetons Rêve attendent dans le sac-oreiller. Chaque joueur a un plateau de douze places.
rule-AR-4 = Règle maison : les monstres sont nos propres dessins. Le plus petit cercle autour de chacun tombe nettement entre deux tailles de doudou, jamais à moins de trois pour cent d’un bord, et un ours couvre toujours. Les formes sont faites pour tromper l’œil.
rule-AR-5 = Règle maison : les quatre lunes se partagent sept, sept, huit et huit cartes, de la nouvelle lune (« Super fastoche ») à la pleine lune (« Pas fastoche »), en passant par le croissant (« Fastoche ») et la lune gibbeuse (« Moins fastoche »).

section-2 = Le jeu de base
rule-AR-6 = Les trente cartes, mélangées, forment une pile. Tout le monde voit la lune au dos de la première. Avant la partie, l’hôte désigne le premier joueur, par exemple le plus jeune ; sinon, le sort en décide. Le sac-oreiller se trouve devant le premier joueur du tour.
rule-AR-7 = Phase 1, choisir. Le premier joueur retourne le cauchemar. Puis chacun, à son tour, prend un doudou resté dans le cercle et le met directement sur son plateau. On n’essaie pas le doudou sur la carte, on ne revient pas sur son choix et on ne passe pas son tour. Règle maison : au bout de 60 secondes, vous recevez un doudou libre tiré au sort.
rule-AR-8 = Phase 2, poser. Chacun, à son tour, pose son doudou sur le cauchemar et peut le faire glisser jusqu’à la meilleure place. Chaque doudou est essayé seul : plusieurs joueurs peuvent réussir. Règle maison : au bout de 6 secondes, le doudou se pose tout seul.
rule-AR-9 = Le cauchemar est couvert si, et seulement si, le plus petit cercle autour du monstre n’est pas plus grand que le doudou. Toucher le bord compte comme couvert.
rule-AR-10 = Si votre doudou couvre le cauchemar, vous piochez autant de rêves qu’il a d’étoiles, même au-delà de douze. Sinon, vous ne piochez rien.
rule-AR-11 = Si personne n’a gagné (AR-12), la carte est rangée et tous les doudous reviennent dans le cercle. Le sac-oreiller passe au joueur de gauche, qui devient premier joueur et retourne le cauchemar suivant. Règle maison : au bout de 30 secondes, il se retourne tout seul.
rule-AR-12 = On regarde si la partie est finie dès que chacun a posé son doudou, avant de ranger : tous ceux qui ont au moins douze rêves gagnent. Avec l’option qui départage, le plus grand nombre de rêves l’emporte parmi eux ; s’il est égal aussi, la victoire est partagée.
rule-AR-13 = Si le sac ne suffit pas, les rêves gagnés comptent quand même.
rule-AR-14 = Règle maison : si les trente cartes sont passées sans vainqueur, on les mélange pour former une nouvelle pile.
rule-AR-15 = Les images des rêves ne changent rien au jeu. Elles servent à raconter son rêve aux autres.

section-3 = Ensemble : Bonne nuit les petits
rule-AR-16 = On joue de un à quatre, avec les huit doudous et les cartes d’une seule lune. Choisissez la lune, mélangez ses cartes et laissez tout le reste dans la boîte.
rule-AR-17 = Le joueur actif retourne une carte et désigne un doudou ; il peut en désigner un autre à tout moment. Les autres sont d’accord ou non, et peuvent changer d’avis. Un seul désaccord arrête le doudou. On peut le poser quand personne ne s’y oppose et que tous ont parlé, ou 10 secondes après la proposition si personne ne s’y oppose. Seul, on choisit simplement. Règle maison : 90 secondes après la première proposition, le doudou désigné est posé tel quel ; sans proposition au bout de 90 secondes, c’est le plus grand de ceux qui restent.
rule-AR-18 = Si le cauchemar est couvert, la carte et le doudou quittent le jeu et le joueur suivant continue. Sinon, la partie est perdue aussitôt.
rule-AR-19 = La partie est gagnée quand huit cauchemars sont vaincus, ou quand un paquet de sept est épuisé.
rule-AR-20 = Chaque paquet peut être vaincu : au plus quatre cartes demandent un ours, au plus six un panda ou plus grand, au plus sept un lapin ou plus grand. Plus la lune est pleine, moins il y a de marge et plus les formes trompent.

section-4 = Au plus vite : Nuit agitée
rule-AR-21 = On joue comme au jeu de base, à une différence près : dès que le cauchemar est retourné, tout le monde attrape un doudou en même temps, y compris celui qui a retourné la carte. Un doudou revient au premier qui le touche ; les plus lents en attrapent un autre, et personne n’échange. Ensuite, chacun pose son doudou à son tour.
rule-AR-22 = Règle maison : le premier est celui qui réagit le plus vite après l’apparition du cauchemar sur son propre écran ; à égalité, le sort décide. Un geste fait moins d’un dixième de seconde après n’est pas une réaction et ne compte pas. Si vous n’avez pas de doudou au bout de 15 secondes, vous en recevez un libre, tiré au sort.

section-5 = Une image loyale
rule-AR-23 = Règle maison : sur tous les écrans, le monstre et les doudous apparaissent ensemble, à la même échelle. Rien ne permet de mesurer ou d’essayer avant d’avoir choisi. Ensuite, vous voyez le doudou glisser jusqu’à sa meilleure place, et ce qui dépasse est mis en évidence.
rule-AR-24 = Règle maison : tant que les doudous ne sont pas posés, aucun appareil ne sait quelle taille il faut pour couvrir le cauchemar.

section-6 = Les limites de temps
rule-AR-25 = Règle maison, chaque durée étant une option de la table : choisir un doudou, 60 secondes ; discuter ensemble, 90 secondes ; poser un doudou, 6 secondes ; retourner le cauchemar suivant, 30 secondes ; attraper au plus vite, 15 secondes.

say-covers = Je suis sûr qu’il cache tout.
say-too-small = Je crois que le monstre dépasserait.
say-larger-bear = Trop petit, à mon avis. Je prendrais un ours.
say-larger-panda = Trop petit, à mon avis. Je prendrais un panda.
say-larger-rabbit = Trop petit, à mon avis. Je prendrais le lapin.
say-smaller-panda = Un panda suffit. Gardons les plus grands pour plus tard.
say-smaller-rabbit = Le lapin suffit. Gardons les plus grands pour plus tard.
say-smaller-unicorn = La licorne suffit. Gardons les plus grands pour plus tard.
say-give-in = D’accord, c’est ton tour : à toi de décider.
