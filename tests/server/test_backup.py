"""`ludotheque backup` and `restore`: taken during play, checked, and played on; and the copy before a migration."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import time
from typing import Any

import pytest

from harness import postgres
from harness.server_process import ServerProcess
from harness.serving import seats_at, serving, until
from harness.storage import Storage, assert_nothing_lost_or_doubled
from ludotheque.cli import main
from ludotheque.client import Client
from ludotheque.core import record
from ludotheque.games import matryoshka
from ludotheque.server.lobby.retention import DAY_S
from ludotheque.server.storage import copies
from ludotheque.server.storage.migrations import HEAD
from tests.server.test_kill import Family, begin, sit_down
from tests.server.test_startup_errors import mounted

TABLES = 4
Command = Callable[..., tuple[int, str]]


def place(storage: Storage) -> list[str]:
    return ["--database", storage.database] if storage.database else ["--data", str(storage.folder)]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run the command; its exit code, and all that it says."""
    monkeypatch.setenv("LC_ALL", "C")

    def run(*words: str | Path) -> tuple[int, str]:
        capsys.readouterr()
        code = main([str(word) for word in words])
        return code, "".join(capsys.readouterr())

    return run


async def test_a_backup_taken_during_play_holds_all_that_was_acknowledged_before_and_is_played_on(
    storage: Storage, tmp_path: Path, command: Command
) -> None:
    """The players go on meanwhile. The server is killed, the backup restored, and the same people finish the games."""
    file, server = tmp_path / "copy.sqlite", ServerProcess(storage)
    await server.start()
    families = [await sit_down(server.base, seed) for seed in range(TABLES)]
    playing = [asyncio.create_task(family.play()) for family in families]
    await asyncio.gather(*(begin(family) for family in families))

    def acknowledged() -> int:
        return sum(len(family.acknowledged) for family in families)

    await until(lambda: acknowledged() >= 40, 60)
    before = {family.client.code: dict(family.acknowledged) for family in families}
    code, said = await asyncio.to_thread(command, "backup", file, *place(storage))
    assert (code, str(file) in said) == (0, True), said
    copied = acknowledged()
    await until(lambda: acknowledged() > copied + 10 or all(family.client.over for family in families), 60)
    await server.kill()
    for task in playing:
        task.cancel()
    assert one_private_file(file)
    code, said = command("restore", file, *place(storage), "--force")
    assert code == 0, said
    assert_nothing_lost_or_doubled(storage, before)
    if not storage.database:
        ((_, log),) = copies_in(storage.folder).values()
        assert len(log) >= copied, "what was replaced is kept"
    await server.start()
    await asyncio.wait_for(asyncio.gather(*(back_again(family).play() for family in families)), 60)
    for family in families:
        data = await Client.request(server.base, "GET", f"/api/tables/{family.client.code}/record")
        assert record.verify(record.decode(data, matryoshka), matryoshka) == "finished"
    await server.kill()
    assert_nothing_lost_or_doubled(storage, before)


def one_private_file(file: Path) -> bool:
    """Nobody else may read it, and nothing is left beside it."""
    return file.stat().st_mode & 0o777 == 0o600 and not list(file.parent.glob(f"{file.name}?*"))


def back_again(family: Family) -> Family:
    """The same people, who have seen moves that the backup does not know."""
    client = Client(family.client.base, family.client.code, *family.client.tokens)
    client._views = family.client._views
    return Family(client, 7)


async def two_tables(storage: Storage) -> None:
    """Two games that have begun, and end because everyone leaves."""
    async with serving(storage) as (_, base):
        for _ in range(2):
            family = await sit_down(base, 1)
            playing = asyncio.create_task(family.play())
            await begin(family)
            await until(lambda family=family: len(family.acknowledged) > 2)  # type: ignore[misc]
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)


DAMAGE = {
    "UPDATE moves SET payload = '{}' WHERE table_id = 2 AND number = 2": "cannot be read",
    "UPDATE moves SET payload = (SELECT payload FROM moves WHERE table_id = 2 AND number = 3)"
    " WHERE table_id = 2 AND number = 1": "is not allowed",
    "DELETE FROM moves WHERE table_id = 2 AND number = 2": "Move 2 is missing",
    "UPDATE moves SET epoch = 9 WHERE table_id = 2 AND number = 3": "later owner",
    "UPDATE tables SET secret = 'x' WHERE id = 2": "checksum does not agree",
    "UPDATE tables SET options = '[' WHERE id = 2": "no JSON",
}


async def test_damaged_tables_are_copied_and_named_and_the_exit_code_says_so(tmp_path: Path, command: Command) -> None:
    await two_tables(Storage(tmp_path))
    sound, file = (tmp_path / "ludotheque.sqlite").read_bytes(), tmp_path / "copy"
    for statement, why in DAMAGE.items():
        (tmp_path / "ludotheque.sqlite").write_bytes(sound)
        Storage(tmp_path).execute(statement)
        code, said = command("backup", file, "--data", tmp_path, "--force")
        assert code == 1
        (named,) = said.splitlines()[1:]
        assert named.startswith("Table 2 is damaged: "), statement
        assert why in named
        assert file.is_file()
        code, said = command("restore", file, "--data", tmp_path / "new", "--force", "--lang", "fr")
        assert (code, "La table 2 est abîmée" in said) == (1, True)


async def test_tables_of_rules_that_are_not_installed_are_copied_and_not_checked(
    tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two_tables(Storage(tmp_path))
    monkeypatch.setattr(matryoshka, "RULES", 77)
    code, said = command("backup", tmp_path / "copy", "--data", tmp_path)
    assert (code, "2 of these tables" in said) == (0, True)


async def test_a_backup_of_sqlite_can_move_to_postgresql_and_back(
    pg: postgres.Postgres, tmp_path: Path, command: Command
) -> None:
    """With the ids, so that the next table gets a new one."""
    here, there = Storage(tmp_path / "data"), Storage(tmp_path, pg.fresh("moved"))
    await two_tables(here)
    one, two = tmp_path / "one", tmp_path / "two"
    assert command("backup", one, *place(here))[0] == 0
    assert command("restore", one, *place(there))[0] == 0
    code, said = command("restore", one, *place(there))
    assert (code, "has tables already" in said) == (2, True)
    assert command("restore", one, *place(there), "--force")[0] == 0
    for storage in (here, there):
        async with serving(storage) as (_, base):
            await seats_at(base, "matryoshka", {"seats": 3}, 1)
    assert command("backup", two, *place(there))[0] == 0
    assert command("restore", two, *place(here), "--force")[0] == 0
    for query in (
        "id, code, secret, phase, checksum FROM tables",
        "* FROM seats",
        "table_id, number, payload FROM moves",
    ):
        rows = [storage.execute(f"SELECT {query} ORDER BY 1, 2") for storage in (here, there)]
        assert rows[0] == rows[1] != []


async def test_a_restored_game_is_deleted_when_its_days_are_over(
    storage: Storage, tmp_path: Path, command: Command
) -> None:
    async with serving(storage) as (server, base):
        old, fresh, live = [(await seats_at(base, "matryoshka", {"seats": 3}, 1))[0] for _ in range(3)]
        for code in (old, fresh):
            (await server.lobby.enter(code)).finish("left")
    ended = "UPDATE endings SET ended = :then WHERE table_id = (SELECT id FROM tables WHERE code = :code)"
    storage.execute(ended, then=int(time() - 40 * DAY_S), code=old)
    file = tmp_path / "copy.sqlite"
    assert command("backup", file, *place(storage))[0] == 0
    assert command("restore", file, *place(storage), "--force")[0] == 0
    async with serving(storage, keep_days=30) as (server, _):
        await server.lobby.retention.tidy()
    assert set(storage.codes()) == {fresh, live}
    with closing(sqlite3.connect(file)) as older:  # as copies of PostgreSQL were made before
        older.execute("DELETE FROM endings")
        older.commit()
    assert command("restore", file, *place(storage), "--force")[0] == 0
    noted = storage.execute("SELECT code FROM endings JOIN tables ON id = table_id")
    assert {code for (code,) in noted} == {old, fresh}
    assert storage.execute("SELECT count(*) FROM endings WHERE ended > :then", then=int(time() - 60)) == [(2,)]


def test_what_cannot_be_backed_up_or_restored_is_said_in_one_sentence(tmp_path: Path, command: Command) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "text").write_text("This is no database. " * 500)
    (tmp_path / "full").mkdir()
    Storage(tmp_path / "full").execute("CREATE TABLE alembic_version (version_num TEXT)")
    Storage(tmp_path / "full").execute("INSERT INTO alembic_version VALUES ('9999')")
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE recipes (name)")
    cases: dict[tuple[str | Path, ...], str] = {
        ("backup", tmp_path / "copy", "--data", tmp_path / "empty"): "no database in the folder",
        ("backup", tmp_path / "text", "--data", tmp_path / "full"): "exists already",
        ("backup", tmp_path, "--data", tmp_path / "full", "--force"): "exists already",
        ("backup", tmp_path / "no" / "copy", "--data", tmp_path / "full"): "cannot be written",
        ("backup", tmp_path / "copy", "--data", tmp_path / "full"): "newer version",
        ("backup", tmp_path / "copy", "--database", "mysql://x"): "not valid",
        ("backup", tmp_path / "copy", "--database", "postgresql://nobody@127.0.0.1:1/x"): "cannot be used",
        ("restore", tmp_path / "none", "--data", tmp_path / "new"): "no file",
        ("restore", tmp_path / "text", "--data", tmp_path / "new"): "not a backup",
        ("restore", tmp_path / "other", "--data", tmp_path / "new"): "not a backup",
        ("restore", tmp_path / "text", "--data", tmp_path / "full"): "a database already",
        ("restore", tmp_path / "full" / "ludotheque.sqlite", "--data", tmp_path / "new"): "newer version",
    }
    for words, why in cases.items():
        code, said = command(*words)
        assert (code, len(said.splitlines()), why in said) == (2, 1, True), (words, said)
    assert not (tmp_path / "copy").exists()
    assert (tmp_path / "text").read_text().startswith("This")
    assert not list(tmp_path.rglob("*.part*"))


def nothing_at(file: Path) -> bool:
    """Neither a file nor parts of one."""
    return not list(file.parent.glob(f"{file.name}*"))


async def test_a_database_that_is_damaged_is_named_and_not_the_copy(tmp_path: Path, command: Command) -> None:
    """Pages of junk are noticed while they are copied, or when the copy is checked."""
    await two_tables(Storage(tmp_path))
    file = tmp_path / "ludotheque.sqlite"
    sound = file.read_bytes()
    with closing(sqlite3.connect(file)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        (root,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'tables_by_phase'").fetchone()
    start = (root - 1) * size
    for damaged in (b"junk " * 3000, sound[:1024] + b"x" * 9000, sound[:start] + bytes(size) + sound[start + size :]):
        file.write_bytes(damaged)
        code, said = command("backup", tmp_path / "copy", "--data", tmp_path)
        assert (code, f"The database {file} is damaged" in said) == (2, True), said
        assert nothing_at(tmp_path / "copy")


@pytest.mark.parametrize("room", [-50, 8])  # kB beyond those of the copy: it is prepared after it was written
async def test_a_sound_backup_is_not_called_damaged_where_the_disk_is_full(
    tmp_path: Path, command: Command, room: int
) -> None:
    """Whoever reads that would throw it away."""
    await two_tables(Storage(tmp_path / "data"))
    file, disk = tmp_path / "copy", tmp_path / "disk"
    disk.mkdir()
    with closing(sqlite3.connect(tmp_path / "data" / "ludotheque.sqlite")) as connection:
        connection.execute("CREATE TABLE much (text)")
        connection.execute("INSERT INTO much VALUES (?)", ("x" * 100_000,))
        connection.commit()
    assert command("backup", file, "--data", tmp_path / "data")[0] == 0
    size = file.stat().st_size // 1000 + room
    with mounted(disk, "-t", "tmpfs", "-o", f"size={size}k", "none"):
        code, said = command("restore", file, "--data", disk)
        assert (code, len(said.splitlines()), "enough room" in said) == (2, 1, True), said
        assert f"{disk / 'ludotheque.sqlite'} cannot be written" in said
        assert nothing_at(disk / "ludotheque.sqlite")


async def test_a_full_disk_is_not_blamed_on_postgresql(pg: postgres.Postgres, tmp_path: Path, command: Command) -> None:
    storage = Storage(tmp_path, pg.fresh("copied_to_a_full_disk"))
    await two_tables(storage)
    disk = tmp_path / "disk"
    disk.mkdir()
    with mounted(disk, "-t", "tmpfs", "-o", "size=100k", "none"):
        (disk / "fill").write_bytes(bytes(80_000))
        code, said = command("backup", disk / "copy", *place(storage))
        assert (code, f"{disk / 'copy'} cannot be written" in said) == (2, True), said


async def test_a_backup_of_postgresql_that_only_half_fits_on_the_disk_is_not_called_one(
    pg: postgres.Postgres, tmp_path: Path, command: Command
) -> None:
    """Its rows are in the write-ahead log then, and the file itself has no room for them."""
    storage = Storage(tmp_path, pg.fresh("half"))
    await two_tables(storage)
    storage.execute("UPDATE moves SET payload = payload || repeat(' ', 20000)")
    assert command("backup", tmp_path / "copy", *place(storage))[0] == 0
    size = (tmp_path / "copy").stat().st_size * 3 // 2_000
    disk = tmp_path / "disk"
    disk.mkdir()
    with mounted(disk, "-t", "tmpfs", "-o", f"size={size}k", "none"):
        code, said = command("backup", disk / "copy", *place(storage))
        assert (code, f"{disk / 'copy'} cannot be written" in said, nothing_at(disk / "copy")) == (2, True, True), said


async def test_what_may_not_be_read_is_not_called_damaged_either(
    tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two_tables(Storage(tmp_path))
    assert command("backup", tmp_path / "copy", "--data", tmp_path)[0] == 0

    def closed(*_given: object) -> None:
        error = sqlite3.OperationalError("attempt to write a readonly database")
        error.sqlite_errorname = "SQLITE_READONLY"
        raise error

    opened = Path.open

    def forbidden(file: Path, *given: Any, **named: Any) -> Any:
        if file.name == "ludotheque.sqlite":
            raise PermissionError
        return opened(file, *given, **named)

    refusals: list[tuple[object, str, object]] = [(copies, "copy_file", closed), (Path, "open", forbidden)]
    for where, name, refuse in refusals:
        with monkeypatch.context() as patched:
            patched.setattr(where, name, refuse)
            code, said = command("backup", tmp_path / "new", "--data", tmp_path)
            assert (code, f"{tmp_path / 'ludotheque.sqlite'} cannot be read: run this" in said) == (2, True), said
    monkeypatch.setattr(copies, "copy_file", closed)
    code, said = command("restore", tmp_path / "copy", "--data", tmp_path / "other")
    assert (code, f"{tmp_path / 'copy'} cannot be read: run this" in said) == (2, True), said


async def test_a_backup_is_not_restored_below_a_running_server(tmp_path: Path, command: Command) -> None:
    async with serving(tmp_path):
        assert command("backup", tmp_path / "copy", "--data", tmp_path)[0] == 0
        code, said = command("restore", tmp_path / "copy", "--data", tmp_path, "--force")
    assert (code, "Another server is already using" in said) == (2, True)


async def test_what_root_restores_belongs_to_the_owner_of_the_folder(
    tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A service runs as a user of its own, who could not open a private file of root."""
    async with serving(tmp_path / "old"):
        assert command("backup", tmp_path / "copy", "--data", tmp_path / "old")[0] == 0
    given: dict[str, tuple[int, int]] = {}
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda file, user, group: given.update({Path(file).name: (user, group)}))
    assert command("restore", tmp_path / "copy", "--data", tmp_path / "new")[0] == 0
    folder = (tmp_path / "new").stat()
    assert given == dict.fromkeys(("ludotheque.sqlite.part", "server.lock"), (folder.st_uid, folder.st_gid))


async def test_a_database_is_copied_before_a_migration_changes_it(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    await two_tables(storage)
    assert copies_in(tmp_path) == {}, "a new database, and one that is up to date, are not"
    log = storage.execute("SELECT table_id, number FROM moves")
    storage.execute("ALTER TABLE tables DROP COLUMN checksum")
    storage.execute("UPDATE alembic_version SET version_num = '0001'")
    async with serving(storage):
        pass
    ((name, kept),) = copies_in(tmp_path).items()
    assert name.startswith("ludotheque-0001-")
    assert kept == ("0001", log)
    assert storage.execute("SELECT version_num FROM alembic_version") == [(HEAD,)]
    assert storage.execute("SELECT table_id, number FROM moves") == log != []


def copies_in(folder: Path) -> dict[str, tuple[str, list[tuple[int, int]]]]:
    """The copies beside a database: the revision and the log of each."""
    found = {}
    for file in folder.glob("ludotheque-*.sqlite"):
        with closing(sqlite3.connect(file)) as copy:
            (version,) = copy.execute("SELECT version_num FROM alembic_version").fetchone()
            found[file.name] = version, copy.execute("SELECT table_id, number FROM moves").fetchall()
    return found
