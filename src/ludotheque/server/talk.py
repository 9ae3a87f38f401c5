"""What was said at a table lately, for those who come back.

Kept in memory only: talk is no move, no rule, record or replay needs it, and what people say to each other is not ours
to put on a disk.
"""

from collections import deque
from collections.abc import Collection
from time import time

from msgspec.structs import replace

from ludotheque.server.messages import Said

KEPT = 50
"""Lines of one table."""


class Talk:
    """The last lines of a table. Free words are cleaned and bounded before they come here."""

    def __init__(self) -> None:
        self._lines: deque[Said] = deque(maxlen=KEPT)
        self._number = 0

    def add(self, said: Said) -> Said:
        """Keep a line under a number that rises, across restarts too: it is the time, or the next one."""
        self._number = max(self._number + 1, int(time() * 1000))
        line = replace(said, number=self._number)
        self._lines.append(line)
        return line

    def lines(self, muted: Collection[int] = ()) -> tuple[Said, ...]:
        """What someone may read again: all but the words of those they do not want to hear."""
        return tuple(line for line in self._lines if line.seat not in muted)

    def forget(self, seat: int) -> None:
        """Whoever gives a seat up takes their words along: the next one there did not say them."""
        self._lines = deque((line for line in self._lines if line.seat != seat), KEPT)
