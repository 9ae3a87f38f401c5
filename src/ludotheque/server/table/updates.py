"""Updates as bytes: what changed in a view since the last update of its seat; what all seats share is made once."""

from typing import Any

from ludotheque.core import Seat
from ludotheque.core.delta import SAME
from ludotheque.core.play import AnyGame
from ludotheque.server.connection.frames import encode, frame
from ludotheque.server.table.history import Entry, Shown


class UpdateFrames:
    """The update of one move, in a frame for each seat. Seats that see the same change share the frame."""

    __slots__ = ("_delta", "_events", "_frames", "_head", "_mark", "_public", "_shown")

    def __init__(self, shown: Shown) -> None:
        entry = shown.entry
        self._shown = shown
        self._mark: Entry | None = None
        self._head = b""
        self._delta: Any = SAME
        self._public = b""
        self._events = b',"at":%d' % entry.at
        if entry.events:
            self._events += b',"events":' + encode(entry.events)
        self._frames: dict[tuple[bytes, bytes, bytes], bytes] = {}

    def of(self, seat: Seat | None, *, named: bool) -> bytes | None:
        """The frame for a seat (`None`: spectators), by its name on a socket of several; `None`: it notices nothing."""
        shown = self._shown
        if not shown.noticed_by(seat):
            return None
        if (known := shown.known.by(seat)) is not self._mark:
            self._mark, self._head = known, _head(shown.entry, known)
        if (public := shown.changes.public(seat)) is not self._delta:
            self._delta, self._public = public, b',"public":' + encode(public)
        own = shown.changes.own(seat)
        parts = (
            self._head + b',"seat":' + encode(seat) if named else self._head,
            b"" if public is SAME else self._public,
            b"" if own is SAME else b',"own":' + encode(own),
        )
        if parts not in self._frames:
            self._frames[parts] = frame(b"".join((parts[0], self._events, parts[1], parts[2], b"}")))
        return self._frames[parts]


def _head(entry: Entry, after: Entry) -> bytes:
    """Number and epoch, as far as they do not follow from those of the update before."""
    head = b'{"type":"update","number":%d' % entry.number
    if after.number != entry.number - 1:
        head += b',"after":%d' % after.number
    return head if after.epoch == entry.epoch else head + b',"epoch":%d' % entry.epoch


def whole_update(game: AnyGame, entry: Entry, seat: Seat | None) -> bytes:
    """The update for someone who has none to join a change to: the view as it is now, without any events."""
    marks = b'{"type":"whole","number":%d,"epoch":%d,"at":%d,"seat":' % (entry.number, entry.epoch, entry.at)
    return frame(b"".join((marks, encode(seat), b',"view":', encode(game.view(entry.state, seat)), b"}")))
