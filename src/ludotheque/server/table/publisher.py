"""What leaves a table about its moves: updates, acknowledgements, refusals, and the story in sentences."""

from collections.abc import Iterable

from ludotheque.core import Illegal, Seat
from ludotheque.core.play import AnyGame
from ludotheque.server.connection.connection import Connection
from ludotheque.server.connection.frames import framed
from ludotheque.server.protocol import Ack, Story
from ludotheque.server.services.logs import failed
from ludotheque.server.services.services import Services, refused
from ludotheque.server.table.history import Entry, History, Shown
from ludotheque.server.table.presence import Presence
from ludotheque.server.table.racing import Racing
from ludotheque.server.table.story import story
from ludotheque.server.table.updates import UpdateFrames, whole_update


class Publisher:
    """Sends each seat, and those who watch, what they may know; in a race all at the same moment."""

    def __init__(self, services: Services, game: AnyGame, presence: Presence, racing: Racing) -> None:
        self._services = services
        self._game = game
        self._presence = presence
        self._racing = racing

    def update(self, shown: Shown, now: float) -> None:
        """A move was made: everyone who may notice gets the update of their own seat."""
        entry, frames = shown.entry, UpdateFrames(shown)
        if self._racing.begin(entry, now, self._presence.seated()):
            self._send_paced(entry, frames)
        else:
            self._send(frames)
        if entry.events and self._presence.readers:
            self._tell_story(entry)

    def _send(self, frames: UpdateFrames) -> None:
        for seat, connection in self._presence.seated():
            if (data := frames.of(seat, named=connection.named)) is not None:
                connection.send(data)
        for connection in self._presence.watchers:
            if (data := frames.of(None, named=connection.named)) is not None:
                connection.send(data)

    def _send_paced(self, entry: Entry, frames: UpdateFrames) -> None:
        """A reveal: every seat sees it at the same moment (MP-15, AR-22), spectators not before."""
        for seat, connection in self._presence.seated():
            if (data := frames.of(seat, named=connection.named)) is not None:
                self._racing.send(seat, connection, data)
        for connection in self._presence.watchers:
            if (data := frames.of(None, named=connection.named)) is not None:
                self._racing.send_again(None, connection, data, entry.number)

    def _tell_story(self, entry: Entry) -> None:
        """The same in sentences, for clients that asked for them; a text that fails costs nobody a move."""
        readers = list(self._presence.readers)
        for lang in {connection.lang for connection in readers}:
            try:
                lines = story(self._game, entry.events, lang)
            except Exception as error:  # noqa: BLE001 — a bug in a game's texts: the update itself was sent
                failed(self._services.log, "event text failed", error, game=self._game.KEY)
                continue
            for connection in readers:
                if connection.lang == lang:
                    seats = map(Seat, connection.seats) if connection.seats else (None,)
                    for number in sorted({entry.number_for(seat) for seat in seats}):
                        connection.send(framed(Story(number=number, lines=lines)))

    def first_update(self, entry: Entry) -> None:
        """The cards are dealt: everyone sees their own."""
        for seat, connection in self._presence.seated():
            connection.send(whole_update(self._game, entry, seat))
        for connection in self._presence.watchers:
            connection.send(whole_update(self._game, entry, None))

    def noticed(self, history: History, seat: Seat | None, *, live: bool) -> Entry:
        """The newest move that a seat may know of now: not a reveal whose copies are still leaving."""
        revealing = live and self._racing.is_revealing(self._services.clock.now())
        return (history.before_reveal if revealing else history.noticed).by(seat)

    def catch_up(
        self,
        connection: Connection,
        seats: Iterable[Seat | None],
        history: History,
        known: tuple[int | None, int | None],
        *,
        live: bool,
    ) -> None:
        """Send someone who came back the views that changed since the move of this number and epoch."""
        for seat in seats:
            allowed, newest = self.noticed(history, seat, live=live), history.noticed.by(seat)
            if allowed is not newest and not connection.pacing and _mark(allowed, seat) != known:
                connection.send(whole_update(self._game, allowed, seat))
            if allowed is not newest or _mark(newest, seat) != known:
                self._racing.send_again(seat, connection, whole_update(self._game, newest, seat), newest.number)

    def acknowledge(self, entry: Entry) -> None:
        """A move is durable: whoever asked for it may rely on it."""
        if entry.act is not None and entry.seat is not None:
            data = framed(Ack(id=entry.act, number=entry.number_for(entry.seat)))
            for connection in self._presence.seats[entry.seat].connections:
                connection.send_later(data)

    def refuse(self, connection: Connection, refusal: Illegal, act: str | None = None) -> None:
        """Tell one connection why not."""
        self._services.metrics.refusals.labels(refusal.rule).inc()
        connection.tell(refused(refusal, self._game, connection.lang, act))

    def refuse_seat(self, seat: Seat, refusal: Illegal, act: str) -> None:
        """Tell every connection of a seat why not."""
        for connection in self._presence.seats[seat].connections:
            self.refuse(connection, refusal, act)


def _mark(entry: Entry, seat: Seat | None) -> tuple[int, int]:
    """Number and epoch of a move, as a client says which update it had last."""
    return entry.number_for(seat), entry.epoch
