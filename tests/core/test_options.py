"""Options that every game has: who gets more time."""

import pytest

from ludotheque.core import BadOptions, Options, Seat, markers
from ludotheque.games import GAMES


def test_a_limit_is_twice_as_long_if_one_of_the_awaited_seats_has_more_time() -> None:
    options = Options(seats=3, more_time=(Seat(1),))
    assert options.limit(5_000, Seat(0)) == 5_000
    assert options.limit(5_000, Seat(1)) == 10_000
    assert options.limit(5_000, Seat(0), Seat(1)) == 10_000
    assert Options(seats=3).limit(5_000, Seat(1)) == 5_000


@pytest.mark.parametrize("seats", [(-1,), (3,), (0, 1, 2, 0)])
def test_only_seats_of_the_table_can_have_more_time(seats: tuple[int, ...]) -> None:
    with pytest.raises(BadOptions) as refused:
        Options(seats=3, more_time=tuple(map(Seat, seats)))
    assert (refused.value.rule, refused.value.key) == ("TABLE-2", "bad-more-time")


def test_options_of_some_variants_are_known_by_name() -> None:
    assert markers.variants(GAMES["attrape_reves"].Options)["moon"] == ("coop",)
    assert markers.variants(GAMES["matryoshka"].Options) == {}
