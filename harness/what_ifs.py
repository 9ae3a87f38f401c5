"""What-ifs that bots have played to their end."""

from random import Random

from msgspec.structs import replace

from ludotheque.bots.arena import play_on
from ludotheque.core import Origin, Record, Seat, Seeded, commitment, seed_from
from ludotheque.core.play import AnyGame, Fold
from ludotheque.core.record import End, options_of


def played_on(game: AnyGame, source: Record, number: int, seat: Seat, level: str = "normal") -> Record:
    """The record of a what-if of a seat after so many moves of a finished game."""
    assert source.end is not None
    secret = f"what if {number}"
    origin = Origin(source.end.secret, source.header.nonces, number, seat)
    header = replace(
        source.header, origins=(*source.header.origins, origin), commitment=commitment(secret), nonces=("mine",)
    )
    fold = Fold(game, options_of(source, game), Seeded(seed_from(secret, header.nonces)), header.origins)
    for move in source.moves[:number]:
        fold.add(move)
    assert fold.whole
    bots = [game.BOTS[level](Seat(chair), Random(chair)) for chair in range(len(header.seats))]
    moves, found = zip(*play_on(game, fold.past, bots), strict=True)
    return Record(header, (*source.moves[:number], *moves[1:]), End(game.outcome(found[-1].state), secret))
