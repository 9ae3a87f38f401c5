"""Long thoughts of bots run in other processes, improve a plan if they are ready in time, and stop nothing."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harness.serving import until
from ludotheque.core import Decision, Millis, Seat, Seeded
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka import bots
from ludotheque.server.app import _installed
from ludotheque.server.services import thinker
from ludotheque.server.services.logs import make_log, where
from ludotheque.server.services.thinker import tell
from ludotheque.server.services.thinking import EACH, HINTS, WAITING, Thinking, ThoughtTooLong
from ludotheque.server.table.bots import BotSeat


def _add(left: int, right: int) -> int:
    return left + right


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def never(error: Exception) -> None:
    """No thought of this test fails."""
    raise error


class Events:
    """A log whose lines are waited for."""

    def __init__(self) -> None:
        self.lines: asyncio.Queue[str] = asyncio.Queue()

    def debug(self, event: str, **values: Any) -> None: ...

    info = warning = debug

    def error(self, event: str, **values: Any) -> None:
        self.lines.put_nowait(event)


@pytest.fixture
def log() -> Events:
    return Events()


async def test_a_thought_is_answered_from_another_process(log: Events) -> None:
    thinking = Thinking(log, processes=1)
    answers: asyncio.Queue[int] = asyncio.Queue()
    thinking.ask(partial(_add, 2, 3), answers.put_nowait, never)
    assert await asyncio.wait_for(answers.get(), 30) == 5
    thinking.ask(os.getpid, answers.put_nowait, never)
    assert await asyncio.wait_for(answers.get(), 30) != os.getpid()
    thinking.close()


async def test_of_a_thought_that_begins_nothing_is_done_yet(log: Events) -> None:
    thinking = Thinking(log, processes=1)
    answers: asyncio.Queue[None] = asyncio.Queue()
    thinking.ask(partial(tell, 0.75), answers.put_nowait, never)
    await asyncio.wait_for(answers.get(), 30)
    assert thinking.share == 0.75
    thinking.ask(partial(time.sleep, 5), never, never)
    assert thinking.share == 0, "and not what was done of the one before it"
    thinking.close()


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


async def test_a_process_that_dies_and_a_thought_that_fails_do_no_harm(log: Events) -> None:
    thinking = Thinking(log, processes=1)
    answers: asyncio.Queue[int] = asyncio.Queue()
    errors: asyncio.Queue[Exception] = asyncio.Queue()
    thinking.ask(partial(_add, 1, "two"), answers.put_nowait, errors.put_nowait)  # type: ignore[arg-type]
    assert isinstance(await asyncio.wait_for(errors.get(), 30), TypeError)
    thinking.ask(_die, answers.put_nowait, never)
    assert await asyncio.wait_for(log.lines.get(), 30) == "worker process lost"
    thinking.ask(partial(_add, 4, 5), answers.put_nowait, never)
    assert await asyncio.wait_for(answers.get(), 30) == 9
    thinking.close()


def _sleep() -> int:
    time.sleep(60)
    return os.getpid()


def alive(process: int) -> bool:
    """Whether it runs, and is no zombie."""
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False


async def test_the_thought_of_a_process_that_died_is_lost_and_those_that_waited_are_answered(log: Events) -> None:
    thinking = Thinking(log, processes=1)
    lost: list[int] = []
    answers: asyncio.Queue[int] = asyncio.Queue()
    thinking.ask(_die, never, never, partial(lost.append, 0))
    for number in range(1, 6):
        thinking.ask(partial(_add, number, 0), answers.put_nowait, never, partial(lost.append, number))
    found = [await asyncio.wait_for(answers.get(), 30) for _ in range(5)]
    assert found == [1, 2, 3, 4, 5], "by a new process"
    assert lost == [0]
    assert log.lines.qsize() == 1
    thinking.close()


def _endless() -> None:
    while True:
        pass


def _when_there(path: str) -> int:
    while not Path(path).exists():
        time.sleep(0.01)
    return os.getpid()


async def test_a_thought_without_end_is_ended_with_its_process_and_no_other(log: Events, tmp_path: Path) -> None:
    thinking = Thinking(log, processes=2)
    answers: asyncio.Queue[int] = asyncio.Queue()
    errors: asyncio.Queue[Exception] = asyncio.Queue()
    for name in ("one", "two"):
        thinking.ask(partial(_when_there, str(tmp_path / name)), answers.put_nowait, never)
    (tmp_path / "one").touch()
    doomed = await asyncio.wait_for(answers.get(), 60)
    thinking._patience = 0.05
    thinking.ask(_endless, never, errors.put_nowait)
    for number in range(3):
        thinking.ask(partial(_add, number, 0), answers.put_nowait, errors.put_nowait)
    thinking._patience = 60
    assert isinstance(await asyncio.wait_for(errors.get(), 30), ThoughtTooLong)
    await until(lambda: not alive(doomed))
    assert log.lines.qsize() == 1
    assert [await asyncio.wait_for(answers.get(), 60) for _ in range(3)] == [0, 1, 2], "by a new process"
    (tmp_path / "two").touch()
    assert await asyncio.wait_for(answers.get(), 30) != doomed, "it thought on meanwhile"
    assert errors.empty()
    thinking.close()


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
        while alive(process):  # the loop has no time to see it
            time.sleep(0.01)  # noqa: ASYNC251
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
        assert thinking.ask(partial(_add, 1, 0), never, never, partial(lost.append, 1))
        assert thinking.ask(partial(_add, 2, 0), never, never, partial(lost.append, 2), behind=True)
    assert lost == [1, 2]
    assert log.lines.qsize() == 2
    answers: asyncio.Queue[int] = asyncio.Queue()
    thinking.ask(partial(_add, 3, 0), answers.put_nowait, never)
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


async def test_ctrl_c_in_the_terminal_of_the_server_ends_no_thought(log: Events, tmp_path: Path) -> None:
    thinking = Thinking(log, processes=1)
    answers: asyncio.Queue[int] = asyncio.Queue()
    thinking.ask(os.getpid, answers.put_nowait, never)
    process = await asyncio.wait_for(answers.get(), 30)
    thinking.ask(partial(_when_there, str(tmp_path / "go")), answers.put_nowait, never)
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


@pytest.mark.parametrize("end", [Thinking.stop, Thinking.close])
async def test_a_thought_that_is_given_up_ends_with_its_process(log: Events, end: Callable[[Thinking], None]) -> None:
    thinking = Thinking(log, processes=1)
    lost: list[int] = []
    answers: asyncio.Queue[int] = asyncio.Queue()
    thinking.ask(os.getpid, answers.put_nowait, never)
    process = await asyncio.wait_for(answers.get(), 30)
    for number in range(3):
        thinking.ask(_sleep, never, never, partial(lost.append, number))
    end(thinking)
    await until(lambda: not alive(process), 10)
    if end is Thinking.stop:
        await until(lambda: len(lost) == 3)
    thinking.ask(os.getpid, answers.put_nowait, never)
    assert await asyncio.wait_for(answers.get(), 30) != process
    assert sorted(lost) == ([0, 1, 2] if end is Thinking.stop else [])
    assert log.lines.empty()
    thinking.close()


async def test_no_more_thoughts_wait_than_can_be_of_use(log: Events) -> None:
    thinking = Thinking(log, processes=1)
    answers: asyncio.Queue[int] = asyncio.Queue()
    for number in range(2 * WAITING):
        thinking.ask(partial(_add, number, 0), answers.put_nowait, never)
    found = [await asyncio.wait_for(answers.get(), 30) for _ in range(WAITING)]
    assert found == list(range(WAITING))
    thinking.close()


async def test_hints_wait_behind_the_thoughts_of_bots(log: Events, tmp_path: Path) -> None:
    thinking = Thinking(log, processes=1)
    answers: asyncio.Queue[int] = asyncio.Queue()
    thinking.ask(partial(_when_there, str(tmp_path / "go")), lambda _: None, never)
    for number in range(3):
        thinking.ask(partial(_add, number, 100), answers.put_nowait, never, behind=True)
    for number in range(3):
        thinking.ask(partial(_add, number, 0), answers.put_nowait, never)
    (tmp_path / "go").touch()
    found = [await asyncio.wait_for(answers.get(), 60) for _ in range(6)]
    assert found == [0, 1, 2, 100, 101, 102]
    thinking.close()


async def test_hints_leave_a_process_to_bots_and_take_no_place_of_theirs(log: Events, tmp_path: Path) -> None:
    thinking = Thinking(log, processes=2)
    answers: asyncio.Queue[int] = asyncio.Queue()
    hints: asyncio.Queue[int] = asyncio.Queue()
    wait = partial(_when_there, str(tmp_path / "go"))
    taken = [thinking.ask(wait, hints.put_nowait, never, behind=True) for _ in range(2 * HINTS)]
    assert taken == [True] * HINTS + [False] * HINTS
    for number in range(WAITING):
        assert thinking.ask(partial(_add, number, 0), answers.put_nowait, never)
    assert [await asyncio.wait_for(answers.get(), 60) for _ in range(WAITING)] == list(range(WAITING))
    assert hints.empty()
    (tmp_path / "go").touch()
    assert len({await asyncio.wait_for(hints.get(), 60) for _ in range(HINTS)}) == 1, "all by one process"
    thinking.close()


async def test_the_hints_of_one_address_leave_room_for_those_of_others(log: Events, tmp_path: Path) -> None:
    """A few tables of one address would take all places, and whoever else asks would be refused for as long."""
    thinking = Thinking(log, processes=1)
    answers: asyncio.Queue[int] = asyncio.Queue()
    wait = partial(_when_there, str(tmp_path / "go"))

    def ask(address: str) -> bool:
        return thinking.ask(wait, answers.put_nowait, never, behind=True, address=address)

    assert [ask("greedy") for _ in range(HINTS)] == [True] * EACH + [False] * (HINTS - EACH)
    assert ask("honest")
    (tmp_path / "go").touch()
    for _ in range(EACH + 1):
        await asyncio.wait_for(answers.get(), 60)
    assert ask("greedy"), "what was answered counts no more"
    thinking.close()


class Asked:
    """Takes thoughts, and answers them when told to."""

    def __init__(self) -> None:
        self.thoughts: list[tuple[Callable[[], Any], Callable[[Any], None], Callable[[Exception], None]]] = []

    def __call__(
        self, thought: Callable[[], Any], ready: Callable[[Any], None], failed: Callable[[Exception], None]
    ) -> bool:
        self.thoughts.append((thought, ready, failed))
        return True


def test_a_plan_is_improved_once_its_thought_is_ready_and_only_then() -> None:
    state = matryoshka.setup(matryoshka.Options(seats=3), Seeded("thought"))
    asked = Asked()
    bot = BotSeat(matryoshka, Seat(0), "hard", asked, never, Random(1))
    bot.notice(Millis(0), state, ())
    first = bot.plan
    assert asked.thoughts == [], "what it planned in the past needs no thought"
    bot.ponder()
    bot.notice(Millis(10), state, ())
    bot.ponder()
    [(thought, ready, _)] = asked.thoughts  # once for each question
    assert first is not None
    assert bot.plan is first
    better = matryoshka.legal(matryoshka.view(state, Seat(0)))[-1]
    ready(better)
    assert bot.plan == Decision(first.at, better)
    bot.notice(Millis(20), state, ())
    bot.ponder()
    assert bot.plan == Decision(first.at, better)
    assert callable(thought)
    bot.plan = None  # it was done
    ready(first.action)
    assert bot.plan is None


def test_an_operator_reads_at_the_start_which_bots_are_weaker_without_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the line as it is written: a field must not have the name of one that every line has."""
    lines = StringIO()
    monkeypatch.setattr(bots, "installed", lambda: False)
    _installed(make_log("info", "json", lines))
    line = json.loads(lines.getvalue())
    del line["timestamp"]
    why = "400 imagined games a choice, not 1500: pip install 'ludotheque[fast]'"
    event = {"event": "bots below their full strength", "level": "info"}
    assert line == event | {"game": "matryoshka", "bots": "expert", "why": why}
