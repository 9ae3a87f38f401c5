# Matryoshka im Terminal.

matryoshka-round =
    { $round ->
        [0] Vorbereitung
       *[other] Runde { $round }
    }
matryoshka-hand = Deine Hand:
matryoshka-known = Du weißt:
matryoshka-stock = Stapel { $count }
matryoshka-shows = { $name } zeigt
matryoshka-your-offer = du bietest an
matryoshka-ask-lay = Wähle { $need } deiner { $owns } Karten für die Auslage, zum Beispiel A1 A2.
matryoshka-ask-lay-short = Kürzer: +A3 −B2 ändert die liegende Auslage, −B2 legt alles außer B2.
matryoshka-ask-show = Dein Tausch: Zeig eine Karte aus deiner Hand, zum Beispiel A3.
matryoshka-ask-offer = { $name } tauscht: Biete eine Karte aus deiner Hand an, verdeckt.
matryoshka-ask-take = Nimm ein Angebot: Tippe die Nummer der Person.
matryoshka-hint-wait = Die anderen wählen. Zeilen sind Serien, Spalten sind Werte; Nachbarn in einer Zeile und gleiche Werte in einer Spalte bringen Punkte.
matryoshka-hint-lay = Eine Karte ist ein Buchstabe (ihre Serie) und eine Ziffer (ihr Wert). Leg genau { $need } von allen, die du hast, Hand und Auslage zusammen. Folgen benachbarter Werte in einer Zeile bringen Punkte und ebenso gleiche Werte in einer Spalte; es zählt die Auslage der Runde 4.
matryoshka-hint-show = Du musst eine Karte aus deiner Hand zeigen. Die anderen bieten je eine an, verdeckt; eine davon nimmst du im Tausch gegen die gezeigte.
matryoshka-hint-offer = Du musst eine Karte aus deiner Hand anbieten. Wird sie genommen, bekommst du die gezeigte; sonst kommt sie zu dir zurück.
matryoshka-hint-take = Du siehst alle Angebote. Tippe die Nummer der Person (oder die Karte), die du möchtest; deine gezeigte Karte geht dorthin.
matryoshka-unclear-card = Tippe eine Karte als Buchstabe und Ziffer, zum Beispiel A3.
matryoshka-unclear-seat = Tippe die Nummer einer Person, 1 bis { $last }.
