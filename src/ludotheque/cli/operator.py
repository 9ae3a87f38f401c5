"""`ludotheque operator`: what the operator's page shows and does, from a terminal, by the same routes and token."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec
from msgspec import Struct

from ludotheque.server.protocol import Problem, refusals
from ludotheque.server.protocol.operator import Overview
from ludotheque.server.services.operator_token import token_file
from ludotheque.server.services.settings import BadSetting, Settings, ops_place, settings
from ludotheque.terminal.wrong import Wrong
from ludotheque.texts import Lang, Speech

SECONDS = 10.0
"""How long a server may take to answer."""
VARIABLE = "LUDOTHEQUE_OPERATOR_TOKEN"
_NOT_THERE = {each.id for each in (refusals.NO_SUCH_TABLE, refusals.NOT_KEPT, refusals.NOT_HERE)}
_EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 — compared, not bound


class Desk(Struct, frozen=True, kw_only=True):
    """Which servers are meant, and how the operator proves to be the operator."""

    server: str | None = None
    data: str | None = None
    token_file: Path | None = None
    json: bool = False
    lang: Lang


class _Elsewhere(Wrong):
    """The table is not at this server: another node may have it."""


def show(desk: Desk, part: str) -> int:
    """Print an overview, the tables or the people of each server."""

    def one(server: str, token: str) -> None:
        state = _ask(server, token, desk.lang, "GET", "")
        lines = [msgspec.json.encode(state).decode()] if desk.json else _PARTS[part](state, desk.lang)
        sys.stdout.write("".join(f"{line}\n" for line in lines))

    return _at_each(desk, one)


def do(desk: Desk, path: str, body: dict[str, Any] | None, done: str, **variables: str) -> int:
    """Carry an order out at each server, and say so."""

    def one(server: str, token: str) -> None:
        _ask(server, token, desk.lang, "POST", path, body)
        sys.stdout.write(f"{server}: {_words(desk.lang).text(done, **variables)}\n")

    return _at_each(desk, one)


def _at_each(desk: Desk, work: Callable[[str, str], None]) -> int:
    """Work at every server, also after one that failed; the exit code.

    A table is at one node: the others need not have it.
    """
    from ludotheque.terminal.commands import complain

    servers, token = _servers(desk), _token(desk)
    problems: list[Wrong] = []
    for server in servers:
        try:
            work(server, token)
        except Wrong as problem:
            problems.append(problem)
    done = len(problems) < len(servers)
    told = [complain(each, desk.lang) for each in problems if not (done and isinstance(each, _Elsewhere))]
    return max(told, default=0)


def _settings() -> Settings:
    """The settings of this machine."""
    try:
        return settings(os.environ)
    except BadSetting as error:
        raise Wrong(error.key, **error.variables) from None


def _servers(desk: Desk) -> list[str]:
    """The addresses of the servers: as given, else the one that the settings of this machine describe."""
    if desk.server is None:
        chosen = _settings()
        host, port = ops_place(chosen) or ("127.0.0.1", chosen.port)
        name = "127.0.0.1" if host in _EVERYWHERE else f"[{host}]" if ":" in host else host
        return [f"http://{name}:{port}"]
    found = [each.strip().rstrip("/") for each in desk.server.split(",") if each.strip()]
    for each in found or [desk.server]:
        if urlsplit(each).scheme not in ("http", "https") or not urlsplit(each).hostname:
            raise Wrong("wrong-operator-server", server=each)
    return found


def _token(desk: Desk) -> str:
    """From a named file, the environment or the data folder; never from the command line, which others can see."""
    given = os.environ.get(VARIABLE, "").strip()
    if desk.token_file is None and given:
        file, token = Path(VARIABLE), given
    else:
        file = desk.token_file or token_file(desk.data or _settings().data)
        try:
            token = file.read_text(encoding="utf-8").strip()
        except (OSError, ValueError):
            token = ""
    if not token.isprintable() or not token:  # a header has no line breaks, and an error would show the token
        raise Wrong("wrong-operator-token", file=str(file), variable=VARIABLE)
    return token


class _Stay(HTTPRedirectHandler):
    """Follows no redirection: the token is for one server."""

    def redirect_request(self, *_given: Any) -> None:
        return None


def _ask(server: str, token: str, lang: Lang, method: str, path: str, body: dict[str, Any] | None = None) -> Overview:
    bearer = f"Bearer {token}".encode().decode("latin-1")  # the bytes of UTF-8, which the server expects
    headers = {"Authorization": bearer, "Accept-Language": lang}
    data = None if body is None else msgspec.json.encode(body)
    asked = Request(f"{server}/api/operator{quote(path)}", data=data, method=method, headers=headers)  # noqa: S310 — http(s), see `_servers`
    try:
        with build_opener(_Stay).open(asked, timeout=SECONDS) as answer:
            return msgspec.json.decode(answer.read(), type=Overview)
    except HTTPError as error:
        raise _refused(server, error) from None
    except msgspec.MsgspecError:
        raise Wrong("wrong-operator-stranger", server=server) from None
    except (OSError, HTTPException) as error:
        reason = getattr(error, "reason", error)
        why = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
        raise Wrong("wrong-operator-unreachable", server=server, why=why) from None


def _refused(server: str, error: HTTPError) -> Wrong:
    try:
        problem = msgspec.json.decode(error.read(), type=Problem)
    except (msgspec.MsgspecError, OSError, HTTPException):  # the answer of a proxy, or of another program
        return Wrong("wrong-operator-stranger", server=server)
    kind = _Elsewhere if problem.rule in _NOT_THERE else Wrong
    return kind("wrong-operator", server=server, why=problem.text)


def _words(lang: Lang) -> Speech:
    return Speech(None, lang, part="terminal")


# --- what is printed ---


def _overview(state: Overview, lang: Lang) -> Iterator[str]:
    words, load = _words(lang), state.load
    people = sum(table.here for table in state.tables)
    yield words.text("operator-tables", version=state.version, tables=len(state.tables), people=people)
    p99 = "–" if load.p99 is None else f"{load.p99 * 1000:.1f} ms"
    yield words.text("operator-load", moves=f"{load.moves:.1f}", p99=p99, cpu=f"{load.cpu * 100:.0f}")
    yield words.text("operator-memory", memory=f"{load.memory / 1e6:.0f}", sockets=load.sockets, waiting=load.waiting)
    for act in state.slowest[:3]:
        yield words.text("operator-slow", seconds=f"{act.seconds * 1000:.1f}", game=act.game, table=act.table)
    for ban in state.bans:
        yield words.text("operator-ban", address=ban.address, minutes=max(1, (ban.until - state.now) // 60))
    if state.notice is not None:
        yield words.text("operator-notice", text=state.notice.text, minutes=max(1, state.notice.seconds // 60))


def _tables(state: Overview, lang: Lang) -> Iterator[str]:
    heads = _words(lang).text("operator-table-heads").split("|")
    rows = [
        (
            table.code,
            table.game,
            table.phase,
            f"{table.here}/{table.people}/{table.seats}",
            str(table.watching),
            str(table.number),
            f"{max(0, state.now - table.created) // 60}",
            str(table.epoch),
        )
        for table in state.tables
    ]
    return _columns([heads, *rows])


def _people(state: Overview, lang: Lang) -> Iterator[str]:
    heads = _words(lang).text("operator-people-heads").split("|")
    rows = [
        (
            person.table,
            "–" if person.seat is None else str(person.seat + 1),  # people count from 1
            person.address or "–",
            person.line,
            person.name or "–",
        )
        for person in state.people
    ]
    return _columns([heads, *rows])


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ("  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)


_PARTS = {"overview": _overview, "tables": _tables, "people": _people}
