"""Playing: the one place that checks legality, the order of deadlines and acts, and replay."""

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from ludotheque.core.deal import Deal
from ludotheque.core.game import Act, Game, Millis, Move, Options, Seated, Step, Tick, Watched
from ludotheque.core.refusal import Illegal

O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S", bound=Seated)
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V", bound=Watched)
P = TypeVar("P")

MAX_LAG = Millis(400)
"""The most delay a shell may forgive: pacing (120), the way back of a slow line, and jitter."""


def submit(game: Game[O, S, A, E, V], state: S, act: Act[A]) -> Step[S, E]:
    """Apply an act, or raise `Illegal` and change nothing."""
    if game.outcome(state) is not None:
        raise Illegal("TABLE-1", "refused-game-over")
    if not 0 <= act.seat < state.options.seats:
        raise Illegal("TABLE-2", "refused-no-seat")
    if not 0 <= act.lag <= MAX_LAG:
        raise Illegal("TABLE-3", "refused-lag")
    refusal = game.refuse(game.view(state, act.seat), act)
    if refusal is not None:
        raise refusal
    return game.apply(state, act)


# The order of time, for every driver (live table, terminal, arena, perft, replay): a deadline comes before any act that
# is later than it; in the same millisecond the player comes first. No driver compares a deadline itself.


def due(game: Game[O, S, A, E, V], state: S, now: Millis) -> Tick | None:
    """The tick that must come before an act at `now`."""
    deadline = game.deadline(state)
    return Tick(deadline) if deadline is not None and deadline < now else None


def next_due(
    game: Game[O, S, A, E, V], state: S, plan: tuple[Millis, P] | None, now: Millis
) -> tuple[Millis, P] | Tick | None:
    """What happens next up to `now`, if anything: the earliest plan of a player, or the tick that comes before it."""
    if plan is not None and plan[0] <= now:
        return due(game, state, plan[0]) or plan
    return due(game, state, now)


def wake(game: Game[O, S, A, E, V], state: S, plan: Millis | None) -> Millis | None:
    """The first moment at which `next_due` finds something; `plan` is the moment of the earliest plan."""
    deadline = game.deadline(state)
    if deadline is None:
        return plan
    after = Millis(deadline + 1)
    return after if plan is None else min(plan, after)


def follow(game: Game[O, S, A, E, V], state: S, now: Millis, move: Move[A]) -> Step[S, E]:
    """Make a move that someone wrote down, or raise `Illegal` if rules, clock or deadlines forbid it here."""
    if move.at < now:
        raise Illegal("TABLE-4", "refused-time-runs-back")
    if isinstance(move, Tick):
        if game.deadline(state) != move.at or game.outcome(state) is not None:
            raise Illegal("TABLE-5", "refused-tick-not-due")
        return game.apply(state, move)
    if due(game, state, move.at) is not None:
        raise Illegal("TABLE-6", "refused-tick-missing")
    return submit(game, state, move)


def replay(game: Game[O, S, A, E, V], options: O, deal: Deal, moves: Iterable[Move[A]]) -> Iterator[Step[S, E]]:
    """Fold moves from the set-up on: first the opening step, then one step per move.

    Raises `Illegal` at a move that the rules, the clock or the order of deadlines forbid.
    """
    state, now = game.setup(options, deal), Millis(0)
    yield Step(state)
    for move in moves:
        step = follow(game, state, now, move)
        state, now = step.state, move.at
        yield step


AnyGame = Game[Any, Any, Any, Any, Any]
"""A game whose types a generic driver (server, replay, bots) does not know."""
