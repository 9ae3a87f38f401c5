"""A live table: a gathering and its game. One owner, nothing concurrent inside, and nothing here ever waits."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from ludotheque.core import Act, Illegal, Seat
from ludotheque.server.appends import Row
from ludotheque.server.botseat import STAND_IN
from ludotheque.server.fairness import Evidence
from ludotheque.server.frames import framed
from ludotheque.server.gathering import Gathering
from ludotheque.server.house import House, why
from ludotheque.server.ledger import LoggedMove, TableRow
from ludotheque.server.logs import failed
from ludotheque.server.messages import Ack, Answer, Ask, Do, Goodbye, Refused
from ludotheque.server.play import Play
from ludotheque.server.publish import Entry, Sheet, whole
from ludotheque.server.store import Told
from ludotheque.server.touches import Judged
from ludotheque.server.wire import Wire


class Table(Gathering):
    """One table. What must be written before it is true (who sits where) is changed by the `Lobby`."""

    def __init__(self, house: House, row: TableRow, *, restored: bool = False) -> None:
        super().__init__(house, row, restored=restored)
        self.wants_recovery: Callable[[Table], None] = lambda _table: None
        self.wants_save: Callable[[Table], None] = lambda _table: None
        self._options = msgspec.convert(row.options, self.game.Options)
        self._actions = msgspec.json.Decoder(self.game.Action)
        self._moves = house.metrics.moves.labels(row.game)
        self._acts = house.metrics.acts.labels(row.game)
        self._arrivals: dict[int, float] = {}
        self._unproved: set[Seat] = set()

    # --- the game ----------------------------------------------------------------------------------------------------

    def open_play(self, rows: list[LoggedMove]) -> None:
        """Deal, and fold what the log already holds; raises if it is damaged."""
        deal = self.house.deal(self.row.secret, self.row.nonces)
        play = Play(self, self.game, self._options, deal, self.house.clock, self.racing)
        play.replay(rows, publish=False)
        self.play = play
        if not any(True for _ in self.wires()):
            self.time.hold("nobody")
        for number, seat in enumerate(self.row.seats):
            if seat.kind == "bot" and self.row.phase == "playing":
                play.seat_bot(Seat(number), seat.level or STAND_IN)

    def first_update(self) -> None:
        """The cards are dealt: everyone sees their own."""
        assert self.play is not None
        for number, chair in enumerate(self.chairs):
            for wire in chair.wires:
                wire.send(whole(self.game, self.play.shown, Seat(number)))
            if not chair.wires and self.row.seats[number].kind == "person":
                self.expect_back(number)
        for wire in self.watchers:
            wire.send(whole(self.game, self.play.shown, None))
        self.play.arm()

    def act(self, wire: Wire, do: Do, arrived: float) -> None:
        """An act of one of this socket's seats; refusals go back to it alone."""
        try:
            seat = self.seat_for(wire, do.seat)
            if self._again(wire, seat, do):
                return
            play = self._playing()
            action = self._actions.decode(do.action)
            verdict = self.racing.judge(wire, seat, do, action, arrived)
            if verdict is None:
                play.act(seat, action, do.id, self.time.exact(arrived))
            else:
                self._trust(wire, seat)
                touch = Judged(seat, action, verdict, do.id, lambda refusal: self.refuse(wire, refusal, do.id))
                play.touch(touch, self.time.exact(arrived))
        except Illegal as refusal:
            self.refuse(wire, refusal, do.id)
        except msgspec.DecodeError:
            self.refuse(wire, Illegal("WIRE-2", "refused-not-an-action"), do.id)
        else:
            self._acts.inc()
            if (number := play.known(seat, do.id)) is not None:
                self._arrivals[number] = arrived

    def _trust(self, wire: Wire, seat: Seat) -> None:
        """What a judged touch cost or earned stays with the seat: neither a second nor a new socket refills it."""
        self.chairs[seat].trust = wire.link.trust
        for other in self.chairs[seat].wires:
            other.link.trust = wire.link.trust

    def answer(self, wire: Wire, ask: Ask) -> None:
        """What an action would give, told from the asking seat's own view: nothing else is looked at."""
        seat = self.seat_for(wire, ask.seat)
        play = self._playing()
        view = self.game.view(play.shown.state, seat)
        try:
            action = self._actions.decode(ask.action)
        except msgspec.DecodeError:
            raise Illegal("WIRE-2", "refused-not-an-action") from None
        refusal = self.game.refuse(view, Act(self.time.now(), seat, action))
        wire.tell(
            Answer(
                id=ask.id,
                refusal=None if refusal is None else self._refused(wire, refusal, ask.id),
                preview=self.game.preview(view, action),
            )
        )

    def _again(self, wire: Wire, seat: Seat, do: Do) -> bool:
        number = None if self.play is None else self.play.known(seat, do.id)
        if number is None:
            return self.racing.touches.of(seat, do.id)
        if self.play is not None and self.play.past.kept(number):
            wire.tell(Ack(id=do.id, number=number))
        return True  # else it is on its way to the disk, and acknowledged from there

    def _playing(self) -> Play:
        match self.phase:
            case "playing" if self.play is not None:
                if self.house.store.waiting > self.house.settings.waiting:
                    raise Illegal("TABLE-10", "refused-busy")
                return self.play
            case "over" | "left":
                raise Illegal("TABLE-1", "refused-game-over")
            case "open":
                raise Illegal("TABLE-7", "refused-not-started")
            case "paused":
                raise Illegal("TABLE-8", "refused-paused")
            case _:
                raise Illegal("TABLE-9", "refused-stalled")

    def seat_for(self, wire: Wire, chair: int | None) -> Seat:
        """Which of this socket's seats is meant."""
        if chair is None and len(wire.seats) == 1:
            return Seat(wire.seats[0])
        if chair is None or chair not in wire.seats:
            raise Illegal("TABLE-2", "refused-not-your-seat")
        return Seat(chair)

    def refuse(self, wire: Wire, refusal: Illegal, act: str | None = None) -> None:
        """Tell one socket why not."""
        self.house.metrics.refusals.labels(refusal.rule).inc()
        wire.tell(self._refused(wire, refusal, act))

    def _refused(self, wire: Wire, refusal: Illegal, act: str | None) -> Refused:
        text = why(refusal, self.game, wire.lang)
        return Refused(rule=refusal.rule, key=refusal.key, text=text, id=act)

    # --- what the play asks of its owner -----------------------------------------------------------------------------

    @property
    def epoch(self) -> int:
        """Of the writer who owns the table: ours."""
        return self.row.epoch

    def append(self, entry: Entry, payload: str, told: Told) -> None:
        """Hand a move to the log."""
        self.house.store.append(Row(self.row.id, entry.number, entry.epoch, entry.act, payload), told)

    def published(self, entry: Entry, before: Any) -> None:
        """A move is written: everyone gets the update of their own seat."""
        self._moves.inc()
        sheet = Sheet(self.game, entry, before)
        now = self.house.clock.now()
        wires = ((Seat(n), wire) for n, chair in enumerate(self.chairs) for wire in chair.wires)
        pace = self.racing.begin(entry, now, wires)
        for number, chair in enumerate(self.chairs):
            for wire in chair.wires:
                data = sheet.frame(Seat(number))
                if data is None:
                    continue
                if pace is None:
                    wire.send(data)
                else:
                    due = self.time.moment(pace.sends[Seat(number)])
                    wire.send_at(due, data, self.racing.sender(number, wire))
        if self.watchers and (public := sheet.frame(None)) is not None:
            for wire in self.watchers:
                if pace is None:
                    wire.send(public)
                else:
                    due = self.time.moment(pace.visible) - wire.link.path().one_way
                    wire.send_at(max(now, due), public, lambda _moment: None)
        self._after(entry, now)

    def kept(self, entry: Entry) -> None:
        """A move is on the disk: whoever asked for it may rely on it."""
        if entry.act is not None and entry.seat is not None:
            data = framed(Ack(id=entry.act, number=entry.number))
            for wire in self.chairs[entry.seat].wires:
                wire.mention(data)

    def _after(self, entry: Entry, now: float) -> None:
        if (arrived := self._arrivals.pop(entry.number, None)) is not None:
            self.house.metrics.latency.observe((now - arrived) / 1000)
        if isinstance(entry.move, Act) and entry.act is not None and entry.move.evidence is not None:
            self._note_race(entry.move)
        outcome = self.game.outcome(entry.state)
        if outcome is not None:
            self.finish(replace(self.row, phase="over", outcome=msgspec.to_builtins(outcome)))

    def _note_race(self, act: "Act[Any]") -> None:
        self.house.metrics.lag.observe(act.lag / 1000)
        evidence = msgspec.convert(act.evidence, Evidence)
        if evidence.kernel is None:
            self._unproved.add(act.seat)
        self.house.metrics.touches.labels("pongs" if evidence.kernel is None else "kernel").inc()
        if evidence.client is not None:
            self.house.metrics.margin.observe(abs(evidence.client - evidence.estimate) / 1000)

    def finish(self, row: TableRow) -> None:
        """The game is over: show the result and the secret, and let the clock stand."""
        self.row = row
        self.time.hold("over")
        if self.play is not None:
            self.play.stop()
        self.tell_change()
        self.wants_save(self)
        self.house.log.info("game over", table=self.row.id, game=self.row.game, phase=row.phase)
        if self._unproved:  # see docs/fairness.md: a doctored client could have lied here
            self.house.log.info("races without proof", table=self.row.id, seats=sorted(self._unproved))

    def log_failed(self, error: Exception) -> None:
        """The clock stands until the log answers again; told of once, however many moves failed together."""
        if "store" in self.time.holds:
            return
        self.time.hold("store")
        self._arrivals.clear()
        self.house.log.warning("log failed", table=self.row.id, error=type(error).__name__)
        self.tell_change()
        self.wants_recovery(self)

    def bot_failed(self, error: Exception) -> None:
        """A bug of a built-in player: noted; the game goes on."""
        self.house.metrics.bot_failures.labels(self.row.game).inc()
        failed(self.house.log, "bot failed", error, table=self.row.id, game=self.row.game)

    def broke(self, error: Exception) -> None:
        """A bug of ours: this table stops and says so, its log is kept, the others go on."""
        failed(self.house.log, "table frozen", error, table=self.row.id)
        self.house.metrics.frozen.inc()
        self.row = replace(self.row, phase="damaged")
        self.time.hold("damaged")
        if self.play is not None:
            self.play.stop()
        self.tell_change()

    def close(self, message: Goodbye) -> None:
        """Send everyone away."""
        if self.play is not None:
            self.play.stop()
        for wire in list(self.wires()):
            wire.goodbye(message)
