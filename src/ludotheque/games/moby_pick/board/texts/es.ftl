# Lo que solo dice el tablero de Moby Pick en el navegador.
ask-over = ¡Ha sonado el despertador!
ask-open = ¿Ya? ¡Mira tus cartas!
ask-look = ¡Recuerda tus cartas y sus sitios!
ask-draw = ¡Recuerda la carta que has robado!
ask-flip = Te toca: da la vuelta a la carta siguiente.
ask-touch = ¿Tienes su gemela? ¡Toca!
ask-touch-reverse = ¿Todo distinto? ¡Toca!
ask-touched = ¡Tocada! ¿Quién ha sido antes?
ask-recite = Di la rima: toca las palabras en orden.
ask-remind = ¡Recuerdo! Mira otra vez tu fila.
ask-turn-up = Destapa su gemela o se pierden las dos.
ask-turn-up-reverse = Destapa una distinta en todo o se pierden las dos.
ask-confuse = ¡Enreda la fila de alguien!
wait-look = Cada cual mira sus propias cartas.
wait-looks = Aún miran: { $players }
wait-remind = ¡Recuerdo! Cada cual mira su propia fila.
wait-draw = { $player } se ha quedado sin cartas y roba una.
wait-flip = { $player } da la vuelta a la carta siguiente.
wait-own = El resto puede tocar. ¿Nadie? Es tuya: ¡recuérdala!
wait-race = { $player } dice la rima; el resto puede tocar.
wait-bare = No tienes cartas con las que hacer pareja. ¡Mira!
wait-turn-up = { $player } ha llegado antes y elige una carta.
wait-confuse = { $player } enreda una fila. ¡No pierdas detalle!

thrown = Descartadas en el reparto:

touch-card = Tocar: { $card }
flip = Dar la vuelta
stock-top = El mazo, boca abajo
stock-short = Mazo
discards-short = Descartes
stock =
    { $count ->
        [one] Mazo: { $count } carta
       *[other] Mazo: { $count } cartas
    }
discards =
    { $count ->
        [one] Descartes: { $count } carta
       *[other] Descartes: { $count } cartas
    }
reverse = ¡Al revés!
reverse-how = Todo debe ser distinto.
rhyme = La rima

players = El resto de la mesa
own = Tu asiento
row-yours = Tu fila, boca abajo
row-soon =
    { $count ->
        [one] Pronto estará aquí, boca abajo.
       *[other] Pronto estarán aquí, boca abajo y en este orden.
    }
row-empty = Ahora no tienes cartas.
row-count =
    { $count ->
        [one] { $count } carta boca abajo
       *[other] { $count } cartas boca abajo
    }
back-place = Sitio { $place }, boca abajo
face-place = Sitio { $place }: { $card }
turn-up-place = Destapar el sitio { $place }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
dreams =
    { $count ->
        [one] { $count } sueño ganado
       *[other] { $count } sueños ganados
    }
mark-look =
    { $look ->
        [open] está mirando sus cartas
       *[waiting] aún no ha mirado
    }
mark-active = da la vuelta y dice la rima
mark-taker = se ha quedado con la carta

look = Tus cartas, boca arriba

confuse-whom = ¿La fila de quién?
confuse-row = Se enreda una fila
confuse-of = Fila: { $player }
confuse-yours = ¡Tu fila!
confuse-moved = Sitio { $start } → sitio { $end }
confuse-pick = Tomar la carta del sitio { $place }
confuse-put = Mover la carta del sitio { $start } al sitio { $end }
confuse-how = Toca una carta y luego un sitio.
confuse-where = ¿Adónde va la carta { $place }?
confuse-left =
    { $left ->
        [one] Queda un cambio
       *[other] Quedan { $left } cambios
    }
confuse-decline = No tocar nada
confuse-stop = Ya basta

photo = Foto finish
photo-won = Foto finish: { $player }, por { $time }
photo-lost = Foto finish: llegas { $time } tarde
photo-drawn = { $player }, por sorteo: ¡el mismo milisegundo!
photo-ms = { $ms } ms
photo-s = { NUMBER($s, maximumFractionDigits: 2) } s
photo-alone = { $player } ha tocado a los { $time }.

pair =
    { $result ->
        [match] { $player }: { $middle } y { $card } hacen pareja
        [half] { $player }: { $middle } y { $card } hacen pareja, salvo por el nombre
       *[miss] { $player }: { $middle } y { $card } no hacen pareja
    }
pair-result =
    { $result ->
        [match] ¡Pareja! +{ $gained }
        [half] ¡Casi! +{ $gained }
       *[miss] ¡No es pareja!
    }
pair-end =
    { $result ->
        [match] { $player } gana las dos cartas
        [half] { $player } se queda con una carta
       *[miss] { $player } pierde las dos cartas
    }
trait =
    { $trait ->
        [figure] figura
        [background] fondo
       *[name] nombre
    }: { $same ->
        [yes] coincide
       *[no] no coincide
    }

end-worth = Un sueño vale un punto; un sueño loco, dos.
end-best = La mano más rápida de la noche: { $player }, { $time }
end-closest = La carrera más reñida
end-sum =
    { $crazy ->
        [0] { $points }
       *[other] { $dreams } + { $crazy } × 2 = { $points }
    }

zone-touch = ¡Toca aquí!
zone-touched = ¡Tocada!
