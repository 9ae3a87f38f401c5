# Matryoshka auf Deutsch.
game-name = Matryoshka
game-tagline = Tausch Puppen und bring die alten Serien wieder zusammen.

guide-aim = Stell die schönste Puppensammlung zusammen. In vier Runden ziehst, tauschst und legst du; nur deine letzte Auslage mit 13 Karten zählt. Punkte bringen zwei Dinge: Folgen von Werten in einer Serie und Spalten mit gleichen Werten. Je länger sie sind, desto mehr sind sie wert. Die meisten Punkte gewinnen.
guide-turn-1 = Ziehen: Alle ziehen zwei Karten.
guide-turn-2 = Tauschen: Einmal je Runde bist du dran und zeigst eine Karte aus deiner Hand. Die anderen bieten dir je eine Karte an, verdeckt.
guide-turn-3 = Du siehst dir die Angebote an und nimmst eines. Es wird gegen deine gezeigte Karte getauscht; die anderen Angebote gehen zurück.
guide-turn-4 = Legen: Alle suchen heimlich die Karten ihrer Auslage aus, erst 4, dann 6, dann 8 und zuletzt 13. Aufgedeckt wird gemeinsam.
guide-turn-5 = Nach Runde 4 werden die Auslagen gewertet. Die Karte, die auf der Hand bleibt, zählt nichts.
guide-example-1 = Zoé hat Mohn 1, 3, 4, Ringelblume 2, 3, 5, 6, 7 und Sonnenblume 2, 3, 4, 5, 6 gelegt. Ihre Spalten mit 1, 2, 3, 2, 2, 2 und 1 Karten bringen 0 + 2 + 4 + 2 + 2 + 2 + 0 = 12 Punkte.
guide-example-2 = Ihre Zeilen: Mohn 3 bis 4 bringt 2. Ringelblume 2 bis 3 und 5 bis 7 bringen 2 + 4. Sonnenblume 2 bis 6, eine Fünferfolge, bringt 10 und 1 Bonuspunkt. Das sind 2 + 6 + 11 = 19 Punkte; mit den Spalten 12 + 19 = 31 Punkte.

variant-base = Das Spiel
variant-base-about = Vier Runden ziehen, tauschen und legen; dann gewinnt die schönste Sammlung.

option-variant = Variante
option-variant-about = Es gibt nur eine Spielweise.
option-seats = Personen
option-seats-about = Drei, vier oder fünf.
option-first = Wer beginnt
option-first-about = Wer in der ersten Runde zuerst tauscht, zum Beispiel das jüngste Kind. Die Spielleitung bestimmt es vor dem Start, sonst entscheidet das Los.
option-reminders = Merkzettel
option-reminders-about = Zeigt die Karten, die du in andere Hände hast wandern sehen, und was bisher getauscht wurde. Ohne ihn müssen sich alle selbst erinnern.
option-show-time = Zeit zum Zeigen
option-show-time-about = Sekunden, um die Karte auszusuchen, die du tauschen willst.
option-offer-time = Zeit zum Anbieten
option-offer-time-about = Sekunden, um die Karte auszusuchen, die du dafür anbietest.
option-take-time = Zeit zum Nehmen
option-take-time-about = Sekunden, um eines der Angebote auszusuchen.
option-lay-time = Zeit zum Legen
option-lay-time-about = Sekunden für deine Auslage am Anfang und in den Runden 1 bis 3.
option-last-lay-time = Zeit für die letzte Auslage
option-last-lay-time-about = Sekunden, um in Runde 4 deine dreizehn Karten auszusuchen.

bad-seats = Matryoshka ist für { $least } bis { $most } Personen.
bad-first = Es beginnt jemand von den { $seats } am Tisch.
bad-time = Ein Zeitlimit liegt zwischen { $least } und { $most } Sekunden.

series-poppy = Mohn
series-marigold = Ringelblume
series-sunflower = Sonnenblume
series-fern = Farn
series-mint = Minze
series-cornflower = Kornblume
series-gentian = Enzian
series-lavender = Lavendel
series-peony = Pfingstrose
series-chestnut = Kastanie
card-name = { $series } { $value }

action-lay = { $count } Karten legen: { $cards }
action-lay-about = Such die Karten deiner nächsten Auslage aus allen aus, die du hast. Sie bleiben verdeckt, bis alle gewählt haben; gewählt ist gewählt.
action-show = { $card } zeigen
action-show-about = Leg eine Karte aus deiner Hand offen in die Mitte. Jemand von den anderen bekommt sie.
action-offer = { $card } anbieten
action-offer-about = Leg eine Karte aus deiner Hand verdeckt hin. Nur wer dran ist, sieht sie und kann sie gegen die gezeigte tauschen. Angeboten ist angeboten.
action-take = Das Angebot von { $seat } nehmen
action-take-about = Du siehst alle Angebote. Nimm genau eines: Dafür gibst du die Karte her, die du gezeigt hast, die anderen bekommen ihre zurück.

event-laid = { $seat } hat die Auslage gewählt.
event-revealed =
    { $round ->
        [0] Die ersten Auslagen werden aufgedeckt: je { $count } Karten.
       *[other] Die Auslagen der Runde { $round } werden aufgedeckt: je { $count } Karten.
    }
event-drawn =
    { $stock ->
        [0] Runde { $round }: Alle ziehen zwei Karten, die letzten. { $first } tauscht zuerst.
       *[other] Runde { $round }: Alle ziehen zwei Karten, { $stock } sind noch übrig. { $first } tauscht zuerst.
    }
event-shown = { $seat } zeigt { $card }.
event-offered = { $seat } bietet eine Karte an.
event-traded = { $seat } nimmt das Angebot von { $partner }; { $partner } bekommt { $card }.
event-late = { $seat } hat zu lange gebraucht: Ein Bot wählt.
event-returned = { $seat } ist wieder da.
event-counted = Die Sammlungen sind gewertet: { $scores }. Die beste ist { $best } wert.

refused-over = Das Spiel ist vorbei: Die Sammlungen sind gewertet.
refused-not-laying = Auslagen werden erst gewählt, wenn in dieser Runde fertig getauscht ist.
refused-laid-already = Du hast deine Auslage gewählt; sie bleibt so, bis alle aufgedeckt werden.
refused-lay-count =
    { $need ->
        [one] Deine Auslage braucht genau { $need } Karte, nicht { $found }.
       *[other] Deine Auslage braucht genau { $need } Karten, nicht { $found }.
    }
refused-lay-twice = Du hast eine Karte zweimal genannt; jede gibt es nur einmal.
refused-lay-not-yours = Legen kannst du nur Karten aus deiner Hand und aus deiner letzten Auslage.
refused-not-showing = Jetzt ist keine Karte zu zeigen.
refused-not-active = Das ist nicht dein Tausch: Eine Karte zeigt nur, wer dran ist.
refused-not-offering = Jetzt sind keine Angebote gefragt.
refused-other-trade = Dieses Angebot galt einem anderen Tausch.
refused-own-trade = Das ist dein Tausch: Die anderen bieten an, du wählst.
refused-offered-already = Du hast dein Angebot gemacht; es bleibt liegen, bis gewählt ist.
refused-in-tableau = Diese Karte liegt in deiner Auslage; tauschen kannst du nur Karten aus deiner Hand.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-not-taking = Jetzt gibt es keine Angebote zur Auswahl.
refused-not-yours-to-take = Unter den Angeboten wählt nur, wer dran ist.
refused-no-such-offer = Von diesem Platz kommt kein Angebot: Wähle eines von den anderen.

score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
reason-most-points = die meisten Punkte
reason-longest-runs = gleich viele Punkte: Die längeren Folgen entscheiden
reason-tie = längere Folgen
reason-shared = gleich viele Punkte und gleiche Folgen: ein geteilter Sieg

points-column = 2 4 7 10 13 16 19 22 25
points-run = 2 4 7 10+1 13+2 16+3

advice-run = deine Folge von { $count } Karten der Serie { $series }
advice-column = deine Spalte von { $count } Karten mit Wert { $value }
advice-dolls = deine übrigen Karten
advice-lay = Das sichert { $keep }; zum Tauschen bleiben dir { $cards }.
advice-lay-last = Das bringt { $points } Punkte; mehr geht nicht.
advice-show-wanted = So behältst du { $keep }; { $seat } kann { $card } brauchen und wird etwas dafür bieten.
advice-show-spare = So behältst du { $keep }; { $card } kannst du am ehesten entbehren.
advice-show-best = So behältst du { $keep }; von deinen Karten zeigst du am besten { $card }.
advice-offer-deal =
    { $shown } brächte dir sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; { $seat } kann { $card } brauchen und nimmt die Karte wohl.
advice-offer-hope =
    { $shown } brächte dir sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, und auf { $card } kannst du verzichten.
advice-offer-spare = So behältst du { $keep }; wenn { $seat } eine Karte von dir nimmt, schadet { $card } am wenigsten.
advice-offer-best = So behältst du { $keep }; von deinen Karten gibst du für { $shown } am besten { $card }.
advice-offer-keep = So behältst du { $keep }; { $seat } kann { $card } nicht brauchen und nimmt die Karte kaum.
advice-take = Mit { $card } hast du { $keep }; das ist mehr wert, als { $shown } { $seat } einbringt.
advice-take-cheap = Mit { $card } hast du { $keep }; { $seat } kann { $shown } nicht brauchen.
advice-take-group = Mit { $card } hast du { $keep }.
advice-take-best = Von den Angeboten verspricht { $card } am meisten.
weaker-expert = Profi-Bots rechnen hier weniger: Das Extra „fast“ ist nicht installiert.

# Dieselben Gründe nach dem Spiel: Alle lesen sie, also duzen sie niemanden.
analysis-run = eine Folge von { $count } Karten der Serie { $series }
analysis-column = eine Spalte von { $count } Karten mit Wert { $value }
analysis-dolls = die übrigen Karten
analysis-lay = Das sichert { $keep }; zum Tauschen bleiben { $cards }.
analysis-lay-last = Das brachte { $points } Punkte; mehr ging nicht.
analysis-show-wanted = Das erhält { $keep }; { $seat } kann { $card } brauchen und würde etwas dafür bieten.
analysis-show-spare = Das erhält { $keep }; { $card } ist am ehesten entbehrlich.
analysis-show-best = Das erhält { $keep }; von dieser Hand zeigte man am besten { $card }.
analysis-offer-deal =
    { $shown } brächte sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; { $seat } kann { $card } brauchen und nähme die Karte wohl.
analysis-offer-hope =
    { $shown } brächte sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, und { $card } ist entbehrlich.
analysis-offer-spare = Das erhält { $keep }; wenn { $seat } das Angebot nimmt, schadet { $card } am wenigsten.
analysis-offer-best = Das erhält { $keep }; von dieser Hand gab man für { $shown } am besten { $card }.
analysis-offer-keep = Das erhält { $keep }; { $seat } kann { $card } nicht brauchen und nähme die Karte kaum.
analysis-take = Mit { $card } gibt es { $keep }; das ist mehr wert, als { $shown } { $seat } einbringt.
analysis-take-cheap = Mit { $card } gibt es { $keep }; { $seat } kann { $shown } nicht brauchen.
analysis-take-group = Mit { $card } gibt es { $keep }.
analysis-take-best = Von den Angeboten versprach { $card } am meisten.

section-1 = Material und Vorbereitung
rule-MA-1 = Das Spiel hat 70 Karten: zehn Serien (in der französischen Schachtel „couleurs“) mit je sieben Schachtelpuppen und den Werten 1 bis 7. Jede Serie hat eine Farbe, eine Blume und einen Buchstaben. Jede Karte gibt es einmal.
rule-MA-2 = Je nach Personenzahl bleiben ganze Serien weg: Zu dritt spielt ihr mit sechs Serien (42 Karten), zu viert mit acht (56), zu fünft mit allen zehn (70). Hausregel: Welche dabei sind, entscheidet das Los, und alle erfahren es.
rule-MA-3 = Die Karten werden gemischt. Alle bekommen sechs und halten sie geheim.
rule-MA-4 = Alle suchen zwei davon verdeckt aus. Haben alle gewählt, werden sie aufgedeckt: Das sind die ersten Auslagen.
rule-MA-5 = Eine Auslage ordnet sich von selbst: eine Zeile für jede Serie, eine Spalte für jeden Wert. Alle sehen alle Auslagen und wie viele Karten jede Hand hat; die Handkarten sind geheim. Hausregel: Eine Auslage bleibt liegen, während die nächste ausgesucht wird.
rule-MA-6 = Eine Person beginnt und tauscht als Erste. Hausregel: Vor dem Start kann die Spielleitung sie bestimmen, zum Beispiel das jüngste Kind; sonst entscheidet das Los. Nach jeder Runde beginnt, wer links davon sitzt.

section-2 = Vier Runden mit drei Phasen
rule-MA-7 = A, ziehen: Alle ziehen zwei Karten. In Runde 4 geht der Stapel („pile“) genau auf.
rule-MA-8 = B, tauschen: Im Uhrzeigersinn sind alle einmal dran, angefangen mit der Person, die beginnt.
rule-MA-9 = Wer dran ist, muss eine Karte aus der Hand offen zeigen.
rule-MA-10 = Alle anderen müssen eine Karte aus der Hand anbieten, verdeckt, gleichzeitig und ohne die anderen Angebote zu sehen. Hausregel: Angeboten ist angeboten.
rule-MA-11 = Wer dran ist, sieht sich die Angebote an, weiß, von wem jedes kommt, zeigt sie niemandem und muss genau eines nehmen. Die genommene und die gezeigte Karte wechseln die Hände; alle anderen Angebote gehen zurück auf die Hand.
rule-MA-12 = Karten einer Auslage dürfen weder gezeigt noch angeboten werden. Eine ertauschte Karte darf später wieder getauscht werden, auch zurück.
rule-MA-13 = Wer was weiß: Die gezeigte Karte kennen alle. Die Karte, die dafür gegeben wurde, kennen nur die beiden, die getauscht haben. Ein Angebot, das nicht genommen wurde, kennen nur, wer es gemacht hat und wer dran war.
rule-MA-14 = C, legen: Alle nehmen ihre Auslage zurück und suchen verdeckt aus allem, was sie haben, genau 4, 6, 8 oder 13 Karten aus, in Runde 1, 2, 3 und 4. Haben alle gewählt, wird aufgedeckt. Hausregel: Gewählt ist gewählt.
rule-MA-15 = Beim Tauschen hat jede Hand genau sechs Karten. Am Ende liegen in jeder Auslage dreizehn Karten, und auf jeder Hand bleibt eine.

section-3 = Wertung
rule-MA-16 = Gewertet wird einmal, nach Runde 4; die Karte auf der Hand zählt nichts. Eine Spalte sind alle Karten eines Wertes. Eine Folge („série“) sind lückenlos aufeinanderfolgende Werte einer Serie; zwei Folgen in einer Zeile zählen einzeln. Die Punkte (die „aide de jeu“ in der Schachtel): Eine Karte allein ist 0 wert, 2 Karten 2, 3 Karten 4, 4 Karten 7, 5 Karten 10, 6 Karten 13, 7 Karten 16. Eine Karte zählt in ihrer Zeile und in ihrer Spalte.
rule-MA-17 = Hausregel: Spalten mit 8, 9 und 10 Karten steigen im selben Schritt weiter und sind 19, 22 und 25 Punkte wert.
rule-MA-18 = Lange Folgen in einer Zeile bringen einen Bonus: 1 Punkt für fünf Karten, 2 für sechs, 3 für sieben. Spalten bringen keinen, und eine Folge geht nicht von 7 nach 1 weiter.
rule-MA-19 = Die meisten Punkte gewinnen. Bei Gleichstand vergleicht ihr die längsten Folgen, dann die zweitlängsten und so weiter: Der erste Unterschied entscheidet. Gibt es keinen, wird der Sieg geteilt.

section-4 = An diesem Tisch
rule-MA-20 = Hausregel: Die Zeit ist begrenzt. Du hast 60 Sekunden zum Zeigen, 60 zum Anbieten, 60 zum Nehmen, 60 zum Legen und 90 für die letzte Auslage, wenn am Tisch nichts anderes vereinbart ist. Ist deine Zeit um, wählt ein Bot für dich und weiß dabei nicht mehr als du. Dein Platz ist markiert, bis du wieder selbst wählst.
rule-MA-21 = Redet, so viel ihr mögt, und versucht zu überreden, wer gerade dran ist. Eine verdeckte Karte zu zeigen ist aber nicht möglich.
rule-MA-22 = Hausregel: Der Merkzettel ist an, wenn am Tisch nichts anderes vereinbart ist. Er zeigt die Karten, die du sicher in anderen Händen weißt, weil du sie hast dorthin wandern sehen, und was bisher getauscht wurde. Ohne ihn müssen sich alle selbst erinnern.
