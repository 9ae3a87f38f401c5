# Ce que dit la leçon : step-N à chaque étape, hint-N quand autre chose y a été tenté.
step-1 = Le but : des suites dans une série et des colonnes de même valeur, qui rapportent des points à la fin. Vous êtes Zoé, avec six poupées en main. Choisissez-en deux pour votre premier tableau : les Tournesols 2 et 3, voisins d’une même série.
hint-1 = Choisissez les Tournesols 2 et 3, puis posez-les.
step-2 = Tous les tableaux sont révélés ensemble, et chacun pioche deux cartes. C’est à vous : montrez une carte de votre main à échanger. Le Bleuet 7 ne va avec rien ; montrez-le.
hint-2 = Montrez le Bleuet 7.
step-3 = Ivan et Olga proposent chacun une carte, face cachée. Vous seule les voyez, et vous devez en prendre une. Prenez celle d’Ivan.
hint-3 = Prenez la carte que propose Ivan.
step-4 = Les cartes ont changé de main. Tous savent ce qu’Ivan a reçu ; ce que vous avez reçu, seul Ivan le sait. C’est à Ivan de montrer.
step-5 = Ivan montre une carte, et vous devez en proposer une, cachée. Proposez le Coquelicot 6 : vous pouvez vous en passer.
hint-5 = Proposez le Coquelicot 6.
step-6 = Ivan a préféré la carte d’Olga, et Olga a eu son tour. À la fin de la manche, chacun reprend son tableau et pose quatre cartes parmi toutes les siennes. Puis ce sera six, puis huit.
step-7 = Trois manches plus tard, la dernière pose : treize de vos quatorze cartes. L’une ne va avec rien. Laissez-la et posez les autres.
hint-7 = Une carte n’a pas de voisine dans sa série : laissez celle-là.
step-8 = Le décompte : des colonnes d’une même valeur, et des suites d’une même série. Les colonnes valent 12, la suite de deux Coquelicots 2, les suites de deux et trois Soucis 6, la suite de cinq Tournesols 10 et un bonus de 1. En tout 31 : une belle collection !
