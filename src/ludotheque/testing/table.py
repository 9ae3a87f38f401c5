"""A table that a test plays move by move: any game, a chosen deal, acts at exact moments."""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from ludotheque.core import Act, Deal, Illegal, Millis, Options, Outcome, Seat, Step, Tick, due, submit
from ludotheque.core.game import Game, Seated, Watched

O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S", bound=Seated)
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V", bound=Watched)


class Table(Generic[O, S, A, E, V]):
    """The state of one table, driven as a live one is: deadlines come before acts, and every act is checked.

    What makes a move returns the table itself; `events` are those of that move.
    """

    PACE: ClassVar[int] = 1_000
    """How long after the last move an act comes, if a test does not say."""

    def __init__(self, game: Game[O, S, A, E, V], options: O, deal: Deal) -> None:
        self.game, self.options, self.deal = game, options, deal
        self.now = Millis(0)
        self.state: S = game.setup(options, deal)
        self.events: tuple[E, ...] = ()
        self.steps: list[Step[S, E]] = [Step(self.state)]
        """The set-up and every move since."""

    def view(self, seat: int | None) -> V:
        """What a seat sees, or a spectator (`None`)."""
        return self.game.view(self.state, None if seat is None else Seat(seat))

    def menu(self, seat: int) -> Sequence[A]:
        """The actions that a seat may take."""
        return self.game.legal(self.view(seat))

    def act(self, seat: int, action: A, after: int | None = None, lag: int = 0) -> Self:
        """Act so many milliseconds from now; deadlines before that come first. Raises `Illegal` as `submit` does."""
        at = Millis(self.now + (self.PACE if after is None else after))
        self._wait(at)
        wish: Act[A] = Act(at, Seat(seat), action, Millis(lag))
        return self._take(submit(self.game, self.state, wish), at)

    def refused(self, seat: int, action: A, after: int = 0, lag: int = 0) -> tuple[str, str, dict[str, Any]]:
        """The rule, the reason and its variables where an act is refused; deadlines before it come first."""
        at = Millis(self.now + after)
        self._wait(at)
        before = self.state
        try:
            self.act(seat, action, at - self.now, lag)
        except Illegal as refusal:
            assert self.state is before, "a refused act changes nothing"
            return refusal.rule, refusal.key, refusal.variables
        raise AssertionError(f"{action} was accepted")

    def tick(self, times: int = 1) -> Self:
        """Wait for the next deadline, or for so many, one after the other."""
        for _ in range(times):
            deadline = self.game.deadline(self.state)
            assert deadline is not None, "nothing is due"
            self._take(self.game.apply(self.state, Tick(deadline)), deadline)
        return self

    @property
    def outcome(self) -> Outcome:
        """How the game ended; it must be over."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome

    def _wait(self, until: Millis) -> None:
        while (tick := due(self.game, self.state, until)) is not None:
            self._take(self.game.apply(self.state, tick), tick.at)

    def _take(self, step: Step[S, E], at: Millis) -> Self:
        self.state, self.events, self.now = step.state, step.events, at
        self.steps.append(step)
        return self
