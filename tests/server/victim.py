"""A server in a process of its own, that may come to harm."""

import asyncio
import os
import signal
import sys

from tests.server.cupboard import Cupboard
from tests.server.support import free_port


class Victim:
    """A server in a process of its own."""

    def __init__(self, cupboard: Cupboard) -> None:
        port = free_port()
        self.base = f"http://127.0.0.1:{port}"
        self.environment = {
            **os.environ,
            "LUDOTHEQUE_DATA": str(cupboard.folder),
            "LUDOTHEQUE_DATABASE": cupboard.database,
            "LUDOTHEQUE_PORT": str(port),
            "LUDOTHEQUE_HOST": "127.0.0.1",
            "LUDOTHEQUE_TABLES_PER_ADDRESS": "1000",
            "LUDOTHEQUE_SEATS_PER_ADDRESS": "1000",
            "LUDOTHEQUE_REQUESTS_PER_SECOND": "1000",
            "LUDOTHEQUE_LOG_LEVEL": "warning",
        }

    async def start(self) -> None:
        """Start, and wait until it listens."""
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "ludotheque.server.app", env=self.environment, stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), 90)
        assert b"localhost" in line

    async def kill(self) -> None:
        """End it without a word."""
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()
