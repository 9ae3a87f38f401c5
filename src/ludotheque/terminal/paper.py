"""The record on disk. It is whole after every move, so whatever stops the program, the game can be resumed."""

from contextlib import suppress
from pathlib import Path
from typing import Any

from ludotheque.core import Move, Outcome, Record
from ludotheque.core.record import End, encode, encode_line
from ludotheque.terminal.wrong import Wrong


class Paper:
    """A file whose last line always reveals the secret: every move is written over it and the line is put back."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._body = 0
        self._size = 0
        self._secret = ""

    def begin(self, record: Record) -> None:
        """Write what has been played so far."""
        assert record.end is not None
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.touch()
        self._secret = record.end.secret
        self._body = 0
        self._put(encode(Record(record.header, record.moves)), record.end)

    def add(self, move: Move[Any], outcome: Outcome | None) -> None:
        """One more move, and the result if it was the last.

        Raises `Wrong` where the disk does not take it, or another program has written there.
        """
        try:
            if self.path.stat().st_size != self._size:  # two writers would leave a file that nobody can read
                raise Wrong("wrong-shared", file=str(self.path))
            self._put(encode_line(move), End(outcome, self._secret))
        except OSError as error:
            with suppress(OSError):  # what stood there before fits again
                self._put(b"", End(None, self._secret))
            raise Wrong("wrong-disk", file=str(self.path), why=error.strerror or type(error).__name__) from None

    def _put(self, line: bytes, end: End) -> None:
        with self.path.open("r+b") as file:
            file.seek(self._body)
            file.write(line + encode_line(end))
            self._size = file.tell()
            file.truncate()
        self._body += len(line)
