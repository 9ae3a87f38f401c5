"""Players by name: a level of the game, `random`, or the path of a Python file that has a function `bot`."""

import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from hashlib import sha256
from importlib.machinery import SourceFileLoader
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from random import Random
from types import CodeType
from typing import Any

from ludotheque.bots.levels import known, levels, present
from ludotheque.bots.levels import maker as built_in
from ludotheque.core import Bot, BotMaker, Seat
from ludotheque.core.play import AnyGame
from ludotheque.texts import package_of
from ludotheque.tournament.errors import NoSuchPlayer, PlayerFailed
from ludotheque.tournament.supervision import Supervised, ask, shown

SUFFIX = ".py"
DATA = ".json"
"""What a game reads as it plays: learned values, pictures."""


def digests(players: Sequence[str]) -> dict[str, str]:
    """The digest of each player that is a file, so that a tournament does not go on with another program."""
    return {player: _digest(_read(player)) for player in players if player.endswith(SUFFIX)}


def built_in_code(game: AnyGame, players: Sequence[str]) -> str:
    """Which built-in players these are: a digest of the code that plays, and why some are weaker on this machine."""
    digest = sha256()
    for package in ("ludotheque.core", "ludotheque.bots", package_of(game)):
        for name, source in _sources(files(package)):
            digest.update(f"{package} {name} {len(source)}\n".encode() + source)
    playing = set(map(present, players))
    weaker = [f"{level}: {why}" for level, why in game.EXTRAS.limits().items() if level in playing]
    return "; ".join((digest.hexdigest()[:16], *weaker))


def _sources(folder: Traversable, path: str = "") -> Iterator[tuple[str, bytes]]:
    """The Python files of a package and its data, in the order of their names."""
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            yield from _sources(entry, f"{path}{entry.name}/")
        elif entry.name.endswith((SUFFIX, DATA)):
            yield f"{path}{entry.name}", entry.read_bytes()


def maker(game: AnyGame, player: str, digest: str | None = None) -> BotMaker[Any, Any, Any]:
    """What makes a player of this name; a file must have the digest, if one is given."""
    if player.endswith(SUFFIX):
        return _supervised(game, player, _from_file(player, digest))
    if known(game, player):
        return built_in(game, player)
    raise NoSuchPlayer("wrong-player", player=player, known=", ".join(levels(game)))


def _supervised(game: AnyGame, player: str, make: BotMaker[Any, Any, Any]) -> BotMaker[Any, Any, Any]:
    def made(seat: Seat, chance: Random) -> Bot[Any, Any, Any]:
        bot = ask(player, lambda: make(seat, chance))
        if not callable(ask(player, lambda: getattr(bot, "notice", None))):
            raise PlayerFailed("wrong-player-bot", player=player, answer=shown(bot))
        return Supervised(game, player, seat, bot)

    return made


def _read(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError):
        raise NoSuchPlayer("wrong-player-file", file=path) from None


def _digest(source: bytes) -> str:
    return sha256(source).hexdigest()


class _Loader(SourceFileLoader):
    """Runs what was read, and keeps no bytecode: Python takes an edit in the same second for the same file."""

    def __init__(self, name: str, path: str, source: bytes) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        del fullname
        code: CodeType = self.source_to_code(self._source, self.path)
        return code


@lru_cache(maxsize=16)
def _from_file(path: str, digest: str | None) -> BotMaker[Any, Any, Any]:
    source = _read(path)
    if digest not in (None, _digest(source)):
        raise PlayerFailed("wrong-player-changed", player=path)
    # A name of its own: `random.py` must not take the place of a module that Python has.
    name = f"player_{sha256(path.encode()).hexdigest()[:16]}"
    spec = spec_from_loader(name, _Loader(name, path, source))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look up their module there
    try:
        ask(path, partial(spec.loader.exec_module, module))
    except PlayerFailed:
        del sys.modules[name]
        raise
    found: BotMaker[Any, Any, Any] | None = getattr(module, "bot", None)
    if found is None:
        raise NoSuchPlayer("wrong-player-file", file=path)
    return found
