"""Fixtures of the server's tests."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from ludotheque.server import embedded
from tests.server import postgres
from tests.server.cupboard import Cupboard
from tests.server.disk import Disk

_numbers = count(1)


@pytest.fixture(scope="session")
def pg() -> Iterator[postgres.Postgres]:
    """One PostgreSQL for all tests of this process."""
    with postgres.running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """A new, empty database: "" for the embedded one (in the test's folder), or an address."""
    if request.param == "sqlite":
        return ""
    server: postgres.Postgres = request.getfixturevalue("pg")
    return server.fresh(f"test{next(_numbers)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def cupboards(request: pytest.FixtureRequest, folder: Path) -> Callable[[], Cupboard]:
    """Where servers keep their data, embedded or PostgreSQL: each call empties the last one and gives a new one."""
    if request.param == "sqlite":
        return lambda: Cupboard(folder / str(next(_numbers)))
    server: postgres.Postgres = request.getfixturevalue("pg")
    return lambda: Cupboard(folder, server.emptied())


@pytest.fixture
def cupboard(cupboards: Callable[[], Cupboard]) -> Cupboard:
    """Where a server keeps its data: the embedded database or PostgreSQL, with nothing in it yet."""
    return cupboards()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a server keeps its data."""
    return tmp_path / "data"


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """The disk under the embedded log."""
    disk = Disk()
    monkeypatch.setattr(embedded, "_sync", disk.sync)
    return disk
