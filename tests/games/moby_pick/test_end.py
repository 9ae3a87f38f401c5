"""MP-29, MP-30: the score, the winner and every tie-break."""

import pytest
from msgspec.structs import replace

from harness.tables.moby_pick import Table, friend
from ludotheque.core import Outcome, Seat, Tick
from ludotheque.games import moby_pick
from ludotheque.games.moby_pick.cards import Friend
from ludotheque.games.moby_pick.matching import points
from tests.games.moby_pick.test_setup import SIX

D, C = friend("kid red molly"), friend("kid red")


def end(*piles: tuple[Friend, ...]) -> Outcome | None:
    """The outcome of a table that ended with these dream piles."""
    table = Table(SIX, [])
    table.shorten()
    table.flip()
    public = replace(table.public, piles=piles, scores=tuple(map(points, piles)))
    return moby_pick.outcome(replace(table.state, public=public))


def test_mp_29_face_down_cards_score_nothing() -> None:
    """MP-29: only the dream piles count."""
    assert end((), (), ()) == Outcome((0, 0, 0), (1, 1, 1), (Seat(0), Seat(1), Seat(2)), "shared")


def test_mp_30_most_points_win() -> None:
    """MP-30: the rest are ranked too."""
    assert end((D, D), (C, D), (D,)) == Outcome((2, 3, 1), (2, 1, 3), (Seat(1),), "most-points")


def test_mp_30_among_equals_most_cards_win() -> None:
    """MP-30: first tie-break."""
    assert end((C, C), (C, D, D), (D,)) == Outcome((4, 4, 1), (2, 1, 3), (Seat(1),), "most-cards")


def test_mp_30_still_equal_share_the_victory() -> None:
    """MP-30: and the next place is skipped."""
    assert end((C, D), (D,), (D, C)) == Outcome((3, 1, 3), (1, 3, 1), (Seat(0), Seat(2)), "shared")


def test_mp_28_there_is_no_outcome_before_the_alarm_and_no_tick_after_it() -> None:
    """MP-28: the moment it leaves the stock."""
    table = Table(SIX, [])
    assert moby_pick.outcome(table.state) is None
    table.shorten()
    table.flip()
    assert moby_pick.outcome(table.state) is not None
    with pytest.raises(AssertionError, match=r"^no tick is due after the end$"):
        moby_pick.apply(table.state, Tick(table.now))
