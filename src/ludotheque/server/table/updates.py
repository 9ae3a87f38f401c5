"""Updates as bytes: what changed in a view since the last update of its seat; what all seats share is made once."""

from typing import Any

from ludotheque.core import Seat
from ludotheque.core.delta import SAME
from ludotheque.core.play import AnyGame
from ludotheque.server.connection.frames import encode, frame
from ludotheque.server.table.history import Entry, Shown


class UpdateFrames:
    """The update of one move, in a frame for each seat. Seats that see the same change share the frame."""

    __slots__ = ("_body", "_delta", "_entry", "_events", "_head", "_known", "_public", "_shared", "_shown", "_to_all")

    def __init__(self, shown: Shown) -> None:
        entry = self._entry = shown.entry
        self._shown = shown
        self._to_all = shown.noticed.everyone is entry and not shown.noticed.own  # as almost always
        self._known: Entry | None = None
        self._head = b""
        self._delta: Any = None
        self._public = b""
        self._body = b""
        self._shared: bytes | None = None
        self._events = b',"at":%d' % entry.at
        if entry.events:
            self._events += b',"events":' + encode(entry.events)

    def of(self, seat: Seat | None, *, named: bool) -> bytes | None:
        """The frame for a seat (`None`: spectators), by its name on a socket of several; `None`: it notices nothing."""
        shown = self._shown
        if not self._to_all and not shown.noticed_by(seat):
            return None
        known = shown.known.by(seat)
        public, own = shown.changes.of(seat)
        if known is not self._known or public is not self._delta or known.withheld or self._entry.withheld:
            self._start(seat, known, public)
        if named:
            start = b"".join((self._head, b',"seat":', encode(seat), self._events, self._public))
            return frame(start + (b"}" if own is SAME else b',"own":' + encode(own) + b"}"))
        if own is not SAME:
            return frame(b"".join((self._body, b',"own":', encode(own), b"}")))
        if self._shared is None:
            self._shared = frame(self._body + b"}")
        return self._shared

    def _start(self, seat: Seat | None, known: Entry, public: Any) -> None:
        """What an update begins with, for seats that know the same and see the same public change."""
        self._known, self._head = known, _head(self._entry, known, seat)
        if public is not self._delta:
            self._delta, self._public = public, b"" if public is SAME else b',"public":' + encode(public)
        self._body = b"".join((self._head, self._events, self._public))
        self._shared = None


def _head(entry: Entry, after: Entry, seat: Seat | None) -> bytes:
    """Number and epoch, as far as they do not follow from those of the update before. An update needs no `type`."""
    number, before = entry.number_for(seat), after.number_for(seat)
    head = b'{"number":%d' % number
    if before != number - 1:
        head += b',"after":%d' % before
    return head if after.epoch == entry.epoch else head + b',"epoch":%d' % entry.epoch


def whole_update(game: AnyGame, entry: Entry, seat: Seat | None) -> bytes:
    """The update for someone who has none to join a change to: the view as it is now, without any events."""
    number = entry.number_for(seat)
    marks = b'{"type":"whole","number":%d,"epoch":%d,"at":%d,"seat":' % (number, entry.epoch, entry.at)
    return frame(b"".join((marks, encode(seat), b',"view":', encode(game.view(entry.state, seat)), b"}")))
