"""Updates as bytes: what everyone may know is encoded once, and only a seat's own part for each seat."""

from typing import Any

from msgspec import Raw, Struct
from msgspec.structs import replace

from ludotheque.core import Millis, Move, Seat
from ludotheque.core.play import AnyGame
from ludotheque.server.frames import encode, frame, head


class Entry(Struct, frozen=True, gc=False):
    """A move that was made: its number and writer's epoch, the state and facts it led to, and the act it answers."""

    number: int
    epoch: int
    at: Millis
    state: Any
    events: tuple[Any, ...]
    move: "Move[Any] | None" = None
    act: str | None = None

    @property
    def seat(self) -> Seat | None:
        """Whose act it was."""
        return getattr(self.move, "seat", None)


class Sheet:
    """One update for all seats, encoded as far as they share it."""

    __slots__ = ("_before", "_entry", "_frames", "_game", "_head", "_public", "_tail")

    def __init__(self, game: AnyGame, entry: Entry, before: Any) -> None:
        self._game = game
        self._entry = entry
        self._before = before
        self._head = _head(entry)
        self._tail = b',"events":' + encode(entry.events) + b"}"
        self._public: Raw | None = None
        self._frames: dict[Seat | None, bytes | None] = {}

    def frame(self, seat: Seat | None) -> bytes | None:
        """The update for a seat (`None`: spectators); `None` if it may not notice that anything happened."""
        if seat not in self._frames:
            self._frames[seat] = self._make(seat)
        return self._frames[seat]

    def _make(self, seat: Seat | None) -> bytes | None:
        entry = self._entry
        view = self._game.view(entry.state, seat)
        if not entry.events and self._before is not None and view == self._game.view(self._before, seat):
            return None  # a touch in a race that runs: nobody else may learn of it (MP-15)
        whose, body = encode(seat), self._view(view)
        size = len(self._head) + len(whose) + 8 + len(body) + len(self._tail)
        return b"".join((head(size), self._head, whose, b',"view":', body, self._tail))

    def _view(self, view: Any) -> bytes:
        public = getattr(view, "public", None)
        if public is None:
            return encode(view)
        if self._public is None:
            self._public = Raw(encode(public))
        return encode(replace(view, public=self._public))


def whole(game: AnyGame, entry: Entry, seat: Seat | None) -> bytes:
    """The update for someone who missed more than is still remembered: the view alone."""
    view = encode(game.view(entry.state, seat))
    return frame(b"".join((_head(entry), encode(seat), b',"view":', view, b',"events":[],"whole":true}')))


def _head(entry: Entry) -> bytes:
    return b'{"type":"update","number":%d,"epoch":%d,"at":%d,"seat":' % (entry.number, entry.epoch, entry.at)
