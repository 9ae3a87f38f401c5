# Le plateau de Matryoshka ; noms, événements et règles sont dans ../texts.
colour-poppy = rouge
colour-marigold = orange
colour-sunflower = jaune
colour-fern = vert
colour-mint = turquoise
colour-cornflower = bleu clair
colour-gentian = bleu foncé
colour-lavender = violet
colour-peony = rose
colour-chestnut = brun
card-label = { $card }, { $colour }, série { $letter }

round-setup = Mise en place
round-number = Manche { $round } sur { $rounds }
series-in-play = Séries en jeu : { $series }
step-draw = piocher
step-trade = échanger
step-lay = poser

prompt-lay =
    { $round ->
        [0] Choisissez { $need } cartes de votre main pour votre premier tableau
       *[other] Choisissez les { $need } cartes de votre prochain tableau
    }
prompt-laid = Votre tableau est choisi, face cachée
prompt-laying = Chacun choisit un tableau de { $need } cartes
prompt-show = Votre échange : montrez une carte de votre main
prompt-showing = { $seat } choisit une carte à montrer
prompt-offer = Proposez une carte à { $seat } contre { $card }
prompt-offered = Votre proposition est posée, face cachée
prompt-offering = Les autres choisissent quoi proposer contre { $card }
prompt-take = Prenez l’une des propositions
prompt-taking = { $seat } regarde les propositions
prompt-over = Les collections sont comptées
waiting-for = On attend { $names }

hand = Votre main
hand-empty = Aucune carte en main
hand-new = Dans votre main, nouveau : { $cards }
hand-card-new = { $card }, nouvelle
my-tableau = Votre tableau
tableau-of = { $seat }, tableau : { $cards }. Il vaut { $points } tel quel.
tableau-empty = aucune carte pour l’instant
worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
worth-run = Une suite dans une série :
worth-column = Une colonne de même valeur :
points = Points
points-title = Ce qui rapporte
points-cards = Cartes
points-run-head = Suite dans une série
points-column-head = Colonne de même valeur
points-note = Seul le dernier tableau compte. Une carte rapporte dans sa ligne et dans sa colonne ; une carte seule ne rapporte rien.
others = Les tableaux des autres
hand-size =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
late = trop tard
mark-waited = choisit…
mark-ready = prêt
enlarge = voir de plus près
known = Dans cette main, vous connaissez :
known-watch = Dans cette main, tous connaissent :

trade = L’échange
trade-shown = montrée par { $seat }
trade-mine = montrée par vous
trade-nothing = Aucune carte montrée pour l’instant
trade-ready = { $seat } : choix fait, face cachée
offer-awaited = { $seat } : pas encore de proposition
offer-hidden = { $seat } : une proposition, face cachée
offer-card = { $seat } propose { $card }
stock =
    { $count ->
        [0] La pioche est épuisée
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
stock-short = pioche : { $count }
history = Échanges jusqu’ici
history-none = Aucun échange pour l’instant
history-line = { $seat } a donné { $card } à { $partner }

choose-first = Choisissez une carte
do-show = Montrer { $card }
do-offer = Proposer { $card }
do-take = Prendre { $card } chez { $seat }
do-lay = Poser { $count } cartes
lay-label = Toutes vos cartes : choisissez-en { $need }
lay-more =
    { $count ->
        [one] encore une
       *[other] encore { $count }
    }
lay-fewer =
    { $count ->
        [one] une de trop
       *[other] { $count } de trop
    }
lay-exact = le compte est bon
lay-from-hand = de votre main
lay-from-tableau = de votre tableau
lay-brings = rapporte { $points }
lay-would-bring = rapporterait { $points }
lay-score = Valeur de votre choix
lay-sum = colonnes { $columns } + lignes { $lines }

count-title = Le décompte, tableau par tableau
tie-runs = { $name } ({ $runs })
tie-longer = Égalité de points : les plus longues suites décident. { $names }
tie-shared = Égalité de points et de suites : la place est partagée. { $names }
count-again = Recompter
count-skip = Tout montrer
count-back = Une étape en arrière
count-next = L’étape suivante
count-how = Comment on compte
count-columns = Colonnes
count-lines = Lignes
count-column =
    { $cards ->
        [one] Valeur { $value }, { $cards } carte
       *[other] Valeur { $value }, { $cards } cartes
    }
count-run = { $series } { $from } à { $to }
count-bonus = { $points } + { $bonus } de bonus
count-total = Total
count-left = Restée en main, sans valeur
