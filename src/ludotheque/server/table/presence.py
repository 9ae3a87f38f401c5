"""Who is at a table: which connections sit in which seat, who watches, who hosts, and who is away."""

from collections.abc import Callable, Iterator

from ludotheque.core import Seat
from ludotheque.server.connection.connection import Connection
from ludotheque.server.fairness import Trust
from ludotheque.server.services.clock import Clock, Handle
from ludotheque.server.storage.rows import TableRow
from ludotheque.server.table import seating


class SeatPresence:
    """The live side of a seat: its connections, and what happens while it has none."""

    __slots__ = ("connections", "failed", "return_timer", "stand_in", "trust", "visited")

    def __init__(self) -> None:
        self.connections: dict[Connection, None] = {}
        self.visited = False
        """Whoever took the seat has come to the table."""
        self.stand_in = False
        """The built-in player acts for a person who is away."""
        self.failed = False
        """The bot that sat here failed, and another plays on."""
        self.return_timer: Handle | None = None
        """Runs while a person who left is expected back."""
        self.trust = Trust()


class Presence:
    """The connections of one table. What is stored about its seats is passed in as a row."""

    def __init__(self, seats: int, clock: Clock, grace_s: float) -> None:
        self.seats = [SeatPresence() for _ in range(seats)]
        self._places = [(Seat(number), sitting) for number, sitting in enumerate(self.seats)]
        self.watchers: dict[Connection, None] = {}  # in the order in which they came, so that nothing depends on chance
        self.readers: dict[Connection, None] = {}
        """Whoever wants events in sentences as well."""
        self._clock = clock
        self._grace_s = grace_s

    def connections(self) -> Iterator[Connection]:
        """Every connection once, in a stable order: seats first."""
        seen = dict.fromkeys(connection for sitting in self.seats for connection in sitting.connections)
        yield from seen
        yield from (connection for connection in list(self.watchers) if connection not in seen)

    def has(self, connection: Connection) -> bool:
        """Whether a connection is at this table."""
        return connection in self.watchers or any(
            connection in self.seats[seat].connections for seat in connection.seats
        )

    @property
    def empty(self) -> bool:
        """Whether there is no connection at all."""
        return not self.watchers and not any(sitting.connections for sitting in self.seats)

    def seated(self) -> Iterator[tuple[Seat, Connection]]:
        """Every seat with each of its connections."""
        return ((seat, connection) for seat, sitting in self._places for connection in sitting.connections)

    def send(self, data: bytes) -> None:
        """Send a frame to every connection."""
        for connection in self.connections():
            connection.send(data)

    # --- coming and going --------------------------------------------------------------------------------------------

    def enter(self, connection: Connection) -> list[int]:
        """A connection takes its seats, or watches; the seats that nobody was in before."""
        seats = connection.seats
        if seats:
            self.watchers.pop(connection, None)
            connection.use_trust(max((self.seats[seat].trust for seat in seats), key=_known))
        else:
            self.watchers[connection] = None
        if connection.story:
            self.readers[connection] = None
        else:
            self.readers.pop(connection, None)
        empty = [seat for seat in seats if not self.seats[seat].connections]
        for seat in seats:
            self.seats[seat].connections[connection] = None
            self.seats[seat].visited = True
        return empty

    def leave(self, connection: Connection) -> list[int]:
        """A connection is gone; the seats that nobody is in any more."""
        self.watchers.pop(connection, None)
        self.readers.pop(connection, None)
        for seat in connection.seats:
            self.seats[seat].connections.pop(connection, None)
        empty = [seat for seat in connection.seats if not self.seats[seat].connections]
        connection.get_up()
        return empty

    def give_up(self, seat: int) -> list[Connection]:
        """A seat is nobody's any more: whoever has no other one watches from now on. Returns who was in it."""
        left = list(self.seats[seat].connections)
        for connection in left:
            self.seats[seat].connections.pop(connection, None)
            connection.give_up(seat)
        self.watchers |= dict.fromkeys(connection for connection in left if not connection.seats)
        self.seats[seat].stand_in = False  # from now on the bot acts for itself
        return left

    def share_trust(self, toucher: Connection) -> None:
        """What a judged touch cost or earned stays with its seats: neither a second nor a new connection resets it."""
        trust = toucher.link.trust
        for seat in toucher.seats:
            self.seats[seat].trust = trust
            for connection in self.seats[seat].connections:
                connection.use_trust(trust)

    # --- who is away -------------------------------------------------------------------------------------------------

    def expect_back(self, seat: int, gone: Callable[[], None]) -> None:
        """Start the grace time of someone who is not here; `gone` is called at its end."""
        sitting = self.seats[seat]
        if sitting.return_timer is None and not sitting.stand_in:
            sitting.return_timer = self._clock.call_at(self._clock.now() + self._grace_s * 1000, gone)

    def is_back(self, seat: int) -> bool:
        """Someone is in this seat again; says whether the built-in player acted for them until now."""
        self._stop_timer(self.seats[seat])
        stood_in, self.seats[seat].stand_in = self.seats[seat].stand_in, False
        self.seats[seat].failed = False  # the bot that failed was a stand-in
        return stood_in

    def expect_nobody(self) -> None:
        """Nobody is expected back any more."""
        for sitting in self.seats:
            self._stop_timer(sitting)

    @staticmethod
    def _stop_timer(sitting: SeatPresence) -> None:
        if sitting.return_timer is not None:
            sitting.return_timer.cancel()
            sitting.return_timer = None

    # --- questions about a row ---------------------------------------------------------------------------------------

    def missing(self, row: TableRow) -> bool:
        """Whether a person of the table is not here."""
        return any(
            seat.kind == "person" and not sitting.connections
            for seat, sitting in zip(row.seats, self.seats, strict=True)
        )

    def attended(self, row: TableRow) -> bool:
        """Whether someone of the table is here; a spectator does not let the clock of absent people run."""
        if not seating.people(row.seats):
            return any(True for _ in self.connections())
        return any(connection.seats or row.host_hash in connection.hashes for connection in self.connections())

    def host_seat(self, row: TableRow) -> int | None:
        """The host's seat; while the host is away, the first person who is here acts as host."""
        own = next((n for n, seat in enumerate(row.seats) if seat.token_hash == row.host_hash), None)
        if any(row.host_hash in connection.hashes for connection in self.connections()):
            return own
        people = (n for n, seat in enumerate(row.seats) if seat.kind == "person" and self.seats[n].connections)
        return next(people, own)

    def hosts(self, row: TableRow, connection: Connection) -> bool:
        """Whether this connection may do what a host may."""
        return row.host_hash in connection.hashes or (
            bool(connection.seats) and self.host_seat(row) in connection.seats
        )


def _known(trust: Trust) -> tuple[int, float]:
    """How much is known of a seat's stamps: a seat that never raced must not pay for the touches of another."""
    return trust.learnt, -trust.credit
