"""A game being played: the fold of its moves, one step ahead of the log and never ahead of it in public.

A move is computed at once and handed to the log; the next one may follow before the first is written. Publishing waits
for the log, in order; acknowledging waits for the disk. If the log fails, everything that was not shown is forgotten.
"""

from collections import defaultdict, deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from ludotheque.core import Act, Deal, Illegal, Millis, Move, Seat, Step, Tick, submit
from ludotheque.core.play import AnyGame, follow
from ludotheque.core.race import HOLD
from ludotheque.server.botseat import Bots
from ludotheque.server.clock import Alarm, Clock
from ludotheque.server.ledger import LoggedMove
from ludotheque.server.publish import Entry, Past
from ludotheque.server.racing import Racing, touches
from ludotheque.server.store import Told
from ludotheque.server.touches import Judged

_encode = msgspec.json.Encoder(order="deterministic").encode


class Owner(Protocol):
    """The table round the play."""

    @property
    def epoch(self) -> int:
        """Of the writer who owns the table: ours."""

    def append(self, entry: Entry, payload: str, told: Told) -> None:
        """Hand a move to the log."""

    def published(self, entry: Entry, before: Any) -> None:
        """A move is written: tell everyone."""

    def kept(self, entry: Entry) -> None:
        """A move that was shown is on the disk: acknowledge it."""

    def log_failed(self, error: Exception) -> None:
        """The log failed; the play went back to the last move that was shown and its clock must stand."""

    def bot_failed(self, error: Exception) -> None:
        """A bot raised what it never should."""

    def broke(self, error: Exception) -> None:
        """The game raised what it never should: a bug of ours."""


class Play:
    """One table's game."""

    def __init__(self, owner: Owner, game: AnyGame, options: Any, deal: Deal, clock: Clock, racing: Racing) -> None:
        self.game = game
        self.time = racing.time
        self.window = Millis(getattr(options, "hold", HOLD))
        self._racing = racing
        self.bots = Bots(game, owner.bot_failed)
        self._owner = owner
        self._state = game.setup(options, deal)
        self._at = Millis(0)
        self._number = 0
        self._pending: deque[Entry] = deque()
        self._acts: defaultdict[Seat, dict[str, int]] = defaultdict(dict)
        self._alarm = Alarm(clock, self._wake)
        self._broken = False
        self.past = Past(Entry(0, 0, self._at, self._state, ()))

    # --- what the table asks -----------------------------------------------------------------------------------------

    @property
    def shown(self) -> Entry:
        """The newest update that everyone may know."""
        return self.past.shown

    @property
    def over(self) -> bool:
        """Whether the game has ended, as far as everyone may know."""
        return self.game.outcome(self.shown.state) is not None

    def known(self, seat: Seat, act: str) -> int | None:
        """The number of the move that an act became, kept or on its way."""
        return self._acts[seat].get(act)

    def act(self, seat: Seat, action: Any, act_id: str, at: float) -> None:
        """Make a move, or raise `Illegal`."""
        self.run_due(Millis(int(at)))
        self._make(Act(Millis(max(int(at), self._at)), seat, action), act_id)

    def touch(self, touch: Judged, at: float) -> None:
        """Take in a judged touch, or raise `Illegal`; it enters the log when nobody quicker can still be coming."""
        self.run_due(Millis(int(at)))
        now = Millis(max(int(at), self._at))
        if (refusal := self._refusal(touch, now)) is not None:
            raise refusal
        self._racing.touches.add(touch, now)
        self.run_due(now)
        self.arm()

    def run_due(self, now: Millis) -> None:
        """Make every move whose time has come: deadlines that have passed, touches that waited, what bots planned."""
        while not self._broken:
            match self._next(now):
                case None:
                    return
                case (at, Judged() as touch):
                    self._enter(touch, at)
                case (at, int() as seat):
                    self._run_plan(Seat(seat), at)
                case (at, None):
                    self._make(Tick(at), None)

    def _next(self, now: Millis) -> tuple[Millis, Judged | Seat | None] | None:
        """What comes next and when: a waiting touch, a bot's plan by its seat, or a tick; on a tie the player wins."""
        deadline = self.game.deadline(self._state)
        if (coming := self._coming()) is not None:
            at, what = coming
            if at <= now and (deadline is None or at <= deadline):
                return at, what
        return (deadline, None) if deadline is not None and deadline < now else None

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

    def _enter(self, touch: Judged, at: Millis) -> None:
        self._racing.touches.take(touch)
        try:
            self._make(touch.act(at), touch.id)
        except Illegal as refusal:
            touch.refused(refusal)

    def _run_plan(self, seat: Seat, at: Millis) -> None:
        """A bot does what it planned, if it still may. Its touches go the way of everyone's."""
        plan = self.bots.take(seat)
        verdict = self._racing.judge_bot(seat, plan.action, at)
        if verdict is None:
            with suppress(Illegal):  # the table went on since it looked
                self._make(Act(at, seat, plan.action), None)
        elif not self._racing.touches.of(seat):
            touch = Judged(seat, plan.action, verdict)
            if self._refusal(touch, at) is None:
                self._racing.touches.add(touch, at)

    def _refusal(self, touch: Judged, at: Millis) -> Illegal | None:
        return self.game.refuse(self.game.view(self._state, touch.seat), touch.act(at))

    def _make(self, move: "Move[Any]", act_id: str | None) -> None:
        try:
            step: Step[Any, Any]
            if isinstance(move, Tick):
                step = self.game.apply(self._state, move)
            else:
                step = submit(self.game, self._state, move)
                self.bots.forget(move.seat)
        except Illegal:
            raise
        except Exception as error:  # noqa: BLE001 — any bug of a game stops its table and no other
            self._break(error)
            return
        self._state, self._at = step.state, move.at
        self._number += 1
        entry = Entry(self._number, self._owner.epoch, move.at, step.state, step.events, move, act_id)
        if act_id is not None and isinstance(move, Act):
            self._acts[move.seat][act_id] = entry.number
        self._pending.append(entry)
        self._owner.append(entry, _encode(move).decode(), lambda kept, error: self._logged(entry, kept, error))
        self.arm()

    # --- after the log -----------------------------------------------------------------------------------------------

    def _logged(self, entry: Entry, kept: bool, error: Exception | None) -> None:
        if error is None and kept:
            self._settle(entry.number)
        elif not kept and (not self._pending or self._pending[0] is not entry):
            return  # forgotten when an earlier move failed
        elif error is not None:
            self._go_back()
            self._owner.log_failed(error)
        else:
            self._pending.popleft()
            self._publish(entry)
            if self.bots:  # they may have new plans
                self.arm()

    def _settle(self, number: int) -> None:
        """Everything up to a number is on the disk."""
        for entry in self.past.settle(number):
            self._owner.kept(entry)

    def _publish(self, entry: Entry) -> None:
        before = self.shown.state
        self.past.add(entry, kept=False)
        try:
            self._owner.published(entry, before)
            if self.bots and not self.over:
                self.bots.notice(entry.at, entry.state, entry.events)
        except Exception as error:  # noqa: BLE001 — as above
            self._break(error)

    def _go_back(self) -> None:
        self._pending.clear()
        self._state, self._at, self._number = self.shown.state, self.shown.at, self.shown.number
        for seat, acts in self._acts.items():
            self._acts[seat] = {act: number for act, number in acts.items() if number <= self._number}

    def _break(self, error: Exception) -> None:
        self._broken = True
        self._owner.broke(error)

    def replay(self, rows: Sequence[LoggedMove], *, publish: bool) -> None:
        """Fold moves that are already kept; raises `Illegal` or `ValueError` where the log is damaged."""
        for row in rows:
            if row.number != self._number + 1:
                raise ValueError(f"move {self._number + 1} is missing")
            move = row.move(self.game)
            step = follow(self.game, self._state, self._at, move)
            self._state, self._at, self._number = step.state, move.at, row.number
            entry = Entry(row.number, row.epoch, move.at, step.state, step.events, move, row.act)
            if row.act is not None and isinstance(move, Act):
                self._acts[move.seat][row.act] = row.number
            if publish:
                self._publish(entry)
            else:
                self.past.add(entry, kept=True)
        self._settle(self._number)
        self.time.set(max(self._at, self.time.now()) if publish else self._at)

    # --- bots and time -----------------------------------------------------------------------------------------------

    def seat_bot(self, seat: Seat, level: str) -> None:
        """Let a bot act for a seat from now on."""
        bot = self.bots.sit(seat, level)
        if not self.over:
            self.bots.look(bot, self.time.now(), self.shown.state, ())
        self.arm()

    def arm(self) -> None:
        """Be called when the next deadline, plan or waiting touch is due."""
        if not self.time.running or self._broken:
            return
        deadline = self.game.deadline(self._state)
        due = None if deadline is None else deadline + 1
        if (coming := self._coming()) is not None:
            due = coming[0] if due is None else min(due, coming[0])
        if due is not None:
            self._alarm.set(self.time.moment(due))

    def _wake(self) -> None:
        if self.time.running:
            self.run_due(self.time.now())
            self.arm()

    def stop(self) -> None:
        """No more calls."""
        self._broken = True
        self._alarm.cancel()
