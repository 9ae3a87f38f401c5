# El tablero de Attrape Rêves en español.
circle = El círculo de peluches
pile-toy =
    { $kind ->
        [bear] El oso
        [panda] El panda
        [rabbit] El conejo
       *[unicorn] El unicornio
    }
pile-about =
    { $size ->
        [bear] El disco más grande
        [panda] El segundo disco más grande
        [rabbit] El segundo disco más pequeño
       *[unicorn] El disco más pequeño
    }, { $stars ->
        [one] una estrella
       *[other] { $stars } estrellas
    }, { $left ->
        [0] no queda ninguno
        [one] queda { $left }
       *[other] quedan { $left }
    }.
nightmare = Pesadilla: { $card }
pile-moon = La pesadilla siguiente está boca abajo: { $moon }
deck =
    { $cards ->
        [one] Una pesadilla en el mazo. En el dorso: { $moon }
       *[other] { $cards } pesadillas en el mazo. En el dorso de la siguiente: { $moon }
    }
deck-next = Después: { $moon }
deck-empty = El mazo se ha acabado
shelf =
    { $beaten ->
        [one] Una pesadilla duerme
       *[other] { $beaten } pesadillas duermen
    }, { $waiting ->
        [one] una aún espera
       *[other] { $waiting } aún esperan
    }.

dreams-of =
    { $tokens ->
        [one] { $name }: un sueño de doce.
       *[other] { $name }: { $tokens } sueños de doce.
    }
holds = Tiene { $toy }.
holds-nothing = Aún sin peluche.
show-again = Volver a ver cómo quedó: { $name }
tokens =
    { $tokens ->
        [one] { $tokens } sueño
       *[other] { $tokens } sueños
    }
zone = Peluches: { $name }

nothing-shows = ¡No asoma nada!
sticks-out = ¡Asoma un poco!
photo-finish = Foto finish: { $winner } ganó por { $ms } ms
too-late = { $ms } ms tarde. ¡Toma otro peluche!

do-turn = ¡Dar la vuelta!
do-lay = ¡Ponerlo!
do-agree = A favor
do-object = En contra
opinion-agrees = a favor
opinion-objects = en contra
opinion-thinks = está pensando
opinion-points = señala

prompt-turn-me = ¡Da la vuelta a la pesadilla siguiente!
prompt-turn = { $name } da la vuelta a la pesadilla siguiente.
prompt-choose-me = ¿Qué peluche la tapa entera? ¡Toma uno!
prompt-choose = { $name } elige un peluche.
prompt-lay-me = ¿La tapa entera tu peluche?
prompt-lay = { $name } prueba un peluche.
prompt-grab-me = ¡Rápido, agarra un peluche!
prompt-grab-wait = ¡Ya tienes el tuyo! El resto sigue agarrando.
prompt-grab-watch = ¡Todo el mundo agarra un peluche!
prompt-reach = Tu mano está encima…
prompt-point-me = ¡Señala un peluche!
prompt-choose-alone = ¿Qué peluche la tapa entera? ¡Elige bien!
prompt-point = { $name } busca un peluche.
prompt-answer = { $name } señala { $toy }. ¿Te parece bien?
prompt-talk = { $name } señala { $toy }. ¿Qué dice el resto?
prompt-wait = ¿Qué dice el resto? Cuando acabe el tiempo, callar es decir sí.
prompt-place = Nadie está en contra. Ponlo o señala otro peluche.
prompt-objection =
    { $count ->
        [one] { $names } está en contra. ¿Otro peluche?
       *[other] { $names } están en contra. ¿Otro peluche?
    }

over-full =
    { $count ->
        [one] ¡Buenos días! { $names } tiene doce sueños o más.
       *[other] ¡Buenos días! { $names } tienen doce sueños o más.
    }
over-together =
    { $beaten ->
        [one] ¡Buenas noches! Una pesadilla duerme.
       *[other] ¡Buenas noches! Las { $beaten } pesadillas duermen.
    }
over-lost =
    { $beaten ->
        [0] { $card } ha podido más esta noche. ¿Otra vez?
        [one] { $card } ha podido más esta noche, pero una pesadilla duerme.
       *[other] { $card } ha podido más esta noche, pero { $beaten } pesadillas duermen.
    }

tell-dream = Cuenta tu sueño
tell-dream-of = Cuenta tu sueño: { $name }
tell-all = ¿Quién cuenta su sueño?
story-title = El sueño de { $name }
story-hint = Mira los dibujos, lee cómo empieza y sigue con tus palabras.
story-opening = Anoche soñé con { $dream }…
story-turn-1 = De repente apareció algo: { $dream }…
story-turn-2 = Y justo detrás encontré { $dream }…
story-turn-3 = ¿Y quién pasaba por allí? Alguien que buscaba { $dream }…
story-turn-4 = Un poco más lejos vimos { $dream }…
story-ending = Y justo antes de despertar, vi { $dream }…
story-read = Leer en voz alta
story-on = Seguir
story-back = Atrás
story-close = Cerrar
