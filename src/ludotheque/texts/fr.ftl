# Textes communs : refus de la table elle-même, parties enregistrées.
language-name = Français
seat = Joueur { $number }
refusal = { $why } ({ $rule })

refused-game-over = La partie est finie : plus personne ne peut agir.
refused-no-seat = Cette place n’existe pas à cette table.
refused-lag = Pour la connexion, ce coup demande plus de marge qu’une table n’en accorde.
refused-time-runs-back = Ce coup est daté d’avant celui qu’il suit.
refused-tick-not-due = Une échéance est notée à un moment où aucune n’était prévue.
refused-tick-missing = Une échéance déjà passée manque avant ce coup.
refused-no-what-if = Ce jeu ne peut pas être repris à un moment d’une partie revue.
refused-what-if-over = À ce moment, la partie était finie : choisissez-en un plus tôt.
refused-no-moment = Ce moment n’existe pas : cette partie a { $last } coups.

record-no-end = Cette partie n’a pas de dernière ligne : son secret n’a jamais été révélé, la donne ne peut donc pas être vérifiée. Prenez une copie complète du fichier.
record-header = La première ligne n’est pas l’en-tête d’une partie ({ $why }). Choisissez un fichier écrit par « ludotheque play » ou par une table.
record-format = Cette partie est écrite au format { $found } ; ce programme lit le format { $known }. Ouvrez-la avec la version de Ludothèque qui l’a écrite.
record-other-game = Cette partie est une partie de { $found }, pas de { $known }.
record-cut = Le fichier s’interrompt à la ligne { $line }. Prenez-en une copie complète.
record-after-end = La ligne { $line } se trouve après la fin de la partie. Prenez une copie intacte du fichier.
record-line = La ligne { $line } est abîmée ({ $why }). Prenez une copie intacte du fichier.
record-too-long = Cette partie est trop longue : un serveur accepte { $most } coups. Dans un terminal, « ludotheque replay » la montre.
record-too-large = Revoir cette partie demanderait plus de { $most } Mo. Dans un terminal, « ludotheque replay » la montre.
record-options = Les options de l’en-tête sont impossibles ({ $why }).
record-seats = L’en-tête nomme { $found } joueurs, mais les options en annoncent { $known }.
record-rules = Cette partie a été jouée avec la version { $found } des règles ; ce programme connaît la version { $known }. Ouvrez-la avec la version de Ludothèque qui l’a écrite.
record-illegal = Le coup de la ligne { $line } n’est pas permis ({ $rule }).
record-origin = Les donnes antérieures que nomme l’en-tête sont impossibles : trop nombreuses, en désordre, ou plus longues que la partie.
record-deal = Un serveur n’accepte pas cette donne : un secret a { $most } caractères au plus, et chaque place un seul nonce d’au plus 64 lettres, chiffres, « - » et « _ ».
record-commitment = Le secret révélé ne correspond pas à la promesse : la donne a pu être changée.
record-result = Le résultat de la dernière ligne n’est pas celui auquel mènent les coups.
record-gap = Il manque le coup { $number }.
record-epoch = Le coup { $number } a été écrit par un propriétaire de la table plus récent que celui de sa ligne.
record-row = Elle est illisible ({ $why }).

bad-more-time = Le temps en plus va à l’une des { $seats } places.
more-time-told = Deux fois plus de temps pour regarder et choisir : { $names }

analysis-luck-good = Adresse : { $lost } % de victoire perdus. Chance : +{ $luck } %.
analysis-luck-bad = Adresse : { $lost } % de victoire perdus. Chance : −{ $bad } %.
