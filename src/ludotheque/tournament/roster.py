"""Players by name: a level of the game, `random`, or the path of a Python file that has a function `bot`."""

import sys
from functools import lru_cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

from ludotheque.bots.levels import known, levels
from ludotheque.bots.levels import maker as built_in
from ludotheque.core import Bot, BotMaker, Seat
from ludotheque.core.play import AnyGame
from ludotheque.tournament.errors import NoSuchPlayer
from ludotheque.tournament.supervision import Supervised, crashed


def maker(game: AnyGame, player: str) -> BotMaker[Any, Any, Any]:
    """What makes a player of this name."""
    if player.endswith(".py"):
        return _supervised(game, player, _from_file(player))
    if known(game, player):
        return built_in(game, player)
    raise NoSuchPlayer("wrong-player", player=player, known=", ".join(levels(game)))


def _supervised(game: AnyGame, player: str, make: BotMaker[Any, Any, Any]) -> BotMaker[Any, Any, Any]:
    def made(seat: Seat, chance: Random) -> Bot[Any, Any, Any]:
        try:
            bot = make(seat, chance)
        except (Exception, SystemExit) as error:
            raise crashed(player, error) from error
        return Supervised(game, player, seat, bot)

    return made


@lru_cache(maxsize=16)
def _from_file(path: str) -> BotMaker[Any, Any, Any]:
    file = Path(path)
    # A name of its own: `random.py` must not take the place of a module that Python has.
    spec = spec_from_file_location(f"player_{sha256(path.encode()).hexdigest()[:16]}", file)
    if not file.is_file() or spec is None or spec.loader is None:
        raise NoSuchPlayer("wrong-player-file", file=path)
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look up their module there
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[spec.name]
        raise crashed(path, error) from error
    found: BotMaker[Any, Any, Any] | None = getattr(module, "bot", None)
    if found is None:
        raise NoSuchPlayer("wrong-player-file", file=path)
    return found
