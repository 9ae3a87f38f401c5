# Attrape Rêves en español.
game-name = Attrape Rêves
game-tagline = Elige el peluche que tapa toda la pesadilla.

guide-aim = Consigue doce sueños antes que nadie. Elige a ojo un peluche que tape toda la pesadilla: cuanto más pequeño es, más sueños da.
guide-turn-1 = Quien tiene la almohada da la vuelta a una pesadilla.
guide-turn-2 = Por turnos, cada cual toma un peluche del círculo. No vale probarlo sobre la carta.
guide-turn-3 = Por turnos, cada cual pone su peluche sobre la pesadilla. Se desliza hasta el mejor lugar.
guide-turn-4 = ¿No asoma nada? Roba tantos sueños como estrellas tiene el peluche. ¿Asoma algo? Ningún sueño.
guide-turn-5 = Con doce sueños o más se gana. Si no, los peluches vuelven y la almohada pasa a la izquierda.
guide-example-1 = Zoé toma el conejo (tres estrellas) y Lou un oso (una estrella). Los dos tapan toda la pesadilla: Zoé roba tres sueños; Lou, uno.
guide-example-2 = Zoé toma el unicornio (cuatro estrellas), pero asoma la punta de una oreja. No roba nada.
guide-example-3 = Zoé tiene 11 sueños y gana 3; Lou tiene 10 y gana 2 con la misma pesadilla. Con 14 y 12 sueños, ganan las dos.

variant-base = Juego base
variant-base-about = Cada cual toma un peluche por turnos; cuanto más pequeño, si tapa, más sueños. Con doce se gana.
variant-coop = Buenas noches, peques
variant-coop-about = En equipo o a solas contra un mazo de pesadillas: cada peluche sirve una sola vez, y con un fallo se pierde.
variant-speed = Noche agitada
variant-speed-about = Como el juego base, pero todo el mundo agarra un peluche a la vez.

option-variant = Variante
option-variant-about = Por turnos, en equipo o a la carrera.
option-seats = Personas
option-seats-about = De dos a cuatro; en equipo, también una sola.
option-first = Quién empieza
option-first-about = Quién da la vuelta a la primera pesadilla: por ejemplo, la persona más joven, o por sorteo.
option-tie-break = Desempate
option-tie-break-about = Si se llenan varios tableros a la vez, gana quien tiene más sueños en total.
option-moon = Luna
option-moon-about = El mazo que hay que vencer en equipo: cuanto más llena la luna, más difíciles las pesadillas.
option-moon-new = luna nueva, facilísimo
option-moon-crescent = luna creciente, fácil
option-moon-gibbous = luna casi llena, no tan fácil
option-moon-full = luna llena, nada fácil
option-turn-ms = Tiempo para dar la vuelta
option-turn-ms-about = Pasado este tiempo, la pesadilla siguiente se da la vuelta sola.
option-choose-ms = Tiempo para elegir
option-choose-ms-about = Tiempo para elegir un peluche; después se sortea uno libre.
option-grab-ms = Tiempo para agarrar
option-grab-ms-about = Tiempo para agarrar un peluche en la carrera; después se sortea uno libre.
option-lay-ms = Tiempo para poner
option-lay-ms-about = Pasado este tiempo, el peluche elegido se pone solo sobre la pesadilla.
option-talk-ms = Tiempo para hablar
option-talk-ms-about = Tiempo para hablar de un peluche en equipo; después se pone el que está señalado.
option-hold = Espera a conexiones lentas
option-hold-about = Milisegundos que un peluche tocado espera a las conexiones más lentas tras el primer toque.

bad-seats = Esta variante es para { $least } a { $most } personas.
bad-first = Quien empieza debe ocupar uno de los { $seats } asientos.
bad-time =
    { $field ->
        [turn_ms] El tiempo para dar la vuelta
        [choose_ms] El tiempo para elegir
        [grab_ms] El tiempo para agarrar
        [lay_ms] El tiempo para poner
        [talk_ms] El tiempo para hablar
       *[hold] La espera de las conexiones lentas
    } dura entre { $least } y { $most } milisegundos.

toy-bear = el oso
toy-panda = el panda
toy-rabbit = el conejo
toy-unicorn = el unicornio

moon-new = luna nueva
moon-crescent = luna creciente
moon-gibbous = luna casi llena
moon-full = luna llena

monster-boulou = Bolito
monster-miette = Miguita
monster-globulon = Globulón
monster-chaussetrouille = Calcetusto
monster-tartichaud = Alcachofiero
monster-pieuvrax = Pulpatoso
monster-grandasse = Peludón
monster-puceron = Pulguito
monster-mitaine = Cocomanopla
monster-hibouh = Bubúho
monster-champignard = Champigruñón
monster-limacelle = Babosela
monster-ressorbo = Muellito
monster-chauvequipeut = Murcisusto
monster-cactouille = Pinchucho
monster-toupoil = Todopelo
monster-crapahut = Sapatón
monster-nuagrogne = Nubarruño
monster-crabouille = Cangrujo
monster-girafouille = Jirafideo
monster-etoilou = Estrellín
monster-serpentin = Culebrín
monster-dodulune = Lunagordi
monster-pave = Don Adoquín
monster-triangloup = Triangulobo
monster-bananoche = Bananoche
monster-moustoc = Mosquitoc
monster-tetardif = Renacuajón
monster-araknouille = Pataraña
monster-dragouillon = Dormidragón

dream-balloon = un viaje en globo
dream-boat = un barco de papel
dream-bubbles = un montón de pompas de jabón
dream-cake = un pastel alto como una casa
dream-castle = un castillo de arena
dream-cloud = una cama de nube
dream-feather = una pluma que habla
dream-garden = un jardín de piruletas
dream-island = una isla con dos soles
dream-kite = una cometa con una carta
dream-lantern = cien farolillos
dream-piano = un piano que se ríe
dream-rainbow = un arcoíris tobogán
dream-snow = nieve calentita
dream-swing = un columpio en la luna
dream-train = un tren nocturno
dream-treehouse = una casita en un árbol
dream-whale = una ballena voladora

late = { $seat } { $ms } ms después

action-turn = Dar la vuelta a la pesadilla siguiente
action-turn-about = Tú empiezas esta ronda: da la vuelta a la carta de arriba.
action-take = Tomar { $toy }
action-take-about = Elige un peluche a ojo; va directo a tu tablero y se queda ahí.
action-grab = Agarrar { $toy }
action-grab-about = Todo el mundo agarra a la vez: el primer toque se lleva el peluche; quien llega tarde toma otro.
action-lay = Poner el peluche sobre la pesadilla
action-lay-about = Se desliza hasta el mejor lugar. Si no asoma nada, robas tantos sueños como estrellas tiene.
action-point = Señalar { $toy }
action-point-about = Propón un peluche al resto; si juegas a solas, se pone enseguida.
action-agree = A favor: { $toy }
action-agree-about = Di que ese peluche te parece bien.
action-object = En contra: { $toy }
action-object-about = Di que tú elegirías otro.
action-place = Poner { $toy }
action-place-about = Nadie está en contra: pon el peluche sobre la pesadilla.

event-turned = { $seat } da la vuelta a { $card } ({ $moon }).
event-took = { $seat } toma { $toy }.
event-grabbed =
    { $rivals ->
        [0] { $seat } agarra { $toy } a los { $ms } ms.
       *[other] { $seat } agarra { $toy } a los { $ms } ms ({ $late }).
    }
event-given = Se acabó el tiempo: a { $seat } le toca { $toy } por sorteo.
event-laid =
    { $covered ->
        [yes] { $seat } pone { $toy } sobre { $card }: ¡no asoma nada!
       *[no] { $seat } pone { $toy } sobre { $card }: asoma un poco.
    }
event-dreamed =
    { $stars ->
        [one] { $seat } roba un sueño para contar: { $pictures }.
       *[other] { $seat } roba { $stars } sueños para contar: { $pictures }.
    }
event-cleared = Se guarda la pesadilla. Empieza { $seat }; en el dorso de la carta siguiente: { $moon }.
event-reshuffled = Ya han salido todas las pesadillas: se vuelven a barajar las { $cards } cartas.
event-pointed = { $seat } señala { $toy }.
event-agreed = { $seat } está a favor: { $toy }.
event-objected = { $seat } está en contra: { $toy }.
event-beaten =
    { $left ->
        [0] ¡Pesadilla vencida: { $card }! ¡Y era la última!
        [one] Pesadilla vencida: { $card } se va con { $toy }; queda una pesadilla.
       *[other] Pesadilla vencida: { $card } se va con { $toy }; quedan { $left } pesadillas.
    }
event-won =
    { $count ->
        [one] Gana { $winners }.
       *[other] Ganan { $winners }.
    }
together =
    { $count ->
       *[other] { $most } y { $last }
    }
event-lost = { $card } ha podido más: la noche se pierde para todo el mundo.

refused-phase-turn = Primero hay que dar la vuelta a la pesadilla siguiente.
refused-phase-choose = Ahora se toman peluches, por turnos.
refused-phase-grab = Ahora se agarran peluches.
refused-phase-lay = Ahora se ponen los peluches sobre la pesadilla.
refused-phase-point = Ahora se elige un peluche en equipo.
refused-not-your-turn = No es tu turno.
refused-no-such-toy = Hay ocho peluches; este no es ninguno de ellos.
refused-toy-taken = Este peluche ya no está en el círculo.
refused-toy-gone = Este peluche ya no está en el juego.
refused-other-nightmare = Ese gesto era para otra pesadilla.
refused-no-swap = Ya tienes un peluche: no vale cambiarlo.
refused-still-reaching = Ya estás alargando la mano hacia un peluche.
refused-too-early = Menos de una décima de segundo después de aparecer la pesadilla no es una reacción: ese toque no cuenta.
refused-too-late = Se acabó el tiempo para agarrar.
refused-same-toy = Ya estás señalando ese peluche.
refused-own-proposal = A tu propuesta responde el resto; tú puedes poner ese peluche o señalar otro.
refused-said-so = Eso ya lo has dicho.
refused-no-proposal = Aún no hay ningún peluche señalado.
refused-other-proposal = Ahora hay otro peluche señalado.
refused-objection = Alguien está en contra: espera a que cambie de opinión o señala otro peluche.
refused-not-all-answered = Deja que todo el mundo dé su opinión o espera a que callar cuente como un sí.

score =
    { $variant ->
        [coop]
            { $score ->
                [one] { $score } pesadilla dormida
               *[other] { $score } pesadillas dormidas
            }
       *[other]
            { $score ->
                [one] { $score } sueño
               *[other] { $score } sueños
            }
    }
reason-full-board = un tablero lleno
reason-most-dreams = más sueños en total
reason-shared = varios tableros llenos
reason-all-beaten = todas las pesadillas vencidas
reason-nightmare-too-big = una pesadilla que asomaba

advice-axis-0 = de izquierda a derecha
advice-axis-1 = de arriba a la izquierda a abajo a la derecha
advice-axis-2 = de arriba abajo
advice-axis-3 = de abajo a la izquierda a arriba a la derecha
advice-eye = El monstruo mide más { $axis }; para eso haría falta { $need }. Yo tomaría { $toy }, con un { $percent } % de confianza.
advice-bear = El monstruo mide más { $axis }; para eso haría falta { $need }. Pero { $toy } siempre lo tapa, por una estrella.
advice-bear-only = El monstruo mide más { $axis }; ahí solo { $toy } lo tapa.
advice-bear-coop = El monstruo mide más { $axis }; para eso haría falta { $need }. Pero { $toy } siempre lo tapa.
advice-waste = Aquí basta { $smaller }: conviene guardar { $toy } para después.
advice-turn = Destápala y busca primero los dos puntos más alejados entre sí.
advice-lay = La elección está hecha: coloca el peluche y compara con tu idea.
analysis-small =
    { $seat } eligió { $toy }, demasiado pequeño: { $need } habría dado { $stars ->
        [one] { $stars } estrella más
       *[other] { $stars } estrellas más
    }.
analysis-large =
    { $seat } eligió { $toy }, mayor de lo necesario: { $need } habría dado { $stars ->
        [one] { $stars } estrella más
       *[other] { $stars } estrellas más
    }.
analysis-coop-small = { $seat } eligió { $toy }, demasiado pequeño: hacía falta { $need }.
analysis-coop-large = { $seat } eligió { $toy }, mayor de lo necesario: bastaba { $need }.
analysis-eye = Tamaños: { $count }; acertados: { $right }, demasiado pequeños: { $small }, demasiado grandes: { $large }.
analysis-kind-small =
    Para practicar: monstruos para { $need }. { $count ->
        [one] Un error
       *[other] { $count } errores
    }, de media, un { $percent } % demasiado pequeño.
analysis-kind-large =
    Para practicar: monstruos para { $need }. { $count ->
        [one] Un error
       *[other] { $count } errores
    }, de media, un { $percent } % demasiado grande.

section-1 = Material
rule-AR-1 = Hay ocho peluches redondos de cuatro tamaños: cuatro osos (los más grandes, una estrella cada uno), dos pandas (dos estrellas), un conejo (tres estrellas) y un unicornio (el más pequeño, cuatro estrellas).
rule-AR-2 = Hay treinta cartas cuadradas de pesadilla. Cada una muestra un monstruo de forma rara en la cara y una de cuatro lunas en el dorso.
rule-AR-3 = Cincuenta y cuatro fichas de sueño esperan en una bolsa almohada. Cada cual tiene un tablero con doce lugares para ellas.
rule-AR-4 = Regla de la casa: los monstruos son dibujos nuestros. El círculo más pequeño que rodea a cada uno queda claramente entre dos tamaños de peluche, nunca a menos de un tres por ciento de un borde, y un oso siempre tapa. Las formas están hechas para engañar al ojo.
rule-AR-5 = Regla de la casa: las lunas se reparten en siete, siete, ocho y ocho cartas, desde la luna nueva (en la caja: «Super fastoche»), pasando por la luna creciente («Fastoche») y la luna casi llena («Moins fastoche»), hasta la luna llena («Pas fastoche»).

section-2 = El juego base
rule-AR-6 = Las treinta cartas se barajan y forman un mazo. Todo el mundo ve la luna del dorso de la primera. Antes de empezar, quien organiza dice quién comienza, por ejemplo la persona más joven; si no, se sortea. La almohada está con quien empieza la ronda.
rule-AR-7 = Fase 1, elegir. Quien empieza da la vuelta a la pesadilla. Por turnos, cada cual toma un peluche que siga en el círculo y lo pone directamente en su tablero: sin probarlo en la carta, sin cambiar de idea y sin pasar. Regla de la casa: a los 60 segundos te toca por sorteo un peluche libre.
rule-AR-8 = Fase 2, poner. Por turnos, cada cual pone su peluche sobre la pesadilla y puede deslizarlo hasta el mejor lugar. Cada peluche se prueba por separado, así que varios pueden acertar. Regla de la casa: a los 6 segundos el peluche se pone solo.
rule-AR-9 = La pesadilla está tapada si, y solo si, el círculo más pequeño que rodea al monstruo no es mayor que el peluche. Tocar el borde cuenta como tapada.
rule-AR-10 = Si tu peluche tapa la pesadilla, robas tantos sueños como estrellas tiene, incluso más allá de doce. Si no, no robas nada.
rule-AR-11 = Si nadie ha ganado (AR-12), se guarda la carta y todos los peluches vuelven al círculo. La almohada pasa a la izquierda; quien la recibe empieza y da la vuelta a la pesadilla siguiente. Regla de la casa: a los 30 segundos se da la vuelta sola.
rule-AR-12 = El final se mira cuando todo el mundo ha puesto su peluche, antes de guardar nada: gana quien tenga doce sueños o más, aunque sean varias personas. Con la opción de desempate, entre ellas decide quién tiene más sueños en total; si también hay empate, la victoria se comparte.
rule-AR-13 = Si la bolsa se queda corta, los sueños ganados cuentan igual.
rule-AR-14 = Regla de la casa: si se acaban las treinta cartas y nadie ha ganado, se barajan para formar un mazo nuevo.
rule-AR-15 = Los dibujos de los sueños no cambian nada. Sirven para contar tu sueño al resto.

section-3 = En equipo: Buenas noches, peques («Bonne nuit les petits»)
rule-AR-16 = De una a cuatro personas eligen una luna. Solo se usan los ocho peluches y las cartas barajadas de esa luna.
rule-AR-17 = Quien tiene el turno da la vuelta a una carta y señala un peluche; puede señalar otro en cualquier momento. El resto está a favor o en contra, y puede cambiar de opinión. Una sola opinión en contra detiene el peluche. Se puede poner cuando nadie está en contra y todo el mundo ha hablado, o 10 segundos después de señalarlo si nadie está en contra. A solas, simplemente eliges. Regla de la casa: 90 segundos después de la primera propuesta se pone el peluche señalado, tal cual; sin ninguna propuesta en 90 segundos, el más grande que quede.
rule-AR-18 = Si la pesadilla queda tapada, la carta y el peluche salen del juego y sigue la persona siguiente. Si no, la partida se pierde al momento.
rule-AR-19 = La partida se gana cuando se han vencido ocho pesadillas, o cuando se acaba un mazo de siete.
rule-AR-20 = Todos los mazos se pueden vencer: como mucho cuatro cartas necesitan un oso, como mucho seis un panda o más grande, como mucho siete un conejo o más grande. Cuanto más llena la luna, menos margen queda y más engañan las formas.

section-4 = A la carrera: Noche agitada («Nuit agitée»)
rule-AR-21 = Como el juego base, con una diferencia: en cuanto se da la vuelta a la pesadilla, todo el mundo agarra un peluche a la vez, también quien le ha dado la vuelta. El primer toque se lleva el peluche; quien llega tarde toma otro; no vale cambiar. Después los peluches se ponen por turnos.
rule-AR-22 = Regla de la casa: llega primero quien reacciona en menos tiempo desde que la pesadilla aparece en su propia pantalla; a igual tiempo, se sortea. Un toque en menos de una décima de segundo no es una reacción y no cuenta. A quien no tenga peluche a los 15 segundos le toca uno libre por sorteo.

section-5 = Un dibujo justo
rule-AR-23 = Regla de la casa: en todas las pantallas, los peluches y el monstruo se ven juntos y a la misma escala, sin regla y sin vista previa antes de elegir. Después se ve cómo el peluche se desliza hasta el mejor lugar, y se marca lo que asoma.
rule-AR-24 = Regla de la casa: hasta que se ponen los peluches, ningún dispositivo sabe qué tamaño de disco necesita una pesadilla.

section-6 = Límites de tiempo
rule-AR-25 = Regla de la casa, cada tiempo se puede cambiar en la mesa: elegir un peluche, 60 segundos; hablar en equipo, 90 segundos; poner un peluche, 6 segundos; dar la vuelta a la pesadilla siguiente, 30 segundos; agarrar en la carrera, 15 segundos.

say-covers = Seguro que lo tapa todo.
say-too-small = Creo que se vería una parte del monstruo.
say-larger-bear = Es demasiado pequeño, creo. Yo tomaría un oso.
say-larger-panda = Es demasiado pequeño, creo. Yo tomaría un panda.
say-larger-rabbit = Es demasiado pequeño, creo. Yo tomaría el conejo.
say-smaller-panda = Basta un panda. Los más grandes nos harán falta después.
say-smaller-rabbit = Basta el conejo. Los más grandes nos harán falta después.
say-smaller-unicorn = Basta el unicornio. Los más grandes nos harán falta después.
say-give-in = De acuerdo, es tu turno: decides tú.
