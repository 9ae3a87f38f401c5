"""Bots at one table in virtual time: no waiting, the same order of deadlines and acts as at a live table."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludotheque.core import Act, Bot, Deal, Illegal, Millis, Move, Seat, Step, Tick, submit
from ludotheque.core.play import AnyGame


def sit(
    game: AnyGame, options: Any, deal: Deal, bots: Sequence[Bot[Any, Any, Any]]
) -> Iterator[tuple[Move[Any] | None, Step[Any, Any]]]:
    """Play one table to its end; yields the opening step (with no move), then every move with its step."""
    step: Step[Any, Any] = Step(game.setup(options, deal))
    yield None, step
    now = Millis(0)
    while game.outcome(step.state) is None:
        move, step = _next(game, step, now, bots)
        now = move.at
        yield move, step


def _next(
    game: AnyGame, step: Step[Any, Any], now: Millis, bots: Sequence[Bot[Any, Any, Any]]
) -> tuple[Move[Any], Step[Any, Any]]:
    """The earliest decision that the rules accept, or the deadline; on a tie the player wins.

    A refused act changes nothing, as at a live table: a touch planned for a moment when the race is over is just late.
    """
    deadline = game.deadline(step.state)
    for act in _plans(game, step, now, bots):
        if deadline is not None and act.at > deadline:
            break
        try:
            return act, submit(game, step.state, act)
        except Illegal:
            continue
    if deadline is None:
        raise RuntimeError(f"{game.KEY}: nobody will act and no deadline is set")
    return Tick(deadline), game.apply(step.state, Tick(deadline))


def _plans(game: AnyGame, step: Step[Any, Any], now: Millis, bots: Sequence[Bot[Any, Any, Any]]) -> list[Act[Any]]:
    """Every bot's standing decision after an update, earliest first."""
    acts = []
    for chair, bot in enumerate(bots):
        seat = Seat(chair)
        plan = bot.notice(now, game.view(step.state, seat), step.events)
        if plan is not None:
            acts.append(Act(Millis(max(plan.at, now)), seat, plan.action))
    return sorted(acts, key=lambda act: (act.at, act.seat))
