# Moby Pick auf Deutsch.
game-name = Moby Pick
game-tagline = Merk dir deine Träume und sei am schnellsten.

guide-aim = Sammle die meisten Punkte auf deinem Traumstapel, bevor der Wecker klingelt. Merk dir die Karten deiner Reihe und berühre vor allen anderen eine Karte, die zu einer davon passt. Ein verrückter Traum zählt 2 Punkte, jeder andere Traum 1.
guide-turn-1 = Liegt vor dir keine verdeckte Karte mehr, ziehst du eine, schaust sie an und legst sie hin.
guide-turn-2 = Deck die oberste Karte des Stapels auf und sag den Reim: „Molly, Polly, Moby Pick“.
guide-turn-3 = Solange du ihn sagst, dürfen die anderen die Karte berühren. Wer zuerst da ist, nimmt sie.
guide-turn-4 = Wer sie genommen hat, deckt eine Karte der eigenen Reihe auf, aus dem Gedächtnis. Gleiche Figur, gleicher Hintergrund, gleicher Name: Beide Karten kommen auf den Traumstapel. Sonst werden beide abgeworfen.
guide-turn-5 = Hat niemand die Karte berührt, legst du sie verdeckt rechts an deine Reihe. Dann geht es links weiter.
guide-example-1 = Ein Wal auf Gelb, Polly, wird aufgedeckt. Dave und Ester wollen ihn beide, Ester ist schneller. Sie deckt einen verrückten Wal auf Gelb auf. Eine verrückte Karte hat keinen Namen: Das ist ein Paar. Beide Karten kommen auf ihren Traumstapel, für 2 + 1 Punkte.
guide-example-2 = Nach einem Gegenteil wird ein verrücktes Kind auf Rot aufgedeckt. Félix berührt es zuerst und deckt einen Papagei auf Rot auf, Polly. Die Figur ist anders, der Hintergrund nicht: Das ist kein Gegenteil-Paar, beide Karten werden abgeworfen.
guide-example-3 = Carl hat keine Karte mehr. Er zieht eine, schaut sie an und legt sie hin. Dann deckt er einen Papagei auf Blau auf, Molly. Bis der Reim zu Ende ist, berührt ihn niemand: Er wird die zweite Karte in Carls Reihe.

variant-base = Das Spiel
variant-base-about = Drei bis acht Schlafende jagen Träume, bis der Wecker klingelt.

option-variant = Variante
option-variant-about = Es gibt nur eine Spielweise.
option-seats = Personen
option-seats-about = Drei bis acht. Bis vier Personen bringt ein Paar, bei dem nur der Name nicht passt, noch eine Karte.
option-first = Wer beginnt
option-first-about = Wer die erste Karte aufdeckt.
option-first-random = per Los
option-confuse = Durcheinander-Karten
option-confuse-about = Wie viele Durcheinander-Karten im Stapel sind. Alle Aktionskarten zusammen sind höchstens fünfzehn.
option-remind = Erinnerung-Karten
option-remind-about = Wie viele Erinnerung-Karten im Stapel sind.
option-reverse = Gegenteil-Karten
option-reverse-about = Wie viele Gegenteil-Karten im Stapel sind.
option-rhyme-ms = Reim
option-rhyme-ms-about = Wie lange der Reim dauert und damit das Wettrennen um eine Karte.
option-rhyme-ms-2800 = flott (2,8 Sekunden)
option-rhyme-ms-4000 = ruhig (4 Sekunden)
option-rhyme-ms-6000 = langsam (6 Sekunden)
option-recite = Reim aufsagen
option-recite-about = Wer dran ist, tippt die vier Wörter des Reims an; sonst spricht ihn die Uhr.
option-recite-ms = Längstes Aufsagen
option-recite-ms-about = Danach spricht die Uhr einen Reim, der noch immer nicht gesagt ist.
option-turn-ms = Zeit zum Umdrehen
option-turn-ms-about = So lange darfst du eine Karte deiner Reihe aussuchen; danach entscheidet das Los.
option-short = Kurzes Spiel
option-short-about = Der halbe Stapel: Der Wecker liegt in der Mitte der Karten, die sonst über ihm liegen. Eigene Option, dauert etwa halb so lange.
option-deal-ms = Erster Blick
option-deal-ms-about = Wie lange alle ihre ersten zwei Karten anschauen.
option-open-ms = Zeit bis zum Anschauen
option-open-ms-about = Wer bis dahin nicht hinschaut, hat den Blick verpasst.
option-look-ms = Blick
option-look-ms-about = Wie lange du eine gezogene Karte oder bei einer Erinnerung deine Reihe anschaust.
option-look-card-ms = Blick, je Karte
option-look-card-ms-about = Kommt zum Blick dazu, für jede Karte der längsten Reihe.
option-flip-ms = Zeit zum Aufdecken
option-flip-ms-about = Danach deckt sich die nächste Karte von selbst auf.
option-confuse-ms = Zeit für Durcheinander
option-confuse-ms-about = Zeit für alle Züge eines Durcheinanders.
option-hold = Auf langsame Verbindungen warten
option-hold-about = So viele Millisekunden wartet ein Wettrennen nach der ersten Berührung auf langsamere Verbindungen.

bad-seats = Moby Pick ist für { $least } bis { $most } Personen.
bad-first = Es beginnt jemand von den { $seats } am Tisch.
bad-action-cards = Es gibt höchstens { $most } Aktionskarten, und keine Anzahl ist kleiner als null.
bad-time =
    { $field ->
        [recite_ms] Das längste Aufsagen
        [turn_ms] Die Zeit zum Umdrehen
        [deal_ms] Der erste Blick
        [open_ms] Die Zeit bis zum Anschauen
        [look_ms] Ein Blick
        [look_card_ms] Der Blick je Karte
        [flip_ms] Die Zeit zum Aufdecken
        [confuse_ms] Die Zeit für Durcheinander
       *[hold] Das Warten auf langsame Verbindungen
    } dauert zwischen { $least } und { $most } Millisekunden.

card-dream =
    { $figure ->
        [kid] Kind
        [parrot] Papagei
       *[whale] Wal
    } { $name ->
        [molly] Molly
       *[polly] Polly
    } auf { $background ->
        [yellow] Gelb
        [red] Rot
       *[blue] Blau
    }
card-crazy =
    { $figure ->
        [kid] verrücktes Kind
        [parrot] verrückter Papagei
       *[whale] verrückter Wal
    } auf { $background ->
        [yellow] Gelb
        [red] Rot
       *[blue] Blau
    }
card-confuse = Durcheinander
card-remind = Erinnerung
card-reverse = Gegenteil
card-alarm = der Wecker
rhyme-word =
    { $index ->
        [0] Molly
        [1] Polly
        [2] Moby
       *[3] Pick
    }
photo-finish = { $player } { $ms } ms später

action-look = Karten anschauen
action-look-about = Dein Blick beginnt jetzt und dauert so lange wie bei allen. Sonst sieht niemand deine Karten.
action-seen = Gesehen
action-seen-about = Leg deine Karten verdeckt hin, bevor die Zeit um ist. Weiter geht es, wenn alle geschaut haben.
action-flip = Nächste Karte aufdecken
action-flip-about = Deckt die oberste Karte des Stapels für alle auf. Nach einer Weile deckt sie sich von selbst auf.
action-touch = Karte { $reveal } berühren
action-touch-about = Berühre die Karte in der Mitte, solange der Reim läuft. Wer zuerst da ist, nimmt sie und muss eine eigene aufdecken: Berühre sie also nur, wenn du dich an eine passende erinnerst.
action-turn-up = Karte { $place } deiner Reihe umdrehen
action-turn-up-about = Dreh die Karte deiner Reihe um, die zur genommenen passt. Nachsehen oder zurücknehmen geht nicht.
action-word = „{ $word }“ sagen
action-word-about = Tippe die Wörter Molly, Polly, Moby, Pick in dieser Reihenfolge an, ganz in Ruhe. Bei einem falschen oder hastigen Wort fängt der Reim von vorn an.
action-shift = Bei { $player } die Karte von Platz { $start } auf Platz { $end } schieben
action-shift-about = Schieb eine verdeckte Karte einer anderen Person auf einen anderen Platz in derselben Reihe: bis zu dreimal, immer in dieser Reihe.
action-stop = Genug durcheinander
action-stop-about = Keine Karte schieben, oder keine mehr. Dein Zug endet.

event-turn-began = { $player } ist dran.
event-drew =
    { $count ->
        [0] { $player } hat keine Karte mehr und zieht eine.
       *[other] { $player } hat keine Karte mehr, zieht und wirft ab: { $cards }.
    }
event-look-missed = { $player } hat nicht rechtzeitig geschaut.
event-look-over = Alle haben geschaut: Die Karten liegen verdeckt.
event-revealed =
    { $reverse ->
        [yes] { $player } deckt auf: { $card }. Gesucht ist das Gegenteil.
       *[no] { $player } deckt auf: { $card }.
    }
event-said = { $player }: „{ $word }…“
event-stumbled = { $player } stolpert über „{ $word }“ und fängt von vorn an.
event-timer-spoke = { $player } braucht zu lange: Die Uhr spricht den Reim.
event-touched =
    { $drawn ->
        [yes] { $player } nimmt die Karte nach { $ms } ms, per Los in derselben Millisekunde ({ $others }).
       *[no] { $count ->
            [0] { $player } nimmt die Karte nach { $ms } ms.
           *[other] { $player } nimmt die Karte nach { $ms } ms ({ $others }).
        }
    }
event-kept = Niemand berührt die Karte ({ $card }): { $player } legt sie verdeckt ans Ende der eigenen Reihe.
event-turned-up =
    { $timeout ->
        [yes] Die Zeit ist um: Das Los wählt eine Karte für { $player }.{" "}
       *[no] {""}
    }{ $player } dreht Platz { $place } um: { $card }. In der Mitte liegt: { $middle }. { $result ->
        [match] Ein Paar für { $gained } Punkte!
        [half] Alles bis auf den Namen, eine Karte bleibt für { $gained } Punkt.
       *[miss] Kein Paar, beide werden abgeworfen.
    }
event-shifted = { $player } schiebt bei { $owner } die Karte von Platz { $start } auf Platz { $end }.
event-confused =
    { $count ->
        [0] { $player } bringt niemanden durcheinander.
        [one] { $player } hört nach einem Zug auf.
       *[other] { $player } hat { $count } Karten verschoben.
    }
event-rang =
    { $private ->
        [yes] { $player } zieht den Wecker: Er klingelt, die Nacht ist vorbei.
       *[no] Der Wecker klingelt: Die Nacht ist vorbei.
    }

refused-no-look = Für dich gibt es gerade nichts anzuschauen.
refused-looked-already = Du hast schon geschaut. Deine Karten siehst du bei der nächsten Erinnerung wieder.
refused-look-open = Du schaust deine Karten schon an.
refused-look-closed = Du schaust deine Karten gerade nicht an.
refused-not-your-turn = Du bist nicht dran.
refused-no-flip = Gerade lässt sich keine Karte aufdecken.
refused-unseen-card = Diese Karte ist noch nicht aufgedeckt.
refused-card-gone = Diese Karte ist weg.
refused-action-card = Eine Aktionskarte zu berühren bewirkt nichts.
refused-own-reveal = Du bist dran: Du sagst den Reim und darfst nicht berühren.
refused-no-cards = Du hast keine verdeckte Karte, darum darfst du nicht berühren.
refused-touched-already = Du hast diese Karte schon berührt.
refused-false-start = { $ms } ms zu früh: So schnell reagiert niemand, das zählt nicht. Berühre sie noch einmal!
refused-too-late = { $ms } ms zu spät.
refused-arrived-late = Du warst schnell, aber deine Berührung kam an, als das Wettrennen schon entschieden war.
refused-nothing-taken = Niemand hat eine Karte genommen, also wird keine umgedreht.
refused-not-taker = Jemand anders hat die Karte genommen: Sonst darf es niemand versuchen.
refused-no-such-card =
    { $count ->
        [one] Deine Reihe hat eine Karte: Nimm diese.
       *[other] Deine Reihe hat { $count } Karten: Such dir eine davon aus.
    }
refused-no-rhyme = Gerade läuft kein Reim.
refused-timer-speaks = An diesem Tisch spricht die Uhr den Reim.
refused-not-speaker = Den Reim sagt, wer dran ist.
refused-no-such-word = Der Reim hat vier Wörter.
refused-no-confuse = Karten werden nur nach einem Durcheinander verschoben.
refused-not-confuser = Die Karten verschiebt, wer dran ist.
refused-own-row = Durcheinander bringst du andere, nicht dich selbst.
refused-no-such-row = Da sitzt niemand.
refused-other-row = Alle Züge eines Durcheinanders bleiben in derselben Reihe.
refused-short-row = Diese Reihe hat weniger als zwei Karten: Da gibt es nichts zu verschieben.
refused-no-such-place =
    { $count ->
        [one] Diese Reihe hat einen Platz.
       *[other] Diese Reihe hat { $count } Plätze.
    }
refused-same-place = Die Karte muss auf einen anderen Platz.

score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
reason-most-points = die meisten Punkte
reason-most-cards = gleich viele Punkte, aber mehr Karten auf dem Traumstapel
reason-tie = mehr Karten
reason-shared = gleich viele Punkte und gleich viele Karten: ein geteilter Sieg

advice-look =
    { $count ->
        [one] Sieh deine Karte an und sag sie dir leise vor: Figur, Farbe, Name.
       *[other] Sieh deine { $count } Karten an und sag sie dir von links nach rechts leise vor: Figur, Farbe, Name.
    }
advice-peek =
    { $count ->
        [one] Sag dir deine Karte leise vor: Figur, Farbe, Name. Mehr als diesen Satz hast du nachher nicht.
       *[other] Mach aus deinen { $count } Karten einen einzigen Satz, von links nach rechts. Ein Satz hält länger als { $count } Bilder.
    }
advice-flip =
    { $count ->
        [one] Sag dir deine Karte noch einmal leise vor; dann deck die nächste Karte auf.
       *[other] Geh deine { $count } Karten einmal im Kopf durch, von links nach rechts; dann deck die nächste Karte auf.
    }
advice-turn-up =
    { $count ->
        [one] Du hast nur eine Karte: Die musst du aufdecken.
       *[other] Den Platz kannst nur du wissen: Kein Lehrer nennt eine verdeckte Karte. Du hast { $count } Karten in der Reihenfolge, in der du sie bekamst, außer ein Durcheinander hat sie verschoben.
    }
advice-confuse =
    { $points ->
        [one] { $seat } hat { $points } Punkt
       *[other] { $seat } hat { $points } Punkte
    }, am meisten von allen, die du durcheinanderbringen kannst. Schieb eine Karte von einem Ende ans andere.
advice-confuse-again = Schieb noch eine Karte von { $seat } von einem Ende ans andere.
advice-word = Sprich die Wörter ruhig: Wer zu schnell ist, fängt von vorn an.
advice-race =
    { $left ->
        [one] Eine Karte, die nicht offen liegt, würde zu dieser passen
       *[other] { $left } Karten, die nicht offen liegen, würden zu dieser passen
    }. { $count ->
        [one] Deine Reihe hat eine Karte
       *[other] Deine Reihe hat { $count } Karten
    }: Berühre nur, wenn du dich an eine passende erinnerst. Ein Fehler kostet eine Karte deiner Reihe.
advice-race-reverse =
    Gegenteil: Figur und Farbe müssen beide anders sein. { $left ->
        [one] Eine Karte, die nicht offen liegt, würde passen
       *[other] { $left } Karten, die nicht offen liegen, würden passen
    }. { $count ->
        [one] Deine Reihe hat eine Karte: Passt sie?
       *[other] Deine Reihe hat { $count } Karten: Passt eine davon?
    }
advice-race-none = Es gibt keine Karte mehr, die passen würde: Lass diese liegen.
analysis-missed =
    { $reverse ->
        [yes] { $seat } hat ein Gegenteil verpasst
       *[no] { $seat } hat ein Paar verpasst
    }: { $card } (Platz { $place }) und { $middle }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
analysis-chances =
    { $count ->
        [0] Keine Gelegenheit verpasst.
        [one] Eine Gelegenheit verpasst: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $count } Gelegenheiten verpasst: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
analysis-reaction = Beste Reaktion: { $ms } ms.
analysis-closest = Knappstes Wettrennen: { $ms } ms.

section-1 = Material
rule-MP-1 = Das Spiel hat 106 Karten: 72 Träume, 18 verrückte Träume, 15 Aktionskarten und einen Wecker.
rule-MP-2 = Ein Traum zeigt eine Figur (Kind, Papagei oder Wal) auf einem Hintergrund (Gelb, Rot oder Blau) und trägt einen Namen (Molly oder Polly): achtzehn Sorten, vier von jeder. Ein verrückter Traum zeigt eine Figur auf einem Hintergrund und hat keinen Namen: neun Sorten, zwei von jeder.
rule-MP-3 = Die fünfzehn Aktionskarten sind fünf Durcheinander, fünf Erinnerung und fünf Gegenteil. Hausregel: Das Regelheft nennt nur die Gesamtzahl. Ein Tisch kann andere Zahlen vereinbaren, höchstens fünfzehn zusammen.

section-2 = Vorbereitung
rule-MP-4 = Drei bis acht spielen mit. Der Wecker kommt beiseite, alle anderen Karten werden gemischt, und alle bekommen zwei verdeckt. Wer eine Aktionskarte bekommt, zeigt sie, wirft sie ohne Wirkung ab und zieht neu, bis es zwei Freunde sind: Träume oder verrückte Träume.
rule-MP-5 = Fünfzehn der übrigen Karten kommen verdeckt auf den Tisch, der Wecker obendrauf und darüber der ganze Rest. Das ist der Stapel. Bei n Personen, a Aktionskarten im Spiel und k davon, die beim Geben abgeworfen wurden, liegen 75 + a − 2n − k Karten über dem Wecker: mit allen fünfzehn also 90 − 2n − k. Eigene Option, das kurze Spiel: Nur die Hälfte dieser Karten liegt über dem Wecker, die andere darunter.
rule-MP-6 = Alle schauen ihre zwei Karten an, merken sie sich und legen sie verdeckt nebeneinander in eine Reihe, deren Reihenfolge zählt. Hausregel: Ein Blick dauert 5 Sekunden und beginnt, wenn du deine Karten sehen kannst. An einem gemeinsamen Tablet öffnest du ihn selbst. „Gesehen“ beendet ihn früher. Weiter geht es, wenn alle geschaut haben; wer nach 60 Sekunden noch nicht geschaut hat, hat den Blick verpasst.
rule-MP-7 = Eine Karte deiner Reihe siehst du nur beim Geben, wenn du sie nimmst, und bei einer Erinnerung. Du darfst weder noch einmal nachsehen noch die Reihenfolge ändern. Die Bilder sind nur während deines Blicks auf deinem Bildschirm und kommen nie zurück: nicht durch Neuladen, nicht in einer Pause. Eine Pause, die jemand während eines Blicks verlangt, beginnt danach.
rule-MP-8 = Vor dem Start bestimmt die Spielleitung, wer beginnt, zum Beispiel wem das Spiel gehört; sonst entscheidet das Los. Gespielt wird im Uhrzeigersinn.

section-3 = Ein Zug
rule-MP-9 = Hast du zu Beginn deines Zuges keine verdeckte Karte, ziehst du zuerst eine, schaust sie allein an (4 Sekunden) und legst sie hin. Eine so gezogene Aktionskarte wird offen und ohne Wirkung abgeworfen, und du ziehst neu.
rule-MP-10 = Dann wird die oberste Karte des Stapels in der Mitte aufgedeckt, für alle sichtbar. Hausregel: Nach 5 Sekunden deckt sie sich von selbst auf.
rule-MP-11 = Ist es ein Freund, beginnt das Wettrennen. Wer dran ist, sagt den Reim „Molly, Polly, Moby Pick“. Solange er läuft, dürfen alle anderen, die mindestens eine verdeckte Karte haben, die Karte berühren. Wer sie zuerst berührt, nimmt sie.
rule-MP-12 = Wer dran ist und wer keine verdeckte Karte hat, darf nicht berühren. Geschieht es doch, passiert nichts, und es kostet nichts.
rule-MP-13 = Hausregel: Der Reim beginnt, wenn die Karte aufgedeckt wird, und dauert 4 Sekunden, ein Schlag je Wort. Ein Tisch kann 2,8 oder 6 Sekunden wählen; gegen Bots dauert er 2,8 Sekunden, wenn du nichts anderes wählst.
rule-MP-14 = Der Reim wird in Ruhe gesagt; geht er daneben, fängt er von vorn an. Hausregel, wenn am Tisch aufgesagt wird: Wer dran ist, tippt die vier Wörter der Reihe nach an. Ein Wort, das nicht an der Reihe ist, lässt den Reim von vorn beginnen, und ebenso eines, das weniger als 0,7 Sekunden nach dem vorigen kommt oder nach dem Aufdecken der Karte. Das Wettrennen läuft solange weiter und endet mit dem vierten Wort. Gemessen wird auf dem eigenen Bildschirm, wie bei den Berührungen.
rule-MP-15 = Zuerst ist, wer am schnellsten reagiert hat, seit die Karte auf dem eigenen Bildschirm erschienen ist, nicht wessen Nachricht zuerst ankam. Eine Berührung zählt, wenn sie vor dem Ende des Reims geschah, auch wenn sie bis zu 0,4 Sekunden später eintrifft. Bei derselben Millisekunde entscheidet das Los. Hausregel: Eine Berührung weniger als 0,1 Sekunden nach dem Erscheinen ist keine Reaktion und zählt nicht; sie kostet nichts, und du darfst noch einmal berühren. Nach der ersten Berührung wartet das Wettrennen auf langsamere Verbindungen, 0,12 Sekunden, wenn nichts anderes vereinbart ist. Dann werden die Zeiten aller gezeigt.
rule-MP-16 = Wer die Karte nimmt, muss genau eine Karte der eigenen Reihe umdrehen, aus dem Gedächtnis, und kann nicht zurück. Hausregel: Nach 20 Sekunden entscheidet das Los über den Platz.
rule-MP-17 = Die beiden Karten sind ein Paar, wenn Figur, Hintergrund und Name gleich sind. Ist eine der beiden verrückt, zählt der Name nicht. Die Karten eines Paars kommen offen auf den eigenen Traumstapel.
rule-MP-18 = Bei höchstens vier Personen (gezählt am Anfang) sind zwei Karten mit Namen, die sich nur im Namen unterscheiden, ein halbes Paar: Eine kommt auf den Traumstapel, die andere wird abgeworfen. Beide sind einen Punkt wert, es ist also gleich, welche.
rule-MP-19 = In allen anderen Fällen werden beide Karten abgeworfen, und es gibt nichts. Sonst darf es niemand versuchen.
rule-MP-20 = Hat niemand die Karte berührt, wenn der Reim zu Ende ist, nimmt sie, wer dran ist, merkt sie sich und legt sie verdeckt rechts an die eigene Reihe.
rule-MP-21 = Damit ist der Zug vorbei, und es geht links weiter. Abgeworfene Karten kommen nie zurück.

section-4 = Aktionskarten
rule-MP-22 = Durcheinander: Wer dran ist, darf verdeckte Karten einer einzigen anderen Person verschieben, ohne sie anzusehen: eine Karte nach der anderen auf einen anderen Platz derselben Reihe, die übrigen rücken nach, höchstens drei Züge. Alle sehen, welcher Platz wohin wandert. Man darf darauf verzichten oder früher aufhören; hat sonst niemand zwei Karten, passiert nichts. Hausregel: 20 Sekunden für alle Züge.
rule-MP-23 = Erinnerung: Alle schauen ihre eigene Reihe an; dann liegen alle Karten wieder verdeckt, ohne sich bewegt zu haben. Hausregel: Der Blick dauert 3 Sekunden und für jede Karte der längsten Reihe 1 Sekunde mehr, für alle gleich. Alle öffnen und beenden ihn wie in MP-6.
rule-MP-24 = Gegenteil: Die nächste Karte wird sofort aufgedeckt. Ist es eine Aktionskarte, wird sie stattdessen ausgeführt: Ein weiteres Gegenteil ersetzt das erste, ohne es aufzuheben, ein Durcheinander oder eine Erinnerung verbraucht es. Ist es ein Freund, läuft das Wettrennen wie immer, aber nur für diese Karte ist das Gegenteil eines Paars gesucht.
rule-MP-25 = Nach einem Gegenteil passen zwei Karten zusammen, wenn nichts an ihnen gleich ist: andere Figur, anderer Hintergrund, anderer Name. Ist eine der beiden verrückt, zählt der Name nicht. Die Karten eines Gegenteil-Paars kommen beide auf den Traumstapel.
rule-MP-26 = Nach einem Gegenteil sind bei höchstens vier Personen zwei Karten mit Namen, die nur den Namen gemeinsam haben, ein halbes Paar: Eine bleibt, eine wird abgeworfen. In allen anderen Fällen werden beide abgeworfen. Berührt niemand die Karte, behält sie wie immer, wer dran ist.
rule-MP-27 = Eine Aktionskarte zu berühren bewirkt nichts.

section-5 = Das Ende
rule-MP-28 = Das Spiel endet in dem Augenblick, in dem der Wecker den Stapel verlässt: aufgedeckt, nach einem Gegenteil aufgedeckt oder von jemandem ohne Karten gezogen. Der Zug wird nicht zu Ende gespielt.
rule-MP-29 = Jeder verrückte Traum auf deinem Traumstapel ist zwei Punkte wert, jeder andere Traum einen. Verdeckte Karten sind nichts wert.
rule-MP-30 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt der größere Traumstapel. Hausregel: Ist auch der gleich, wird der Sieg geteilt.

section-6 = Zeitlimits
rule-MP-31 = Hausregel, jede Zeit lässt sich am Tisch einstellen: 60 Sekunden, um mit dem Anschauen zu beginnen, 5 Sekunden, um die nächste Karte aufzudecken (nach einem Gegenteil 1,5), 20 Sekunden, um die Karte zum Umdrehen auszusuchen, 20 Sekunden für ein Durcheinander, 15 Sekunden für einmal Aufsagen; dann spricht die Uhr den Reim, und das Wettrennen läuft, bis sie fertig ist.
