"""Messages as a client library hands them on: every update with its whole view. An update that joins to none fails."""

from copy import deepcopy
from typing import Any

import msgspec

from ludotheque.client import Views


class Joined:
    """The messages of one socket; one that comes back to a table goes on from the views of the one `before` it."""

    def __init__(self, before: "Joined | None" = None) -> None:
        self._views = Views()
        self._before = before

    def take(self, message: dict[str, Any]) -> dict[str, Any]:
        """The message itself, or the update it leads to; raises `Gap` if an update before it is missing."""
        if message.get("type", "update") not in ("whole", "update"):
            return message
        if self._before:
            self._views, self._before = deepcopy(self._before._views), None  # noqa: SLF001 — of the same class
        update: dict[str, Any] = msgspec.to_builtins(self._views.take(message))
        return {"type": "update", **update}
