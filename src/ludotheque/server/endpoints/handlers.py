"""The handlers of the HTTP interface: each a small method from request to answer. `routes.py` says which is where."""

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import TypeVar

import msgspec
from aiohttp import web

from ludotheque.bots.levels import levels
from ludotheque.core import Record, Seat
from ludotheque.core.contract import describe
from ludotheque.core.play import AnyGame
from ludotheque.core.record import decode, encode, read_header, what_if
from ludotheque.server.endpoints import replays
from ludotheque.server.endpoints.analyses import Analyses, spelt
from ludotheque.server.endpoints.bodies import body_of, whole
from ludotheque.server.endpoints.pages import (
    address_of,
    check_path,
    json_answer,
    json_bytes,
    lang_of,
)
from ludotheque.server.endpoints.published import GameFiles, Published
from ludotheque.server.endpoints.qr_codes import QrCodes
from ludotheque.server.endpoints.work_queue import WorkQueue
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.lobby.options import default_options
from ludotheque.server.protocol import GameInfo, Joining, Opening, PlayNow, Replay, Seated, WhatIf, refusals
from ludotheque.server.protocol.operator import ServerInfo
from ludotheque.server.protocol.replay import Analysing, Viewer
from ludotheque.server.protocol.schema import schema
from ludotheque.server.services.names import is_code
from ludotheque.server.services.services import Services
from ludotheque.server.services.version import VERSION
from ludotheque.server.storage import jobs
from ludotheque.server.storage.checking import record_of
from ludotheque.server.storage.rows import TableRow
from ludotheque.server.table.phases import ENDED
from ludotheque.texts import Lang

T = TypeVar("T")

POLL = 0.1
"""What asking again for the analysis of a file costs of the replays of an address: its body is read once more."""
GAME = web.RequestKey("game", str)
"""The game a request is about, so that its refusals find their texts."""


class Handlers:
    """All handlers of one server. They raise refusals; the guard in `routes.py` answers those."""

    def __init__(self, services: Services, lobby: Lobby, files: GameFiles) -> None:
        self.services = services
        self.lobby = lobby
        self.quotas = services.quotas
        self._queue = WorkQueue()
        self._codes = QrCodes()
        self._analyses = Analyses(services.analysing)
        lobby.retention.deleted = self._forget
        self._games = tuple(_game_info(game, files.of[key]) for key, game in services.games.items())

    async def games(self, _request: web.Request) -> web.Response:
        """The installed games."""
        return json_answer(self._games)

    async def server(self, _request: web.Request) -> web.Response:
        """What this server keeps and allows."""
        chosen = self.services.settings
        return json_answer(ServerInfo(version=VERSION, keep_days=chosen.keep_days, talk=chosen.talk))

    async def list(self, _request: web.Request) -> web.Response:
        """Public tables with a free seat."""
        return json_answer(await self.lobby.public_tables())

    async def open(self, request: web.Request) -> web.Response:
        """Open a table."""
        body = await self._body(request, Opening)
        self.quotas.tables.ask(self._address(request))
        return await self._seated(request, *await self.lobby.open(body))

    async def play(self, request: web.Request) -> web.Response:
        """Play against bots at once."""
        body = await self._body(request, PlayNow)
        self.quotas.tables.ask(self._address(request))
        return await self._seated(request, *await self.lobby.play_now(body))

    async def what_if(self, request: web.Request) -> web.Response:
        """Play on from a moment of a finished game."""
        chosen, games = self.services.settings, self.services.games
        self.quotas.replays.ask(self._address(request))  # first: the body may be large
        body = await body_of(request, WhatIf, chosen, replays.read(request))
        what: str | bytes
        source: Callable[[], tuple[Record, AnyGame]]
        if body.record is not None:
            data = body.record.encode()
            what, source = sha256(data).digest(), lambda: replays.brought(data, games)
        else:
            row = await self._ended(request, body.code or "")
            game, moves = games[row.game], await self._log(row)
            what, source = row.commitment, lambda: (record_of(row, game, moves), game)
        self.quotas.tables.ask(self._address(request))
        seat = Seat(body.seat)
        begun = await self._queue.do(
            (what, "what-if", body.move, seat),
            lambda: encode(what_if(*source(), body.move, seat)),
            self._address(request),
        )
        beginning = decode(begun, games[read_header(begun).game])
        return await self._seated(request, *await self.lobby.what_if(beginning, body))

    def _address(self, request: web.Request) -> str:
        return address_of(request, self.services.settings)

    async def show(self, request: web.Request) -> web.Response:
        """One table."""
        return json_answer(await self.lobby.card((await self._look(request)).code))

    async def join(self, request: web.Request) -> web.Response:
        """Sit down."""
        body = await self._body(request, Joining)
        if self.services.routed:
            check_path(request, request.match_info["code"])
        code = (await self._look(request)).code
        self.quotas.seats.ask(self._address(request))
        table = await self.lobby.enter(code)
        with table.kept():
            seat, token = await self.lobby.join(table, body)
        return await self._seated(request, table.row, seat, token)

    async def record(self, request: web.Request) -> web.Response:
        """The record of a finished table, as JSON lines."""
        row, moves = await self._finished(request)
        body = await self._encoded(request, row, moves)
        return web.Response(body=body, content_type="application/x-ndjson", headers={"Cache-Control": "no-store"})

    async def _encoded(self, request: web.Request, row: TableRow, moves: replays.Moves) -> bytes:
        game = self.services.games[row.game]
        return await self._queue.do(
            (row.commitment,), lambda: encode(record_of(row, game, moves)), self._address(request)
        )

    def _forget(self, commitment: str) -> None:
        """A game was deleted: what was made of it goes, too.

        What is cached of a table has its commitment for a key. The ids of deleted rows are given to new ones (SQLite).
        """
        self._queue.forget(commitment)
        self._analyses.forget(commitment)

    async def _finished(self, request: web.Request) -> tuple[TableRow, replays.Moves]:
        """A table that is over, and its log."""
        row = await self._ended(request)
        self.quotas.replays.ask(self._address(request))
        return row, await self._log(row)

    async def _ended(self, request: web.Request, code: str | None = None) -> TableRow:
        row = await self._look(request, code)
        if row.phase not in ENDED or not row.nonces:
            raise refusals.NO_RECORD()
        return row

    async def _log(self, row: TableRow) -> replays.Moves:
        moves: replays.Moves = await self.services.store.do(jobs.log(row.id))
        return moves

    async def replay(self, request: web.Request) -> web.Response:
        """A finished table as one seat saw it, step by step."""
        row, moves = await self._finished(request)
        game = self.services.games[row.game]

        def make(viewer: Viewer, lang: Lang) -> Replay:
            return replays.replayed(record_of(row, game, moves), game, viewer, lang)

        return await self._replay(request, row.commitment, make)

    async def replay_file(self, request: web.Request) -> web.Response:
        """The same of a record in the body."""
        games = self.services.games
        self.quotas.replays.ask(self._address(request))
        data = await whole(replays.read(request), self.services.settings)

        def make(viewer: Viewer, lang: Lang) -> Replay:
            return replays.replayed(*replays.brought(data, games), viewer, lang)

        return await self._replay(request, sha256(data).digest(), make)

    async def _replay(
        self, request: web.Request, what: str | bytes, make: Callable[[Viewer, Lang], Replay]
    ) -> web.Response:
        viewer, packed = replays.viewer_of(request), "gzip" in request.headers.get("Accept-Encoding", "")
        lang = lang_of(request)
        key = (what, viewer, lang, packed)
        data = await self._queue.do(
            key, lambda: replays.written(make(viewer, lang), packed=packed), self._address(request)
        )
        return replays.answer(data, packed=packed)

    async def analysis(self, request: web.Request) -> web.Response:
        """The turning points of a finished table, and what its players can learn."""
        row = await self._ended(request)
        game, data = self.services.games[row.game], b""
        if not self._analyses.knows(row.commitment):  # whoever asks again costs nothing
            self.quotas.replays.ask(self._address(request))
            moves = await self._log(row)
            data = await self._encoded(request, row, moves)
        found = await self._analyses.of(row.commitment, self._address(request), data)
        return (
            json_answer(found, 202)
            if isinstance(found, Analysing)
            else json_answer(spelt(found, game, lang_of(request)))
        )

    async def analysis_file(self, request: web.Request) -> web.Response:
        """The same of a record in the body."""
        self.quotas.replays.ask(self._address(request))
        data = await whole(replays.read(request), self.services.settings)
        key = sha256(data).digest()
        if self._analyses.knows(key):  # pages ask every two seconds, and three people may share an address
            self.quotas.replays.give(self._address(request), 1 - POLL)
        found = await self._analyses.of(key, self._address(request), data)
        if isinstance(found, Analysing):  # nobody has looked yet whether it is a record
            return json_answer(found, 202)
        return json_answer(spelt(found, self.services.games[read_header(data).game], lang_of(request)))

    async def qr(self, request: web.Request) -> web.Response:
        """The invitation as a QR code."""
        return web.Response(
            body=await self._codes.svg(await self._invitation(request), self._address(request)),
            content_type="image/svg+xml",
        )

    async def qr_text(self, request: web.Request) -> web.Response:
        """The same for a terminal, with the link below."""
        link = await self._invitation(request)
        return web.Response(
            text=f"{await self._codes.terminal(link, self._address(request))}{link}\n", content_type="text/plain"
        )

    async def _invitation(self, request: web.Request) -> str:
        return self._link(request, await self._look(request))

    def _link(self, request: web.Request, row: TableRow) -> str:
        return self.services.links.invitation(request.scheme, request.headers.get("Host", ""), row.code)

    async def schema(self, _request: web.Request) -> web.Response:
        """JSON Schema of the protocol."""
        return json_bytes(_schema())

    async def _look(self, request: web.Request, code: str | None = None) -> TableRow:
        """The table of the path, or of a code; whoever only looks takes it from no other node."""
        code = request.match_info["code"] if code is None else code
        if not is_code(code):
            raise refusals.NO_SUCH_TABLE()
        with self.quotas.guess(self._address(request)):
            row = await self.lobby.look(code)
        request[GAME] = row.game
        return row

    async def _body(self, request: web.Request, kind: type[T]) -> T:
        body = await body_of(request, kind, self.services.settings)
        request[GAME] = getattr(body, "game", "")
        return body

    async def _seated(self, request: web.Request, row: TableRow, seat: int | None, token: str) -> web.Response:
        link, table = self._link(request, row), self.lobby.tables.get(row.code)
        card = await self.lobby.stored_card(row) if table is None else table.info()
        info = Seated(code=row.code, seat=seat, token=token, link=link, table=card)
        return json_answer(info, 201)


@lru_cache(maxsize=1)
def _schema() -> bytes:
    return msgspec.json.encode(schema())


def _game_info(game: AnyGame, published: Published) -> GameInfo:
    return GameInfo(
        key=game.KEY,
        names=published.names,
        rules=game.RULES,
        variants={variant: tuple(counts) for variant, counts in game.SEATS.items()},
        levels=levels(game),
        weaker=tuple(game.EXTRAS.limits()),
        defaults=default_options(game),
        options=msgspec.json.schema(game.Options),
        contract=describe(game),
        texts=published.texts,
        board=published.address("board.js"),
        cover=published.address("cover.svg"),
        lesson=published.address("lesson.json"),
    )
