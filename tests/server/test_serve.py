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

from ludotheque.cli.serving import serve
from ludotheque.server import pages
from ludotheque.server.app import greeting
from ludotheque.server.settings import SETTINGS, Settings
from tests.server.cupboard import Cupboard
from tests.server.support import seats_at, serving, talking
from tests.server.victim import Victim


def test_the_terminal_shows_the_address_on_the_network_and_its_qr_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "lan_address", lambda: "192.168.1.20")
    shown = list(greeting(Settings(), 8080, "en", terminal=True))
    assert "http://localhost:8080/" in shown[0]
    assert "http://192.168.1.20:8080/" in shown[1]
    assert shown[2] == pages.qr_terminal("http://192.168.1.20:8080/")
    assert len(list(greeting(Settings(), 8080, "fr", terminal=False))) == 2
    assert len(list(greeting(Settings(host="127.0.0.1"), 8080, "en", terminal=True))) == 1


def test_a_real_terminal_gets_the_qr_code_before_any_log_and_a_signal_ends_it_politely(tmp_path: Path) -> None:
    code = "import sys; from ludotheque.cli import main; sys.exit(main())"
    words = ["serve", "--port", "0", "--link", "http://192.168.7.7:8080", "--data", str(tmp_path)]
    environment = {**os.environ, "LUDOTHEQUE_HOST": "127.0.0.1", "TERM": "xterm-256color"}
    with pexpect.spawn(sys.executable, ["-c", code, *words], encoding="utf-8", timeout=60, env=environment) as process:
        process.expect_exact("http://192.168.7.7:8080/")
        assert "listening" not in (process.before or "")
        for line in pages.qr_terminal("http://192.168.7.7:8080/").splitlines():
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
    victim = Victim(Cupboard(folder))
    await victim.start()
    try:
        async with AsyncExitStack() as stack:
            code, tokens = await seats_at(victim.base, "matryoshka", {"seats": 3}, 3)
            talker = await stack.enter_async_context(talking(victim.base))
            await talker.hello(code, *tokens)
            await talker.say("start")
            lays = [{"type": "lay", "cards": (await talker.hear("update"))["view"]["hand"][:2]} for _ in range(3)]
            assert (await talker.act(lays[0], name="before", seat=0))["number"] == 1
            resource.prlimit(victim.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            await talker.say("act", id="during", action=lays[1], seat=1)
            await talker.hear_phase("stalled")
            assert (await talker.act(lays[2], name="later", seat=2))["rule"] == "TABLE-9"
            assert await ready(victim.base) == 503
            async with aiohttp.request("GET", f"{victim.base}/api/tables/{code}") as answer:
                assert (await answer.json())["number"] == 1
            resource.prlimit(victim.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            await talker.hear_phase("playing")
            assert await ready(victim.base) == 200
            assert (await talker.act(lays[1], name="during", seat=1))["number"] == 2
            assert (await talker.act(lays[2], name="later", seat=2))["number"] == 3
    finally:
        await victim.kill()


async def test_a_signal_drains_what_was_acknowledged_and_says_goodbye(cupboard: Cupboard) -> None:
    victim = Victim(cupboard)
    await victim.start()
    async with talking(victim.base) as talker:
        code, tokens = await seats_at(victim.base, "matryoshka", {"seats": 3}, 3)
        await talker.hello(code, *tokens)
        await talker.say("start")
        hand = (await talker.hear("update"))["view"]["hand"]
        assert (await talker.act({"type": "lay", "cards": hand[:2]}, seat=0))["number"] == 1
        victim.process.send_signal(signal.SIGTERM)
        assert (await talker.hear("goodbye")) == {"type": "goodbye", "reason": "restart", "back": True}
        assert await asyncio.wait_for(victim.process.wait(), 30) == 0
    assert cupboard.execute("SELECT number, act FROM moves") == [(1, "a1")]


def test_the_help_explains_every_setting_and_names_its_variable() -> None:
    arguments = inspect.signature(serve).parameters
    for each in SETTINGS:
        (about,) = arguments[each.name].annotation.__metadata__
        assert about.help.startswith(each.help)
        assert f"[{each.variable};" in about.help


async def test_who_drains_is_alive_but_not_ready_and_takes_nobody_new(cupboard: Cupboard) -> None:
    async with serving(cupboard) as (server, base):
        server.health.draining = True
        assert await ready(base) == 503
        async with aiohttp.request("GET", f"{base}/healthz") as answer:
            assert answer.status == 200
        with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
            async with talking(base):
                pass
