"""Analyses of finished games: worked out in a process of their own, once for each game, and told in each language.

Whoever asks waits a moment. If that is not enough, they are told how much is done, and ask again.
"""

import asyncio
from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

from ludotheque.core.analysis import Analysis, Turning
from ludotheque.core.play import AnyGame
from ludotheque.core.record import bounded, decode, read_header, verify
from ludotheque.core.refusal import Spoken
from ludotheque.core.review import review
from ludotheque.server.protocol import refusals
from ludotheque.server.protocol.replay import Analysed, Analysing, TurningPoint
from ludotheque.server.services.thinker import tell
from ludotheque.server.services.thinking import Thinking
from ludotheque.server.services.turns import Turns
from ludotheque.server.table.story import wording
from ludotheque.server.table.teaching import told
from ludotheque.texts import Lang

PATIENCE_S = 2
"""How long a request waits for an analysis, before it is answered that it is under way."""
LONGEST_S = 180
"""An analysis that takes longer is given up, and its process ended."""
WAITING, EACH = 64, 4
"""How many may wait, and how many of one address."""
KEPT = 200
"""Analyses that are cached, the newest ones."""


def worked_out(data: bytes) -> Analysis | Spoken | None:
    """The analysis of a record, in a process of its own; what is wrong with it; or `None` where there is none."""
    from ludotheque.games import GAMES

    try:
        game = GAMES.get(read_header(data).game)
        if game is None or game.EXTRAS.analyse is None:
            return None
        record = bounded(decode(data, game))
        if verify(record, game) != "finished":
            return None
        tell(0.0)
        return review(record, game, tell)
    except Spoken as damage:
        return damage


class Analyses:
    """The analyses of one server; whoever asks for one that is under way waits for the same."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._turns = Turns(WAITING, EACH)
        self._found: dict[Hashable, asyncio.Task[Analysis | Spoken | None]] = {}
        self._now: Hashable = None

    def knows(self, key: Hashable) -> bool:
        """Whether this analysis is there, or under way."""
        return key in self._found

    def forget(self, key: Hashable) -> None:
        """Drop an analysis; whoever waits for it gets it all the same."""
        self._found.pop(key, None)

    async def of(self, key: Hashable, address: str, data: bytes = b"") -> Analysis | Analysing:
        """The analysis of a record, or how much of it is done; raises `Illegal` where there is none, or too many wait.

        One that is known needs no record.
        """
        task = self._found.get(key) or self._ask(key, address, data)
        try:
            async with asyncio.timeout(PATIENCE_S):
                found = await asyncio.shield(task)
        except TimeoutError:  # they are worked out one after the other
            return Analysing(percent=int(100 * self._thinking.share) if key == self._now else 0)
        if isinstance(found, Spoken):
            raise refusals.damaged_record(found)
        if found is None:
            raise refusals.NO_ANALYSIS()
        return found

    def _ask(self, key: Hashable, address: str, data: bytes) -> "asyncio.Task[Analysis | Spoken | None]":
        task = self._found[key] = asyncio.create_task(self._work(key, address, data))
        task.add_done_callback(lambda done: self._done(key, done))
        for old in list(self._found)[:-KEPT]:
            if self._found[old].done():
                del self._found[old]
        return task

    async def _work(self, key: Hashable, address: str, data: bytes) -> Analysis | Spoken | None:
        async with self._turns.turn(address):
            self._now = key
            try:
                async with asyncio.timeout(LONGEST_S):
                    return await self._think(partial(worked_out, data))
            except TimeoutError:  # its process works on, and others wait for it
                self._thinking.stop()
                raise refusals.REPLAYS_BUSY() from None
            finally:
                self._now = None

    async def _think(self, thought: Callable[[], Analysis | Spoken | None]) -> Analysis | Spoken | None:
        future: asyncio.Future[Analysis | Spoken | None] = asyncio.get_running_loop().create_future()

        def ready(found: Analysis | Spoken | None) -> None:
            if not future.done():
                future.set_result(found)

        def failed(error: Exception) -> None:
            if not future.done():
                future.set_exception(error)

        if not self._thinking.ask(thought, ready, failed, lambda: failed(refusals.REPLAYS_BUSY())):
            raise refusals.REPLAYS_BUSY()
        return await future

    def _done(self, key: Hashable, task: "asyncio.Task[Analysis | Spoken | None]") -> None:
        if (
            task.cancelled() or task.exception() is not None
        ):  # too many, too long, its process died, or a bug: ask again
            self._found.pop(key, None)


def spelt(found: Analysis, game: AnyGame, lang: Lang) -> Analysed:
    """An analysis in one language."""
    return Analysed(
        turnings=tuple(_spelt(turning, game, lang) for turning in found.turnings),
        seats=tuple(tuple(told(game, line, lang) for line in lines) for lines in found.seats),
    )


def _spelt(turning: Turning, game: AnyGame, lang: Lang) -> TurningPoint:
    def action(chosen: Any) -> str:
        return "" if chosen is None else wording(game, lang).action(chosen)

    return TurningPoint(
        move=turning.move,
        seat=turning.seat,
        played=action(turning.played),
        better=action(turning.better),
        worth=turning.worth,
        reason=told(game, turning.reason, lang),
    )
