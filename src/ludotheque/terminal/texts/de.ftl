# Die Befehlszeile und der Tisch im Terminal.

## Die Hilfe von `ludotheque --help`: je eine Zeile, ohne Variablen (sie werden ohne Fluent gelesen).
cli-about = Brettspiele, vollständig und genau, und ein Tisch zum Spielen.
cli-games = Die installierten Spiele.
cli-rules = Alle Regeln eines Spiels, mit ihren Nummern.
cli-play = Im Terminal gegen Bots spielen.
cli-replay = Ein aufgezeichnetes Spiel Zug für Zug durchgehen.
cli-verify = Ein aufgezeichnetes Spiel prüfen: Regeln, jeden Zug, das Ergebnis, und dass niemand die Karten ausgesucht hat.
cli-analyse = Die Wendepunkte eines beendeten Spiels, und was alle daraus lernen können.
cli-arena = Bots viele Spiele gegeneinander spielen lassen und die Siege zählen.
cli-players = Wer spielt, für jeden Platz eine Angabe, mit Kommas: Spielstärken, random oder Python-Dateien.
cli-arena-games = Wie viele Spiele mindestens; mit jeder Kartenverteilung wird in jeder Sitzordnung gespielt.
cli-processes = Wie viele Prozesse spielen; sonst einer je Prozessor.
cli-out = Ein Ordner für Spiele, Tabellen und eine Seite; ein abgebrochenes Turnier geht dort weiter.
cli-serve = Den Tischserver starten: zusammen im Browser spielen.
cli-recipe = Eine Datei für den Betrieb eines Servers ausgeben: Proxy für mehrere Knoten, systemd-Units und so weiter.
cli-recipe-name = Welche Datei; ohne Angabe die Liste.
cli-recipe-nodes = Die Knoten als HOST:PORT, mit Kommas; ohne Angabe auf diesem Rechner.
cli-recipe-public = Die öffentliche Adresse des Servers, so wie man sie eintippt.
cli-recipe-listen = Wo der Proxy lauscht, als HOST:PORT oder :PORT; ohne Angabe :80, mit Zertifikat :443.
cli-recipe-certificate = Die Datei mit dem Zertifikat und seinem Schlüssel, für HTTPS.
cli-recipe-database = Die PostgreSQL-Adresse, die sich die Knoten teilen.
cli-operator = Einen laufenden Server ansehen und betreiben: Tische, Leute, close, remove, ban, announce.
cli-operator-server = Die Adresse des Servers, oder mehrere mit Kommas; ohne sie die dieses Rechners nach seinen Einstellungen.
cli-operator-token-file = Die Datei des Tokens; ohne sie LUDOTHEQUE_OPERATOR_TOKEN, oder operator.token im Datenordner.
cli-operator-json = Alles als JSON ausgeben.
cli-operator-table = Der Code des Tisches.
cli-operator-seat = Die Nummer des Platzes, 1 für den ersten, wie in „operator people“.
cli-operator-address = Eine IPv4-Adresse, oder eine IPv6-Adresse oder ein /64-Netz.
cli-operator-minutes = Für wie viele Minuten.
cli-operator-text = Die Nachricht; eine leere nimmt die letzte zurück.
cli-operator-tables = Die Tische auflisten.
cli-operator-people = Die Leute und Zuschauer an den Tischen auflisten.
cli-operator-close = Einen Tisch beenden und alle wegschicken.
cli-operator-remove = Den Platz einer Person freigeben.
cli-operator-ban = Eine Adresse eine Zeit lang ablehnen.
cli-operator-unban = Eine Sperre aufheben.
cli-operator-announce = Allen an einem Tisch eine Nachricht zeigen.
cli-backup = Alle Tische im laufenden Betrieb in eine Datei kopieren und jedes Protokoll darin prüfen.
cli-restore = Eine Sicherung prüfen und an die Stelle der Datenbank setzen.
cli-copy = Die Sicherung: eine SQLite-Datei.
cli-data = Der Datenordner des Servers, wie bei `serve --data`. Sonst LUDOTHEQUE_DATA, sonst data.
cli-database = Die PostgreSQL-Adresse, wie bei `serve --database`. Sonst LUDOTHEQUE_DATABASE.
cli-backup-force = Die Datei überschreiben, falls es sie gibt.
cli-restore-force = Eine vorhandene Datenbank ersetzen. Eine SQLite-Datenbank wird umbenannt und bleibt erhalten; in PostgreSQL werden alle ihre Tabellen gelöscht.
cli-new-game = Ein kleines, fertiges Spiel schreiben, als Paket zum Umbauen.
cli-more = Mehr zu einem Befehl: ludotheque BEFEHL --help · Version: ludotheque --version
cli-game = Welches Spiel; `ludotheque games` zeigt alle.
cli-lang = Die Sprache. Ohne Angabe die deines Systems.
cli-seats = Wie viele am Tisch sitzen, du mitgezählt.
cli-variant = Die Variante; `ludotheque games` zeigt alle.
cli-seed = Irgendein Wort; dasselbe Wort gibt dieselben Karten.
cli-resume = Ein verlassenes Spiel fortsetzen; die Datei ist die, die beim Verlassen genannt wurde.
cli-from = Was wäre, wenn: von einem Moment dieser Aufzeichnung an weiterspielen. Was dein Platz nicht wissen konnte, wird neu gegeben.
cli-step = Mit --from: nach wie vielen Zügen, wie replay sie zählt; sonst von Anfang an.
cli-seat = Mit --from: dein Platz, 1 für den ersten; sonst der Platz der Person in der Aufzeichnung.
cli-record = Wohin das Spiel aufgezeichnet wird.
cli-level = Die Stärke der Bots: easy (leicht), normal, hard (schwer), expert (Profi) oder random (zufällig); mehrere, wie hard,easy: Platz für Platz.
cli-hint-level = Die Stärke, aus der die Tipps kommen: easy (leicht), normal, hard (schwer) oder expert (Profi). Sonst hard.
cli-name = Dein Name am Tisch.
cli-plain = Zeile für Zeile, ohne Tasten und ohne Uhr: gut für Screenreader und für ein erstes Spiel ohne Eile.
cli-option = Eine Einstellung des Spiels als name=wert; auch mehrmals. Nennt sie Plätze, so ist der erste 1.
cli-new-name = Wie das Spiel heißt, etwa „No Thanks“ oder no_thanks.
cli-new-folder = Wohin das Paket geschrieben wird; ohne Angabe in einen Ordner mit dem Namen des Spiels.
cli-file = Die Aufzeichnung: eine Datei mit JSON-Zeilen.

## Befehle, die nicht gehen
wrong-command = Einen Befehl „{ $command }“ gibt es nicht. Es gibt: { $known }.
wrong-flag = „{ $flag }“ ist keine Angabe dieses Befehls. Alle Angaben: { $more }
wrong-flag-number = { $flag } braucht eine ganze Zahl, und „{ $value }“ ist keine.
wrong-flag-value = { $flag } kann nicht „{ $value }“ sein. Was möglich ist: { $more }
wrong-flag-missing = { $flag } fehlt oder hat keinen Wert. Mehr dazu: { $more }
wrong-flag-twice = { $flag } steht mehrmals da. Gib es einmal an.
wrong-flag-unused = „{ $words }“ ist hier zu viel. Was dieser Befehl nimmt: { $more }
wrong-command-line = Dieser Befehl ist nicht lesbar. { $why } Mehr dazu: { $more }
wrong-lang = Die Sprache „{ $lang }“ ist nicht installiert. Wähle eine von diesen: { $known }.
wrong-no-game = Welches Spiel? Es gibt: { $known }.
wrong-player = Einen Bot „{ $player }“ gibt es nicht. Es gibt: { $known }, oder eine Python-Datei mit einer Funktion „bot“.
wrong-player-file = In der Datei { $file } ist kein Bot: Es muss sie geben, und sie braucht eine Funktion „bot(seat, chance)“.
wrong-games = { $games } Spiele kann man nicht spielen. Verlange eines oder mehr.
wrong-orders = Für diese Spieler gibt es { $orders } Sitzordnungen, und jede Kartenverteilung wird in jeder gespielt: Höchstens { $most } sind möglich. Nenne weniger Arten von Spielern.
wrong-processes = Mit { $processes } Prozessen kann man nicht spielen. Verlange einen oder mehr.
wrong-arena-folder = Im Ordner { $folder } liegt ein anderes Turnier. Wähle einen anderen Ordner.
wrong-arena-player = Die Spiele im Ordner { $folder } hat eine andere Version von { $player } gespielt. Wähle einen anderen Ordner oder stelle die Datei wieder her.
wrong-arena-code = Die Spiele im Ordner { $folder } hat eine andere Version des Spiels und seiner Stärken ({ $found }) gespielt als diese ({ $ours }). Wähle einen anderen Ordner oder kehre zu jener Version zurück.
wrong-arena-damaged = Die Datei { $file } ist in Zeile { $line } beschädigt ({ $why }). Repariere oder lösche sie, oder wähle einen anderen Ordner.
wrong-game = Ein Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $known }.
wrong-variant = Eine Variante „{ $variant }“ gibt es nicht. Es gibt: { $known }.
wrong-option = „{ $option }“ ist keine Einstellung dieses Spiels. Schreib name=wert; es gibt: { $known }.
wrong-option-value = { $option } kann nicht „{ $value }“ sein. Möglich ist: { $known }.
wrong-option-number = { $option } braucht eine ganze Zahl, und „{ $value }“ ist keine.
wrong-option-seats = { $option } braucht Nummern von Plätzen, 1 für den ersten, mit Kommas, und nicht „{ $value }“.
wrong-option-variant = Die Einstellung { $option } wirkt nicht in der Variante { $variant }, nur in: { $known }. Lass sie weg, oder wähle eine davon mit --variant.
wrong-options = So lässt sich kein Tisch eröffnen. { $why }
wrong-options-seats = So lässt sich kein Tisch eröffnen. { $why } Der erste Platz ist 1, der letzte { $last }.
wrong-setting = { $flag } (oder { $variable }) kann nicht „{ $value }“ sein. Was möglich ist: ludotheque serve --help
wrong-setting-choice = { $flag } (oder { $variable }) kann nicht „{ $value }“ sein. Möglich ist: { $known }.
wrong-setting-number = { $flag } (oder { $variable }) kann nicht „{ $value }“ sein. Nötig ist { $number ->
        [whole] eine ganze Zahl
       *[any] eine Zahl
    } { $most ->
        [none] ab { $least }
       *[other] von { $least } bis { $most }
    }.
wrong-setting-place = { $flag } (oder { $variable }) kann nicht „{ $value }“ sein. Nötig ist HOST:PORT, etwa 127.0.0.1:9090.
wrong-setting-label = { $flag } (oder { $variable }) kann nicht „{ $value }“ sein. Nötig ist ein Name aus Buchstaben, Ziffern und Bindestrichen, etwa ludotheque.
wrong-setting-token = { $flag } (oder { $variable }) braucht 16 bis 256 Zeichen. Ohne Angabe wird ein Token erzeugt.
wrong-operator = { $server } hat es nicht getan: { $why }
wrong-operator-seat = Einen Platz { $seat } gibt es nicht. Der erste Platz ist 1; „ludotheque operator people“ zeigt die besetzten.
wrong-operator-server = „{ $server }“ ist keine Adresse eines Servers. Schreib sie wie http://127.0.0.1:8080.
wrong-operator-unreachable = { $server } ist nicht erreichbar ({ $why }): Prüfe, ob er läuft, oder nenne mit --server eine andere Adresse.
wrong-operator-stranger = { $server } antwortet nicht wie Ludothèque: Nenne mit --server den Server selbst und keinen Proxy davor.
wrong-operator-token = In { $file } lässt sich kein Token lesen. Nenne seine Datei mit --token-file, oder setze { $variable }.
wrong-recipe = Ein Rezept „{ $name }“ gibt es nicht. Es gibt: { $known }.
wrong-nodes = „{ $node }“ ist keine Adresse eines Knotens. Schreib HOST:PORT, mehrere mit Kommas.
wrong-recipe-value = „{ $value }“ lässt sich nicht als { $option } in eine Datei schreiben. Verzichte auf Leerzeichen und Sonderzeichen.
wrong-file = Die Datei { $file } ist nicht benutzbar ({ $why }).
wrong-file-missing = Eine Datei { $file } gibt es nicht. Prüfe ihren Namen und ihren Ordner.
wrong-file-folder = { $file } ist ein Ordner. Nenne eine Datei.
wrong-file-no-folder = { $file } geht dort nicht: Wo ein Ordner sein muss, ist eine Datei. Wähle einen anderen Namen.
wrong-file-denied = Du darfst { $file } nicht benutzen. Ändere die Zugriffsrechte, oder wähle eine andere Datei.
wrong-file-full = Die Festplatte ist voll: { $file } lässt sich nicht schreiben. Schaffe Platz, und gib denselben Befehl noch einmal.
wrong-disk = Der letzte Zug ließ sich nicht schreiben ({ $why }); das Spiel bis dahin ist aufgehoben. Schaffe Platz, und spiele weiter mit: ludotheque play --resume { $file }
wrong-shared = Ein anderes Programm hat in { $file } geschrieben: Das Spiel ist ein zweites Mal offen und endet hier. Verlass es dort, dann geht es weiter mit: ludotheque play --resume { $file }
wrong-exists = Die Datei { $file } gibt es schon; sie wird nicht überschrieben. Zum Weiterspielen nimm --resume.
wrong-finished = Das Spiel in { $file } ist vorbei. Zum Anschauen: ludotheque replay { $file }
wrong-company = Im Spiel in { $file } saß nicht eine Person allein gegen Bots am Tisch: Hier lässt es sich nicht fortsetzen.
wrong-from = --step und --seat gehören zu --from DATEI.
wrong-seat = Einen Platz { $seat } gibt es in dieser Aufzeichnung nicht. Der erste Platz ist 1, der letzte { $last }.
wrong-levels = Es sind { $levels } Stärken für { $bots } Bots. Nenne höchstens eine für jeden Bot.
wrong-beside = { $flags } kann nicht neben { $file } stehen: Dort steht es schon. Lass es weg.
wrong-other-game = Die Aufzeichnung { $file } ist vom Spiel { $found }, nicht von { $game }. Lass das Spiel weg oder nenne das richtige.
wrong-new-name = „{ $name }“ geht nicht als Name eines Spiels. Nimm zwei bis { $most } Buchstaben und Ziffern, dazwischen Leerzeichen oder _, und beginne mit einem Buchstaben.
wrong-new-taken = Ein Spiel { $name } gibt es schon. Wähle einen anderen Namen.
wrong-new-module = Python hat schon ein Modul { $name }; das Spiel würde es verdecken. Wähle einen anderen Namen.
wrong-new-folder = Den Ordner { $folder } gibt es schon; er wird nicht überschrieben. Wähle mit --folder einen anderen.
wrong-nothing = Es wurde kein Spiel ausgesucht.
recipe-haproxy = HAProxy vor mehreren Knoten, die sich ein PostgreSQL teilen.
recipe-systemd-nodes = Eine systemd-Vorlage, ludotheque@.service: ein Prozess je Kern, hinter einem Proxy.
recipe-caddy = Caddy vor einem oder mehreren Knoten: HTTPS, mit Zertifikaten, die er selbst holt.
recipe-nginx = nginx vor einem oder mehreren Knoten, für /etc/nginx/conf.d.
recipe-systemd = Eine systemd-Unit, ludotheque.service: ein Server mit SQLite.
recipe-container = Ein Containerfile: das Image für podman, buildah oder Docker.
recipe-compose = Ein compose.yaml: ein Server mit SQLite in einem Container.
recipe-compose-nodes = Ein compose.yaml: zwei Knoten, PostgreSQL und Caddy oder HAProxy.
recipe-grafana = Ein Grafana-Dashboard für die Messwerte aller Server, als JSON zum Importieren.
recipe-prometheus-alerts = Alarmregeln für Prometheus.
record-unknown-game = Das Spiel dieser Aufzeichnung kennt dieses Programm nicht ({ $found }). Installiere das Paket dieses Spiels.

## Das Regal
shelf-players = { $least }–{ $most } Personen
new-game-done =
    { $game } steht in { $folder } und ist sofort spielbar:
      { $programs }pip install --editable { $folder }
      { $programs }ludotheque play { $name }
      { $programs }ludotheque serve
    Die Tests: { $programs }pip install pytest hypothesis fluent.syntax, dann in { $folder }: { $python } -m pytest
    Das änderst du als Erstes: { $name }/table.py und { $name }/rules.py
shelf-foot = Die Regeln: ludotheque rules { $game }
shelf-left-out = { $game } ({ $package }) ist installiert, aber nicht spielbar: { $why }
choose-game = Welches Spiel, 1 bis { $last }? (Enter: 1)

## Am Tisch
your-name = Gast
typed-leave = q ende
typed-rules = regeln
typed-hint = ! tipp
welcome = { $game } · { $seats } am Tisch. Mit ? kommt die Hilfe, mit q gehst du.
company = Bots: { $bots }.
level-easy = leicht
level-normal = normal
level-hard = schwer
level-expert = Profi
level-random = zufällige Züge
watch = Schau zu: Die anderen sind dran.
enter-does = [Enter: { $what }]
enter-alone = [Enter]
keys-foot = ? Hilfe · q Ende
keys-foot-hint = ? Hilfe · ! Tipp · q Ende
press-enter-to-leave = Drück Enter, um den Tisch zu verlassen.
press-enter-to-return = Drück Enter, um zum Tisch zurückzukehren.
page-foot = Leertaste: weiterlesen · andere Taste: zurück zum Tisch. Die Uhr steht.
screen-cut = Unten fehlt etwas: Mach dieses Fenster größer.
rules-aim = Ziel des Spiels
rules-turn = So läuft ein Zug
rules-example = Beispiele

help-title = Hilfe
help-type = Tippe { $line }
help-hint = ! fragt den Lehrer um einen Tipp.
help-always =
    Bei jeder Frage: Enter macht, was in Klammern steht, oder lässt Zeit vergehen · ? zeigt diese Hilfe · regeln zeigt alle Regeln · q verlässt den Tisch (das Spiel bleibt erhalten; Strg-C tut dasselbe).
left = Das Spiel liegt in { $file }. Weiter geht es mit: ludotheque play --resume { $file }
finished = Die Aufzeichnung ist in { $file }. Zum Anschauen: ludotheque replay { $file }
result-title = Das Spiel ist vorbei.
result-place = Platz
result-name = Name
result-reason = Entschieden durch: { $why }
result-score = Ergebnis

## Eine Aufzeichnung durchgehen
walk-title = Zug { $place } von { $last } · { $time } · gesehen von { $whose }
walk-spectator = außen
walk-start = Die Karten sind verteilt.
walk-act = { $name }: { $action }
walk-tick = Die Uhr: Die Zeit ist um.
what-if = „Was wäre, wenn“ ab Zug { $move }
walk-keys = Enter/→ weiter · b/← zurück · s nächster Platz · eine Zahl: dorthin · e Schluss · q Ende

## Eine Aufzeichnung prüfen
verify-rules = Regeln: { $game }, Version { $rules }
verify-moves = Züge: alle { $moves } sind erlaubt und zeitlich in der richtigen Reihenfolge
verify-deal = Karten: Sie passen zum Versprechen vor dem ersten Zug
verify-result = Ergebnis: Es passt zu den Zügen
verify-left = Ergebnis: keins, der Tisch wurde vorzeitig verlassen

## Die Arena
arena-player = Bot
arena-games = Spiele
arena-share = Siege
arena-score = Punkte
arena-rating = Spielstärke
arena-plan = Spiele: { $games }. Kartenverteilungen: { $deals }, jede in allen verschiedenen Sitzordnungen ({ $orders }).
arena-no-rating = Keine Spielstärken: openskill ist nicht installiert. Du bekommst es mit: pip install "ludotheque[arena]"
arena-left = Das Turnier wurde abgebrochen. Mit --out macht derselbe Befehl dort weiter.

hint-title = Tipp
hint-none = Du hast gerade nichts zu entscheiden.
hint-no-teacher = Dieser Tisch hat keinen Lehrer.
bot-failed = Mit dem Bot { $name } stimmt etwas nicht ({ $level }: { $why }); ein normaler spielt weiter.
teacher-failed = Mit dem Lehrer stimmt etwas nicht ({ $why }): Es gibt keine Tipps mehr.
wrong-level = Es gibt keine Stärke „{ $level }“. Es gibt: { $known }.
wrong-player-crash = Der Spieler { $player } ist gescheitert: { $why }. Repariere ihn und starte denselben Befehl noch einmal.
wrong-player-late = Der Spieler { $player } brauchte mehr als { $seconds } Sekunden für eine Antwort. Lass ihn kürzer nachdenken.
wrong-player-illegal = Der Spieler { $player } wollte { $action }; das verbietet Regel { $rule }. „legal(view)“ nennt, was erlaubt ist.
wrong-player-action = Der Spieler { $player } wollte { $action }; das ist keine Aktion des Spiels. „legal(view)“ nennt, was erlaubt ist.
wrong-player-answer = Der Spieler { $player } antwortete { $answer }. „notice“ muss ein Decision oder None liefern.
wrong-player-moment = Der Spieler { $player } will um { $at } handeln. „Decision.at“ muss eine ganze Zahl von Millisekunden sein.
wrong-player-idle = Der Spieler { $player } tat ein ganzes Spiel lang nichts, obwohl er konnte. „notice“ muss ein Decision liefern, wo „legal(view)“ nicht leer ist.
wrong-player-tardy = Der Spieler { $player } tat ein ganzes Spiel lang nichts: Jeder Zeitpunkt, den er plante, kam zu spät. „Decision.at“ muss vor dem Ende der Frist liegen; „now“ ist der Zeitpunkt der Nachricht.
wrong-player-bot = Der Spieler { $player } kann nicht spielen: „bot(seat, chance)“ lieferte { $answer }. Es muss ein Objekt mit einer Methode „notice“ liefern.
wrong-player-changed = Die Datei { $player } wurde geändert, während das Turnier begann. Starte denselben Befehl noch einmal.
wrong-player-died = Bei Kartenverteilung { $deal } endete ein Prozess von selbst; auf den Plätzen saßen: { $order }. Einer dieser Spieler kann ihn beendet haben: { $players }. Andere mögliche Gründe: Er fing die Unterbrechung nach { $seconds } Sekunden ab und dachte weiter, oder der Speicher reicht nicht. Mit --out bleiben die Spiele davor erhalten.
said = { $name }: „{ $words }“
operator-tables = Version { $version }. Tische: { $tables }. Verbundene Leute: { $people }.
operator-load = Letzte Minute: { $moves } Züge pro Sekunde, 99 % der Aktionen gezeigt in { $p99 }, { $cpu } % eines Kerns.
operator-memory = Speicher: { $memory } MB. Verbindungen: { $sockets }. Wartende Schreibvorgänge: { $waiting }.
operator-slow = Langsame Aktion: { $seconds } ms an Tisch { $table } ({ $game }).
operator-ban = Gesperrt: { $address }, noch { $minutes } min.
operator-notice = Nachricht an alle, noch { $minutes } min: { $text }
operator-table-heads = Code|Spiel|Phase|da/Leute/Plätze|Zuschauer|Züge|Minuten|Epoche
operator-people-heads = Tisch|Platz|Adresse|Verbindung|Name
operator-closed = Tisch { $table } ist geschlossen.
operator-removed = der Platz an Tisch { $table } ist frei.
operator-banned = { $address } ist gesperrt.
operator-unbanned = { $address } ist nicht mehr gesperrt.
operator-announced = alle an einem Tisch sehen die Nachricht.
operator-withdrawn = die Nachricht ist zurückgenommen.

## Ein beendetes Spiel noch einmal ansehen
analysis-asking = Das Spiel wird noch einmal angesehen…
analysis-turnings = Wendepunkte
analysis-none = Keine einzelne Wahl hat dieses Spiel entschieden.
analysis-seats = Am Tisch
analysis-seat = { $name }: { $lines }
analysis-move = Zug { $move } · { $name }
analysis-played = Gewählt: { $action }
analysis-better = Besser: { $action } (+{ $worth } % eines Sieges)
wrong-no-analysis = { $game } hat keine Analyse.
wrong-unfinished = Das Spiel in { $file } ist nicht zu Ende: Spiel es erst fertig (ludotheque play --resume).
