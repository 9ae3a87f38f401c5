"""What keeps a server from starting is said in one sentence, in the user's language, with exit code 2."""

import asyncio
import fcntl
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from harness import postgres
from harness.serving import free_port, seats_at, serving
from harness.storage import Storage
from ludotheque.cli import main

CODE = "import sys; from ludotheque.cli import main; sys.exit(main())"
ROOT = os.geteuid() == 0
Start = Callable[..., str]


@pytest.fixture
def start(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Start:
    """Start a server that cannot; the one sentence that it says."""

    def run(*words: str) -> str:
        for name, value in {"LC_ALL": "C", "LUDOTHEQUE_HOST": "127.0.0.1", "LUDOTHEQUE_PORT": "0"}.items():
            monkeypatch.setenv(name, value)
        capsys.readouterr()
        code = main(["serve", *words])
        out, said = capsys.readouterr()
        assert (code, out, len(said.splitlines())) == (2, "", 1), said
        return said

    return run


def in_a_process(*words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """The same, as people run it."""
    given = {**os.environ, "LUDOTHEQUE_HOST": "127.0.0.1", "LUDOTHEQUE_PORT": "0", **environment}
    line = [sys.executable, "-c", CODE, "serve", *words]
    return subprocess.run(line, env=given, capture_output=True, encoding="utf-8", timeout=60, check=False)


@contextmanager
def mounted(place: Path, *how: str) -> Iterator[None]:
    """A disk of its own at this place, if this user may have one."""
    if not ROOT or subprocess.run(["mount", *how, str(place)], check=False).returncode:
        pytest.skip("no disk can be made here")
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


def a_file(tmp_path: Path) -> list[str]:
    (tmp_path / "file").write_text("")
    return ["--data", str(tmp_path / "file")]


def within_a_file(tmp_path: Path) -> list[str]:
    (tmp_path / "file").write_text("")
    return ["--data", str(tmp_path / "file" / "data")]


def no_database(tmp_path: Path) -> list[str]:
    (tmp_path / "ludotheque.sqlite").write_bytes(b"What is this? " * 1000)
    return ["--data", str(tmp_path)]


def empty_pages(tmp_path: Path) -> list[str]:
    """A database whose head is sound, and the rest of it zeros."""
    file = tmp_path / "ludotheque.sqlite"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num TEXT)"))
        connection.execute(text("INSERT INTO alembic_version VALUES ('0002')"))
    engine.dispose()
    data = file.read_bytes()
    file.write_bytes(data[:100] + bytes(len(data) - 100))
    return ["--data", str(tmp_path)]


def newer(tmp_path: Path) -> list[str]:
    engine = create_engine(f"sqlite:///{tmp_path / 'ludotheque.sqlite'}")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num TEXT)"))
        connection.execute(text("INSERT INTO alembic_version VALUES ('9999')"))
    engine.dispose()
    return ["--data", str(tmp_path)]


CASES: dict[str, tuple[Callable[[Path], list[str]], str]] = {
    "a file": (a_file, "is a file and not a folder"),
    "within a file": (within_a_file, "is a file and not a folder"),
    "no database": (no_database, "is damaged"),
    "empty pages": (empty_pages, "is damaged"),
    "newer": (newer, "A newer version"),
    "another kind of database": (lambda _: ["--database", "mysql://me@here/games"], "address of the database"),
    "no address": (lambda _: ["--database", "postgresql://host:port/games"], "address of the database"),
    "nobody there": (
        lambda _: ["--database", f"postgresql://me@127.0.0.1:{free_port()}/x"],
        "The database cannot be used",
    ),
    "another machine": (lambda _: ["--host", "192.0.2.1"], "does not have the address 192.0.2.1"),
    "no machine": (lambda _: ["--host", "no.such.invalid"], "does not have the address no.such.invalid"),
}


@pytest.mark.parametrize("case", CASES)
def test_an_obstacle_is_said_in_one_sentence(start: Start, tmp_path: Path, case: str) -> None:
    make, sentence = CASES[case]
    words = make(tmp_path)
    assert sentence in start(*words, *([] if "--data" in words else ["--data", str(tmp_path)]))


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_cannot_keep_every_name(
    start: Start, pg: postgres.Postgres, tmp_path: Path, encoding: str
) -> None:
    """A small machine has no language, and PostgreSQL then makes databases in SQL_ASCII."""
    address = pg.fresh(encoding, f"ENCODING '{encoding}' LOCALE 'C' TEMPLATE template0")
    assert f"keeps texts as {encoding}" in start("--database", address, "--data", str(tmp_path))
    copy = str(tmp_path / "copy")
    assert main(["backup", copy, "--database", address]) == 2


def test_a_folder_that_cannot_be_written_to(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o555)
    if not ROOT:
        assert "cannot be written to" in start("--data", str(folder))
        return
    with mounted(folder, "-t", "tmpfs", "-o", "ro", "none"):
        assert "cannot be written to" in start("--data", str(folder))
        assert "cannot be written to" in start("--data", str(folder / "new"))


def test_a_database_that_cannot_be_written_to(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "ludotheque.sqlite"
    file.write_bytes(b"")
    if not ROOT:
        file.chmod(0o444)
        assert "cannot be written to" in start("--data", str(tmp_path))
        return
    with mounted(file, "--bind", str(file)):
        subprocess.run(["mount", "-o", "remount,ro,bind", str(file)], check=True)
        assert "cannot be written to" in start("--data", str(tmp_path))


def test_a_full_disk(start: Start, tmp_path: Path) -> None:
    with mounted(tmp_path, "-t", "tmpfs", "-o", "size=16k", "none"):
        assert "is full" in start("--data", str(tmp_path))


def test_it_is_said_in_the_language_of_the_user_and_nothing_else_is_said(tmp_path: Path) -> None:
    done = in_a_process(*a_file(tmp_path), LC_ALL="fr_FR.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r".* est un fichier, pas un dossier\u202f: .*\n", done.stderr)


async def test_a_port_in_use_is_said_before_any_table_is_taken_over(folder: Path, pg: postgres.Postgres) -> None:
    """A second server by mistake must not send the people of the first one away."""
    storage = Storage(folder, pg.emptied())
    async with serving(storage) as (server, base):
        await seats_at(base, "matryoshka", {"seats": 3}, 1)
        words = ["--database", storage.database, "--port", str(server.port), "--data", str(folder)]
        done = await asyncio.to_thread(in_a_process, *words, LC_ALL="C")
    assert f"Port {server.port} is already in use" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert storage.execute("SELECT epoch FROM tables") == [(1,)]


def test_a_folder_in_use_and_a_port_in_use_leave_nothing_open(start: Start, folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        for _ in range(2):
            assert f"Port {port} is already in use" in start("--data", str(folder), "--port", str(port))
    with (folder / "server.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert "Another server is already using" in start("--data", str(folder))


def test_a_place_for_operators_that_cannot_be_had_is_not_blamed_on_the_port_of_the_pages(
    start: Start, folder: Path
) -> None:
    """As where several nodes have the same settings."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        place = f"127.0.0.1:{taken.getsockname()[1]}"
        assert "choose another port with --ops" in start("--data", str(folder), "--ops", place)
    assert "choose another with --ops" in start("--data", str(folder), "--ops", "192.0.2.1:9090")


def test_a_new_folder_is_private(start: Start, tmp_path: Path) -> None:
    """It holds the secrets of running games."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        start("--data", str(tmp_path / "new"), "--port", str(taken.getsockname()[1]))
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700


async def test_a_new_database_is_private_also_in_a_folder_that_everyone_can_read(tmp_path: Path) -> None:
    """Whoever starts the server may have made it: `mkdir /srv/ludo`."""
    async with serving(tmp_path) as (_, base):
        await seats_at(base, "matryoshka", {"seats": 3}, 1)
        found = {end: rights(Path(f"{tmp_path}/ludotheque.sqlite{end}")) for end in ("", "-wal", "-shm")}
    assert found == {"": 0o600, "-wal": 0o600, "-shm": 0o600}


def rights(file: Path) -> int:
    """Who may read and write a file."""
    return file.stat().st_mode & 0o777
