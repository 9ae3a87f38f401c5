"""Long thoughts of bots run in other processes, improve a plan if they are ready in time, and stop nothing."""

import asyncio
import json
import os
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
from ludotheque.server.services.logs import make_log
from ludotheque.server.services.thinker import tell
from ludotheque.server.services.thinking import EACH, HINTS, WAITING, Thinking, ThoughtTooLong
from ludotheque.server.table.bots import BotSeat
from tests.server.thoughts import Events, add, alive, die, never, when_there


@pytest.fixture
def log() -> Events:
    return Events()


async def test_a_thought_is_answered_from_another_process(log: Events) -> None:
    thinking = Thinking(log, processes=1)
    answers: asyncio.Queue[int] = asyncio.Queue()
    thinking.ask(partial(add, 2, 3), answers.put_nowait, never)
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


async def test_a_process_that_dies_and_a_thought_that_fails_do_no_harm(log: Events) -> None:
    thinking = Thinking(log, processes=1)
    answers: asyncio.Queue[int] = asyncio.Queue()
    errors: asyncio.Queue[Exception] = asyncio.Queue()
    thinking.ask(partial(add, 1, "two"), answers.put_nowait, errors.put_nowait)  # type: ignore[arg-type]
    assert isinstance(await asyncio.wait_for(errors.get(), 30), TypeError)
    thinking.ask(die, answers.put_nowait, never)
    assert await asyncio.wait_for(log.lines.get(), 30) == "worker process lost"
    thinking.ask(partial(add, 4, 5), answers.put_nowait, never)
    assert await asyncio.wait_for(answers.get(), 30) == 9
    thinking.close()


def _sleep() -> int:
    time.sleep(60)
    return os.getpid()


async def test_the_thought_of_a_process_that_died_is_lost_and_those_that_waited_are_answered(log: Events) -> None:
    thinking = Thinking(log, processes=1)
    lost: list[int] = []
    answers: asyncio.Queue[int] = asyncio.Queue()
    thinking.ask(die, never, never, partial(lost.append, 0))
    for number in range(1, 6):
        thinking.ask(partial(add, number, 0), answers.put_nowait, never, partial(lost.append, number))
    found = [await asyncio.wait_for(answers.get(), 30) for _ in range(5)]
    assert found == [1, 2, 3, 4, 5], "by a new process"
    assert lost == [0]
    assert log.lines.qsize() == 1
    thinking.close()


def _endless() -> None:
    while True:
        pass


async def test_a_thought_without_end_is_ended_with_its_process_and_no_other(log: Events, tmp_path: Path) -> None:
    thinking = Thinking(log, processes=2)
    answers: asyncio.Queue[int] = asyncio.Queue()
    errors: asyncio.Queue[Exception] = asyncio.Queue()
    for name in ("one", "two"):
        thinking.ask(partial(when_there, str(tmp_path / name)), answers.put_nowait, never)
    (tmp_path / "one").touch()
    doomed = await asyncio.wait_for(answers.get(), 60)
    thinking._patience = 0.05
    thinking.ask(_endless, never, errors.put_nowait)
    for number in range(3):
        thinking.ask(partial(add, number, 0), answers.put_nowait, errors.put_nowait)
    thinking._patience = 60
    assert isinstance(await asyncio.wait_for(errors.get(), 30), ThoughtTooLong)
    await until(lambda: not alive(doomed))
    assert log.lines.qsize() == 1
    assert [await asyncio.wait_for(answers.get(), 60) for _ in range(3)] == [0, 1, 2], "by a new process"
    (tmp_path / "two").touch()
    assert await asyncio.wait_for(answers.get(), 30) != doomed, "it thought on meanwhile"
    assert errors.empty()
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
        thinking.ask(partial(add, number, 0), answers.put_nowait, never)
    found = [await asyncio.wait_for(answers.get(), 30) for _ in range(WAITING)]
    assert found == list(range(WAITING))
    thinking.close()


async def test_hints_wait_behind_the_thoughts_of_bots(log: Events, tmp_path: Path) -> None:
    thinking = Thinking(log, processes=1)
    answers: asyncio.Queue[int] = asyncio.Queue()
    thinking.ask(partial(when_there, str(tmp_path / "go")), lambda _: None, never)
    for number in range(3):
        thinking.ask(partial(add, number, 100), answers.put_nowait, never, behind=True)
    for number in range(3):
        thinking.ask(partial(add, number, 0), answers.put_nowait, never)
    (tmp_path / "go").touch()
    found = [await asyncio.wait_for(answers.get(), 60) for _ in range(6)]
    assert found == [0, 1, 2, 100, 101, 102]
    thinking.close()


async def test_hints_leave_a_process_to_bots_and_take_no_place_of_theirs(log: Events, tmp_path: Path) -> None:
    thinking = Thinking(log, processes=2)
    answers: asyncio.Queue[int] = asyncio.Queue()
    hints: asyncio.Queue[int] = asyncio.Queue()
    wait = partial(when_there, str(tmp_path / "go"))
    taken = [thinking.ask(wait, hints.put_nowait, never, behind=True) for _ in range(2 * HINTS)]
    assert taken == [True] * HINTS + [False] * HINTS
    for number in range(WAITING):
        assert thinking.ask(partial(add, number, 0), answers.put_nowait, never)
    assert [await asyncio.wait_for(answers.get(), 60) for _ in range(WAITING)] == list(range(WAITING))
    assert hints.empty()
    (tmp_path / "go").touch()
    assert len({await asyncio.wait_for(hints.get(), 60) for _ in range(HINTS)}) == 1, "all by one process"
    thinking.close()


async def test_the_hints_of_one_address_leave_room_for_those_of_others(log: Events, tmp_path: Path) -> None:
    """A few tables of one address would take all places, and whoever else asks would be refused for as long."""
    thinking = Thinking(log, processes=1)
    answers: asyncio.Queue[int] = asyncio.Queue()
    wait = partial(when_there, str(tmp_path / "go"))

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
