"""Updates as bytes: what everyone may know is encoded once, and only a seat's own part for each seat."""

from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from ludotheque.core import Millis, Move, Seat
from ludotheque.core.play import AnyGame

encode = msgspec.json.Encoder().encode


class Entry(Struct, frozen=True, gc=False):
    """A move that was made: its number, the state and the facts it led to, and the act it answers."""

    number: int
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
        self._head = b'{"type":"update","number":%d,"at":%d,"seat":' % (entry.number, entry.at)
        self._tail = b',"events":' + encode(entry.events)
        self._public: Raw | None = None
        self._frames: dict[int, bytes | None] = {}

    def payload(self, seat: Seat | None) -> bytes | None:
        """The update for a seat (`None`: spectators); `None` if it may not notice that anything happened."""
        key = -1 if seat is None else seat
        if key not in self._frames:
            self._frames[key] = self._make(seat)
        return self._frames[key]

    def _make(self, seat: Seat | None) -> bytes | None:
        entry = self._entry
        view = self._game.view(entry.state, seat)
        if not entry.events and self._before is not None and view == self._game.view(self._before, seat):
            return None  # a touch in a race that runs: nobody else may learn of it (MP-15)
        mine = entry.act is not None and seat is not None and entry.seat == seat
        ack = b',"ack":"%s"}' % entry.act.encode() if mine and entry.act else b"}"
        return b"".join((self._head, encode(seat), b',"view":', self._view(view), self._tail, ack))

    def _view(self, view: Any) -> bytes:
        public = getattr(view, "public", None)
        if public is None:
            return encode(view)
        if self._public is None:
            self._public = Raw(encode(public))
        return encode(replace(view, public=self._public))


def whole(game: AnyGame, entry: Entry, seat: Seat | None) -> bytes:
    """The update for someone who missed more than is still remembered: the view alone."""
    head = b'{"type":"update","number":%d,"at":%d,"seat":' % (entry.number, entry.at)
    view = encode(game.view(entry.state, seat))
    return b"".join((head, encode(seat), b',"view":', view, b',"events":[],"whole":true}'))
