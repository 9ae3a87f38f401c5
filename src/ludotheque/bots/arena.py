"""Bots at one table in virtual time: no waiting, the same order of deadlines and acts as at a live table."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludotheque.core import Act, Bot, Deal, Decision, Millis, Move, Seat, Step, Tick, submit
from ludotheque.core.play import AnyGame


def sit(
    game: AnyGame, options: Any, deal: Deal, bots: Sequence[Bot[Any, Any, Any]]
) -> Iterator[tuple[Move[Any] | None, Step[Any, Any]]]:
    """Play one table to its end; yields the opening step (with no move), then every move with its step."""
    state = game.setup(options, deal)
    step: Step[Any, Any] = Step(state)
    yield None, step
    now = Millis(0)
    while game.outcome(step.state) is None:
        plans = _notice(game, step, now, bots)
        deadline = game.deadline(step.state)
        move = _next(plans, deadline, now)
        if move is None:
            raise RuntimeError(f"{game.KEY}: nobody will act and no deadline is set")
        now = move.at
        step = game.apply(step.state, move) if isinstance(move, Tick) else submit(game, step.state, move)
        yield move, step


def _notice(
    game: AnyGame, step: Step[Any, Any], now: Millis, bots: Sequence[Bot[Any, Any, Any]]
) -> list[tuple[Decision[Any], Seat]]:
    """Every bot's standing decision after an update."""
    plans = []
    for chair, bot in enumerate(bots):
        seat = Seat(chair)
        plan = bot.notice(now, game.view(step.state, seat), step.events)
        if plan is not None:
            plans.append((plan, seat))
    return plans


def _next(plans: list[tuple[Decision[Any], Seat]], deadline: Millis | None, now: Millis) -> Move[Any] | None:
    """The earliest of all decisions and the deadline; on a tie the player wins."""
    if plans:
        plan, seat = min(plans, key=lambda entry: (entry[0].at, entry[1]))
        at = Millis(max(plan.at, now))
        if deadline is None or at <= deadline:
            return Act(at, seat, plan.action)
    return None if deadline is None else Tick(deadline)
