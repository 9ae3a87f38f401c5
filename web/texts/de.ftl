# Die Texte der Seiten. Die eines Spiels stehen bei seinen Regeln.
skip-to-content = Zum Inhalt springen
loading = Einen Moment…
home-link = Ludothèque: zur Startseite
language = Sprache
language-offline = Diese Sprache ist noch nicht auf diesem Gerät: Dazu muss es verbunden sein.
mute = Stumm schalten
settings = Einstellungen

home-title = Was spielen wir?
home-lead = Kein Konto, nichts zu installieren. Such dir ein Spiel aus und setz dich dazu.
home-offline = Der Server antwortet nicht. Lektionen und Regeln gehen auch ohne ihn.
of-game = { $way }: { $game }
play-now = Spielen
invite = Einladen
learn = Spiel lernen
rules = Regeln
rules-sections = Teile der Regeln
rules-now = Das kannst du jetzt tun
rules-wait = Die anderen sind dran: Du hast gerade nichts zu tun.
rules-aim = Ziel des Spiels
rules-turn = So läuft ein Zug
rules-example = Beispiele
house-rule = Hausregel
back-to-table = Zurück zum Tisch { $code }: { $game }
join-label = Hat dir jemand einen Code gegeben?
join = Mitspielen

settings-hearing = Ton
settings-hearing-feeling = Ton und Vibration
settings-sound = Töne
settings-speech = Reim laut sprechen
settings-vibrate = Vibrieren
settings-theme = Farben
settings-theme-auto = Automatisch
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegung
settings-motion-auto = Automatisch
settings-motion-less = So wenig wie möglich
settings-text = Schriftgröße
settings-text-normal = Normal
settings-text-large = Groß
settings-note = Bleibt nur auf diesem Gerät.

privacy = Datenschutz
operator-says = Vom Betreiber dieses Servers:
error-unknown-title = Hier schläft niemand
error-unknown-text = Diese Seite gibt es nicht. Vielleicht ging unterwegs ein Buchstabe verloren.
error-broken-title = Auf dieser Seite ist etwas schiefgegangen
error-broken-text = Wir haben die Seite neu aufgebaut, und es ist wieder passiert. Dein Platz bleibt dir: Lade die Seite neu oder mach auf einem anderen Gerät weiter.
error-load-title = Die Seite ist nicht angekommen
error-load-text = Die Verbindung ist wohl weg, oder Ludothèque wurde inzwischen aktualisiert.
try-again = Noch einmal
reload = Neu laden
back-home = Zur Startseite

you = du
bot = Bot
away = nicht da
seconds-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }

players-range = { $least }–{ $most } Personen
open-tables = Offene Tische
free-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
open-replay = Gespeichertes Spiel ansehen

# Platz nehmen
your-games = Deine Spiele
your-games-note = Bleiben nur auf diesem Gerät. Ein Spiel lässt sich ansehen, solange der Server es aufbewahrt.
your-games-none = Noch kein beendetes Spiel auf diesem Gerät. Spiel eins, dann steht es hier.
your-games-empty = Liste leeren
your-games-sure = Die Liste auf diesem Gerät wird geleert; der Server behält seine Aufzeichnungen.
your-games-yes = Ja, leeren
your-name = Dein Name
your-animal = Dein Tier
avatar-fox = Fuchs
avatar-owl = Eule
avatar-cat = Katze
avatar-dog = Hund
avatar-frog = Frosch
avatar-hedgehog = Igel
avatar-penguin = Pinguin
avatar-lion = Löwe
avatar-elephant = Elefant
avatar-mouse = Maus
avatar-bee = Biene
avatar-octopus = Krake
sit-down = Hinsetzen
sit-down-more = Hinsetzen, dann noch jemand
only-watch = Nur zuschauen
join-first = An diesem Tisch sitzt noch niemand außer dir.
dealing = Die Karten werden gemischt…
no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.

# Ein neuer Tisch
new-table = Ein neuer Tisch
how-many = Wie viele Plätze?
open-table = Eröffnen und einladen
open-screen = Auf einem großen Bildschirm
play-bots = Mit Bots spielen
public-table = Diesen Tisch auf der Startseite allen zeigen
more-options = Mehr Auswahl
time-limits = Zeitlimits
bot-level = Bots
level-easy = Leicht
level-normal = Normal
level-hard = Schwer
level-expert = Profi
level-random = Zufällige Züge
level-of = Stärke von { $name }
in-seconds = s

# Vor dem Geben
seats-count =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
invite-hint = Scannen oder den Code auf der Startseite eintippen
code-is = Der Code ist { $code }
qr-alt = QR-Code von { $link }
copy-link = Link kopieren
copied = Kopiert
copy-failed = Der Browser hat nicht kopiert. Bitte von Hand kopieren: { $link }
share = Teilen
who-sits = Am Tisch
free-seat = Frei
host = Spielleitung
add-bot = Bot
remove-name = { $name } entfernen
start = Los geht’s
more-time = Doppelte Zeit
more-time-give = { $name } darf doppelt so lange schauen und wählen
more-time-told = Doppelte Zeit zum Schauen und Wählen: { $names }
first-player = Wer beginnt
first-drawn = per Los
begins = beginnt
first-told = Wer beginnt: { $who }
start-fills =
    { $count ->
        [one] Auf den freien Platz kommt ein Bot.
       *[other] Auf die { $count } freien Plätze kommen Bots.
    }
start-bots = Bots spielen lassen
start-nobody = Hier sitzt noch niemand. Scann den Code, um mitzuspielen, oder schau den Bots zu.
wait-for-host = Gleich geht es los: Die Spielleitung startet.
same-device = Noch jemand an diesem Gerät
same-device-hint = Ein Tablet für mehrere: Alle setzen sich hier mit ihrem Namen dazu.
big-screen = Großer Bildschirm
leave = Tisch verlassen
cancel = Abbrechen
close = Schließen

# Am Tisch
table-tools = Tisch
table-menu = Tischmenü
not-kept = Dieser Browser merkt sich nichts. Lass die Seite offen: So lange bleibt dir dein Platz.
watch-late = Das Spiel hat schon begonnen: Du schaust zu.
watching = Du schaust zu
chat = Chat
chat-unread =
    { $count ->
        [one] Chat: { $count } neue Zeile
       *[other] Chat: { $count } neue Zeilen
    }
chat-seated = Du schaust zu: Zum Schreiben brauchst du einen Platz.
chat-phrases = Auf diesem Server schreibt ihr euch mit fertigen Sätzen.
chat-off = Der Chat ist auf diesem Server ausgeschaltet.
chat-empty = Noch hat niemand etwas gesagt.
said = { $name }: { $words }
say = Etwas sagen
send = Senden
mute-someone = Jemanden stumm schalten…
phrase-hello = Hallo!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-good-luck = Viel Glück!
phrase-sorry = Entschuldigung!
phrase-one-moment = Moment noch…
phrase-your-turn = Du bist dran!
phrase-laugh = Haha!
phrase-wow = Boah!
phrase-again = Noch ein Spiel?
phrase-bye = Tschüss!
see-rule = Regel { $rule }
line-unknown = Verbindung: wird gemessen
line-good = Verbindung: gut
line-fair = Verbindung: mittel
line-poor = Verbindung: schlecht
races-plain = Der Server kann an diesem Tisch nicht jede Verbindung messen: Bei Wettrennen kostet eine langsame Verbindung etwas Zeit.
races-trusting = Wettrennen verlassen sich hier auf das, was die Geräte über ihre Verbindung sagen.
line-lost = Verbindung: weg
connection-lost = Die Verbindung ist weg. Dein Platz bleibt dir, und der Tisch kommt von selbst zurück.
not-done = Das ging nicht: Die Verbindung ist weg. Versuch es noch einmal, wenn der Tisch wieder da ist.
paused = Der Tisch macht Pause.
held-you = Du hast den Tisch angehalten.
held-host = { $name } hat den Tisch angehalten.
held-asked = Gleich ist Pause. Dieser Moment läuft noch zu Ende.
held-store = Der Server kann gerade nichts speichern. Es geht nichts verloren; der Tisch macht von selbst weiter.
held-restart = Der Server ist neu gestartet. Der Tisch wartet auf { $names }.
held-restart-all = Der Server ist neu gestartet. Gleich geht es weiter.
held-nobody = Gerade ist niemand da. Der Tisch wartet.
held-passing = Ein Tablet wird weitergereicht. Die Uhr steht.
held-left =
    { $seconds ->
        [one] höchstens { $seconds } Sekunde
       *[other] höchstens { $seconds } Sekunden
    }
held-for = seit { $minutes } min
pause = Pause
resume = Weiter
copy-watch = Link zum Zuschauen kopieren
copy-seat = Meinen Platz auf ein anderes Gerät mitnehmen
copy-seat-code = QR-Code, der deinen Platz auf das Gerät bringt, das ihn liest
copy-seat-hint = Wer diesen Link öffnet oder den Code liest, spielt auf deinem Platz: Behalt ihn für dich.
leave-sure = Ein Bot übernimmt deinen Platz, und zwar für immer.
leave-yes = Ja, verlassen

# Was geschehen ist
news-sat = { $name } setzt sich.
news-left = { $name } steht auf.
news-gone = { $name } ist gegangen; ein Bot spielt weiter.
news-stand-in = { $name } ist nicht da; solange spielt ein Bot.
news-bot-failed = Mit dem Bot { $name } stimmt etwas nicht; ein normaler spielt weiter.
news-lost = { $name } hat keine Verbindung mehr.
news-back = { $name } ist wieder da.
news-paused = Der Tisch macht Pause.
news-stalled = Der Server kann gerade nichts speichern.
news-start = Das Spiel beginnt.
news-goes-on = Das Spiel geht weiter.
news-over = Das Spiel ist vorbei.
news-host = Jetzt leitest du das Spiel.

# Das Ende
result-left = Der Tisch wurde vor dem Ende geschlossen
result-nobody = Diesmal gewinnt das Spiel.
result-together = Ihr habt zusammen gewonnen!
result-names-together = { $names } haben zusammen gewonnen!
result-you = Du hast gewonnen!
result-you-with = Du hast gewonnen, zusammen mit { $names }!
result-winners =
    { $count ->
        [one] { $names } hat gewonnen!
       *[other] { $names } haben gewonnen!
    }
result-place =
    { $place ->
        [2] Du bist auf Platz zwei.
        [3] Du bist auf Platz drei.
        [4] Du bist auf Platz vier.
        [5] Du bist auf Platz fünf.
        [6] Du bist auf Platz sechs.
        [7] Du bist auf Platz sieben.
       *[other] Du bist auf Platz acht.
    }
result-kind = Gut gespielt!
result-best = Deine schnellste Berührung: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
rematch = Noch einmal
another-game = Anderes Spiel
rematch-wait = Die Spielleitung kann ein neues Spiel starten.
replay = Noch mal ansehen
save-record = Spiel speichern

# Ein Tablet
tablet-pass = Gib das Tablet an { $name }
tablet-pass-hint = Die anderen schauen kurz weg.
tablet-mine = Ich bin { $name }: zeigen
tablet-hide = Verdecken
tablet-back = Zurück zum Tisch
tablet-turn = du bist dran
tablet-look = ansehen

# Fehler
play-here = Hier spielen
error-no-table-title = Kein Tisch hat diesen Code
error-no-table-text = Ein Code besteht aus ein paar Buchstaben und Ziffern. Vielleicht hast du dich verlesen, oder der Tisch ist längst gelöscht.
to-table = Zum Tisch
own-table = Eigenen Tisch eröffnen
type-again = Anderer Code
error-full-title = Alle Plätze sind besetzt
error-full-text = Du kannst beim Spiel zuschauen oder einen eigenen Tisch eröffnen.
error-gone-title = Der Server antwortet nicht
error-gone-text = Vielleicht startet er gerade neu, oder dieses Gerät ist offline. Deine Plätze bleiben dir.
error-old-title = Diese Seite ist veraltet
error-old-text = Der Server wurde aktualisiert, während die Seite offen war. Lade sie neu, dann geht es weiter, wo du warst.
error-tabs-title = Dieser Tisch ist in einem anderen Tab offen
error-tabs-text = Du kannst dort weitermachen oder stattdessen in diesem Tab spielen.
error-moved-title = Du spielst in einem anderen Tab weiter
error-moved-text = In diesem Tab ist der Tisch nicht mehr offen.
error-removed-title = Dein Platz wurde freigegeben
error-removed-text = Das war die Spielleitung oder der Betreiber dieses Servers. Du kannst einen eigenen Tisch eröffnen oder um eine neue Einladung bitten.
error-closed-title = Dieser Tisch wurde geschlossen
error-closed-text = Der Betreiber dieses Servers hat ihn geschlossen. Was bis dahin gespielt wurde, lässt sich noch einmal ansehen, sofern es nicht gelöscht wurde.
error-banned-title = Du bist für eine Weile ausgesperrt
error-banned-text = Dieser Server nimmt im Moment nichts aus deinem Netz an. Frag die Person, die ihn betreibt.
error-crowded-title = Zu viel auf einmal
error-crowded-text = Der Server bittet um eine kleine Pause. Versuch es gleich noch einmal.
error-no-board-title = Kein Spielbrett für dieses Spiel
error-no-board-text = Diese Version der Seite kann es noch nicht zeigen.
error-forgotten-title = Dieses Spiel wurde gelöscht
error-forgotten-text = Der Server bewahrt beendete Spiele nur eine Weile auf. Hat jemand die Aufzeichnung gespeichert, lässt es sich noch ansehen.
error-damaged-title = Dieser Tisch ist nicht mehr lesbar
error-damaged-text = Seine gespeicherten Züge sind beschädigt. Andere Tische sind nicht betroffen; bitte eröffne einen neuen.
error-other-rules-title = Dieser Tisch hat andere Regeln
error-other-rules-text = Er wird nach einer anderen Version der Regeln gespielt, als dieser Server sie kennt. Weiter geht es, sobald ein Server mit dieser Version läuft; deine Plätze bleiben dir. Oder eröffne einen neuen Tisch.
error-no-record-title = Noch nichts anzusehen
error-no-record-text = Ein Spiel lässt sich ansehen, sobald es vorbei ist.

# Noch einmal ansehen
full-screen = Vollbild
press-for-sound = Einmal drücken für Ton
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
replay-play = Abspielen
time-line = Zeitleiste
time-line-at = Schritt { $step } von { $length }, { $time }
perspective = Blickwinkel
spectator = von außen
all-cards = alle (alle Karten)
mark-back = Vorige Marke
mark-on = Nächste Marke
mark-races = Wettrennen
mark-finds = Fund
mark-misses = verpasste Chance
mark-race = Wettrennen: { $names }.
mark-find = Gefunden von { $names }.
mark-missed = Verpasste Chance: { $names }.
speed = Tempo
play-on = Von hier weiterspielen
play-on-about = Bots ({ $level }) nehmen die anderen Plätze. Karten, die du nicht kennen konntest, werden neu gegeben.
play-on-seat = Dein Platz
play-on-as = als { $name }
what-if = Was wäre, wenn …?
what-if-about =
    { $move ->
        [0] Was wäre, wenn …? Dieses Spiel beginnt wie ein anderes.
        [one] Was wäre, wenn …? Dieses Spiel begann nach dem ersten Zug eines anderen. Verdeckte Karten wurden neu gegeben.
       *[other] Was wäre, wenn …? Dieses Spiel begann nach { $move } Zügen eines anderen. Verdeckte Karten wurden neu gegeben.
    }
drop-hint = Zieh die Datei eines gespeicherten Spiels hierher oder wähle sie aus.
replay-bad = Diese Datei lässt sich nicht ansehen: Sie ist kein gespeichertes Spiel oder beschädigt.
choose-file = Datei auswählen
verify-title = Waren die Karten ehrlich gemischt?
verify-about = Vor dem Spiel hat der Server sein Geheimnis mit einem Prüfwert versprochen; alle haben einen eigenen Teil dazugegeben. Dieses Gerät rechnet jetzt jedes Mischen nach.
verify = Mischen nachprüfen
verify-good = Alles ehrlich: Niemand konnte die Karten aussuchen.
verify-bad = Beim Mischen stimmt etwas nicht.
verify-unreadable = Diese Aufzeichnung lässt sich nicht prüfen: Ihre letzte Zeile fehlt oder ist beschädigt.
verify-kept = Das Geheimnis ist das, das vor dem Spiel versprochen wurde.
verify-not-kept = Das Geheimnis ist nicht das versprochene.
verify-draws =
    { $count ->
        [one] { $right } von { $count } Ziehung folgt aus dem Geheimnis und den Teilen aller.
       *[other] { $right } von { $count } Ziehungen folgen aus dem Geheimnis und den Teilen aller.
    }
verify-same = Dieses Gerät kannte das Versprechen, bevor es seinen Teil wählte.
verify-not-same = Dieses Gerät kannte ein anderes Versprechen.
verify-mine = Der Teil dieses Geräts steckt im Mischen.
verify-not-mine = Der Teil dieses Geräts fehlt.
verify-numbers = Die Zahlen
verify-commitment = Versprechen
verify-secret = Geheimnis
verify-nonces = Teile
verify-seed = Startwert

# Lernen
offer-title = Zum ersten Mal { $game }?
offer-text = Eine Lektion auf dem echten Spielbrett zeigt dir das Spiel in ungefähr einer Minute.
offer-learn = In einer Minute lernen
offer-play = Gleich spielen
learn-game = { $game } lernen
lesson-on = Weiter
lesson-back = Zurück
lesson-skip = Zeig es mir
lesson-step = { $step } von { $count }
lesson-other = Das war etwas anderes: Lies noch einmal.

# Das Brett eines Spiels, das kein eigenes hat.
default-players = Wer spielt
default-acts = ist dran
default-choose = Du bist dran: Wähle aus
default-wait = Warten auf { $names }
default-watch = Schau, was passiert
default-more = Es gibt mehr Möglichkeiten, als hier Platz haben.
default-view = Was du siehst
default-story = Was bisher geschah
module-failed = Das Brett dieses Spiels funktioniert nicht. Du kannst auf dem einfachen Brett weiterspielen.

# Bevor ein Skript läuft: Browser zu alt oder ohne JavaScript
no-script = Ludothèque braucht JavaScript.
too-old-title = Dieser Browser ist zu alt für Ludothèque
too-old-text = Aktualisiere ihn oder öffne die Seite in einem anderen: Chrome oder Edge { $chrome }, Firefox { $firefox }, Safari { $safari } (iPhone und iPad: iOS { $safari }) oder neuer.
too-old-partly = Du kannst weitermachen, aber manches am Tisch fehlt oder ist an der falschen Stelle.

option-hints = Tipps
option-hints-about = Wer den Lehrer fragen darf, was zu tun ist und warum.
option-hints-alone = Allein gegen Bots
option-hints-always = Alle
option-hints-never = Niemand

hint = Tipp
hint-key = Tipp (H)
hint-asking = Der Lehrer überlegt…
hint-do = So machen
hint-level = Stärke des Lehrers
hint-failed = Es kam kein Tipp. Versuch es gleich noch einmal.

analysis = Was hat entschieden?
analysis-asking = Das Spiel wird noch einmal angesehen…
analysis-percent = Das Spiel wird noch einmal angesehen: { $percent } %
analysis-ready = Die Analyse ist da.
analysis-failed = Es kam keine Analyse. Versuch es gleich noch einmal.
analysis-none = Keine einzelne Wahl hat dieses Spiel entschieden.
analysis-move = Zug { $move } · { $name }
analysis-show = Moment zeigen
analysis-played = Gewählt: { $action }
analysis-better = Besser: { $action }
analysis-worth = +{ $worth } % eines Sieges
mark-turnings = Wendepunkt
mark-turned = Wendepunkt: { $reason }
mark-turning = Wendepunkt, { $names }. Besser: { $better }
