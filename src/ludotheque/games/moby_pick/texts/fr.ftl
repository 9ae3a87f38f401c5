# Moby Pick en français.
game-name = Moby Pick
game-tagline = Souvenez-vous de vos rêves et touchez le premier.

variant-base = Le jeu
variant-base-about = De trois à huit dormeurs se disputent des rêves jusqu’à ce que le réveil sonne.

option-variant = Variante
option-variant-about = Il n’y a qu’une façon de jouer.
option-seats = Joueurs
option-seats-about = De trois à huit. Jusqu’à quatre, une paire qui n’échoue que par le nom rapporte une carte.
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
option-recite-about = Le joueur actif touche les quatre mots de la comptine, au lieu du minuteur qui la dit.
option-recite-ms = Récitation la plus longue
option-recite-ms-about = Millisecondes après lesquelles une comptine toujours pas dite se termine d’elle-même.
option-turn-ms = Temps pour dévoiler
option-turn-ms-about = Millisecondes pour choisir une carte de sa rangée quand on a pris la carte ; ensuite le sort décide.
option-look-ms = Coup d’œil
option-look-ms-about = Millisecondes que dure chaque regard sur ses propres cartes.
option-look-card-ms = Coup d’œil, par carte
option-look-card-ms-about = Millisecondes ajoutées au regard pour chaque carte de la plus longue rangée.
option-flip-ms = Temps pour retourner
option-flip-ms-about = Millisecondes après lesquelles la carte suivante se retourne d’elle-même.
option-confuse-ms = Temps pour embrouiller
option-confuse-ms-about = Millisecondes pour les déplacements d’une Embrouille.
option-hold = Fenêtre équitable
option-hold-about = Millisecondes pendant lesquelles une course attend les connexions plus lentes après l’arrivée du premier toucher.

bad-seats = Moby Pick se joue de { $least } à { $most } joueurs.
bad-first = Le premier joueur est l’un des { $seats } autour de la table.
bad-action-cards = Il y a au plus { $most } cartes action, et aucun nombre n’est négatif.
bad-time =
    { $field ->
        [recite_ms] La récitation la plus longue
        [turn_ms] Le temps pour dévoiler une carte
        [look_ms] Un coup d’œil
        [look_card_ms] Le coup d’œil par carte
        [flip_ms] Le temps pour retourner
        [confuse_ms] Le temps pour embrouiller
       *[hold] La fenêtre équitable
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
event-look-over = Le coup d’œil est fini : toutes les cartes sont cachées.
event-revealed =
    { $reverse ->
        [yes] { $player } retourne { $card }, à apparier au contraire.
       *[no] { $player } retourne { $card }.
    }
event-said = { $player } : « { $word }… »
event-stumbled = { $player } trébuche sur « { $word } » et recommence.
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

refused-not-your-turn = Ce n’est pas votre tour.
refused-no-flip = Aucune carte ne peut être retournée maintenant.
refused-unseen-card = Cette carte n’est pas encore retournée.
refused-card-gone = Cette carte n’est plus là.
refused-action-card = Toucher une carte action ne fait rien.
refused-own-reveal = C’est votre tour : vous dites la comptine et ne pouvez pas toucher.
refused-no-cards = Vous n’avez aucune carte cachée : vous ne pouvez pas toucher.
refused-touched-already = Vous avez déjà touché cette carte.
refused-false-start = Trop tôt de { $ms } ms : la carte n’était pas encore visible.
refused-too-late = Trop tard de { $ms } ms.
refused-arrived-late = Vous avez été rapide, mais votre toucher est arrivé après la décision de la course.
refused-nothing-taken = Personne n’a pris de carte : il n’y a rien à dévoiler.
refused-not-taker = Un autre joueur a pris la carte : personne d’autre ne peut essayer.
refused-no-such-card = Votre rangée compte { $count } cartes : choisissez l’une d’elles.
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
refused-no-such-place = Cette rangée compte { $count } places.
refused-same-place = La carte doit aller à une autre place.

score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
reason-most-points = le plus de points
reason-most-cards = égalité de points, plus de cartes dans la pile de rêves
reason-shared = égalité de points et de cartes : victoire partagée

section-1 = Matériel
rule-MP-1 = Le jeu compte 106 cartes : 72 rêves, 18 rêves fous, 15 cartes action et un réveil.
rule-MP-2 = Un rêve montre une figure (enfant, perroquet ou baleine) sur un fond (jaune, rouge ou bleu) et porte un nom (Molly ou Polly) : dix-huit sortes, quatre de chaque. Un rêve fou montre une figure sur un fond et n’a pas de nom : neuf sortes, deux de chaque.
rule-MP-3 = Les quinze cartes action sont cinq Embrouille, cinq Rappel et cinq Contraire. (Règle de la maison : le livret ne donne que le total. Une table peut convenir d’autres nombres, quinze au plus.)

section-2 = Mise en place
rule-MP-4 = On joue de trois à huit. Le réveil est mis de côté, toutes les autres cartes sont mélangées, et chacun en reçoit deux, faces cachées. Qui reçoit une carte action la défausse sans effet et repioche, jusqu’à avoir deux amis : rêves ou rêves fous.
rule-MP-5 = On pose quinze des cartes restantes faces cachées, le réveil par-dessus, et tout le reste par-dessus encore. C’est la pioche. À n joueurs, avec k cartes action défaussées à la donne, 90 − 2n − k cartes se trouvent au-dessus du réveil.
rule-MP-6 = Chacun regarde ses deux cartes, les mémorise, et les pose faces cachées côte à côte en une rangée dont l’ordre compte.
rule-MP-7 = On ne voit une carte de sa rangée qu’à la mise en place, quand on la prend, et lors d’un Rappel. On ne peut pas la regarder de nouveau, ni changer l’ordre de sa rangée. (La table ne montre les faces que le temps d’un regard ; ensuite, votre écran ne les a plus.)
rule-MP-8 = L’hôte choisit qui commence, ou bien le sort. On joue dans le sens des aiguilles d’une montre.

section-3 = Un tour
rule-MP-9 = Si vous n’avez aucune carte cachée au début de votre tour, vous en piochez d’abord une, la regardez seul et la posez. Une carte action ainsi piochée est défaussée ouvertement, sans effet, et vous repiochez.
rule-MP-10 = Ensuite, la première carte de la pioche est retournée au milieu, visible de tous. (Règle de la maison : elle se retourne d’elle-même si le joueur attend trop.)
rule-MP-11 = Si c’est un ami, la course commence. Le joueur dont c’est le tour dit la comptine « Molly, Polly, Moby Pick ». Pendant ce temps, tout autre joueur ayant au moins une carte cachée peut toucher la carte. Le premier à la toucher la prend.
rule-MP-12 = Le joueur dont c’est le tour et les joueurs sans carte cachée ne peuvent pas toucher. S’ils le font, il ne se passe rien et cela ne coûte rien.
rule-MP-13 = La comptine commence quand la carte est retournée et dure quatre secondes, un temps par mot. (Règle de la maison ; une table peut choisir 2,8 ou 6 secondes.)
rule-MP-14 = La comptine se dit tranquillement ; dite de travers, elle se redit du début. À une table qui récite, le joueur actif touche les quatre mots dans l’ordre. Un mot dans le désordre, ou deux mots à moins de 0,4 seconde l’un de l’autre, la font recommencer, et la course reste ouverte. La course finit au quatrième mot. (Règle de la maison : une comptine toujours pas dite au bout d’un moment se termine d’elle-même.)
rule-MP-15 = Le premier est celui qui a réagi le plus vite depuis que la carte est apparue sur son propre écran, non celui dont le message est arrivé d’abord. Un toucher compte s’il a été fait avant la fin de la comptine, même s’il arrive jusqu’à 0,4 seconde plus tard. À la même milliseconde, le sort décide. (Règle de la maison : une fois arrivé le premier toucher, la course attend un instant, 120 millisecondes sauf accord contraire, ceux dont la connexion est plus lente ; personne n’apprend rien avant. Puis les temps de tous sont montrés. Un toucher trop tardif ne coûte rien.)
rule-MP-16 = Qui prend la carte doit dévoiler exactement une carte de sa rangée, de mémoire, et ne peut pas renoncer. (Règle de la maison : après vingt secondes, la place est tirée au sort.)
rule-MP-17 = Les deux cartes forment une paire si la figure, le fond et le nom sont les mêmes. Si l’une des deux est folle, on ignore le nom. Une paire va, faces visibles, sur la pile de rêves du joueur.
rule-MP-18 = À quatre joueurs ou moins (comptés au début), deux cartes nommées qui ne diffèrent que par le nom forment une demi-paire : l’une va sur la pile de rêves, l’autre est défaussée. Toutes deux valent un point, peu importe donc laquelle.
rule-MP-19 = Dans tous les autres cas, les deux cartes sont défaussées et le joueur n’obtient rien. Personne d’autre ne peut essayer.
rule-MP-20 = Si personne n’a touché la carte à la fin de la comptine, le joueur dont c’est le tour la prend, la mémorise et la pose, face cachée, au bout droit de sa rangée.
rule-MP-21 = Alors le tour est fini et passe à gauche. Les cartes défaussées ne reviennent jamais.

section-4 = Cartes action
rule-MP-22 = Embrouille : le joueur dont c’est le tour peut déplacer des cartes cachées d’un seul autre joueur, sans regarder : une carte à la fois vers une autre place de la même rangée, les autres se resserrant, trois déplacements au plus. Tous voient quelle place va où. On peut y renoncer ou s’arrêter plus tôt ; si aucun autre joueur n’a deux cartes, il ne se passe rien.
rule-MP-23 = Rappel : chacun regarde sa rangée en même temps ; puis toutes les cartes sont de nouveau cachées, sans avoir bougé. Le regard dure trois secondes plus une seconde par carte de la plus longue rangée, autant pour tous. (La durée est une règle de la maison.)
rule-MP-24 = Contraire : la carte suivante est retournée aussitôt. Si c’est une carte action, elle est jouée à la place : un autre Contraire remplace le premier (cela reste un seul contraire), une Embrouille ou un Rappel l’épuise. Si c’est un ami, la course a lieu comme d’habitude, mais pour cette seule carte les paires se font au contraire.
rule-MP-25 = Au contraire, deux cartes forment une paire si la figure et le fond et le nom sont tous différents. Si l’une des cartes est folle, on ignore le nom. Les deux vont sur la pile de rêves.
rule-MP-26 = Au contraire, à quatre joueurs ou moins, deux cartes nommées de figures et de fonds différents mais de même nom forment une demi-paire : une gardée, une défaussée. Toute autre paire est défaussée. Si personne ne touche, le joueur dont c’est le tour garde la carte comme d’habitude.
rule-MP-27 = Toucher une carte action ne fait rien.

section-5 = La fin
rule-MP-28 = Le jeu finit à l’instant où le réveil quitte la pioche : retourné, retourné après un Contraire, ou pioché par un joueur sans carte. Le tour n’est pas achevé.
rule-MP-29 = Chaque rêve fou de votre pile de rêves vaut deux points, chaque autre rêve un point. Les cartes cachées ne valent rien.
rule-MP-30 = Le plus de points l’emporte. À égalité, la plus grande pile de rêves l’emporte. Si c’est encore égal, la victoire est partagée. (La dernière étape est une règle de la maison.)
