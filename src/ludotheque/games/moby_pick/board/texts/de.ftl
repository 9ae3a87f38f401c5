# Was nur das Spielbrett von Moby Pick im Browser sagt.
ask-over = Der Wecker hat geklingelt!
ask-open = Fertig? Schau deine Karten an!
ask-look = Merk dir deine Karten und ihre Plätze!
ask-draw = Merk dir die gezogene Karte!
ask-flip = Du bist dran: Deck die nächste Karte auf.
ask-touch = Hast du ihren Zwilling? Berühren!
ask-touch-reverse = Alles anders? Berühren!
ask-touched = Berührt! Wer war zuerst da?
ask-recite = Sag den Reim: Tipp die Wörter der Reihe nach an.
ask-remind = Erinnerung! Schau deine Reihe noch einmal an.
ask-turn-up = Dreh ihren Zwilling um, sonst sind beide weg.
ask-turn-up-reverse = Dreh eine um, bei der alles anders ist, sonst sind beide weg.
ask-confuse = Bring eine Reihe durcheinander!
wait-look = Alle schauen ihre eigenen Karten an.
wait-looks = Es schauen noch: { $players }
wait-remind = Erinnerung! Alle schauen ihre Reihe an.
wait-draw = { $player } hat keine Karten mehr und zieht eine.
wait-flip = { $player } deckt die nächste Karte auf.
wait-own = Die anderen dürfen berühren. Niemand? Dann ist es deine: Merk sie dir!
wait-race = { $player } sagt den Reim; die anderen dürfen berühren.
wait-bare = Du hast keine Karte zum Vergleichen. Schau zu!
wait-turn-up = { $player } war zuerst da und sucht eine Karte aus.
wait-confuse = { $player } verschiebt eine Reihe. Pass gut auf!

thrown = Beim Geben abgeworfen:

touch-card = Berühren: { $card }
flip = Karte aufdecken
stock-top = Der Stapel, verdeckt
stock-short = Stapel
discards-short = Ablage
stock =
    { $count ->
        [one] Stapel: { $count } Karte
       *[other] Stapel: { $count } Karten
    }
discards =
    { $count ->
        [one] Ablage: { $count } Karte
       *[other] Ablage: { $count } Karten
    }
reverse = Gegenteil!
reverse-how = Alles muss anders sein.
rhyme = Der Reim

players = Die anderen am Tisch
own = Dein Platz
row-yours = Deine Reihe, verdeckt
row-soon =
    { $count ->
        [one] Bald liegt sie verdeckt hier.
       *[other] Bald liegen sie verdeckt hier, in dieser Reihenfolge.
    }
row-empty = Du hast gerade keine Karten.
row-count =
    { $count ->
        [one] { $count } verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
back-place = Platz { $place }, verdeckt
face-place = Platz { $place }: { $card }
turn-up-place = Platz { $place } umdrehen
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
dreams =
    { $count ->
        [one] { $count } Traum gewonnen
       *[other] { $count } Träume gewonnen
    }
mark-look =
    { $look ->
        [open] schaut gerade
       *[waiting] hat noch nicht geschaut
    }
mark-active = deckt auf und sagt den Reim
mark-taker = hat die Karte genommen

look = Deine Karten, aufgedeckt

confuse-whom = Wessen Reihe?
confuse-row = Eine Reihe wird verschoben
confuse-of = Reihe: { $player }
confuse-yours = Deine Reihe!
confuse-moved = Platz { $start } → Platz { $end }
confuse-pick = Karte von Platz { $place } nehmen
confuse-put = Karte von Platz { $start } auf Platz { $end } schieben
confuse-how = Karte antippen, dann ihren Platz.
confuse-where = Wohin mit Karte { $place }?
confuse-left =
    { $left ->
        [one] Noch ein Zug
       *[other] Noch { $left } Züge
    }
confuse-decline = Alle liegen lassen
confuse-stop = Das reicht

photo = Fotofinish
photo-won = Fotofinish: { $player } mit { $time } Vorsprung
photo-lost = Fotofinish: Du warst { $time } zu spät
photo-drawn = { $player } per Los: genau dieselbe Millisekunde!
photo-ms = { $ms } ms
photo-s = { NUMBER($s, maximumFractionDigits: 2) } s
photo-alone = { $player } war nach { $time } da.

pair =
    { $result ->
        [match] { $player }: { $middle } und { $card } passen zusammen
        [half] { $player }: { $middle } und { $card } passen bis auf den Namen
       *[miss] { $player }: { $middle } und { $card } passen nicht zusammen
    }
pair-result =
    { $result ->
        [match] Das passt! +{ $gained }
        [half] Fast! +{ $gained }
       *[miss] Passt nicht!
    }
pair-end =
    { $result ->
        [match] { $player } gewinnt beide Karten
        [half] { $player } behält eine Karte
       *[miss] { $player } verliert beide Karten
    }
trait =
    { $trait ->
        [figure] Figur
        [background] Hintergrund
       *[name] Name
    } { $same ->
        [yes] gleich
       *[no] anders
    }

end-worth = Ein Traum ist einen Punkt wert, ein verrückter zwei.
end-best = Schnellste Hand der Nacht: { $player }, { $time }
end-closest = Das knappste Wettrennen
end-sum =
    { $crazy ->
        [0] { $points }
       *[other] { $dreams } + { $crazy } × 2 = { $points }
    }

zone-touch = Hier berühren!
zone-touched = Berührt!
