"""The compiled search is the interpreted one: the same numbers, the same answers; and nobody waits for the compiler."""

import threading
from collections.abc import Iterator

import pytest

from ludotheque.games import GAMES
from ludotheque.games.matryoshka.bots import LEVELS, ask
from ludotheque.games.matryoshka.search import engine, fast, think
from ludotheque.games.matryoshka.search.engine import INTERPRETED, Engine, compiled, current
from ludotheque.games.matryoshka.search.values import learned
from tests.games.matryoshka.search.test_think import questions

pytestmark = pytest.mark.no_cover  # as the other tests of the search

ROLLOUTS = 12
COMPILED = Engine(compiled=True)
"""Stands for the compiled functions where it is only asked which ones are chosen."""


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """A compiler that is ready when the event is set."""
    done = threading.Event()

    def compile_slowly() -> Engine:
        done.wait(10)
        return COMPILED

    monkeypatch.setattr(engine, "_WORKSHOP", engine._Workshop())
    monkeypatch.setattr(engine, "compiled", compile_slowly)
    monkeypatch.setattr(engine, "installed", lambda: True)
    yield done
    done.set()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_compiled_and_interpreted_rollouts_end_alike_to_the_last_digit(seats: int) -> None:
    kinds: set[tuple[str, int]] = set()
    for number, (seen, memory, _, _) in enumerate(questions(seats, 1, 0)):
        kind = (seen.public.phase, seen.public.round % 2)
        if kind in kinds:
            continue
        kinds.add(kind)
        slow = think.Thought(seen, memory, number, INTERPRETED)
        quick = think.Thought(seen, memory, number, compiled())
        alive = list(range(len(slow.choices)))
        ends: tuple[list[list[float]], list[list[float]]] = [[] for _ in alive], [[] for _ in alive]
        slow.imagine(alive, ends[0], 2)
        quick.imagine(alive, ends[1], 2)
        assert ends[0] == ends[1]
        assert list(slow.game) == list(quick.game)
    assert len(kinds) == 8


@pytest.mark.parametrize("rivals", [think.NAIVE, think.WARY])
def test_the_picture_of_the_rivals_counts_on_both_engines(rivals: think.Rivals) -> None:
    seen, memory, _, _ = next(each for each in questions(4, 1, 0) if each[0].public.phase == "offer")
    ends: list[list[float]] = []
    for on, picture in ((INTERPRETED, rivals), (compiled(), rivals), (INTERPRETED, think.Rivals(plain=9, doubt=0.5))):
        thought = think.Thought(seen, memory, 1, on, picture)
        found: list[list[float]] = [[] for _ in thought.choices]
        thought.imagine(list(range(len(found))), found, 4)
        ends.append([end for choice in found for end in choice])
    assert ends[0] == ends[1] != ends[2]


def test_even_values_need_no_whole_sums() -> None:
    rounded = learned(4).copy()
    assert all(number % 2 == 0 for number in rounded[: fast.PRICES])
    rounded[fast.EVEN] = 0
    for number, (seen, memory, _, _) in enumerate(questions(4, 2, 0)):
        if number % 4:
            continue
        sums, differences = (think.Thought(seen, memory, number, INTERPRETED) for _ in range(2))
        sums.values = rounded
        assert sums.search(ROLLOUTS) == differences.search(ROLLOUTS)


def test_a_prepared_process_thinks_interpreted_until_the_compiler_is_done(workshop: threading.Event) -> None:
    GAMES["matryoshka"].EXTRAS.prepare()
    assert current(engine.LEAST) is INTERPRETED
    assert current(engine.LEAST) is INTERPRETED
    workshop.set()
    assert engine._WORKSHOP._thread is not None
    engine._WORKSHOP._thread.join()
    assert current(engine.LEAST) is COMPILED
    assert current(engine.LEAST - 1) is INTERPRETED  # not worth it


def test_any_other_process_waits_so_that_its_results_can_be_repeated(workshop: threading.Event) -> None:
    workshop.set()
    assert current(engine.LEAST) is COMPILED


def test_a_compiler_that_fails_leaves_the_interpreter(
    workshop: threading.Event, monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder
) -> None:
    def fail() -> Engine:
        raise OSError("LLVM is broken")

    monkeypatch.setattr(engine, "compiled", fail)
    assert current(engine.LEAST) is INTERPRETED
    engine.prepare()
    current(engine.LEAST)
    assert engine._WORKSHOP._thread is not None
    engine._WORKSHOP._thread.join()
    assert current(engine.LEAST) is INTERPRETED
    assert "LLVM is broken" in str(recwarn.pop(RuntimeWarning).message)


def test_without_the_extra_an_expert_imagines_fewer_games(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []
    seen, memory, _, _ = next(iter(questions(3, 1, 0)))

    def count(thought: think.Thought, rollouts: int) -> list[int]:
        counted.append(rollouts)
        return thought.choices[0]

    monkeypatch.setattr(think.Thought, "search", count)
    for there in (True, False):
        monkeypatch.setattr(think, "current", lambda _, found=there: COMPILED if found else INTERPRETED)
        ask(LEVELS["expert"], seen, memory, 1)
    assert counted == [LEVELS["expert"].rollouts, LEVELS["expert"].interpreted]
