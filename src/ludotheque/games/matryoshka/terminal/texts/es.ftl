# Matryoshka en la terminal.

matryoshka-round =
    { $round ->
        [0] Preparación
       *[other] Ronda { $round }
    }
matryoshka-hand = Tu mano:
matryoshka-known = Sabes que:
matryoshka-stock = Mazo { $count }
matryoshka-shows = { $name } muestra
matryoshka-your-offer = tú ofreces
matryoshka-ask-lay = Elige { $need } de tus { $owns } cartas para tu vitrina, por ejemplo A1 A2.
matryoshka-ask-lay-short = Más corto: +A3 −B2 cambia la vitrina puesta, −B2 coloca todo menos B2.
matryoshka-ask-show = Te toca: muestra una carta de tu mano, por ejemplo A3.
matryoshka-ask-offer = { $name } intercambia: ofrece una carta de tu mano, boca abajo.
matryoshka-ask-take = Quédate con una oferta: escribe el número de la persona.
matryoshka-hint-wait = El resto está eligiendo. Las filas son series y las columnas, valores; puntúan los valores seguidos de una fila y los valores iguales de una columna.
matryoshka-hint-lay = Una carta es una letra (su serie) y una cifra (su valor). Coloca exactamente { $need } de todas las que tienes, mano y vitrina juntas. Puntúan las escaleras de valores seguidos en una fila y los valores iguales en una columna; cuenta la vitrina de la ronda 4.
matryoshka-hint-show = Debes mostrar una carta de tu mano. Las demás personas te ofrecen una cada una, boca abajo; te quedas con una de ellas a cambio de la mostrada.
matryoshka-hint-offer = Debes ofrecer una carta de tu mano. Si se la quedan, recibes la mostrada; si no, vuelve a ti.
matryoshka-hint-take = Ves todas las ofertas. Escribe el número de la persona (o la carta) que quieres; tu carta mostrada va allí.
matryoshka-unclear-card = Escribe una carta con una letra y una cifra, por ejemplo A3.
matryoshka-unclear-seat = Escribe el número de una persona, de 1 a { $last }.
