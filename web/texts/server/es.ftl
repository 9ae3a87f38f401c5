# Las páginas sobre el propio servidor: lo que guarda, y la página de quien lo administra.
privacy-lead = Qué guarda este servidor sobre ti, durante cuánto tiempo y quién puede leerlo.
privacy-server = En el servidor
privacy-names = Tu nombre y tu imagen, con las jugadas de las partidas que has jugado. No hay cuentas, y nadie pide una dirección de correo.
privacy-timing = En los juegos con carreras, también tu tiempo de reacción y la lentitud de tu conexión. Es la prueba de que ganó la persona más rápida.
privacy-kept =
    { $days ->
        [0] Las partidas terminadas se guardan hasta que quien administra este servidor las borre.
        [one] Las partidas terminadas se borran un día después de su final, con todos los nombres y jugadas.
       *[other] Las partidas terminadas se borran { $days } días después de su final, con todos los nombres y jugadas.
    }
privacy-who = Quien conoce el código de una partida terminada puede volver a verla y leer los nombres.
privacy-chat = Lo que se escribe en el chat nunca llega a un disco. Las últimas 50 líneas de una mesa están en memoria mientras la mesa está abierta.
privacy-no-chat = En este servidor no hay chat.
privacy-address = La dirección de tu conexión está solo en memoria, para limitar los abusos. Quien administra el servidor la ve mientras estás aquí. No se escribe en el registro.
privacy-copies = Las copias de seguridad contienen lo mismo que el servidor, y duran lo que quiera quien lo administra. Un proxy delante del servidor puede llevar su propio registro.
privacy-device = En este dispositivo
privacy-storage = Tu nombre, tu imagen y tus ajustes, las llaves de tus asientos y la lista de tus partidas. Se quedan en este navegador. En «Tus partidas» puedes vaciar esa lista. Lo demás se borra con los datos de este sitio en el navegador.
privacy-cookies = No hay cookies. Solo la página de quien administra el servidor pone una, al entrar.
privacy-outside = A terceros
privacy-none = Nada. Las páginas no piden nada a otros servidores. No hay telemetría, ni publicidad, ni seguimiento, ni en las páginas ni en el servidor.
privacy-questions = Para que se borre algo, pregunta a quien administra este servidor.

operator = Administración
operator-away = La página de administración no se ofrece en esta dirección. Ábrela en la máquina del servidor, o en la dirección que indica --ops.
operator-token = Clave
operator-token-where = El servidor la escribe en el archivo operator.token de su carpeta de datos, salvo que se haya elegido otra con LUDOTHEQUE_OPERATOR_TOKEN.
operator-log-in = Entrar
operator-log-out = Salir
operator-version = Versión { $version }, en marcha desde hace { $time }
operator-keeps =
    { $days ->
        [0] Las partidas terminadas se guardan para siempre.
        [one] Las partidas terminadas se borran después de un día.
       *[other] Las partidas terminadas se borran después de { $days } días.
    }
operator-draining = Este servidor está a punto de parar.
operator-lost = El servidor no responde. Estas cifras son antiguas.
operator-load = Carga del último minuto
operator-moves = jugadas por segundo
operator-acts = acciones de personas por segundo
operator-p99 = hasta mostrar el 99 % de las acciones
operator-queue = hasta leer el 99 % de los mensajes
operator-cpu = de un núcleo de procesador
operator-memory = de memoria
operator-sockets = conexiones
operator-waiting = escrituras en espera
operator-slowest = Acciones más lentas de la última hora
operator-none = Ninguna.
operator-notice = Mensaje para todo el mundo
operator-notice-note = Todas las mesas lo ven al momento, bajo las palabras «{ $frame }» en el idioma de cada persona.
operator-notice-text = Mensaje
operator-notice-send = Mostrar a todo el mundo
operator-notice-back = Retirar
operator-notice-now = Se muestra { $time } más:
operator-for = Duración
operator-tables = Mesas
operator-table = Mesa
operator-game = Juego
operator-phase = Fase
operator-phase-open = abierta
operator-phase-playing = en juego
operator-phase-paused = en pausa
operator-phase-stalled = detenida
operator-phase-over = terminada
operator-phase-left = abandonada
operator-phase-damaged = dañada
operator-seats = Personas
operator-seats-of = { $here } de { $people } aquí, { $seats } asientos
operator-watching = Público
operator-number = Jugadas
operator-age = Edad
operator-epoch = Época
operator-what = Acciones
operator-close = Cerrar
operator-close-sure = ¿Cerrar la mesa { $table }? Su partida termina y se despide a todo el mundo. Las jugadas hechas se podrán volver a ver.
operator-close-of = Cerrar la mesa { $table }
operator-people = Personas
operator-name = Nombre
operator-seat = Asiento
operator-spectator = público
operator-address = Dirección
operator-address-away = ausente
operator-line = Conexión
operator-line-unknown = desconocida
operator-line-good = buena
operator-line-fair = regular
operator-line-poor = mala
operator-remove = Liberar asiento
operator-remove-of = Liberar asiento: { $name }, mesa { $table }
operator-remove-sure = ¿Liberar el asiento de { $name } en la mesa { $table }? Si la partida está en curso, sigue un bot.
operator-ban = Bloquear
operator-ban-of = Bloquear la dirección { $address }
operator-ban-sure = ¿Rechazar todo lo que venga de { $address } durante { $time }? Se cierran sus conexiones. Las demás personas con la misma dirección también quedan fuera.
operator-bans = Direcciones bloqueadas
operator-ban-new = Bloquear una dirección
operator-ban-until = { $address }, { $time } más
operator-lift = Levantar
operator-lift-of = Levantar el bloqueo de { $address }
operator-took = Tiempo
operator-when = Cuándo
operator-ago = hace { $time }
operator-done = Hecho.
