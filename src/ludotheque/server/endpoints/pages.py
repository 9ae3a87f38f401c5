"""Pages: the built web client with security headers, and the client's address."""

import asyncio
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from ludotheque.core import BadOptions, Illegal
from ludotheque.core.play import AnyGame
from ludotheque.languages import accepted, spoken
from ludotheque.server.protocol import Problem, refusals
from ludotheque.server.services.descriptors import few_left
from ludotheque.server.services.rate_limits import network_of
from ludotheque.server.services.services import refused
from ludotheque.server.services.settings import Settings
from ludotheque.texts import Lang

STATIC = Path(__file__).parents[2] / "static"
SITE = Path(__file__).parents[2] / "site"
CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'{sockets}; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_HOST = re.compile(r"[A-Za-z0-9._:\[\]-]{1,253}")
_NEVER = re.compile(r"[\0:\\]")
"""In no name of ours. On Windows they name drives and other hosts, and even to resolve a path asks the host."""
_encode = msgspec.json.Encoder().encode
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
PENALTY_S = 1.0
_BARE = "<!doctype html><title>Ludothèque</title><p>The pages are not built; the tables are open all the same."


def lang_of(request: web.BaseRequest) -> Lang:
    """The most wanted language in `Accept-Language` that is installed."""
    return spoken(accepted(request.headers.get("Accept-Language", "")))


def json_answer(value: Any, status: int = 200) -> web.Response:
    """A JSON answer that must not be cached."""
    return json_bytes(_encode(value), status)


def json_bytes(data: bytes, status: int = 200) -> web.Response:
    """The same from encoded JSON."""
    return web.Response(
        body=data, status=status, content_type="application/json", headers={"Cache-Control": "no-store"}
    )


def problem(
    request: web.BaseRequest, refusal: Illegal | BadOptions, game: AnyGame | None = None, *, status: int | None = None
) -> web.Response:
    """A refusal as an answer in the client's language, with the status of the table of refusals."""
    said = refused(refusal, game, lang_of(request))
    answer = Problem(rule=said.rule, key=said.key, text=said.text, retry=said.retry)
    return json_answer(answer, status or refusals.status_of(refusal))


async def too_many(request: web.BaseRequest) -> web.Response:
    """The refusal of one request too many; delayed, so that a client cannot be refused in a fast loop."""
    await asyncio.sleep(PENALTY_S)
    return problem(request, refusals.TOO_MANY_REQUESTS())


def last_of(request: web.BaseRequest, name: str) -> str:
    """The last line of a header: the one that a proxy adds below those of the client. Empty if there is none."""
    lines = request.headers.getall(name, ())
    return lines[-1] if lines else ""


def address_of(request: web.Request, settings: Settings) -> str:
    """The client's address as limits count it: the peer's, or the one in a trusted proxy's header."""
    if settings.proxy:
        forwarded = last_of(request, "X-Forwarded-For").rpartition(",")[2].strip()
        if forwarded:
            return network_of(forwarded[:64])
    return network_of(request.remote or "?")


def check_host(request: web.BaseRequest) -> None:
    """Raise `Illegal` if the Host header names no host: links are made of it."""
    host = request.headers.get("Host", "")
    try:
        _ = urlsplit(f"//{host}").port
    except ValueError:
        raise refusals.BAD_HOST() from None
    if host and not _HOST.fullmatch(host):
        raise refusals.BAD_HOST()


def check_path(request: web.BaseRequest, code: str | None) -> None:
    """Raise `Illegal` unless the path names the table as the server writes it.

    A proxy hashes the path as it was sent. Another spelling would reach another node, which would take the table over.
    """
    if code is None or code.upper() not in request.rel_url.raw_path.split("/"):
        raise refusals.OTHER_PATH()


def check_origin(request: web.BaseRequest, settings: Settings) -> None:
    """Raise `Illegal` unless a page from this origin may connect; programs that send no Origin may."""
    origin = request.headers.get("Origin")
    if origin is None or origin in {each.strip() for each in settings.origins.split(",") if each.strip()}:
        return
    try:
        there = urlsplit(origin).netloc
    except ValueError:
        raise refusals.BAD_ORIGIN() from None
    if there != request.headers.get("Host", ""):
        raise refusals.OTHER_ORIGIN()


async def page(request: web.Request) -> web.StreamResponse:
    """A file of the client or of the documentation. Every path that is not a file gets the client's one page."""
    wanted = request.match_info.get("path", "")
    if few_left():  # a file that is sent holds a descriptor
        raise web.HTTPServiceUnavailable(text="")
    if wanted.startswith("docs") and (SITE / "index.html").is_file():
        if wanted == "docs":
            raise web.HTTPFound("/docs/")
        if wanted.startswith("docs/"):
            inside = wanted.removeprefix("docs/")
            found = _file(SITE, inside if inside and not inside.endswith("/") else f"{inside}index.html")
            if found is None:
                raise web.HTTPNotFound(text="")
            return _sent(found, "no-cache")
    if (file := _file(STATIC, wanted)) is not None:
        hashed = "assets/" in wanted
        keep = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return _sent(file, keep)
    if "." in wanted.rpartition("/")[2]:
        raise web.HTTPNotFound(text="")
    index = STATIC / "index.html"
    if not index.is_file():
        return web.Response(text=_BARE, content_type="text/html")
    return _sent(index, "no-cache")


def _file(folder: Path, wanted: str) -> Path | None:
    """The file of this name inside a folder, or `None`."""
    if not wanted or len(wanted) >= 512 or wanted.startswith("/") or _NEVER.search(wanted):
        return None
    file = (folder / wanted).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None


def _sent(file: Path, keep: str) -> web.FileResponse:
    """A file, or its compressed sibling (`.br`, `.gz`) if the browser takes it."""
    return web.FileResponse(file, headers={"Cache-Control": keep, "Vary": "Accept-Encoding"})


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """For the HTTP library's signal."""
    add_security_headers(request, response)


def add_security_headers(request: web.BaseRequest, response: web.StreamResponse) -> None:
    """Every answer carries the security headers; older browsers do not treat a WebSocket of the same host as 'self'."""
    host = request.headers.get("Host", "")
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    response.headers["Content-Security-Policy"] = CSP.replace("{sockets}", sockets)
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if "Sec-Fetch-Dest" in request.headers:  # browsers send it on secure origins only, and warn elsewhere
        response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
    response.headers["Server"] = "ludotheque"
