# Moby Pick en français.
game-name = Moby Pick
game-tagline = Souvenez-vous de vos rêves et soyez le plus rapide.

guide-aim = Réunissez le plus de points dans votre pile de rêves avant que le réveil sonne. Retenez les cartes de votre rangée, et soyez le premier à toucher une carte qui va avec l’une d’elles. Un rêve fou vaut 2 points, un autre rêve 1.
guide-turn-1 = Si vous n’avez plus de carte cachée, piochez-en une, regardez-la et posez-la.
guide-turn-2 = Retournez la première carte de la pioche et dites la comptine : « Molly, Polly, Moby Pick ».
guide-turn-3 = Pendant ce temps, les autres peuvent toucher la carte. Le premier la prend.
guide-turn-4 = Celui qui l’a prise dévoile une carte de sa rangée, de mémoire. Même figure, même fond, même nom : les deux cartes vont sur sa pile de rêves. Sinon, les deux sont défaussées.
guide-turn-5 = Si personne ne l’a touchée, vous posez la carte, face cachée, au bout droit de votre rangée. Puis le tour passe à gauche.
guide-example-1 = Une baleine sur fond jaune, Polly, est retournée. Dave et Ester se jettent dessus, Ester est la plus rapide. Elle dévoile une baleine folle sur fond jaune. Une carte folle n’a pas de nom : c’est une paire. Les deux cartes vont sur sa pile de rêves, pour 2 + 1 points.
guide-example-2 = Après un Contraire, un enfant fou sur fond rouge est retourné. Félix le touche le premier et dévoile un perroquet sur fond rouge, Polly. La figure change, mais pas le fond : ce n’est pas une paire contraire, les deux cartes sont défaussées.
guide-example-3 = Carl n’a plus de carte. Il en pioche une, la regarde et la pose. Puis il retourne un perroquet sur fond bleu, Molly. Personne ne le touche avant la fin de la comptine : il devient la deuxième carte de sa rangée.

variant-base = Le jeu
variant-base-about = De trois à huit dormeurs se disputent des rêves jusqu’à ce que le réveil sonne.

option-variant = Variante
option-variant-about = Il n’y a qu’une façon de jouer.
option-seats = Joueurs
option-seats-about = De trois à huit. Jusqu’à quatre, deux cartes qui ne diffèrent que par le nom en rapportent une.
option-first = Premier joueur
option-first-about = Qui retourne la première carte.
option-first-random = tiré au sort
option-confuse = Cartes Embrouille
option-confuse-about = Combien de cartes Embrouille contient la pioche. Toutes les cartes action ensemble sont quinze au plus.
option-remind = Cartes Rappel
option-remind-about = Combien de cartes Rappel contient la pioche.
option-reverse = Cartes Contraire
option-reverse-about = Combien de cartes Contraire contient la pioche.
option-rhyme-ms = Comptine
option-rhyme-ms-about = Combien de temps dure la comptine, et avec elle la course pour une carte.
option-rhyme-ms-2800 = vive (2,8 secondes)
option-rhyme-ms-4000 = tranquille (4 secondes)
option-rhyme-ms-6000 = lente (6 secondes)
option-recite = Réciter
option-recite-about = Le joueur dont c’est le tour touche les quatre mots de la comptine ; sinon, c’est le minuteur qui la dit.
option-recite-ms = Récitation la plus longue
option-recite-ms-about = Passé ce délai, le minuteur dit lui-même une comptine toujours pas dite.
option-turn-ms = Temps pour dévoiler
option-turn-ms-about = Temps pour choisir une carte de sa rangée quand on a pris la carte ; ensuite le sort décide.
option-short = Partie courte
option-short-about = La moitié de la pioche : le réveil est glissé au milieu des cartes qui seraient au-dessus de lui. Option maison, pour une partie deux fois plus courte.
option-deal-ms = Premier coup d’œil
option-deal-ms-about = Durée du coup d’œil de chacun à ses deux premières cartes.
option-open-ms = Délai pour regarder
option-open-ms-about = Un coup d’œil qu’on n’a pas commencé d’ici là est perdu.
option-look-ms = Coup d’œil
option-look-ms-about = Durée du coup d’œil à une carte piochée ou lors d’un Rappel.
option-look-card-ms = Coup d’œil, par carte
option-look-card-ms-about = Ajouté au coup d’œil pour chaque carte de la plus longue rangée.
option-flip-ms = Temps pour retourner
option-flip-ms-about = Passé ce temps, la carte suivante se retourne d’elle-même.
option-confuse-ms = Temps pour embrouiller
option-confuse-ms-about = Temps pour les déplacements d’une Embrouille.
option-hold = Attente des connexions lentes
option-hold-about = Millisecondes pendant lesquelles une course attend les connexions plus lentes après l’arrivée du premier toucher.

bad-seats = Moby Pick se joue de { $least } à { $most } joueurs.
bad-first = Le premier joueur est l’un des { $seats } autour de la table.
bad-action-cards = Il y a au plus { $most } cartes action, et aucun nombre n’est négatif.
bad-time =
    { $field ->
        [recite_ms] La récitation la plus longue
        [turn_ms] Le temps pour dévoiler une carte
        [deal_ms] Le premier coup d’œil
        [open_ms] Le délai pour regarder
        [look_ms] Un coup d’œil
        [look_card_ms] Le coup d’œil par carte
        [flip_ms] Le temps pour retourner
        [confuse_ms] Le temps pour embrouiller
       *[hold] L’attente des connexions lentes
    } dure entre { $least } et { $most } millisecondes.

card-dream =
    { $figure ->
        [kid] l’enfant
        [parrot] le perroquet
       *[whale] la baleine
    } { $name ->
        [molly] Molly
       *[polly] Polly
    } sur fond { $background ->
        [yellow] jaune
        [red] rouge
       *[blue] bleu
    }
card-crazy =
    { $figure ->
        [kid] l’enfant fou
        [parrot] le perroquet fou
       *[whale] la baleine folle
    } sur fond { $background ->
        [yellow] jaune
        [red] rouge
       *[blue] bleu
    }
card-confuse = Embrouille
card-remind = Rappel
card-reverse = Contraire
card-alarm = le réveil
rhyme-word =
    { $index ->
        [0] Molly
        [1] Polly
        [2] Moby
       *[3] Pick
    }
photo-finish = { $player } { $ms } ms plus tard

action-look = Regarder vos cartes
action-look-about = Votre coup d’œil commence maintenant et dure autant que celui des autres. Personne d’autre ne voit vos cartes.
action-seen = C’est vu
action-seen-about = Reposez vos cartes, faces cachées, avant la fin du temps. La partie continue quand tout le monde a regardé.
action-flip = Retourner la carte suivante
action-flip-about = Retourne pour tous la première carte de la pioche. Elle se retourne d’elle-même au bout d’un moment.
action-touch = Toucher la carte { $reveal }
action-touch-about = Touchez la carte du milieu pendant la comptine. Le premier à toucher la prend et doit dévoiler une de ses cartes : ne touchez que si vous vous souvenez d’une carte qui convient.
action-turn-up = Dévoiler la carte { $place } de votre rangée
action-turn-up-about = Dévoilez la carte de votre rangée qui convient à celle que vous avez prise. Sans regarder, et sans retour possible.
action-word = Dire « { $word } »
action-word-about = Touchez les mots Molly, Polly, Moby, Pick dans cet ordre et tranquillement. Un mot faux ou trop pressé fait tout recommencer.
action-shift = Chez { $player }, déplacer la carte de la place { $start } à la place { $end }
action-shift-about = Déplacez une carte cachée d’un autre joueur vers une autre place de la même rangée : trois fois au plus, toujours dans cette rangée.
action-stop = Cesser d’embrouiller
action-stop-about = Ne déplacer aucune carte, ou plus aucune. Votre tour se termine.

event-turn-began = C’est à { $player } de jouer.
event-drew =
    { $count ->
        [0] { $player } n’a plus de carte et en pioche une.
       *[other] { $player } n’a plus de carte, pioche et défausse { $cards }.
    }
event-look-missed = { $player } n’a pas regardé à temps.
event-look-over = Tout le monde a regardé : les cartes sont cachées.
event-revealed =
    { $reverse ->
        [yes] { $player } retourne { $card }, dont il faut trouver le contraire.
       *[no] { $player } retourne { $card }.
    }
event-said = { $player } : « { $word }… »
event-stumbled = { $player } trébuche sur « { $word } » et recommence.
event-timer-spoke = { $player } tarde trop : le minuteur dit la comptine.
event-touched =
    { $drawn ->
        [yes] { $player } prend la carte après { $ms } ms, par tirage au sort à la même milliseconde ({ $others }).
       *[no] { $count ->
            [0] { $player } prend la carte après { $ms } ms.
           *[other] { $player } prend la carte après { $ms } ms ({ $others }).
        }
    }
event-kept = Personne ne touche : { $player } pose { $card }, face cachée, au bout de sa rangée.
event-turned-up =
    { $timeout ->
        [yes] Le temps est écoulé : le sort choisit une carte pour { $player }.{" "}
       *[no] {""}
    }{ $player } dévoile { $card } (place { $place }) avec { $middle } : { $result ->
        [match] une paire pour { $gained } points.
        [half] tout sauf le nom, une carte gardée pour { $gained } point.
       *[miss] pas de paire, les deux sont défaussées.
    }
event-shifted = { $player } déplace la carte de { $owner } de la place { $start } à la place { $end }.
event-confused =
    { $count ->
        [0] { $player } n’embrouille personne.
        [one] { $player } s’arrête après un déplacement.
       *[other] { $player } a déplacé { $count } cartes.
    }
event-rang =
    { $private ->
        [yes] { $player } pioche le réveil : il sonne, la nuit est finie.
       *[no] Le réveil sonne : la nuit est finie.
    }

refused-no-look = Vous n’avez rien à regarder maintenant.
refused-looked-already = Vous avez déjà regardé. Vous reverrez vos cartes au prochain Rappel.
refused-look-open = Vous êtes déjà en train de regarder vos cartes.
refused-look-closed = Vous ne regardez pas vos cartes.
refused-not-your-turn = Ce n’est pas votre tour.
refused-no-flip = Aucune carte ne peut être retournée maintenant.
refused-unseen-card = Cette carte n’est pas encore retournée.
refused-card-gone = Cette carte n’est plus là.
refused-action-card = Toucher une carte action ne fait rien.
refused-own-reveal = C’est votre tour : vous dites la comptine et ne pouvez pas toucher.
refused-no-cards = Vous n’avez aucune carte cachée : vous ne pouvez pas toucher.
refused-touched-already = Vous avez déjà touché cette carte.
refused-false-start = { $ms } ms trop tôt : personne ne réagit si vite, cela ne compte pas. Touchez encore !
refused-too-late = { $ms } ms trop tard.
refused-arrived-late = Vous avez été rapide, mais votre toucher est arrivé après la décision de la course.
refused-nothing-taken = Personne n’a pris de carte : il n’y a rien à dévoiler.
refused-not-taker = Un autre joueur a pris la carte : personne d’autre ne peut essayer.
refused-no-such-card =
    { $count ->
        [one] Votre rangée compte une carte : choisissez celle-là.
       *[other] Votre rangée compte { $count } cartes : choisissez l’une d’elles.
    }
refused-no-rhyme = Aucune comptine n’est en cours.
refused-timer-speaks = À cette table, c’est le minuteur qui dit la comptine.
refused-not-speaker = C’est le joueur dont c’est le tour qui dit la comptine.
refused-no-such-word = La comptine a quatre mots.
refused-no-confuse = On ne déplace des cartes qu’après une Embrouille.
refused-not-confuser = C’est le joueur dont c’est le tour qui déplace les cartes.
refused-own-row = On embrouille un autre joueur, pas soi-même.
refused-no-such-row = Ce joueur n’existe pas.
refused-other-row = Tous les déplacements d’une Embrouille se font dans la même rangée.
refused-short-row = Cette rangée a moins de deux cartes : il n’y a rien à déplacer.
refused-no-such-place =
    { $count ->
        [one] Cette rangée compte une place.
       *[other] Cette rangée compte { $count } places.
    }
refused-same-place = La carte doit aller à une autre place.

score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
reason-most-points = le plus de points
reason-most-cards = égalité de points, plus de cartes dans la pile de rêves
reason-tie = plus de cartes
reason-shared = égalité de points et de cartes : victoire partagée

advice-look =
    { $count ->
        [one] Regardez votre carte et dites-la-vous tout bas : figure, couleur, nom.
       *[other] Regardez vos { $count } cartes et dites-les-vous tout bas, de gauche à droite : figure, couleur, nom.
    }
advice-peek =
    { $count ->
        [one] Dites-vous votre carte tout bas : figure, couleur, nom. Cette phrase est tout ce qui vous restera.
       *[other] Faites une seule phrase de vos { $count } cartes, de gauche à droite. Une phrase se retient mieux que { $count } images.
    }
advice-flip =
    { $count ->
        [one] Redites-vous votre carte tout bas ; puis retournez la carte suivante.
       *[other] Repassez vos { $count } cartes dans votre tête, de gauche à droite ; puis retournez la carte suivante.
    }
advice-turn-up =
    { $count ->
        [one] Vous avez une seule carte : c’est elle qu’il faut dévoiler.
       *[other] La place, vous seul pouvez la savoir : aucun professeur ne nomme une carte cachée. Vous avez { $count } cartes, dans l’ordre reçu, sauf si une Embrouille les a déplacées.
    }
advice-confuse =
    { $points ->
        [one] { $seat } a { $points } point
       *[other] { $seat } a { $points } points
    }, le plus parmi ceux qu’on peut embrouiller. Déplacez une carte d’un bout à l’autre.
advice-confuse-again = Déplacez une autre carte de { $seat } d’un bout à l’autre.
advice-word = Dites les mots calmement : trop vite, et il faut recommencer.
advice-race =
    { $left ->
        [one] Une carte hors de vue irait avec celle-ci
       *[other] { $left } cartes hors de vue iraient avec celle-ci
    }. { $count ->
        [one] Votre rangée compte une carte
       *[other] Votre rangée compte { $count } cartes
    } : ne touchez que si vous en retenez une qui convient. Une erreur coûte une carte de votre rangée.
advice-race-reverse =
    Contraire : la figure et la couleur doivent toutes deux différer. { $left ->
        [one] Une carte hors de vue conviendrait
       *[other] { $left } cartes hors de vue conviendraient
    }. { $count ->
        [one] Votre rangée compte une carte : convient-elle ?
       *[other] Votre rangée compte { $count } cartes : l’une d’elles convient-elle ?
    }
advice-race-none = Il ne reste aucune carte qui irait : laissez passer celle-ci.

analysis-missed =
    { $reverse ->
        [yes] { $seat } a manqué une paire de contraires
       *[no] { $seat } a manqué une paire
    } : { $card } (place { $place }) avec { $middle }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
analysis-chances =
    { $count ->
        [0] Aucune occasion manquée.
        [one] Une occasion manquée, de { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $count } occasions manquées, de { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
analysis-reaction = Meilleure réaction : { $ms } ms.
analysis-closest = Course la plus serrée : { $ms } ms.

section-1 = Matériel
rule-MP-1 = Le jeu compte 106 cartes : 72 rêves, 18 rêves fous (dans la boîte : « Rêve Important »), 15 cartes action et un réveil.
rule-MP-2 = Un rêve montre une figure (enfant, perroquet ou baleine) sur un fond (jaune, rouge ou bleu) et porte un nom (Molly ou Polly) : dix-huit sortes, quatre de chaque. Un rêve fou montre une figure sur un fond et n’a pas de nom : neuf sortes, deux de chaque. (Dans la boîte, l’enfant est « la petite fille », le fond « l’arrière-plan » et le nom « le prénom ».)
rule-MP-3 = Les quinze cartes action sont cinq Embrouille (dans la boîte : « Confondez »), cinq Rappel (« Rappelez-vous ») et cinq Contraire. Règle maison : le livret ne donne que le total. Vous pouvez convenir d’autres nombres, quinze au plus.

section-2 = Mise en place
rule-MP-4 = On joue de trois à huit. Le réveil est mis de côté, toutes les autres cartes sont mélangées, et chacun en reçoit deux, faces cachées. Celui qui reçoit une carte action la montre, la défausse sans effet et repioche, jusqu’à avoir deux amis : rêves ou rêves fous.
rule-MP-5 = On pose quinze des cartes restantes faces cachées, le réveil par-dessus, et tout le reste par-dessus encore. C’est la pioche (dans la boîte : « talon »). À n joueurs, avec a cartes action dans le jeu dont k défaussées à la donne, 75 + a − 2n − k cartes se trouvent au-dessus du réveil, soit 90 − 2n − k avec les quinze. Option maison, la partie courte : seule la moitié de ces cartes se trouve au-dessus du réveil, les autres en dessous.
rule-MP-6 = Chacun regarde ses deux cartes, les retient, et les pose faces cachées côte à côte en une rangée dont l’ordre compte. Règle maison : le coup d’œil dure 5 secondes et commence quand vous pouvez voir vos cartes. Sur une tablette partagée, c’est vous qui l’ouvrez. « C’est vu » l’abrège. La partie continue quand tout le monde a regardé ; celui qui n’a pas regardé au bout de 60 secondes a laissé passer sa chance.
rule-MP-7 = Vous ne voyez une carte de votre rangée qu’à la donne, quand vous la prenez, et lors d’un Rappel. Vous ne pouvez ni la regarder de nouveau, ni changer l’ordre de votre rangée. Les faces ne restent à l’écran que le temps du coup d’œil et ne reviennent jamais : ni en rechargeant la page, ni pendant une pause. Une pause demandée pendant un coup d’œil commence après lui.
rule-MP-8 = Avant le début, l’hôte désigne qui commence, par exemple le propriétaire du jeu ; sinon, le hasard décide. On joue dans le sens des aiguilles d’une montre.

section-3 = Un tour
rule-MP-9 = Si vous n’avez aucune carte cachée au début de votre tour, vous en piochez d’abord une, vous seul la regardez (4 secondes), et vous la posez. Une carte action ainsi piochée est montrée et défaussée sans effet, et vous repiochez.
rule-MP-10 = Ensuite, la première carte de la pioche est retournée au milieu, visible de tous. Règle maison : au bout de 5 secondes, elle se retourne toute seule.
rule-MP-11 = Si c’est un ami, la course commence. Le joueur dont c’est le tour dit la comptine « Molly, Polly, Moby Pick ». Pendant ce temps, tout autre joueur ayant au moins une carte cachée peut toucher la carte. Le premier à la toucher la prend.
rule-MP-12 = Le joueur dont c’est le tour et les joueurs sans carte cachée ne peuvent pas toucher. S’ils le font, il ne se passe rien et cela ne coûte rien.
rule-MP-13 = Règle maison : la comptine commence quand la carte est retournée et dure 4 secondes, un temps par mot. Vous pouvez choisir 2,8 ou 6 secondes ; contre des robots, elle dure 2,8 secondes, sauf si vous en décidez autrement.
rule-MP-14 = La comptine se dit tranquillement ; dite de travers, elle se redit du début. Règle maison, quand on récite : le joueur dont c’est le tour touche les quatre mots dans l’ordre. Un mot qui n’est pas à sa place fait tout recommencer, tout comme un mot touché moins de 0,7 seconde après le précédent, ou après l’apparition de la carte. Pendant ce temps la course reste ouverte ; elle finit au quatrième mot. Les mots sont chronométrés sur l’écran de celui qui récite, comme les touchers.
rule-MP-15 = Le premier est celui qui a réagi le plus vite depuis que la carte est apparue sur son propre écran, non celui dont le message est arrivé d’abord. Un toucher compte s’il a été fait avant la fin de la comptine, même s’il arrive jusqu’à 0,4 seconde plus tard. À la même milliseconde, le sort décide. Règle maison : un toucher moins de 0,1 seconde après l’apparition de la carte n’est pas une réaction et ne compte pas ; cela ne coûte rien, et vous pouvez toucher encore. Une fois le premier toucher arrivé, la course attend les connexions plus lentes, 0,12 seconde sauf accord contraire. Puis les temps de tous sont montrés.
rule-MP-16 = Celui qui prend la carte doit dévoiler exactement une carte de sa rangée, de mémoire, et ne peut pas renoncer. Règle maison : après 20 secondes, la place est tirée au sort.
rule-MP-17 = Les deux cartes forment une paire si la figure, le fond et le nom sont les mêmes. Si l’une des deux est folle, on ignore le nom. Les deux cartes d’une paire vont, faces visibles, sur la pile de rêves du joueur (dans la boîte : « paquet de plis »).
rule-MP-18 = À quatre joueurs ou moins (comptés au début), deux cartes nommées qui ne diffèrent que par le nom forment une demi-paire : l’une va sur la pile de rêves, l’autre est défaussée. Toutes deux valent un point, peu importe donc laquelle.
rule-MP-19 = Dans tous les autres cas, les deux cartes sont défaussées et le joueur n’obtient rien. Personne d’autre ne peut essayer.
rule-MP-20 = Si personne n’a touché la carte à la fin de la comptine, le joueur dont c’est le tour la prend, la mémorise et la pose, face cachée, au bout droit de sa rangée.
rule-MP-21 = Alors le tour est fini et passe à gauche. Les cartes défaussées ne reviennent jamais.

section-4 = Cartes action
rule-MP-22 = Embrouille (« Confondez ») : le joueur dont c’est le tour peut déplacer, sans les regarder, des cartes cachées d’un seul autre joueur : une carte à la fois vers une autre place de la même rangée, les autres se resserrant, trois déplacements au plus. Tout le monde voit quelle place va où. On peut y renoncer ou s’arrêter plus tôt ; si aucun autre joueur n’a deux cartes, il ne se passe rien. Règle maison : 20 secondes pour tous les déplacements.
rule-MP-23 = Rappel (« Rappelez-vous ») : chacun regarde sa rangée ; puis toutes les cartes sont de nouveau cachées, sans avoir bougé. Règle maison : le coup d’œil dure 3 secondes, plus 1 seconde par carte de la plus longue rangée, autant pour tous. Chacun l’ouvre et l’abrège comme en MP-6.
rule-MP-24 = Contraire : la carte suivante est retournée aussitôt. Si c’est une carte action, on la joue à la place du Contraire : un autre Contraire le remplace sans l’annuler, une Embrouille ou un Rappel l’efface. Si c’est un ami, la course a lieu comme d’habitude, mais pour cette carte seulement, on cherche le contraire d’une paire.
rule-MP-25 = Après un Contraire, deux cartes vont ensemble si rien n’y est pareil : ni la figure, ni le fond, ni le nom. Si l’une des deux est folle, on ignore le nom. Les deux cartes vont alors sur la pile de rêves.
rule-MP-26 = Après un Contraire, à quatre joueurs ou moins, deux cartes nommées qui n’ont que le nom en commun valent une demi-paire : on garde l’une, on défausse l’autre. Dans tous les autres cas, on défausse les deux. Si personne ne touche la carte, le joueur dont c’est le tour la garde comme d’habitude.
rule-MP-27 = Toucher une carte action ne fait rien.

section-5 = La fin
rule-MP-28 = La partie s’arrête à l’instant où le réveil quitte la pioche : retourné, retourné après un Contraire, ou pioché par un joueur sans carte. Le tour en cours ne se termine pas.
rule-MP-29 = Chaque rêve fou de votre pile de rêves vaut deux points, chaque autre rêve un point. Les cartes cachées ne valent rien.
rule-MP-30 = Le plus de points l’emporte. À égalité, la plus grande pile de rêves l’emporte. Règle maison : si c’est encore égal, la victoire est partagée.

section-6 = Limites de temps
rule-MP-31 = Règle maison, chaque durée étant une option de la table : 60 secondes pour commencer à regarder, 5 secondes pour retourner la carte suivante (1,5 après un Contraire), 20 secondes pour choisir la carte à dévoiler, 20 secondes pour une Embrouille, 15 secondes pour réciter la comptine ; ensuite le minuteur la dit, et la course reste ouverte jusqu’à ce qu’il ait fini.
