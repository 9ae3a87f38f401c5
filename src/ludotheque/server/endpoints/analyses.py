"""Analyses of finished games: worked out in another process, once for each game, and told in each language."""

import asyncio
from collections.abc import Hashable
from functools import partial
from typing import Any

from ludotheque.core.analysis import Analysis, Turning
from ludotheque.core.play import AnyGame
from ludotheque.core.record import decode, read_header, steps, verify
from ludotheque.core.refusal import Spoken
from ludotheque.server.protocol import refusals
from ludotheque.server.protocol.replay import Analysed, TurningPoint
from ludotheque.server.services.thinking import Thinking
from ludotheque.server.table.story import wording
from ludotheque.server.table.teaching import told
from ludotheque.texts import Lang

PATIENCE_S = 120
"""How long a request waits for an analysis."""
KEPT = 200
"""Analyses that are cached, the newest ones."""


def worked_out(data: bytes) -> Analysis | Spoken | None:
    """The analysis of a record, in a process of its own; what is wrong with it; or `None` where there is none."""
    from ludotheque.games import GAMES

    try:
        game = GAMES.get(read_header(data).game)
        if game is None or game.EXTRAS.analyse is None:
            return None
        record = decode(data, game)
        if verify(record, game) != "finished":
            return None
        return game.EXTRAS.analyse(list(steps(record, game)), record.moves)
    except Spoken as damage:
        return damage


class Analyses:
    """The analyses of one server; whoever asks for one that is under way waits for the same."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._found: dict[Hashable, asyncio.Future[Analysis | Spoken | None]] = {}

    async def of(self, key: Hashable, data: bytes) -> Analysis:
        """The analysis of a record; raises `Illegal` where there is none, or too many wait."""
        future = self._found.get(key)
        if future is None:
            future = asyncio.get_running_loop().create_future()
            if not self._thinking.ask(partial(worked_out, data), future.set_result, future.set_exception):
                raise refusals.REPLAYS_BUSY()
            self._found[key] = future
            while len(self._found) > KEPT:
                del self._found[next(iter(self._found))]
        try:
            async with asyncio.timeout(PATIENCE_S):
                found = await asyncio.shield(future)
        except TimeoutError:  # its process was lost, or is far behind
            self._found.pop(key, None)
            raise refusals.REPLAYS_BUSY() from None
        if isinstance(found, Spoken):
            raise refusals.damaged_record(found)
        if found is None:
            raise refusals.NO_ANALYSIS()
        return found


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
