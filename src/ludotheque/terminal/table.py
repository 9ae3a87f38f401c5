"""One live table: folds moves, lets the built-in players act in time, and keeps the record."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from ludotheque.bots.random import random_bot
from ludotheque.core import Act, Bot, Decision, Illegal, Millis, Move, Outcome, Record, Seat, Step, Tick, due, submit
from ludotheque.core.play import AnyGame
from ludotheque.core.record import options_of
from ludotheque.terminal.paper import Paper


def make_bots(game: AnyGame, levels: Sequence[str | None], seed: str) -> dict[Seat, Bot[Any, Any, Any]]:
    """The built-in players; their chance comes from the table's seed, so a resumed table has the same ones."""
    makers: Mapping[str, Any] = {"random": random_bot(game), **game.BOTS}
    return {
        Seat(chair): makers[level](Seat(chair), Random(f"{seed}/{chair}"))  # noqa: S311 — a bot's whims, not a secret
        for chair, level in enumerate(levels)
        if level is not None
    }


class Update(Struct, frozen=True):
    """A move that was just made and what it caused."""

    move: Move[Any]
    events: tuple[Any, ...]


class Table:
    """The only writer of its state. Time is given to it by whoever drives it; it never reads a clock."""

    def __init__(self, game: AnyGame, record: Record, paper: Paper) -> None:
        self.game = game
        self.header = record.header
        self.paper = paper
        deal = record.deal()
        self._state: Any = game.setup(options_of(record, game), deal)
        self._bots = make_bots(game, [player.bot for player in record.header.seats], deal.seed)
        self._plans: dict[Seat, Decision[Any]] = {}
        self.now = Millis(0)
        """The moment of the last move."""
        self._tell(())
        for move in record.moves:
            self._make(move)
        paper.begin(record)

    @property
    def outcome(self) -> Outcome | None:
        """The result, once there is one."""
        return self.game.outcome(self._state)

    def view(self, seat: Seat | None) -> Any:
        """What one seat may know."""
        return self.game.view(self._state, seat)

    def wake(self) -> Millis | None:
        """The next moment at which something happens by itself; a deadline falls due just after its millisecond."""
        deadline = self.game.deadline(self._state)
        moments = [max(plan.at, self.now) for plan in self._plans.values()]
        if deadline is not None:
            moments.append(Millis(deadline + 1))
        return min(moments, default=None)

    def advance(self, now: Millis) -> list[Update]:
        """Everything that happens by itself up to now: acts of built-in players, and deadlines strictly before."""
        updates: list[Update] = []
        while self.outcome is None and (move := self._next(now)) is not None:
            try:
                updates.append(self._write(move))
            except Illegal:  # a built-in player that comes too late is refused like anyone else
                assert isinstance(move, Act)
                del self._plans[move.seat]
        return updates

    def act(self, now: Millis, seat: Seat, action: Any) -> Update:
        """A person's act at this moment; raises `Illegal` and changes nothing where the rules forbid it."""
        return self._write(Act(max(now, self.now), seat, action))

    def _next(self, now: Millis) -> Move[Any] | None:
        if self._plans:
            seat, plan = min(self._plans.items(), key=lambda entry: (entry[1].at, entry[0]))
            at = max(plan.at, self.now)
            if at <= now and due(self.game, self._state, at) is None:
                return Act(at, seat, plan.action)
        return due(self.game, self._state, now)

    def _write(self, move: Move[Any]) -> Update:
        step = self._make(move)
        self.paper.add(move, self.outcome)
        return Update(move, step.events)

    def _make(self, move: Move[Any]) -> Step[Any, Any]:
        game, state = self.game, self._state
        step = game.apply(state, move) if isinstance(move, Tick) else submit(game, state, move)
        self._state = step.state
        self.now = move.at
        self._tell(step.events)
        return step

    def _tell(self, events: tuple[Any, ...]) -> None:
        """Every built-in player hears of every update, with its own view."""
        for seat, bot in self._bots.items():
            plan = bot.notice(self.now, self.view(seat), events)
            if plan is None:
                self._plans.pop(seat, None)
            else:
                self._plans[seat] = plan
