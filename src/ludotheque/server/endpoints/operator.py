"""The operator's routes: who may use them, and what each does. `routes.py` says which is where."""

from ipaddress import ip_address
from time import time

from aiohttp import web

from ludotheque.server.connection.frames import framed
from ludotheque.server.endpoints.bodies import body_of
from ludotheque.server.endpoints.health import Health, this_machine
from ludotheque.server.endpoints.openapi import COOKIE
from ludotheque.server.endpoints.overview import overview
from ludotheque.server.endpoints.pages import address_of, json_answer
from ludotheque.server.endpoints.sockets import Sockets
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.protocol import Goodbye, refusals
from ludotheque.server.protocol.operator import Announcing, Banning, Lifting, LoggedIn, LogIn, Removing
from ludotheque.server.services.load import LoadWatch
from ludotheque.server.services.names import clean, is_code
from ludotheque.server.services.operator_token import SESSION_S, OperatorToken, take_token, token_file
from ludotheque.server.services.rate_limits import network_of
from ludotheque.server.services.services import Services
from ludotheque.server.services.settings import ops_place
from ludotheque.server.storage.rows import LIVE
from ludotheque.server.table.table import Table

PLACE = "/api/operator"
NOTICE_LENGTH = 300


class Operator:
    """The handlers of the operator's routes."""

    def __init__(self, services: Services, lobby: Lobby, sockets: Sockets, health: Health) -> None:
        self.services = services
        self.lobby = lobby
        self.sockets = sockets
        self.health = health
        self.load = LoadWatch(services.metrics)
        self._token: OperatorToken | None = None
        self._started = int(time())

    def take_token(self) -> None:
        """Read the token, or generate one. Without one nobody is let in."""
        settings = self.services.settings
        try:
            self._token = OperatorToken(take_token(settings))
        except (OSError, ValueError) as error:
            self.services.log.warning("operator token unavailable", file=str(token_file(settings.data)), why=str(error))

    def listens(self, request: web.Request) -> bool:
        """Whether these routes exist for a caller of the main port: for this machine, or where a token was chosen."""
        settings = self.services.settings
        if ops_place(settings) is not None:
            return False
        return bool(settings.operator_token) or this_machine(address_of(request, settings))

    def admit(self, request: web.Request) -> None:
        """Let only the operator through, by a cookie or by the token itself; raises `Illegal`."""
        scheme, _, given = request.headers.get("Authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            self._compare(request, given.strip())
        elif self._token is None or not self._token.admits(request.cookies.get(COOKIE, "")):
            raise refusals.NOT_OPERATOR()

    def _compare(self, request: web.Request, given: str) -> OperatorToken:
        with self.services.quotas.login(address_of(request, self.services.settings)):
            if self._token is None or not self._token.matches(given):
                self.services.log.warning("operator token rejected")
                raise refusals.NOT_OPERATOR()
            return self._token

    async def log_in(self, request: web.Request) -> web.Response:
        """Exchange the token for a cookie."""
        body = await body_of(request, LogIn, self.services.settings)
        cookie, until = self._compare(request, body.token.strip()).cookie()
        answer = json_answer(LoggedIn(until=until))
        answer.set_cookie(
            COOKIE,
            cookie,
            max_age=SESSION_S,
            path=PLACE,
            httponly=True,
            samesite="Strict",
            secure=self.services.settings.link.startswith("https:"),
        )
        return answer

    async def log_out(self, _request: web.Request) -> web.Response:
        """Take the cookie back."""
        answer = json_answer(LoggedIn(until=0))
        answer.del_cookie(COOKIE, path=PLACE, httponly=True, samesite="Strict")
        return answer

    async def overview(self, _request: web.Request) -> web.Response:
        """Tables, people, load."""
        return self._state()

    def _state(self) -> web.Response:
        return json_answer(
            overview(
                self.services,
                self.lobby,
                self.load.rates(),
                started=self._started,
                sockets=len(self.sockets.open),
                draining=self.health.draining,
            )
        )

    async def close(self, request: web.Request) -> web.Response:
        """End a table, and send everyone away."""
        table = await self._table(request)
        if table.row.phase in LIVE:
            table.finish("left")
        table.close(Goodbye(reason="closed", back=False))
        self.services.log.info("operator closed a table", table=table.row.id)
        return self._state()

    async def remove(self, request: web.Request) -> web.Response:
        """Free a person's seat."""
        body = await body_of(request, Removing, self.services.settings)
        table = await self._table(request)
        if body.seat >= len(table.row.seats) or table.row.seats[body.seat].kind != "person":
            raise refusals.NO_PERSON()
        await self.lobby.remove(table, body.seat)
        self.services.log.info("operator freed a seat", table=table.row.id, seat=body.seat)
        return self._state()

    async def ban(self, request: web.Request) -> web.Response:
        """Refuse an address for a time."""
        body = await body_of(request, Banning, self.services.settings)
        address = _network(body.address)
        if this_machine(address):
            raise refusals.OWN_ADDRESS()
        self.services.bans.add(address, body.minutes)
        gone = [connection for connection in self.sockets.open if connection.address == address]
        for connection in gone:
            connection.goodbye(Goodbye(reason="banned", back=False))
        self.services.log.info("operator banned an address", minutes=body.minutes, sockets=len(gone))
        return self._state()

    async def lift(self, request: web.Request) -> web.Response:
        """End a ban."""
        body = await body_of(request, Lifting, self.services.settings)
        self.services.bans.lift(_network(body.address))
        return self._state()

    async def announce(self, request: web.Request) -> web.Response:
        """Tell everyone at a table something."""
        body = await body_of(request, Announcing, self.services.settings)
        data = framed(self.services.notices.post(clean(body.text, NOTICE_LENGTH), body.minutes))
        for table in self.lobby.tables.values():
            table.presence.send(data)
        self.services.log.info("operator sent a notice", minutes=body.minutes)
        return self._state()

    async def _table(self, request: web.Request) -> Table:
        """A table in memory; one that nobody is at is read first, unless another node may have it."""
        code = request.match_info["code"].upper()
        table = self.lobby.tables.get(code)
        if table is not None:
            return table
        if not is_code(code):
            raise refusals.NO_SUCH_TABLE()
        await self.lobby.look(code)
        if self.services.store.shared:
            raise refusals.NOT_HERE()
        return await self.lobby.enter(code)


def _network(given: str) -> str:
    """An address as limits count it; raises `Illegal` where it is none, or a network of another size."""
    base, slash, _ = given.strip().partition("/")
    try:
        ip_address(base)
    except ValueError:
        raise refusals.NO_ADDRESS() from None
    network = network_of(base)
    if slash and network != given.strip():
        raise refusals.NO_ADDRESS()
    return network
