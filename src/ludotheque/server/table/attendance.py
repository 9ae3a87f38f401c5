"""Coming and going: whoever comes is told where they are and what they missed; a bot acts for whoever stays away."""

from functools import partial
from time import time

from ludotheque.bots.levels import NORMAL
from ludotheque.core import Seat
from ludotheque.core.contract import describe
from ludotheque.server.connection.connection import Connection
from ludotheque.server.connection.frames import framed
from ludotheque.server.protocol import Changed, TableInfo, Welcome
from ludotheque.server.services.version import VERSION
from ludotheque.server.table import seating
from ludotheque.server.table.chat import Chat
from ludotheque.server.table.phases import Hold
from ludotheque.server.table.state import TableState
from ludotheque.server.table.waits import Waits


class Attendance:
    """Lets connections in and out of one table."""

    def __init__(self, state: TableState, waits: Waits, chat: Chat) -> None:
        self._state = state
        self._waits = waits
        self._chat = chat
        self.deserted = state.services.clock.now()
        """When the last connection left."""

    def attach(self, connection: Connection, hashes: frozenset[str], last: int | None, epoch: int | None) -> None:
        """Someone is here: tell them where they are, then what they missed since the last update that they know."""
        state = self._state
        seats = seating.seats_of(state.row.seats, hashes)
        # Whoever is here already tells of the seats they had.
        known = (None, None) if seats and state.presence.has(connection) else (last, epoch)
        new = tuple(Seat(seat) for seat in seats if seat not in connection.seats)
        connection.sit(seats, seating.opening(state.row, hashes), named=len(hashes) > 1)
        came = state.presence.enter(connection)
        for seat in seats:
            if state.presence.is_back(seat) and state.live is not None:
                state.live.play.bots.go(Seat(seat))
        if state.presence.attended(state.row):
            state.deserting = False
            state.time.release(Hold.NOBODY)
        if not state.presence.missing(state.row):
            state.time.release(Hold.RESTART)
        info, now = state.info(), state.now()
        connection.tell(self._welcome(connection, info, now))
        if state.live is not None:
            wanted = new if seats else (None,)
            state.publisher.catch_up(connection, wanted, state.live.play.history, known, live=state.playing)
        if came:
            data = framed(Changed(table=info, now=now))
            for other in state.presence.connections():
                if other is not connection:
                    other.send(data)
        else:
            state.tell_soon()
        self._waits.go_on()

    def _welcome(self, connection: Connection, info: TableInfo, now: int) -> Welcome:
        state = self._state
        return Welcome(
            table=info,
            seats=connection.seats,
            host=state.presence.hosts(state.row, connection),
            now=now,
            number=info.number,
            contract=describe(state.game),
            chat=self._chat.lines(connection.muted),
            talk=state.services.settings.talk,
            notice=state.services.notices.current(),
            quiet=state.services.settings.quiet_s,
            time=round(time()),
            version=VERSION,
        )

    def detach(self, connection: Connection) -> None:
        """A connection is gone. After a grace time the built-in player acts for whoever is missing."""
        state = self._state
        went = state.presence.leave(connection)
        for seat in went:
            self.expect_back(seat)
        self.deserted = state.services.clock.now()
        state.devices.forget(connection)
        if not state.presence.attended(state.row):
            self._waits.desert()
        self._waits.wait_for_devices()
        if went:
            state.tell_change()
        else:
            state.tell_soon()

    def give_up(self, seats: tuple[int, ...]) -> None:
        """People gave these seats up; during a game the built-in player acts for them.

        Every device of such a seat is welcomed again, with the seats that it still has.
        """
        state = self._state
        left: dict[Connection, None] = {}
        for seat in seats:
            self._chat.forget(seat)
            left |= dict.fromkeys(state.presence.give_up(seat))
            self._stand_in(seat)
        info, now = state.info(), state.now()
        for connection in left:
            connection.tell(self._welcome(connection, info, now))
            if state.live is not None and not connection.seats:
                history = state.live.play.history
                state.publisher.catch_up(connection, (None,), history, (None, None), live=state.playing)
        state.tell_soon()  # who is here, and for whom a bot stands in
        self._waits.look_again()

    def expect_back(self, seat: int) -> None:
        """Start the grace time of a person who is not here."""
        state = self._state
        if state.playing and state.row.seats[seat].kind == "person":
            state.presence.expect_back(seat, partial(self._stand_in, seat))

    def _stand_in(self, seat: int) -> None:
        state, sitting = self._state, self._state.presence.seats[seat]
        sitting.return_timer = None
        if sitting.connections or sitting.stand_in or state.live is None or not state.playing:
            return
        if Seat(seat) in state.live.play.bots.seats:  # a bot of its own level was here already
            return
        sitting.stand_in = state.row.seats[seat].kind == "person"
        state.live.seat_bot(Seat(seat), NORMAL)
        state.tell_change()
