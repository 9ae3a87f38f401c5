"""How a game ended: scores, places (shared where equal), winners, and what decided."""

from collections.abc import Sequence

from msgspec import Struct

from ludotheque.core.game import Seat


class Outcome(Struct, frozen=True, gc=False):
    """The result of a finished table."""

    scores: tuple[int, ...]
    """The score of each seat."""
    places: tuple[int, ...]
    """Each seat's place, 1 is first; equals share a place and the next one is skipped."""
    winners: tuple[Seat, ...]
    """The seats in first place."""
    reason: str
    """Text key of what decided, such as `most-points` or the tie-break that did."""


def rank(scores: Sequence[int], *steps: tuple[str, Sequence[object]], shared: str = "shared") -> Outcome:
    """Rank by the first step that tells two seats apart; `steps` are (reason, value of each seat).

    A larger value is better in every step: a game that few points win ranks by `[-points for points in scores]`.
    The reason is that of the last step that was needed to single out the winner, or `shared`.
    """
    seats = range(len(scores))
    for name, values in steps:
        if len(values) != len(seats):
            raise ValueError(f"rank: {name!r} has {len(values)} values, and there are {len(seats)} seats")
    keys = [tuple(values[seat] for _, values in steps) for seat in seats]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    winners = tuple(Seat(seat) for seat in seats if places[seat] == 1)
    reason = shared
    if len(winners) == 1:
        (winner,) = winners
        ties = [seat for seat in seats if seat != winner]
        reason = steps[0][0]
        for name, values in steps:
            if not ties:
                break
            reason = name
            ties = [seat for seat in ties if values[seat] == values[winner]]
    return Outcome(scores=tuple(scores), places=places, winners=winners, reason=reason)
