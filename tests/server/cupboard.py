"""Where a server under test keeps its data, and what lies there behind the server's back."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import create_engine, text

from ludotheque.server.settings import Settings, database_url


class Cupboard(Struct, frozen=True):
    """A folder for the embedded database, or a PostgreSQL address that is used instead."""

    folder: Path
    database: str = ""

    def execute(self, statement: str, **values: Any) -> list[tuple[Any, ...]]:
        """Run one statement, and bring its rows."""
        engine = create_engine(database_url(Settings(data=str(self.folder), database=self.database)))
        with engine.begin() as connection:
            result = connection.execute(text(statement), values)
            rows = [tuple(row) for row in result] if result.returns_rows else []
        engine.dispose()
        return rows

    @contextmanager
    def mislaid(self, table: str) -> Iterator[None]:
        """A table of the database that cannot be found for a while, so that statements which need it fail."""
        self.execute(f"ALTER TABLE {table} RENAME TO mislaid")
        try:
            yield
        finally:
            self.execute(f"ALTER TABLE mislaid RENAME TO {table}")
