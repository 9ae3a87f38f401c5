"""Fixtures of the server's tests."""

from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from harness import postgres
from harness.serving import serving
from harness.storage import Storage
from ludotheque.server.storage import sqlite as embedded
from tests.server.fake_disk import FakeDisk

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
def storages(request: pytest.FixtureRequest, folder: Path) -> Callable[[], Storage]:
    """Where servers keep their data, embedded or PostgreSQL: each call empties the last one and gives a new one."""
    if request.param == "sqlite":
        return lambda: Storage(folder / str(next(_numbers)))
    server: postgres.Postgres = request.getfixturevalue("pg")
    return lambda: Storage(folder, server.emptied())


@pytest.fixture
def storage(storages: Callable[[], Storage]) -> Storage:
    """Where a server keeps its data: the embedded database or PostgreSQL, with nothing in it yet."""
    return storages()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a server keeps its data."""
    return tmp_path / "data"


@pytest.fixture
async def base(storage: Storage) -> AsyncIterator[str]:
    """The address of a server with patience: nobody is replaced by a bot while a test thinks."""
    async with serving(storage) as (_, address):
        yield address


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FakeDisk:
    """The disk under the embedded log."""
    disk = FakeDisk()
    monkeypatch.setattr(embedded, "_sync", disk.sync)
    return disk
