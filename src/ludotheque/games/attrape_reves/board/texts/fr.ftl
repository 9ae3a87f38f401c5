# Le plateau d’Attrape Rêves en français.
circle = Le cercle des doudous
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
photo-finish = Photo-finish : { $winner } premier de { $ms } ms
too-late = { $ms } ms trop tard. Prends un autre doudou !

do-turn = Retourner !
do-lay = Poser !
do-agree = D’accord
do-object = Pas d’accord
opinion-agrees = est d’accord
opinion-objects = n’est pas d’accord
opinion-thinks = réfléchit
opinion-points = désigne

prompt-turn-me = Retourne le prochain cauchemar !
prompt-turn = { $name } retourne le prochain cauchemar.
prompt-choose-me = Quel doudou le cache en entier ? Prends-le !
prompt-choose = { $name } choisit un doudou.
prompt-lay-me = Ton doudou le cache-t-il en entier ?
prompt-lay = { $name } essaie son doudou.
prompt-grab-me = Vite, attrape un doudou !
prompt-grab-wait = Tu as le tien ! Les autres cherchent encore.
prompt-grab-watch = Chacun attrape un doudou !
prompt-reach = Ta main est dessus…
prompt-point-me = Désigne un doudou !
prompt-choose-alone = Quel doudou le cache en entier ? Choisis bien !
prompt-point = { $name } cherche un doudou.
prompt-answer = { $name } désigne { $toy }. D’accord ?
prompt-talk = { $name } désigne { $toy }. Qu’en dit-on ?
prompt-wait = Que disent les autres pour { $toy } ?
prompt-place = Tout le monde a parlé. Pose-le, ou désigne un autre doudou.

over-full =
    { $count ->
        [one] Bonjour ! { $names } a douze rêves.
       *[other] Bonjour ! { $names } ont douze rêves.
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

tell-dream = Raconte ton rêve
tell-dream-of = Raconte ton rêve : { $name }
tell-all = Qui raconte son rêve ?
story-title = { $name } raconte son rêve
story-hint = Regarde les images, lis comment ça commence, et continue avec tes mots.
story-opening = Cette nuit, dans mon rêve, il y avait { $dream }…
story-turn-1 = Puis tout à coup est arrivé quelque chose : { $dream }…
story-turn-2 = Et juste derrière, j’ai trouvé { $dream }…
story-turn-3 = Et devine qui passait par là ? Quelqu’un qui cherchait { $dream }…
story-turn-4 = Un peu plus loin, on a vu { $dream }…
story-ending = Et juste avant le réveil, il y avait { $dream }…
story-read = Lire à voix haute
story-on = La suite
story-back = Retour
story-close = Fermer
