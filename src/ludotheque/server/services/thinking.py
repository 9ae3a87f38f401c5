"""Long thoughts of built-in players, in processes of their own: no person's move ever waits for one.

A thought is pure and picklable (`core.Decision.thought`). It runs at a low priority. Where all processes are busy, or
one dies, the bot simply does what it planned without it.

Analyses of finished games take much longer, and nobody's game waits for one: they have a process of their own.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING, Any

from ludotheque.server.services.logs import Log
from ludotheque.server.services.logs import failed as report

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

WAITING = 64
"""Thoughts that may wait for a process; more would not be ready in time anyway."""
NICE, LOWEST = 10, 15
"""How far thoughts, and analyses behind them, leave the processor to others."""
_shared: Any = None  # in a process that thinks: how much of its thought is done


def _begin(niceness: int, shared: Any) -> None:
    """Leave the processor to whoever answers people, and let no thought wait."""
    from ludotheque.games import GAMES

    global _shared  # noqa: PLW0603 — the only way into a process of a pool
    _shared = shared
    nice = getattr(os, "nice", None)  # Windows has none
    if nice is not None:
        nice(niceness)
    for game in GAMES.values():
        game.EXTRAS.prepare()


def tell(share: float) -> None:
    """Called in a process that thinks: so much of its thought is done, 0…1."""
    if _shared is not None:
        _shared.value = share


class Thinking:
    """The processes that think; none is started before the first thought."""

    def __init__(self, log: Log, processes: int | None = None, *, niceness: int = NICE, waiting: int = WAITING) -> None:
        self._log = log
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._niceness = niceness
        self._waiting = waiting
        self._share: Any = None
        self._pool: ProcessPoolExecutor | None = None
        self._asked: set[asyncio.Future[Any]] = set()

    def ask(
        self,
        thought: Callable[[], Any],
        ready: Callable[[Any], None],
        failed: Callable[[Exception], None],
        lost: Callable[[], object] = lambda: None,
    ) -> bool:
        """Call `ready` with the result of a thought, or `failed` with its error, or `lost` if its process ended.

        False: none of them, ever.
        """
        if len(self._asked) >= self._waiting:
            return False
        if self._pool is None:
            self._pool = self._start()
        pool = self._pool
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, thought)
        except BrokenExecutor as error:  # one process was killed: a new pool for the next thought
            self._renew(pool, error)
            return False
        self._asked.add(future)
        future.add_done_callback(lambda done: self._answer(pool, done, ready, failed, lost))
        return True

    @property
    def share(self) -> float:
        """How much of the thought is done that was last told of (`tell`), 0…1."""
        return 0.0 if self._share is None else float(self._share.value)

    def _start(self) -> "ProcessPoolExecutor":
        from concurrent.futures import ProcessPoolExecutor  # takes its time, and most servers never need it
        from multiprocessing import get_context

        context = get_context("spawn")
        self._share = context.Value("d", 0.0, lock=False)
        return ProcessPoolExecutor(self._processes, context, _begin, (self._niceness, self._share))

    def _answer(
        self,
        pool: "ProcessPoolExecutor",
        done: "asyncio.Future[Any]",
        ready: Callable[[Any], None],
        failed: Callable[[Exception], None],
        lost: Callable[[], object],
    ) -> None:
        if done not in self._asked:  # closed meanwhile
            _ = done.cancelled() or done.exception()  # seen, so that nothing is logged of it
            return
        self._asked.discard(done)
        error = BrokenExecutor("cancelled") if done.cancelled() else done.exception()
        if error is None:
            ready(done.result())
        elif isinstance(error, BrokenExecutor):
            self._renew(pool, error)
            lost()
        elif isinstance(error, Exception):
            failed(error)

    def _renew(self, pool: "ProcessPoolExecutor", error: BaseException) -> None:
        if pool is self._pool:  # else: another of its thoughts was quicker, and this is a new one
            report(self._log, "thinking process lost", error)
            self.stop()

    def stop(self) -> None:
        """End the processes with what they think about; the next thought starts new ones."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())  # noqa: SLF001 — the only way not to wait for a thought
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def close(self) -> None:
        """Stop the processes; what they think about is of no use any more, and nobody is told."""
        self._asked.clear()  # cancelled ones would end the thread of a pool whose processes are killed with an error
        self.stop()
