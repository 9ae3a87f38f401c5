"""The analysis of a game of Moby Pick: finishes, and chances that were there."""

from ludotheque.core import Reaction, Seat
from ludotheque.games.moby_pick.analysis import _lines
from ludotheque.games.moby_pick.events import Touched


def _closest(seat: int, *races: Touched) -> object:
    lines = {line.key: line.variables for line in _lines(Seat(seat), [], races)}
    return lines.get("analysis-closest", {}).get("ms")


def test_a_finish_belongs_to_the_first_two() -> None:
    race = Touched(
        Seat(0),
        1,
        (Reaction(Seat(0), 500), Reaction(Seat(1), 505), Reaction(Seat(2), 1_400)),
        drawn=False,
    )
    other = Touched(Seat(2), 2, (Reaction(Seat(2), 700), Reaction(Seat(0), 790)), drawn=False)
    alone = Touched(Seat(3), 3, (Reaction(Seat(3), 700),), drawn=False)
    assert [_closest(seat, race, other, alone) for seat in range(4)] == [5, 5, 90, None]
