"""Updates: which were shown and which of them are kept; and as bytes, what everyone may know encoded once for all."""

from collections import deque
from collections.abc import Iterator
from typing import Any

from msgspec import Raw, Struct
from msgspec.structs import replace

from ludotheque.core import Millis, Move, Seat
from ludotheque.core.play import AnyGame
from ludotheque.server.frames import encode, frame, head

REMEMBERED = 24
"""Updates kept for those who come back."""


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


class Past:
    """The updates that were shown: the newest, some before it for those who come back, and what is not on the disk."""

    def __init__(self, first: Entry) -> None:
        self.shown = first
        self._recent: deque[Entry] = deque([first], REMEMBERED)
        self._unkept: deque[Entry] = deque()

    def add(self, entry: Entry, *, kept: bool) -> None:
        """One more is shown."""
        self.shown = entry
        self._recent.append(entry)
        if not kept:
            self._unkept.append(entry)

    def settle(self, number: int) -> Iterator[Entry]:
        """Everything up to a number is on the disk; gives what was not before."""
        while self._unkept and self._unkept[0].number <= number:
            yield self._unkept.popleft()

    def kept(self, number: int) -> bool:
        """Whether a move was shown and is on the disk."""
        return number <= self.shown.number and not (self._unkept and self._unkept[0].number <= number)

    def since(self, last: int | None, epoch: int | None) -> list[Entry]:
        """The update that someone knows and those after it, or nothing if it is not remembered or another one now.

        What was shown and not yet flushed is gone after a power cut, and its number is given to another move.
        """
        first = self._recent[0].number
        if last is None or not first <= last <= self.shown.number:
            return []
        since = list(self._recent)[last - first :]
        return since if epoch == since[0].epoch else []


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
