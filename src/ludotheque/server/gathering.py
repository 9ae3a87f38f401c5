"""The people round a table: who sits, who watches, who is gone for a moment, and what everyone may see of it."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise

import msgspec

from ludotheque.core import Millis, Outcome, Seat
from ludotheque.core.play import AnyGame
from ludotheque.server.botseat import STAND_IN
from ludotheque.server.clock import Handle, TableClock
from ludotheque.server.fairness import Trust
from ludotheque.server.frames import framed
from ludotheque.server.house import House
from ludotheque.server.ledger import SeatRow, TableRow
from ludotheque.server.messages import Changed, Outgoing, Phase, Said, SeatInfo, TableInfo, Welcome
from ludotheque.server.play import Play
from ludotheque.server.publish import Sheet, whole
from ludotheque.server.racing import Racing
from ludotheque.server.talk import Talk
from ludotheque.server.version import VERSION
from ludotheque.server.wire import Wire


class Chair:
    """The live side of a seat: sockets, stand-in, trust."""

    __slots__ = ("away", "stand_in", "trust", "wires")

    def __init__(self) -> None:
        self.wires: dict[Wire, None] = {}
        self.stand_in = False
        self.away: Handle | None = None
        self.trust = Trust()


class Gathering:
    """A table as a place: people, sockets and the clock. `Table` adds the game."""

    def __init__(self, house: House, row: TableRow, *, restored: bool = False) -> None:
        self.house = house
        self.row = row
        self.game: AnyGame = house.games[row.game]
        self.chairs = [Chair() for _ in row.seats]
        self.watchers: dict[Wire, None] = {}  # in the order in which they came, so that nothing depends on chance
        self.time = TableClock(house.clock, holds=("restart",) if restored else ())
        self.play: Play | None = None
        self.racing = Racing(self.time)
        self.deserted = house.clock.now()
        self.autostart = False
        self.talk = Talk()
        self.changing = asyncio.Lock()  # one change of the row at a time

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
        return TableInfo(
            code=row.code,
            game=row.game,
            rules=row.rules,
            options=row.options,
            public=row.public,
            phase=self.phase,
            seats=tuple(self._seat_info(n, seat) for n, seat in enumerate(row.seats)),
            host=self.host_seat(),
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
        data = framed(message)
        for wire in self.wires():
            wire.send(data)

    def clock(self) -> Millis:
        """The table's clock as clients are told it; before the deal it stands at 0, however long people wait."""
        return Millis(0) if self.play is None else self.time.now()

    def tell_change(self) -> None:
        """Everyone gets the new card of the table."""
        self.tell_all(Changed(table=self.info(), now=self.clock()))

    # --- coming and going --------------------------------------------------------------------------------------------

    def seats_of(self, hashes: frozenset[str]) -> tuple[int, ...]:
        """The seats that tokens with these hashes open."""
        return tuple(n for n, seat in enumerate(self.row.seats) if seat.token_hash in hashes)

    def host_seat(self) -> int | None:
        """The host's seat; while the host is away, the first person who is here acts as host."""
        own = next((n for n, seat in enumerate(self.row.seats) if seat.token_hash == self.row.host_hash), None)
        if any(self.row.host_hash in wire.hashes for wire in self.wires()):
            return own
        heir = next(
            (n for n, seat in enumerate(self.row.seats) if seat.kind == "person" and self.chairs[n].wires), None
        )
        return own if heir is None else heir

    def hosts(self, wire: Wire) -> bool:
        """Whether this socket may do what a host may."""
        return self.row.host_hash in wire.hashes or (bool(wire.seats) and self.host_seat() in wire.seats)

    def attach(self, wire: Wire, hashes: frozenset[str], last: int | None, epoch: int | None) -> None:
        """Someone is here: tell them where they are, then what they missed since the last update that they know."""
        wire.hashes = hashes
        seats = self.seats_of(hashes)
        new = tuple(seat for seat in seats if seat not in wire.seats)
        wire.seats = seats
        if seats:
            self.watchers.pop(wire, None)
            wire.link.trust = self.chairs[seats[0]].trust
        else:
            self.watchers[wire] = None
        for seat in seats:
            self._take_place(seat, wire)
        self.time.release("nobody")
        if next(self._missing(), None) is None:
            self.time.release("restart")
        info, now = self.info(), self.clock()
        wire.tell(
            Welcome(
                table=info,
                seats=seats,
                host=self.hosts(wire),
                now=now,
                number=info.number,
                chat=self.talk.lines(wire.muted),
                version=VERSION,
            )
        )
        self._catch_up(wire, new if seats else (None,), last, epoch)
        others = framed(Changed(table=info, now=now))
        for other in self.wires():
            if other is not wire:
                other.send(others)
        if self.play is not None:
            self.play.arm()

    def _take_place(self, seat: int, wire: Wire) -> None:
        chair = self.chairs[seat]
        chair.wires[wire] = None
        if chair.away is not None:
            chair.away.cancel()
            chair.away = None
        if chair.stand_in:
            chair.stand_in = False
            if self.play is not None:
                self.play.bots.go(Seat(seat))

    def _missing(self) -> Iterator[int]:
        return (n for n, seat in enumerate(self.row.seats) if seat.kind == "person" and not self.chairs[n].wires)

    def _catch_up(self, wire: Wire, seats: tuple[int | None, ...], last: int | None, epoch: int | None) -> None:
        if self.play is None:
            return
        shown, since = self.play.shown, self.play.past.since(last, epoch)
        for chair in seats:
            seat = None if chair is None else Seat(chair)
            if since == [shown]:
                continue
            for before, entry in pairwise(since):
                data = Sheet(self.game, entry, before.state).frame(seat)
                if data is not None:
                    wire.send(data)
            if not since:
                wire.send(whole(self.game, shown, seat))
            if chair is not None and self.racing.runs_at(shown.number):
                self.racing.sent(chair, wire, self.house.clock.now())

    def detach(self, wire: Wire) -> None:
        """A socket is gone. After a grace time the built-in player stands in for whoever is missing."""
        self.watchers.pop(wire, None)
        for seat in wire.seats:
            chair = self.chairs[seat]
            chair.wires.pop(wire, None)
            if not chair.wires and self.row.phase == "playing" and self.row.seats[seat].kind == "person":
                self.expect_back(seat)
        wire.seats, wire.hashes = (), frozenset()
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

    def say(self, said: Said) -> None:
        """Chat, to everyone who has not muted the speaker, and to those who come later."""
        data = framed(self.talk.add(said))
        for wire in self.wires():
            if said.seat not in wire.muted:
                wire.send(data)
