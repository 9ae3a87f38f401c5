"""The games that can be played here: `GAMES` by key, and `LEFT_OUT`, those that are installed and cannot be offered.

They are found when one of the two names is first used, not on import. A game imports modules of this package, and must
be fully imported before it is checked.
"""

from typing import Any

from ludotheque.core.play import AnyGame
from ludotheque.games.installed import LeftOut

GAMES: dict[str, AnyGame]
LEFT_OUT: tuple[LeftOut, ...]


def __getattr__(name: str) -> Any:
    """Find the games, once."""
    if name not in ("GAMES", "LEFT_OUT"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from ludotheque.games.installed import entries, find

    games, left_out = find(entries())
    if not games:
        raise RuntimeError("no game is installed: install ludotheque again (in a checkout: tools/setup dev)")
    here = globals()
    here["GAMES"], here["LEFT_OUT"] = games, left_out
    return here[name]
