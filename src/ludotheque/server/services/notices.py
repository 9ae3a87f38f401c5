"""What the operator tells everyone at a table: one line at a time, for a time."""

from math import ceil
from time import monotonic

from ludotheque.server.protocol import Notice


class Notices:
    """The line that is shown now."""

    def __init__(self) -> None:
        self._text = ""
        self._until = 0.0

    def post(self, text: str, minutes: int) -> Notice:
        """Show a line, or take the last one back with an empty text; the message that says so."""
        self._text, self._until = text, monotonic() + minutes * 60
        return self.current() or Notice(text="", seconds=0)

    def current(self) -> Notice | None:
        """The line, until its time is over."""
        left = ceil(self._until - monotonic())
        return Notice(text=self._text, seconds=left) if self._text and left > 0 else None
