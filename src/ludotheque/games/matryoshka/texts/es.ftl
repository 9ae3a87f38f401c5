# Matryoshka en español.
game-name = Matryoshka
game-tagline = Intercambia muñecas y completa las viejas series.

guide-aim = Reúne la colección de muñecas más bonita. En cuatro rondas robas, intercambias y colocas; solo puntúa tu última vitrina, de 13 cartas. Dan puntos dos cosas: las escaleras de valores seguidos de una serie y las columnas de valores iguales. Cuanto más largas, más valen. Gana quien tiene más puntos.
guide-turn-1 = Robar: cada cual roba dos cartas.
guide-turn-2 = Intercambiar: una vez por ronda te toca mostrar una carta de tu mano. Las demás personas te ofrecen una carta cada una, boca abajo.
guide-turn-3 = Miras las ofertas y te quedas con una. Se cambia por la carta que has mostrado; las demás ofertas vuelven a su mano.
guide-turn-4 = Colocar: cada cual elige en secreto las cartas de su vitrina: 4, 6, 8 y, al final, 13. Se destapan todas a la vez.
guide-turn-5 = Después de la ronda 4 se cuentan las vitrinas. La carta que queda en la mano no vale nada.
guide-example-1 = Zoé ha colocado Amapola 1, 3, 4, Caléndula 2, 3, 5, 6, 7 y Girasol 2, 3, 4, 5, 6. Sus columnas de 1, 2, 3, 2, 2, 2 y 1 cartas dan 0 + 2 + 4 + 2 + 2 + 2 + 0 = 12 puntos.
guide-example-2 = Sus filas: Amapola 3 a 4 da 2. Caléndula 2 a 3 y 5 a 7 dan 2 + 4. Girasol 2 a 6, una escalera de cinco, da 10 y 1 extra. Son 2 + 6 + 11 = 19 puntos; con las columnas, 12 + 19 = 31 puntos.

variant-base = El juego
variant-base-about = Cuatro rondas para robar, intercambiar y colocar; después gana la colección más bonita.

option-variant = Variante
option-variant-about = Solo hay una forma de jugar.
option-seats = Personas
option-seats-about = Tres, cuatro o cinco coleccionistas.
option-first = Quién empieza
option-first-about = Quién intercambia primero en la primera ronda: por ejemplo, la persona más joven. Lo dice quien organiza antes de empezar; si no, se sortea.
option-reminders = Recordatorio
option-reminders-about = Muestra las cartas que has visto pasar a otras manos y todos los intercambios. Sin él, cada cual tiene que recordarlo.
option-show-time = Tiempo para mostrar
option-show-time-about = Segundos para elegir la carta que pones a cambio.
option-offer-time = Tiempo para ofrecer
option-offer-time-about = Segundos para elegir la carta que ofreces por ella.
option-take-time = Tiempo para quedarse con una
option-take-time-about = Segundos para elegir una de las ofertas.
option-lay-time = Tiempo para colocar
option-lay-time-about = Segundos para elegir tu vitrina al principio y en las rondas 1 a 3.
option-last-lay-time = Tiempo para la última vitrina
option-last-lay-time-about = Segundos para elegir tus trece cartas en la ronda 4.

bad-seats = Matryoshka es para { $least } a { $most } personas.
bad-first = Empieza alguien de entre las { $seats } personas de la mesa.
bad-time = Un límite de tiempo está entre { $least } y { $most } segundos.

series-poppy = Amapola
series-marigold = Caléndula
series-sunflower = Girasol
series-fern = Helecho
series-mint = Menta
series-cornflower = Aciano
series-gentian = Genciana
series-lavender = Lavanda
series-peony = Peonía
series-chestnut = Castaña
card-name = { $series } { $value }

action-lay = Colocar { $count } cartas: { $cards }
action-lay-about = Elige las cartas de tu próxima vitrina entre todas las que tienes. Siguen boca abajo hasta que todo el mundo ha elegido; lo elegido, elegido está.
action-show = Mostrar { $card }
action-show-about = Pon una carta de tu mano boca arriba en el centro. Se la llevará otra persona.
action-offer = Ofrecer { $card }
action-offer-about = Pon una carta de tu mano boca abajo. Solo la verá quien tiene el turno, que puede quedársela a cambio de la mostrada. Lo ofrecido, ofrecido está.
action-take = Tomar la oferta de { $seat }
action-take-about = Ves todas las ofertas. Quédate con exactamente una: quien la hizo recibe la carta que mostraste, y el resto recupera la suya.

event-laid = { $seat } ha elegido su vitrina.
event-revealed =
    { $round ->
        [0] Se destapan las primeras vitrinas: { $count } cartas cada una.
       *[other] Se destapan las vitrinas de la ronda { $round }: { $count } cartas cada una.
    }
event-drawn =
    { $stock ->
        [0] Ronda { $round }: cada cual roba dos cartas, las últimas. { $first } intercambia primero.
       *[other] Ronda { $round }: cada cual roba dos cartas, quedan { $stock }. { $first } intercambia primero.
    }
event-shown = { $seat } muestra { $card }.
event-offered = { $seat } ofrece una carta.
event-traded = { $seat } se queda con la oferta de { $partner }; { $partner } recibe { $card }.
event-late = A { $seat } se le ha acabado el tiempo: elige un bot.
event-returned = { $seat } ha vuelto.
event-counted = Se cuentan las colecciones: { $scores }. La mejor vale { $best }.

refused-over = La partida ha terminado: las colecciones ya están contadas.
refused-not-laying = Las vitrinas solo se eligen cuando se han hecho todos los intercambios de la ronda.
refused-laid-already = Ya has elegido tu vitrina; se queda así hasta que se destapen todas.
refused-lay-count =
    { $need ->
        [one] Tu vitrina necesita exactamente { $need } carta, no { $found }.
       *[other] Tu vitrina necesita exactamente { $need } cartas, no { $found }.
    }
refused-lay-twice = Has nombrado una carta dos veces; cada carta existe una sola vez.
refused-lay-not-yours = Solo puedes colocar cartas de tu mano y de tu última vitrina.
refused-not-showing = Ahora no hay que mostrar ninguna carta.
refused-not-active = No es tu intercambio: solo muestra una carta quien tiene el turno.
refused-not-offering = Ahora no se piden ofertas.
refused-other-trade = Esa oferta era para otro intercambio.
refused-own-trade = Este intercambio es tuyo: el resto ofrece, tú eliges.
refused-offered-already = Ya has hecho tu oferta; se queda ahí hasta que se elija.
refused-in-tableau = Esa carta está en tu vitrina; solo se intercambian cartas de la mano.
refused-not-in-hand = Esa carta no está en tu mano.
refused-not-taking = Ahora no hay ofertas para elegir.
refused-not-yours-to-take = Entre las ofertas solo elige quien tiene el turno.
refused-no-such-offer = En ese asiento no hay ninguna oferta: elige la de otra persona.

score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
reason-most-points = más puntos
reason-longest-runs = los mismos puntos: deciden las escaleras más largas
reason-tie = escaleras más largas
reason-shared = los mismos puntos y las mismas escaleras: victoria compartida

points-column = 2 4 7 10 13 16 19 22 25
points-run = 2 4 7 10+1 13+2 16+3

advice-run = tu escalera de { $count } cartas de { $series }
advice-column = tu columna de { $count } cartas de valor { $value }
advice-dolls = tus otras cartas
advice-lay = Así aseguras { $keep }; te quedan en la mano para intercambiar: { $cards }.
advice-lay-last = Vale { $points } puntos, lo máximo que puedes colocar.
advice-show-wanted = Así conservas { $keep }; a { $seat } le sirve { $card } y ofrecerá algo a cambio.
advice-show-spare = Así conservas { $keep }; { $card } es la que menos echarás en falta.
advice-show-best = Así conservas { $keep }; de tus cartas, { $card } es la mejor para mostrar.
advice-offer-deal =
    { $shown } te daría enseguida { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }; a { $seat } le sirve { $card } y puede que la tome.
advice-offer-hope =
    { $shown } te daría enseguida { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, y puedes prescindir de { $card }.
advice-offer-spare = Así conservas { $keep }; si { $seat } te toma una carta, { $card } es la que menos duele.
advice-offer-best = Así conservas { $keep }; de tus cartas, { $card } es la mejor para dar por { $shown }.
advice-offer-keep = Así conservas { $keep }; a { $seat } no le sirve { $card } y difícilmente la tomará.
advice-take = Con { $card } tienes { $keep }; vale más que lo que { $shown } da a { $seat }.
advice-take-cheap = Con { $card } tienes { $keep }; a { $seat } no le sirve { $shown }.
advice-take-group = Con { $card } tienes { $keep }.
advice-take-best = De las ofertas, { $card } es la que más promete.
weaker-expert = Los bots expertos piensan menos aquí: el extra «fast» no está instalado.

# Las mismas razones después de la partida: las lee todo el mundo, así que no tutean a nadie.
analysis-run = una escalera de { $count } cartas de { $series }
analysis-column = una columna de { $count } cartas de valor { $value }
analysis-dolls = las otras cartas
analysis-lay = Asegura { $keep }; quedan en la mano para intercambiar: { $cards }.
analysis-lay-last = Vale { $points } puntos, lo máximo que se podía colocar.
analysis-show-wanted = Conserva { $keep }; a { $seat } le sirve { $card } y ofrecería algo a cambio.
analysis-show-spare = Conserva { $keep }; { $card } es la que menos se echaría en falta.
analysis-show-best = Conserva { $keep }; de esta mano, { $card } era la mejor para mostrar.
analysis-offer-deal =
    { $shown } daría enseguida { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }; a { $seat } le sirve { $card } y puede que la tome.
analysis-offer-hope =
    { $shown } daría enseguida { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, y se puede prescindir de { $card }.
analysis-offer-spare = Conserva { $keep }; si { $seat } toma la oferta, { $card } es la que menos duele.
analysis-offer-best = Conserva { $keep }; de esta mano, { $card } era la mejor para dar por { $shown }.
analysis-offer-keep = Conserva { $keep }; a { $seat } no le sirve { $card } y difícilmente la tomaría.
analysis-take = Con { $card } hay { $keep }; vale más que lo que { $shown } da a { $seat }.
analysis-take-cheap = Con { $card } hay { $keep }; a { $seat } no le sirve { $shown }.
analysis-take-group = Con { $card } hay { $keep }.
analysis-take-best = De las ofertas, { $card } era la que más prometía.

section-1 = Material y preparación
rule-MA-1 = El juego tiene 70 cartas: diez series (en la caja francesa, «couleurs») de siete muñecas rusas con los valores del 1 al 7. Cada serie tiene un color, una flor y una letra. Cada carta existe una sola vez.
rule-MA-2 = Según cuántas personas jueguen, se quitan series enteras: tres juegan con seis series (42 cartas), cuatro con ocho (56) y cinco con las diez (70). Regla de la casa: el azar decide cuáles, y todo el mundo lo sabe.
rule-MA-3 = Se barajan las cartas. Cada cual recibe seis y las mantiene en secreto.
rule-MA-4 = Cada cual elige dos de ellas boca abajo. Cuando todo el mundo ha elegido, se destapan: son las primeras vitrinas.
rule-MA-5 = Una vitrina se ordena sola: una fila por serie y una columna por valor. Todo el mundo ve todas las vitrinas y cuántas cartas hay en cada mano; las cartas de la mano son secretas. Regla de la casa: una vitrina sigue en la mesa mientras se elige la siguiente.
rule-MA-6 = Una persona empieza y abre los intercambios. Regla de la casa: antes de empezar, quien organiza puede decir quién es, por ejemplo la persona más joven; si no, decide el azar. Después de cada ronda empieza quien está a su izquierda.

section-2 = Cuatro rondas de tres fases
rule-MA-7 = A, robar: cada cual roba dos cartas. En la ronda 4 se acaba justo el mazo («pile»).
rule-MA-8 = B, intercambiar: a cada cual le toca una vez, en el sentido de las agujas del reloj, empezando por la primera persona.
rule-MA-9 = Quien tiene el turno debe mostrar una carta de su mano, boca arriba.
rule-MA-10 = Las demás personas deben ofrecer una carta de su mano cada una, boca abajo, a la vez y sin ver las otras ofertas. Regla de la casa: lo ofrecido, ofrecido está.
rule-MA-11 = Quien tiene el turno mira las ofertas sabiendo de quién es cada una, no las enseña a nadie y debe quedarse con exactamente una. La carta elegida y la mostrada cambian de manos; las demás ofertas vuelven a la mano de donde salieron.
rule-MA-12 = Las cartas de una vitrina no se pueden ni mostrar ni ofrecer. Una carta recibida en un intercambio se puede volver a intercambiar más tarde, incluso con la persona que la dio.
rule-MA-13 = Quién sabe qué: la carta mostrada la conoce todo el mundo. La carta dada a cambio la conocen solo las dos personas del intercambio. Una oferta no elegida la conocen solo quien la hizo y quien tenía el turno.
rule-MA-14 = C, colocar: cada cual recoge su vitrina y elige, boca abajo y entre todo lo que tiene, exactamente 4, 6, 8 o 13 cartas en las rondas 1, 2, 3 y 4. Cuando todo el mundo ha elegido, se destapan todas. Regla de la casa: lo elegido, elegido está.
rule-MA-15 = Durante los intercambios, cada mano tiene exactamente seis cartas. Al final hay trece cartas en cada vitrina y queda una en cada mano.

section-3 = Puntuación
rule-MA-16 = Las vitrinas se cuentan una sola vez, después de la ronda 4; la carta que queda en la mano no cuenta. Una columna son todas las cartas de un valor. Una escalera («série») son valores seguidos, sin huecos, de una serie; dos escaleras en una misma fila cuentan por separado. Los puntos (la «aide de jeu» de la caja): una carta vale 0; 2 cartas, 2; 3 cartas, 4; 4 cartas, 7; 5 cartas, 10; 6 cartas, 13; 7 cartas, 16. Una carta cuenta en su fila y en su columna.
rule-MA-17 = Regla de la casa: las columnas de 8, 9 y 10 cartas siguen con el mismo paso y valen 19, 22 y 25 puntos.
rule-MA-18 = Las escaleras largas de una fila dan puntos extra: 1 por cinco cartas, 2 por seis y 3 por siete. Las columnas no dan ninguno, y una escalera no sigue del 7 al 1.
rule-MA-19 = Gana quien tiene más puntos. En caso de empate se comparan las escaleras más largas, luego las segundas, y así sucesivamente: la primera diferencia decide. Si no hay ninguna, la victoria se comparte.

section-4 = En esta mesa
rule-MA-20 = Regla de la casa: el tiempo es limitado. Tienes 60 segundos para mostrar, 60 para ofrecer, 60 para quedarte con una, 60 para colocar y 90 para la última vitrina, si en la mesa no se ha acordado otra cosa. Si se te acaba el tiempo, un bot elige por ti y no sabe más que tú. Tu asiento queda marcado hasta que vuelvas a jugar.
rule-MA-21 = Habla todo lo que quieras e intenta convencer a quien tiene el turno. Pero no hay manera de enseñar una carta oculta.
rule-MA-22 = Regla de la casa: el recordatorio está puesto si en la mesa no se ha acordado otra cosa. Muestra las cartas que con seguridad están en otras manos, porque las has visto pasar, y todos los intercambios. Sin él, cada cual tiene que recordarlo.
