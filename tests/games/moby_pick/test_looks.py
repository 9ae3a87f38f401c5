"""MP-6, MP-7, MP-9, MP-23: a look is each player's own."""

from typing import Any

import msgspec
import pytest

from harness.tables.moby_pick import Table
from ludotheque.core import Seat
from ludotheque.games import GAMES, moby_pick
from ludotheque.games.moby_pick.events import LookMissed, LookOver, TurnBegan
from ludotheque.games.moby_pick.table import Look, Seen
from tests.games.moby_pick.test_setup import SIX


def test_mp_6_a_look_starts_when_its_player_opens_it_and_lasts_five_seconds() -> None:
    """MP-6: nobody sees anything before, nobody else sees anything then, each for equally long."""
    table = Table(SIX, [])
    assert [table.view(seat).peek for seat in (0, 1, 2, None)] == [None] * 4
    assert [moby_pick.legal(table.view(seat)) for seat in (0, 1, 2, None)] == [*[(Look(),)] * 3, ()]
    assert table.act(1, Look(), 2000).events == ()
    assert (table.view(1).peek, table.view(1).peek_until) == (table.row(1), 7000)
    assert [table.view(seat).peek for seat in (0, 2, None)] == [None] * 3
    assert [table.view(seat).peek_until for seat in (0, 2, None)] == [None] * 3
    assert table.public.looks == ("waiting", "open", "waiting")
    table.act(0, Look(), 1000)
    assert (table.view(0).peek, table.view(0).peek_until) == (table.row(0), 8000)
    table.tick()
    assert (table.now, table.public.looks) == (7000, ("open", "done", "waiting"))
    assert (table.view(1).peek, table.view(1).peek_until) == (None, None)
    table.tick()
    assert (table.now, table.public.looks, table.public.phase) == (8000, ("done", "done", "waiting"), "deal")
    table.act(2, Look(), 10_000)
    assert table.tick().events == (LookOver(), TurnBegan(Seat(0), 1))
    assert (table.now, table.public.looks) == (23_000, ("none",) * 3)


def test_mp_6_the_length_of_the_first_look_is_an_option() -> None:
    """MP-6: five seconds are the default, whatever a Remind lasts."""
    table = Table(SIX, [], deal_ms=9000, look_ms=1000, look_card_ms=0)
    table.open_looks()
    assert [table.view(seat).peek_until for seat in range(3)] == [9000] * 3


def test_mp_6_who_has_seen_it_ends_the_look_and_the_table_goes_on_when_all_have() -> None:
    """MP-6: “seen it” takes the faces away at once, and back they do not come."""
    table = Table(SIX, [])
    table.open_looks()
    assert moby_pick.legal(table.view(2)) == (Seen(),)
    assert table.act(2, Seen(), 700).events == ()
    assert (table.view(2).peek, table.public.looks) == (None, ("open", "open", "done"))
    assert moby_pick.legal(table.view(2)) == ()
    table.act(0, Seen(), 100)
    assert table.act(1, Seen(), 100).events == (LookOver(), TurnBegan(Seat(0), 1))
    assert (table.now, table.public.phase) == (900, "flip")


def test_mp_6_a_look_not_opened_within_a_minute_is_missed() -> None:
    """MP-6: the table waits no longer; who has opened in time keeps the whole look."""
    table = Table(SIX, [])
    table.act(1, Look(), 59_000)
    assert (table.public.until, moby_pick.deadline(table.state)) == (64_000, 60_000)
    assert table.tick().events == (LookMissed(Seat(0)), LookMissed(Seat(2)))
    assert (table.now, table.public.looks, table.public.until) == (60_000, ("done", "open", "done"), 64_000)
    assert table.refused(0, Look()) == ("MP-7", "refused-looked-already", {})
    assert table.tick().events == (LookOver(), TurnBegan(Seat(0), 1))
    assert table.now == 64_000


def test_mp_6_a_look_may_be_opened_at_the_very_last_moment() -> None:
    """MP-6: on a tie with the deadline the player wins."""
    table = Table(SIX, [], open_ms=2000)
    table.act(0, Look(), 2000)
    assert table.tick().events == (LookMissed(Seat(1)), LookMissed(Seat(2)))
    assert table.view(0).peek == table.row(0)


def test_mp_6_the_public_limit_is_when_the_table_goes_on_if_nobody_does_anything() -> None:
    """MP-6: while somebody has not looked, a minute from the start; then the end of the last look."""
    table = Table(SIX, [])
    for seat, until in ((0, 60_000), (1, 60_000), (2, 8_000)):
        table.act(seat, Look(), 1000)
        assert table.public.until == until
    table.act(2, Seen(), 10)
    assert table.public.until == 7_000


@pytest.mark.parametrize("occasion", ["deal", "draw", "remind"])
def test_mp_7_nobody_looks_twice(occasion: str) -> None:
    """MP-7: one look on each occasion, and none at other times; the refusal says why."""
    table = on(occasion)
    seat = table.public.active
    assert table.refused(seat, Seen()) == ("MP-6", "refused-look-closed", {})
    table.act(seat, Look())
    assert table.refused(seat, Look()) == ("MP-6", "refused-look-open", {})
    if occasion == "draw":
        assert table.refused((seat + 1) % 3, Look()) == ("MP-7", "refused-no-look", {})
    else:
        table.act(seat, Seen())
        assert table.refused(seat, Look()) == ("MP-7", "refused-looked-already", {})
        assert table.refused(seat, Seen()) == ("MP-7", "refused-looked-already", {})
    table.look()
    assert [table.refused(seat, action) for action in (Look(), Seen())] == [("MP-7", "refused-no-look", {})] * 2


@pytest.mark.parametrize("occasion", ["deal", "draw", "remind"])
def test_mp_7_after_the_look_nothing_of_the_row_is_left_in_any_view(occasion: str) -> None:
    """MP-7: a face-down card is in no view, its owner's neither; before the look neither."""
    table = on(occasion)
    hidden = {msgspec.json.encode(face) for row in table.state.rows for face in row}
    for moment in ("before", "after"):
        for seat in (0, 1, 2, None):
            view = table.view(seat)
            assert (view.peek, view.peek_until) == (None, None), moment
            private = msgspec.json.encode(msgspec.structs.replace(view, public=None))
            assert not any(face in private for face in hidden), moment
        table.look()


@pytest.mark.parametrize("occasion", ["deal", "draw", "remind"])
def test_mp_7_the_game_says_whether_a_look_is_open(occasion: str) -> None:
    """MP-7: so that a pause asked for during a look can begin after it; a look not yet opened keeps nobody waiting."""
    table = on(occasion)
    assert not moby_pick.EXTRAS.looking(table.state)
    table.act(table.public.active, Look())
    assert moby_pick.EXTRAS.looking(table.state)
    table.look()
    assert not moby_pick.EXTRAS.looking(table.state)


@pytest.mark.parametrize("occasion", ["deal", "draw", "remind"])
def test_mp_6_a_look_lasts_twice_as_long_for_whoever_has_more_time(occasion: str) -> None:
    """MP-6, MP-9, MP-23: whatever the occasion."""
    lengths = []
    for more_time in ((), (Seat(0), Seat(1))):
        table = on(occasion, more_time=more_time)
        table.act(table.public.active, Look())
        lengths.append((table.view(table.public.active).peek_until or 0) - table.now)
    assert lengths[1] == 2 * lengths[0] > 0


def test_a_game_without_looks_is_never_looking() -> None:
    game = GAMES["matryoshka"]
    assert not game.EXTRAS.looking(object())


def test_mp_23_who_has_no_card_has_nothing_to_look_at() -> None:
    """MP-23: and nobody waits for them."""
    table = Table(SIX, ["whale red molly", "whale red molly", "remind"])
    for _ in range(2):
        table.flip()
        table.race(1 if table.public.active != 1 else 2, 0)
    table.state = msgspec.structs.replace(
        table.state,
        rows=(*table.state.rows[:1], (), *table.state.rows[2:]),
        public=msgspec.structs.replace(table.public, rows=(2, 0, table.public.rows[2])),
    )
    table.flip()
    assert table.public.looks == ("waiting", "none", "waiting")
    assert table.refused(1, Look()) == ("MP-7", "refused-no-look", {})
    table.open_looks()
    assert table.seen().events == (LookOver(), TurnBegan(Seat(0), 4))


def on(occasion: str, **options: Any) -> Table:
    """A table at a look that nobody has opened."""
    if occasion == "deal":
        return Table(SIX, [], **options)
    if occasion == "remind":
        table = Table(SIX, ["remind"], **options)
        table.flip()
        return table
    table = Table(SIX, ["whale red molly", "whale red molly", "whale blue"], first=Seat(2), **options)
    for _ in range(2):
        table.flip()
        table.race(1, 0)
    return table
