# Matryoshka dans le terminal.

matryoshka-round =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    }
matryoshka-hand = Votre main :
matryoshka-known = Vous connaissez :
matryoshka-stock = Pioche { $count }
matryoshka-shows = { $name } montre
matryoshka-your-offer = vous proposez
matryoshka-ask-lay = Choisissez { $need } de vos { $owns } cartes pour votre tableau, par exemple A1 A2.
matryoshka-ask-lay-short = Plus court : +A3 −B2 change le tableau posé, −B2 pose tout sauf B2.
matryoshka-ask-show = Votre échange : montrez une carte de votre main, par exemple A3.
matryoshka-ask-offer = { $name } échange : proposez une carte de votre main, face cachée.
matryoshka-ask-take = Prenez une proposition : tapez le numéro du joueur.
matryoshka-hint-wait = Les autres choisissent. Les lignes sont des séries, les colonnes des valeurs ; des valeurs qui se suivent dans une ligne et des valeurs égales dans une colonne rapportent.
matryoshka-hint-lay = Une carte est une lettre (sa série) et un chiffre (sa valeur). Posez exactement { $need } cartes parmi toutes les vôtres, main et tableau réunis. Les suites de valeurs dans une ligne rapportent, et les valeurs égales dans une colonne aussi ; c’est le tableau de la manche 4 qui compte.
matryoshka-hint-show = Vous devez montrer une carte de votre main. Chacun des autres en propose une, face cachée ; vous en prenez une contre la carte montrée.
matryoshka-hint-offer = Vous devez proposer une carte de votre main. Si elle est prise, vous recevez la carte montrée ; sinon elle vous revient.
matryoshka-hint-take = Vous voyez toutes les propositions. Tapez le numéro du joueur (ou la carte) que vous voulez ; la carte montrée part chez lui.
matryoshka-unclear-card = Tapez une carte par une lettre et un chiffre, par exemple A3.
matryoshka-unclear-seat = Tapez le numéro d’un joueur, de 1 à { $last }.
