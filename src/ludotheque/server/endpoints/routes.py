"""The HTTP interface as one table of routes, and the guard around every handler.

To add a route: write its handler in `handlers.py`, then add a row here. The server, `/api/openapi.json` and the table
in `docs/reference/protocol.md` (`python -m tools.protocol_page`) are made from the rows.
"""

from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any

from aiohttp import web

from ludotheque.core import BadOptions, Illegal
from ludotheque.server.endpoints import openapi
from ludotheque.server.endpoints.handlers import GAME, Handlers
from ludotheque.server.endpoints.openapi import Query, Route
from ludotheque.server.endpoints.operator import Operator
from ludotheque.server.endpoints.pages import address_of, check_host, check_origin, json_bytes, problem, too_many
from ludotheque.server.endpoints.published import GameFiles
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.protocol import GameInfo, Joining, Opening, PlayNow, Replay, Seated, TableInfo, WhatIf, refusals
from ludotheque.server.protocol.operator import (
    Announcing,
    Banning,
    Lifting,
    LoggedIn,
    LogIn,
    Overview,
    Removing,
    ServerInfo,
)
from ludotheque.server.protocol.replay import Analysed, Analysing
from ludotheque.server.services.logs import failed
from ludotheque.server.services.quotas import LARGE
from ludotheque.server.services.services import Services
from ludotheque.server.storage.errors import Down

Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]

RECORD = "application/x-ndjson"
SEAT = Query("seat", "^(|all|[0-9]{1,2})$", "Whose view: a seat, `all` cards, or nothing for a spectator's.")
FIND = (
    refusals.NO_SUCH_TABLE,
    refusals.NOT_KEPT,
    refusals.DAMAGED_TABLE,
    refusals.TOO_MANY_GUESSES,
    refusals.LOBBY_STALLED,
)
OPEN = (
    refusals.NO_SUCH_GAME,
    refusals.BAD_OPTIONS,
    refusals.BAD_NAME,
    refusals.NO_SUCH_LEVEL,
    refusals.TOO_MANY_TABLES,
    refusals.SERVER_FULL,
    refusals.LOBBY_STALLED,
)
OF_TABLE = (
    *(each for each in FIND if each is not refusals.TOO_MANY_GUESSES),
    refusals.NOT_HERE,
    refusals.SERVER_FULL,
    refusals.OTHER_RULES,
)
LIST = (refusals.LOBBY_STALLED,)
SIT = (
    refusals.OTHER_PATH,
    refusals.ALREADY_STARTED,
    refusals.SEAT_TAKEN,
    refusals.TABLE_FULL,
    refusals.NO_SEAT,
    refusals.BAD_NAME,
    refusals.SERVER_FULL,
    refusals.OTHER_RULES,
    refusals.MOVED,
)
BEGIN = (refusals.NO_WHAT_IF, refusals.WHAT_IF_OVER, refusals.NO_MOMENT)
FOLD = (refusals.TOO_MANY_REPLAYS, refusals.REPLAYS_BUSY, refusals.DAMAGED_RECORD)


async def describe(_handlers: Handlers, _request: web.Request) -> web.Response:
    """The table below, described for machines."""
    return json_bytes(_description())


ROUTES: tuple[Route, ...] = (
    Route("GET", "/api/games", Handlers.games, "The installed games.", tuple[GameInfo, ...]),
    Route("GET", "/api/tables", Handlers.list, "Public tables with a free seat.", tuple[TableInfo, ...], refuses=LIST),
    Route("POST", "/api/tables", Handlers.open, "Open a table.", Seated, 201, Opening, refuses=OPEN),
    Route("POST", "/api/play", Handlers.play, "Play against bots at once.", Seated, 201, PlayNow, refuses=OPEN),
    Route(
        "POST",
        "/api/what-if",
        Handlers.what_if,
        "Play on from a moment of a finished game, against bots.",
        Seated,
        201,
        WhatIf,
        refuses=(*OPEN, *FIND[:-1], refusals.NO_RECORD, refusals.NO_SEAT, *BEGIN, *FOLD),
    ),
    Route("GET", "/api/tables/{code}", Handlers.show, "One table.", TableInfo, refuses=FIND),
    Route("POST", "/api/tables/{code}/seats", Handlers.join, "Sit down.", Seated, 201, Joining, refuses=(*FIND, *SIT)),
    Route(
        "GET",
        "/api/tables/{code}/record",
        Handlers.record,
        "The record of a finished game.",
        RECORD,
        refuses=(*FIND, refusals.NO_RECORD, *FOLD),
    ),
    Route(
        "GET",
        "/api/tables/{code}/replay",
        Handlers.replay,
        "A finished game as one seat saw it.",
        Replay,
        query=(SEAT,),
        refuses=(*FIND, refusals.NO_RECORD, refusals.NO_SEAT, *FOLD),
    ),
    Route(
        "POST",
        "/api/replay",
        Handlers.replay_file,
        "The same of a record in the body.",
        Replay,
        body=RECORD,
        query=(SEAT,),
        refuses=(refusals.NO_SUCH_GAME, refusals.NO_RECORD, refusals.NO_SEAT, *FOLD),
    ),
    Route(
        "GET",
        "/api/tables/{code}/analysis",
        Handlers.analysis,
        "The turning points of a finished game.",
        Analysed,
        later=Analysing,
        refuses=(*FIND, refusals.NO_RECORD, refusals.NO_ANALYSIS, *FOLD),
    ),
    Route(
        "POST",
        "/api/analysis",
        Handlers.analysis_file,
        "The same of a record in the body.",
        Analysed,
        later=Analysing,
        body=RECORD,
        refuses=(refusals.NO_ANALYSIS, *FOLD),
    ),
    Route(
        "GET",
        "/api/tables/{code}/qr.svg",
        Handlers.qr,
        "The invitation as a QR code.",
        "image/svg+xml",
        refuses=(*FIND, refusals.REPLAYS_BUSY),
    ),
    Route(
        "GET",
        "/api/tables/{code}/qr.txt",
        Handlers.qr_text,
        "The same for a terminal.",
        "text/plain",
        refuses=(*FIND, refusals.REPLAYS_BUSY),
    ),
    Route("GET", "/api/server", Handlers.server, "What this server keeps and allows.", ServerInfo),
    Route("GET", "/api/schema.json", Handlers.schema, "JSON Schema of the protocol.", dict[str, Any]),
    Route("GET", "/api/openapi.json", describe, "OpenAPI description of these routes.", dict[str, Any]),
    Route(
        "POST", "/api/operator/login", Operator.log_in, "Log in as the operator.", LoggedIn, body=LogIn, who="entrance"
    ),
    Route("POST", "/api/operator/logout", Operator.log_out, "Log out.", LoggedIn, who="entrance"),
    Route("GET", "/api/operator", Operator.overview, "Tables, people and load.", Overview, who="operator"),
    Route(
        "POST",
        "/api/operator/tables/{code}/close",
        Operator.close,
        "End a table and send everyone away.",
        Overview,
        who="operator",
        refuses=OF_TABLE,
    ),
    Route(
        "POST",
        "/api/operator/tables/{code}/remove",
        Operator.remove,
        "Free a person's seat.",
        Overview,
        body=Removing,
        who="operator",
        refuses=(*OF_TABLE, refusals.NO_PERSON),
    ),
    Route(
        "POST",
        "/api/operator/bans",
        Operator.ban,
        "Refuse an address for a time.",
        Overview,
        body=Banning,
        who="operator",
        refuses=(refusals.NO_ADDRESS, refusals.OWN_ADDRESS),
    ),
    Route(
        "POST",
        "/api/operator/bans/lift",
        Operator.lift,
        "End a ban.",
        Overview,
        body=Lifting,
        who="operator",
        refuses=(refusals.NO_ADDRESS,),
    ),
    Route(
        "POST",
        "/api/operator/notice",
        Operator.announce,
        "Show everyone at a table a line.",
        Overview,
        body=Announcing,
        who="operator",
    ),
)


@lru_cache(maxsize=1)
def _description() -> bytes:
    return openapi.encoded(ROUTES)


class Routes:
    """The table of routes as a server answers it."""

    def __init__(self, services: Services, lobby: Lobby, operator: Operator) -> None:
        self.services = services
        self.quotas = services.quotas
        self._files = GameFiles(services)
        self._handlers = Handlers(services, lobby, self._files)
        self._operator = operator

    def table(self) -> list[web.RouteDef]:
        """Every route, as the HTTP library wants it; any other path below `/api` is refused."""
        return [
            *(web.route(route.method, route.path, self._guarded(self._bound(route))) for route in ROUTES),
            web.route("*", "/api/{rest:.*}", self._guarded(self._nothing)),
            *self._files.table(),
        ]

    def ops_table(self) -> list[web.RouteDef]:
        """The operator's routes for the operators' own port (`--ops`)."""
        own = [route for route in ROUTES if route.who != "anyone"]
        return [
            *(web.route(route.method, route.path, self._guarded(self._for_operator(route))) for route in own),
            web.route("*", "/api/{rest:.*}", self._guarded(self._nothing)),
        ]

    def _bound(self, route: Route) -> Answer:
        """A handler for the main port."""
        if route.who == "anyone":
            return self._for_anyone(route)
        inner = self._for_operator(route)

        async def handle(request: web.Request) -> web.StreamResponse:
            return await (inner if self._operator.listens(request) else self._nothing)(request)

        return handle

    def _for_anyone(self, route: Route) -> Answer:
        async def handle(request: web.Request) -> web.StreamResponse:
            self.services.bans.check(address_of(request, self.services.settings))
            return await route.handler(self._handlers, request)

        return handle

    def _for_operator(self, route: Route) -> Answer:
        async def handle(request: web.Request) -> web.StreamResponse:
            if request.method == "POST":
                check_origin(request, self.services.settings)
            if route.who == "operator":
                self._operator.admit(request)
            return await route.handler(self._operator, request)

        return handle

    def _guarded(self, handler: Answer) -> Answer:
        """Limits before, and refusals as `Problem`s after: no traceback leaves the server."""

        async def handle(request: web.Request) -> web.StreamResponse:
            if self.quotas.requests.take(address_of(request, self.services.settings)):
                return await self._answered(request, handler)
            self.services.metrics.refusals.labels(refusals.TOO_MANY_REQUESTS.id).inc()
            return await too_many(request)

        return handle

    async def _answered(self, request: web.Request, handler: Answer) -> web.StreamResponse:
        try:
            check_host(request)
            return await self._sent(request, await handler(request))
        except (Illegal, BadOptions) as refusal:
            return self._problem(request, refusal)
        except web.HTTPRequestEntityTooLarge:
            return self._problem(request, refusals.TOO_LARGE())
        except (ConnectionError, web.RequestPayloadError):  # the caller is gone, or its body is not what it says
            return self._problem(request, refusals.CUT_SHORT())
        except Down:
            return self._problem(request, refusals.LOBBY_STALLED())
        except web.HTTPException:
            raise
        except Exception as error:  # noqa: BLE001 — a fault of ours: logged, and answered without details
            failed(self.services.log, "request failed", error, path=str(request.match_info.route.resource))
            return self._problem(request, refusals.OUR_FAULT())

    async def _sent(self, request: web.Request, answer: web.StreamResponse) -> web.StreamResponse:
        """Send a large answer here, so that it is counted until it was read; the HTTP library sends the others."""
        size = len(answer.body) if isinstance(answer, web.Response) and isinstance(answer.body, bytes) else 0
        if size <= LARGE:
            return answer
        address = address_of(request, self.services.settings)
        if not self.quotas.unsent.enter(address, size):
            raise refusals.TOO_MANY_REPLAYS()
        try:
            await answer.prepare(request)
            await answer.write_eof()
        except ConnectionError:  # the library notices, too
            pass
        finally:
            self.quotas.unsent.leave(address, size)
        return answer

    def _problem(self, request: web.Request, refusal: Illegal | BadOptions) -> web.Response:
        self.services.metrics.refusals.labels(refusal.rule).inc()
        game = self.services.games.get(request.get(GAME, ""))
        return problem(request, refusal, game)

    async def _nothing(self, request: web.Request) -> web.Response:
        return self._problem(request, refusals.NO_SUCH_PAGE())
