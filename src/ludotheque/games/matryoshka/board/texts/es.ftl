# El tablero de Matryoshka; nombres, sucesos y reglas están en ../texts.
colour-poppy = rojo
colour-marigold = naranja
colour-sunflower = amarillo
colour-fern = verde
colour-mint = turquesa
colour-cornflower = azul claro
colour-gentian = azul oscuro
colour-lavender = violeta
colour-peony = rosa
colour-chestnut = marrón
card-label = { $card }, { $colour }, serie { $letter }

round-setup = Preparación
round-number = Ronda { $round } de { $rounds }
series-in-play = Series en juego: { $series }
step-draw = robar
step-trade = cambiar
step-lay = colocar

prompt-lay =
    { $round ->
        [0] Elige { $need } cartas de tu mano para tu primera vitrina
       *[other] Elige las { $need } cartas de tu próxima vitrina
    }
prompt-laid = Tu vitrina está elegida, boca abajo
prompt-laying = Cada cual elige una vitrina de { $need } cartas
prompt-show = Te toca: muestra una carta de tu mano
prompt-showing = { $seat } elige una carta para mostrar
prompt-offer = Ofrece a { $seat } una carta por { $card }
prompt-offered = Tu oferta está boca abajo
prompt-offering = El resto elige qué ofrecer por { $card }
prompt-take = Quédate con una de las ofertas
prompt-taking = { $seat } mira las ofertas
prompt-over = Las colecciones están contadas
waiting-for = Esperando a { $names }

hand = Tu mano
hand-empty = Ninguna carta en la mano
hand-new = Nuevas en tu mano: { $cards }
hand-card-new = { $card }, nueva
my-tableau = Tu vitrina
tableau-of = Vitrina de { $seat }: { $cards }. Tal como está vale { $points }.
tableau-empty = aún sin cartas
worth =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
worth-run = Una escalera de una serie:
worth-column = Una columna de un valor:
points = Puntos
points-title = Lo que puntúa
points-cards = Cartas
points-run-head = Escalera de una serie
points-column-head = Columna de un valor
points-note = Solo cuenta la última vitrina. Una carta puntúa en su fila y en su columna; una carta sola no da nada.
others = Las demás vitrinas
hand-size =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
late = sin tiempo
mark-waited = elige…
mark-ready = ya está
enlarge = ver de cerca
known = Sabes que en esta mano está:
known-watch = Todo el mundo sabe que en esta mano está:

trade = El intercambio
trade-shown = mostrada por { $seat }
trade-mine = mostrada por ti
trade-nothing = Aún no se muestra ninguna carta
trade-ready = { $seat }: ha elegido, boca abajo
offer-awaited = { $seat }: aún sin oferta
offer-hidden = { $seat }: una oferta, boca abajo
offer-card = { $seat } ofrece { $card }
stock =
    { $count ->
        [0] El mazo se ha acabado
        [one] { $count } carta en el mazo
       *[other] { $count } cartas en el mazo
    }
stock-short = mazo: { $count }
history = Intercambios hasta ahora
history-none = Aún no hay intercambios
history-line = { $seat } dio { $card } a { $partner }

choose-first = Elige una carta
do-show = Mostrar { $card }
do-offer = Ofrecer { $card }
do-take = Tomar { $card } de { $seat }
do-lay = Colocar { $count } cartas
lay-label = Todas tus cartas: elige { $need }
lay-more =
    { $count ->
        [one] falta una
       *[other] faltan { $count }
    }
lay-fewer =
    { $count ->
        [one] sobra una
       *[other] sobran { $count }
    }
lay-exact = justo
lay-from-hand = de tu mano
lay-from-tableau = de tu vitrina
lay-brings = da { $points }
lay-would-bring = daría { $points }
lay-score = Valor de lo elegido
lay-sum = columnas { $columns } + filas { $lines }

count-title = La cuenta, vitrina a vitrina
tie-runs = { $name } ({ $runs })
tie-longer = Los mismos puntos: deciden las escaleras más largas. { $names }
tie-shared = Los mismos puntos y las mismas escaleras: el puesto se comparte. { $names }
count-again = Recontar
count-skip = Mostrar todo
count-back = Un paso atrás
count-next = El paso siguiente
count-how = Cómo se cuenta
count-columns = Columnas
count-lines = Filas
count-column =
    { $cards ->
        [one] Valor { $value }, { $cards } carta
       *[other] Valor { $value }, { $cards } cartas
    }
count-run = { $series } { $from } a { $to }
count-bonus = { $points } + { $bonus } extra
count-total = Total
count-left = Queda en la mano, no vale nada
