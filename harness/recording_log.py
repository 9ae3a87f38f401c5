"""A log that a test reads."""

from collections.abc import Collection
from functools import partialmethod
from typing import Any


class RecordingLog:
    """Keeps what it is told, but for the events of some names."""

    def __init__(self, without: Collection[str] = ()) -> None:
        self.told: list[tuple[str, str, dict[str, Any]]] = []
        """The level, the name and the values of each event."""
        self._without = without

    def _note(self, level: str, event: str, **values: Any) -> None:
        if event not in self._without:
            self.told.append((level, event, values))

    debug = partialmethod(_note, "debug")
    info = partialmethod(_note, "info")
    warning = partialmethod(_note, "warning")
    error = partialmethod(_note, "error")
