"""Submitting, deadlines and replay, on the toy game."""

import pytest

from ludotheque.core import (
    Act,
    BadOptions,
    Illegal,
    Millis,
    Seat,
    Stacked,
    Step,
    Tick,
    due,
    next_due,
    replay,
    submit,
    wake,
)
from ludotheque.core.play import MAX_LAG
from tests.toys.high_card import Change, HighCard, Keep, ToyAction, ToyOptions, ToyState

GAME = HighCard()
OPTIONS = ToyOptions(seats=2)
DEAL = Stacked(orders={"deck": (3, 8, 12)})


def act(at: int, seat: int, action: ToyAction, lag: int = 0) -> Act[ToyAction]:
    return Act(Millis(at), Seat(seat), action, Millis(lag))


def opening() -> ToyState:
    return GAME.setup(OPTIONS, DEAL)


def refused(state: ToyState, wrong: Act[ToyAction]) -> Illegal:
    with pytest.raises(Illegal) as caught:
        submit(GAME, state, wrong)
    return caught.value


def test_a_legal_act_is_applied() -> None:
    step = submit(GAME, opening(), act(10, 0, Change()))
    assert step.state.hands == (12, 8)


def test_a_refusal_names_the_rule_and_the_reason() -> None:
    refusal = refused(opening(), act(10, 1, Keep()))
    assert refusal == Illegal("TOY-2", "refused-turn", turn=0)
    assert refusal != Illegal("TOY-2", "refused-turn", turn=1)
    assert hash(refusal) == hash(Illegal("TOY-2", "refused-turn", turn=0))
    assert str(refusal) == "TOY-2: refused-turn"


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_seats_of_the_table_may_act(seat: int) -> None:
    assert refused(opening(), act(10, seat, Keep())).rule == "TABLE-2"


@pytest.mark.parametrize("lag", [-1, MAX_LAG + 1])
def test_forgiven_delay_is_bounded(lag: int) -> None:
    assert refused(opening(), act(10, 0, Keep(), lag)).rule == "TABLE-3"


def test_the_most_delay_that_may_be_forgiven_is_accepted() -> None:
    assert submit(GAME, opening(), act(900, 0, Keep(), MAX_LAG)).state.public.turn == 1
    assert act(900, 0, Keep(), MAX_LAG).fair == 900 - MAX_LAG


def test_nobody_acts_after_the_end() -> None:
    moves = [act(1, 0, Keep()), act(2, 1, Keep())]
    *_, last = replay(GAME, OPTIONS, DEAL, moves)
    assert refused(last.state, act(3, 0, Keep())).rule == "TABLE-1"


def test_only_a_deadline_strictly_before_an_act_fires_first() -> None:
    assert due(GAME, opening(), Millis(5_000)) is None
    assert due(GAME, opening(), Millis(5_001)) == Tick(Millis(5_000))


def test_a_finished_game_has_nothing_due() -> None:
    *_, last = replay(GAME, OPTIONS, DEAL, [act(1, 0, Keep()), act(2, 1, Keep())])
    assert due(GAME, last.state, Millis(10**9)) is None


BEFORE, TIE, AFTER = Millis(4_999), Millis(5_000), Millis(5_001)  # the toy's first deadline is 5,000
TICK = Tick(TIE)


@pytest.mark.parametrize(
    ("plan", "now", "found"),
    [
        (None, TIE, None),
        (None, AFTER, TICK),
        (BEFORE, BEFORE, BEFORE),
        (BEFORE, AFTER, BEFORE),
        (TIE, TIE, TIE),
        (TIE, AFTER, TIE),
        (AFTER, TIE, None),
        (AFTER, AFTER, TICK),
        (Millis(6_000), AFTER, TICK),
    ],
)
def test_deadlines_come_before_acts_and_on_a_tie_the_player_comes_first(
    plan: Millis | None, now: Millis, found: Millis | Tick | None
) -> None:
    planned = None if plan is None else (plan, "plan")
    expected = found if found is None or isinstance(found, Tick) else (found, "plan")
    assert next_due(GAME, opening(), planned, now) == expected


@pytest.mark.parametrize("plan", [None, BEFORE, TIE, AFTER, Millis(6_000)])
def test_a_driver_wakes_at_the_first_moment_with_something_to_do(plan: Millis | None) -> None:
    planned = None if plan is None else (plan, "plan")
    moment = wake(GAME, opening(), plan)
    assert moment is not None
    assert next_due(GAME, opening(), planned, moment) is not None
    assert next_due(GAME, opening(), planned, Millis(moment - 1)) is None


def test_nothing_wakes_a_game_without_deadline_but_a_plan() -> None:
    *_, last = replay(GAME, OPTIONS, DEAL, [act(1, 0, Keep()), act(2, 1, Keep())])
    assert wake(GAME, last.state, None) is None
    assert wake(GAME, last.state, TIE) == TIE


def test_replay_yields_the_opening_and_one_step_per_move() -> None:
    steps = list(replay(GAME, OPTIONS, DEAL, [act(1, 0, Change()), Tick(Millis(5_001))]))
    assert steps[0] == Step(opening())
    assert [step.state.public.turn for step in steps] == [0, 1, 2]
    assert steps[-1].state.public.shown == (12, 8)


@pytest.mark.parametrize(
    ("moves", "rule"),
    [
        ([act(9, 0, Keep()), act(8, 1, Keep())], "TABLE-4"),
        ([Tick(Millis(4_999))], "TABLE-5"),
        ([act(1, 0, Keep()), act(2, 1, Keep()), Tick(Millis(5_002))], "TABLE-5"),
        ([act(5_001, 0, Keep())], "TABLE-6"),
        ([act(1, 1, Keep())], "TOY-2"),
    ],
    ids=["time runs back", "tick too early", "tick after the end", "deadline skipped", "not your turn"],
)
def test_replay_refuses_what_could_not_have_happened(moves: list[Act[ToyAction] | Tick], rule: str) -> None:
    with pytest.raises(Illegal) as caught:
        list(replay(GAME, OPTIONS, DEAL, moves))
    assert caught.value.rule == rule


def test_impossible_options_say_why() -> None:
    with pytest.raises(BadOptions) as caught:
        ToyOptions(seats=9)
    assert (caught.value.rule, caught.value.key, caught.value.variables) == ("TOY-1", "bad-seats", {"seats": 9})
