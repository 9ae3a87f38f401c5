# Gemeinsame Texte: was der Tisch selbst ablehnt, Aufzeichnungen.
language-name = Deutsch
seat = Person { $number }
refusal = { $why } ({ $rule })

refused-game-over = Das Spiel ist vorbei: Niemand kann mehr etwas tun.
refused-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-lag = Dieser Zug verlangt für die Verbindung mehr Ausgleich, als ein Tisch gewährt.
refused-time-runs-back = Dieser Zug hat eine frühere Zeit als der Zug vor ihm.
refused-tick-not-due = Hier ist eine abgelaufene Frist eingetragen, aber es lief gerade keine.
refused-tick-missing = Vor diesem Zug fehlt eine Frist, die schon abgelaufen war.
refused-no-what-if = Dieses Spiel lässt sich nicht von einem Moment einer Aufzeichnung an weiterspielen.
refused-what-if-over = In diesem Moment war das Spiel zu Ende: Wähle einen früheren.
refused-no-moment = Diesen Moment gibt es nicht: Das Spiel hat { $last } Züge.

record-no-end = Dieser Aufzeichnung fehlt die letzte Zeile: Ihr Geheimnis wurde nie verraten, das Mischen lässt sich also nicht prüfen. Nimm eine vollständige Kopie der Datei.
record-header = Die erste Zeile ist kein Kopf einer Aufzeichnung ({ $why }). Wähle eine Datei, die „ludotheque play“ oder ein Tisch geschrieben hat.
record-format = Diese Aufzeichnung hat das Format { $found }; dieses Programm liest Format { $known }. Öffne sie mit der Version von Ludothèque, die sie geschrieben hat.
record-other-game = Diese Aufzeichnung gehört zu { $found }, nicht zu { $known }.
record-cut = Die Datei bricht in Zeile { $line } ab. Nimm eine vollständige Kopie.
record-after-end = Zeile { $line } steht hinter dem Ende der Aufzeichnung. Nimm eine unveränderte Kopie der Datei.
record-line = Zeile { $line } ist beschädigt ({ $why }). Nimm eine unveränderte Kopie der Datei.
record-too-long = Diese Aufzeichnung ist zu lang: Ein Server nimmt { $most } Züge. Im Terminal zeigt sie „ludotheque replay“.
record-too-large = Diese Wiederholung hätte mehr als { $most } MB. Im Terminal zeigt „ludotheque replay“ die Aufzeichnung.
record-options = Die Einstellungen im Kopf sind nicht möglich ({ $why }).
record-seats = Der Kopf nennt { $found } Namen, die Einstellungen sprechen von { $known }.
record-rules = Gespielt wurde nach Version { $found } der Regeln; dieses Programm kennt Version { $known }. Öffne die Aufzeichnung mit der Version von Ludothèque, die sie geschrieben hat.
record-illegal = Der Zug in Zeile { $line } ist nicht erlaubt ({ $rule }).
record-origin = Die früheren Kartenverteilungen, die der Kopf nennt, können nicht stimmen: zu viele, nicht der Reihe nach oder länger als das Spiel.
record-deal = Diese Kartenverteilung nimmt kein Server an: Ein Geheimnis hat höchstens { $most } Zeichen und jeder Platz eine Nonce aus höchstens 64 Buchstaben, Ziffern, „-“ und „_“.
record-commitment = Das verratene Geheimnis passt nicht zum Versprechen: Die Karten könnten vertauscht worden sein.
record-result = Das Ergebnis in der letzten Zeile passt nicht zu den Zügen.
record-gap = Zug { $number } fehlt.
record-epoch = Zug { $number } stammt von einem späteren Besitzer des Tisches, als in seiner Zeile steht.
record-row = Sie lässt sich nicht lesen ({ $why }).

bad-more-time = Mehr Zeit gibt es für einen der { $seats } Plätze.
more-time-told = Doppelte Zeit zum Schauen und Wählen: { $names }

analysis-luck-good = Können: { $lost } % eines Sieges verschenkt. Glück: +{ $luck } %.
analysis-luck-bad = Können: { $lost } % eines Sieges verschenkt. Glück: −{ $bad } %.
