"""Fixtures of the server's tests."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.cupboard import Cupboard

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
def cupboard(request: pytest.FixtureRequest, folder: Path) -> Cupboard:
    """Where a server keeps its data: the embedded database or PostgreSQL, with nothing in it yet."""
    if request.param == "sqlite":
        return Cupboard(folder)
    server: postgres.Postgres = request.getfixturevalue("pg")
    return Cupboard(folder, server.emptied())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a server keeps its data."""
    return tmp_path / "data"
