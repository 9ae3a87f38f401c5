"""Every setting of the server in one place: name, default, environment variable and what it means.

A setting is a field of `Settings` with its help text. The command line, the environment variables and
`docs/reference/settings.md` are made from it.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from ludotheque.core import Spoken
from ludotheque.server.protocol.fields import LONGEST_CODE, Talk

PREFIX = "LUDOTHEQUE_"
TOKEN_LENGTHS = range(16, 257)
"""How many characters the operator's token may have: a shorter one can be guessed."""
_LABEL = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,58}[A-Za-z0-9])?")
"""A host name, with room for a hyphen and a number."""

Whole = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]


class Settings(Struct, frozen=True, kw_only=True):
    """How one server runs."""

    host: Annotated[str, Meta(description="Address to listen on; 127.0.0.1 keeps it to this machine.")] = "0.0.0.0"  # noqa: S104 — people on the same network are meant to come
    port: Annotated[
        int, Meta(ge=0, le=65535, description="Port for pages, HTTP and WebSockets; 0 takes a free one.")
    ] = 8080
    data: Annotated[
        str, Meta(description="Folder of the SQLite database, and of copies before migrations; created if missing.")
    ] = "data"
    database: Annotated[str, Meta(description="PostgreSQL address (postgresql://…) instead of SQLite.")] = ""
    link: Annotated[
        str, Meta(description="Public address of this server, for links and QR codes; guessed if empty.")
    ] = ""
    mdns: Annotated[
        str,
        Meta(
            description="Name to announce on the local network by mDNS: ludotheque gives http://ludotheque.local. "
            'Needs pip install "ludotheque[mdns]".'
        ),
    ] = ""
    origins: Annotated[
        str,
        Meta(
            description="Other origins whose pages may connect, separated by commas; the same host is always allowed."
        ),
    ] = ""
    proxy: Annotated[bool, Meta(description="Behind a proxy: take the client's address from X-Forwarded-For.")] = False
    proxy_rtt: Annotated[
        str,
        Meta(
            description="Header in which the proxy reports the client's TCP round-trip time in microseconds, for races."
        ),
    ] = ""
    unproved_ms: Annotated[
        Whole,
        Meta(
            description="Longest round-trip time accepted in a race without a kernel measurement, in milliseconds; "
            "0: such touches count by arrival, and no client is trusted."
        ),
    ] = 0
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="The lowest level that is logged.")
    ] = "info"
    log_format: Annotated[Literal["text", "json"], Meta(description="Log lines as text, or as JSON.")] = "text"
    metrics: Annotated[bool, Meta(description="Serve /metrics for Prometheus.")] = True
    ops: Annotated[
        str,
        Meta(
            description="HOST:PORT for /readyz, /metrics and the operator's page; if empty, the main port answers them "
            "to this machine only."
        ),
    ] = ""
    operator_token: Annotated[
        str,
        Meta(
            description="Token of the operator's page, at least 16 characters; rather set the variable than the flag. "
            "If empty, one is generated into operator.token in the data folder, "
            "and the main port takes it from this machine only."
        ),
    ] = ""

    talk: Annotated[
        Talk,
        Meta(
            description="What people at a table may write to each other: free (chat and quick phrases), "
            "phrases (quick phrases only) or none."
        ),
    ] = "free"
    bot_talk: Annotated[
        bool, Meta(description="Bots say a quick phrase now and then, and give reasons where people talk about a move.")
    ] = True
    keep_days: Annotated[
        int,
        Meta(
            ge=0,
            le=36_500,
            description="Days after its end for which a game is kept: then its moves and names are deleted; "
            "0 keeps all games for ever.",
        ),
    ] = 0
    speed: Annotated[
        float,
        Meta(
            ge=1,
            le=1000,
            description="How many times as fast the tables' clocks run, 1 to 1000. For development only: "
            "races mean nothing then.",
        ),
    ] = 1.0

    grace_s: Annotated[Seconds, Meta(description="Seconds after which a bot stands in for someone who is away.")] = 15.0
    return_s: Annotated[
        Seconds, Meta(description="Seconds a table waits for its people after a restart before its clock resumes.")
    ] = 10.0
    come_s: Annotated[
        Seconds,
        Meta(description="Seconds after which a seat is free again, before the deal, if whoever took it never came."),
    ] = 30.0
    abandon_s: Annotated[Seconds, Meta(description="Seconds without any person after which a table is closed.")] = (
        3600.0
    )
    empty_s: Annotated[
        Seconds,
        Meta(
            description="Seconds without any person after which a table leaves the memory of a node (PostgreSQL only)."
        ),
    ] = 5.0
    linger_s: Annotated[
        Seconds, Meta(description="Seconds a finished table stays in memory after the last person left.")
    ] = 300.0
    ping_s: Annotated[Seconds, Meta(description="Seconds between round-trip measurements of a connection.")] = 5.0
    silent_s: Annotated[
        Seconds, Meta(description="Seconds without any incoming frame after which a WebSocket is closed.")
    ] = 20.0
    quiet_s: Annotated[
        Seconds, Meta(description="Seconds without any message after which a client is sent its connection quality.")
    ] = 5.0
    idle_s: Annotated[
        Seconds, Meta(description="Seconds a TCP connection may stay idle, and a request may take to arrive.")
    ] = 20.0
    hello_s: Annotated[Seconds, Meta(description="Seconds a WebSocket may stay open without a hello.")] = 15.0
    think_s: Annotated[
        float,
        Meta(
            ge=1,
            description="Seconds that a bot or a hint may think in a process of its own, at least 1; then that process "
            "is ended, and a normal bot plays on. Ours take one or two; a busy machine needs more.",
        ),
    ] = 30.0
    drain_s: Annotated[Seconds, Meta(description="Seconds that each step of stopping may take.")] = 5.0
    notice_s: Annotated[
        Seconds,
        Meta(
            description="Seconds between the announcement of a stop to the proxy and the goodbye to people; "
            "0 where no proxy leads them to another node."
        ),
    ] = 0.0

    tables: Annotated[Whole, Meta(description="Maximum of tables in memory.")] = 5_000
    code_length: Annotated[
        int,
        Meta(
            ge=5,
            le=LONGEST_CODE,
            description=f"Characters in the code of a new table, 5 to {LONGEST_CODE}; a public server needs 8 or more.",
        ),
    ] = 6
    tables_per_address: Annotated[
        Whole, Meta(description="Tables one address may open per hour, rematches included.")
    ] = 300
    seats_per_address: Annotated[Whole, Meta(description="Seats one address may take per minute.")] = 60
    guesses_per_address: Annotated[
        Whole, Meta(description="Wrong codes and tokens one address may try per hour; a fifth of them at once.")
    ] = 300
    connections_per_address: Annotated[
        Whole, Meta(description="TCP connections one address may hold open; behind a proxy the proxy limits them.")
    ] = 400
    hellos_per_address: Annotated[Whole, Meta(description="Hellos of one address per minute.")] = 600
    hellos_per_socket: Annotated[Whole, Meta(description="Hellos of one WebSocket per minute.")] = 30
    replays_per_address: Annotated[
        Whole, Meta(description="Replays and records one address may request per minute.")
    ] = 60
    bytes_per_address: Annotated[
        Whole,
        Meta(description="Bytes per second sent to the WebSockets of one address; bursts of twenty times that."),
    ] = 4_000_000
    sockets_per_address: Annotated[Whole, Meta(description="WebSockets one address may hold open.")] = 200
    requests_per_second: Annotated[
        Whole, Meta(description="Requests of one address per second; bursts of ten times that.")
    ] = 30
    files_per_second: Annotated[
        Whole, Meta(description="Pages and files sent to one address per second; bursts of ten times that.")
    ] = 150
    messages_per_second: Annotated[
        Whole,
        Meta(description="Messages of one WebSocket per second, bursts of twice that; three times as many frames."),
    ] = 30
    messages_per_address: Annotated[
        Whole,
        Meta(description="Messages of all WebSockets of one address per second, bursts of three times that."),
    ] = 300
    rude_per_address: Annotated[
        Whole,
        Meta(description="WebSockets of one address per minute closed as rude; after that new ones are refused."),
    ] = 30
    watchers: Annotated[Whole, Meta(description="Maximum of spectators of one table.")] = 100
    frame_bytes: Annotated[Whole, Meta(description="The largest frame or request body a client may send.")] = 8192
    slow_bytes: Annotated[Whole, Meta(description="Unread bytes after which a slow WebSocket is closed.")] = 1_048_576
    waiting: Annotated[Whole, Meta(description="Moves waiting to be written after which acts are refused as busy.")] = (
        20_000
    )


class BadSetting(Spoken, ValueError):
    """A setting that no server can have; the text says what it takes. `ludotheque.terminal` has the texts."""

    def __str__(self) -> str:
        return f"{self.key}: {self.variables}"


class Setting(Struct, frozen=True):
    """One setting, described."""

    name: str
    kind: Any
    default: Any
    help: str
    variable: str
    least: float | None
    most: float | None
    """The limits of a number."""


def _described() -> tuple[Setting, ...]:
    hints = get_type_hints(Settings, include_extras=True)
    found = []
    for field in msgspec.structs.fields(Settings):
        notes = [note for note in hints[field.name].__metadata__ if isinstance(note, Meta)]
        found.append(
            Setting(
                name=field.name,
                kind=hints[field.name].__origin__,
                default=field.default,
                help=next(str(note.description) for note in reversed(notes) if note.description),
                variable=PREFIX + field.name.upper(),
                least=next((note.ge for note in notes if note.ge is not None), None),
                most=next((note.le for note in notes if note.le is not None), None),
            )
        )
    return tuple(found)


SETTINGS = _described()


def lifted() -> dict[str, int]:
    """The limits of an address and a socket out of reach, for benchmarks and soaks: their people share one address."""
    ends = ("_per_address", "_per_socket", "_per_second")
    return {each.name: 1_000_000_000 for each in SETTINGS if each.name.endswith(ends)}


def settings(environ: Mapping[str, str], **given: Any) -> Settings:
    """What is given first, then the environment, then the defaults; raises `BadSetting` if one is wrong."""
    values: dict[str, Any] = {}
    for each in SETTINGS:
        if given.get(each.name) is not None:
            values[each.name] = given[each.name]
        elif each.variable in environ:
            values[each.name] = environ[each.variable]
    try:
        chosen = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise _bad(str(error), values) from None
    ops_place(chosen)
    if chosen.mdns and not _LABEL.fullmatch(chosen.mdns):
        raise BadSetting("wrong-setting-label", **_named("mdns", chosen.mdns))
    # Log-ins are stripped, too: else nobody could send a token that a file of settings ends with a space.
    chosen = msgspec.structs.replace(chosen, operator_token=chosen.operator_token.strip())
    if chosen.operator_token and len(chosen.operator_token) not in TOKEN_LENGTHS:
        raise BadSetting("wrong-setting-token", **_named("operator_token"))  # without the token
    return chosen


def _bad(why: str, values: Mapping[str, Any]) -> BadSetting:
    """What is wrong with a setting, in the words of the operator: its flag, its variable and what it takes."""
    name = why.removesuffix("`").partition(" - at `$.")[2]
    wrong = next(each for each in SETTINGS if each.name == name)
    named = _named(name, values[name])
    if get_origin(wrong.kind) is Literal:
        return BadSetting("wrong-setting-choice", **named, known=", ".join(get_args(wrong.kind)))
    if wrong.kind is bool:
        return BadSetting("wrong-setting-choice", **named, known="true, false")
    if wrong.least is None:
        return BadSetting("wrong-setting", **named)
    most = "none" if wrong.most is None else str(wrong.most)
    number = "whole" if wrong.kind is int else "any"
    return BadSetting("wrong-setting-number", **named, number=number, least=str(wrong.least), most=most)


def _named(name: str, *value: Any) -> dict[str, str]:
    """A setting as its operator gives it."""
    names = {"flag": f"--{name.replace('_', '-')}", "variable": PREFIX + name.upper()}
    return names if not value else {**names, "value": str(value[0])}


def ops_place(chosen: Settings) -> tuple[str, int] | None:
    """Where operators ask, if that is a place of its own: host and port; raises `BadSetting` if it is neither."""
    if not chosen.ops:
        return None
    host, colon, port = chosen.ops.rpartition(":")
    if not colon or not port.isascii() or not port.isdecimal() or int(port) > 65535:
        raise BadSetting("wrong-setting-place", **_named("ops", chosen.ops))
    return host.strip("[]"), int(port)


def database_url(chosen: Settings) -> str:
    """The SQLAlchemy address of the store."""
    if chosen.database:
        scheme, _, rest = chosen.database.partition("://")
        if scheme not in ("postgresql", "postgres", "postgresql+psycopg"):
            raise ValueError("--database takes a postgresql:// address")
        return f"postgresql+psycopg://{rest}"
    return f"sqlite:///{Path(chosen.data) / 'ludotheque.sqlite'}"
