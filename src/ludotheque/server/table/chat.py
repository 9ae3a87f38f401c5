"""The last chat lines of a table, for those who come back.

They are held in memory only: no rule, record or replay needs them, and private words should not be on a disk.
"""

from collections.abc import Collection
from time import time

from msgspec.structs import replace

from ludotheque.server.protocol import Said
from ludotheque.server.services.rate_limits import Bucket

KEPT = 50
"""Lines of one table."""


class Chat:
    """The last lines of a table. Free words are cleaned and bounded before they come here."""

    def __init__(self) -> None:
        self._lines: list[Said] = []
        self._number = 0
        self._paces: dict[int, Bucket] = {}

    def may_speak(self, seat: int, now: float) -> bool:
        """Whether a seat may send one more line: one a second, bursts of five, over all its connections."""
        return self._paces.setdefault(seat, Bucket(1, 5)).take(now)

    def add(self, said: Said) -> Said:
        """Keep a line under a number that rises, across restarts too: milliseconds since 1970, or the next number."""
        self._number = max(self._number + 1, int(time() * 1000))
        line = replace(said, number=self._number)
        self._lines.append(line)
        del self._lines[:-KEPT]
        return line

    def lines(self, muted: Collection[int] = ()) -> tuple[Said, ...]:
        """The lines that someone may read again: all but those of muted seats."""
        return tuple(line for line in self._lines if line.seat not in muted)

    def forget(self, seat: int) -> None:
        """Drop the lines of a seat that was given up: the next person there did not write them."""
        self._lines = [line for line in self._lines if line.seat != seat]
