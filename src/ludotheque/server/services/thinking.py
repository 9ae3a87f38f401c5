"""Long thoughts of built-in players, in processes of their own: no person's move ever waits for one.

A thought is pure and picklable (`core.Decision.thought`). It runs at a low priority. Where all processes are busy, or
one dies, the bot simply does what it planned without it. One that takes too long is ended with its process.

Hints wait behind the thoughts of bots. Where there are several processes they leave one free: the next thought of a bot
begins at once, however many hints people ask for.

Analyses of finished games take much longer, and nobody's game waits for one: they have a process of their own.
"""

import asyncio
import os
from collections import deque
from collections.abc import Callable
from typing import Any

from ludotheque.server.services.logs import Log
from ludotheque.server.services.logs import failed as report
from ludotheque.server.services.worker import Thought, Worker

WAITING = 64
"""Thoughts that may wait for a process; more would not be ready in time anyway."""
HINTS, EACH = 16, 8
"""Hints that may wait for a process, and how many of one address: each takes a second or two, and people do not wait
for longer."""
GONE_S, AGAIN_S = 1.0, 0.1
"""How long the end of the server waits for that of a process, and how often others ask whether one is gone."""


class ThoughtTooLong(Exception):
    """A thought took too long."""


class Thinking:
    """The processes that think; none is started before the first thought."""

    def __init__(
        self,
        log: Log,
        processes: int | None = None,
        *,
        waiting: int = WAITING,
        patience: float = 0,
    ) -> None:
        """At most `waiting` thoughts; one that takes more than `patience` seconds is ended, if that is not 0."""
        self._log = log
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._waiting = waiting
        self._patience = patience
        self.share = 0.0
        """How much of the thought is done that was last told of (`thinker.tell`), 0…1."""
        self._workers: list[Worker] = []
        self._ending: list[Worker] = []
        self._queue: deque[Thought] = deque()
        self._behind: deque[Thought] = deque()

    def ask(
        self,
        work: Callable[[], Any],
        ready: Callable[[Any], None],
        failed: Callable[[Exception], None],
        lost: Callable[[], object] = lambda: None,
        *,
        behind: bool = False,
        address: str = "",
    ) -> bool:
        """Call `ready` with the result of a thought, or `failed` with its error, or `lost` if its process ended.

        False: none of them, ever. A thought that is `behind` waits for all others, and has a limit of its own. An
        `address` has room for only some of these: with several tables it would keep all others from hints.
        """
        queue, most = (self._behind, min(HINTS, self._waiting)) if behind else (self._queue, self._waiting)
        if len(queue) + self._begun(behind=behind) >= most:
            return False
        if address and self._held(address) >= EACH:
            return False
        queue.append(Thought(work, ready, failed, lost, behind, address))
        self._hand_out()
        return True

    def _hand_out(self) -> None:
        """Give what waits to whoever is idle. Only what has begun has a time limit."""
        while queue := self._next():
            try:
                worker = self._idle()
            except OSError as error:  # the system starts no more: no table is stopped by that
                report(self._log, "worker process lost", error)
                queue.popleft().lost()
                continue
            if worker is None:
                return
            thought = queue.popleft()
            self.share = 0.0  # nothing of this one is done yet
            try:
                worker.begin(thought, self._patience)
            except ConnectionError as error:  # it was killed while it waited: a new one takes the thought
                self._drop(worker, error)
                queue.appendleft(thought)
            except OSError as error:
                self._drop(worker, error)
                thought.lost()

    def _next(self) -> deque[Thought]:
        """Where the next thought waits, if one may begin: hints leave the last of several processes to bots."""
        if not self._queue and self._begun(behind=True) < max(1, self._processes - 1):
            return self._behind
        return self._queue

    def _begun(self, *, behind: bool) -> int:
        """How many thoughts of a kind have a process."""
        return sum(worker.thought is not None and worker.thought.behind is behind for worker in self._workers)

    def _held(self, address: str) -> int:
        """How many thoughts of an address wait or have a process."""
        begun = (worker.thought for worker in self._workers if worker.thought is not None)
        return sum(thought.address == address for thought in (*self._queue, *self._behind, *begun))

    def _idle(self) -> Worker | None:
        """A process that waits for a thought; a new one, if all are busy and there may be more."""
        worker = next((worker for worker in self._workers if worker.thought is None), None)
        if worker is None and len(self._workers) < self._processes:
            worker = Worker(self)
            self._workers.append(worker)
        return worker

    def told(self, share: float) -> None:
        """So much of a thought is done."""
        self.share = share

    def answered(self, thought: Thought, result: Any, error: Exception | None) -> None:
        """A thought is over; its process takes the next one first."""
        self._hand_out()
        if error is None:
            thought.ready(result)
        else:
            thought.failed(error)

    def ended(self, worker: Worker, error: Exception) -> None:
        """A process is gone; the thought that it had is lost."""
        thought = worker.thought
        self._drop(worker, error)
        self._hand_out()
        if thought is not None:
            thought.lost()

    def late(self, worker: Worker, thought: Thought) -> None:
        """A thought that may never end would keep its process from all others for ever."""
        error = ThoughtTooLong(f"no end of a thought after {self._patience:g} s")
        self._drop(worker, error)
        self._hand_out()
        thought.failed(error)

    def _drop(self, worker: Worker, error: BaseException) -> None:
        """End a process; another one is started for the next thought."""
        report(self._log, "worker process lost", error)
        self._workers.remove(worker)
        self._end(worker)

    def stop(self) -> None:
        """End the processes with what they think about; the next thought starts new ones."""
        given_up = [worker.thought for worker in self._workers if worker.thought is not None]
        given_up += [*self._queue, *self._behind]
        self._give_up()
        for thought in given_up:
            thought.lost()

    def close(self) -> None:
        """Stop the processes for good, and wait until they are gone; nobody is told of what they think about."""
        self._give_up()
        for worker in self._ending:
            worker.join(GONE_S)
        self._clear_away()

    def _give_up(self) -> None:
        workers, self._workers = self._workers, []
        self._queue.clear()
        self._behind.clear()
        for worker in workers:
            self._end(worker)

    def _end(self, worker: Worker) -> None:
        worker.end()
        self._ending.append(worker)
        self._clear_away()

    def _clear_away(self) -> None:
        """Forget the processes that are gone. One of low priority may take a while to end; no table waits for it."""
        self._ending = [worker for worker in self._ending if not worker.gone]
        if self._ending:
            asyncio.get_running_loop().call_later(AGAIN_S, self._clear_away)
