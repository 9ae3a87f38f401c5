"""What passes between the server and a process that thinks, and that neither stays when the other ends."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from select import select
from typing import Any

import pytest

from harness.serving import until
from ludotheque.server.services import thinker
from ludotheque.server.services.logs import where
from ludotheque.server.services.thinker import tell
from ludotheque.server.services.thinking import Thinking
from tests.server.thoughts import Events, add, alive, never, when_there


@pytest.fixture
def log() -> Events:
    return Events()


async def test_closing_with_thoughts_under_way_breaks_no_thread(log: Events, monkeypatch: pytest.MonkeyPatch) -> None:
    broken: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", broken.append)
    before = set(threading.enumerate())
    thinking = Thinking(log, processes=1)
    for _ in range(5):
        assert thinking.ask(partial(time.sleep, 5), never, never, pytest.fail)
    thinking.close()
    await until(lambda: set(threading.enumerate()) <= before)
    assert broken == []


@pytest.mark.parametrize("noticed", [True, False])
async def test_an_idle_process_that_was_killed_costs_no_thought(log: Events, noticed: bool) -> None:
    thinking = Thinking(log, processes=1)
    answers: asyncio.Queue[int] = asyncio.Queue()
    thinking.ask(os.getpid, answers.put_nowait, never)
    process = await asyncio.wait_for(answers.get(), 60)
    os.kill(process, signal.SIGKILL)
    if noticed:
        await until(lambda: not thinking._workers)
    else:
        select([thinking._workers[0]._socket], [], [])  # the loop has no time to see it
    thinking.ask(os.getpid, answers.put_nowait, never, pytest.fail)
    assert await asyncio.wait_for(answers.get(), 60) != process
    assert log.lines.qsize() == 1
    thinking.close()


@pytest.mark.parametrize("call", ["socket.socketpair", "subprocess.Popen"])
@pytest.mark.parametrize("error", [OSError(24, "too many open files"), BlockingIOError(11, "no more processes")])
async def test_where_no_process_can_be_started_every_thought_is_lost(
    log: Events, monkeypatch: pytest.MonkeyPatch, call: str, error: Exception
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise error

    lost: list[int] = []
    thinking = Thinking(log, processes=1)
    with monkeypatch.context() as patch:
        patch.setattr(call, refused)
        assert thinking.ask(partial(add, 1, 0), never, never, partial(lost.append, 1))
        assert thinking.ask(partial(add, 2, 0), never, never, partial(lost.append, 2), behind=True)
    assert lost == [1, 2]
    assert log.lines.qsize() == 2
    answers: asyncio.Queue[int] = asyncio.Queue()
    thinking.ask(partial(add, 3, 0), answers.put_nowait, never)
    assert await asyncio.wait_for(answers.get(), 60) == 3
    thinking.close()


_SERVER = """
import asyncio, os, sys
from functools import partial
from ludotheque.server.services import platform
from ludotheque.server.services.logs import make_log
from ludotheque.server.services.thinking import Thinking

async def think(thought, end):
    answers = asyncio.Queue()
    thinking = Thinking(make_log("error", "json"), 1)
    thinking.ask(os.getpid, answers.put_nowait, print)
    print(await answers.get(), flush=True)
    if thought:
        thinking.ask(partial(exec, thought), print, print, partial(print, "lost"))
        await asyncio.sleep(0.2)
    if end == "close":
        thinking.close()
    else:
        await asyncio.sleep(60)

if __name__ == "__main__":
    (asyncio.run if sys.argv[1] == "asyncio" else platform.run)(think(*sys.argv[2:]))
"""
_ENDLESS = "while True: pass"


@pytest.mark.parametrize("thought", ["", _ENDLESS])
async def test_a_server_that_is_killed_leaves_no_process(tmp_path: Path, thought: str) -> None:
    script = tmp_path / "server.py"
    script.write_text(_SERVER, encoding="utf-8")
    command = [sys.executable, str(script), "asyncio", thought, "wait"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as server:  # noqa: ASYNC220
        assert server.stdout is not None
        process = int(await asyncio.to_thread(server.stdout.readline))
        await asyncio.sleep(0.3 if thought else 0)
        server.kill()
    await until(lambda: not alive(process), 10)


@pytest.mark.parametrize("loop", ["asyncio", "fastest"])
@pytest.mark.parametrize("thought", ["", _ENDLESS])
async def test_a_server_that_stops_ends_its_processes_and_says_nothing(tmp_path: Path, loop: str, thought: str) -> None:
    script = tmp_path / "server.py"
    script.write_text(_SERVER, encoding="utf-8")
    command = [sys.executable, "-X", "dev", "-W", "error", str(script), loop, thought, "close"]
    found = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False, timeout=60)
    assert (found.returncode, found.stderr) == (0, "")
    assert not alive(int(found.stdout))


async def test_no_thread_of_the_server_thinks(log: Events) -> None:
    """It would hand over the interpreter while the loop has its work to do."""
    before = set(threading.enumerate())
    thinking = Thinking(log, processes=1)
    answers: asyncio.Queue[None] = asyncio.Queue()
    thinking.ask(partial(tell, 0.5), answers.put_nowait, never)
    assert set(threading.enumerate()) <= before
    await asyncio.wait_for(answers.get(), 30)
    assert set(threading.enumerate()) <= before
    thinking.close()


def _chatter() -> int:
    print("my cards", flush=True)  # noqa: T201
    os.write(1, b"my cards")
    return 3


async def test_what_a_player_prints_and_reads_spoils_nothing(log: Events, capfd: pytest.CaptureFixture[str]) -> None:
    thinking = Thinking(log, processes=1)
    answers: asyncio.Queue[Any] = asyncio.Queue()
    thinking.ask(_chatter, answers.put_nowait, never)
    assert await asyncio.wait_for(answers.get(), 30) == 3
    thinking.ask(input, answers.put_nowait, answers.put_nowait)
    assert isinstance(await asyncio.wait_for(answers.get(), 30), EOFError)
    thinking.close()
    assert "my cards" in capfd.readouterr().out


class _Unreadable:
    """Can be written, and not read."""

    def __reduce__(self) -> tuple[Callable[[str], int], tuple[str]]:
        return int, ("three",)


async def test_what_cannot_be_sent_is_an_error_of_the_thought(log: Events, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = Thinking(log, processes=1)
    found: asyncio.Queue[Any] = asyncio.Queue()
    for work in (lambda: 3, threading.Lock, _Unreadable, partial(bytes, thinker.LARGEST + 1)):
        thinking.ask(work, never, found.put_nowait)
        assert isinstance(await asyncio.wait_for(found.get(), 30), Exception)
    thinking.ask(os.getpid, found.put_nowait, never)
    assert isinstance(await asyncio.wait_for(found.get(), 30), int)
    assert log.lines.empty(), "all in one process"
    monkeypatch.setattr(thinker, "LARGEST", 1000)  # a process that sends more than any of ours
    lost: asyncio.Queue[None] = asyncio.Queue()
    thinking.ask(partial(bytes, 1000), never, never, partial(lost.put_nowait, None))
    await asyncio.wait_for(lost.get(), 30)
    assert log.lines.qsize() == 1
    thinking.close()


class _Stubborn(Exception):
    """Can be written, and not read."""

    def __init__(self, left: int, right: int) -> None:
        super().__init__(f"{left} and {right}")


def _fail(error: BaseException | None) -> None:
    raise error or _Stubborn(1, 2)


@pytest.mark.parametrize(
    ("error", "type_", "text"),
    [
        (ValueError("my card"), ValueError, "my card"),
        (None, RuntimeError, "_Stubborn: 1 and 2"),
        (SystemExit(3), RuntimeError, "SystemExit: 3"),
    ],
)
async def test_an_error_tells_the_log_where_it_was_raised(
    log: Events, error: BaseException | None, type_: type[Exception], text: str
) -> None:
    thinking = Thinking(log, processes=1)
    errors: asyncio.Queue[Exception] = asyncio.Queue()
    thinking.ask(partial(_fail, error), never, errors.put_nowait)
    found = await asyncio.wait_for(errors.get(), 30)
    assert type(found) is type_
    assert text in str(found)
    line = _fail.__code__.co_firstlineno + 1
    place = f"{__file__.rpartition('ludotheque/')[2]}:{line} < server/services/thinker.py:"
    assert where(found)["at"].startswith(place)
    assert text not in where(found)["at"], "it may hold a card"
    thinking.close()


async def test_thoughts_leave_the_processor_to_whoever_answers_people(log: Events) -> None:
    thinking = Thinking(log, processes=1)
    answers: asyncio.Queue[int] = asyncio.Queue()
    thinking.ask(partial(os.nice, 0), answers.put_nowait, never)
    assert await asyncio.wait_for(answers.get(), 30) == min(19, os.nice(0) + thinker.NICE)
    thinking.close()


async def test_ctrl_c_in_the_terminal_of_the_server_ends_no_thought(log: Events, tmp_path: Path) -> None:
    thinking = Thinking(log, processes=1)
    answers: asyncio.Queue[int] = asyncio.Queue()
    thinking.ask(os.getpid, answers.put_nowait, never)
    process = await asyncio.wait_for(answers.get(), 30)
    thinking.ask(partial(when_there, str(tmp_path / "go")), answers.put_nowait, never)
    os.kill(process, signal.SIGINT)
    await asyncio.sleep(0.1)
    (tmp_path / "go").touch()
    assert await asyncio.wait_for(answers.get(), 30) == process
    thinking.close()


async def test_a_thought_that_the_socket_does_not_take_at_once_arrives(log: Events) -> None:
    thinking = Thinking(log, processes=1)
    answers: asyncio.Queue[int] = asyncio.Queue()
    thinking.ask(partial(len, bytes(5_000_000)), answers.put_nowait, never)
    assert await asyncio.wait_for(answers.get(), 30) == 5_000_000
    thinking.close()
