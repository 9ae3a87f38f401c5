# La línea de órdenes y la mesa en la terminal.

## La ayuda de `ludotheque --help`: una línea cada una, sin variables (se leen sin Fluent).
cli-about = Juegos de mesa, completos y exactos, y una mesa para jugarlos.
cli-games = La lista de los juegos instalados.
cli-rules = Todas las reglas de un juego, con sus números.
cli-play = Jugar en la terminal contra bots.
cli-replay = Recorrer una partida grabada.
cli-verify = Comprobar una partida grabada: las reglas, cada jugada, el resultado y que nadie eligió el reparto.
cli-analyse = Los momentos decisivos de una partida terminada, y qué puede aprender cada cual.
cli-arena = Hacer que los bots jueguen muchas partidas entre sí y contar las victorias.
cli-players = Quién juega, uno por asiento, con comas: niveles del juego, random o archivos de Python.
cli-arena-games = Cuántas partidas como mínimo; cada reparto se juega en todos los órdenes de asiento.
cli-processes = Cuántos procesos juegan; si no se indica, uno por procesador.
cli-out = Una carpeta para partidas, tablas y una página; un torneo interrumpido continúa ahí.
cli-serve = Abrir el servidor de mesas: jugar con más gente en el navegador.
cli-recipe = Mostrar un archivo para poner en marcha un servidor: un proxy para varios nodos, unidades de systemd, etc.
cli-recipe-name = Qué archivo; si no se indica, la lista.
cli-recipe-nodes = Los nodos como HOST:PUERTO, con comas; si no se indican, en esta máquina.
cli-recipe-public = La dirección pública del servidor, tal como se escribe.
cli-recipe-listen = Dónde escucha el proxy, como HOST:PUERTO o :PUERTO; si no se indica, :80, o :443 con certificado.
cli-recipe-certificate = El archivo del certificado y su clave, para HTTPS.
cli-recipe-database = La dirección de PostgreSQL que comparten los nodos.
cli-operator = Ver y administrar un servidor en marcha: mesas, personas, close, remove, ban, announce.
cli-operator-server = La dirección del servidor, o varias con comas; sin ella, la de esta máquina según su configuración.
cli-operator-token-file = El archivo de la clave; sin él LUDOTHEQUE_OPERATOR_TOKEN, u operator.token en la carpeta de datos.
cli-operator-json = Mostrar todo como JSON.
cli-operator-table = El código de la mesa.
cli-operator-seat = El número del asiento, 1 para el primero, como en «operator people».
cli-operator-address = Una dirección IPv4, o una dirección IPv6 o una red /64.
cli-operator-minutes = Durante cuántos minutos.
cli-operator-text = El mensaje; uno vacío retira el último.
cli-operator-tables = Listar las mesas.
cli-operator-people = Listar las personas y el público de las mesas.
cli-operator-close = Terminar una mesa y despedir a todo el mundo.
cli-operator-remove = Liberar el asiento de una persona.
cli-operator-ban = Rechazar una dirección durante un tiempo.
cli-operator-unban = Levantar un bloqueo.
cli-operator-announce = Mostrar un mensaje en todas las mesas.
cli-backup = Copiar todas las mesas en un archivo con el servidor en marcha y comprobar cada registro.
cli-restore = Poner una copia de seguridad en el lugar de la base de datos, tras comprobarla.
cli-copy = La copia de seguridad: un archivo SQLite.
cli-data = La carpeta de datos del servidor, como en `serve --data`. Si no se indica: LUDOTHEQUE_DATA, o data.
cli-database = La dirección de PostgreSQL, como en `serve --database`. Si no se indica: LUDOTHEQUE_DATABASE.
cli-backup-force = Sobrescribir el archivo si existe.
cli-restore-force = Sustituir una base de datos que ya existe. Una base SQLite cambia de nombre y se conserva; en PostgreSQL se borran todas sus tablas.
cli-new-game = Escribir un juego pequeño y completo, un paquete para que lo transformes.
cli-more = Más sobre una orden: ludotheque ORDEN --help · Versión: ludotheque --version
cli-game = Qué juego; `ludotheque games` muestra la lista.
cli-lang = El idioma. Si no se indica, el de tu sistema.
cli-seats = Cuántas personas hay en la mesa, contándote a ti.
cli-variant = La variante; `ludotheque games` muestra la lista.
cli-seed = Una palabra cualquiera; la misma palabra da las mismas cartas.
cli-resume = Seguir con una partida que se dejó; el archivo es el que se indicó al salir.
cli-from = Un «¿y si…?»: seguir desde un momento de esta grabación. Lo que tu asiento no podía saber se reparte de nuevo.
cli-step = Con --from: tras cuántas jugadas, como las cuenta replay; si no, desde el principio.
cli-seat = Con --from: tu asiento, 1 para el primero; si no, el asiento de la persona en la grabación.
cli-record = Dónde se graba esta partida.
cli-level = El nivel de los bots: easy (fácil), normal, hard (difícil), expert (experto) o random (al azar); varios, como hard,easy: asiento por asiento.
cli-hint-level = El nivel que da las pistas: easy (fácil), normal, hard (difícil) o expert (experto). Sin él, hard.
cli-name = Tu nombre en la mesa.
cli-plain = Línea a línea, sin teclas ni reloj: para lectores de pantalla y para una primera partida sin prisas.
cli-option = Una opción del juego como nombre=valor; se puede repetir. Si nombra asientos, el primero es 1.
cli-new-name = Cómo se llama el juego, por ejemplo «No Thanks» o no_thanks.
cli-new-folder = Dónde se escribe el paquete; si no se indica, en una carpeta con el nombre del juego.
cli-file = La grabación: un archivo de líneas JSON.

## Órdenes que no se pueden cumplir
wrong-command = No existe la orden «{ $command }». Hay: { $known }.
wrong-flag = «{ $flag }» no es una opción de esta orden. Todas las opciones: { $more }
wrong-flag-number = { $flag } necesita un número entero, y «{ $value }» no lo es.
wrong-flag-value = { $flag } no puede ser «{ $value }». Los valores posibles: { $more }
wrong-flag-missing = Falta { $flag }, o no tiene valor. Más información: { $more }
wrong-flag-twice = { $flag } aparece varias veces. Dalo una sola vez.
wrong-flag-unused = «{ $words }» sobra aquí. Lo que admite esta orden: { $more }
wrong-command-line = No se puede leer esta orden. { $why } Más información: { $more }
wrong-lang = El idioma «{ $lang }» no está instalado. Elige uno de estos: { $known }.
wrong-no-game = ¿Qué juego? Hay: { $known }.
wrong-player = No existe el bot «{ $player }». Hay: { $known }, o un archivo de Python con una función «bot».
wrong-player-file = El archivo { $file } no contiene ningún bot: debe existir y tener una función «bot(seat, chance)».
wrong-games = No se pueden jugar { $games } partidas. Pide una o más.
wrong-orders = Estos jugadores pueden sentarse en { $orders } órdenes, y cada reparto se juega en todos: como máximo son posibles { $most }. Nombra menos tipos de jugadores.
wrong-processes = No se puede jugar con { $processes } procesos. Pide uno o más.
wrong-arena-folder = La carpeta { $folder } contiene otro torneo. Elige otra carpeta.
wrong-arena-player = Las partidas de la carpeta { $folder } las jugó otra versión de { $player }. Elige otra carpeta o restaura el archivo.
wrong-arena-code = Las partidas de la carpeta { $folder } las jugó otra versión del juego y de sus niveles ({ $found }), no esta ({ $ours }). Elige otra carpeta o vuelve a aquella versión.
wrong-arena-damaged = El archivo { $file } está dañado en la línea { $line } ({ $why }). Repáralo, bórralo o elige otra carpeta.
wrong-game = Aquí no existe el juego «{ $game }». Hay: { $known }.
wrong-variant = No existe la variante «{ $variant }». Hay: { $known }.
wrong-option = «{ $option }» no es una opción de este juego. Escribe nombre=valor; hay: { $known }.
wrong-option-value = { $option } no puede ser «{ $value }». Valores posibles: { $known }.
wrong-option-number = { $option } necesita un número entero, y «{ $value }» no lo es.
wrong-option-seats = { $option } necesita números de asientos, 1 para el primero, con comas, y no «{ $value }».
wrong-option-variant = La opción { $option } no tiene efecto en la variante { $variant }, solo en: { $known }. Quítala o elige una de estas con --variant.
wrong-options = No se puede abrir una mesa así. { $why }
wrong-options-seats = No se puede abrir una mesa así. { $why } El primer asiento es 1 y el último { $last }.
wrong-setting = { $flag } (o { $variable }) no puede ser «{ $value }». Valores posibles: ludotheque serve --help
wrong-setting-choice = { $flag } (o { $variable }) no puede ser «{ $value }». Valores posibles: { $known }.
wrong-setting-number = { $flag } (o { $variable }) no puede ser «{ $value }». Hace falta { $number ->
        [whole] un número entero
       *[any] un número
    } { $most ->
        [none] desde { $least }
       *[other] de { $least } a { $most }
    }.
wrong-setting-place = { $flag } (o { $variable }) no puede ser «{ $value }». Hace falta SERVIDOR:PUERTO, como 127.0.0.1:9090.
wrong-setting-label = { $flag } (o { $variable }) no puede ser «{ $value }». Hace falta un nombre de letras, cifras y guiones, como ludotheque.
wrong-setting-token = { $flag } (o { $variable }) necesita de 16 a 256 caracteres. Si no das ninguno, se genera un token.
wrong-operator = { $server } no lo ha hecho: { $why }
wrong-operator-seat = No hay asiento { $seat }. El primer asiento es 1; «ludotheque operator people» muestra los ocupados.
wrong-operator-server = «{ $server }» no es la dirección de un servidor. Escríbela como http://127.0.0.1:8080.
wrong-operator-unreachable = No se puede conectar con { $server } ({ $why }): comprueba que está en marcha o indica otra dirección con --server.
wrong-operator-stranger = { $server } no responde como Ludothèque: indica con --server el propio servidor y no un proxy que esté delante.
wrong-operator-token = No se puede leer ninguna clave en { $file }. Indica su archivo con --token-file, o define { $variable }.
wrong-recipe = No existe la receta «{ $name }». Hay: { $known }.
wrong-nodes = «{ $node }» no es la dirección de un nodo. Escribe HOST:PUERTO, con comas si hay varios.
wrong-recipe-value = «{ $value }» no se puede escribir en un archivo como { $option }. Evita los espacios y los caracteres especiales.
wrong-file = El archivo { $file } no se puede usar ({ $why }).
wrong-file-missing = No existe el archivo { $file }. Comprueba su nombre y su carpeta.
wrong-file-folder = { $file } es una carpeta. Nombra un archivo.
wrong-file-no-folder = { $file } no puede estar ahí: hay un archivo donde hace falta una carpeta. Elige otro nombre.
wrong-file-denied = No tienes permiso para usar { $file }. Cambia sus permisos o elige otro archivo.
wrong-file-full = El disco está lleno: no se puede escribir { $file }. Libera espacio y repite la misma orden.
wrong-disk = No se pudo escribir la última jugada ({ $why }); la partida se guarda hasta ahí. Libera espacio y sigue con: ludotheque play --resume { $file }
wrong-shared = Otro programa ha escrito en { $file }: la partida está abierta otra vez y se detiene aquí. Sal de ella allí y sigue con: ludotheque play --resume { $file }
wrong-exists = El archivo { $file } ya existe y no se sobrescribe. Para seguir con él, usa --resume.
wrong-finished = La partida de { $file } ha terminado. Para verla: ludotheque replay { $file }
wrong-company = En la partida de { $file } no jugó una sola persona contra bots, así que no se puede seguir aquí.
wrong-from = --step y --seat van con --from ARCHIVO.
wrong-seat = No hay asiento { $seat } en esta grabación. El primer asiento es 1 y el último { $last }.
wrong-levels = Hay { $levels } niveles para { $bots } bots. Nombra como máximo uno por bot.
wrong-beside = { $flags } no puede acompañar a { $file }, que ya lo dice. Quítalo.
wrong-other-game = La grabación { $file } es de una partida de { $found }, no de { $game }. Quita el juego o nombra el correcto.
wrong-new-name = «{ $name }» no puede ser el nombre de un juego. Usa de dos a { $most } letras y cifras, con espacios o _ entre palabras, y empieza por una letra.
wrong-new-taken = Ya hay un juego { $name }. Elige otro nombre.
wrong-new-module = Python ya tiene un módulo { $name }, que el juego taparía. Elige otro nombre.
wrong-new-folder = La carpeta { $folder } ya existe y no se sobrescribe. Elige otra con --folder.
wrong-nothing = No se ha elegido ningún juego.
recipe-haproxy = HAProxy delante de varios nodos que comparten un PostgreSQL.
recipe-systemd-nodes = Una plantilla de systemd, ludotheque@.service: un proceso por núcleo, detrás de un proxy.
recipe-caddy = Caddy delante de uno o varios nodos: HTTPS, con certificados que consigue él mismo.
recipe-nginx = nginx delante de uno o varios nodos, para /etc/nginx/conf.d.
recipe-systemd = Una unidad de systemd, ludotheque.service: un servidor con SQLite.
recipe-container = Un Containerfile: la imagen para podman, buildah o Docker.
recipe-compose = Un compose.yaml: un servidor con SQLite en un contenedor.
recipe-compose-nodes = Un compose.yaml: dos nodos, PostgreSQL y Caddy o HAProxy.
recipe-grafana = Un panel de Grafana para las métricas de todos los servidores, como JSON para importar.
recipe-prometheus-alerts = Reglas de alerta para Prometheus.
record-unknown-game = Esta grabación es de un juego que este programa no conoce ({ $found }). Instala el paquete de ese juego.

## La estantería
shelf-players = { $least }–{ $most } personas
new-game-done =
    { $game } está en { $folder } y ya se puede jugar:
      { $programs }pip install --editable { $folder }
      { $programs }ludotheque play { $name }
      { $programs }ludotheque serve
    Sus pruebas: { $programs }pip install pytest hypothesis fluent.syntax, y luego en { $folder }: { $python } -m pytest
    Lo primero que cambiar: { $name }/table.py y { $name }/rules.py
shelf-foot = Las reglas: ludotheque rules { $game }
shelf-left-out = { $game } ({ $package }) está instalado, pero no se puede jugar: { $why }
choose-game = ¿Qué juego, de 1 a { $last }? (Intro: 1)

## En la mesa
your-name = Visita
typed-leave = q salir
typed-rules = reglas
typed-hint = ! pista
welcome = { $game } · { $seats } en la mesa. Con «?» sale la ayuda, con q te vas.
company = Bots: { $bots }.
level-easy = fácil
level-normal = normal
level-hard = difícil
level-expert = experto
level-random = al azar
watch = Mira: ahora juega el resto.
enter-does = [Intro: { $what }]
enter-alone = [Intro]
keys-foot = ? ayuda · q salir
keys-foot-hint = ? ayuda · ! pista · q salir
press-enter-to-leave = Pulsa Intro para dejar la mesa.
press-enter-to-return = Pulsa Intro para volver a la mesa.
page-foot = Espacio: seguir leyendo · otra tecla: volver a la mesa. El reloj está parado.
screen-cut = Abajo hay más: agranda esta ventana.
rules-aim = Objetivo del juego
rules-turn = Cómo es un turno
rules-example = Ejemplos

help-title = Ayuda
help-type = Escribe { $line }
help-hint = ! pide una pista al maestro.
help-always =
    En cada pregunta: Intro hace lo que está entre corchetes, o deja pasar el tiempo · ? muestra esta ayuda · reglas muestra todas las reglas · q deja la mesa (la partida se guarda; Ctrl-C hace lo mismo).
left = La partida está guardada en { $file }. Para seguir: ludotheque play --resume { $file }
finished = La grabación está en { $file }. Para verla: ludotheque replay { $file }
result-title = La partida ha terminado.
result-place = Puesto
result-name = Nombre
result-reason = Lo ha decidido: { $why }
result-score = Resultado

## Recorrer una grabación
walk-title = jugada { $place } de { $last } · { $time } · con los ojos de { $whose }
walk-spectator = el público
walk-start = Las cartas están repartidas.
walk-act = { $name }: { $action }
walk-tick = El reloj: se acabó el tiempo.
what-if = «¿y si…?» desde la jugada { $move }
walk-keys = Intro/→ seguir · b/← atrás · s asiento siguiente · un número: ir ahí · e final · q salir

## Comprobar una grabación
verify-rules = Reglas: { $game }, versión { $rules }
verify-moves = Jugadas: las { $moves } están permitidas y en el orden correcto
verify-deal = Reparto: coincide con lo prometido antes de la primera jugada
verify-result = Resultado: es el que sale de las jugadas
verify-left = Resultado: ninguno, la mesa se dejó antes de tiempo

## La arena
arena-player = Bot
arena-games = Partidas
arena-share = Victorias
arena-score = Puntos
arena-rating = Nivel
arena-plan = Partidas: { $games }. Repartos: { $deals }, cada uno en todos los órdenes distintos de los jugadores ({ $orders }).
arena-no-rating = Sin niveles: openskill no está instalado. Se consigue con: pip install "ludotheque[arena]"
arena-left = El torneo se ha interrumpido. Con --out, la misma orden sigue donde estaba.

hint-title = Pista
hint-none = Ahora no tienes nada que decidir.
hint-no-teacher = Esta mesa no tiene maestro.
bot-failed = Algo va mal con el bot { $name } ({ $level }: { $why }); sigue uno normal.
teacher-failed = Algo va mal con el maestro ({ $why }): ya no hay pistas.
wrong-level = No hay ningún nivel «{ $level }». Hay: { $known }.
wrong-player-crash = El jugador { $player } ha fallado: { $why }. Corrígelo y repite la misma orden.
wrong-player-late = El jugador { $player } tardó más de { $seconds } segundos en una respuesta. Haz que piense menos.
wrong-player-illegal = El jugador { $player } quiso { $action }, y la regla { $rule } lo prohíbe. «legal(view)» da lo que está permitido.
wrong-player-action = El jugador { $player } quiso { $action }, que no es una acción del juego. «legal(view)» da lo que está permitido.
wrong-player-answer = El jugador { $player } respondió { $answer }. «notice» debe devolver un Decision o None.
wrong-player-moment = El jugador { $player } quiere actuar en { $at }. «Decision.at» debe ser un número entero de milisegundos.
wrong-player-idle = El jugador { $player } no hizo nada en toda una partida, aunque podía. «notice» debe devolver un Decision donde «legal(view)» no esté vacío.
wrong-player-tardy = El jugador { $player } no hizo nada en toda una partida: cada momento que planeó llegaba demasiado tarde. «Decision.at» debe ser anterior al límite; «now» es el momento del aviso.
wrong-player-bot = El jugador { $player } no puede jugar: «bot(seat, chance)» devolvió { $answer }. Debe devolver un objeto con un método «notice».
wrong-player-changed = El archivo { $player } se modificó mientras empezaba el torneo. Repite la misma orden.
wrong-player-died = En el reparto { $deal }, un proceso terminó por su cuenta; en los asientos estaban: { $order }. Uno de estos jugadores puede haberlo terminado: { $players }. Otras causas posibles: atrapó la interrupción tras { $seconds } segundos y siguió pensando, o falta memoria. Con --out se conservan las partidas anteriores.
said = { $name }: «{ $words }»
operator-tables = Versión { $version }. Mesas: { $tables }. Personas conectadas: { $people }.
operator-load = Último minuto: { $moves } jugadas por segundo, 99 % de las acciones mostradas en { $p99 }, { $cpu } % de un núcleo.
operator-memory = Memoria: { $memory } MB. Conexiones: { $sockets }. Escrituras en espera: { $waiting }.
operator-slow = Acción lenta: { $seconds } ms en la mesa { $table } ({ $game }).
operator-ban = Bloqueada: { $address }, { $minutes } min más.
operator-notice = Mensaje para todo el mundo, { $minutes } min más: { $text }
operator-table-heads = código|juego|fase|aquí/personas/asientos|público|jugadas|minutos|época
operator-people-heads = mesa|asiento|dirección|conexión|nombre
operator-closed = la mesa { $table } está cerrada.
operator-removed = el asiento en la mesa { $table } está libre.
operator-banned = { $address } está bloqueada.
operator-unbanned = { $address } ya no está bloqueada.
operator-announced = todas las mesas ven el mensaje.
operator-withdrawn = el mensaje se ha retirado.

## Volver a ver una partida terminada
analysis-asking = Volviendo a ver la partida…
analysis-turnings = Momentos decisivos
analysis-none = Ninguna elección decidió por sí sola esta partida.
analysis-seats = En la mesa
analysis-seat = { $name }: { $lines }
analysis-move = Jugada { $move } · { $name }
analysis-played = Elegido: { $action }
analysis-better = Mejor: { $action } (+{ $worth } % de una victoria)
wrong-no-analysis = { $game } no tiene análisis.
wrong-unfinished = La partida de { $file } no ha terminado: juégala primero hasta el final (ludotheque play --resume).
