# Los textos de las páginas. Los de un juego están junto a sus reglas.
skip-to-content = Ir al contenido
loading = Un momento…
home-link = Ludothèque: a la portada
language = Idioma
language-offline = Este idioma aún no está en este dispositivo: hace falta conexión.
mute = Silenciar
settings = Ajustes

home-title = ¿A qué jugamos?
home-lead = Sin cuenta y sin instalar nada. Elige un juego y siéntate.
home-offline = El servidor no responde. Las lecciones y las reglas funcionan sin él.
of-game = { $way }: { $game }
play-now = Jugar
invite = Invitar
learn = Aprender a jugar
rules = Reglas
rules-sections = Partes de las reglas
rules-now = Lo que puedes hacer ahora
rules-wait = Ahora juega el resto: tú no tienes que hacer nada.
rules-aim = Objetivo del juego
rules-turn = Cómo es un turno
rules-example = Ejemplos
house-rule = Regla de la casa
back-to-table = Volver a la mesa { $code }: { $game }
join-label = ¿Te han dado un código?
join = Entrar

settings-hearing = Sonido
settings-hearing-feeling = Sonido y vibración
settings-sound = Sonidos
settings-speech = Decir la rima en voz alta
settings-vibrate = Vibrar
settings-theme = Colores
settings-theme-auto = Automático
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-motion = Movimiento
settings-motion-auto = Automático
settings-motion-less = El mínimo posible
settings-text = Tamaño del texto
settings-text-normal = Normal
settings-text-large = Grande
settings-note = Se guarda solo en este dispositivo.

privacy = Privacidad
operator-says = De quien administra este servidor:
error-unknown-title = Aquí no duerme nadie
error-unknown-text = Esta página no existe. Quizá se perdió una letra por el camino.
error-broken-title = Algo ha fallado en esta página
error-broken-text = Hemos vuelto a montar la página y ha fallado otra vez. Tu asiento sigue siendo tuyo: vuelve a cargar la página o sigue en otro dispositivo.
error-load-title = La página no ha llegado
error-load-text = Parece que no hay conexión, o que Ludothèque se ha actualizado mientras tanto.
try-again = Otra vez
reload = Volver a cargar
back-home = A la portada

you = tú
bot = bot
away = no está
seconds-left =
    { $seconds ->
        [one] Queda { $seconds } segundo
       *[other] Quedan { $seconds } segundos
    }

players-range = { $least }–{ $most } personas
open-tables = Mesas abiertas
free-seats =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
open-replay = Ver una partida guardada

# Sentarse
your-games = Tus partidas
your-games-note = Se guardan solo en este dispositivo. Una partida se puede volver a ver mientras el servidor la conserve.
your-games-none = Aún no hay partidas terminadas en este dispositivo. Juega una y aparecerá aquí.
your-games-empty = Vaciar la lista
your-games-sure = Se vacía la lista de este dispositivo; el servidor conserva sus grabaciones.
your-games-yes = Sí, vaciar
your-name = Tu nombre
your-animal = Tu animal
avatar-fox = Zorro
avatar-owl = Búho
avatar-cat = Gato
avatar-dog = Perro
avatar-frog = Rana
avatar-hedgehog = Erizo
avatar-penguin = Pingüino
avatar-lion = León
avatar-elephant = Elefante
avatar-mouse = Ratón
avatar-bee = Abeja
avatar-octopus = Pulpo
sit-down = Sentarse
sit-down-more = Sentarse, y otra persona más
only-watch = Solo mirar
join-first = De momento, en esta mesa solo estás tú.
dealing = Se están barajando las cartas…
no-answer = El servidor no responde. Inténtalo otra vez en un momento.

# Una mesa nueva
new-table = Una mesa nueva
how-many = ¿Cuántos asientos?
open-table = Abrir e invitar
open-screen = En pantalla grande
play-bots = Jugar con bots
public-table = Mostrar esta mesa a todo el mundo en la portada
more-options = Más opciones
time-limits = Límites de tiempo
bot-level = Bots
level-easy = Fácil
level-normal = Normal
level-hard = Difícil
level-expert = Experto
level-random = Al azar
level-of = Nivel de { $name }
in-seconds = s

# Antes de repartir
seats-count =
    { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }
invite-hint = Escanea, o escribe el código en la portada
code-is = El código es { $code }
qr-alt = Código QR de { $link }
copy-link = Copiar el enlace
copied = Copiado
copy-failed = El navegador no ha copiado. Copia esto a mano: { $link }
share = Compartir
who-sits = En la mesa
free-seat = Libre
host = organiza
add-bot = Bot
remove-name = Quitar a { $name }
start = Empezar
more-time = El doble de tiempo
more-time-give = { $name } puede mirar y elegir el doble de tiempo
more-time-told = El doble de tiempo para mirar y elegir: { $names }
first-player = Quién empieza
first-drawn = por sorteo
begins = empieza
first-told = Empieza: { $who }
start-fills =
    { $count ->
        [one] El asiento libre será para un bot.
       *[other] Los { $count } asientos libres serán para bots.
    }
start-bots = Que jueguen bots
start-nobody = Aquí aún no hay nadie. Escanea el código para jugar, o mira cómo juegan los bots.
wait-for-host = Enseguida empieza: falta que quien organiza dé la salida.
same-device = Otra persona en este dispositivo
same-device-hint = Una tableta para varias personas: cada una se sienta aquí con su nombre.
big-screen = Pantalla grande
leave = Dejar la mesa
cancel = Cancelar
close = Cerrar

# En la mesa
table-tools = Mesa
table-menu = Menú de la mesa
not-kept = Este navegador no guarda nada. Deja esta página abierta: tu asiento será tuyo mientras lo esté.
watch-late = La partida ya ha empezado: estás mirando.
watching = Mirando
chat = Chat
chat-unread =
    { $count ->
        [one] Chat: { $count } mensaje nuevo
       *[other] Chat: { $count } mensajes nuevos
    }
chat-seated = Estás mirando: para escribir hace falta un asiento.
chat-phrases = En este servidor se habla con frases ya preparadas.
chat-off = El chat está desactivado en este servidor.
chat-empty = Nadie ha dicho nada todavía.
said = { $name }: { $words }
say = Decir algo
send = Enviar
mute-someone = No escuchar a…
phrase-hello = ¡Hola!
phrase-thanks = ¡Gracias!
phrase-well-played = ¡Bien jugado!
phrase-good-luck = ¡Suerte!
phrase-sorry = ¡Perdón!
phrase-one-moment = Un momento…
phrase-your-turn = ¡Te toca!
phrase-laugh = ¡Ja, ja!
phrase-wow = ¡Guau!
phrase-again = ¿Otra partida?
phrase-bye = ¡Adiós!
see-rule = Regla { $rule }
line-unknown = Conexión: midiendo
line-good = Conexión: buena
line-fair = Conexión: regular
line-poor = Conexión: mala
races-plain = El servidor no puede medir todas las conexiones de esta mesa: en las carreras, una conexión lenta hace perder algo de tiempo.
races-trusting = Aquí las carreras se fían de lo que los dispositivos dicen de su conexión.
line-lost = Conexión: perdida
connection-lost = Se ha perdido la conexión. Tu asiento sigue siendo tuyo y la mesa volverá sola.
not-done = No se ha hecho: se ha perdido la conexión. Inténtalo otra vez cuando vuelva la mesa.
paused = La mesa está en pausa.
held-you = Has puesto la mesa en pausa.
held-host = { $name } ha puesto la mesa en pausa.
held-asked = Se ha pedido una pausa. Empieza en cuanto pase este momento.
held-store = El servidor no puede guardar jugadas ahora mismo. No se pierde nada; la mesa seguirá sola.
held-restart = El servidor se ha reiniciado. La mesa espera a { $names }.
held-restart-all = El servidor se ha reiniciado. La mesa sigue en un momento.
held-nobody = Ahora no hay nadie en la mesa. La mesa espera.
held-passing = Una tableta cambia de manos. El reloj espera.
held-left =
    { $seconds ->
        [one] { $seconds } segundo como mucho
       *[other] { $seconds } segundos como mucho
    }
held-for = desde hace { $minutes } min
pause = Pausa
resume = Seguir
copy-watch = Copiar el enlace para mirar
copy-seat = Llevar mi asiento a otro dispositivo
copy-seat-code = Código QR que lleva tu asiento al dispositivo que lo lea
copy-seat-hint = Quien abra ese enlace o lea su código jugará en tu asiento: no se lo des a nadie.
leave-sure = Un bot ocupará tu asiento para siempre.
leave-yes = Sí, dejarla

# Qué ha pasado
news-sat = { $name } se sienta.
news-left = { $name } se levanta.
news-gone = { $name } se ha ido; sigue un bot.
news-stand-in = { $name } no está; mientras tanto juega un bot.
news-bot-failed = Algo va mal con el bot { $name }; sigue uno normal.
news-lost = { $name } ha perdido la conexión.
news-back = { $name } ha vuelto.
news-paused = La mesa está en pausa.
news-stalled = El servidor no puede guardar jugadas ahora mismo.
news-start = Empieza la partida.
news-goes-on = Sigue la partida.
news-over = La partida ha terminado.
news-host = Ahora organizas tú.

# El final
result-left = La mesa se cerró antes del final
result-nobody = Esta vez gana el juego.
result-together = ¡Victoria en equipo!
result-names-together = ¡{ $names } han ganado en equipo!
result-you = ¡Has ganado!
result-you-with = ¡Has ganado, junto con { $names }!
result-winners =
    { $count ->
        [one] ¡Ha ganado { $names }!
       *[other] ¡Han ganado { $names }!
    }
result-place =
    { $place ->
        [2] Has quedado en segundo lugar.
        [3] Has quedado en tercer lugar.
        [4] Has quedado en cuarto lugar.
        [5] Has quedado en quinto lugar.
        [6] Has quedado en sexto lugar.
        [7] Has quedado en séptimo lugar.
       *[other] Has quedado en octavo lugar.
    }
result-kind = ¡Bien jugado!
result-best = Tu toque más rápido: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
rematch = Otra vez
another-game = Otro juego
rematch-wait = Quien organiza puede empezar otra partida.
replay = Volver a verla
save-record = Guardar la partida

# Una tableta
tablet-pass = Pasa la tableta a { $name }
tablet-pass-hint = El resto mira un momento hacia otro lado.
tablet-mine = Soy { $name }: mostrar
tablet-hide = Tapar
tablet-back = Volver a la mesa
tablet-turn = te toca
tablet-look = mirar

# Errores
play-here = Jugar aquí
error-no-table-title = Ninguna mesa tiene este código
error-no-table-text = Un código son unas pocas letras y cifras. Quizá alguna se leyó mal, o la mesa se borró hace tiempo.
to-table = A la mesa
own-table = Abrir una mesa propia
type-again = Probar otro código
error-full-title = Todos los asientos están ocupados
error-full-text = Puedes mirar la partida o abrir una mesa propia.
error-gone-title = El servidor no responde
error-gone-text = Puede que se esté reiniciando, o que este dispositivo no tenga conexión. Tus asientos siguen siendo tuyos.
error-old-title = Esta página no está al día
error-old-text = El servidor se actualizó mientras la página estaba abierta. Vuelve a cargarla para seguir donde estabas.
error-tabs-title = Esta mesa está abierta en otra pestaña
error-tabs-text = Puedes seguir allí o jugar en esta pestaña.
error-moved-title = Sigues en otra pestaña
error-moved-text = La mesa ya no está abierta en esta pestaña.
error-removed-title = Tu asiento ha quedado libre
error-removed-text = Lo ha hecho quien organiza la mesa o quien administra este servidor. Puedes abrir una mesa propia o pedir otra invitación.
error-closed-title = Esta mesa se ha cerrado
error-closed-text = Quien administra este servidor la ha cerrado. Lo jugado hasta entonces se puede volver a ver, salvo que se haya borrado.
error-banned-title = No puedes entrar durante un tiempo
error-banned-text = Este servidor no acepta nada de tu red por ahora. Pregunta a quien lo administra.
error-crowded-title = Demasiado a la vez
error-crowded-text = El servidor pide una pequeña pausa. Inténtalo de nuevo en un momento.
error-no-board-title = Este juego no tiene tablero
error-no-board-text = Esta versión de la página aún no sabe mostrarlo.
error-forgotten-title = Esta partida se ha borrado
error-forgotten-text = El servidor solo conserva un tiempo las partidas terminadas. Si alguien guardó la grabación, todavía se puede ver.
error-damaged-title = Esta mesa ya no se puede leer
error-damaged-text = Sus jugadas guardadas están dañadas. Las demás mesas están bien; abre una nueva, por favor.
error-other-rules-title = Esta mesa tiene otras reglas
error-other-rules-text = Se juega con una versión de las reglas que este servidor no conoce. Seguirá en cuanto funcione un servidor con esa versión; tus asientos siguen siendo tuyos. O abre una mesa nueva.
error-no-record-title = Aún no hay nada que ver
error-no-record-text = Una partida se puede volver a ver cuando ha terminado.

# Volver a ver
full-screen = Pantalla completa
press-for-sound = Pulsa una vez para oír
step-back = Un paso atrás
step-on = Un paso adelante
replay-play = Reproducir
time-line = Línea de tiempo
time-line-at = Paso { $step } de { $length }, { $time }
perspective = Con los ojos de
spectator = el público
all-cards = todo el mundo (todas las cartas)
mark-back = Marca anterior
mark-on = Marca siguiente
mark-races = carrera
mark-finds = hallazgo
mark-misses = ocasión perdida
mark-race = Carrera: { $names }.
mark-find = Hallazgo de { $names }.
mark-missed = Ocasión perdida: { $names }.
speed = Velocidad
play-on = Seguir desde aquí
play-on-about = Unos bots ({ $level }) ocupan los otros asientos. Las cartas que no podías conocer se reparten de nuevo.
play-on-seat = Tu asiento
play-on-as = como { $name }
what-if = ¿Y si…?
what-if-about =
    { $move ->
        [0] ¿Y si…? Esta partida empieza como otra.
        [one] ¿Y si…? Esta partida empezó tras la primera jugada de otra. Las cartas ocultas se repartieron de nuevo.
       *[other] ¿Y si…? Esta partida empezó tras { $move } jugadas de otra. Las cartas ocultas se repartieron de nuevo.
    }
drop-hint = Suelta aquí el archivo de una partida guardada, o elígelo.
replay-bad = Este archivo no se puede ver: no es una partida guardada o está dañado.
choose-file = Elegir un archivo
verify-title = ¿Fue limpio el reparto?
verify-about = Antes de la partida, el servidor prometió su secreto con una huella; todo el mundo añadió su parte. Ahora este dispositivo vuelve a calcular cada mezcla.
verify = Comprobar la mezcla
verify-good = El reparto fue limpio: nadie pudo elegirlo.
verify-bad = El reparto no cuadra.
verify-unreadable = Esta grabación no se puede comprobar: su última línea falta o está dañada.
verify-kept = El secreto es el que se prometió antes de la partida.
verify-not-kept = El secreto no es el que se prometió.
verify-draws =
    { $count ->
        [one] { $right } de { $count } sorteo sale del secreto y de las partes de todo el mundo.
       *[other] { $right } de { $count } sorteos salen del secreto y de las partes de todo el mundo.
    }
verify-same = Este dispositivo vio esa promesa antes de elegir su parte.
verify-not-same = Este dispositivo había visto otra promesa.
verify-mine = La parte de este dispositivo está en el reparto.
verify-not-mine = Falta la parte de este dispositivo.
verify-numbers = Los números
verify-commitment = Promesa
verify-secret = Secreto
verify-nonces = Partes
verify-seed = Semilla

# Aprender
offer-title = { $game }: ¿es la primera vez?
offer-text = Una lección en el tablero de verdad te enseña el juego en un minuto, más o menos.
offer-learn = Aprender en un minuto
offer-play = Jugar ya
learn-game = Aprender { $game }
lesson-on = Siguiente
lesson-back = Atrás
lesson-skip = Enséñamelo
lesson-step = { $step } de { $count }
lesson-other = Eso no: lee otra vez.

# El tablero de un juego que no tiene uno propio.
default-players = Quién juega
default-acts = le toca
default-choose = Te toca: elige
default-wait = Esperando a { $names }
default-watch = Mira lo que pasa
default-more = Hay más posibilidades de las que caben aquí.
default-view = Lo que ves
default-story = Lo que ha pasado
module-failed = El tablero de este juego no funciona. Puedes seguir jugando en el tablero sencillo.

# Antes de cualquier script: navegador demasiado antiguo o sin JavaScript
no-script = Ludothèque necesita JavaScript.
too-old-title = Este navegador es demasiado antiguo para Ludothèque
too-old-text = Actualízalo o abre esta página en otro: Chrome o Edge { $chrome }, Firefox { $firefox }, Safari { $safari } (iPhone y iPad: iOS { $safari }), o más reciente.
too-old-partly = Puedes seguir, pero faltarán partes de la mesa o estarán fuera de su sitio.

option-hints = Pistas
option-hints-about = Quién puede preguntar al maestro qué conviene hacer y por qué.
option-hints-alone = A solas contra bots
option-hints-always = Todo el mundo
option-hints-never = Nadie

hint = Pista
hint-key = Pista (H)
hint-asking = El maestro está pensando…
hint-do = Hacerlo así
hint-level = Nivel del maestro
hint-failed = No llegó ninguna pista. Vuelve a intentarlo en un momento.

analysis = ¿Qué decidió la partida?
analysis-asking = Volviendo a ver la partida…
analysis-percent = Volviendo a ver la partida: { $percent } %
analysis-ready = El análisis está listo.
analysis-failed = El análisis no llegó. Vuelve a intentarlo en un momento.
analysis-none = Ninguna elección decidió por sí sola esta partida.
analysis-move = Jugada { $move } · { $name }
analysis-show = Ver este momento
analysis-played = Elegido: { $action }
analysis-better = Mejor: { $action }
analysis-worth = +{ $worth } % de una victoria
mark-turnings = momento decisivo
mark-turned = Momento decisivo: { $reason }
mark-turning = Momento decisivo, { $names }. Mejor: { $better }
