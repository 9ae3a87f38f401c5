"""What the packages of the games publish to browsers: the folder `board/` and the texts.

All files of a game are read once. Their hash is part of their addresses, so that browsers keep them for good
(docs/reference/board-module.md).
"""

from collections.abc import Iterator
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from aiohttp import web

from ludotheque.core.play import AnyGame
from ludotheque.games.owed import names
from ludotheque.server.endpoints.pages import address_of, too_many
from ludotheque.server.services.services import Services
from ludotheque.texts import ENGLISH, LANGS, Lang, package_of, sources, translated

KINDS = {
    "css": "text/css",
    "ftl": "text/plain",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
TEXT = {"css", "ftl", "js", "json", "svg"}


class Published:
    """The files of one game, by the last part of their address."""

    def __init__(self, game: AnyGame) -> None:
        package = files(package_of(game))
        self.files = dict(_within(package / "board"))
        self.names: dict[str, str] = dict.fromkeys(LANGS, game.KEY)
        if package.joinpath("texts").is_dir():  # games in tests may speak no language
            self.names = names(game)
            own = [lang for lang in LANGS if translated(package_of(game), lang)]
            self.files |= {f"{lang}.ftl": _texts(game, package, lang) for lang in own}
        whole = sha256()
        for name, data in sorted(self.files.items()):
            whole.update(f"{name} {len(data)} ".encode() + data)
        self.version = whole.hexdigest()[:12]
        self._base = f"/games/{game.KEY}/{self.version}"

    def address(self, name: str) -> str | None:
        """Where a browser finds a file; `None` if the game has no such file."""
        return f"{self._base}/{name}" if name in self.files else None

    @property
    def texts(self) -> dict[str, str]:
        """Where a browser finds the texts, in each language; the English ones where the game lacks it."""
        found = {lang: self.address(f"{lang}.ftl") or self.address(f"{ENGLISH}.ftl") for lang in LANGS}
        return {lang: address for lang, address in found.items() if address is not None}


class GameFiles:
    """The published files of every game, and their route."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.of: dict[str, Published] = {key: Published(game) for key, game in services.games.items()}

    def table(self) -> list[web.RouteDef]:
        """The route of these files."""
        return [web.get("/games/{key}/{version}/{name:.+}", self.send)]

    async def send(self, request: web.Request) -> web.StreamResponse:
        """One file; an address with an old hash is gone."""
        if not self._services.quotas.files.take(address_of(request, self._services.settings)):
            return await too_many(request)
        published, name = self.of.get(request.match_info["key"]), request.match_info["name"]
        if published is None or request.match_info["version"] != published.version or name not in published.files:
            raise web.HTTPNotFound(text="", headers={"Cache-Control": "no-store"})
        kind = name.rpartition(".")[2]
        answer = web.Response(body=published.files[name], content_type=KINDS[kind])
        answer.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        if kind in TEXT:
            answer.charset = "utf-8"
            answer.enable_compression()
        return answer


def _within(folder: Traversable, above: str = "") -> Iterator[tuple[str, bytes]]:
    """Every file of a kind that browsers load, by its path below the folder."""
    if not folder.is_dir():
        return
    for each in folder.iterdir():
        if each.is_dir():
            yield from _within(each, f"{above}{each.name}/")
        elif each.name.rpartition(".")[2] in KINDS.keys() - {"ftl"}:
            yield f"{above}{each.name}", each.read_bytes()


def _texts(game: AnyGame, package: Traversable, lang: Lang) -> bytes:
    """The game's texts, followed by those that only its board needs."""
    of_board = package.joinpath("board", "texts", f"{lang}.ftl")
    extra = of_board.read_text(encoding="utf-8") if of_board.is_file() else ""
    return f"{sources(package_of(game), lang)}\n{extra}".encode()
