"""How the game of a table begins: with its set-up, or at the moment of another game at which a what-if begins."""

import asyncio
from collections.abc import Sequence

import msgspec

from ludotheque.core.play import Fold
from ludotheque.server.services.services import Services
from ludotheque.server.storage.jobs import LoggedMove
from ludotheque.server.storage.rows import TableRow


async def opening(services: Services, row: TableRow, rows: Sequence[LoggedMove]) -> Fold:
    """The fold up to where people begin to play; raises what a damaged log leads to.

    The log of a what-if begins with the moves of its origin: they may be thousands, and are folded in a thread.
    """
    if row.origins:
        return await asyncio.to_thread(_opening, services, row, rows)
    return _opening(services, row, rows)


def _opening(services: Services, row: TableRow, rows: Sequence[LoggedMove]) -> Fold:
    game = services.games[row.game]
    options = msgspec.convert(row.options, game.Options)  # as they are now: the host may name who begins
    fold = Fold(game, options, services.deal(row.secret, row.nonces), row.origins)
    fold.begin(logged.move(game) for logged in rows)
    return fold
