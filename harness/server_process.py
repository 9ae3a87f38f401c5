"""A server in a process of its own, that may come to harm."""

import asyncio
import os
import resource
import signal
import sys
from pathlib import Path
from typing import IO

from harness.serving import free_port
from harness.storage import Storage


class ServerProcess:
    """A server in a process of its own."""

    def __init__(self, storage: Storage) -> None:
        port = free_port()
        self.base = f"http://127.0.0.1:{port}"
        self.command = ["-m", "ludotheque.server.app"]
        """What Python runs."""
        self.ready = b"localhost"
        """What it prints once it listens."""
        self.descriptors: tuple[int, int] | None = None
        """The soft and the hard limit of its descriptors, where it shall have few."""
        self.environment = {
            **os.environ,
            "LUDOTHEQUE_DATA": str(storage.folder),
            "LUDOTHEQUE_DATABASE": storage.database,
            "LUDOTHEQUE_PORT": str(port),
            "LUDOTHEQUE_HOST": "127.0.0.1",
            "LUDOTHEQUE_TABLES_PER_ADDRESS": "1000",
            "LUDOTHEQUE_SEATS_PER_ADDRESS": "1000",
            "LUDOTHEQUE_REQUESTS_PER_SECOND": "1000",
            "LUDOTHEQUE_MESSAGES_PER_SECOND": "10000",
            "LUDOTHEQUE_MESSAGES_PER_ADDRESS": "100000",  # programs play faster than people, all from one address
            "LUDOTHEQUE_LOG_LEVEL": "warning",
        }

    async def start(self, stderr: IO[str] | IO[bytes] | None = None) -> None:
        """Start, and wait until it listens; its log may go to a file."""
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, *self.command),
            env=self.environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=stderr,
            preexec_fn=self._limit,
        )
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), 90)
        assert self.ready in line, (line, _end_of(stderr))

    def _limit(self) -> None:
        if self.descriptors is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, self.descriptors)

    async def kill(self) -> None:
        """End it without a word."""
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


def _end_of(log: IO[str] | IO[bytes] | None) -> str:
    """The last lines of a log, to say why a server did not start."""
    return "" if log is None else Path(log.name).read_text()[-2000:]
