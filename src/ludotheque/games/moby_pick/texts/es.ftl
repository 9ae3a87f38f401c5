# Moby Pick en español.
game-name = Moby Pick
game-tagline = Recuerda tus sueños y toca antes que nadie.

guide-aim = Reúne más puntos que nadie en tu montón de sueños antes de que suene el despertador. Recuerda las cartas de tu fila y toca antes que nadie una carta que haga pareja con una de ellas. Un sueño loco vale 2 puntos; cualquier otro sueño, 1.
guide-turn-1 = Si no tienes ninguna carta boca abajo, roba una, mírala y colócala.
guide-turn-2 = Da la vuelta a la primera carta del mazo y di la rima: «Molly, Polly, Moby Pick».
guide-turn-3 = Mientras la dices, el resto puede tocar la carta. Quien la toca primero se la queda.
guide-turn-4 = Quien se la ha quedado destapa una carta de su propia fila, de memoria. Misma figura, mismo fondo y mismo nombre: las dos cartas van a su montón de sueños. Si no, se descartan las dos.
guide-turn-5 = Si nadie la ha tocado, colocas la carta boca abajo a la derecha de tu fila. Luego el turno pasa a la izquierda.
guide-example-1 = Sale una ballena sobre amarillo, Polly. Dave y Ester van a por ella, y Ester llega primero. Destapa una ballena loca sobre amarillo. Una carta loca no tiene nombre: es pareja. Las dos cartas van a su montón de sueños, por 2 + 1 puntos.
guide-example-2 = Después de un Al revés, sale una niña loca sobre rojo. Félix la toca primero y destapa un loro sobre rojo, Polly. La figura es otra, pero el fondo no: no es pareja al revés, se descartan las dos cartas.
guide-example-3 = A Carl no le quedan cartas. Roba una, la mira y la coloca. Luego da la vuelta a un loro sobre azul, Molly. Nadie lo toca antes de que acabe la rima: pasa a ser la segunda carta de su fila.

variant-base = El juego
variant-base-about = De tres a ocho personas dormidas compiten por los sueños hasta que suena el despertador.

option-variant = Variante
option-variant-about = Solo hay una forma de jugar.
option-seats = Personas
option-seats-about = De tres a ocho. Hasta cuatro, una pareja que solo falla por el nombre da una carta.
option-first = Quién empieza
option-first-about = Quién da la vuelta a la primera carta.
option-first-random = por sorteo
option-confuse = Cartas de Enredo
option-confuse-about = Cuántas cartas de Enredo hay en el mazo. Entre todas, las cartas de acción son quince como máximo.
option-remind = Cartas de Recuerdo
option-remind-about = Cuántas cartas de Recuerdo hay en el mazo.
option-reverse = Cartas de Al revés
option-reverse-about = Cuántas cartas de Al revés hay en el mazo.
option-rhyme-ms = Rima
option-rhyme-ms-about = Cuánto dura la rima, y con ella la carrera por una carta.
option-rhyme-ms-2800 = rápida (2,8 segundos)
option-rhyme-ms-4000 = tranquila (4 segundos)
option-rhyme-ms-6000 = lenta (6 segundos)
option-recite = Recitar
option-recite-about = Quien tiene el turno toca las cuatro palabras de la rima; si no, la dice el reloj.
option-recite-ms = Recitado más largo
option-recite-ms-about = Pasado este tiempo, el reloj dice la rima que aún no se ha dicho.
option-turn-ms = Tiempo para destapar
option-turn-ms-about = Tiempo para elegir una carta de tu fila cuando te quedas con la del centro; después decide el azar.
option-short = Partida corta
option-short-about = La mitad del mazo: el despertador va en medio de las cartas que estarían encima de él. Opción de la casa, dura más o menos la mitad.
option-deal-ms = Primera mirada
option-deal-ms-about = Cuánto tiempo mira cada cual sus dos primeras cartas.
option-open-ms = Tiempo para empezar a mirar
option-open-ms-about = Una mirada que no ha empezado para entonces se pierde.
option-look-ms = Mirada
option-look-ms-about = Cuánto dura la mirada a una carta robada o en un Recuerdo.
option-look-card-ms = Mirada, por carta
option-look-card-ms-about = Se suma a la mirada por cada carta de la fila más larga.
option-flip-ms = Tiempo para dar la vuelta
option-flip-ms-about = Pasado este tiempo, la carta siguiente se da la vuelta sola.
option-confuse-ms = Tiempo para enredar
option-confuse-ms-about = Tiempo para todos los cambios de un Enredo.
option-hold = Espera a conexiones lentas
option-hold-about = Milisegundos que una carrera espera a las conexiones más lentas tras el primer toque.

bad-seats = Moby Pick es para { $least } a { $most } personas.
bad-first = Empieza alguien de entre las { $seats } personas de la mesa.
bad-action-cards = Hay { $most } cartas de acción como máximo, y ninguna cantidad es menor que cero.
bad-time =
    { $field ->
        [recite_ms] El recitado más largo
        [turn_ms] El tiempo para destapar una carta
        [deal_ms] La primera mirada
        [open_ms] El tiempo para empezar a mirar
        [look_ms] Una mirada
        [look_card_ms] La mirada por carta
        [flip_ms] El tiempo para dar la vuelta
        [confuse_ms] El tiempo para enredar
       *[hold] La espera a conexiones lentas
    } dura entre { $least } y { $most } milisegundos.

card-dream =
    { $figure ->
        [kid] la niña
        [parrot] el loro
       *[whale] la ballena
    } { $name ->
        [molly] Molly
       *[polly] Polly
    } sobre { $background ->
        [yellow] amarillo
        [red] rojo
       *[blue] azul
    }
card-crazy =
    { $figure ->
        [kid] la niña loca
        [parrot] el loro loco
       *[whale] la ballena loca
    } sobre { $background ->
        [yellow] amarillo
        [red] rojo
       *[blue] azul
    }
card-confuse = Enredo
card-remind = Recuerdo
card-reverse = Al revés
card-alarm = el despertador
rhyme-word =
    { $index ->
        [0] Molly
        [1] Polly
        [2] Moby
       *[3] Pick
    }
photo-finish = { $player } { $ms } ms después

action-look = Mirar tus cartas
action-look-about = Tu mirada empieza ahora y dura lo mismo que la de todo el mundo. Nadie más ve tus cartas.
action-seen = Visto
action-seen-about = Pon tus cartas boca abajo antes de que acabe el tiempo. La partida sigue cuando todo el mundo ha mirado.
action-flip = Dar la vuelta a la carta siguiente
action-flip-about = Da la vuelta a la primera carta del mazo para que todo el mundo la vea. Al cabo de un rato se da la vuelta sola.
action-touch = Tocar la carta { $reveal }
action-touch-about = Toca la carta del centro mientras se dice la rima. Quien la toca primero se la queda y tiene que destapar una suya: toca solo si recuerdas una que haga pareja.
action-turn-up = Destapar la carta { $place } de tu fila
action-turn-up-about = Destapa la carta de tu fila que hace pareja con la que te has quedado. Sin mirarla antes y sin vuelta atrás.
action-word = Decir «{ $word }»
action-word-about = Toca las palabras Molly, Polly, Moby, Pick en este orden y con calma. Con una palabra equivocada o apresurada, la rima vuelve a empezar.
action-shift = Mover la carta de { $player } del sitio { $start } al sitio { $end }
action-shift-about = Mueve una carta boca abajo de otra persona a otro sitio de la misma fila: hasta tres veces, siempre en esa fila.
action-stop = Dejar de enredar
action-stop-about = No mover ninguna carta, o ninguna más. Tu turno termina.

event-turn-began = Le toca a { $player }.
event-drew =
    { $count ->
        [0] { $player } se ha quedado sin cartas y roba una.
       *[other] { $player } se ha quedado sin cartas, roba y descarta: { $cards }.
    }
event-look-missed = { $player } no ha mirado a tiempo.
event-look-over = Todo el mundo ha mirado: las cartas están boca abajo.
event-revealed =
    { $reverse ->
        [yes] { $player } da la vuelta a una carta: { $card }. Hay que encontrar lo contrario.
       *[no] { $player } da la vuelta a una carta: { $card }.
    }
event-said = { $player }: «{ $word }…»
event-stumbled = { $player } se traba con «{ $word }» y vuelve a empezar.
event-timer-spoke = { $player } tarda demasiado: el reloj dice la rima.
event-touched =
    { $drawn ->
        [yes] { $player } se queda con la carta a los { $ms } ms, por sorteo en el mismo milisegundo ({ $others }).
       *[no] { $count ->
            [0] { $player } se queda con la carta a los { $ms } ms.
           *[other] { $player } se queda con la carta a los { $ms } ms ({ $others }).
        }
    }
event-kept = Nadie toca: { $player } coloca { $card } boca abajo al final de su fila.
event-turned-up =
    { $timeout ->
        [yes] Se acabó el tiempo: el azar elige una carta para { $player }.{" "}
       *[no] {""}
    }{ $player } destapa { $card } (sitio { $place }) para { $middle }: { $result ->
        [match] pareja, { $gained } puntos.
        [half] todo menos el nombre, se queda con una carta por { $gained } punto.
       *[miss] no es pareja, se descartan las dos.
    }
event-shifted = { $player } mueve la carta de { $owner } del sitio { $start } al sitio { $end }.
event-confused =
    { $count ->
        [0] { $player } no enreda a nadie.
        [one] { $player } para después de un cambio.
       *[other] { $player } ha movido { $count } cartas.
    }
event-rang =
    { $private ->
        [yes] { $player } roba el despertador: suena, y se acaba la noche.
       *[no] Suena el despertador: se acaba la noche.
    }

refused-no-look = Ahora no tienes nada que mirar.
refused-looked-already = Ya has mirado. Volverás a ver tus cartas con el próximo Recuerdo.
refused-look-open = Ya estás mirando tus cartas.
refused-look-closed = No estás mirando tus cartas.
refused-not-your-turn = No es tu turno.
refused-no-flip = Ahora no se puede dar la vuelta a ninguna carta.
refused-unseen-card = Esa carta aún está boca abajo.
refused-card-gone = Esa carta ya no está.
refused-action-card = Tocar una carta de acción no hace nada.
refused-own-reveal = Es tu turno: dices la rima y no puedes tocar.
refused-no-cards = No tienes ninguna carta boca abajo, así que no puedes tocar.
refused-touched-already = Ya has tocado esta carta.
refused-false-start = Demasiado pronto, por { $ms } ms: nadie reacciona tan rápido, así que no cuenta. ¡Toca otra vez!
refused-too-late = Demasiado tarde, por { $ms } ms.
refused-arrived-late = Tu toque fue rápido, pero llegó cuando la carrera ya estaba decidida.
refused-nothing-taken = Nadie se ha quedado con una carta: no hay nada que destapar.
refused-not-taker = La carta se la ha quedado otra persona: nadie más puede intentarlo.
refused-no-such-card =
    { $count ->
        [one] Tu fila tiene una carta: elige esa.
       *[other] Tu fila tiene { $count } cartas: elige una de ellas.
    }
refused-no-rhyme = Ahora no se está diciendo ninguna rima.
refused-timer-speaks = En esta mesa, la rima la dice el reloj.
refused-not-speaker = La rima la dice quien tiene el turno.
refused-no-such-word = La rima tiene cuatro palabras.
refused-no-confuse = Las cartas solo se mueven después de un Enredo.
refused-not-confuser = Las cartas las mueve quien tiene el turno.
refused-own-row = Enredas a otra persona, no a ti.
refused-no-such-row = Ahí no juega nadie.
refused-other-row = Todos los cambios de un Enredo se hacen en la misma fila.
refused-short-row = Esta fila tiene menos de dos cartas: no hay nada que mover.
refused-no-such-place =
    { $count ->
        [one] Esta fila tiene un sitio.
       *[other] Esta fila tiene { $count } sitios.
    }
refused-same-place = La carta tiene que ir a otro sitio.

score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
reason-most-points = más puntos
reason-most-cards = los mismos puntos, pero más cartas en el montón de sueños
reason-tie = más cartas
reason-shared = los mismos puntos y las mismas cartas: victoria compartida

advice-look =
    { $count ->
        [one] Mira tu carta y dítela en voz baja: figura, color, nombre.
       *[other] Mira tus { $count } cartas y dítelas en voz baja de izquierda a derecha: figura, color, nombre.
    }
advice-peek =
    { $count ->
        [one] Dite tu carta en voz baja: figura, color, nombre. Esa frase es todo lo que te quedará.
       *[other] Haz una sola frase con tus { $count } cartas, de izquierda a derecha. Una frase dura más que { $count } imágenes.
    }
advice-flip =
    { $count ->
        [one] Dite otra vez tu carta en voz baja; luego da la vuelta a la siguiente.
       *[other] Repasa mentalmente tus { $count } cartas, de izquierda a derecha; luego da la vuelta a la siguiente.
    }
advice-turn-up =
    { $count ->
        [one] Solo tienes una carta: tienes que destapar esa.
       *[other] El sitio solo lo puedes saber tú: ningún maestro nombra una carta que está boca abajo. Tienes { $count } cartas en el orden en que te llegaron, salvo que un Enredo las haya movido.
    }
advice-confuse =
    { $points ->
        [one] { $seat } tiene { $points } punto
       *[other] { $seat } tiene { $points } puntos
    }, lo máximo entre quienes puedes enredar. Mueve una carta de un extremo al otro.
advice-confuse-again = Mueve otra carta de { $seat } de un extremo al otro.
advice-word = Di las palabras con calma: si vas demasiado deprisa, vuelves a empezar.
advice-race =
    { $left ->
        [one] Una carta que no se ve haría pareja con esta
       *[other] { $left } cartas que no se ven harían pareja con esta
    }. { $count ->
        [one] Tu fila tiene una carta
       *[other] Tu fila tiene { $count } cartas
    }: toca solo si recuerdas una que haga pareja. Un fallo cuesta una carta de tu fila.
advice-race-reverse =
    Al revés: la figura y el color deben ser distintos. { $left ->
        [one] Una carta que no se ve serviría
       *[other] { $left } cartas que no se ven servirían
    }. { $count ->
        [one] Tu fila tiene una carta: ¿sirve?
       *[other] Tu fila tiene { $count } cartas: ¿sirve alguna?
    }
advice-race-none = Ya no queda ninguna carta que haga pareja: deja pasar esta.
analysis-missed =
    { $reverse ->
        [yes] { $seat } dejó pasar una pareja al revés
       *[no] { $seat } dejó pasar una pareja
    }: { $card } (sitio { $place }) con { $middle }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
analysis-chances =
    { $count ->
        [0] Ninguna ocasión perdida.
        [one] Una ocasión perdida, de { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
       *[other] { $count } ocasiones perdidas, de { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
    }
analysis-reaction = Mejor reacción: { $ms } ms.
analysis-closest = Carrera más reñida: { $ms } ms.

section-1 = Material
rule-MP-1 = El juego tiene 106 cartas: 72 sueños, 18 sueños locos, 15 cartas de acción y un despertador.
rule-MP-2 = Un sueño muestra una figura (niña, loro o ballena) sobre un fondo (amarillo, rojo o azul) y lleva un nombre (Molly o Polly): dieciocho clases, cuatro de cada una. Un sueño loco muestra una figura sobre un fondo y no tiene nombre: nueve clases, dos de cada una.
rule-MP-3 = Las quince cartas de acción son cinco de Enredo, cinco de Recuerdo y cinco de Al revés. Regla de la casa: el reglamento solo da el total. En una mesa se pueden acordar otras cantidades, quince como máximo.

section-2 = Preparación
rule-MP-4 = Juegan de tres a ocho personas. Se aparta el despertador, se barajan todas las demás cartas y cada cual recibe dos boca abajo. Quien recibe una carta de acción la enseña, la descarta sin efecto y roba otra, hasta tener dos amigos: sueños o sueños locos.
rule-MP-5 = Se ponen boca abajo quince de las cartas que quedan, encima el despertador y, sobre él, todo el resto. Ese es el mazo. Con n personas, a cartas de acción en el juego y k de ellas descartadas en el reparto, quedan 75 + a − 2n − k cartas encima del despertador: 90 − 2n − k con las quince. Opción de la casa, la partida corta: solo la mitad de esas cartas queda encima del despertador; las demás, debajo.
rule-MP-6 = Cada cual mira sus dos cartas, las memoriza y las pone boca abajo, una al lado de otra, en una fila cuyo orden cuenta. Regla de la casa: una mirada dura 5 segundos y empieza cuando puedes ver tus cartas. En una tableta compartida la abres tú. «Visto» la termina antes. La partida sigue cuando todo el mundo ha mirado; quien no mira en 60 segundos se la pierde.
rule-MP-7 = Solo ves una carta de tu fila en el reparto, cuando te la quedas y con un Recuerdo. No puedes volver a mirarla ni cambiar el orden de tu fila. Las caras están en tu pantalla solo mientras dura tu mirada y no vuelven nunca: ni al volver a cargar la página ni en una pausa. Una pausa pedida durante una mirada empieza después de ella.
rule-MP-8 = Antes de empezar, quien organiza dice quién comienza, por ejemplo la persona dueña del juego; si no, decide el azar. Se juega en el sentido de las agujas del reloj.

section-3 = Un turno
rule-MP-9 = Si al empezar tu turno no tienes ninguna carta boca abajo, primero robas una, la miras sin que nadie más la vea (4 segundos) y la colocas. Una carta de acción robada así se descarta a la vista y sin efecto, y robas otra.
rule-MP-10 = Después se da la vuelta a la primera carta del mazo, en el centro, a la vista de todo el mundo. Regla de la casa: a los 5 segundos se da la vuelta sola.
rule-MP-11 = Si es un amigo, empieza la carrera. Quien tiene el turno dice la rima «Molly, Polly, Moby Pick». Mientras la dice, el resto puede tocar la carta, siempre que tenga al menos una carta boca abajo. Quien la toca primero se la queda.
rule-MP-12 = Quien tiene el turno y quien no tiene cartas boca abajo no pueden tocar. Si lo hacen, no pasa nada y no cuesta nada.
rule-MP-13 = Regla de la casa: la rima empieza cuando se da la vuelta a la carta y dura 4 segundos, un golpe por palabra. En una mesa se pueden elegir 2,8 o 6 segundos; contra bots dura 2,8 si no eliges otra cosa.
rule-MP-14 = La rima se dice con calma; si se dice mal, se repite desde el principio. Regla de la casa, en una mesa que recita: quien tiene el turno toca las cuatro palabras en orden. Una palabra fuera de orden hace empezar de nuevo, y también la que llega menos de 0,7 segundos después de la anterior o de que se diera la vuelta a la carta. Mientras tanto la carrera sigue abierta; termina con la cuarta palabra. Los toques se cronometran en la propia pantalla, como los de la carta.
rule-MP-15 = Es primera la persona que reacciona más rápido desde que la carta aparece en su propia pantalla, no aquella cuyo mensaje llega antes. Un toque cuenta si se hizo antes de acabar la rima, aunque llegue hasta 0,4 segundos después. En el mismo milisegundo, decide el azar. Regla de la casa: un toque a menos de 0,1 segundos de aparecer la carta no es una reacción y no cuenta; no cuesta nada, y puedes tocar otra vez. Cuando llega el primer toque, la carrera espera a las conexiones más lentas, 0,12 segundos si no se acuerda otra cosa. Luego se muestran los tiempos de todo el mundo.
rule-MP-16 = Quien se queda con la carta tiene que destapar exactamente una carta de su propia fila, de memoria, y no puede echarse atrás. Regla de la casa: a los 20 segundos se sortea el sitio.
rule-MP-17 = Las dos cartas hacen pareja si la figura, el fondo y el nombre son iguales. Si una de las dos es loca, el nombre no cuenta. Las cartas de una pareja van boca arriba al montón de sueños de quien la consigue.
rule-MP-18 = Con cuatro personas o menos (contadas al principio), dos cartas con nombre que solo se diferencian en el nombre son media pareja: una va al montón de sueños y la otra se descarta. Las dos valen un punto, así que da igual cuál.
rule-MP-19 = En todos los demás casos se descartan las dos cartas y no se gana nada. Nadie más puede intentarlo.
rule-MP-20 = Si nadie ha tocado la carta cuando acaba la rima, quien tiene el turno se la queda, la memoriza y la coloca boca abajo a la derecha de su fila.
rule-MP-21 = Así termina el turno, que pasa a la izquierda. Las cartas descartadas no vuelven nunca.

section-4 = Cartas de acción
rule-MP-22 = Enredo: quien tiene el turno puede mover cartas boca abajo de una sola persona más, sin mirarlas: una carta cada vez, a otro sitio de la misma fila, mientras las demás se juntan; tres cambios como máximo. Todo el mundo ve qué sitio va adónde. Se puede renunciar o parar antes, y no pasa nada si nadie más tiene dos cartas. Regla de la casa: 20 segundos para todos los cambios.
rule-MP-23 = Recuerdo: cada cual mira su propia fila; luego todas las cartas vuelven a estar boca abajo, sin haberse movido. Regla de la casa: la mirada dura 3 segundos más 1 segundo por cada carta de la fila más larga, lo mismo para todo el mundo. Cada cual la abre y la termina como en MP-6.
rule-MP-24 = Al revés: se da la vuelta enseguida a la carta siguiente. Si es una carta de acción, se juega en su lugar: otro Al revés sustituye al primero sin anularlo; un Enredo o un Recuerdo lo gastan. Si es un amigo, la carrera se hace como siempre, pero solo para esa carta se busca lo contrario de una pareja.
rule-MP-25 = Después de un Al revés, dos cartas hacen pareja si no tienen nada igual: otra figura, otro fondo y otro nombre. Si una de las dos es loca, el nombre no cuenta. Las cartas de una pareja al revés van las dos al montón de sueños.
rule-MP-26 = Después de un Al revés, con cuatro personas o menos, dos cartas con nombre que solo comparten el nombre son media pareja: una se conserva y la otra se descarta. En todos los demás casos se descartan las dos. Si nadie toca la carta, se la queda quien tiene el turno, como siempre.
rule-MP-27 = Tocar una carta de acción no hace nada.

section-5 = El final
rule-MP-28 = La partida termina en el instante en que el despertador sale del mazo: al darle la vuelta, al darle la vuelta después de un Al revés, o al robarlo alguien que no tiene cartas. El turno no se termina de jugar.
rule-MP-29 = Cada sueño loco de tu montón de sueños vale dos puntos; cada uno de los demás sueños, uno. Las cartas boca abajo no valen nada.
rule-MP-30 = Gana quien tiene más puntos. En caso de empate, gana el montón de sueños más grande. Regla de la casa: si también es igual, la victoria se comparte.

section-6 = Límites de tiempo
rule-MP-31 = Regla de la casa, cada tiempo se puede cambiar en la mesa: 60 segundos para empezar a mirar, 5 segundos para dar la vuelta a la carta siguiente (1,5 después de un Al revés), 20 segundos para elegir la carta que se destapa, 20 segundos para un Enredo, 15 segundos para recitar la rima una vez; después la dice el reloj, y la carrera sigue abierta hasta que acaba.
