"""A game on its way through the log: acts become moves, moves are written, what is written is shown.

A move's way, top to bottom: `act` judges it, `Play` makes it, `_write` hands it to the store. When the store answers,
`_logged` shows it (written) and acknowledges it (durable), or drops what was not shown (failed).
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

import msgspec

from ludotheque.core import Illegal, Seat, Touch
from ludotheque.core.play import Fold
from ludotheque.server.connection.connection import Connection
from ludotheque.server.protocol import Ack, Do, refusals
from ludotheque.server.protocol.faults import fault
from ludotheque.server.services.clock import Alarm
from ludotheque.server.services.logs import failed
from ludotheque.server.services.services import Services
from ludotheque.server.services.weak import weakly
from ludotheque.server.storage.answers import Answer, Durable, Failed
from ludotheque.server.storage.jobs import LoggedMove
from ludotheque.server.storage.moves import Row
from ludotheque.server.storage.rows import TableRow
from ludotheque.server.table.bots import Bots
from ludotheque.server.table.history import Entry
from ludotheque.server.table.measurements import Measurements
from ludotheque.server.table.phases import Hold
from ludotheque.server.table.play import GameFailed, Play
from ludotheque.server.table.presence import Presence
from ludotheque.server.table.publisher import Publisher
from ludotheque.server.table.racing import Racing
from ludotheque.server.table.teaching import Teaching
from ludotheque.server.table.touches import Judged

POSTPONED = 8
"""Acts of a seat that may wait for people to come back after a restart."""
BREATH = 8
"""Moves of a log that are shown to bots and teachers, before it is the turn of other tables; a millisecond or two."""

_encode = msgspec.json.Encoder(order="deterministic").encode


class Owner(Protocol):
    """The table of a game: what it must know that happens while nobody waits for an answer."""

    def act(self, connection: Connection, do: Do, arrived: float) -> None:
        """Take in an act that was postponed."""

    def moved(self, entry: Entry) -> None:
        """A move was shown."""

    def log_failed(self, error: Exception) -> None:
        """The log failed; what was not shown was dropped. The clock must be held until `recover`."""

    def bot_failed(self, seat: Seat) -> None:
        """The bot of a seat was replaced."""

    def broke(self, error: Exception) -> None:
        """The game raised an error that is no refusal, or its log is damaged: it goes no further."""


class LiveGame:
    """One table's game, from the deal to its end."""

    def __init__(
        self,
        owner: Owner,
        services: Services,
        row: TableRow,
        fold: Fold,
        *,
        presence: Presence,
        publisher: Publisher,
        racing: Racing,
    ) -> None:
        game = services.games[row.game]
        bots = Bots(game, weakly(self._bot_failed), services.thinking.ask)
        self.play = Play(game, fold, epoch=row.epoch, racing=racing, bots=bots)
        think = partial(services.thinking.ask, behind=True)
        self.teaching = Teaching(game, weakly(self._teacher_failed), think, publisher.refuse)
        self.measurements = Measurements(services.metrics, row.game, row.code)
        self._owner = owner
        self._services = services
        self._row = row
        self._presence = presence
        self._publisher = publisher
        self._racing = racing
        self._time = racing.time
        self._alarm = Alarm(services.clock)
        self._decoder = msgspec.json.Decoder(game.Action)
        self._postponed: list[tuple[Connection, Seat, Do]] = []
        self._in_doubt: set[tuple[Seat, str]] = set()  # acts of moves in a log that failed: it may have written them

    # --- acts --------------------------------------------------------------------------------------------------------

    def decode(self, action: msgspec.Raw) -> Any:
        """An action of the game; raises `Illegal` if it is none."""
        try:
            return self._decoder.decode(action)
        except msgspec.DecodeError as error:
            raise refusals.NOT_AN_ACTION(**fault(error, "action")) from None

    def repeated(self, connection: Connection, seat: Seat, do: Do) -> bool:
        """Whether an act was sent before; it is acknowledged again if it is durable."""
        done = self.play.done(seat, do.id)
        if done is None:
            return self._racing.touches.of(seat, do.id) or (seat, do.id) in self._in_doubt
        if self.play.history.is_durable(done.number):
            connection.tell(Ack(id=do.id, number=done.told))
        return True  # else it is acknowledged once it is durable

    def act(self, connection: Connection, seat: Seat, do: Do, arrived: float) -> None:
        """Take in an act of a seat; raises `Illegal`."""
        play, action, now = self.play, self.decode(do.action), self._time.exact(arrived)
        names_reveal = isinstance(action, Touch)  # and cannot mean another one
        if not names_reveal and play.history.overtaken(seat, action, do.last, do.epoch):
            raise refusals.OVERTAKEN()
        verdict = self._racing.judge(connection, seat, do, action, arrived)
        if verdict is None:
            moves = play.act(seat, action, do.id, now)
        elif verdict.evidence.spoken:
            moves = play.act_timed(Judged(seat, action, verdict, do.id), now)
        else:
            refuse = partial(self._publisher.refuse, connection, act=do.id)
            moves = play.touch(Judged(seat, action, verdict, do.id, refuse), now)
        self._write(moves)
        if verdict is not None and not verdict.evidence.spoken:
            self._racing.accept(seat)
            self._presence.share_trust(connection)
        self.measurements.taken(play.number_of(seat, do.id), arrived)

    def postpone(self, connection: Connection, seat: Seat, do: Do) -> bool:
        """Keep an act until people are back after a restart, if its seat has room."""
        if sum(each == seat for _, each, _ in self._postponed) >= POSTPONED:
            return False
        self._postponed.append((connection, seat, do))
        return True

    def seat_bot(self, seat: Seat, level: str) -> None:
        """Let a bot act for a seat from now on."""
        self.play.seat_bot(seat, level, self._time.now())
        self.arm()

    def _bot_failed(self, seat: Seat, level: str, error: Exception) -> None:
        """A bot crashed, was too slow or broke a rule: it is noted and told, and the game goes on with another."""
        row = self._row
        self._services.metrics.bot_failures.labels(row.game).inc()
        who = {"seat": seat, "bot": level}
        if row.seats[seat].kind == "bot":  # else: a stand-in, and people are never named in the log
            who["name"] = row.seats[seat].name
        failed(self._services.log, "bot failed", error, table=row.id, game=row.game, **who)
        self._owner.bot_failed(seat)
        if self._time.running:  # who plays on may have a plan that nothing else would call
            self._alarm.set(self._services.clock.now(), self.run_due)

    def _teacher_failed(self, error: Exception) -> None:
        """A teacher crashed: it is noted, and the game goes on without its hint."""
        self._services.metrics.bot_failures.labels(self._row.game).inc()
        failed(self._services.log, "teacher failed", error, table=self._row.id, game=self._row.game)

    def _write(self, moves: Iterable[Entry]) -> None:
        """Hand moves to the log as they are made; raises `Illegal`."""
        append, table = self._services.store.append, self._row.id
        try:
            for entry in moves:
                row = Row(table, entry.number, entry.epoch, entry.act, _encode(entry.move).decode())
                append(row, partial(self._logged, entry))
        except GameFailed as failure:
            self._owner.broke(failure.error)
            raise refusals.DAMAGED() from None
        finally:
            self.arm()

    # --- time --------------------------------------------------------------------------------------------------------

    def arm(self) -> None:
        """Be called when the next deadline, plan or waiting touch is due."""
        if not self._time.running:
            return
        try:
            self.play.bots.ponder()
            due = self.play.wake()
        except Exception as error:  # noqa: BLE001 — as in `_publish`; a timer that is not set would stop it silently
            self._fail(error)
            return
        if due is not None:
            self._alarm.set(self._time.moment(due), self.run_due)

    def go_on(self) -> None:
        """A reason to hold the clock is gone: go on, and take in what was postponed."""
        self.arm()
        if self._postponed and Hold.RESTART not in self._time.holds:
            postponed, self._postponed = self._postponed, []
            for connection, seat, do in postponed:
                if connection in self._presence.seats[seat].connections:
                    self._owner.act(connection, do, self._services.clock.now())
                else:  # it has left, and may have other seats at another table
                    self._publisher.refuse(connection, refusals.NOT_YOUR_SEAT(), do.id)

    def run_due(self) -> None:
        """Make every move that is due by now."""
        if self._time.running:
            try:
                with suppress(Illegal):  # the game broke, and its table has been told
                    self._write(self.play.due(self._time.now()))
            except Exception as error:  # noqa: BLE001 — as in `arm`
                self._fail(error)

    # --- after the log -----------------------------------------------------------------------------------------------

    def _logged(self, entry: Entry, answer: Answer) -> None:
        play = self.play
        if isinstance(answer, Durable):
            self._settle(entry.number)
        elif isinstance(answer, Failed):
            if answer.written or play.is_next(entry):
                lost = play.drop_unshown()
                self._in_doubt |= {(each.seat, each.act) for each in lost if each.seat is not None and each.act}
                self.measurements.dropped()
                self._owner.log_failed(answer.error)
        elif play.is_next(entry):  # else it was dropped when an earlier move failed
            self._publish(entry)
            if play.bots:  # they may have new plans
                self.arm()  # stops the table if that fails, as `_publish` does: the answers of others come next

    def _settle(self, number: int) -> None:
        for entry in self.play.history.settle(number):
            self._publisher.acknowledge(entry)

    def _publish(self, entry: Entry) -> None:
        try:
            shown = self.play.show(entry)  # compares views where a move has no events
            now = self._services.clock.now()
            self._publisher.update(shown, now)
            self.measurements.shown(entry, now)
            self._owner.moved(entry)
            self.play.tell_bots(shown)
            self.teaching.notice(shown)
        except Exception as error:  # noqa: BLE001 — any bug of a game stops its table and no other
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        self.play.stop()
        self._owner.broke(error)

    # --- reading the log ---------------------------------------------------------------------------------------------

    async def restore(self, rows: Iterable[LoggedMove]) -> None:
        """Fold the log of a table that was loaded; raises what a damaged log leads to.

        Bots and teachers are shown all moves as they once were: they go by what they remember.
        """
        for row in rows:
            shown = self.play.show(self.play.follow(row), durable=True)
            self.play.tell_bots(shown)
            self.teaching.notice(shown)
            if row.number % BREATH == 0:
                await asyncio.sleep(0)
        self._time.set(self.play.shown.at)

    def recover(self, rows: Iterable[LoggedMove]) -> None:
        """The log answers again; show what it holds after the last move that was shown. Raises as `restore`."""
        for row in rows:
            self._publish(self.play.follow(row))
        self._settle(self.play.shown.number)
        self._time.set(max(self.play.shown.at, self._time.now()))

    def answer_doubtful(self) -> None:
        """The log was read after it failed: acts that it lost are refused; what it holds was acknowledged."""
        for seat, act in sorted(self._in_doubt):
            if self.play.number_of(seat, act) is None:
                self._publisher.refuse_seat(seat, refusals.NOT_WRITTEN(), act)
        self._in_doubt.clear()

    def end(self, refusal: Illegal) -> None:
        """Make no more moves; whoever's touch still waits is told why."""
        self.play.end(refusal)
        self._alarm.cancel()

    def stop(self) -> None:
        """Make no more moves."""
        self.play.stop()
        self._alarm.cancel()
