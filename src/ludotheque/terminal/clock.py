"""The table's clock: it starts where the record ends, and stops while a help page covers the table."""

from ludotheque.core import Millis
from ludotheque.terminal.device import Device


class Clock:
    """Milliseconds since the table opened, not counting pauses."""

    def __init__(self, device: Device, start: Millis) -> None:
        self._device = device
        self._offset = start - device.now()
        self._stopped: Millis | None = None

    def now(self) -> Millis:
        """The table's time."""
        return Millis(self._device.now() + self._offset) if self._stopped is None else self._stopped

    def stop(self) -> None:
        """Stop until `go`."""
        self._stopped = self.now()

    def go(self) -> None:
        """Time runs on from where it stood."""
        if self._stopped is not None:
            self._offset = self._stopped - self._device.now()
            self._stopped = None
