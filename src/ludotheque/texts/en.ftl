# Common texts: refusals of the table itself, records.
language-name = English
seat = Player { $number }
refusal = { $why } ({ $rule })

refused-game-over = The game is over: nobody can act any more.
refused-no-seat = There is no such seat at this table.
refused-lag = This act claims more delay than a table forgives.
refused-time-runs-back = This move is dated before the one it follows.
refused-tick-not-due = A deadline is recorded at a moment when none was due.
refused-tick-missing = A deadline that had passed is missing before this move.
refused-no-what-if = This game cannot be played on from a moment of a replay.
refused-what-if-over = At that moment the game was over: choose an earlier one.
refused-no-moment = There is no such moment: this game has { $last } moves.

record-no-end = This record has no last line: its secret was never revealed, so its deal cannot be checked. Use a complete copy of the file.
record-header = The first line is not the header of a record ({ $why }). Choose a file that “ludotheque play” or a table wrote.
record-format = This record is written in format { $found }; this program reads format { $known }. Open it with the version of Ludothèque that wrote it.
record-other-game = This record is of the game { $found }, not of { $known }.
record-cut = The file breaks off in line { $line }. Use a complete copy of it.
record-after-end = Line { $line } stands after the end of the record. Use an unchanged copy of the file.
record-line = Line { $line } is damaged ({ $why }). Use an unchanged copy of the file.
record-too-long = This record is too long: a server takes { $most } moves. In a terminal, “ludotheque replay” shows it.
record-too-large = This replay would have more than { $most } MB. In a terminal, “ludotheque replay” shows the record.
record-options = The options in the header are not possible ({ $why }).
record-seats = The header names { $found } players, but the options say { $known }.
record-rules = This record was played under version { $found } of the rules; this program knows version { $known }. Open it with the version of Ludothèque that wrote it.
record-illegal = The move in line { $line } is not allowed ({ $rule }).
record-origin = The earlier deals that the header names cannot be: too many, out of order, or longer than the game.
record-deal = A server takes no such deal: a secret has at most { $most } characters, and each seat one nonce of at most 64 letters, digits, “-” and “_”.
record-commitment = The revealed secret does not match the commitment: the deal may have been changed.
record-result = The result in the last line is not what the moves lead to.
record-gap = Move { $number } is missing.
record-epoch = Move { $number } was written by a later owner of the table than its row names.
record-row = It cannot be read ({ $why }).

bad-more-time = More time is for one of the { $seats } seats.
more-time-told = Twice the time to look and to choose: { $names }

analysis-luck-good = Skill: { $lost } % of a win given away. Luck: +{ $luck } %.
analysis-luck-bad = Skill: { $lost } % of a win given away. Luck: −{ $bad } %.
