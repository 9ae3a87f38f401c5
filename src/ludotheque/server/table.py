"""A live table: its people, its sockets, its clock and its game. One owner, nothing concurrent inside."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from ludotheque.core import Act, Illegal, Outcome, Seat
from ludotheque.server.botseat import STAND_IN
from ludotheque.server.clock import Handle, TableClock
from ludotheque.server.fairness.trust import Trust
from ludotheque.server.house import House, why
from ludotheque.server.ledger import LoggedMove, SeatRow, TableRow
from ludotheque.server.logs import where
from ludotheque.server.messages import (
    Ack,
    Changed,
    Do,
    Goodbye,
    Outgoing,
    Phase,
    Refused,
    Said,
    SeatInfo,
    TableInfo,
    Welcome,
)
from ludotheque.server.names import hashed
from ludotheque.server.play import Play
from ludotheque.server.publish import Entry, Sheet, encode, whole
from ludotheque.server.racing import Racing
from ludotheque.server.store import Row
from ludotheque.server.version import VERSION
from ludotheque.server.wire import Wire


class Chair:
    """The live side of a seat: sockets, stand-in, trust."""

    __slots__ = ("away", "stand_in", "trust", "wires")

    def __init__(self) -> None:
        self.wires: set[Wire] = set()
        self.stand_in = False
        self.away: Handle | None = None
        self.trust = Trust()


class Table:
    """One table. Methods that end in the log are methods of `Lobby`; this class never waits."""

    def __init__(self, house: House, row: TableRow, *, restored: bool = False) -> None:
        self.house = house
        self.row = row
        self.game = house.games[row.game]
        self.chairs = [Chair() for _ in row.seats]
        self.watchers: set[Wire] = set()
        self.time = TableClock(house.clock, holds=("restart",) if restored else ())
        self.play: Play | None = None
        self.racing = Racing(self.time)
        self.wants_recovery: Callable[[Table, Exception], None] = lambda _table, _error: None
        self.wants_save: Callable[[Table], None] = lambda _table: None
        self.deserted = house.clock.now()
        self.autostart = False
        self._options = msgspec.convert(row.options, self.game.Options)
        self._actions = msgspec.json.Decoder(self.game.Action)
        self._moves = house.metrics.moves.labels(row.game)
        self._acts = house.metrics.acts.labels(row.game)
        self._arrivals: dict[int, float] = {}

    # --- what everyone sees ------------------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """What the table is doing."""
        if self.row.phase != "playing":
            return self.row.phase
        if "store" in self.time.holds:
            return "stalled"
        return "playing" if self.time.running else "paused"

    def info(self) -> TableInfo:
        """The lobby's card of the table."""
        row = self.row
        ended = row.phase in ("over", "left")
        host = next((n for n, seat in enumerate(row.seats) if seat.token_hash == row.host_hash), None)
        return TableInfo(
            code=row.code,
            game=row.game,
            rules=row.rules,
            options=row.options,
            public=row.public,
            phase=self.phase,
            seats=tuple(self._seat_info(n, seat) for n, seat in enumerate(row.seats)),
            host=host,
            commitment=row.commitment,
            created=row.created,
            watching=len(self.watchers),
            number=0 if self.play is None else self.play.shown.number,
            outcome=None if row.outcome is None else msgspec.convert(row.outcome, Outcome),
            next=row.next,
            secret=row.secret if ended else None,
        )

    def _seat_info(self, number: int, seat: SeatRow) -> SeatInfo:
        chair = self.chairs[number]
        wire = next(iter(chair.wires), None)
        return SeatInfo(
            kind=seat.kind,
            name=seat.name,
            avatar=seat.avatar,
            level=seat.level,
            here=wire is not None,
            stand_in=chair.stand_in,
            line="unknown" if wire is None else wire.link.path().quality,
            nonce=seat.nonce,
        )

    def wires(self) -> Iterator[Wire]:
        """Every socket once, in a stable order: seats first."""
        seen = dict.fromkeys(wire for chair in self.chairs for wire in chair.wires)
        yield from seen
        yield from (wire for wire in list(self.watchers) if wire not in seen)

    def tell_all(self, message: Outgoing) -> None:
        """Send a message to every socket."""
        payload = encode(message)
        for wire in self.wires():
            wire.send(payload)

    def tell_change(self) -> None:
        """Everyone gets the new card of the table."""
        self.tell_all(Changed(table=self.info(), now=self.time.now()))

    # --- coming and going --------------------------------------------------------------------------------------------

    def seats_of(self, tokens: tuple[str, ...]) -> tuple[tuple[int, ...], bool]:
        """The seats these tokens open, and whether one is the host's."""
        hashes = {hashed(token) for token in tokens}
        seats = tuple(n for n, seat in enumerate(self.row.seats) if seat.token_hash in hashes)
        return seats, self.row.host_hash in hashes

    def attach(self, wire: Wire, tokens: tuple[str, ...], last: int | None) -> None:
        """Someone is here: tell them where they are, then what they missed."""
        seats, wire.host = self.seats_of(tokens)
        new = tuple(seat for seat in seats if seat not in wire.seats)
        wire.seats = seats
        if seats:
            self.watchers.discard(wire)
            wire.link.trust = self.chairs[seats[0]].trust
        else:
            self.watchers.add(wire)
        for seat in seats:
            self._take_place(seat, wire)
        self.time.release("nobody")
        if next(self._missing(), None) is None:
            self.time.release("restart")
        number = 0 if self.play is None else self.play.shown.number
        wire.tell(
            Welcome(table=self.info(), seats=seats, host=wire.host, now=self.time.now(), number=number, version=VERSION)
        )
        self._catch_up(wire, new if seats else (None,), last)
        others = encode(Changed(table=self.info(), now=self.time.now()))
        for other in self.wires():
            if other is not wire:
                other.send(others)
        if self.play is not None:
            self.play.arm()

    def _take_place(self, seat: int, wire: Wire) -> None:
        chair = self.chairs[seat]
        chair.wires.add(wire)
        if chair.away is not None:
            chair.away.cancel()
            chair.away = None
        if chair.stand_in:
            chair.stand_in = False
            if self.play is not None:
                self.play.free_bot(Seat(seat))

    def _missing(self) -> Iterator[int]:
        return (n for n, seat in enumerate(self.row.seats) if seat.kind == "person" and not self.chairs[n].wires)

    def _catch_up(self, wire: Wire, seats: tuple[int | None, ...], last: int | None) -> None:
        if self.play is None:
            return
        recent, shown = self.play.recent, self.play.shown
        for chair in seats:
            seat = None if chair is None else Seat(chair)
            if last == shown.number:
                continue
            if last is not None and recent[0].number <= last < shown.number:
                entries = [entry for entry in recent if entry.number >= last]
                for before, entry in zip(entries, entries[1:], strict=False):
                    payload = Sheet(self.game, entry, before.state).payload(seat)
                    if payload is not None:
                        wire.send(payload)
            else:
                wire.send(whole(self.game, shown, seat))
            if chair is not None and self.racing.runs_at(shown.number):
                self.racing.sent(chair, wire, self.house.clock.now())

    def detach(self, wire: Wire) -> None:
        """A socket is gone. After a grace time the built-in player stands in for whoever is missing."""
        self.watchers.discard(wire)
        for seat in wire.seats:
            chair = self.chairs[seat]
            chair.wires.discard(wire)
            if not chair.wires and self.row.phase == "playing" and self.row.seats[seat].kind == "person":
                self.expect_back(seat)
        wire.seats = ()
        self.deserted = self.house.clock.now()
        if not any(True for _ in self.wires()):
            self.time.hold("nobody")
        self.tell_change()

    def expect_back(self, seat: int) -> None:
        """Start the grace time of a person who is not here."""
        chair = self.chairs[seat]
        if chair.away is None and not chair.stand_in and self.row.seats[seat].kind == "person":
            when = self.house.clock.now() + self.house.settings.grace_s * 1000
            chair.away = self.house.clock.call_at(when, lambda: self.stand_in(seat))

    def pause(self, on: bool) -> None:
        """The host stops the clock, or lets it run."""
        if on:
            self.time.hold("host")
        else:
            self.release("host")
        self.tell_change()

    def release(self, reason: str) -> None:
        """One reason to wait less: if it was the last one, go on."""
        if self.time.release(reason) and self.play is not None:
            self.play.arm()
            self.tell_change()

    def stand_in(self, seat: int) -> None:
        """The built-in player acts for someone who is gone from now on."""
        chair = self.chairs[seat]
        chair.away = None
        if chair.wires or chair.stand_in or self.play is None or self.row.phase != "playing":
            return
        chair.stand_in = self.row.seats[seat].kind == "person"
        self.play.seat_bot(Seat(seat), STAND_IN)
        self.tell_change()

    # --- the game ----------------------------------------------------------------------------------------------------

    def open_play(self, rows: list[LoggedMove]) -> None:
        """Deal, and fold what the log already holds; raises if it is damaged."""
        deal = self.house.deal(self.row.secret, self.row.nonces)
        play = Play(self, self.game, self._options, deal, self.house.clock, self.time)
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
            judged = self.racing.judge(wire, seat, do, action, arrived)
            play.act(seat, action, do.id, self.time.exact(arrived), judged)
        except Illegal as refusal:
            self.refuse(wire, refusal, do.id)
        except msgspec.DecodeError:
            self.refuse(wire, Illegal("WIRE-2", "refused-not-an-action"), do.id)
        else:
            self._acts.inc()
            if (number := play.known(seat, do.id)) is not None:
                self._arrivals[number] = arrived

    def _again(self, wire: Wire, seat: Seat, do: Do) -> bool:
        number = None if self.play is None else self.play.known(seat, do.id)
        if number is None:
            return False
        if self.play is not None and number <= self.play.shown.number:
            wire.tell(Ack(id=do.id, number=number))
        return True  # else it is on its way to the log, and acknowledged from there

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
        text = why(refusal, self.game, wire.lang)
        wire.tell(Refused(rule=refusal.rule, key=refusal.key, text=text, id=act))

    def say(self, said: Said) -> None:
        """Chat, to everyone who has not muted the speaker."""
        payload = encode(said)
        for wire in self.wires():
            if said.seat not in wire.muted:
                wire.send(payload)

    # --- what the play asks of its owner -----------------------------------------------------------------------------

    def append(self, number: int, act: str | None, payload: str, done: Callable[[Any, Exception | None], None]) -> None:
        """Hand a move to the log."""
        self.house.store.append(Row(self.row.id, number, self.row.epoch, act, payload), done)

    def published(self, entry: Entry, before: Any) -> None:
        """A move is durable: everyone gets the update of their own seat."""
        self._moves.inc()
        sheet = Sheet(self.game, entry, before)
        now = self.house.clock.now()
        links = ((Seat(n), wire.link) for n, chair in enumerate(self.chairs) for wire in chair.wires)
        pace = self.racing.begin(entry, now, links)
        for number, chair in enumerate(self.chairs):
            for wire in chair.wires:
                payload = sheet.payload(Seat(number))
                if payload is None:
                    self._acknowledge(wire, number, entry)
                elif pace is None:
                    wire.send(payload)
                else:
                    due = self.time.moment(pace.sends[Seat(number)])
                    wire.send_at(due, payload, self.racing.sender(number, wire))
        if self.watchers and (public := sheet.payload(None)) is not None:
            for wire in self.watchers:
                if pace is None:
                    wire.send(public)
                else:
                    due = self.time.moment(pace.visible) - wire.link.path().one_way
                    wire.send_at(max(now, due), public, lambda _moment: None)
        self._after(entry, now)

    def _acknowledge(self, wire: Wire, seat: int, entry: Entry) -> None:
        if entry.act is not None and entry.seat == seat:
            wire.tell(Ack(id=entry.act, number=entry.number))

    def _after(self, entry: Entry, now: float) -> None:
        if (arrived := self._arrivals.pop(entry.number, None)) is not None:
            self.house.metrics.latency.observe((now - arrived) / 1000)
            if isinstance(entry.move, Act) and entry.move.evidence is not None:
                self._note_race(entry.move)
        outcome = self.game.outcome(entry.state)
        if outcome is not None:
            self.finish(replace(self.row, phase="over", outcome=msgspec.to_builtins(outcome)))

    def _note_race(self, act: "Act[Any]") -> None:
        self.house.metrics.lag.observe(act.lag / 1000)
        evidence = act.evidence or {}
        client, estimate = evidence.get("client"), evidence.get("estimate")
        if isinstance(client, int | float) and isinstance(estimate, int | float):
            self.house.metrics.margin.observe(abs(client - estimate) / 1000)
        for wire in self.chairs[act.seat].wires:
            self.chairs[act.seat].trust = wire.link.trust

    def finish(self, row: TableRow) -> None:
        """The game is over: show the result and the secret, and let the clock stand."""
        self.row = row
        self.time.hold("over")
        if self.play is not None:
            self.play.stop()
        self.tell_change()
        self.wants_save(self)
        self.house.log.info("game over", table=self.row.id, game=self.row.game, phase=row.phase)

    def log_failed(self, error: Exception) -> None:
        """Nothing that was not acknowledged happened; the clock stands until the log answers again."""
        self.time.hold("store")
        self._arrivals.clear()
        self.house.log.warning("log failed", table=self.row.id, error=type(error).__name__)
        self.tell_change()
        self.wants_recovery(self, error)

    def broke(self, error: Exception) -> None:
        """A bug of ours: this table stops and says so, its log is kept, the others go on."""
        self.house.log.error("table frozen", table=self.row.id, **where(error))
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
