# Le plateau d’Attrape Rêves en français.
circle = Le cercle des doudous
pile-toy =
    { $kind ->
        [bear] L’ours
        [panda] Le panda
        [rabbit] Le lapin
       *[unicorn] La licorne
    }
pile-about =
    { $size ->
        [bear] Le plus grand disque
        [panda] Le deuxième plus grand disque
        [rabbit] Le deuxième plus petit disque
       *[unicorn] Le plus petit disque
    }, { $stars ->
        [one] une étoile
       *[other] { $stars } étoiles
    }, { $left ->
        [0] il n’en reste plus
       *[other] il en reste { $left }
    }.
nightmare = Cauchemar : { $card }
pile-moon = Le prochain cauchemar est face cachée : { $moon }
deck =
    { $cards ->
        [one] Un cauchemar dans la pile. À son dos : { $moon }
       *[other] { $cards } cauchemars dans la pile. Au dos du prochain : { $moon }
    }
deck-next = Ensuite : { $moon }
deck-empty = La pile est finie
shelf =
    { $beaten ->
        [0] Aucun cauchemar ne dort encore
        [one] Un cauchemar dort
       *[other] { $beaten } cauchemars dorment
    }, { $waiting ->
        [0] plus aucun n’attend
        [one] un attend encore
       *[other] { $waiting } attendent encore
    }.

dreams-of =
    { $tokens ->
        [0] { $name } : aucun rêve sur douze.
        [one] { $name } : un rêve sur douze.
       *[other] { $name } : { $tokens } rêves sur douze.
    }
holds = Doudou : { $toy }.
holds-nothing = Pas encore de doudou.
show-again = Revoir ce doudou : { $name }
tokens =
    { $tokens ->
        [one] { $tokens } rêve
       *[other] { $tokens } rêves
    }
zone = { $name } : les doudous

nothing-shows = Rien ne dépasse !
sticks-out = Ça dépasse !
photo-finish = Photo-finish : { $winner } gagne de { $ms } ms
too-late = { $ms } ms trop tard. Prenez un autre doudou !

do-turn = Retourner !
do-lay = Poser !
do-agree = D’accord
do-object = Pas d’accord
opinion-agrees = est d’accord
opinion-objects = n’est pas d’accord
opinion-thinks = réfléchit
opinion-points = désigne

prompt-turn-me = Retournez le prochain cauchemar !
prompt-turn = { $name } retourne le prochain cauchemar.
prompt-choose-me = Quel doudou le cache en entier ? Prenez-le !
prompt-choose = { $name } choisit un doudou.
prompt-lay-me = Votre doudou le cache-t-il en entier ?
prompt-lay = { $name } essaie son doudou.
prompt-grab-me = Vite, attrapez un doudou !
prompt-grab-wait = Vous avez le vôtre ! Les autres cherchent encore.
prompt-grab-watch = Chacun attrape un doudou !
prompt-reach = Votre main est dessus…
prompt-point-me = Désignez un doudou !
prompt-choose-alone = Quel doudou le cache en entier ? Choisissez bien !
prompt-point = { $name } cherche un doudou.
prompt-answer = { $name } désigne { $toy }. D’accord ?
prompt-talk = { $name } désigne { $toy }. Qu’en disent les autres ?
prompt-wait = Qu’en disent les autres ? Sans réponse à temps, c’est oui.
prompt-place = Personne ne s’y oppose. Posez-le, ou désignez un autre doudou.
prompt-objection =
    { $count ->
       *[other] Pas d’accord : { $names }. Un autre doudou ?
    }

over-full =
    { $count ->
        [one] Bonjour ! { $names } a douze rêves ou plus.
       *[other] Bonjour ! { $names } ont douze rêves ou plus.
    }
over-together =
    { $beaten ->
        [one] Bonne nuit ! Le cauchemar dort.
       *[other] Bonne nuit ! Les { $beaten } cauchemars dorment.
    }
over-lost =
    { $beaten ->
        [0] { $card } a été le plus fort cette nuit. On recommence ?
        [one] { $card } a été le plus fort cette nuit, mais un cauchemar dort.
       *[other] { $card } a été le plus fort cette nuit, mais { $beaten } cauchemars dorment.
    }

tell-dream = Racontez votre rêve
tell-dream-of = Racontez votre rêve : { $name }
tell-all = Qui raconte son rêve ?
story-title = { $name } raconte son rêve
story-hint = Regardez les images, lisez comment ça commence, et continuez avec vos mots.
story-opening = Cette nuit, dans mon rêve, il y avait { $dream }…
story-turn-1 = Puis tout à coup est arrivé quelque chose : { $dream }…
story-turn-2 = Et juste derrière, j’ai trouvé { $dream }…
story-turn-3 = Et devinez qui passait par là ? Quelqu’un qui cherchait { $dream }…
story-turn-4 = Un peu plus loin, on a vu { $dream }…
story-ending = Et juste avant le réveil, il y avait { $dream }…
story-read = Lire à voix haute
story-on = La suite
story-back = Retour
story-close = Fermer
