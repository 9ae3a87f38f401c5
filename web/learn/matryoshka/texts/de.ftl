# Was die Lektion sagt: step-N bei jedem Schritt, hint-N, wenn dort etwas anderes versucht wurde.
step-1 = Das Ziel: Folgen in einer Serie und Spalten mit gleichem Wert, die am Ende Punkte bringen. Du bist Zoé und hast sechs Puppen auf der Hand. Such zwei für deine erste Auslage aus: Sonnenblume 2 und 3, Nachbarn derselben Serie.
hint-1 = Wähle Sonnenblume 2 und 3 und leg sie.
step-2 = Alle Auslagen werden gemeinsam aufgedeckt, und alle ziehen zwei Karten. Du bist dran: Zeig eine Karte aus deiner Hand zum Tauschen. Kornblume 7 passt zu keiner anderen; zeig die.
hint-2 = Zeig Kornblume 7.
step-3 = Ivan und Olga bieten je eine Karte an, verdeckt. Nur du siehst beide, und eine musst du nehmen. Nimm die von Ivan.
hint-3 = Nimm die Karte, die Ivan anbietet.
step-4 = Die Karten haben die Hände gewechselt. Alle wissen, was Ivan bekommen hat; was du bekommen hast, weiß nur Ivan. Jetzt zeigt Ivan eine.
step-5 = Ivan zeigt eine Karte, und du musst verdeckt eine anbieten. Biete Mohn 6 an: Die kannst du entbehren.
hint-5 = Biete Mohn 6 an.
step-6 = Ivan hat lieber die Karte von Olga genommen, und Olga war auch schon dran. Am Ende der Runde nehmen alle ihre Auslage zurück und legen vier Karten aus allem, was sie haben. So geht es weiter: mit sechs, dann mit acht.
step-7 = Drei Runden später, zum letzten Mal legen: dreizehn deiner vierzehn Karten. Eine passt zu nichts. Lass sie weg und leg die übrigen.
hint-7 = Eine Karte hat keine Nachbarin in ihrer Serie: Lass die weg.
step-8 = Die Wertung: Spalten mit gleichem Wert und Folgen in einer Serie. Die Spalten bringen 12, die Zweierfolge Mohn 2, die Zweier- und die Dreierfolge Ringelblume 6, die Fünferfolge Sonnenblume 10 und einen Bonus von 1. Zusammen 31: eine schöne Sammlung!
