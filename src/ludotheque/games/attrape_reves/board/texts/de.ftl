# Das Spielbrett von Attrape Rêves auf Deutsch.
circle = Der Kreis der Kuscheltiere
pile-toy =
    { $kind ->
        [bear] Der Bär
        [panda] Der Panda
        [rabbit] Das Kaninchen
       *[unicorn] Das Einhorn
    }
pile-about =
    { $size ->
        [bear] Die größte Scheibe
        [panda] Die zweitgrößte Scheibe
        [rabbit] Die zweitkleinste Scheibe
       *[unicorn] Die kleinste Scheibe
    }, { $stars ->
        [one] ein Stern
       *[other] { $stars } Sterne
    }, { $left ->
        [0] keine mehr da
       *[other] noch { $left } da
    }.
nightmare = Albtraum: { $card }
pile-moon = Der nächste Albtraum liegt verdeckt: { $moon }
deck =
    { $cards ->
        [one] Ein Albtraum im Stapel. Hinten drauf: { $moon }
       *[other] { $cards } Albträume im Stapel. Auf dem nächsten hinten: { $moon }
    }
deck-next = Als Nächstes: { $moon }
deck-empty = Der Stapel ist leer
shelf =
    { $beaten ->
        [one] Ein Albtraum schläft
       *[other] { $beaten } Albträume schlafen
    }, { $waiting ->
        [one] einer wartet noch
       *[other] { $waiting } warten noch
    }.

dreams-of =
    { $tokens ->
        [one] { $name }: ein Traum von zwölf.
       *[other] { $name }: { $tokens } Träume von zwölf.
    }
holds = Hat { $toy }.
holds-nothing = Noch kein Kuscheltier.
show-again = Noch mal zeigen, wie es lag: { $name }
tokens =
    { $tokens ->
        [one] { $tokens } Traum
       *[other] { $tokens } Träume
    }
zone = Kuscheltiere: { $name }

nothing-shows = Es schaut nichts heraus!
sticks-out = Da schaut etwas heraus!
photo-finish = Fotofinish: { $winner } war { $ms } ms schneller
too-late = { $ms } ms zu spät. Nimm ein anderes Kuscheltier!

do-turn = Aufdecken!
do-lay = Drauflegen!
do-agree = Dafür
do-object = Dagegen
opinion-agrees = ist dafür
opinion-objects = ist dagegen
opinion-thinks = überlegt
opinion-points = zeigt

prompt-turn-me = Deck den nächsten Albtraum auf!
prompt-turn = { $name } deckt den nächsten Albtraum auf.
prompt-choose-me = Welches Kuscheltier verdeckt ihn ganz? Nimm eins!
prompt-choose = { $name } sucht ein Kuscheltier aus.
prompt-lay-me = Verdeckt dein Kuscheltier ihn ganz?
prompt-lay = { $name } probiert ein Kuscheltier.
prompt-grab-me = Schnell, schnapp dir ein Kuscheltier!
prompt-grab-wait = Du hast deins! Die anderen schnappen noch.
prompt-grab-watch = Alle schnappen nach einem Kuscheltier!
prompt-reach = Deine Hand liegt drauf…
prompt-point-me = Zeig auf ein Kuscheltier!
prompt-choose-alone = Welches Kuscheltier verdeckt ihn ganz? Wähle gut!
prompt-point = { $name } sucht ein Kuscheltier.
prompt-answer = { $name } zeigt auf { $toy }. Bist du dafür?
prompt-talk = { $name } zeigt auf { $toy }. Was sagen alle?
prompt-wait = Was sagen die anderen? Wer schweigt, bis die Zeit um ist, sagt Ja.
prompt-place = Niemand ist dagegen. Leg es drauf oder zeig auf ein anderes.
prompt-objection =
    { $count ->
        [one] { $names } ist dagegen. Ein anderes Kuscheltier?
       *[other] { $names } sind dagegen. Ein anderes Kuscheltier?
    }

over-full =
    { $count ->
        [one] Guten Morgen! { $names } hat zwölf Träume oder mehr.
       *[other] Guten Morgen! { $names } haben zwölf Träume oder mehr.
    }
over-together =
    { $beaten ->
        [one] Gute Nacht! Ein Albtraum schläft.
       *[other] Gute Nacht! Alle { $beaten } Albträume schlafen.
    }
over-lost =
    { $beaten ->
        [0] { $card } war heute Nacht stärker. Noch ein Versuch?
        [one] { $card } war heute Nacht stärker, aber ein Albtraum schläft.
       *[other] { $card } war heute Nacht stärker, aber { $beaten } Albträume schlafen.
    }

tell-dream = Erzähl deinen Traum
tell-dream-of = Erzähl deinen Traum: { $name }
tell-all = Wer erzählt einen Traum?
story-title = { $name } erzählt einen Traum
story-hint = Schau dir die Bilder an, lies den Anfang und erzähl mit eigenen Worten weiter.
story-opening = Heute Nacht sah ich im Traum { $dream }…
story-turn-1 = Da entdeckte ich auf einmal { $dream }…
story-turn-2 = Und dahinter fand ich { $dream }…
story-turn-3 = Und wer kam vorbei? Jemand, der überall { $dream } suchte…
story-turn-4 = Wir gingen weiter und trafen auf { $dream }…
story-ending = Und kurz vor dem Aufwachen sah ich noch { $dream }…
story-read = Vorlesen
story-on = Weiter
story-back = Zurück
story-close = Schließen
