"""A test for each rule."""

from random import Random

import pytest
from ludotheque.core import BadOptions, Millis, Seat, Stacked
from ludotheque.testing.table import Table

import high_card as game
from high_card.bots import normal
from high_card.table import Action, Change, Changed, Event, Keep, Kept, Options, Shown, State, View

DECK = (6, 11, 15, *(card for card in range(20) if card not in (6, 11, 15)))


def dealt() -> Table[Options, State, Action, Event, View]:
    """Zoé has a 7, Ivan a 12, and a 16 lies on top of the stock."""
    return Table(game, Options(seats=2), Stacked(orders={"deck": DECK}, seed="test"))


def test_hc_1_everyone_has_a_card_that_only_they_see() -> None:
    table = dealt()
    assert [table.view(seat).card for seat in (0, 1)] == [7, 12]
    assert table.view(None).card is None
    assert table.state.public.stock == 18


@pytest.mark.parametrize("seats", [1, 7])
def test_hc_1_two_to_six_play(seats: int) -> None:
    with pytest.raises(BadOptions, match="HC-1"):
        Options(seats=seats)


def test_hc_2_a_card_is_changed_for_the_top_of_the_stock() -> None:
    table = dealt().act(0, Change(0))
    assert table.events == (Changed(Seat(0)),)
    assert table.state.hands == (16, 12)
    assert table.state.discards == (7,)
    assert table.state.public.changed == (True, False)


def test_hc_2_nobody_decides_out_of_turn_or_twice() -> None:
    table = dealt()
    assert table.refused(1, Keep(1)) == ("HC-2", "refused-turn", {})
    table.act(0, Keep(0))
    assert table.refused(1, Keep(0)) == ("HC-2", "refused-late", {})


def test_hc_3_time_keeps_the_card() -> None:
    table = dealt().tick()
    assert (table.now, table.events) == (60_000, (Kept(Seat(0)),))
    assert game.deadline(table.state) == 120_000
    with pytest.raises(BadOptions, match="HC-3"):
        Options(seats=2, think_time=4)


def test_hc_3_a_seat_with_more_time_has_twice_as_long() -> None:
    table = Table(game, Options(seats=2, more_time=(Seat(1),)), Stacked(orders={"deck": DECK}, seed="test"))
    assert game.deadline(table.state) == 60_000
    table.tick()
    assert game.deadline(table.state) == 60_000 + 120_000
    with pytest.raises(BadOptions, match="TABLE-2"):
        Options(seats=2, more_time=(Seat(2),))


def test_hc_4_the_highest_card_wins() -> None:
    table = dealt().act(0, Change(0)).act(1, Keep(1))
    assert table.events == (Kept(Seat(1)), Shown((16, 12)))
    assert table.outcome.winners == (Seat(0),)
    assert table.outcome.reason == "highest"
    assert game.deadline(table.state) is None


def test_the_built_in_player_changes_a_low_card_and_keeps_a_high_one() -> None:
    table, bot = dealt(), normal(Seat(0), Random(1))
    decision = bot.notice(Millis(0), table.view(0), ())
    assert decision is not None
    assert decision.action == Change(0)
    assert normal(Seat(1), Random(1)).notice(Millis(0), table.view(1), ()) is None
    table.act(0, Keep(0))
    decision = bot.notice(table.now, table.view(1), ())
    assert decision is not None
    assert decision.action == Keep(1)
