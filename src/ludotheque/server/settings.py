"""Every setting of the server in one place: name, default, environment variable and what it means.

A setting is a field of `Settings`; its help text stands beside it, so the command line, the environment and the
operations guide cannot disagree.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct

PREFIX = "LUDOTHEQUE_"

Whole = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]


class Settings(Struct, frozen=True, kw_only=True):
    """How one server runs."""

    host: Annotated[str, Meta(description="Address to listen on; 127.0.0.1 keeps it to this machine.")] = "0.0.0.0"  # noqa: S104 — people on the same network are meant to come
    port: Annotated[int, Meta(ge=0, le=65535, description="Port for pages, lobby and sockets; 0 takes a free one.")] = (
        8080
    )
    data: Annotated[str, Meta(description="Folder of the embedded database; made if missing.")] = "data"
    database: Annotated[
        str, Meta(description="PostgreSQL address (postgresql://…) instead of the embedded database.")
    ] = ""
    link: Annotated[
        str, Meta(description="Address people reach this server by, for links and QR codes; else guessed.")
    ] = ""
    origins: Annotated[
        str,
        Meta(description="Other origins whose pages may connect, separated by commas; same host is always allowed."),
    ] = ""
    proxy: Annotated[bool, Meta(description="Behind a proxy: take the caller's address from X-Forwarded-For.")] = False
    proxy_rtt: Annotated[
        str,
        Meta(
            description="Header in which the proxy tells the caller's TCP round trip in microseconds, for fair races."
        ),
    ] = ""
    unproved_ms: Annotated[
        Whole, Meta(description="Most round trip believed in a race where no kernel vouches for it, in milliseconds.")
    ] = 300
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="The least important line to log.")
    ] = "info"
    log_format: Annotated[Literal["text", "json"], Meta(description="For people, or for machines.")] = "text"
    metrics: Annotated[bool, Meta(description="Serve /metrics for Prometheus on the same port.")] = True

    grace_s: Annotated[
        Seconds, Meta(description="Seconds after which the built-in player stands in for someone who is gone.")
    ] = 15.0
    return_s: Annotated[
        Seconds, Meta(description="Seconds a table waits for its people after a restart before its clock runs on.")
    ] = 10.0
    abandon_s: Annotated[Seconds, Meta(description="Seconds without anyone after which a table is closed.")] = 3600.0
    linger_s: Annotated[
        Seconds, Meta(description="Seconds a finished table stays in memory after the last one left.")
    ] = 300.0
    ping_s: Annotated[Seconds, Meta(description="Seconds between measurements of each line.")] = 5.0
    silent_s: Annotated[
        Seconds, Meta(description="Seconds without any sign of life after which a socket is closed.")
    ] = 20.0
    drain_s: Annotated[Seconds, Meta(description="Seconds a stopping server takes to write and say goodbye.")] = 5.0

    tables: Annotated[Whole, Meta(description="Most tables in memory at once.")] = 5_000
    tables_per_address: Annotated[Whole, Meta(description="Most tables one address may open in an hour.")] = 60
    seats_per_address: Annotated[Whole, Meta(description="Most seats one address may take in a minute.")] = 60
    sockets_per_address: Annotated[Whole, Meta(description="Most sockets one address may hold open.")] = 200
    requests_per_second: Annotated[Whole, Meta(description="Requests of one address; bursts of ten times that.")] = 20
    messages_per_second: Annotated[Whole, Meta(description="Messages of one socket; bursts of twice that.")] = 30
    frame_bytes: Annotated[Whole, Meta(description="The largest frame or request body a client may send.")] = 8192
    slow_bytes: Annotated[
        Whole, Meta(description="How far a socket may fall behind in reading before it is closed.")
    ] = 1_048_576
    waiting: Annotated[Whole, Meta(description="Most moves waiting to be written before acts are refused as busy.")] = (
        20_000
    )


class Setting(Struct, frozen=True):
    """One setting, described."""

    name: str
    kind: Any
    default: Any
    help: str
    variable: str


def _described() -> tuple[Setting, ...]:
    hints = get_type_hints(Settings, include_extras=True)
    found = []
    for field in msgspec.structs.fields(Settings):
        notes = [note for note in hints[field.name].__metadata__ if isinstance(note, Meta) and note.description]
        found.append(
            Setting(
                name=field.name,
                kind=hints[field.name].__origin__,
                default=field.default,
                help=str(notes[-1].description),
                variable=PREFIX + field.name.upper(),
            )
        )
    return tuple(found)


SETTINGS = _described()


def settings(environ: Mapping[str, str], **given: Any) -> Settings:
    """What is given first, then the environment, then the defaults; raises `ValueError` if one is wrong."""
    values: dict[str, Any] = {}
    for each in SETTINGS:
        if given.get(each.name) is not None:
            values[each.name] = given[each.name]
        elif each.variable in environ:
            values[each.name] = environ[each.variable]
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None


def database_url(chosen: Settings) -> str:
    """The SQLAlchemy address of the store."""
    if chosen.database:
        scheme, _, rest = chosen.database.partition("://")
        if scheme not in ("postgresql", "postgres", "postgresql+psycopg"):
            raise ValueError("--database takes a postgresql:// address")
        return f"postgresql+psycopg://{rest}"
    return f"sqlite:///{Path(chosen.data) / 'ludotheque.sqlite'}"
