"""Before a migration changes a PostgreSQL database, the server copies it into its data folder, or does not start."""

import io
import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, Engine, MetaData, create_engine, insert, select

from harness import postgres
from harness.serving import serving
from harness.storage import Storage
from ludotheque.server.services.logs import make_log
from ludotheque.server.services.settings import Settings, database_url
from ludotheque.server.storage import copies, database, jobs
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.migrations import HEAD, REVISIONS, migrate
from ludotheque.server.storage.rows import TableRow
from tests.server.test_backup import Command, command, one_private_file, place, two_tables
from tests.server.test_startup_errors import Start, mounted, start
from tests.server.test_store import opened

__all__ = ["command", "start"]  # fixtures
OLD = [revision for revision in REVISIONS if revision < HEAD]
Rows = dict[str, list[tuple[Any, ...]]]
ANOTHER = (
    "INSERT INTO tables (id, code, game, rules, options, public, phase, created, secret, commitment, nonces, host_hash,"
    " epoch) VALUES (1000, 'LATER', 'toy', 1, '{}', true, 'open', 1, 's', 'c', '[]', 'h', 1)"
)


def engine_of(storage: Storage) -> Engine:
    return create_engine(database_url(Settings(data=str(storage.folder), database=storage.database)))


def rows_of(connection: Connection) -> Rows:
    """Every row of every table."""
    schema = MetaData()
    schema.reflect(connection)
    return {
        table.name: sorted(map(tuple, connection.execute(select(table).order_by(*table.primary_key)).all()), key=repr)
        for table in schema.sorted_tables
    }


def content(storage: Storage) -> Rows:
    engine = engine_of(storage)
    with engine.connect() as connection:
        found = rows_of(connection)
    engine.dispose()
    return found


def made_old(storage: Storage, revision: str, source: Path) -> None:
    """Make a database of an earlier revision, with the rows of a copy of the newest."""
    old = engine_of(storage)
    with copies.opened(source) as new, new.connect() as here, old.begin() as there:
        migrate(there, to=revision)
        schema = MetaData()
        schema.reflect(there)
        for table in schema.sorted_tables:
            if table.name not in ("alembic_version", "nodes"):
                columns = [column.name for column in table.columns]
                known = MetaData()
                known.reflect(here, only=[table.name])
                found = here.execute(select(*(known.tables[table.name].c[name] for name in columns))).mappings()
                if rows := [dict(row) for row in found]:
                    there.execute(insert(table), rows)
        if "nodes" in schema.tables:
            there.execute(insert(schema.tables["nodes"]), {"name": "here:8080", "asked": 1})
    old.dispose()


@pytest.fixture(scope="module")
async def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two tables with moves, as a file."""
    folder = tmp_path_factory.mktemp("played")
    await two_tables(Storage(folder))
    return folder / "ludotheque.sqlite"


@pytest.fixture
def old(pg: postgres.Postgres, tmp_path: Path, played: Path) -> Callable[[str], Storage]:
    """Makes a PostgreSQL database of an earlier revision."""

    def make(revision: str) -> Storage:
        storage = Storage(tmp_path / "data", pg.fresh(f"{tmp_path.name}-{revision}"))
        made_old(storage, revision, played)
        return storage

    return make


def node(storage: Storage, copied: Callable[[Path], object] = lambda _file: None) -> Database:
    return Database(database_url(Settings(database=storage.database)), storage.folder, copied)


def kept(storage: Storage) -> list[Path]:
    return sorted(storage.folder.iterdir()) if storage.folder.exists() else []


@pytest.mark.parametrize("revision", OLD)
async def test_the_copy_has_the_old_revision_and_every_row_and_can_be_restored(
    old: Callable[[str], Storage],
    pg: postgres.Postgres,
    tmp_path: Path,
    command: Command,
    revision: str,
) -> None:
    storage = old(revision)
    before = content(storage)
    assert all(before[table] for table in ("tables", "seats", "moves", "alembic_version"))
    opening = node(storage)
    opening.open()
    opening.close()
    (file,) = kept(storage)
    assert file.match(f"ludotheque-{revision}-*T*.sqlite")
    assert one_private_file(file)
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as copy:
        assert rows_of(copy) == before
    engine.dispose()
    assert storage.execute("SELECT version_num FROM alembic_version") == [(HEAD,)]
    assert content(storage)["moves"] == before["moves"]

    restored = Storage(tmp_path / "other", pg.fresh(f"{tmp_path.name}-restored"))
    code, said = command("restore", file, *place(restored))
    assert (code, f"Moves replayed: {len(before['moves'])}" in said) == (0, True), said
    assert restored.execute("SELECT version_num FROM alembic_version") == [(HEAD,)]
    for table in ("seats", "moves"):
        assert content(restored)[table] == before[table]
    async with opened(tmp_path, restored.database) as store:
        for table_code in storage.codes():
            assert isinstance(await store.do(jobs.find(table_code)), TableRow)


def test_nodes_that_start_together_make_one_copy_and_later_starts_none(old: Callable[[str], Storage]) -> None:
    storage = old(OLD[-1])
    copied: list[Path] = []
    failed: list[BaseException] = []

    def start(opening: Database) -> None:
        try:
            opening.open()
        except BaseException as error:  # noqa: BLE001 — of another thread
            failed.append(error)

    nodes = [node(storage, copied.append) for _ in range(4)]
    threads = [Thread(target=start, args=(each,)) for each in nodes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    again = node(storage, copied.append)
    again.open()
    for each in (*nodes, again):
        each.close()
    assert failed == []
    assert copied == kept(storage)
    assert len(copied) == 1


def test_a_new_database_is_not_copied(pg: postgres.Postgres, tmp_path: Path) -> None:
    storage = Storage(tmp_path / "data", pg.fresh("new, to be migrated"))
    for _ in range(2):
        opening = node(storage)
        opening.open()
        opening.close()
    assert kept(storage) == []


def test_the_copy_shows_one_moment_and_nobody_waits_for_it(
    old: Callable[[str], Storage], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nodes of the old version play on meanwhile."""
    storage = old("0004")
    before = content(storage)

    def slow(source: Connection, revision: str, file: Path) -> None:
        source.exec_driver_sql("SELECT count(*) FROM tables").scalar()
        with psycopg.connect(storage.database, autocommit=True, options="-c lock_timeout=2000") as other:
            other.execute(ANOTHER.encode())
        copies.copy_old(source, revision, file)

    monkeypatch.setattr(database, "copy_old", slow)
    opening = node(storage)
    opening.open()
    opening.close()
    (file,) = kept(storage)
    with closing(sqlite3.connect(file)) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (len(before["tables"]),)
    assert "LATER" in storage.codes()


def unchanged(storage: Storage, before: Rows) -> bool:
    """No revision has run: the columns are the same, too."""
    return content(storage) == before


def test_where_the_copy_cannot_be_written_the_server_says_so_and_changes_nothing(
    old: Callable[[str], Storage], start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_OPERATOR_TOKEN", "a token that is long enough")
    storage = old("0003")
    before = content(storage)
    (tmp_path / "file").touch()
    said = start("--database", storage.database, "--data", str(tmp_path / "file"))
    assert f"copies it into the folder {tmp_path / 'file'}, and that failed (File exists)" in said
    assert unchanged(storage, before)
    disk = tmp_path / "disk"
    disk.mkdir()
    with mounted(disk, "-t", "tmpfs", "-o", "size=64k", "none"):
        said = start("--database", storage.database, "--data", str(disk))
        assert f"copies it into the folder {disk}, and that failed (" in said
        assert "full" in said
        assert list(disk.iterdir()) == []
    assert unchanged(storage, before)


def test_a_copy_that_is_cut_off_changes_nothing_and_is_not_taken_for_one(
    old: Callable[[str], Storage], played: Path
) -> None:
    storage = old("0002")
    before = content(storage)
    code = (
        "import sys; from pathlib import Path; from time import sleep\n"
        "from ludotheque.server.storage import copies, database\n"
        "copied = copies.copy_rows\n"
        "def cut_off(*given): copied(*given); print('here', flush=True); sleep(60)\n"
        "copies.copy_rows = cut_off\n"
        "database.Database(sys.argv[1], Path(sys.argv[2])).open()\n"
    )
    url = database_url(Settings(database=storage.database))
    with subprocess.Popen(
        [sys.executable, "-c", code, url, str(storage.folder)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "here\n"
        process.kill()
    assert [file for file in kept(storage) if file.suffix == ".sqlite"] == []
    assert unchanged(storage, before)
    opening = node(storage)
    opening.open()
    opening.close()
    assert len([file for file in kept(storage) if file.suffix == ".sqlite"]) == 1


async def test_the_log_says_where_the_copy_is(old: Callable[[str], Storage], tmp_path: Path, played: Path) -> None:
    embedded = Storage(tmp_path / "embedded")
    embedded.folder.mkdir()
    made_old(embedded, "0001", played)
    for storage in (old("0001"), embedded):
        lines = io.StringIO()
        async with serving(storage, log=make_log("info", "json", lines)):
            pass
        (file,) = storage.folder.glob("ludotheque-0001-*.sqlite")
        events = [json.loads(line) for line in lines.getvalue().splitlines()]
        told = [(event["level"], event["file"]) for event in events if event["event"] == "database copied"]
        assert told == [("info", str(file))]
