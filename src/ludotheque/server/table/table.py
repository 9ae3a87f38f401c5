"""A live table: wires its parts together, takes acts, and ends. Nothing here ever waits.

`TableState` is what the table is, `Waits` holds its clock, `Attendance` lets people in and out, and `LiveGame` leads
moves through the log. None of them knows the table; `LiveGame` reports to it what happens while nobody waits. What must
be written before it is true (who sits where) is changed by the `Lobby`.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import msgspec

from ludotheque.bots.levels import NORMAL
from ludotheque.core import Act, Illegal, Outcome, Seat
from ludotheque.server.connection.connection import Connection
from ludotheque.server.connection.frames import framed
from ludotheque.server.protocol import Ask, AskHint, Do, Goodbye, Legal, Phase, Said, TableInfo, refusals
from ludotheque.server.services.logs import failed
from ludotheque.server.services.services import Services
from ludotheque.server.services.weak import weakly
from ludotheque.server.storage.jobs import LoggedMove
from ludotheque.server.storage.rows import Stored, TableRow
from ludotheque.server.table import phases, questions
from ludotheque.server.table.attendance import Attendance
from ludotheque.server.table.bot_talk import BotTalk
from ludotheque.server.table.chat import Chat
from ludotheque.server.table.history import Entry
from ludotheque.server.table.live_game import LiveGame
from ludotheque.server.table.opening import opening
from ludotheque.server.table.phases import Hold
from ludotheque.server.table.play import Play
from ludotheque.server.table.state import TableState
from ludotheque.server.table.teaching import allowed
from ludotheque.server.table.waits import Waits

_CHANCE = Random()  # noqa: S311 — when bots talk, no cards; one for all tables, because each has 2.5 kB


class Table:
    """One table, before, during and after its game."""

    def __init__(self, services: Services, row: TableRow) -> None:
        self.services = services
        self.state = state = TableState(services, row)
        self.game, self.time, self.presence = state.game, state.time, state.presence
        self.chat = Chat()
        self._talk = BotTalk(weakly(self.say), services.clock, services.settings, _CHANCE)
        self._menus = questions.Menus(state.game)
        self.waits = Waits(state)
        self.attendance = Attendance(state, self.waits, self.chat)
        self._coming = 0
        self.changing = asyncio.Lock()  # one change of the row at a time
        self.wants_recovery: Callable[[Table], None] = lambda _table: None
        self.wants_save: Callable[[Table], None] = lambda _table: None

    @property
    def row(self) -> TableRow:
        """The table as it is stored."""
        return self.state.row

    @property
    def phase(self) -> Phase:
        """What the table is doing."""
        return self.state.phase

    @property
    def play(self) -> Play | None:
        """The game's moves; `None` before the deal."""
        return None if self.state.live is None else self.state.live.play

    @property
    def attended(self) -> bool:
        """Whether anyone is here, or on the way in."""
        return self._coming > 0 or not self.presence.empty

    @property
    def unused(self) -> bool:
        """Whether nobody is here and nothing of it is on its way to the store: it may leave memory."""
        waiting = self.play is not None and self.play.waiting
        stalled = not self.time.holds.keys().isdisjoint(phases.STALLED)
        runs = self.state.playing and self.time.running  # a look or a race that people left goes on to its end
        return not (self.attended or self.changing.locked() or waiting or stalled or runs)

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Someone is on the way in: it stays in memory meanwhile."""
        self._coming += 1
        try:
            yield
        finally:
            self._coming -= 1

    def info(self) -> TableInfo:
        """The card of the table."""
        return self.state.info()

    def say(self, said: Said) -> None:
        """Send a line of chat to everyone who has not muted the speaker, and keep it for those who come later."""
        data = framed(self.chat.add(said))
        for connection in self.presence.connections():
            if said.seat not in connection.muted:
                connection.send(data)

    # --- the game ----------------------------------------------------------------------------------------------------

    async def deal(self, rows: list[LoggedMove]) -> None:
        """Deal the cards, and fold what the log already holds; raises if it is damaged."""
        state = self.state
        fold = await opening(self.services, state.row, rows)
        live = LiveGame(
            self,
            self.services,
            state.row,
            fold,
            presence=state.presence,
            publisher=state.publisher,
            racing=state.racing,
        )
        state.time.set(fold.now)
        if not state.presence.attended(state.row):
            state.time.hold(Hold.NOBODY)
        for number, seat in enumerate(state.row.seats):
            if seat.kind == "bot" and state.playing:
                live.seat_bot(Seat(number), seat.level or NORMAL)
            elif seat.kind == "person" and state.playing and allowed(self.game, state.row):
                live.teaching.sit(Seat(number), live.play.shown, live.play.past)
        await live.restore(rows[fold.number :])
        state.live = live

    def first_update(self) -> None:
        """Show everyone the cards that were just dealt."""
        live = self.state.live
        assert live is not None
        self.state.publisher.first_update(live.play.shown)
        for number, sitting in enumerate(self.presence.seats):
            if not sitting.connections:
                self.attendance.expect_back(number)
        live.arm()
        self._talk.start(self.row)

    def act(self, connection: Connection, do: Do, arrived: float) -> None:
        """An act of one of this connection's seats; refusals go back to it alone."""
        live = self.state.live
        try:
            seat = seat_for(connection, do.seat)
            if live is not None and (
                live.repeated(connection, seat, do) or self._postponed(live, connection, seat, do)
            ):
                return
            self._playing().act(connection, seat, do, arrived)
        except Illegal as refusal:
            self.state.publisher.refuse(connection, refusal, do.id)

    def _postponed(self, live: LiveGame, connection: Connection, seat: Seat, do: Do) -> bool:
        """After a restart clients repeat what was not acknowledged; it waits until everyone had time to come back."""
        holds = self.time.holds
        waits = Hold.RESTART in holds and Hold.HOST not in holds
        return waits and self.state.playing and live.postpone(connection, seat, do)

    def answer(self, connection: Connection, question: Ask | Legal | AskHint) -> None:
        """Answer a question about one of this connection's seats; raises `Illegal`."""
        seat, live = seat_for(connection, question.seat), self._playing()
        if isinstance(question, AskHint):
            self._hint(live, connection, seat, question)
        elif isinstance(question, Legal):
            entry = self.state.noticed(live, seat)
            connection.tell(self._menus.choices(entry, seat, connection.lang, question.id))
        else:
            act = Act(self.time.now(), seat, live.decode(question.action))
            state = self.state.noticed(live, seat).state
            connection.tell(questions.preview(self.game, state, act, connection.lang, question.id))

    def _hint(self, live: LiveGame, connection: Connection, seat: Seat, message: AskHint) -> None:
        if not allowed(self.game, self.row):
            raise refusals.HINTS_OFF()
        live.teaching.hint(connection, seat, self.state.noticed(live, seat), message, self.services.clock.now())

    def _playing(self) -> LiveGame:
        live = self.state.live
        if (refusal := phases.refusal(self.state.phase)) is not None:
            try:
                raise refusal
            finally:
                del refusal  # as in `core.submit`
        if live is None:
            raise refusals.STALLED()  # it was started, and the cards are dealt in a moment
        if self.services.store.waiting > self.services.settings.waiting:
            raise refusals.BUSY()
        return live

    # --- what its game reports ---------------------------------------------------------------------------------------

    def moved(self, entry: Entry) -> None:
        """A move was shown: begin a pause that waited for it; end the game if it was the last."""
        self.waits.after_move()
        if entry.says is not None and entry.seat is not None:
            self._talk.reason(entry.seat, entry.says)
        outcome = self.game.outcome(entry.state)
        if outcome is not None and self.row.phase != "damaged":
            self.finish("over", outcome)

    def log_failed(self, error: Exception) -> None:
        """Hold the clock until the log answers again; told once, however many moves failed together."""
        if Hold.STORE not in self.time.holds:
            self.time.hold(Hold.STORE)
            self.services.log.warning("storage failed", table=self.row.id, error=type(error).__name__)
            self.state.tell_change()
            self.wants_recovery(self)

    def recover(self, moves: list[LoggedMove]) -> None:
        """The log answers again, and holds these moves after the last one that was shown: go on from there."""
        live = self.state.live
        if live is not None:
            try:
                live.recover(moves)
            except Exception as damage:  # noqa: BLE001 — whatever a damaged log leads to
                self.broke(damage)
                return
            live.answer_doubtful()
        self.waits.release(Hold.STORE)
        self.state.tell_change()

    def bot_failed(self, seat: Seat) -> None:
        """The bot of a seat failed, and a normal one plays on: everyone is told."""
        self.presence.seats[seat].failed = True
        self.state.tell_soon()

    def broke(self, error: Exception) -> None:
        """A bug of ours, or a damaged log: this table stops and says so, its log is kept, the others go on."""
        failed(self.services.log, "table damaged", error, table=self.row.id)
        if self.row.phase != "damaged":
            self.services.metrics.damaged.inc()
        self.state.row = phases.damaged(self.row)
        self.time.hold(Hold.DAMAGED)
        if self.state.live is not None:
            self.state.live.end(refusals.DAMAGED())
            self.state.live.answer_doubtful()
        self.state.tell_change()

    # --- its end -----------------------------------------------------------------------------------------------------

    def finish(self, phase: Stored, outcome: Outcome | None = None) -> None:
        """The game is over, or was left: show the result and the secret, and hold the clock for good."""
        result = None if outcome is None else msgspec.to_builtins(outcome)
        self.state.row = phases.enter(self.row, phase, outcome=result)
        self.time.hold(Hold.OVER)
        live, log, table = self.state.live, self.services.log, self.row.id
        if live is not None:
            live.end(refusals.GAME_OVER())
        self.state.tell_change()
        if outcome is not None:
            self._talk.end(self.row, outcome)
        self.wants_save(self)
        log.info("game over", table=table, game=self.row.game, phase=phase)
        if live is not None and live.measurements.unproved:
            # See docs/explanation/fairness.md: a modified client could have lied here.
            log.info("races without kernel round-trip times", table=table, seats=sorted(live.measurements.unproved))

    def close(self, message: Goodbye) -> None:
        """Send everyone away."""
        if self.state.live is not None:
            self.state.live.stop()
        for connection in list(self.presence.connections()):
            connection.goodbye(message)

    def unload(self) -> None:
        """Break the reference cycles, so that memory is free at once and not after the next garbage collection."""
        self.presence.expect_nobody()
        self.state.devices.stop()
        if self.state.live is not None:
            self.state.live.stop()
            self.state.live = None


def seat_for(connection: Connection, asked: int | None) -> Seat:
    """Which of a connection's seats is meant; raises `Illegal` if it is none of them."""
    if asked is None and len(connection.seats) == 1:
        return Seat(connection.seats[0])
    if asked is None or asked not in connection.seats:
        raise refusals.NOT_YOUR_SEAT()
    return Seat(asked)
