"""One live table: folds moves, lets the built-in players act in time, and keeps the record."""

from typing import Any

from msgspec import Struct

from ludotheque.core import (
    Act,
    Advice,
    Illegal,
    Millis,
    Move,
    Outcome,
    Record,
    Seat,
    Step,
    Tick,
    next_due,
    submit,
    wake,
)
from ludotheque.core.advice import teaching_level
from ludotheque.core.play import AnyGame, Fold
from ludotheque.core.record import options_of
from ludotheque.terminal.paper import Paper
from ludotheque.terminal.players import Players
from ludotheque.texts import Speech


class Update(Struct, frozen=True):
    """A move that was just made and what it caused."""

    move: Move[Any]
    events: tuple[Any, ...]
    says: str | None = None
    """What the bot that made it says to it: the text `say-…` of its game."""


def saying(update: Update, words: Speech) -> str | None:
    """What a bot said to its move, with its name."""
    if update.says is None or not isinstance(update.move, Act):
        return None
    return words.text("said", name=words.seat(update.move.seat), words=words.text(f"say-{update.says}"))


class Table:
    """The only writer of its state. Time is given to it by whoever drives it; it never reads a clock."""

    def __init__(self, game: AnyGame, record: Record, paper: Paper, *, hints: str | None = None) -> None:
        """`hints`: the level whose advice is given; without it the usual one."""
        self.game = game
        self._hints = hints or teaching_level(game.BOTS)
        self.header = record.header
        self.paper = paper
        deal = record.deal()
        fold = Fold(game, options_of(record, game), deal, record.header.origins)
        fold.begin(record.moves)
        game.EXTRAS.prepare()
        self._players = Players(game, record.header, deal.seed)
        self._state: Any = None
        self.now = Millis(0)
        """The moment of the last move."""
        for at, step in fold.past:  # the set-up, or what all may remember where a what-if begins
            self._state, self.now = step.state, at
            self._players.notice(self.now, self._state, step.events)
        for move in record.moves[fold.number :]:
            self._make(move)
        paper.begin(record)

    @property
    def outcome(self) -> Outcome | None:
        """The result, once there is one."""
        return self.game.outcome(self._state)

    def view(self, seat: Seat | None) -> Any:
        """What one seat may know."""
        return self.game.view(self._state, seat)

    def taught(self, seat: Seat) -> bool:
        """Whether a teacher sits beside a seat."""
        return self._players.taught(seat)

    def advice(self, seat: Seat) -> Advice[Any] | None:
        """What the teacher would do in a seat; `None` where there is nothing to decide, or no teacher."""
        return self._players.advice(seat, self.view(seat), self._hints, self.now)

    def failures(self, words: Speech) -> list[str]:
        """Which built-in players and teachers have failed since this was asked last, a sentence each."""
        failed, self._players.failures = self._players.failures, []
        return [failure.told(words) for failure in failed]

    def wake(self) -> Millis | None:
        """The next moment at which something happens by itself (`core.play`)."""
        plan = self._plan()
        return wake(self.game, self._state, None if plan is None else plan[0])

    def advance(self, now: Millis) -> list[Update]:
        """Everything that happens by itself up to now: acts of built-in players, and deadlines (`core.play`)."""
        updates: list[Update] = []
        plans = self._players.plans
        while self.outcome is None and (move := self._next(now)) is not None:
            try:
                says = plans[move.seat].say if isinstance(move, Act) and move.seat in plans else None
                updates.append(self._write(move, says))
            except Illegal:  # a built-in player that comes too late is refused like anyone else
                assert isinstance(move, Act)
                del plans[move.seat]
        return updates

    def act(self, now: Millis, seat: Seat, action: Any) -> Update:
        """A person's act at this moment; raises `Illegal` and changes nothing where the rules forbid it."""
        return self._write(Act(max(now, self.now), seat, action))

    def _next(self, now: Millis) -> Move[Any] | None:
        match next_due(self.game, self._state, self._plan(), now):
            case (at, seat):
                return Act(at, seat, self._players.decided(seat))
            case tick:
                return tick

    def _plan(self) -> tuple[Millis, Seat] | None:
        """The earliest plan of a built-in player; the lower seat of two at one moment."""
        if not self._players.plans:
            return None
        at, seat = min((plan.at, seat) for seat, plan in self._players.plans.items())
        return max(at, self.now), seat

    def _write(self, move: Move[Any], says: str | None = None) -> Update:
        step = self._make(move)
        self.paper.add(move, self.outcome)
        return Update(move, step.events, says)

    def _make(self, move: Move[Any]) -> Step[Any, Any]:
        game, state = self.game, self._state
        step = game.apply(state, move) if isinstance(move, Tick) else submit(game, state, move)
        self._state = step.state
        self.now = move.at
        self._players.notice(self.now, self._state, step.events)
        return step
