"""A game being played: the fold of its moves, computed ahead of the log but shown only after it.

A move is computed at once; the next one may follow before the first is written. `Play` does no I/O: every method that
makes moves yields them, and the table hands them to the log, in order. Deadlines come before acts (`core.play`).
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from ludotheque.core import Act, Illegal, Millis, Move, Seat, Step, Tick, Touch, next_due, submit, wake
from ludotheque.core.play import AnyGame, Fold, follow
from ludotheque.server.storage.jobs import LoggedMove
from ludotheque.server.table.bots import Bots
from ludotheque.server.table.history import Entry, History, Shown
from ludotheque.server.table.racing import Racing, false_start, touches
from ludotheque.server.table.touches import Judged

ACTS = 8
"""Acts of a seat that are recognised if they come again, besides those that are not durable. A client repeats acts that
were not acknowledged when its connection was lost."""


class Done(Struct, frozen=True, gc=False):
    """An act that became a move: the number of the move, and the one that its seat is told for good (MP-15)."""

    number: int
    told: int


class GameFailed(Exception):
    """The game raised an error that is no refusal: a bug of ours."""

    def __init__(self, error: Exception) -> None:
        super().__init__(error)
        self.error = error


class Play:
    """One table's game."""

    def __init__(self, game: AnyGame, fold: Fold, *, epoch: int, racing: Racing, bots: Bots) -> None:
        self.game = game
        self.bots = bots
        self._epoch = epoch
        self.window: Millis = fold.step.state.options.window
        """How long the rules wait for slower touches."""
        self._racing = racing
        self._state = fold.step.state
        self._at = fold.now
        self._number = fold.number
        self.past = fold.past
        """Of a what-if, until its first move is shown: what all seats may remember, the newest step last."""
        self._pending: list[Entry] = []  # few: a deque is ten times as large
        self._acts: defaultdict[Seat, dict[str, Done]] = defaultdict(dict)
        self._stopped = False
        self.history = History(game, Entry(self._number, 0, self._at, self._state, ()))

    # --- what everyone may know --------------------------------------------------------------------------------------

    @property
    def shown(self) -> Entry:
        """The newest move that was shown."""
        return self.history.shown

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.outcome(self.shown.state) is not None

    @property
    def looking(self) -> bool:
        """Whether someone looks at what they may see only for a while (MP-7)."""
        return self.game.EXTRAS.looking(self.shown.state)

    @property
    def urgent(self) -> bool:
        """Whether time must run: during a look (MP-7), and in a race, so that nobody studies the card (MP-15).

        Also if one begins with a move that is on its way to the log.
        """
        extras = self.game.EXTRAS
        return any(extras.looking(state) or extras.racing(state) for state in (self.shown.state, self._state))

    def awaited(self, seats: Sequence[int]) -> list[int]:
        """For which of these seats the game waits: those that may do something."""
        state, game = self.shown.state, self.game
        return [number for number in seats if game.legal(game.view(state, Seat(number)))]

    def patience(self) -> Millis | None:
        """The deadline that may wait for a shared device; `None` in a race and during a look: those never wait."""
        return None if self.urgent else self.game.deadline(self.shown.state)

    def number_of(self, seat: Seat, act: str) -> int | None:
        """The number of the move that an act became, written or on its way."""
        done = self.done(seat, act)
        return None if done is None else done.number

    def done(self, seat: Seat, act: str) -> Done | None:
        """The move that an act became, written or on its way."""
        return self._acts[seat].get(act)

    # --- making moves ------------------------------------------------------------------------------------------------

    def act(self, seat: Seat, action: Any, act_id: str, at: float) -> Iterator[Entry]:
        """An act, after what was due before it; raises `Illegal`."""
        yield from self.due(Millis(int(at)))
        if isinstance(action, Touch) and any(entry.reveal == action.reveal for entry in self._pending):
            raise false_start()  # the card lies there, but nobody was shown it yet
        yield self._make(Act(Millis(max(int(at), self._at)), seat, action), act_id)

    def act_timed(self, timed: Judged, at: float) -> Iterator[Entry]:
        """An act whose moment was judged but which races against nobody; raises `Illegal`."""
        yield from self.due(Millis(int(at)))
        yield self._make(timed.act(Millis(max(int(at), self._at))), timed.id)

    def touch(self, touch: Judged, at: float) -> Iterator[Entry]:
        """Take in a judged touch, or raise `Illegal`; it becomes a move when nobody quicker can still be coming."""
        yield from self.due(Millis(int(at)))
        now = Millis(max(int(at), self._at))
        if (refusal := self._refusal(touch, now)) is not None:
            try:
                raise refusal
            finally:
                del refusal  # as in `core.submit`
        self._racing.touches.add(touch, now)
        yield from self.due(now)

    def due(self, now: Millis) -> Iterator[Entry]:
        """Every move whose time has come (`core.play`): deadlines, touches that waited, what bots planned."""
        while not self._stopped:
            made: Entry | None
            match next_due(self.game, self._state, self._coming(), now):
                case None:
                    return
                case (at, Judged() as touch):
                    made = self._enter(touch, at)
                case (at, int() as seat):
                    made = self._run_plan(Seat(seat), at)
                case Tick() as tick:
                    before = self._state
                    made = self._make(tick, None)
                    self.bots.lapse(before)
            if made is not None:
                yield made

    def wake(self) -> Millis | None:
        """When the next deadline, plan or waiting touch is due."""
        if self._stopped:
            return None
        coming = self._coming()
        return wake(self.game, self._state, None if coming is None else coming[0])

    def _coming(self) -> tuple[Millis, Judged | Seat] | None:
        """The next touch or plan, and when; of those at one moment a touch comes first."""
        found: tuple[Millis, Judged | Seat] | None = None
        if (waiting := self._waiting()) is not None:
            found = Millis(max(waiting[0], self._at)), waiting[1]
        if (plan := self.bots.next(self._at)) is not None and (found is None or plan[0] < found[0]):
            found = plan
        return found

    def _waiting(self) -> tuple[Millis, Judged] | None:
        if not self._racing.touches:
            return None
        game, state = self.game, self._state
        seats = (Seat(number) for number in range(state.options.seats))
        able = [seat for seat in seats if touches(game.legal(game.view(state, seat)))]
        return self._racing.touches.next(self.window, self._racing.delays(able))

    def _enter(self, touch: Judged, at: Millis) -> Entry | None:
        self._racing.touches.take(touch)
        try:
            return self._make(touch.act(at), touch.id)
        except Illegal as refusal:
            touch.refused(refusal)
            return None

    def _run_plan(self, seat: Seat, at: Millis) -> Entry | None:
        """A bot does what it planned, if it still may. Its touches wait like everyone's."""
        plan = self.bots.take(seat)
        verdict = self._racing.judge_bot(seat, plan.action, at)
        if verdict is None:
            try:
                return self._make(Act(at, seat, plan.action), None, plan.say)
            except Illegal as refusal:  # the game went on since it looked, or it is the bot's fault
                self.bots.fault(seat, self._state, refusal)
        elif not self._racing.touches.of(seat):
            touch = Judged(seat, plan.action, verdict)
            if (why := self._refusal(touch, at)) is None:
                self._racing.touches.add(touch, at)
            else:
                self.bots.fault(seat, self._state, why)
        return None

    def _refusal(self, touch: Judged, at: Millis) -> Illegal | None:
        return self.game.refuse(self.game.view(self._state, touch.seat), touch.act(at))

    def _make(self, move: "Move[Any]", act_id: str | None, says: str | None = None) -> Entry:
        try:
            step: Step[Any, Any]
            if isinstance(move, Tick):
                step = self.game.apply(self._state, move)
            else:
                step = submit(self.game, self._state, move)
                self.bots.forget(move.seat)
        except Illegal:
            raise
        except Exception as error:
            self._stopped = True
            raise GameFailed(error) from error
        entry = self._add(step, move, self._number + 1, self._epoch, act_id, says)
        self._pending.append(entry)
        return entry

    def _add(
        self,
        step: "Step[Any, Any]",
        move: "Move[Any]",
        number: int,
        epoch: int,
        act_id: str | None,
        says: str | None = None,
    ) -> Entry:
        self._state, self._at, self._number = step.state, move.at, number
        if act_id is not None and isinstance(move, Act):
            acts = self._acts[move.seat]
            acts[act_id] = Done(number, number)
            while len(acts) > ACTS and self.history.is_durable(acts[oldest := next(iter(acts))].number):
                del acts[oldest]
        return Entry(number, epoch, move.at, step.state, step.events, move, act_id, says)

    # --- after the log -----------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        """Whether a move is on its way to the log."""
        return bool(self._pending)

    def is_next(self, entry: Entry) -> bool:
        """Whether this move is the next to be shown; not so if it was dropped when an earlier one failed."""
        return bool(self._pending) and self._pending[0] is entry

    def show(self, entry: Entry, *, durable: bool = False) -> Shown:
        """A move is in the log: it is shown from now on."""
        if self.is_next(entry):
            del self._pending[0]
        self.past = []
        shown = self.history.add(entry, durable=durable)
        if shown.entry.withheld is not None and entry.seat is not None and entry.act is not None:
            self._acts[entry.seat][entry.act] = Done(entry.number, shown.entry.number_for(entry.seat))
        return shown

    def tell_bots(self, shown: Shown) -> None:
        """Let the bots see a move that was shown; as people, each only what its seat may notice (MP-15)."""
        if self.bots and not self.over:
            entry = shown.entry
            self.bots.notice(entry.at, entry.state, entry.events, shown.noticed_by)

    def drop_unshown(self) -> list[Entry]:
        """The log failed: go back to the last move that was shown; the moves that were dropped."""
        lost, self._pending = self._pending, []
        self._state, self._at, self._number = self.shown.state, self.shown.at, self.shown.number
        for seat, acts in self._acts.items():
            self._acts[seat] = {act: done for act, done in acts.items() if done.number <= self._number}
        self.bots.look_again()
        return lost

    def follow(self, row: LoggedMove) -> Entry:
        """Fold a move that is in the log; raises `Illegal` or `ValueError` where the log is damaged."""
        if row.number != self._number + 1:
            raise ValueError(f"move {self._number + 1} is missing")
        move = row.move(self.game)
        step = follow(self.game, self._state, self._at, move)
        return self._add(step, move, row.number, row.epoch, row.act)

    def seat_bot(self, seat: Seat, level: str, now: Millis) -> None:
        """Let a bot act for a seat from now on."""
        bot = self.bots.sit(seat, level)
        if self.over:
            return
        for at, step in self.past[:-1]:
            self.bots.look(bot, at, step.state, step.events)
        self.bots.look(bot, now, self.shown.state, self.past[-1][1].events if self.past else ())

    def end(self, refusal: Illegal) -> None:
        """Make no more moves; whoever's touch still waits is told why."""
        self.stop()
        for touch in self._racing.touches.drain():
            touch.refused(refusal)

    def stop(self) -> None:
        """Make no more moves."""
        self._stopped = True
