"""The terminal itself: keys with a time limit, painting without scrolling, and the clock on the wall."""

import os
import select
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol, TextIO

from ludotheque.core import Millis

ALTERNATE, NORMAL = "\x1b[?1049h\x1b[?25l", "\x1b[?25h\x1b[?1049l"
HOME, END_OF_LINE, BELOW = "\x1b[H", "\x1b[K", "\x1b[J"

NAMED = {
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1bOA": "up",
    "\x1bOB": "down",
    "\x1bOC": "right",
    "\x1bOD": "left",
    "\x1b[H": "home",
    "\x1b[F": "end",
    "\x1b[1~": "home",
    "\x1b[4~": "end",
    "\x1b[5~": "page-up",
    "\x1b[6~": "page-down",
    "\x1b": "escape",
    "\r": "enter",
    "\n": "enter",
    "\x7f": "backspace",
    "\x08": "backspace",
    "\x04": "leave",
    "\x15": "erase",
    "\t": "tab",
}
"""What the bytes of special keys mean; every other key is the character it types."""


class Device(Protocol):
    """What the full-screen table needs: a real terminal, or a scripted one with a clock of its own in tests."""

    def now(self) -> Millis:
        """Milliseconds on some steady clock."""

    def size(self) -> tuple[int, int]:
        """Columns and lines."""

    def paint(self, lines: list[str]) -> None:
        """Replace the whole screen; never scrolls, so nothing shown is left behind."""

    def key(self, timeout: Millis | None) -> str | None:
        """The next key, or `None` when the time is over."""


class Terminal:
    """The terminal this process was started in."""

    def __init__(self, stdin: TextIO = sys.stdin, stdout: TextIO = sys.stdout) -> None:
        self._in = stdin.fileno()
        self._out = stdout
        self._pending = ""
        self._painted: list[str] = []

    def now(self) -> Millis:
        return Millis(time.monotonic_ns() // 1_000_000)

    def size(self) -> tuple[int, int]:
        size = os.get_terminal_size(self._out.fileno())
        return max(size.columns, 20), max(size.lines, 8)

    def paint(self, lines: list[str]) -> None:
        # Every cell is overwritten in place. No clearing command is sent, because some terminals keep the cleared lines
        # in their scroll-back. The last line ends without a line feed, because that would scroll.
        if lines != self._painted:
            body = "\r\n".join(line + END_OF_LINE for line in lines)
            self._out.write(HOME + body + BELOW)
            self._out.flush()
            self._painted = lines

    def key(self, timeout: Millis | None) -> str | None:
        if not self._pending and not self._more(timeout):
            return None
        return self._take()

    def _more(self, timeout: Millis | None) -> bool:
        ready, _, _ = select.select([self._in], [], [], None if timeout is None else max(0, timeout) / 1000)
        if not ready:
            return False
        data = os.read(self._in, 1024)
        if not data:
            raise EOFError
        self._pending += data.decode("utf-8", "ignore")
        return bool(self._pending)

    def _take(self) -> str:
        """One key off the front: an escape sequence as a whole, or a character."""
        length = 1
        if self._pending[0] == "\x1b" and self._pending[1:2] in ("[", "O"):
            length = 2
            while length < len(self._pending) and not self._pending[length].isalpha() and self._pending[length] != "~":
                length += 1
            length = min(length + 1, len(self._pending))
        key, self._pending = self._pending[:length], self._pending[length:]
        return NAMED.get(key, key if key.isprintable() else "unknown")

    @contextmanager
    def taken(self) -> Iterator["Terminal"]:
        """The alternate screen and single keys, given back however the block ends."""
        import termios

        before = termios.tcgetattr(self._in)
        modes = termios.tcgetattr(self._in)
        modes[3] &= ~(termios.ICANON | termios.ECHO)
        modes[6][termios.VSUSP] = b"\x00"  # Ctrl-Z would leave a half-drawn screen and a running clock
        termios.tcsetattr(self._in, termios.TCSADRAIN, modes)
        self._out.write(ALTERNATE)
        try:
            yield self
        finally:
            self.paint([""] * self.size()[1])  # terminals without an alternate screen must not keep a face either
            self._out.write(HOME + NORMAL)
            self._out.flush()
            termios.tcsetattr(self._in, termios.TCSADRAIN, before)


def attached() -> bool:
    """Whether a person sits at a terminal that can take single keys."""
    try:
        import termios  # noqa: F401 — its absence is the answer: the line-by-line table works anywhere
    except ImportError:
        return False
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
