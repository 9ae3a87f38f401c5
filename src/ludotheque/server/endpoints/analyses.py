"""Analyses of finished games: worked out in a process of their own, once for each game, and told in each language.

Whoever asks waits a moment. If that is not enough, they are told how much is done, and ask again.
"""

import asyncio
from collections.abc import Hashable
from functools import partial
from typing import Any

from ludotheque.core.analysis import Analysis, Turning
from ludotheque.core.play import AnyGame
from ludotheque.core.record import bounded, decode, read_header, steps, verify
from ludotheque.core.refusal import Spoken
from ludotheque.server.protocol import refusals
from ludotheque.server.protocol.replay import Analysed, Analysing, TurningPoint
from ludotheque.server.services.thinking import Thinking, tell
from ludotheque.server.table.story import wording
from ludotheque.server.table.teaching import told
from ludotheque.texts import Lang

PATIENCE_S = 2
"""How long a request waits for an analysis, before it is answered that it is under way."""
LONGEST_S = 600
"""An analysis that takes longer is given up."""
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
        return game.EXTRAS.analyse(list(steps(record, game)), record.moves, tell)
    except Spoken as damage:
        return damage


class Analyses:
    """The analyses of one server; whoever asks for one that is under way waits for the same."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._found: dict[Hashable, asyncio.Future[Analysis | Spoken | None]] = {}
        self._began: dict[Hashable, float] = {}

    def knows(self, key: Hashable) -> bool:
        """Whether this analysis is there, or under way."""
        return key in self._found

    async def of(self, key: Hashable, data: bytes = b"") -> Analysis | Analysing:
        """The analysis of a record, or how much of it is done; raises `Illegal` where there is none, or too many wait.

        One that is known needs no record.
        """
        future = self._found.get(key) or self._ask(key, data)
        try:
            async with asyncio.timeout(PATIENCE_S):
                found = await asyncio.shield(future)
        except TimeoutError:
            return self._under_way(key)
        if isinstance(found, Spoken):
            raise refusals.damaged_record(found)
        if found is None:
            raise refusals.NO_ANALYSIS()
        return found

    def _ask(self, key: Hashable, data: bytes) -> "asyncio.Future[Analysis | Spoken | None]":
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Analysis | Spoken | None] = loop.create_future()
        lost = partial(future.set_exception, refusals.REPLAYS_BUSY())
        if not self._thinking.ask(partial(worked_out, data), future.set_result, future.set_exception, lost):
            raise refusals.REPLAYS_BUSY()
        future.add_done_callback(lambda done: self._done(key, done))
        self._found[key], self._began[key] = future, loop.time()
        while len(self._found) > KEPT:
            self._drop(next(iter(self._found)))
        return future

    def _done(self, key: Hashable, future: "asyncio.Future[Analysis | Spoken | None]") -> None:
        self._began.pop(key, None)
        if not future.cancelled() and future.exception() is not None:  # its process died, or a bug: ask again
            self._found.pop(key, None)

    def _drop(self, key: Hashable) -> None:
        self._found.pop(key, None)
        self._began.pop(key, None)

    def _under_way(self, key: Hashable) -> Analysing:
        """They are worked out one after the other: the oldest is the one that can tell how much is done."""
        now = asyncio.get_running_loop().time()
        if now - self._began.get(key, now) > LONGEST_S:
            self._drop(key)
            raise refusals.REPLAYS_BUSY()
        first = next(iter(self._began), None) == key
        return Analysing(percent=int(100 * self._thinking.share) if first else 0)


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
