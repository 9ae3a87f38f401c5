"""A finished game looked at again from its record: what was played under its own deal is judged, and nothing else."""

from msgspec.structs import replace

from ludotheque.core.analysis import Analysis, Telling, silent
from ludotheque.core.play import AnyGame, Fold
from ludotheque.core.record import Record, options_of


def review(record: Record, game: AnyGame, tell: Telling = silent) -> Analysis:
    """The analysis of a record that `verify` accepts, of a game that has one; its moves have the record's numbers.

    A what-if begins at its last origin (decision 47): other deals led to the moves before it, and to their mistakes.
    """
    assert game.EXTRAS.analyse is not None
    fold = Fold(game, options_of(record, game), record.deal(), record.header.origins)
    fold.begin(record.moves)
    past = [step for _, step in fold.past]
    missing = fold.number + 1 - len(past)  # steps that the game has left out of the past
    steps = [*past, *map(fold.add, record.moves[fold.number :])]
    found = game.EXTRAS.analyse(steps, record.moves[missing:], tell, len(past) - 1)
    return replace(found, turnings=tuple(replace(each, move=each.move + missing) for each in found.turnings))
