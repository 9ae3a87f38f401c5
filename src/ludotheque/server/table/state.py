"""What a table is at this moment: its row, clock, people and game; and the card of it that everyone is sent."""

from ludotheque.core import Millis, Seat
from ludotheque.server.connection.frames import framed
from ludotheque.server.protocol import Changed, Held, Phase, TableInfo
from ludotheque.server.services.clock import Handle
from ludotheque.server.services.rate_limits import Bucket
from ludotheque.server.services.services import Services
from ludotheque.server.storage.rows import TableRow
from ludotheque.server.table import phases
from ludotheque.server.table.card import make_card
from ludotheque.server.table.history import Entry
from ludotheque.server.table.live_game import LiveGame
from ludotheque.server.table.phases import Hold
from ludotheque.server.table.presence import Presence
from ludotheque.server.table.publisher import Publisher
from ludotheque.server.table.racing import Racing
from ludotheque.server.table.shared_devices import DeviceWait
from ludotheque.server.table.table_clock import TableClock

COALESCE_MS = 250.0
"""How long changes of the spectators are coalesced: else n spectators who come cause n² messages."""
CARDS_PER_SECOND, CARDS_AT_ONCE = 4, 12
"""How often the table card is sent to everyone at once. People never change a table so often. Without this limit, each
message of a host who pauses and continues in a loop would become one message for every connection."""


class TableState:
    """The parts of a table that others look at. It knows nobody who changes them."""

    def __init__(self, services: Services, row: TableRow) -> None:
        self.services = services
        self.row = row
        self.game = services.games[row.game]
        self.presence = Presence(len(row.seats), services.clock, services.settings.grace_s)
        self.time = TableClock(services.clock, holds=phases.initial_holds(row))
        self.racing = Racing(self.time)
        self.publisher = Publisher(services, self.game, self.presence, self.racing)
        self.devices = DeviceWait(services.clock, self.time)
        self.live: LiveGame | None = None
        """The game, after the deal."""
        self.pausing = False
        """A pause was asked for during a look or a race, and begins after it."""
        self.deserting = False
        """Everyone left during a look or a race, and the clock stands after it."""
        self._announcing: Handle | None = None
        self._cards = Bucket(CARDS_PER_SECOND, CARDS_AT_ONCE)

    @property
    def playing(self) -> bool:
        """Whether the game has begun and not ended; the clock may be held."""
        return self.row.phase == "playing"

    @property
    def phase(self) -> Phase:
        """What the table is doing."""
        return phases.shown(self.row.phase, self.time.holds)

    def held(self) -> Held | None:
        """Why the clock is held."""
        holds = self.time.holds
        if not holds:
            return None
        back = holds.get(Hold.RESTART, 0) + round(self.services.settings.return_s)
        return phases.held(self.row.phase, holds, {Hold.RESTART: back, Hold.DEVICE: self.devices.until})

    def noticed(self, live: LiveGame, seat: Seat | None) -> Entry:
        """The newest move that a seat may know of (`None`: spectators)."""
        return self.publisher.noticed(live.play.history, seat, live=self.playing)

    def now(self) -> Millis:
        """The table's clock as clients are told it; before the deal it is at 0, however long people wait."""
        return Millis(0) if self.live is None else self.time.now()

    def info(self) -> TableInfo:
        """The card of the table."""
        return make_card(
            self.row,
            self.game,
            self.presence,
            phase=self.phase,
            held=self.held(),
            pausing=self.pausing,
            number=0 if self.live is None else self.noticed(self.live, None).number_for(None),
        )

    def tell_change(self) -> None:
        """Send everyone the new card, at once unless that was done too often."""
        if self._cards.take(self.services.clock.now()):
            self._send_card()
        else:
            self.tell_soon()

    def tell_soon(self) -> None:
        """The same a moment later, together with other changes."""
        if self._announcing is None:
            clock = self.services.clock
            self._announcing = clock.call_at(clock.now() + COALESCE_MS, self._send_card)

    def _send_card(self) -> None:
        if self._announcing is not None:
            self._announcing.cancel()
            self._announcing = None
        self.presence.send(framed(Changed(table=self.info(), now=self.now())))
