"""Finished games to look at again: what one seat saw, step by step, and every draw of the deal, to be checked.

The browser knows no rules, so the record is folded here; the shuffles it computes itself and compares (decision 3).
"""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import web
from msgspec import Struct

from ludotheque.core import Deal, Illegal, Outcome, Player, Record, Seat
from ludotheque.core.play import AnyGame
from ludotheque.core.record import Damaged, decode, read_header, steps

LARGEST = 1_000_000
"""Bytes of a record that somebody may bring along; a long game takes a tenth of it."""


class Draw(Struct, frozen=True):
    """One draw of the deal: the shuffle of 0…n−1 under a label, or one number below n."""

    label: str
    n: int
    order: tuple[int, ...] | None = None
    pick: int | None = None


class Moment(Struct, frozen=True):
    """One move as a seat noticed it."""

    number: int
    at: int
    view: Any
    events: tuple[Any, ...]


class Replay(Struct, frozen=True):
    """A record as one seat (`None`: a spectator) saw it."""

    game: str
    options: dict[str, Any]
    players: tuple[Player, ...]
    seat: int | None
    outcome: Outcome | None
    moments: tuple[Moment, ...]
    draws: tuple[Draw, ...]


class _Watched:
    """A deal that writes down what is drawn from it."""

    def __init__(self, deal: Deal) -> None:
        self._deal = deal
        self.draws: dict[str, Draw] = {}

    def order(self, n: int, label: str) -> tuple[int, ...]:
        drawn = self._deal.order(n, label)
        self.draws[label] = Draw(label, n, order=drawn)
        return drawn

    def pick(self, n: int, label: str) -> int:
        drawn = self._deal.pick(n, label)
        self.draws[label] = Draw(label, n, pick=drawn)
        return drawn


def replayed(record: Record, game: AnyGame, seat: int | None) -> Replay:
    """Fold a record and keep what one seat saw; raises `Damaged` where it cannot be trusted."""
    header = record.header
    if seat is not None and not 0 <= seat < len(header.seats):
        raise Illegal("TABLE-2", "refused-no-seat")
    watched: Any = _Watched(record.deal())
    chair = None if seat is None else Seat(seat)
    moments: list[Moment] = []
    before: Any = None
    for number, step in enumerate(steps(record, game, watched)):
        view = game.view(step.state, chair)
        if step.events or view != before:
            at = record.moves[number - 1].at if number else 0
            moments.append(Moment(number, at, view, step.events))
        before = view
    return Replay(
        game=game.KEY,
        options=header.options,
        players=header.seats,
        seat=seat,
        outcome=None if record.end is None else record.end.outcome,
        moments=tuple(moments),
        draws=tuple(watched.draws.values()),
    )


def brought(data: bytes, games: dict[str, AnyGame], seat: int | None) -> Replay:
    """A record that somebody brought along as a file."""
    game = games.get(read_header(data).game)
    if game is None:
        raise Illegal("LOBBY-1", "refused-no-such-game")
    return replayed(decode(data, game), game, seat)


async def read(request: web.Request) -> bytes:
    """The body of a request that carries a record: larger than any other may be."""
    data = b""
    async for chunk in request.content.iter_chunked(65_536):
        data += chunk
        if len(data) > LARGEST:
            raise Illegal("HTTP-1", "refused-request", why="too large")
    return data


async def answer(request: web.Request, make: Callable[[int | None], Replay]) -> web.Response:
    """Fold aside, so that no race at another table waits for it, and answer compressed."""
    wanted = request.query.get("seat", "")
    if wanted and not (wanted.isascii() and wanted.isdecimal() and len(wanted) < 3):
        raise Illegal("TABLE-2", "refused-no-seat")
    try:
        found = await asyncio.to_thread(lambda: msgspec.json.encode(make(int(wanted) if wanted else None)))
    except Damaged as damage:
        raise Illegal("RECORD-1", damage.key, **damage.variables) from None
    response = web.Response(body=found, content_type="application/json", headers={"Cache-Control": "no-store"})
    response.enable_compression()
    return response
