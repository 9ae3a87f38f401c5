"""Built-in players by the name of their level: those of a game, and `random`, which every game has."""

from typing import Any

from ludotheque.bots.random import random_bot
from ludotheque.core import BotMaker
from ludotheque.core.play import AnyGame

NORMAL = "normal"
"""Every game has it. It also plays for absent people, and for bots that fail."""
RANDOM = "random"
_FORMER = {"plain": NORMAL}
"""Names that databases and records of earlier versions hold."""


def levels(game: AnyGame) -> tuple[str, ...]:
    """The levels that a person may choose from."""
    return (*game.BOTS, RANDOM)


def present(level: str) -> str:
    """The name that a level has today."""
    return _FORMER.get(level, level)


def next_best(level: str) -> str:
    """Who plays on for a bot that failed."""
    return RANDOM if present(level) == NORMAL else NORMAL


def known(game: AnyGame, level: str) -> bool:
    """Whether a game has players of this level."""
    return present(level) in levels(game)


def maker(game: AnyGame, level: str) -> BotMaker[Any, Any, Any]:
    """What makes a player of a level that is known."""
    name = present(level)
    return random_bot(game) if name == RANDOM else game.BOTS[name]
