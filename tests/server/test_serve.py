"""`ludotheque serve` as people run it: a process, a terminal, a disk that fills up, a polite end."""

import asyncio
import inspect
import os
import resource
import signal
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import pexpect
import pytest

from harness.server_process import ServerProcess
from harness.serving import open_socket, seats_at, serving
from harness.storage import Storage
from ludotheque.cli.serving import serve
from ludotheque.server.endpoints.qr_codes import qr_terminal
from ludotheque.server.services.settings import SETTINGS


def test_a_real_terminal_gets_the_qr_code_before_any_log_and_a_signal_ends_it_politely(tmp_path: Path) -> None:
    code = "import sys; from ludotheque.cli import main; sys.exit(main())"
    words = ["serve", "--port", "0", "--link", "http://192.168.7.7:8080", "--data", str(tmp_path)]
    environment = {**os.environ, "LUDOTHEQUE_HOST": "127.0.0.1", "TERM": "xterm-256color"}
    with pexpect.spawn(sys.executable, ["-c", code, *words], encoding="utf-8", timeout=60, env=environment) as process:
        process.expect_exact("http://192.168.7.7:8080/")
        assert "listening" not in (process.before or "")
        for line in qr_terminal("http://192.168.7.7:8080/").splitlines():
            process.expect_exact(line)
        process.expect_exact("listening")
        process.kill(signal.SIGTERM)
        process.expect_exact("told")
        process.expect(pexpect.EOF)
        process.wait()
        assert process.exitstatus == 0
    assert (tmp_path / "ludotheque.sqlite").exists()


async def ready(base: str) -> int:
    """What the server says of itself."""
    async with aiohttp.request("GET", f"{base}/readyz") as answer:
        return answer.status


async def test_a_full_disk_stalls_the_tables_and_they_go_on_by_themselves_when_there_is_room(folder: Path) -> None:
    """The kernel refuses every write to a file of this process, as it would with no block left."""
    server = ServerProcess(Storage(folder))
    await server.start()
    try:
        async with AsyncExitStack() as stack:
            code, tokens = await seats_at(server.base, "matryoshka", {"seats": 3}, 3)
            talker = await stack.enter_async_context(open_socket(server.base))
            await talker.hello(code, *tokens)
            await talker.say("start")
            lays = [{"type": "lay", "cards": (await talker.hear("update"))["view"]["hand"][:2]} for _ in range(3)]
            assert (await talker.act(lays[0], name="before", seat=0))["number"] == 1
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            await talker.say("act", id="during", action=lays[1], seat=1)
            await talker.hear_phase("stalled")
            assert (await talker.act(lays[2], name="later", seat=2))["rule"] == "TABLE-9"
            assert await ready(server.base) == 503
            async with aiohttp.request("GET", f"{server.base}/api/tables/{code}") as answer:
                assert (await answer.json())["number"] == 1
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            await talker.hear_phase("playing")
            assert await ready(server.base) == 200
            assert (await talker.act(lays[1], name="during", seat=1))["number"] == 2
            assert (await talker.act(lays[2], name="later", seat=2))["number"] == 3
    finally:
        await server.kill()


async def test_a_signal_drains_what_was_acknowledged_and_says_goodbye(storage: Storage) -> None:
    server = ServerProcess(storage)
    await server.start()
    async with open_socket(server.base) as talker:
        code, tokens = await seats_at(server.base, "matryoshka", {"seats": 3}, 3)
        await talker.hello(code, *tokens)
        await talker.say("start")
        hand = (await talker.hear("update"))["view"]["hand"]
        assert (await talker.act({"type": "lay", "cards": hand[:2]}, seat=0))["number"] == 1
        server.process.send_signal(signal.SIGTERM)
        assert (await talker.hear("goodbye")) == {"type": "goodbye", "reason": "restart", "back": True}
        assert await asyncio.wait_for(server.process.wait(), 30) == 0
    assert storage.execute("SELECT number, act FROM moves") == [(1, "a1")]


async def test_whoever_reads_what_it_says_may_go_and_it_still_says_goodbye(folder: Path) -> None:
    server = ServerProcess(Storage(folder))
    await server.start()
    code, tokens = await seats_at(server.base, "matryoshka", {"seats": 3}, 3)
    async with open_socket(server.base, path=f"/ws/{code}") as here:
        await here.hello(code, *tokens)
        pipe = server.process._transport.get_pipe_transport(1)  # type: ignore[attr-defined]
        pipe.close()
        server.process.terminate()
        await here.hear("goodbye")
    assert await asyncio.wait_for(server.process.wait(), 20) == 0


def test_the_help_explains_every_setting_and_names_its_variable() -> None:
    arguments = inspect.signature(serve).parameters
    for each in SETTINGS:
        (about,) = arguments[each.name].annotation.__metadata__
        assert about.help.startswith(each.help)
        assert f"[{each.variable};" in about.help


async def test_who_drains_is_alive_but_not_ready_and_takes_nobody_new(storage: Storage) -> None:
    async with serving(storage) as (server, base):
        server.drain.begin()
        assert await ready(base) == 503
        async with aiohttp.request("GET", f"{base}/healthz") as answer:
            assert answer.status == 200
        with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
            async with open_socket(base):
                pass
