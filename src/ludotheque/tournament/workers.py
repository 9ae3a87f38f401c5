"""Games in other processes. One that dies costs no game, and the player that ended it is found."""

from __future__ import annotations

import os
from collections import deque
from itertools import chain, islice
from threading import Thread
from typing import TYPE_CHECKING, TypeAlias

from ludotheque.tournament.errors import PlayerFailed
from ludotheque.tournament.supervision import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from concurrent.futures import Future, ProcessPoolExecutor
    from multiprocessing.process import BaseProcess

    from ludotheque.tournament.play import Plan, Played

    Play: TypeAlias = Callable[[Plan, Sequence["Job"]], list[Played]]

Job: TypeAlias = tuple[int, tuple[int, ...]]
"""A deal and an order of the players."""


class _Part:
    """Some games that one process plays, and what came of it once it was asked."""

    def __init__(self, jobs: list[Job]) -> None:
        self.jobs = jobs
        self.future: Future[list[Played]] | None = None

    def finished(self) -> bool:
        future = self.future
        return future is not None and future.done() and future.exception() is None


def pooled(play: Play, plan: Plan, jobs: Iterable[Job], left: int, workers: int) -> Iterator[Played]:
    """Play these games in their order in so many processes; raises `PlayerFailed` where a game ends its process.

    After a process has died, the games that may have run in it are played one by one. So a player that ends its process
    is found, and a tournament goes on if something else ended it.
    """
    size, rest = max(1, min(16, left // (8 * workers))), iter(jobs)
    while True:
        waiting: deque[_Part] = deque()
        yield from _until_one_dies(play, plan, rest, size, workers, waiting)
        if not waiting:
            return
        begun = workers + 1  # one more than processes is handed out ahead
        while waiting and (begun or waiting[0].finished()):
            part = waiting.popleft()
            if part.future is not None and part.finished():
                yield from part.future.result()
                continue
            begun -= 1
            for job in part.jobs:
                yield _alone(play, plan, job)
        rest = chain([job for part in waiting for job in part.jobs], rest)


def _until_one_dies(
    play: Play, plan: Plan, rest: Iterator[Job], size: int, workers: int, waiting: deque[_Part]
) -> Iterator[Played]:
    """Play in a pool; what is left in `waiting` afterwards was not played, or not fetched, because a process died."""
    from concurrent.futures.process import BrokenProcessPool

    with _pool(workers) as pool:
        try:
            # Few parts wait at a time: a tournament may have more games than fit into memory.
            while part := list(islice(rest, size)):
                waiting.append(_Part(part))
                waiting[-1].future = pool.submit(play, plan, part)
                if len(waiting) > 4 * workers:
                    yield from _first(waiting)
            while waiting:
                yield from _first(waiting)
        except BrokenProcessPool:
            return
        finally:
            if waiting:
                _stop(pool)


def _stop(pool: ProcessPoolExecutor) -> None:
    """End the games that still run: nobody wants them, and one may take minutes."""
    # A pool ends its processes by a name of its own only from Python 3.14 on.
    for process in list((pool._processes or {}).values()):  # noqa: SLF001
        process.terminate()


def _first(waiting: deque[_Part]) -> list[Played]:
    assert waiting[0].future is not None
    found = waiting[0].future.result()
    waiting.popleft()
    return found


def _alone(play: Play, plan: Plan, job: Job) -> Played:
    """One game in a process of its own."""
    from concurrent.futures.process import BrokenProcessPool

    try:
        with _pool(1) as pool:
            (played,) = pool.submit(play, plan, [job]).result()
            return played
    except BrokenProcessPool:
        deal, order = job
        names = [plan.players[place] for place in order]
        blamed = dict.fromkeys(name for name in names if name in plan.files) or dict.fromkeys(names)
        said: dict[str, int | str] = {
            "deal": deal,
            "order": ", ".join(names),
            "players": ", ".join(blamed),
            "seconds": int(PATIENCE),
        }
        raise PlayerFailed("wrong-player-died", **said) from None


def _pool(workers: int) -> ProcessPoolExecutor:
    # Imported here: not every system has them, and most commands need none.
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    return ProcessPoolExecutor(workers, get_context("spawn"), _begin)


def _begin() -> None:
    """End with the tournament, even if it is killed: a process would wait for the next games for ever."""
    from multiprocessing import parent_process

    if (tournament := parent_process()) is not None:
        Thread(target=_end_with, args=(tournament,), name="tournament", daemon=True).start()


def _end_with(tournament: BaseProcess) -> None:
    tournament.join()
    os._exit(1)
