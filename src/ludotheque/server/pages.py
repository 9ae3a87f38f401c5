"""Pages: the built web client with strict headers, invitations and QR codes, and who is calling from where."""

import io
import re
import socket
from pathlib import Path
from urllib.parse import urlsplit

import segno
from aiohttp import web

from ludotheque.server.settings import Settings
from ludotheque.texts import LANGS, Lang

STATIC = Path(__file__).parent.parent / "static"
CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'{sockets}; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,253}")
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
_EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 — compared, not bound
_BARE = "<!doctype html><title>Ludothèque</title><p>The pages are not built; the tables are open all the same."


def lang_of(request: web.Request) -> Lang:
    """The first language of ours in Accept-Language."""
    for part in request.headers.get("Accept-Language", "").split(","):
        wanted = part.strip()[:2].lower()
        for lang in LANGS:
            if wanted == lang:
                return lang
    return "en"


def address_of(request: web.Request, settings: Settings) -> str:
    """Who is calling: the peer, or what a trusted proxy says."""
    if settings.proxy:
        forwarded = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
        if forwarded:
            return forwarded[:64]
    return request.remote or "?"


def origin_allowed(request: web.Request, settings: Settings) -> bool:
    """Whether a page from this origin may connect; programs that send no Origin may."""
    origin = request.headers.get("Origin")
    if origin is None:
        return True
    if origin in {each.strip() for each in settings.origins.split(",") if each.strip()}:
        return True
    return urlsplit(origin).netloc == request.headers.get("Host", "")


def lan_address() -> str:
    """The machine's address on its network; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that only exists in documents
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def base_link(settings: Settings, port: int) -> str:
    """The address people on this network can use."""
    if settings.link:
        return settings.link.rstrip("/")
    host = lan_address() if settings.host in _EVERYWHERE else settings.host
    return f"http://{host}:{port}"


def invitation(request: web.Request, settings: Settings, code: str) -> str:
    """The link to a table, as the caller's neighbours can open it."""
    host = request.headers.get("Host", "")
    name = urlsplit(f"//{host}").hostname or ""
    local = name in ("localhost", "127.0.0.1", "::1", "") or not host.isascii()
    port = urlsplit(f"//{host}").port if ":" in host.rpartition("]")[2] else None
    base = base_link(settings, port or settings.port) if local or settings.link else f"{request.scheme}://{host}"
    return f"{base}/t/{code}"


def qr_svg(link: str) -> bytes:
    """A QR code as SVG."""
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", border=4, scale=8, xmldecl=False, svgns=True, omitsize=True)
    return out.getvalue()


def qr_terminal(link: str) -> str:
    """A QR code for a terminal: white on black whatever its colours are, for few cameras read a negative."""
    out = io.StringIO()
    segno.make(link, error="l").terminal(out=out, compact=True, border=4)
    return "".join(f"\x1b[97;40m{line}\x1b[0m\n" for line in out.getvalue().splitlines())


async def page(request: web.Request) -> web.StreamResponse:
    """A file of the client, or its one page for every path that is not a file: the client finds its way."""
    wanted = request.match_info.get("path", "")
    file = (STATIC / wanted).resolve() if wanted and "\0" not in wanted and len(wanted) < 512 else STATIC
    if file.is_relative_to(STATIC.resolve()) and file.is_file():
        hashed = "assets/" in wanted
        keep = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return _sent(file, keep)
    if "." in wanted.rpartition("/")[2]:
        raise web.HTTPNotFound(text="")
    index = STATIC / "index.html"
    if not index.is_file():
        return web.Response(text=_BARE, content_type="text/html")
    return _sent(index, "no-cache")


def _sent(file: Path, keep: str) -> web.FileResponse:
    """A file, or its compressed sibling (`.br`, `.gz`) if the browser takes it."""
    return web.FileResponse(file, headers={"Cache-Control": keep, "Vary": "Accept-Encoding"})


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Every answer carries the security headers; older browsers do not count a socket to the same host as 'self'."""
    host = request.headers.get("Host", "")
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    response.headers["Content-Security-Policy"] = CSP.replace("{sockets}", sockets)
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if "Sec-Fetch-Dest" in request.headers:  # told by browsers on secure lines only; on others they complain about it
        response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
    response.headers["Server"] = "ludotheque"
