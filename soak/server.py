"""A server in a process of its own, at a speed of its own: `python -m soak.server SPEED` reads the usual settings."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import IO

from harness.server_process import ServerProcess
from harness.storage import Storage
from ludotheque.client import Client
from ludotheque.server.app import Server
from ludotheque.server.services.settings import lifted, settings

LIFTED = {name.upper(): limit for name, limit in lifted().items()}
"""Limits that would keep a soak from its numbers; they have tests of their own."""


class SoakServer(ServerProcess):
    """The server of a soak: started, killed, started again; its log is kept."""

    def __init__(
        self, folder: Path, speed: float, *, limits: bool = False, descriptors: int | None = None, **chosen: str
    ) -> None:
        """With `limits` they are as usual; it may also have only so many file descriptors."""
        folder.mkdir(parents=True, exist_ok=True)
        super().__init__(Storage(folder / "data"))
        self.folder = folder
        self.speed = speed
        self.port = int(self.base.rpartition(":")[2])
        self.command = ["-m", "soak.server", str(speed)]
        self.ready = b"ready\n"
        self.descriptors = None if descriptors is None else (descriptors, descriptors)
        wishes: dict[str, object] = {"HOST": "127.0.0.1", "PORT": self.port, "DATA": folder / "data"}
        wishes |= {} if limits else LIFTED
        wishes |= {"LOG_FORMAT": "json"}
        wishes |= {"SILENT_S": 60}
        wishes |= chosen
        # Not the limits that other tests lift: these are the server's own, or all are lifted.
        self.environment = os.environ | {f"LUDOTHEQUE_{name}": str(value) for name, value in wishes.items()}

    async def start(self, stderr: IO[str] | IO[bytes] | None = None) -> None:
        """Start, and wait until it listens; its log goes to its folder."""
        del stderr
        with (self.folder / "server.log").open("ab") as log:
            await super().start(log)

    def log(self) -> str:
        """All it ever said."""
        return (self.folder / "server.log").read_text()

    def complaints(self) -> list[str]:
        """Lines of the log that should not be there: tracebacks, and errors that were caught."""
        lines = self.log().splitlines()
        return [line for line in lines if "Traceback" in line or '"level": "error"' in line or not line.startswith("{")]

    def megabytes(self) -> float:
        """Its resident memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE") / 1e6

    async def metrics(self) -> dict[str, float]:
        """Its own counts."""
        page: bytes = await Client.request(self.base, "GET", "/metrics")
        lines = [line for line in page.decode().splitlines() if not line.startswith("#")]
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


async def main() -> None:
    """Serve until killed."""
    server = Server(settings(os.environ, speed=float(sys.argv[1])))
    await server.start()
    print("ready", flush=True)
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    await stop.wait()
    await server.stop()


if __name__ == "__main__":
    import uvloop

    uvloop.run(main())
