# Was der Tischserver sagt.
# Warum ein JSON zu keinem Typ passt. $where ist die Stelle, etwa action.card; Namen von Feldern und Typen bleiben, wie sie sind.
decode-fault =
    { $what ->
        [missing] in { $where } fehlt das Feld „{ $name }“
        [unknown] { $where } hat kein Feld „{ $name }“
        [kind] { $where } muss { $wanted } sein, nicht { $got }
        [limit] { $where } muss { $wanted } sein
        [value] { $got } ist kein möglicher Wert für { $where }
        [json] das ist kein gültiges JSON
       *[other] { $where } passt nicht zum veröffentlichten Schema
    }
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-paused = Der Tisch macht Pause.
refused-stalled = Der Server kann gerade nichts speichern. Es geht nichts verloren; der Tisch macht von selbst weiter.
refused-not-written = Der Server konnte diesen Zug nicht speichern, er gilt also nicht: Bitte mach ihn noch einmal.
refused-damaged = An diesem Tisch geht es nicht weiter: Seine gespeicherten Züge sind beschädigt. Eröffne einen neuen Tisch.
refused-overtaken = Inzwischen ist es am Tisch weitergegangen: Schau noch einmal hin, bevor du dich entscheidest.
refused-busy = Der Server hat viel zu tun: Bitte versuch es gleich noch einmal.
refused-phrases-only = Auf diesem Server gibt es nur fertige Sätze: Such dir einen davon aus.
refused-chat-off = Der Chat ist auf diesem Server ausgeschaltet.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-an-action = Das gibt es in diesem Spiel nicht: { decode-fault }.
refused-false-start = So schnell kann niemand gucken: Diese Berührung zählt nicht und kostet nichts.
refused-unreadable = Diese Nachricht ist nicht lesbar: { decode-fault }.
refused-binary = Nachrichten werden als Text gesendet, nicht binär.
refused-too-fast = Zu viele Nachrichten auf einmal: Bitte etwas langsamer.
refused-hello-first = Die erste Nachricht muss hello sein.
refused-protocol = Dieser Server spricht Version { $spoken } des Protokolls: Bitte lade die Seite neu.
refused-token = Dieser Link zu einem Platz gilt nicht mehr.
refused-other-table = Diese Verbindung gehört zu einem anderen Tisch: Öffne eine neue zu /ws/{ $table }.
refused-our-fault = Auf dem Server ist etwas schiefgegangen; es ist notiert. Geändert hat sich nichts.
refused-no-such-page = Hier ist nichts.

refused-no-such-game = Dieses Spiel ist hier nicht installiert.
refused-options = So lässt sich kein Tisch eröffnen: { $why }.
refused-server-full = Auf diesem Server ist gerade kein Tisch frei.
refused-no-such-table = Einen Tisch mit diesem Code gibt es nicht.
refused-not-kept =
    Es gibt keinen Tisch mit diesem Code. Dieser Server löscht beendete Spiele { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } nach ihrem Ende.
refused-damaged-table = Dieser Tisch lässt sich nicht mehr öffnen: Was der Server davon hat, ist beschädigt oder aus einer älteren Version. Eröffne einen neuen.
refused-already-started = Das Spiel hat schon begonnen.
refused-not-over = Das Spiel ist noch nicht vorbei.
refused-seat-taken = Da sitzt schon jemand.
refused-table-full = An diesem Tisch sind alle Plätze besetzt.
refused-name = Ein Name braucht mindestens ein sichtbares Zeichen.
refused-no-such-level = Diese Spielstärke gibt es nicht. Es gibt { $levels }.
refused-not-host = Das darf nur die Spielleitung.
refused-first-empty = Da sitzt noch niemand: Nimm jemanden, der schon am Tisch ist.
refused-more-time = Nur Menschen bekommen mehr Zeit.
refused-no-first = In diesem Spiel wird nicht bestimmt, wer beginnt.
refused-remove-host = Du vertrittst die Spielleitung nur, bis sie zurück ist: Ihr Platz bleibt ihr.
refused-remove-bot = Nach dem Start kannst du nur noch Menschen entfernen: Bots spielen weiter.
refused-too-many-people = Ihr seid { $people }, und dieses Spiel hat { $most } Plätze: Sucht ein anderes aus oder eröffnet zwei Tische.
refused-too-many-tables = Von hier wurden zu viele Tische eröffnet: Bitte warte ein Weilchen.
refused-too-many-guesses = Aus deinem Netz kamen zu viele falsche Codes oder alte Links: Warte ein paar Minuten und frag dann die Spielleitung nach dem Code.
refused-too-many-requests = Zu viele Anfragen: Bitte warte einen Moment.
refused-too-many-replays = Aus deinem Netz wurden viele Wiederholungen angefragt: Warte eine Minute und versuch es dann noch einmal.
refused-too-many-hellos = Dein Netz verbindet sich zu oft mit Tischen: Warte eine Minute und lade dann die Seite neu.
refused-too-much = Dein Netz hat schon so viel bekommen, wie eine Adresse haben darf: Schließ ein paar Seiten, warte eine Minute und lade diese dann neu.
refused-too-many-sockets = Aus deinem Netz sind zu viele Seiten verbunden: Schließ ein paar und lade diese dann neu.
refused-too-many-watchers = An diesem Tisch schauen schon so viele zu wie möglich: Versuch es noch einmal, wenn jemand gegangen ist.
refused-request = Diese Anfrage ist nicht lesbar: { decode-fault }.
refused-too-large = Das ist zu groß: Bitte sende weniger.
refused-cut-short = Die Anfrage ist unterwegs abgerissen: Bitte versuch es noch einmal.
refused-too-slow = Die Anfrage hat zu lange gebraucht: Bitte versuch es mit einer besseren Verbindung.
refused-no-http = Diese Anfrage ist nicht lesbar: Nimm einen Browser oder lies docs/reference/protocol.md.
refused-head-too-large = Der Kopf dieser Anfrage ist zu groß: Lösche Cookies oder kürze die Adresse.
refused-host = Im Host-Header steht kein Server: Nimm die Adresse, die der Server beim Start anzeigt.
refused-origin = Seiten von anderswo dürfen sich hier nicht verbinden: Öffne den Tisch auf seiner eigenen Seite oder erlaube die andere mit --origins.
refused-path = Hier teilen sich mehrere Server die Tische: Der Pfad muss den Tisch in Großbuchstaben nennen, wie in /ws/ABCDE.
refused-no-origin = Im Origin-Header steht keine Seite: Nimm einen Browser oder lass ihn weg.
refused-no-record = Die Aufzeichnung gibt es, sobald das Spiel vorbei ist.

refused-banned =
    Der Betreiber dieses Servers lehnt dein Netz noch { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang ab: Frag die Person, die ihn betreibt.
refused-too-many-logins = Aus deinem Netz kamen zu viele falsche Token: Warte zehn Minuten und melde dich dann noch einmal an.
refused-not-operator = Das ist nur für den Betreiber: Melde dich mit dem Token dieses Servers an.
refused-no-address = Das ist keine Adresse: Gib eine IPv4-Adresse wie 192.0.2.7 an, oder eine IPv6-Adresse oder ein /64-Netz.
refused-own-address = Das ist eine Adresse dieses Rechners oder eines Proxys darauf: Alle dahinter wären ausgesperrt. Starte den Server mit --proxy, um die Adressen der Leute zu sehen.
refused-no-person = Auf diesem Platz sitzt niemand: Wähle einen Platz aus der Liste der Leute.
refused-not-here = An diesem Tisch ist auf diesem Server niemand, und vielleicht hat ihn ein anderer Server: Gib die Anweisung dort, oder öffne den Link des Tisches und gib sie noch einmal.

serve-ready = Ludothèque ist offen: { $address }
serve-lan = In diesem Netz: { $address }
serve-numeric = Falls ein Gerät diesen Namen nicht kennt: { $address }
serve-container = In einem Container kann der Server seine Adresse in deinem Netz nicht kennen: Setze LUDOTHEQUE_LINK (oder --link) auf die Adresse, die alle öffnen, etwa http://192.168.1.20:{ $port }.
serve-mdns-package = Um einen Namen bekannt zu machen, fehlt noch ein Paket: Führe pip install "ludotheque[mdns]" aus oder lass --mdns weg.
serve-locked = Ein anderer Server benutzt den Ordner { $folder } schon: Beende ihn oder wähle mit --data einen anderen Ordner.
serve-folder-closed = In den Ordner { $folder } lässt sich nicht schreiben: Ändere seine Rechte oder wähle mit --data einen anderen.
serve-folder-is-file = { $folder } ist eine Datei und kein Ordner: Wähle mit --data einen anderen Ort.
serve-folder-failed = Der Ordner { $folder } ist nicht benutzbar: { $why }. Wähle mit --data einen anderen.
serve-disk-full = Der Datenträger mit dem Ordner { $folder } ist voll: Schaffe Platz oder wähle mit --data einen anderen Ordner.
serve-port-used = Port { $port } ist schon belegt: Beende das andere Programm oder wähle mit { $flag } einen anderen.
serve-port-closed = Port { $port } ist für das System reserviert: Wähle mit { $flag } einen über 1023.
serve-host-unknown = Dieser Rechner hat die Adresse { $host } nicht: Wähle mit { $flag } eine andere.
serve-database-damaged = Die Datenbank { $file } ist beschädigt: Stelle eine Sicherung wieder her oder verschiebe die Datei, um mit einer leeren anzufangen.
serve-database-newer = Eine neuere Version von Ludothèque hat diese Datenbank geschrieben: Starte jene Version oder stelle eine ältere Sicherung wieder her.
serve-database-not-copied = Bevor diese Version die Datenbank ändert, kopiert sie sie in den Ordner { $folder }, und das ist gescheitert ({ $why }): Schaffe dort Platz, ändere seine Rechte oder wähle mit --data einen anderen. Es wurde nichts geändert.
serve-database-address = Die Adresse der Datenbank ist ungültig: --database erwartet postgresql://benutzer:passwort@rechner/name.
serve-database-encoding = Die Datenbank speichert Texte als { $encoding }, aber Namen brauchen UTF-8: Lege eine an mit createdb --encoding UTF8 --locale C --template template0.
serve-database-driver = Für PostgreSQL fehlt noch ein Paket: Führe pip install "ludotheque[postgres]" aus oder lass --database weg.
serve-database-unreachable = Die Datenbank ist nicht benutzbar ({ $why }): Prüfe, ob sie läuft und was bei --database steht.
serve-stopping = Der Server hält an: Alle erfahren es, alles wird gespeichert.

backup-done = Die Sicherung ist in { $file }. Tische: { $tables }. Nachgespielte Züge: { $moves }.
backup-skipped = { $tables } dieser Tische gehören zu Spielen oder Regeln, die hier nicht installiert sind: Sie wurden kopiert, aber nicht geprüft.
backup-damaged = Tisch { $table } ist beschädigt: { $why }
backup-exists = Die Datei { $file } gibt es schon: Wähle einen anderen Namen oder überschreibe sie mit --force.
backup-nothing = Im Ordner { $folder } ist keine Datenbank: Gib mit --data den Ordner deines Servers an.
backup-outdated = Diese Datenbank ist aus einer älteren Version: Starte den Server einmal, damit er sie auf den neuen Stand bringt.
backup-file = { $file } lässt sich nicht schreiben ({ $why }): Wähle einen vorhandenen Ordner mit genug Platz, in den du schreiben darfst.
backup-closed = { $file } lässt sich nicht lesen: Führe diesen Befehl als Eigentümer der Datei aus, etwa als Benutzer des Servers, oder als root.
restore-done = { $file } ist wiederhergestellt. Tische: { $tables }. Nachgespielte Züge: { $moves }. Starte den Server, um weiterzuspielen.
restore-missing = Die Datei { $file } gibt es nicht: Prüfe den Namen der Sicherung.
restore-damaged = { $file } ist beschädigt oder keine Sicherung von Ludothèque: Wähle eine andere.
restore-exists = Es gibt schon eine Datenbank ({ $file }): --force benennt sie um und setzt die Sicherung an ihre Stelle.
restore-not-empty = In der PostgreSQL-Datenbank sind schon Tische: Stelle in eine leere wieder her oder ersetze alles mit --force.

refused-hints-off = Keine Tipps an diesem Tisch: Die Spielleitung hat sie nicht erlaubt, oder das Spiel hat keinen Lehrer.
refused-nothing-to-decide = Du hast gerade nichts zu entscheiden: Frag wieder, wenn du dran bist.
refused-hint-too-soon = Ein Tipp nach dem anderen: Versuch es selbst, oder frag in ein paar Sekunden wieder.
refused-hints-wait = Der Lehrer denkt noch über andere Tipps an diesem Tisch nach: Frag in ein paar Sekunden wieder.
refused-other-rules = Dieser Tisch wird nach Version { $theirs } der Regeln gespielt, und dieser Server hat Version { $ours }. Weiter geht es nur auf einem Server mit Version { $theirs }; oder eröffne hier einen neuen Tisch.
refused-moved = Dieser Tisch ist gerade auf einen anderen Server umgezogen. Versuch es in zwei Sekunden noch einmal.

refused-no-analysis = Es gibt keine Analyse: Das Spiel ging nicht zu Ende, oder es bietet keine.
