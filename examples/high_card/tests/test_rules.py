"""A test for each rule."""

from random import Random

import pytest

import high_card as game
from high_card.bots import normal
from high_card.table import Action, Change, Changed, Event, Keep, Kept, Options, Shown, State
from ludotheque.core import Act, BadOptions, Illegal, Millis, Seat, Stacked, Step, Tick, submit

DECK = (6, 11, 15, *(card for card in range(20) if card not in (6, 11, 15)))


def table() -> State:
    """Zoé has a 7, Ivan a 12, and a 16 lies on top of the stock."""
    return game.setup(Options(seats=2), Stacked(orders={"deck": DECK}, seed="test"))


def act(state: State, seat: int, action: Action) -> Step[State, Event]:
    """A seat acts, if the rules let it."""
    wish: Act[Action] = Act(Millis(10), Seat(seat), action)
    return submit(game, state, wish)


def test_hc_1_everyone_has_a_card_that_only_they_see() -> None:
    state = table()
    assert [game.view(state, Seat(seat)).card for seat in (0, 1)] == [7, 12]
    assert game.view(state, None).card is None
    assert state.public.stock == 18


@pytest.mark.parametrize("seats", [1, 7])
def test_hc_1_two_to_six_play(seats: int) -> None:
    with pytest.raises(BadOptions, match="HC-1"):
        Options(seats=seats)


def test_hc_2_a_card_is_changed_for_the_top_of_the_stock() -> None:
    step = act(table(), 0, Change(0))
    assert step.events == (Changed(Seat(0)),)
    assert step.state.hands == (16, 12)
    assert step.state.discards == (7,)
    assert step.state.public.changed == (True, False)


def test_hc_2_nobody_decides_out_of_turn_or_twice() -> None:
    with pytest.raises(Illegal, match="refused-turn"):
        act(table(), 1, Keep(1))
    state = act(table(), 0, Keep(0)).state
    with pytest.raises(Illegal, match="refused-late"):
        act(state, 1, Keep(0))


def test_hc_3_time_keeps_the_card() -> None:
    state = table()
    assert game.deadline(state) == 60_000
    step = game.apply(state, Tick(Millis(60_000)))
    assert step.events == (Kept(Seat(0)),)
    assert game.deadline(step.state) == 120_000
    with pytest.raises(BadOptions, match="HC-3"):
        Options(seats=2, think_time=4)


def test_hc_4_the_highest_card_wins() -> None:
    state = act(table(), 0, Change(0)).state
    step = act(state, 1, Keep(1))
    assert step.events == (Kept(Seat(1)), Shown((16, 12)))
    outcome = game.outcome(step.state)
    assert outcome is not None
    assert outcome.winners == (Seat(0),)
    assert outcome.reason == "highest"
    assert game.deadline(step.state) is None


def test_the_built_in_player_changes_a_low_card_and_keeps_a_high_one() -> None:
    state, bot = table(), normal(Seat(0), Random(1))
    decision = bot.notice(Millis(0), game.view(state, Seat(0)), ())
    assert decision is not None
    assert decision.action == Change(0)
    assert normal(Seat(1), Random(1)).notice(Millis(0), game.view(state, Seat(1)), ()) is None
    later = act(state, 0, Keep(0)).state
    decision = bot.notice(Millis(10), game.view(later, Seat(1)), ())
    assert decision is not None
    assert decision.action == Keep(1)
