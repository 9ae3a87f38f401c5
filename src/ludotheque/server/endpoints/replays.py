"""Replays of finished games: what one seat saw, move by move, and every draw of the deal, so that it can be checked.

The browser knows no rules, so the record is replayed here. The browser computes the shuffles itself and compares
(decision 3).
"""

import zlib
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from aiohttp import web
from msgspec.structs import replace

from ludotheque.core import Deal, Record, Seat
from ludotheque.core.play import AnyGame
from ludotheque.core.record import Damaged, bounded, decode, read_header, steps
from ludotheque.server.protocol import Draw, Moment, Replay, refusals
from ludotheque.server.protocol.replay import Viewer
from ludotheque.server.storage import jobs
from ludotheque.server.table.story import story
from ludotheque.texts import Lang

Moves: TypeAlias = list[jobs.LoggedMove]

LARGEST = 1_000_000
"""The largest record that may be sent, in bytes; a long game takes a tenth of it."""
LARGEST_ANSWER = 8_000_000
"""The largest replay that is sent, in bytes; a game of 300 moves takes an eighth of it, and much less compressed."""


class _Recorded:
    """A deal that keeps what is drawn from it."""

    def __init__(self, deal: Deal) -> None:
        self._deal = deal
        self.draws: dict[str, Draw] = {}

    def order(self, n: int, label: str) -> tuple[int, ...]:
        drawn = self._deal.order(n, label)
        self.draws[label] = Draw(label=label, n=n, order=drawn)
        return drawn

    def pick(self, n: int, label: str) -> int:
        drawn = self._deal.pick(n, label)
        self.draws[label] = Draw(label=label, n=n, pick=drawn)
        return drawn


def _sight(record: Record, game: AnyGame, viewer: Viewer) -> Callable[[Any], Any]:
    """What this viewer sees of a state. All cards are for finished games only: before the end they are secret."""
    if viewer == "all":
        if record.end is None:
            raise refusals.NO_RECORD()
        if game.EXTRAS.unveil is None:
            raise refusals.NO_SEAT()
        return game.EXTRAS.unveil
    if viewer is not None and not 0 <= viewer < len(record.header.seats):
        raise refusals.NO_SEAT()
    seat = None if viewer is None else Seat(viewer)
    return lambda state: game.view(state, seat)


def replayed(record: Record, game: AnyGame, viewer: Viewer, lang: Lang = "en") -> Replay:
    """Replay a record and keep what was seen of it; raises `Damaged` where it cannot be trusted."""
    header, ended = record.header, record.end is not None
    sight = _sight(record, game, viewer)
    deal: Any = _Recorded(record.deal())
    moments: list[Moment] = []
    before: Any = None
    folded = list(steps(record, game, deal))
    for number, step in enumerate(folded):
        view = sight(step.state)
        if step.events or view != before:
            at = record.moves[number - 1].at if number else 0
            told = story(game, step.events, lang)
            moments.append(Moment(number=number, at=at, view=view, events=step.events, story=told))
        before = view
    return Replay(
        game=game.KEY,
        options=header.options,
        players=header.seats,
        seat=viewer,
        unveils=ended and game.EXTRAS.unveil is not None,
        outcome=None if record.end is None else record.end.outcome,
        moments=tuple(moments),
        analysed=record.end is not None and record.end.outcome is not None and game.EXTRAS.analyse is not None,
        what_ifs=ended and game.EXTRAS.redeal is not None,
        marks=tuple(game.EXTRAS.marks(folded)) if ended else (),
        draws=tuple(deal.draws.values()),
    )


def brought(data: bytes, games: dict[str, AnyGame]) -> tuple[Record, AnyGame]:
    """A record that was sent as a file, and its game."""
    game = games.get(read_header(data).game)
    if game is None:
        raise refusals.NO_SUCH_GAME()
    return bounded(decode(data, game)), game


async def read(request: web.Request) -> bytes:
    """The body of a request with a record, which may be larger than other bodies."""
    data = b""
    async for chunk in request.content.iter_chunked(65_536):
        data += chunk
        if len(data) > LARGEST:
            raise refusals.TOO_LARGE()
    return data


def viewer_of(request: web.Request) -> Viewer:
    """Whose view is asked for."""
    wanted = request.query.get("seat", "")
    if wanted == "all":
        return "all"
    if wanted and not (wanted.isascii() and wanted.isdecimal() and len(wanted) < 3):
        raise refusals.NO_SEAT()
    return int(wanted) if wanted else None


def written(replay: Replay, *, packed: bool) -> bytes:
    """A replay as JSON, perhaps compressed; moment by moment, because encoding holds the GIL.

    Raises `Damaged` if it is too large: it stays in memory for as long as the client takes to read it.
    """
    head = msgspec.json.encode(replace(replay, moments=()))
    before, empty, after = head.partition(b'"moments":[]')
    assert empty
    pack = zlib.compressobj(6, wbits=31) if packed else None
    said: list[bytes] = []
    size = 0
    for number, moment in enumerate((before + b'"moments":[', *replay.moments, b"]" + after)):
        data = moment if isinstance(moment, bytes) else msgspec.json.encode(moment)
        data = b"," + data if 1 < number <= len(replay.moments) else data
        said.append(data if pack is None else pack.compress(data))
        size += len(said[-1])
        if size > LARGEST_ANSWER:
            raise Damaged("record-too-large", most=LARGEST_ANSWER // 1_000_000)
    return b"".join(said) + (b"" if pack is None else pack.flush())


def answer(data: bytes, *, packed: bool) -> web.Response:
    """The answer with a replay, compressed if the caller accepts that."""
    headers = {
        "Cache-Control": "no-store",
        "Vary": "Accept-Encoding, Accept-Language",
        **({"Content-Encoding": "gzip"} if packed else {}),
    }
    return web.Response(body=data, content_type="application/json", headers=headers)
