# Das Spielbrett von Matryoshka; Namen, Ereignisse und Regeln stehen in ../texts.
colour-poppy = rot
colour-marigold = orange
colour-sunflower = gelb
colour-fern = grün
colour-mint = türkis
colour-cornflower = hellblau
colour-gentian = dunkelblau
colour-lavender = violett
colour-peony = rosa
colour-chestnut = braun
card-label = { $card }, { $colour }, Serie { $letter }

round-setup = Vorbereitung
round-number = Runde { $round } von { $rounds }
series-in-play = Serien im Spiel: { $series }
step-draw = ziehen
step-trade = tauschen
step-lay = legen

prompt-lay =
    { $round ->
        [0] Such { $need } Karten aus deiner Hand für die erste Auslage aus
       *[other] Such die { $need } Karten deiner nächsten Auslage aus
    }
prompt-laid = Deine Auslage ist gewählt und liegt verdeckt
prompt-laying = Alle suchen eine Auslage mit { $need } Karten aus
prompt-show = Dein Tausch: Zeig eine Karte aus deiner Hand
prompt-showing = { $seat } sucht eine Karte zum Zeigen aus
prompt-offer = Biete { $seat } eine Karte für { $card } an
prompt-offered = Dein Angebot liegt verdeckt
prompt-offering = Die anderen suchen ein Angebot für { $card } aus
prompt-take = Nimm eines der Angebote
prompt-taking = { $seat } sieht sich die Angebote an
prompt-over = Die Sammlungen sind gewertet
waiting-for = Warten auf { $names }

hand = Deine Hand
hand-empty = Keine Karte auf der Hand
hand-new = Neu auf deiner Hand: { $cards }
hand-card-new = { $card }, neu
my-tableau = Deine Auslage
tableau-of =
    Auslage von { $seat }: { $cards }. So, wie sie liegt, ist sie { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert.
tableau-empty = noch keine Karte
worth =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
worth-run = Eine Folge in einer Serie:
worth-column = Eine Spalte mit gleichem Wert:
points = Punkte
points-title = Was Punkte bringt
points-cards = Karten
points-run-head = Folge in einer Serie
points-column-head = Spalte mit gleichem Wert
points-note = Nur die letzte Auslage zählt. Eine Karte zählt in ihrer Zeile und in ihrer Spalte; eine Karte allein bringt nichts.
others = Die Auslagen der anderen
hand-size =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
late = Zeit um
mark-waited = wählt…
mark-ready = bereit
enlarge = näher ansehen
known = Auf dieser Hand kennst du:
known-watch = Auf dieser Hand kennen alle:

trade = Der Tausch
trade-shown = gezeigt von { $seat }
trade-mine = von dir gezeigt
trade-nothing = Noch ist keine Karte gezeigt
trade-ready = { $seat }: gewählt, verdeckt
offer-awaited = { $seat }: noch kein Angebot
offer-hidden = { $seat }: ein Angebot, verdeckt
offer-card = { $seat } bietet { $card } an
stock =
    { $count ->
        [0] Der Stapel ist leer
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
stock-short = Stapel: { $count }
history = Bisher getauscht
history-none = Noch nichts getauscht
history-line = { $seat } gab { $card } an { $partner }

choose-first = Wähle eine Karte
do-show = { $card } zeigen
do-offer = { $card } anbieten
do-take = { $card } von { $seat } nehmen
do-lay = { $count } Karten legen
lay-label = Alle deine Karten: Wähle { $need }
lay-more =
    { $count ->
        [one] noch eine
       *[other] noch { $count }
    }
lay-fewer =
    { $count ->
        [one] eine zu viel
       *[other] { $count } zu viel
    }
lay-exact = genau richtig
lay-from-hand = aus deiner Hand
lay-from-tableau = aus deiner Auslage
lay-brings = bringt { $points }
lay-would-bring = brächte { $points }
lay-score = Wert deiner Wahl
lay-sum = Spalten { $columns } + Zeilen { $lines }

count-title = Die Wertung, Auslage für Auslage
tie-runs = { $name } ({ $runs })
tie-longer = Gleich viele Punkte: Die längeren Folgen entscheiden. { $names }
tie-shared = Gleich viele Punkte und gleiche Folgen: Der Platz wird geteilt. { $names }
count-again = Neu zählen
count-skip = Alles zeigen
count-back = Einen Schritt zurück
count-next = Nächster Schritt
count-how = So wird gezählt
count-columns = Spalten
count-lines = Zeilen
count-column =
    { $cards ->
        [one] Wert { $value }, { $cards } Karte
       *[other] Wert { $value }, { $cards } Karten
    }
count-run = { $series } { $from } bis { $to }
count-bonus = { $points } + { $bonus } Bonus
count-total = Zusammen
count-left = Noch auf der Hand, zählt nichts
