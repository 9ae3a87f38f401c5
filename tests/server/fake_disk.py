"""The disk under the embedded log, in the hands of a test."""

import errno
import os
from threading import Event


class FakeDisk:
    """Stalls, or fails, when told to."""

    def __init__(self) -> None:
        self.still = Event()
        self.still.set()
        self.broken = False
        self.flushes = 0

    def sync(self, file: int) -> None:
        self.flushes += 1
        self.still.wait()
        if self.broken:
            raise OSError(errno.EIO, "broken")
        os.fsync(file)
