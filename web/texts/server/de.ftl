# Die Seiten über den Server selbst: was er speichert, und die Seite des Betreibers.
privacy-lead = Was dieser Server über dich speichert, wie lange, und wer es lesen kann.
privacy-server = Auf dem Server
privacy-names = Deinen Namen und dein Bild, mit den Zügen der Spiele, die du gespielt hast. Es gibt keine Konten, und niemand fragt nach einer E-Mail-Adresse.
privacy-timing = In Spielen mit Wettrennen auch, wie schnell du reagiert hast und wie langsam deine Verbindung ist. Das belegt, dass die schnellste Person gewonnen hat.
privacy-kept =
    { $days ->
        [0] Beendete Spiele bleiben, bis der Betreiber dieses Servers sie löscht.
        [one] Beendete Spiele werden einen Tag nach ihrem Ende gelöscht, mit allen Namen und Zügen.
       *[other] Beendete Spiele werden { $days } Tage nach ihrem Ende gelöscht, mit allen Namen und Zügen.
    }
privacy-who = Wer den Code eines beendeten Spiels kennt, kann es noch einmal ansehen und die Namen darin lesen.
privacy-chat = Was im Chat geschrieben wird, kommt nie auf eine Festplatte. Die letzten 50 Zeilen eines Tisches sind im Arbeitsspeicher, solange der Tisch offen ist.
privacy-no-chat = Auf diesem Server gibt es keinen Chat.
privacy-address = Die Adresse deiner Verbindung ist nur im Arbeitsspeicher, um Missbrauch zu begrenzen. Der Betreiber sieht sie, solange du verbunden bist. Sie steht nicht im Protokoll.
privacy-copies = Sicherungen enthalten dasselbe wie der Server und bleiben so lange, wie der Betreiber sie behält. Ein Proxy vor dem Server kann ein eigenes Protokoll führen.
privacy-device = Auf diesem Gerät
privacy-storage = Deinen Namen, dein Bild und deine Einstellungen, die Schlüssel zu deinen Plätzen und die Liste deiner Spiele. Sie bleiben in diesem Browser. Unter „Deine Spiele“ kannst du diese Liste leeren. Alles andere löschst du mit den Daten dieser Website im Browser.
privacy-cookies = Es gibt keine Cookies. Nur die Seite des Betreibers setzt eines, wenn dieser sich anmeldet.
privacy-outside = An andere
privacy-none = Nichts. Die Seiten fragen keinen anderen Server. Es gibt keine Telemetrie, keine Werbung und kein Tracking, weder in den Seiten noch im Server.
privacy-questions = Soll etwas gelöscht werden, frag die Person, die diesen Server betreibt.

operator = Betrieb
operator-away = Die Seite des Betreibers gibt es unter dieser Adresse nicht. Öffne sie auf dem Rechner des Servers, oder unter der Adresse, die --ops nennt.
operator-token = Token
operator-token-where = Der Server schreibt es in die Datei operator.token in seinem Datenordner, wenn nicht mit LUDOTHEQUE_OPERATOR_TOKEN eines gewählt wurde.
operator-log-in = Anmelden
operator-log-out = Abmelden
operator-version = Version { $version }, läuft seit { $time }
operator-keeps =
    { $days ->
        [0] Beendete Spiele werden für immer behalten.
        [one] Beendete Spiele werden nach einem Tag gelöscht.
       *[other] Beendete Spiele werden nach { $days } Tagen gelöscht.
    }
operator-draining = Dieser Server hält gleich an.
operator-lost = Der Server antwortet nicht. Diese Zahlen sind alt.
operator-load = Last der letzten Minute
operator-moves = Züge pro Sekunde
operator-acts = Aktionen von Leuten pro Sekunde
operator-p99 = bis 99 % der Aktionen gezeigt sind
operator-queue = bis 99 % der Nachrichten gelesen sind
operator-cpu = eines Prozessorkerns
operator-memory = Speicher
operator-sockets = Verbindungen
operator-waiting = wartende Schreibvorgänge
operator-slowest = Langsamste Aktionen der letzten Stunde
operator-none = Keine.
operator-notice = Nachricht an alle
operator-notice-note = Alle an einem Tisch sehen sie sofort, unter den Worten „{ $frame }“ in ihrer eigenen Sprache.
operator-notice-text = Nachricht
operator-notice-send = Allen zeigen
operator-notice-back = Zurücknehmen
operator-notice-now = Noch { $time } zu sehen:
operator-for = Dauer
operator-tables = Tische
operator-table = Tisch
operator-game = Spiel
operator-phase = Phase
operator-phase-open = offen
operator-phase-playing = im Spiel
operator-phase-paused = Pause
operator-phase-stalled = angehalten
operator-phase-over = beendet
operator-phase-left = verlassen
operator-phase-damaged = beschädigt
operator-seats = Leute
operator-seats-of = { $here } von { $people } da, { $seats } Plätze
operator-watching = Zuschauer
operator-number = Züge
operator-age = Alter
operator-epoch = Epoche
operator-what = Aktionen
operator-close = Schließen
operator-close-sure = Tisch { $table } schließen? Das Spiel endet, und alle werden weggeschickt. Die bisherigen Züge lassen sich noch einmal ansehen.
operator-close-of = Schließen: Tisch { $table }
operator-people = Leute
operator-name = Name
operator-seat = Platz
operator-spectator = Zuschauer
operator-address = Adresse
operator-address-away = nicht da
operator-line = Verbindung
operator-line-unknown = unbekannt
operator-line-good = gut
operator-line-fair = mittel
operator-line-poor = schlecht
operator-remove = Platz freigeben
operator-remove-of = Platz freigeben: { $name }, Tisch { $table }
operator-remove-sure = Den Platz von { $name } an Tisch { $table } freigeben? In einem laufenden Spiel spielt ein Bot weiter.
operator-ban = Sperren
operator-ban-of = Die Adresse { $address } sperren
operator-ban-sure = Alles von { $address } für { $time } ablehnen? Ihre Verbindungen werden geschlossen. Auch andere hinter derselben Adresse sind dann ausgesperrt.
operator-bans = Gesperrte Adressen
operator-ban-new = Adresse sperren
operator-ban-until = { $address }, noch { $time }
operator-lift = Aufheben
operator-lift-of = Die Sperre von { $address } aufheben
operator-took = Zeit
operator-when = Wann
operator-ago = vor { $time }
operator-done = Erledigt.
