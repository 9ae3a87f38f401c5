"""The lobby over HTTP: a table of routes, each a small function from request to answer."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from aiohttp import web

from ludotheque.core import BadOptions, Header, Illegal, Outcome, Player, Record
from ludotheque.core.record import End, encode
from ludotheque.server import ledger, openapi, replays
from ludotheque.server.botseat import levels
from ludotheque.server.house import House, why
from ludotheque.server.limits import Bucket, PerAddress
from ludotheque.server.lobby import Lobby
from ludotheque.server.logs import failed
from ludotheque.server.messages import GameInfo, Joining, Opening, PlayNow, Problem, Seated
from ludotheque.server.messages.schema import schema
from ludotheque.server.options import default_options
from ludotheque.server.pages import address_of, invitation, lang_of, qr_svg, qr_terminal
from ludotheque.server.store import Down
from ludotheque.server.table import Table

T = TypeVar("T")
Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]

_STATUS = {
    "LOBBY-1": 404,
    "LOBBY-4": 404,
    "LOBBY-3": 503,
    "LOBBY-9": 503,
    "LOBBY-5": 409,
    "LOBBY-7": 409,
    "LOBBY-8": 409,
    "LOBBY-13": 409,
    "LIMIT-1": 429,
    "LIMIT-2": 429,
}
_GAME = web.RequestKey("game", str)
"""The game a request is about, so that its refusals find their texts."""
_encode = msgspec.json.Encoder().encode


def answer(value: Any, status: int = 200) -> web.Response:
    """A JSON answer that nobody may keep."""
    return web.Response(
        body=_encode(value), status=status, content_type="application/json", headers={"Cache-Control": "no-store"}
    )


class Routes:
    """The handlers."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self.house = house
        self.lobby = lobby
        settings = house.settings
        per_hour, per_minute, rate = (
            settings.tables_per_address,
            settings.seats_per_address,
            settings.requests_per_second,
        )
        self._new_tables = PerAddress(lambda: Bucket(per_hour / 3600, per_hour))
        self._new_seats = PerAddress(lambda: Bucket(per_minute / 60, per_minute))
        self._requests = PerAddress(lambda: Bucket(rate, 10 * rate))
        self._games = tuple(_game_info(game) for game in house.games.values())

    def table(self) -> list[web.RouteDef]:
        """Every route of the lobby."""
        return [
            web.get("/api/games", self.guarded(self.games)),
            web.get("/api/tables", self.guarded(self.list)),
            web.post("/api/tables", self.guarded(self.open)),
            web.post("/api/play", self.guarded(self.play)),
            web.get("/api/tables/{code}", self.guarded(self.show)),
            web.post("/api/tables/{code}/seats", self.guarded(self.join)),
            web.get("/api/tables/{code}/record", self.guarded(self.record)),
            web.get("/api/tables/{code}/replay", self.guarded(self.replay)),
            web.post("/api/replay", self.guarded(self.replay_file)),
            web.get("/api/tables/{code}/qr.svg", self.guarded(self.qr)),
            web.get("/api/tables/{code}/qr.txt", self.guarded(self.qr_text)),
            web.get("/api/schema.json", self.guarded(self.schema)),
            web.get("/api/openapi.json", self.guarded(self.openapi)),
            web.route("*", "/api/{rest:.*}", self.guarded(self.nothing)),
        ]

    def guarded(self, handler: Answer) -> Answer:
        """Limits before, and refusals as `Problem`s after: no traceback leaves the house."""

        async def handle(request: web.Request) -> web.StreamResponse:
            try:
                self._limit(request, self._requests, "LIMIT-1", "refused-too-many-requests")
                return await handler(request)
            except (Illegal, BadOptions) as refusal:
                return self._problem(request, refusal)
            except web.HTTPRequestEntityTooLarge:
                return self._problem(request, Illegal("HTTP-1", "refused-request", why="too large"), 413)
            except (ConnectionError, web.RequestPayloadError):  # the caller is gone, or its body is not what it says
                return self._problem(request, Illegal("HTTP-1", "refused-request", why="cut short"), 400)
            except Down:
                return self._problem(request, Illegal("LOBBY-9", "refused-stalled"))
            except web.HTTPException:
                raise
            except Exception as error:  # noqa: BLE001 — ours; it stays in the house
                failed(self.house.log, "request failed", error, path=str(request.match_info.route.resource))
                return self._problem(request, Illegal("WIRE-9", "refused-our-fault"), 500)

        return handle

    def _problem(self, request: web.Request, refusal: Illegal | BadOptions, status: int | None = None) -> web.Response:
        self.house.metrics.refusals.labels(refusal.rule).inc()
        game = self.house.games.get(request.get(_GAME, ""))
        text = why(refusal, game, lang_of(request))
        problem = Problem(rule=refusal.rule, key=refusal.key, text=text)
        return answer(problem, status or _STATUS.get(refusal.rule, 422))

    async def _body(self, request: web.Request, kind: type[T]) -> T:
        try:
            wish = msgspec.json.decode(await request.read(), type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            reason = str(error) if isinstance(error, msgspec.ValidationError) else "not JSON"
            raise Illegal("HTTP-1", "refused-request", why=reason) from None
        request[_GAME] = getattr(wish, "game", "")
        return wish

    def _seated(self, request: web.Request, table: Table, seat: int | None, token: str) -> web.Response:
        link = invitation(request, self.house.settings, table.row.code)
        info = Seated(code=table.row.code, seat=seat, token=token, link=link, table=table.info())
        return answer(info, 201)

    # --- handlers ----------------------------------------------------------------------------------------------------

    async def games(self, _request: web.Request) -> web.Response:
        """The shelf."""
        return answer(self._games)

    async def list(self, _request: web.Request) -> web.Response:
        """Public tables with a free seat."""
        return answer([table.info() for table in self.lobby.public_tables()][:100])

    async def open(self, request: web.Request) -> web.Response:
        """Open a table."""
        wish = await self._body(request, Opening)
        self._limit(request, self._new_tables, "LIMIT-2", "refused-too-many-tables")
        return self._seated(request, *await self.lobby.open(wish))

    async def play(self, request: web.Request) -> web.Response:
        """Play against bots at once."""
        wish = await self._body(request, PlayNow)
        self._limit(request, self._new_tables, "LIMIT-2", "refused-too-many-tables")
        return self._seated(request, *await self.lobby.play_now(wish))

    def _limit(self, request: web.Request, limit: PerAddress, rule: str, key: str) -> None:
        if not limit.take(address_of(request, self.house.settings), self.house.clock.now()):
            raise Illegal(rule, key)

    async def show(self, request: web.Request) -> web.Response:
        """One table."""
        return answer((await self._table(request)).info())

    async def join(self, request: web.Request) -> web.Response:
        """Sit down."""
        wish = await self._body(request, Joining)
        table = await self._table(request)
        self._limit(request, self._new_seats, "LIMIT-1", "refused-too-many-requests")
        seat, token = await self.lobby.join(table, wish)
        return self._seated(request, table, seat, token)

    async def record(self, request: web.Request) -> web.Response:
        """The record of a finished table, as JSON lines."""
        _, record = await self._record(request)
        body = encode(record)
        return web.Response(body=body, content_type="application/x-ndjson", headers={"Cache-Control": "no-store"})

    async def _record(self, request: web.Request) -> tuple[Table, Record]:
        table = await self._table(request)
        if table.row.phase not in ("over", "left") or not table.row.nonces:
            raise Illegal("LOBBY-13", "refused-no-record")
        moves = await self.house.store.do(ledger.log(table.row.id))
        return table, record_of(table, moves)

    async def replay(self, request: web.Request) -> web.Response:
        """A finished table as one seat saw it, step by step."""
        table, record = await self._record(request)
        return await replays.answer(request, lambda seat: replays.replayed(record, table.game, seat))

    async def replay_file(self, request: web.Request) -> web.Response:
        """The same of a record that somebody brings along."""
        data = await replays.read(request)
        return await replays.answer(request, lambda seat: replays.brought(data, self.house.games, seat))

    async def qr(self, request: web.Request) -> web.Response:
        """The invitation as a QR code."""
        return web.Response(body=qr_svg(await self._invitation(request)), content_type="image/svg+xml")

    async def qr_text(self, request: web.Request) -> web.Response:
        """The same for a terminal, with the link below."""
        link = await self._invitation(request)
        return web.Response(text=f"{qr_terminal(link)}{link}\n", content_type="text/plain")

    async def _invitation(self, request: web.Request) -> str:
        table = await self._table(request)
        return invitation(request, self.house.settings, table.row.code)

    async def schema(self, _request: web.Request) -> web.Response:
        """JSON Schema of the protocol."""
        return answer(schema())

    async def openapi(self, _request: web.Request) -> web.Response:
        """What this function belongs to, described."""
        return answer(openapi.document())

    async def nothing(self, request: web.Request) -> web.Response:
        """Anything else."""
        return self._problem(request, Illegal("HTTP-2", "refused-no-such-page"), 404)

    async def _table(self, request: web.Request) -> Table:
        code = request.match_info["code"]
        if not (4 <= len(code) <= 8 and code.isascii() and code.isalnum()):
            raise Illegal("LOBBY-4", "refused-no-such-table")
        table = await self.lobby.find(code)
        request[_GAME] = table.row.game
        return table


def record_of(table: Table, moves: "list[ledger.LoggedMove]") -> Record:
    """A finished table on paper, with its secret."""
    row = table.row
    header = Header(
        game=row.game,
        rules=row.rules,
        options=row.options,
        seats=tuple(Player(seat.name, seat.level if seat.kind == "bot" else None) for seat in row.seats),
        commitment=row.commitment,
        nonces=row.nonces,
    )
    outcome = None if row.outcome is None else msgspec.convert(row.outcome, Outcome)
    return Record(header, tuple(move.move(table.game) for move in moves), End(outcome, row.secret))


def _game_info(game: Any) -> GameInfo:
    return GameInfo(
        key=game.KEY,
        rules=game.RULES,
        variants={variant: tuple(counts) for variant, counts in game.SEATS.items()},
        levels=levels(game),
        defaults=default_options(game),
        options=msgspec.json.schema(game.Options),
    )
