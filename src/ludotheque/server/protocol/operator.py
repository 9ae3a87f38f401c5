"""What an operator asks for and is told: tables, people, load. Nothing here tells a card, a deal or a token."""

from typing import Annotated, Any

from msgspec import Meta

from ludotheque.server.protocol.fields import Message, Phase, Quality, SeatNumber, Talk
from ludotheque.server.protocol.outgoing import Notice

Minutes = Annotated[int, Meta(ge=1, le=525_600)]


class LogIn(Message, frozen=True, kw_only=True):
    """Log in with a browser; programs send the token as `Authorization: Bearer …` instead."""

    token: Annotated[str, Meta(min_length=1, max_length=256)]
    """The operator's token."""


class LoggedIn(Message, frozen=True, kw_only=True):
    """A cookie was set that lets this browser in; or taken back, after a log-out."""

    until: int
    """When it ends, in seconds since 1970; 0: now."""


class Removing(Message, frozen=True, kw_only=True):
    """Free a person's seat."""

    seat: SeatNumber
    """Which seat."""


class Banning(Message, frozen=True, kw_only=True):
    """Refuse an address for a time, and close its connections."""

    address: Annotated[str, Meta(min_length=2, max_length=64)]
    """An IPv4 address; or an IPv6 address or /64 network, which counts as one."""
    minutes: Minutes = 60
    """For how long."""


class Lifting(Message, frozen=True, kw_only=True):
    """End a ban early."""

    address: Annotated[str, Meta(min_length=2, max_length=64)]
    """The address as it is listed."""


class Announcing(Message, frozen=True, kw_only=True):
    """Show everyone at a table a line."""

    text: Annotated[str, Meta(max_length=300)]
    """The line, as it is to be read; empty: take the last one back."""
    minutes: Minutes = 60
    """For how long it is shown, also to those who come later."""


class TableRun(Message, frozen=True, kw_only=True):
    """A table in the memory of this server, as its operator sees it."""

    code: str
    """Its code."""
    game: str
    """The key of the game."""
    phase: Phase
    """What it does now."""
    public: bool
    """Whether it is listed for everyone."""
    seats: int
    """How many seats it has."""
    people: int
    """How many of them are people's."""
    here: int
    """How many of those people are connected."""
    watching: int
    """How many spectators there are."""
    number: int
    """The number of the last update that spectators received."""
    created: int
    """When it was opened, in seconds since 1970."""
    epoch: int
    """How often a server process has taken it over."""


class PersonHere(Message, frozen=True, kw_only=True):
    """A person at a table: one entry for each seat and connection; without one they are away."""

    table: str
    """The code of the table."""
    seat: int | None
    """The seat; `null`: a spectator."""
    name: str
    """The name of the seat; empty for a spectator."""
    address: str | None
    """The address of the connection, as limits count it; `null`: away."""
    line: Quality
    """How good the connection is."""
    lang: str
    """The language of the page; empty: away."""


class Load(Message, frozen=True, kw_only=True):
    """How much the server does. Rates and quantiles are those of the last minute."""

    moves: float
    """Moves written per second."""
    acts: float
    """Acts of people per second."""
    p99: float | None
    """Seconds within which 99 % of the acts were shown to everyone, from a histogram; `null`: there were none."""
    queue: float | None
    """Seconds within which 99 % of the frames were processed after their arrival; `null`: there were none."""
    cpu: float
    """Processor seconds of this process per second."""
    memory: int
    """Bytes of memory of this process."""
    sockets: int
    """Open WebSockets."""
    waiting: int
    """Moves and jobs that are not durable yet."""


class SlowAct(Message, frozen=True, kw_only=True):
    """One of the slowest acts of the last hour."""

    seconds: float
    """From its arrival until it was shown."""
    game: str
    """The key of the game."""
    table: str
    """The code of the table."""
    at: int
    """When, in seconds since 1970."""


class Ban(Message, frozen=True, kw_only=True):
    """An address that is refused."""

    address: str
    """The address, as limits count it."""
    until: int
    """When it ends, in seconds since 1970."""


class Overview(Message, frozen=True, kw_only=True):
    """All that the operator's page shows about this server process."""

    version: str
    """The version of the server."""
    started: int
    """When this process was started, in seconds since 1970."""
    now: int
    """The time of this answer, in seconds since 1970."""
    draining: bool
    """Whether it is about to stop."""
    keep_days: int
    """Days after its end for which a game is kept; 0: for ever."""
    load: Load
    """How much it does."""
    tables: tuple[TableRun, ...]
    """The tables in its memory, the newest first; at most 500."""
    people: tuple[PersonHere, ...]
    """The people at these tables; at most 2,000."""
    slowest: tuple[SlowAct, ...]
    """The slowest acts of the last hour, the slowest first."""
    bans: tuple[Ban, ...]
    """The addresses that are refused."""
    notice: Notice | None
    """The line that everyone at a table is shown."""


class ServerInfo(Message, frozen=True, kw_only=True):
    """What anyone may know about this server: what it keeps and what it allows."""

    version: str
    """The version of the server."""
    keep_days: int
    """Days after its end for which a game is kept; 0: for ever."""
    talk: Talk
    """What people may write to each other."""


OPERATOR: tuple[Any, ...] = (LogIn, LoggedIn, Removing, Banning, Lifting, Announcing, Overview, ServerInfo)
"""The types of these bodies and answers."""
