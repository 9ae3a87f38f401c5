"""The wheel that people install: complete, and it serves a game in an environment that has nothing else."""

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from harness.browser import build_client
from harness.packages import build, fresh
from harness.serving import play_along
from ludotheque.client import Client
from ludotheque.games import matryoshka
from tools import release


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this repository, with the client."""
    build_client()
    target = tmp_path_factory.mktemp("dist")
    build(target, "--wheel")
    (built,) = target.glob("*.whl")
    return built


@asynccontextmanager
async def served(program: Path, folder: Path) -> AsyncIterator[str]:
    """A server of an installed program, started as people do it; its address."""
    words = ["serve", "--port", "0", "--host", "127.0.0.1", "--speed", "80"]
    environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(program, *words, cwd=folder, env=environment, stdout=pipe)
    try:
        assert process.stdout is not None
        line = await asyncio.wait_for(process.stdout.readline(), 60)
        found = re.search(rb"localhost:(\d+)", line)
        assert found is not None
        yield f"http://127.0.0.1:{int(found[1])}"
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), 30) == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def test_from_the_wheel_to_a_whole_game(wheel: Path, tmp_path: Path) -> None:
    """Without a network, a compiler, Node, or any package that the wheel does not ask for."""
    programs = fresh(wheel, tmp_path / "venv")
    async with served(programs / "ludotheque", tmp_path) as base, aiohttp.ClientSession(base) as http:
        async with http.get("/") as answer:
            page = await answer.text()
        scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert scripts
        for path in ["/check.js", "/sw.js", "/manifest.webmanifest", *scripts]:
            async with http.get(path) as answer:
                assert answer.status == 200, path
        shelf = await Client.request(base, "GET", "/api/games")
        assert {game["key"] for game in shelf} == {"attrape_reves", "matryoshka", "moby_pick"}
        me = await Client.play_now(base, "matryoshka", "Zoé", options={"seats": 3})
        async with me, asyncio.timeout(60):
            assert await play_along(me, matryoshka) > 0
            assert me.over
    assert (tmp_path / "data/ludotheque.sqlite").is_file()


def test_the_wheel_holds_everything_and_nothing_else(wheel: Path) -> None:
    assert list(release.faults(wheel)) == []
    assert wheel.stat().st_size < 5_000_000


def test_a_file_that_is_missing_or_does_not_belong_there_is_named(wheel: Path, tmp_path: Path) -> None:
    from zipfile import ZipFile

    gone = ("texts/fr.ftl", "recipes/Caddyfile", "static/index.html", "example/pyproject.toml")
    broken = tmp_path / wheel.name
    with ZipFile(wheel) as whole, ZipFile(broken, "w") as part:
        for name in whole.namelist():
            if name not in {f"ludotheque/{each}" for each in gone} and "/Board-" not in name:
                part.writestr(name, b"")
        part.writestr("ludotheque/__pycache__/x.pyc", b"")
    found = "\n".join(release.faults(broken))
    wanted = ("ludotheque/texts/fr.ftl", "Caddyfile", "index.html", "example", "board", "does not belong there: ludo")
    assert [each for each in wanted if each not in found] == []
