"""MP-9 … MP-12, MP-20, MP-21: a turn without anything special."""

import pytest

from harness.tables.moby_pick import Table, card, friend
from ludotheque.core import Millis, Seat
from ludotheque.games.moby_pick.cards import ALARM, REMIND, REVERSE
from ludotheque.games.moby_pick.events import Drew, Kept, LookOver, Rang, Revealed, TurnBegan, TurnedUp
from ludotheque.games.moby_pick.table import Flip, TurnUp
from tests.games.moby_pick.test_setup import SIX


def test_mp_9_who_has_no_card_draws_one_and_looks_at_it() -> None:
    """MP-9: only the active player sees it, for 3 s plus 1 s."""
    table = Table(SIX, ["whale red molly", "whale red molly", "whale blue"], first=Seat(2))
    for _ in range(2):
        table.flip()
        table.race(1, 0)
    assert table.events[1:] == (TurnBegan(Seat(1), 3), Drew(Seat(1), ()))
    assert (table.public.phase, table.public.active) == ("draw", 1)
    assert table.public.rows == (2, 1, 2)
    assert table.public.looks == ("none", "waiting", "none")
    assert [table.view(seat).peek for seat in (0, 1, 2, None)] == [None] * 4
    table.open_looks()
    assert table.view(1).peek_until == table.public.until == table.now + 4000
    assert table.view(1).peek == (friend("whale blue"),)
    assert [table.view(seat).peek for seat in (0, 2, None)] == [None, None, None]
    assert table.tick().events == (LookOver(),)
    assert table.view(1).peek is None
    assert (table.public.phase, table.public.until) == ("flip", table.now + 5000)


def test_mp_9_actions_drawn_privately_are_discarded_openly() -> None:
    """MP-9: without effect, and replaced."""
    table = Table(SIX, ["whale red molly", "whale red molly", "reverse", "remind", "parrot blue"], first=Seat(2))
    table.flip()
    table.race(1, 0)
    before = table.public.stock
    table.flip()
    table.race(1, 0)
    assert table.events[2] == Drew(Seat(1), (REVERSE, REMIND))
    assert table.row(1) == (friend("parrot blue"),)
    assert table.state.discards[-2:] == (REVERSE, REMIND)
    assert table.public.discards == 6
    assert table.public.stock == before - 4
    assert (table.public.reverse, table.public.reveal) == (False, 2)


def test_mp_9_nobody_draws_who_still_has_a_card() -> None:
    """MP-9: only at the start of a turn, only with an empty row."""
    table = Table(SIX, ["whale red molly"])
    assert table.look().events == (LookOver(), TurnBegan(Seat(0), 1))
    assert table.public.phase == "flip"


def test_mp_10_the_top_card_is_turned_up() -> None:
    """MP-10: by the active player, or by itself after a while."""
    table = Table(SIX, ["whale red molly", "kid red"])
    table.look()
    assert table.public.until == 10_000
    stock = table.public.stock
    assert table.act(0, Flip(), 700).events == (Revealed(Seat(0), 1, friend("whale red molly"), reverse=False),)
    public = table.public
    assert (public.phase, public.card, public.reveal, public.shown) == ("race", friend("whale red molly"), 1, 5700)
    assert (public.stock, public.until, public.ended, public.said) == (stock - 1, 9700, None, None)
    table.let_pass()
    at = Millis(table.now + 5000)
    assert table.tick().events == (Revealed(Seat(1), 2, friend("kid red"), reverse=False),)
    assert table.now == at


def test_mp_20_an_untouched_card_goes_to_the_right_end_of_the_active_row() -> None:
    """MP-20: face down, and nobody sees it any more."""
    table = Table(SIX, ["whale red molly"])
    table.flip()
    assert table.tick().events == ()
    assert (table.public.phase, table.public.ended, table.public.until) == ("late", 9100, 9500)
    assert table.tick().events == (Kept(Seat(0), 1, friend("whale red molly")), TurnBegan(Seat(1), 2))
    assert table.now == 9500
    assert table.row(0) == (friend(SIX[0]), friend(SIX[1]), friend("whale red molly"))
    assert table.public.rows == (3, 2, 2)
    assert (table.public.card, table.public.discards) == (None, 0)
    assert [table.view(seat).peek for seat in range(3)] == [None, None, None]


def test_mp_21_the_turn_passes_to_the_left_and_discards_never_return() -> None:
    """MP-21: whoever took the card, the next seat is active."""
    table = Table(SIX, ["whale red molly"])
    table.flip()
    events = table.race(2, 1).events
    assert events == (
        TurnedUp(
            Seat(2), 1, 1, friend("kid blue polly"), friend("whale red molly"),
            reverse=False, result="miss", gained=0, timeout=False,
        ),
        TurnBegan(Seat(1), 2),
    )  # fmt: skip
    public = table.public
    assert (public.active, public.turn, public.phase, public.taker, public.card) == (1, 2, "flip", None, None)
    assert table.state.discards == (friend("whale red molly"), friend("kid blue polly"))
    assert public.discards == 2


@pytest.mark.parametrize("thrown", [[], ["remind"], ["remind", "confuse"]])
def test_mp_28_the_alarm_in_a_private_draw_ends_the_game(thrown: list[str]) -> None:
    """MP-28: as the drawn card or as the replacement of an action; the turn is not played out."""
    table = Table(SIX, ["whale red molly", "whale red molly"], first=Seat(2))
    table.flip()
    table.race(1, 0)
    table.flip()
    table.touch(1)
    table.tick()
    table.shorten(*thrown)
    events = table.act(1, TurnUp(0)).events
    actions = tuple(card(words) for words in thrown)
    assert events[1:] == (TurnBegan(Seat(1), 3), Drew(Seat(1), actions), Rang(Seat(1), private=True))  # type: ignore[arg-type]
    public = table.public
    assert (public.phase, public.until, public.card, public.stock) == ("over", None, ALARM, 15)
    assert (public.rows, public.discards, public.reveal) == ((2, 0, 2), 4 + len(thrown), 2)
    assert table.state.discards[4:] == actions
    assert [table.view(seat).peek for seat in range(3)] == [None, None, None]
