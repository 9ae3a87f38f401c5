# Ce que seul le plateau du navigateur dit dans Moby Pick.
ask-over = Le réveil a sonné !
ask-open = On y va ? Regardez vos cartes !
ask-look = Retenez vos cartes et leurs places !
ask-draw = Retenez la carte piochée !
ask-flip = À vous : retournez la carte suivante.
ask-touch = Vous avez sa jumelle ? Touchez !
ask-touch-reverse = Tout est différent ? Touchez !
ask-touched = Touchée ! Qui était le premier ?
ask-recite = Dites la comptine : touchez les mots dans l’ordre.
ask-remind = Rappel ! Revoyez votre rangée.
ask-turn-up = Dévoilez sa jumelle, sinon les deux sont perdues.
ask-turn-up-reverse = Dévoilez une tout autre carte, sinon les deux sont perdues.
ask-confuse = Embrouillez la rangée de quelqu’un !
wait-look = Chacun regarde ses propres cartes.
wait-looks = On attend encore : { $players }
wait-remind = Rappel ! Chacun revoit sa propre rangée.
wait-draw = { $player } n’a plus de carte et en pioche une.
wait-flip = { $player } retourne la carte suivante.
wait-own = Aux autres ! Personne ? Elle est à vous : retenez-la !
wait-race = { $player } dit la comptine ; les autres peuvent toucher.
wait-bare = Vous n’avez pas de carte à associer. Regardez !
wait-turn-up = { $player } a touché en premier et choisit une carte.
wait-confuse = { $player } embrouille une rangée. Ouvrez l’œil !

thrown = Défaussé à la donne :

touch-card = Toucher : { $card }
flip = Retourner une carte
stock-top = La pioche, face cachée
stock-short = Pioche
discards-short = Défausse
stock =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
discards =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
reverse = Contraire !
reverse-how = Tout doit différer.
rhyme = La comptine

players = Les autres joueurs
own = Votre place
row-yours = Votre rangée, face cachée
row-soon =
    { $count ->
        [one] Bientôt elle sera ici, face cachée.
       *[other] Bientôt elles seront ici, face cachée, dans cet ordre.
    }
row-empty = Vous n’avez plus de carte.
row-count =
    { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
back-place = Place { $place }, face cachée
face-place = Place { $place } : { $card }
turn-up-place = Retourner la place { $place }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dreams =
    { $count ->
        [one] { $count } rêve gagné
       *[other] { $count } rêves gagnés
    }
mark-look =
    { $look ->
        [open] regarde ses cartes
       *[waiting] n’a pas encore regardé
    }
mark-active = retourne et dit la comptine
mark-taker = a pris la carte

look = Vos cartes, face visible

confuse-whom = La rangée de qui ?
confuse-row = Une rangée est embrouillée
confuse-of = Rangée : { $player }
confuse-yours = Votre rangée !
confuse-moved = Place { $start } → place { $end }
confuse-pick = Prendre la carte de la place { $place }
confuse-put = Déplacer la carte de la place { $start } à la place { $end }
confuse-how = Touchez une carte, puis une place.
confuse-where = Où va la carte { $place } ?
confuse-left =
    { $left ->
        [one] Encore un déplacement
       *[other] Encore { $left } déplacements
    }
confuse-decline = Ne rien toucher
confuse-stop = Cela suffit

photo = Photo-finish
photo-won = Photo-finish : { $player } gagne de { $time }
photo-lost = Photo-finish : { $time } trop tard
photo-drawn = { $player }, par tirage : à la même milliseconde !
photo-ms = { $ms } ms
photo-s = { NUMBER($s, maximumFractionDigits: 2) } s
photo-alone = { $player } a touché après { $time }.

pair =
    { $result ->
        [match] { $player } : { $middle } et { $card } vont ensemble
        [half] { $player } : { $middle } et { $card } vont ensemble, au nom près
       *[miss] { $player } : { $middle } et { $card } ne vont pas ensemble
    }
pair-result =
    { $result ->
        [match] Bien vu ! +{ $gained }
        [half] Presque ! +{ $gained }
       *[miss] Raté !
    }
pair-end =
    { $result ->
        [match] { $player } gagne les deux cartes
        [half] { $player } garde une carte
       *[miss] { $player } perd les deux cartes
    }
trait =
    { $same ->
        [yes] même
       *[no] autre
    } { $trait ->
        [figure] figure
        [background] fond
       *[name] nom
    }

end-worth = Un rêve vaut un point, un rêve fou en vaut deux.
end-best = La main la plus rapide de la nuit : { $player }, { $time }
end-closest = La course la plus serrée
end-sum =
    { $crazy ->
        [0] { $points }
       *[other] { $dreams } + { $crazy } × 2 = { $points }
    }

zone-touch = Touchez ici !
zone-touched = Touchée !
