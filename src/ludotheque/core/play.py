"""Playing: the one place that checks legality, the order of deadlines and acts, and replay."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

from ludotheque.core.deal import Deal
from ludotheque.core.game import Act, Game, Millis, Move, Options, Seat, Seated, Step, Tick, Watched
from ludotheque.core.origin import Origin
from ludotheque.core.refusal import Illegal

O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S", bound=Seated)
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V", bound=Watched)
P = TypeVar("P")

MAX_LAG = Millis(400)
"""The most delay a driver may forgive: pacing (120), the way back over a slow connection, and jitter."""


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
        try:
            raise refusal
        finally:
            del refusal  # its traceback holds this frame: a cycle would keep the state in memory
    return game.apply(state, act)


# The order of time, for every driver (live table, terminal, arena, perft, replay). A deadline comes before any act that
# is later than it; in the same millisecond the act comes first. No driver compares a deadline itself.


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


AnyGame = Game[Any, Any, Any, Any, Any]
"""A game whose types a generic driver (server, replay, bots) does not know."""


def check_what_if(game: AnyGame, state: Any, seat: Seat) -> None:
    """Raise `Illegal` if no what-if of this seat can begin here."""
    if game.EXTRAS.redeal is None:
        raise Illegal("TABLE-14", "refused-no-what-if")
    if game.outcome(state) is not None:
        raise Illegal("TABLE-14", "refused-what-if-over")
    if not 0 <= seat < state.options.seats:
        raise Illegal("TABLE-2", "refused-no-seat")


def deal_again(game: AnyGame, past: Sequence[Step[Any, Any]], seat: Seat, deal: Deal) -> Sequence[Step[Any, Any]]:
    """The past with everything dealt again that a seat could not know; raises `Illegal` as `check_what_if`."""
    check_what_if(game, past[-1].state, seat)
    assert game.EXTRAS.redeal is not None
    return game.EXTRAS.redeal(past, seat, deal)


class Fold:
    """A table folded from its moves. Where a what-if began, everything is dealt again that its seat could not know."""

    def __init__(self, game: AnyGame, options: Any, deal: Deal, origins: Sequence[Origin] = ()) -> None:
        self._game = game
        deals = [*(origin.deal() for origin in origins), deal]
        self._turns = list(zip(origins, deals[1:], strict=True))
        self._past: list[Step[Any, Any]] = [Step(game.setup(options, deals[0]))]
        self._times = [Millis(0)]
        self._turn()

    @property
    def step(self) -> Step[Any, Any]:
        """What the last move led to; before the first, the set-up."""
        return self._past[-1]

    @property
    def now(self) -> Millis:
        """When the last move was made."""
        return self._times[-1]

    @property
    def number(self) -> int:
        """How many moves were made."""
        return len(self._times) - 1

    @property
    def past(self) -> list[tuple[Millis, Step[Any, Any]]]:
        """What all seats may remember when a what-if begins: steps and their times, the newest last.

        After the next move it is the newest step alone.
        """
        return list(zip(self._times[-len(self._past) :], self._past, strict=True))

    @property
    def whole(self) -> bool:
        """Whether no origin lies ahead: the table has its own deal."""
        return not self._turns

    def begin(self, moves: Iterable[Move[Any]]) -> None:
        """Make the moves of the origins, and none that follow them; raises `ValueError` if some are missing."""
        for move in moves:
            if self.whole:
                return
            self.add(move)
        if not self.whole:
            raise ValueError("moves of an earlier deal are missing")

    def add(self, move: Move[Any]) -> Step[Any, Any]:
        """Make a move that someone wrote down; raises `Illegal` as `follow` and `deal_again` do."""
        step = follow(self._game, self.step.state, self.now, move)
        if not self._turns:
            self._past.clear()
        self._past.append(step)
        self._times.append(move.at)
        self._turn()
        return self.step

    def _turn(self) -> None:
        while self._turns and self._turns[0][0].moves == self.number:
            origin, deal = self._turns.pop(0)
            self._past = list(deal_again(self._game, self._past, origin.seat, deal))


def replay(
    game: Game[O, S, A, E, V], options: O, deal: Deal, moves: Iterable[Move[A]], origins: Sequence[Origin] = ()
) -> Iterator[Step[S, E]]:
    """Fold moves from the set-up on: first the opening step, then one step per move.

    Raises `Illegal` at a move that the rules, the clock or the order of deadlines forbid.
    """
    fold = Fold(game, options, deal, origins)
    yield fold.step
    for move in moves:
        yield fold.add(move)
