# Attrape Rêves auf Deutsch.
game-name = Attrape Rêves
game-tagline = Such das Kuscheltier, das den ganzen Albtraum verdeckt.

guide-aim = Sammle vor allen anderen zwölf Träume. Such nach Augenmaß ein Kuscheltier aus, das den ganzen Albtraum verdeckt: Je kleiner es ist, desto mehr Träume bringt es.
guide-turn-1 = Wer das Kissen hat, deckt einen Albtraum auf.
guide-turn-2 = Der Reihe nach nehmen alle ein Kuscheltier aus dem Kreis. Auf der Karte ausprobieren gilt nicht.
guide-turn-3 = Der Reihe nach legen alle ihr Kuscheltier auf den Albtraum. Es rutscht an die beste Stelle.
guide-turn-4 = Es schaut nichts heraus? Dann zieh so viele Träume, wie das Kuscheltier Sterne hat. Es schaut etwas heraus? Kein Traum.
guide-turn-5 = Zwölf Träume oder mehr gewinnen. Sonst kommen die Kuscheltiere zurück, und das Kissen wandert nach links.
guide-example-1 = Zoé nimmt das Kaninchen (drei Sterne), Lou einen Bären (ein Stern). Beide verdecken den ganzen Albtraum: Zoé zieht drei Träume, Lou einen.
guide-example-2 = Zoé nimmt das Einhorn (vier Sterne), aber eine Ohrspitze schaut heraus. Sie zieht nichts.
guide-example-3 = Zoé hat 11 Träume und bekommt 3 dazu, Lou hat 10 und bekommt beim selben Albtraum 2. Mit 14 und 12 Träumen gewinnen beide.

variant-base = Grundspiel
variant-base-about = Nehmt der Reihe nach Kuscheltiere; je kleiner, desto mehr Träume, wenn es reicht. Zwölf Träume gewinnen.
variant-coop = Schlaft gut, ihr Kleinen
variant-coop-about = Alle zusammen oder allein gegen einen Packen Albträume: Jedes Kuscheltier hilft nur einmal, und nach einem Fehler ist alles verloren.
variant-speed = Unruhige Nacht
variant-speed-about = Wie das Grundspiel, aber alle schnappen gleichzeitig nach einem Kuscheltier.

option-variant = Variante
option-variant-about = Der Reihe nach, alle zusammen oder um die Wette.
option-seats = Personen
option-seats-about = Zwei bis vier; zusammen geht es auch allein.
option-first = Wer beginnt
option-first-about = Wer den ersten Albtraum aufdeckt: das jüngste Kind zum Beispiel, oder das Los entscheidet.
option-tie-break = Bei geteiltem Sieg entscheiden
option-tie-break-about = Sind mehrere Tafeln gleichzeitig voll, gewinnen die meisten Träume insgesamt.
option-moon = Mond
option-moon-about = Der Packen, den ihr zusammen besiegt: Je voller der Mond, desto schwerer die Albträume.
option-moon-new = Neumond, kinderleicht
option-moon-crescent = Mondsichel, leicht
option-moon-gibbous = Dreiviertelmond, nicht so leicht
option-moon-full = Vollmond, gar nicht leicht
option-turn-ms = Zeit zum Aufdecken
option-turn-ms-about = Danach deckt sich der nächste Albtraum von selbst auf.
option-choose-ms = Zeit zum Aussuchen
option-choose-ms-about = Zeit, ein Kuscheltier auszusuchen; danach verlost der Tisch ein freies.
option-grab-ms = Zeit zum Schnappen
option-grab-ms-about = Zeit, nach einem Kuscheltier zu schnappen; danach verlost der Tisch ein freies.
option-lay-ms = Zeit zum Auflegen
option-lay-ms-about = Danach legt sich das Kuscheltier von selbst auf den Albtraum.
option-talk-ms = Zeit zum Beraten
option-talk-ms-about = Zeit, euch über ein Kuscheltier zu beraten; danach wird das gelegt, auf das gezeigt wird.
option-hold = Auf langsame Verbindungen warten
option-hold-about = So viele Millisekunden wartet ein berührtes Kuscheltier nach der ersten Berührung auf langsamere Verbindungen.

bad-seats = Diese Variante ist für { $least } bis { $most } Personen.
bad-first = Wer beginnt, muss auf einem der { $seats } Plätze sitzen.
bad-time =
    { $field ->
        [turn_ms] Die Zeit zum Aufdecken
        [choose_ms] Die Zeit zum Aussuchen
        [grab_ms] Die Zeit zum Schnappen
        [lay_ms] Die Zeit zum Auflegen
        [talk_ms] Die Zeit zum Beraten
       *[hold] Das Warten auf langsame Verbindungen
    } dauert zwischen { $least } und { $most } Millisekunden.

toy-bear = den Bären
toy-panda = den Panda
toy-rabbit = das Kaninchen
toy-unicorn = das Einhorn

moon-new = Neumond
moon-crescent = Mondsichel
moon-gibbous = Dreiviertelmond
moon-full = Vollmond

monster-boulou = Kullerbu
monster-miette = Krümel
monster-globulon = Glubschi
monster-chaussetrouille = Sockenspuk
monster-tartichaud = Artischocker
monster-pieuvrax = Krakeeler
monster-grandasse = Zottelfant
monster-puceron = Flohrian
monster-mitaine = Handschnapp
monster-hibouh = Uhubuh
monster-champignard = Gruselpilz
monster-limacelle = Schneckella
monster-ressorbo = Boingbert
monster-chauvequipeut = Flatterschreck
monster-cactouille = Kaktuschel
monster-toupoil = Borstibold
monster-crapahut = Krötrich
monster-nuagrogne = Grummelwolke
monster-crabouille = Zwickrabbe
monster-girafouille = Schlackerhals
monster-etoilou = Zappelstern
monster-serpentin = Schlingelschlang
monster-dodulune = Mondmops
monster-pave = Brummklotz
monster-triangloup = Heuleck
monster-bananoche = Bananacht
monster-moustoc = Mückerich
monster-tetardif = Kaulquatsch
monster-araknouille = Stakselspinne
monster-dragouillon = Döseldrache

dream-balloon = eine Ballonfahrt
dream-boat = ein Papierschiffchen
dream-bubbles = lauter Seifenblasen
dream-cake = eine haushohe Torte
dream-castle = eine Sandburg
dream-cloud = ein Wolkenbett
dream-feather = eine sprechende Feder
dream-garden = eine Wiese voller Lutscher
dream-island = eine Insel mit zwei Sonnen
dream-kite = ein Briefchen am Drachenschwanz
dream-lantern = hundert Laternen
dream-piano = ein lachendes Klavier
dream-rainbow = eine Regenbogenrutsche
dream-snow = warme Schneeflocken
dream-swing = eine Schaukel auf dem Mond
dream-train = eine Fahrt im Nachtzug
dream-treehouse = ein Baumhaus
dream-whale = ein fliegendes Walkind

late = { $seat } { $ms } ms später

action-turn = Nächsten Albtraum aufdecken
action-turn-about = Du beginnst diese Runde: Deck die oberste Karte auf.
action-take = Nimm { $toy }
action-take-about = Such nach Augenmaß ein Kuscheltier aus; es kommt gleich auf deine Tafel und bleibt da.
action-grab = Schnapp dir { $toy }
action-grab-about = Alle schnappen gleichzeitig: Wer ein Kuscheltier zuerst berührt, bekommt es, die anderen nehmen ein anderes.
action-lay = Kuscheltier auf den Albtraum legen
action-lay-about = Es rutscht an die beste Stelle. Schaut nichts heraus, ziehst du so viele Träume, wie es Sterne hat.
action-point = Zeig auf { $toy }
action-point-about = Schlag den anderen ein Kuscheltier vor; spielst du allein, wird es gleich gelegt.
action-agree = Ich bin für { $toy }
action-agree-about = Sag, dass dir dieses Kuscheltier recht ist.
action-object = Ich bin gegen { $toy }
action-object-about = Sag, dass du ein anderes nehmen würdest.
action-place = Leg { $toy } drauf
action-place-about = Niemand ist dagegen: Leg das Kuscheltier auf den Albtraum.

event-turned = { $seat } deckt auf: { $card } ({ $moon }).
event-took = { $seat } nimmt { $toy }.
event-grabbed =
    { $rivals ->
        [0] { $seat } schnappt sich { $toy } nach { $ms } ms.
       *[other] { $seat } schnappt sich { $toy } nach { $ms } ms ({ $late }).
    }
event-given = Die Zeit ist um: { $seat } bekommt { $toy } per Los.
event-laid =
    { $covered ->
        [yes] { $seat } legt { $toy } auf { $card }: Es schaut nichts heraus!
       *[no] { $seat } legt { $toy } auf { $card }: Da schaut etwas heraus.
    }
event-dreamed =
    { $stars ->
        [one] { $seat } zieht einen Traum zum Erzählen: { $pictures }.
       *[other] { $seat } zieht { $stars } Träume zum Erzählen: { $pictures }.
    }
event-cleared = Der Albtraum ist weggeräumt. { $seat } beginnt; auf der nächsten Karte hinten: { $moon }.
event-reshuffled = Alle Albträume waren dran: Die { $cards } Karten werden neu gemischt.
event-pointed = { $seat } zeigt auf { $toy }.
event-agreed = { $seat } ist für { $toy }.
event-objected = { $seat } ist gegen { $toy }.
event-beaten =
    { $left ->
        [0] { $card } ist besiegt, und das war der letzte Albtraum!
        [one] { $card } ist besiegt und nimmt { $toy } mit; ein Albtraum ist noch übrig.
       *[other] { $card } ist besiegt und nimmt { $toy } mit; { $left } Albträume sind noch übrig.
    }
event-won =
    { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen.
    }
together =
    { $count ->
       *[other] { $most } und { $last }
    }
event-lost = { $card } war stärker: Die Nacht ist für alle verloren.

refused-phase-turn = Erst muss der nächste Albtraum aufgedeckt werden.
refused-phase-choose = Jetzt werden Kuscheltiere genommen, der Reihe nach.
refused-phase-grab = Jetzt wird nach Kuscheltieren geschnappt.
refused-phase-lay = Jetzt werden die Kuscheltiere auf den Albtraum gelegt.
refused-phase-point = Jetzt sucht ihr zusammen ein Kuscheltier aus.
refused-not-your-turn = Du bist nicht dran.
refused-no-such-toy = Es gibt acht Kuscheltiere; dieses ist nicht dabei.
refused-toy-taken = Dieses Kuscheltier ist nicht mehr im Kreis.
refused-toy-gone = Dieses Kuscheltier ist aus dem Spiel.
refused-other-nightmare = Dieser Griff galt einem anderen Albtraum.
refused-no-swap = Du hast schon ein Kuscheltier: Tauschen gilt nicht.
refused-still-reaching = Du greifst schon nach einem Kuscheltier.
refused-too-early = Weniger als eine Zehntelsekunde nach dem Erscheinen des Albtraums ist keine Reaktion: Diese Berührung zählt nicht.
refused-too-late = Die Zeit zum Schnappen ist um.
refused-same-toy = Auf dieses Kuscheltier zeigst du schon.
refused-own-proposal = Auf deinen Vorschlag antworten die anderen; du kannst ihn legen oder auf ein anderes zeigen.
refused-said-so = Das hast du schon gesagt.
refused-no-proposal = Noch wird auf kein Kuscheltier gezeigt.
refused-other-proposal = Inzwischen wird auf ein anderes Kuscheltier gezeigt.
refused-objection = Jemand ist dagegen: Warte auf Zustimmung oder zeig auf ein anderes Kuscheltier.
refused-not-all-answered = Lass erst alle etwas sagen oder warte, bis Schweigen als Ja gilt.

score =
    { $variant ->
        [coop]
            { $score ->
                [one] { $score } Albtraum schläft
               *[other] { $score } Albträume schlafen
            }
       *[other]
            { $score ->
                [one] { $score } Traum
               *[other] { $score } Träume
            }
    }
reason-full-board = eine volle Tafel
reason-most-dreams = die meisten Träume insgesamt
reason-shared = mehrere volle Tafeln
reason-all-beaten = alle Albträume besiegt
reason-nightmare-too-big = ein Albtraum, der herausschaute

advice-axis-0 = von links nach rechts
advice-axis-1 = von links oben nach rechts unten
advice-axis-2 = von oben nach unten
advice-axis-3 = von links unten nach rechts oben
advice-eye = Am längsten ist das Monster { $axis }; dafür bräuchte es { $need }. Ich nähme { $toy } und bin mir zu { $percent } % sicher.
advice-bear = Am längsten ist das Monster { $axis }; dafür bräuchte es { $need }. Sicher bist du nur, wenn du { $toy } nimmst, für einen Stern.
advice-bear-only = Am längsten ist das Monster { $axis }; dafür braucht es { $toy }.
advice-bear-coop = Am längsten ist das Monster { $axis }; dafür bräuchte es { $need }. Sicher seid ihr nur, wenn ihr { $toy } nehmt.
advice-waste = Hier genügt es, wenn ihr { $smaller } nehmt: Hebt euch { $toy } für später auf.
advice-turn = Deck es auf und such zuerst die zwei Punkte, die am weitesten auseinanderliegen.
advice-lay = Die Wahl ist getroffen: Leg das Kuscheltier auf und vergleich mit deiner Schätzung.
analysis-small =
    { $seat } nahm { $toy }, zu klein: Für { $need } gäbe es { $stars ->
        [one] einen Stern mehr
       *[other] { $stars } Sterne mehr
    }.
analysis-large =
    { $seat } nahm { $toy }, größer als nötig: Für { $need } gäbe es { $stars ->
        [one] einen Stern mehr
       *[other] { $stars } Sterne mehr
    }.
analysis-coop-small = { $seat } nahm { $toy }, zu klein: Es brauchte { $need }.
analysis-coop-large = { $seat } nahm { $toy }, größer als nötig: Mehr als { $need } brauchte es nicht.
analysis-eye = { $right } von { $count } Größen richtig, { $small } zu klein, { $large } zu groß.
analysis-kind-small =
    Zum Üben: Monster für { $need }. { $count ->
        [one] Einmal falsch
       *[other] { $count }-mal falsch
    }, im Mittel { $percent } % zu klein.
analysis-kind-large =
    Zum Üben: Monster für { $need }. { $count ->
        [one] Einmal falsch
       *[other] { $count }-mal falsch
    }, im Mittel { $percent } % zu groß.

section-1 = Material
rule-AR-1 = Es gibt acht runde Kuscheltiere in vier Größen: vier Bären (am größten, je ein Stern), zwei Pandas (zwei Sterne), ein Kaninchen (drei Sterne) und ein Einhorn (am kleinsten, vier Sterne).
rule-AR-2 = Es gibt dreißig quadratische Albtraumkarten. Jede zeigt vorn ein seltsam geformtes Monster und hinten einen von vier Monden.
rule-AR-3 = Vierundfünfzig Traumplättchen warten in einem Kissenbeutel. Alle haben eine Tafel mit zwölf Plätzen dafür.
rule-AR-4 = Hausregel: Die Monster haben wir selbst gezeichnet. Der kleinste Kreis um jedes liegt deutlich zwischen zwei Kuscheltiergrößen, nie näher als drei Prozent an einem Rand, und ein Bär verdeckt immer. Die Formen sollen das Auge täuschen.
rule-AR-5 = Hausregel: Die Monde verteilen sich auf sieben, sieben, acht und acht Karten, vom Neumond (auf der Schachtel: „Super fastoche“) über die Mondsichel („Fastoche“) und den Dreiviertelmond („Moins fastoche“) bis zum Vollmond („Pas fastoche“).

section-2 = Das Grundspiel
rule-AR-6 = Alle dreißig Karten werden zu einem Stapel gemischt. Alle sehen den Mond auf der Rückseite der obersten Karte. Vor dem Start bestimmt die Spielleitung, wer beginnt, zum Beispiel das jüngste Kind; sonst entscheidet das Los. Das Kissen liegt bei der Person, die die Runde beginnt.
rule-AR-7 = Phase 1, aussuchen. Wer beginnt, deckt den Albtraum auf. Der Reihe nach nehmen alle ein Kuscheltier, das noch im Kreis liegt, und setzen es gleich auf die eigene Tafel: kein Ausprobieren auf der Karte, kein Umentscheiden, kein Passen. Hausregel: Nach 60 Sekunden bekommst du ein freies Kuscheltier per Los.
rule-AR-8 = Phase 2, auflegen. Der Reihe nach legen alle ihr Kuscheltier auf den Albtraum und dürfen es an die beste Stelle schieben. Jedes wird für sich geprüft, mehrere können also Erfolg haben. Hausregel: Nach 6 Sekunden legt sich ein Kuscheltier von selbst.
rule-AR-9 = Der Albtraum ist genau dann verdeckt, wenn der kleinste Kreis um das Monster nicht größer ist als das Kuscheltier. Den Rand zu berühren gilt als verdeckt.
rule-AR-10 = Verdeckt dein Kuscheltier den Albtraum, ziehst du so viele Träume, wie es Sterne hat, auch über zwölf hinaus. Sonst ziehst du nichts.
rule-AR-11 = Hat niemand gewonnen (AR-12), wird die Karte weggeräumt, und alle Kuscheltiere kommen zurück in den Kreis. Das Kissen wandert nach links; wer es bekommt, beginnt und deckt den nächsten Albtraum auf. Hausregel: Nach 30 Sekunden deckt er sich von selbst auf.
rule-AR-12 = Ob Schluss ist, zeigt sich, wenn alle ihr Kuscheltier aufgelegt haben und noch nichts weggeräumt ist: Alle mit zwölf Träumen oder mehr gewinnen. Soll ein geteilter Sieg entschieden werden, gewinnen unter ihnen die meisten Träume insgesamt; sind auch die gleich, wird der Sieg geteilt.
rule-AR-13 = Reicht der Beutel nicht, zählen verdiente Träume trotzdem.
rule-AR-14 = Hausregel: Sind alle dreißig Karten gespielt und niemand hat gewonnen, werden sie zu einem neuen Stapel gemischt.
rule-AR-15 = Die Bilder auf den Träumen ändern nichts. Sie sind dazu da, den anderen deinen Traum zu erzählen.

section-3 = Zusammen: Schlaft gut, ihr Kleinen („Bonne nuit les petits“)
rule-AR-16 = Eine bis vier Personen suchen einen Mond aus. Gespielt wird nur mit den acht Kuscheltieren und den gemischten Karten dieses Mondes.
rule-AR-17 = Wer dran ist, deckt eine Karte auf, zeigt auf ein Kuscheltier und darf jederzeit auf ein anderes zeigen. Die anderen sind dafür oder dagegen und dürfen ihre Meinung ändern. Ein Einspruch hält das Kuscheltier auf. Gelegt werden darf es, wenn niemand dagegen ist und alle gesprochen haben, oder wenn 10 Sekunden nach dem Vorschlag niemand dagegen ist. Allein suchst du einfach aus. Hausregel: 90 Sekunden nach dem ersten Vorschlag wird das Kuscheltier gelegt, auf das gezeigt wird; gab es in 90 Sekunden keinen Vorschlag, das größte, das noch da ist.
rule-AR-18 = Ist der Albtraum verdeckt, kommen Karte und Kuscheltier aus dem Spiel, und es geht links weiter. Sonst ist das Spiel sofort verloren.
rule-AR-19 = Das Spiel ist gewonnen, wenn acht Albträume besiegt sind oder ein Packen von sieben aufgebraucht ist.
rule-AR-20 = Jeder Packen ist zu schaffen: Höchstens vier Karten brauchen einen Bären, höchstens sechs einen Panda oder größer, höchstens sieben ein Kaninchen oder größer. Je voller der Mond, desto weniger Spielraum bleibt und desto mehr täuschen die Formen.

section-4 = Um die Wette: Unruhige Nacht („Nuit agitée“)
rule-AR-21 = Wie das Grundspiel, mit einem Unterschied: Sobald der Albtraum aufgedeckt ist, schnappen alle gleichzeitig nach einem Kuscheltier, auch wer die Karte aufgedeckt hat. Wer eines zuerst berührt, bekommt es, wer langsamer ist, nimmt ein anderes; getauscht wird nicht. Aufgelegt wird dann der Reihe nach.
rule-AR-22 = Hausregel: Zuerst ist, wer am schnellsten reagiert, seit der Albtraum auf dem eigenen Bildschirm erschienen ist; bei gleicher Zeit entscheidet das Los. Eine Berührung innerhalb einer Zehntelsekunde ist keine Reaktion und zählt nicht. Wer nach 15 Sekunden kein Kuscheltier hat, bekommt ein freies per Los.

section-5 = Ein faires Bild
rule-AR-23 = Hausregel: Kuscheltiere und Monster sind auf jedem Bildschirm zusammen und im selben Maßstab zu sehen, ohne Lineal und ohne Vorschau vor der Wahl. Danach sieht man das Kuscheltier an die beste Stelle rutschen, und was herausschaut, ist markiert.
rule-AR-24 = Hausregel: Bis die Kuscheltiere liegen, erfährt kein Gerät, wie groß die Scheibe für einen Albtraum sein muss.

section-6 = Zeitlimits
rule-AR-25 = Hausregel, jede Zeit lässt sich am Tisch einstellen: ein Kuscheltier aussuchen 60 Sekunden, zusammen beraten 90 Sekunden, ein Kuscheltier auflegen 6 Sekunden, den nächsten Albtraum aufdecken 30 Sekunden, beim Wettrennen schnappen 15 Sekunden.

say-covers = Ich bin sicher, dass es alles verdeckt.
say-too-small = Ich glaube, ein Teil des Monsters wäre zu sehen.
say-larger-bear = Das ist zu klein, glaube ich. Ich würde einen Bären nehmen.
say-larger-panda = Das ist zu klein, glaube ich. Ich würde einen Panda nehmen.
say-larger-rabbit = Das ist zu klein, glaube ich. Ich würde das Kaninchen nehmen.
say-smaller-panda = Ein Panda reicht. Die größeren brauchen wir später.
say-smaller-rabbit = Das Kaninchen reicht. Die größeren brauchen wir später.
say-smaller-unicorn = Das Einhorn reicht. Die größeren brauchen wir später.
say-give-in = Na gut, du bist dran: Du entscheidest.
