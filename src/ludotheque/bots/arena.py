"""Bots at one table in virtual time: no waiting, the same order of deadlines and acts as at a live table."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludotheque.core import Act, Bot, Deal, Decision, Illegal, Millis, Move, Seat, Step, Tick, due, submit
from ludotheque.core.play import AnyGame


class Stuck(RuntimeError):
    """Nobody will act, and no deadline is set: the game would never end."""


def sit(
    game: AnyGame, options: Any, deal: Deal, bots: Sequence[Bot[Any, Any, Any]]
) -> Iterator[tuple[Move[Any] | None, Step[Any, Any]]]:
    """Play one table to its end; yields the opening step (with no move), then every move with its step."""
    yield from play_on(game, [(Millis(0), Step(game.setup(options, deal)))], bots)


def play_on(
    game: AnyGame, past: Sequence[tuple[Millis, Step[Any, Any]]], bots: Sequence[Bot[Any, Any, Any]]
) -> Iterator[tuple[Move[Any] | None, Step[Any, Any]]]:
    """The same from the end of a past, which the bots are told first (`core.play.Fold`)."""
    for at, earlier in past[:-1]:
        _plans(game, earlier, at, bots)
    now, step = past[-1]
    yield None, step
    while game.outcome(step.state) is None:
        move, step = _next(game, step, now, bots)
        now = move.at
        yield move, step


def _next(
    game: AnyGame, step: Step[Any, Any], now: Millis, bots: Sequence[Bot[Any, Any, Any]]
) -> tuple[Move[Any], Step[Any, Any]]:
    """The earliest decision that the rules accept, or the deadline, in the order of time (`core.play`).

    A refused act changes nothing, as at a live table: a touch planned for a moment when the race is over is just late.
    """
    for at, seat, plan in _plans(game, step, now, bots):
        if due(game, step.state, at) is not None:
            break
        act = Act(at, seat, plan.best())
        try:
            return act, submit(game, step.state, act)
        except Illegal:
            continue
    deadline = game.deadline(step.state)
    if deadline is None:
        raise Stuck(f"{game.KEY}: nobody will act and no deadline is set")
    return Tick(deadline), game.apply(step.state, Tick(deadline))


def _plans(
    game: AnyGame, step: Step[Any, Any], now: Millis, bots: Sequence[Bot[Any, Any, Any]]
) -> list[tuple[Millis, Seat, Decision[Any]]]:
    """Every bot's standing decision after an update, earliest first."""
    plans = []
    for chair, bot in enumerate(bots):
        seat = Seat(chair)
        plan = bot.notice(now, game.view(step.state, seat), step.events)
        if plan is not None:
            plans.append((Millis(max(plan.at, now)), seat, plan))
    return sorted(plans, key=lambda plan: plan[:2])
