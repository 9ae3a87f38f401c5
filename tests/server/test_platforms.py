"""The server and the terminal start where names of Linux are missing: these tests hide what macOS and Windows lack.

They run in a process of their own, in which the names are hidden before anything of ours is imported.
"""

import asyncio
import os
import re
import signal
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludotheque.client import Client
from ludotheque.server.storage.copies import opened

MACOS = """
import asyncio, fcntl, os, socket, sys, sysconfig
import aiohttp
sysconfig.get_config_vars()  # libraries look at the real system
del socket.TCP_INFO, os.fdatasync
fcntl.F_FULLFSYNC = fcntl.F_GETFD  # a call that any descriptor answers
sys.platform = "darwin"
"""

WINDOWS = """
import asyncio, concurrent.futures.process, errno, fcntl, io, os, signal, socket, sys, sysconfig, types
import aiohttp, structlog
sysconfig.get_config_vars()  # libraries look at the real system
del socket.TCP_INFO, os.fdatasync, signal.SIGHUP

def refuse(*_):
    raise NotImplementedError

def locking(descriptor, _mode, _bytes, flock=fcntl.flock, how=fcntl.LOCK_EX | fcntl.LOCK_NB):
    flock(descriptor, how)

def fsync(descriptor, fsync=os.fsync, flags=fcntl.fcntl, which=fcntl.F_GETFL):
    if flags(descriptor, which) & os.O_ACCMODE == os.O_RDONLY:
        raise OSError(errno.EBADF, "Bad file descriptor")
    fsync(descriptor)

def open_descriptor(path, *rest, open=os.open, **named):
    if os.path.isdir(path):
        raise PermissionError(errno.EACCES, "Permission denied")
    return open(path, *rest, **named)

def open_file(file, mode="r", *rest, open=io.open, lock=locking, **named):
    if "w" in mode and os.path.exists(file):  # it would be cut off
        with open(file, "rb") as there:
            lock(there, None, 1)
    return open(file, mode, *rest, **named)

os.fsync, os.open, io.open = fsync, open_descriptor, open_file
asyncio.SelectorEventLoop.add_signal_handler = refuse
for name in ("fcntl", "resource", "termios", "tty", "uvloop"):
    sys.modules[name] = None
sys.modules["msvcrt"] = types.SimpleNamespace(locking=locking, LK_NBLCK=2)
sys.platform = "win32"
"""

BASE_INSTALL = """
import sys
for name in ("alembic", "greenlet", "mako", "psycopg", "psycopg_binary"):
    sys.modules[name] = None
"""

HIDING = {"macos": MACOS, "windows": WINDOWS, "base install": BASE_INSTALL}
LACKS: dict[str, set[str]] = {
    "macos": {"no round-trip times"},
    "windows": {"no round-trip times", "no uvloop", "no limit on file"},
    "base install": set(),
}
MAIN = "\nfrom ludotheque.cli import main\nsys.exit(main(sys.argv[1:]))\n"


def command(system: str, *words: str) -> list[str]:
    return [sys.executable, "-c", HIDING[system] + MAIN, *words]


@asynccontextmanager
async def served(system: str, folder: Path) -> AsyncIterator[tuple[Process, str]]:
    """A server on a system that lacks names, and its address."""
    words = ("serve", "--host", "127.0.0.1", "--port", "0", "--data", str(folder))
    process = await asyncio.create_subprocess_exec(*command(system, *words), stdout=PIPE, stderr=PIPE)
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        found = re.search(r"http://localhost:\d+", line)
        assert found is not None, line
        yield process, found[0]
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


@pytest.mark.parametrize("system", HIDING)
async def test_a_server_starts_locks_its_folder_plays_and_stops(system: str, tmp_path: Path) -> None:
    async with served(system, tmp_path) as (process, base):
        async with await Client.play_now(base, "matryoshka", "Zoé") as me:
            update = await anext(me.updates())
            assert update.view["hand"]
        if system == "windows":  # the others lock as Linux does (test_startup_errors)
            second = command(system, "serve", "--port", "0", "--data", str(tmp_path))
            refused = await asyncio.create_subprocess_exec(*second, stderr=PIPE)
            _, told = await asyncio.wait_for(refused.communicate(), 60)
            assert refused.returncode == 2
            assert b"Another server" in told
        process.send_signal(signal.SIGINT)
        _, told = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0
    lines = [line for line in told.decode().splitlines() if "platform features missing" in line]
    assert len(lines) == (1 if LACKS[system] else 0)
    assert {lack for lack in LACKS[system] if lack in lines[0]} == LACKS[system]
    assert "Traceback" not in told.decode()


@pytest.mark.parametrize("system", ["macos", "windows"])
def test_a_backup_is_made_and_restored(system: str, tmp_path: Path) -> None:
    folder, copy, elsewhere = tmp_path / "data", tmp_path / "copy.sqlite", tmp_path / "elsewhere"
    folder.mkdir()
    with opened(folder / "ludotheque.sqlite"):
        pass
    for words in (("backup", copy, "--data", folder), ("restore", copy, "--data", elsewhere)):
        done = subprocess.run(
            command(system, *map(str, words)), capture_output=True, text=True, timeout=60, check=False
        )
        assert done.returncode == 0, done.stderr
    assert (elsewhere / "ludotheque.sqlite").is_file()


@pytest.mark.parametrize(("language", "sentence"), [("C", "needs one more package"), ("fr_FR", "un paquet de plus")])
def test_postgresql_without_its_driver_says_what_to_install(tmp_path: Path, language: str, sentence: str) -> None:
    words = ("serve", "--database", "postgresql://me@127.0.0.1/games", "--data", str(tmp_path))
    done = subprocess.run(
        command("base install", *words),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "LC_ALL": language, "PYTHONUTF8": "1"},
    )
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "ludotheque[postgres]" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("system", ["macos", "windows"])
def test_a_game_is_played_in_the_terminal(system: str) -> None:
    """Without single keys the table is played line by line."""
    done = subprocess.run(
        command(system, "play", "matryoshka", "--bots", "normal"),
        input="q\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "LANG": "C"},
    )
    assert done.returncode == 0, done.stderr
    assert "Matryoshka" in done.stdout
    assert "Traceback" not in done.stderr


def test_linux_lacks_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from ludotheque.server.services import platform; print(list(platform.missing()))"],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.strip() == "[]"
