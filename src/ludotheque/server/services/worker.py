"""One process that thinks, one thought at a time. A thought that never ends, ends with its process."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from msgspec import Struct


class Thought(Struct, frozen=True, eq=False):
    """What to think about, and whom to tell."""

    work: Callable[[], Any]
    ready: Callable[[Any], None]
    failed: Callable[[Exception], None]
    lost: Callable[[], object]
    behind: bool
    """Whether it waits behind all others (`Thinking.ask`)."""
    address: str
    """Who asked for it; empty: a bot."""


class Worker:
    """A process of its own: the executor of the library ends all its processes when one of them must be ended."""

    __slots__ = ("_limit", "_pool", "thought")

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self._pool = pool
        self._limit: asyncio.TimerHandle | None = None
        self.thought: Thought | None = None
        """What it thinks about."""

    def begin(
        self,
        thought: Thought,
        answered: "Callable[[Worker, Thought, asyncio.Future[Any]], None]",
        patience: float,
        late: "Callable[[Worker, Thought], None]",
    ) -> None:
        """Think, and call `answered`; or `late` after so many seconds, if any. Raises an error if it cannot."""
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self._pool, thought.work)
        self.thought = thought
        future.add_done_callback(lambda done: answered(self, thought, done))
        if patience:
            self._limit = loop.call_later(patience, lambda: late(self, thought))

    def rest(self) -> None:
        """The thought is over."""
        self.thought = None
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def end(self) -> None:
        """End the process with what it thinks about."""
        self.rest()
        processes = list((self._pool._processes or {}).values())  # noqa: SLF001 — the only way not to wait for a thought
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
