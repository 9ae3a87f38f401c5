"""MP-22 … MP-24, MP-27: the action cards."""

import pytest

from harness.tables.moby_pick import Table, friend
from ludotheque.core import Seat
from ludotheque.games import moby_pick
from ludotheque.games.moby_pick.cards import ALARM, CONFUSE, REMIND, REVERSE
from ludotheque.games.moby_pick.events import Confused, LookOver, Rang, Revealed, Shifted, TurnBegan
from ludotheque.games.moby_pick.table import Flip, Shift, Stop, Touch
from tests.games.moby_pick.test_setup import SIX

A, B = friend("whale red molly"), friend("whale red polly")


def test_mp_22_confuse_moves_up_to_three_cards_of_one_row() -> None:
    """MP-22: one at a time, the rest close up, everyone sees which place went where."""
    table = Table(SIX, ["whale red molly", "whale red polly", "whale blue molly", "kid red", "confuse"], first=Seat(1))
    for _ in range(4):
        table.flip()
        table.let_pass()
    assert (table.public.active, table.public.rows) == (2, (3, 4, 3))
    assert table.flip().events == (Revealed(Seat(2), 5, CONFUSE, reverse=False),)
    public = table.public
    assert (public.phase, public.until, public.shifts, public.target) == ("confuse", table.now + 20000, 3, None)
    assert (public.card, public.discards, table.state.discards) == (CONFUSE, 1, (CONFUSE,))
    assert moby_pick.legal(table.view(2))[0] == Stop()
    assert len(moby_pick.legal(table.view(2))) == 1 + 3 * 2 + 4 * 3
    assert [moby_pick.legal(table.view(seat)) for seat in (0, 1, None)] == [(), (), ()]
    one, two, three, four = table.row(1)
    assert table.act(2, Shift(Seat(1), 0, 2), 100).events == (Shifted(Seat(2), Seat(1), 0, 2),)
    assert table.row(1) == (two, three, one, four)
    assert (table.public.shifts, table.public.target, table.public.until) == (2, 1, public.until)
    assert len(moby_pick.legal(table.view(2))) == 1 + 4 * 3
    assert table.act(2, Shift(Seat(1), 3, 0), 100).events == (Shifted(Seat(2), Seat(1), 3, 0),)
    assert table.row(1) == (four, two, three, one)
    assert table.act(2, Shift(Seat(1), 1, 2), 100).events == (
        Shifted(Seat(2), Seat(1), 1, 2),
        Confused(Seat(2), 3),
        TurnBegan(Seat(0), 6),
    )
    assert table.row(1) == (four, three, two, one)
    assert (table.public.target, table.public.shifts, table.public.card) == (None, 0, None)


def small_confuse() -> Table:
    table = Table(SIX, ["confuse", "whale red molly"])
    table.flip()
    return table


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_mp_22_confuse_may_be_declined_or_stopped_early(moves: int) -> None:
    """MP-22: after none, one or two moves; by hand or when time is up."""
    for by_hand in (True, False):
        table = small_confuse()
        for _ in range(moves):
            table.act(0, Shift(Seat(2), 0, 1), 50)
        events = (table.act(0, Stop(), 50) if by_hand else table.tick()).events
        assert events == (Confused(Seat(0), moves), TurnBegan(Seat(1), 2))
        assert (table.public.shifts, table.public.target) == (0, None)
        if not by_hand:
            assert table.now == 5100 + 20000


def test_mp_22_confuse_without_a_row_of_two_does_nothing() -> None:
    """MP-22: the active player's own row does not count."""
    table = Table(SIX, ["whale red molly", "whale red molly", "confuse", "confuse"], first=Seat(0))
    table.flip()
    table.race(1, 0)
    table.flip()
    table.race(0, 0)
    assert (table.public.rows, table.public.active) == ((1, 1, 2), 2)
    assert table.flip().events == (
        Revealed(Seat(2), 3, CONFUSE, reverse=False),
        Confused(Seat(2), 0),
        TurnBegan(Seat(0), 4),
    )
    assert (table.public.phase, table.public.card, table.public.discards) == ("flip", None, 5)
    assert table.flip().events == (Revealed(Seat(0), 4, CONFUSE, reverse=False),)
    assert table.public.phase == "confuse"
    assert moby_pick.legal(table.view(0)) == (Stop(), Shift(Seat(2), 0, 1), Shift(Seat(2), 1, 0))


def test_mp_23_remind_lets_everyone_look_for_as_long_as_the_longest_row_needs() -> None:
    """MP-23: 3 s plus 1 s per card, the same for all; nothing moves."""
    table = Table(SIX, ["whale red molly", "remind"])
    table.flip()
    table.let_pass()
    rows = table.state.rows
    assert table.flip().events == (Revealed(Seat(1), 2, REMIND, reverse=False),)
    assert (table.public.phase, table.public.until) == ("remind", table.now + 60_000)
    table.open_looks()
    assert [table.view(seat).peek for seat in range(3)] == list(rows)
    assert [table.view(seat).peek_until for seat in range(3)] == [table.now + 3000 + 3 * 1000] * 3
    assert table.view(None).peek is None
    assert table.tick().events == (LookOver(), TurnBegan(Seat(2), 3))
    assert table.state.rows == rows
    assert [table.view(seat).peek for seat in range(3)] == [None] * 3
    assert table.state.discards == (REMIND,)


def test_mp_23_the_length_of_a_look_is_an_option() -> None:
    """MP-23: 3 s and 1 s are defaults."""
    table = Table(SIX, ["remind"], look_ms=2000, look_card_ms=500)
    table.flip()
    table.open_looks()
    assert table.public.until == table.now + 3000


def test_mp_24_reverse_turns_up_the_next_card_at_once() -> None:
    """MP-24: by the same player; a friend is then matched in reverse, this card only."""
    table = Table(SIX, ["reverse", "whale red molly", "whale red polly"])
    assert table.flip().events == (Revealed(Seat(0), 1, REVERSE, reverse=False),)
    public = table.public
    assert (public.phase, public.reverse, public.card, public.active) == ("flip", True, REVERSE, 0)
    assert public.until == table.now + 1500
    assert moby_pick.legal(table.view(0)) == (Flip(),)
    assert table.tick().events == (Revealed(Seat(0), 2, A, reverse=True),)
    assert (table.public.phase, table.public.reverse, table.state.discards) == ("race", True, (REVERSE,))
    table.race(1, 0)
    assert not table.public.reverse
    assert table.flip().events == (Revealed(Seat(1), 3, B, reverse=False),)


def test_mp_24_a_short_flip_time_shortens_the_beat_of_reverse() -> None:
    """MP-24: at once, never later than any other card."""
    table = Table(SIX, ["reverse"], flip_ms=600)
    table.flip()
    assert table.public.until == table.now + 600


def test_mp_24_a_second_reverse_replaces_the_first() -> None:
    """MP-24: one reversal, never a double negation."""
    table = Table(SIX, ["reverse", "reverse", "reverse", "whale red molly"])
    for number in (1, 2, 3):
        assert table.flip().events == (Revealed(Seat(0), number, REVERSE, reverse=False),)
        assert table.public.reverse
    assert table.flip().events == (Revealed(Seat(0), 4, A, reverse=True),)
    assert table.state.discards == (REVERSE,) * 3


@pytest.mark.parametrize("effect", ["confuse", "remind"])
def test_mp_24_another_action_uses_the_reverse_up(effect: str) -> None:
    """MP-24: it is played instead."""
    table = Table(SIX, ["reverse", effect, "whale red molly"])
    table.flip()
    table.flip()
    assert (table.public.phase, table.public.reverse) == (effect, False)
    table.tick()
    assert table.flip().events == (Revealed(Seat(1), 3, A, reverse=False),)


def test_mp_27_touching_an_action_card_does_nothing() -> None:
    """MP-27: whichever it is, and once it is gone it is gone."""
    for effect in ("confuse", "remind", "reverse"):
        table = Table(SIX, [effect])
        table.flip()
        assert table.refused(1, Touch(1)) == ("MP-27", "refused-action-card", {})
    table = small_confuse()
    table.act(0, Stop())
    assert table.refused(1, Touch(1)) == ("MP-15", "refused-card-gone", {})


@pytest.mark.parametrize("reverse", [False, True])
def test_mp_28_the_game_ends_when_the_alarm_is_turned_up(reverse: bool) -> None:
    """MP-28: by a reveal or after a Reverse; fifteen cards stay in the stock."""
    table = Table(SIX, [])
    table.shorten(*["reverse"] * reverse)
    if reverse:
        table.flip()
    number = 1 + reverse
    assert table.flip().events == (Revealed(Seat(0), number, ALARM, reverse=False), Rang(Seat(0), private=False))
    public = table.public
    assert (public.phase, public.until, public.card, public.reverse) == ("over", None, ALARM, False)
    assert (public.stock, public.reveal) == (15, number)
    assert moby_pick.deadline(table.state) is None
    assert table.refused(0, Flip()) == ("TABLE-1", "refused-game-over", {})
    assert [moby_pick.legal(table.view(seat)) for seat in range(3)] == [(), (), ()]
