# Lo que dice el servidor de mesas.
# Por qué un JSON no encaja en ningún tipo. $where es el lugar, como action.card; los nombres de campos y tipos no cambian.
decode-fault =
    { $what ->
        [missing] falta el campo «{ $name }» en { $where }
        [unknown] { $where } no tiene ningún campo «{ $name }»
        [kind] { $where } debe ser { $wanted }, no { $got }
        [limit] { $where } debe ser { $wanted }
        [value] { $got } no es un valor posible de { $where }
        [json] no es JSON válido
       *[other] { $where } no se ajusta al esquema publicado
    }
refused-not-started = La partida aún no ha empezado.
refused-paused = La mesa está en pausa.
refused-stalled = El servidor no puede guardar jugadas ahora mismo. No se pierde nada; la mesa seguirá sola.
refused-not-written = El servidor no pudo guardar esta jugada, así que no cuenta: hazla otra vez, por favor.
refused-damaged = Esta mesa no puede seguir: sus jugadas guardadas están dañadas. Abre una mesa nueva.
refused-overtaken = La mesa ha seguido mientras tanto: mira otra vez antes de decidir.
refused-busy = El servidor está muy ocupado: inténtalo de nuevo en un momento.
refused-phrases-only = En este servidor solo se pueden enviar frases ya preparadas: elige una de ellas.
refused-chat-off = El chat está desactivado en este servidor.
refused-not-your-seat = Ese no es tu asiento.
refused-not-an-action = Eso no existe en este juego: { decode-fault }.
refused-false-start = Eso es más rápido que la vista: ese toque no cuenta, y no cuesta nada.
refused-unreadable = Este mensaje no se puede leer: { decode-fault }.
refused-binary = Los mensajes se envían como texto, no en binario.
refused-too-fast = Demasiados mensajes a la vez: un poco más despacio, por favor.
refused-hello-first = El primer mensaje debe ser hello.
refused-protocol = Este servidor habla la versión { $spoken } del protocolo: vuelve a cargar la página, por favor.
refused-token = Este enlace a un asiento ya no vale.
refused-other-table = Esta conexión es de otra mesa: abre una nueva a /ws/{ $table }.
refused-our-fault = Algo ha fallado en el servidor; ha quedado anotado. No ha cambiado nada.
refused-no-such-page = Aquí no hay nada.

refused-no-such-game = Este juego no está instalado aquí.
refused-options = No se puede abrir una mesa así: { $why }.
refused-server-full = Ahora mismo no hay ninguna mesa libre en este servidor.
refused-no-such-table = No hay ninguna mesa con este código.
refused-not-kept =
    No hay ninguna mesa con este código. Este servidor borra las partidas terminadas { $days ->
        [one] un día
       *[other] { $days } días
    } después de su final.
refused-damaged-table = Esta mesa ya no se puede abrir: lo que guardó el servidor está dañado o es de una versión anterior. Abre una nueva.
refused-already-started = La partida ya ha empezado.
refused-not-over = La partida aún no ha terminado.
refused-seat-taken = Ese asiento ya está ocupado.
refused-table-full = Todos los asientos de esta mesa están ocupados.
refused-name = Un nombre necesita al menos un carácter visible.
refused-no-such-level = Ese nivel no existe. Los niveles son { $levels }.
refused-not-host = Eso solo puede hacerlo quien organiza la mesa.
refused-first-empty = Ahí todavía no hay nadie: elige a alguien que ya esté en la mesa.
refused-more-time = Solo las personas reciben más tiempo.
refused-no-first = En este juego no se elige quién empieza.
refused-remove-host = Solo sustituyes a quien organiza hasta que vuelva: su asiento no se toca.
refused-remove-bot = Una vez empezada la partida solo puedes quitar a personas: los bots siguen jugando.
refused-too-many-people = Hay { $people } personas y este juego tiene { $most } asientos: elige otro juego o abre dos mesas.
refused-too-many-tables = Desde aquí se han abierto demasiadas mesas: espera un rato, por favor.
refused-too-many-guesses = Desde tu red han llegado demasiados códigos equivocados o enlaces viejos: espera unos minutos y pide el código a quien organiza.
refused-too-many-requests = Demasiadas peticiones: espera un momento, por favor.
refused-too-many-replays = Desde tu red se han pedido muchas repeticiones: espera un minuto e inténtalo de nuevo.
refused-too-many-hellos = Tu red se conecta demasiado a menudo a las mesas: espera un minuto y vuelve a cargar la página.
refused-too-much = Tu red ya ha recibido todo lo que puede recibir una dirección: cierra algunas páginas, espera un minuto y vuelve a cargar esta.
refused-too-many-sockets = Hay demasiadas páginas de tu red conectadas: cierra algunas y vuelve a cargar esta.
refused-too-many-watchers = En esta mesa ya no cabe más público: inténtalo cuando alguien se haya ido.
refused-request = Esta petición no se puede leer: { decode-fault }.
refused-too-large = Es demasiado grande: envía menos, por favor.
refused-cut-short = La petición se cortó por el camino: inténtalo de nuevo, por favor.
refused-too-slow = La petición tardó demasiado en llegar: inténtalo con una conexión mejor, por favor.
refused-no-http = Esta petición no se puede leer: usa un navegador o mira docs/reference/protocol.md.
refused-head-too-large = La cabecera de esta petición es demasiado grande: borra cookies o acorta la dirección.
refused-host = La cabecera Host no nombra ningún servidor: usa la dirección que el servidor muestra al arrancar.
refused-origin = Las páginas de otro sitio no pueden conectarse aquí: abre la mesa en su propio sitio o permite el otro con --origins.
refused-path = Aquí varios servidores se reparten las mesas: la ruta debe nombrar la mesa en mayúsculas, como en /ws/ABCDE.
refused-no-origin = La cabecera Origin no nombra ningún sitio: usa un navegador o quítala.
refused-no-record = La grabación se podrá ver cuando termine la partida.

refused-banned =
    Quien administra este servidor rechaza tu red durante { $minutes ->
        [one] un minuto más
       *[other] { $minutes } minutos más
    }: pregúntale.
refused-too-many-logins = Han llegado demasiadas claves erróneas desde tu red: espera diez minutos y vuelve a entrar.
refused-not-operator = Esto es solo para quien administra el servidor: entra con su clave.
refused-no-address = Esto no es una dirección: escribe una dirección IPv4 como 192.0.2.7, o una dirección IPv6 o una red /64.
refused-own-address = Es una dirección de esta máquina, o de un proxy en ella: todas las personas que pasan por él quedarían fuera. Inicia el servidor con --proxy para ver la dirección de cada una.
refused-no-person = Nadie ocupa este asiento: elige uno de la lista de personas.
refused-not-here = En este servidor no hay nadie en esta mesa, y quizá la tenga otro servidor: da la orden allí, o abre el enlace de la mesa y dala otra vez.

serve-ready = Ludothèque está abierta: { $address }
serve-lan = En esta red: { $address }
serve-numeric = Si un dispositivo no conoce ese nombre: { $address }
serve-container = Dentro de un contenedor, el servidor no puede conocer su dirección en tu red: pon en LUDOTHEQUE_LINK (o --link) la que abre la gente, por ejemplo http://192.168.1.20:{ $port }.
serve-mdns-package = Para anunciar un nombre falta un paquete: ejecuta pip install "ludotheque[mdns]" o quita --mdns.
serve-locked = Otro servidor ya usa la carpeta { $folder }: detenlo o elige otra carpeta con --data.
serve-folder-closed = No se puede escribir en la carpeta { $folder }: cambia sus permisos o elige otra con --data.
serve-folder-is-file = { $folder } es un archivo y no una carpeta: elige otro lugar con --data.
serve-folder-failed = La carpeta { $folder } no se puede usar: { $why }. Elige otra con --data.
serve-disk-full = El disco de la carpeta { $folder } está lleno: haz sitio o elige otra carpeta con --data.
serve-port-used = El puerto { $port } ya está en uso: detén el otro programa o elige otro puerto con { $flag }.
serve-port-closed = El puerto { $port } está reservado para el sistema: elige uno por encima de 1023 con { $flag }.
serve-host-unknown = Esta máquina no tiene la dirección { $host }: elige otra con { $flag }.
serve-database-damaged = La base de datos { $file } está dañada: restaura una copia de seguridad o apártala para empezar con una vacía.
serve-database-newer = Una versión más nueva de Ludothèque escribió esta base de datos: arranca esa versión o restaura una copia de seguridad más antigua.
serve-database-not-copied = Antes de cambiar la base de datos, esta versión la copia en la carpeta { $folder }, y eso ha fallado ({ $why }): haz sitio allí, cambia sus permisos o elige otra con --data. No se ha cambiado nada.
serve-database-address = La dirección de la base de datos no es válida: --database espera postgresql://usuario:contraseña@servidor/nombre.
serve-database-encoding = La base de datos guarda los textos en { $encoding }, pero los nombres necesitan UTF-8: crea una con createdb --encoding UTF8 --locale C --template template0.
serve-database-driver = Para PostgreSQL falta un paquete: ejecuta pip install "ludotheque[postgres]" o quita --database.
serve-database-unreachable = La base de datos no se puede usar ({ $why }): comprueba que esté en marcha y lo que dice --database.
serve-stopping = Cerrando: se avisa a todo el mundo y se guarda todo.

backup-done = La copia de seguridad está en { $file }. Mesas: { $tables }. Jugadas repetidas: { $moves }.
backup-skipped = { $tables } de estas mesas son de juegos o reglas que no están instalados aquí: se han copiado, pero no comprobado.
backup-damaged = La mesa { $table } está dañada: { $why }
backup-exists = El archivo { $file } ya existe: elige otro nombre o sobrescríbelo con --force.
backup-nothing = No hay ninguna base de datos en la carpeta { $folder }: indica la de tu servidor con --data.
backup-outdated = Esta base de datos es de una versión anterior: arranca el servidor una vez para que la ponga al día.
backup-file = No se puede escribir { $file } ({ $why }): elige una carpeta que exista, con espacio suficiente y en la que puedas escribir.
backup-closed = No se puede leer { $file }: ejecuta esta orden como su propietario, por ejemplo el usuario del servidor, o como root.
restore-done = { $file } está restaurado. Mesas: { $tables }. Jugadas repetidas: { $moves }. Arranca el servidor para seguir jugando.
restore-missing = El archivo { $file } no existe: comprueba el nombre de la copia de seguridad.
restore-damaged = { $file } está dañado o no es una copia de seguridad de Ludothèque: elige otro.
restore-exists = Ya hay una base de datos ({ $file }): --force le cambia el nombre y pone la copia en su lugar.
restore-not-empty = La base de datos PostgreSQL ya tiene mesas: restaura en una vacía o sustituye todo con --force.

refused-hints-off = No hay pistas en esta mesa: quien organiza no las ha permitido, o el juego no tiene maestro.
refused-nothing-to-decide = Ahora no tienes nada que decidir: vuelve a preguntar cuando te toque.
refused-hint-too-soon = Una pista cada vez: inténtalo tú, o vuelve a preguntar en unos segundos.
refused-hints-wait = El maestro aún piensa en otras pistas de esta mesa: vuelve a preguntar en unos segundos.
refused-other-rules = Esta mesa se juega con la versión { $theirs } de las reglas, y este servidor tiene la versión { $ours }. Solo puede seguir en un servidor con la versión { $theirs }; o abre aquí una mesa nueva.
refused-moved = Esta mesa acaba de pasar a otro servidor. Inténtalo de nuevo en dos segundos.

refused-no-analysis = No hay análisis: la partida no terminó, o el juego no lo ofrece.
