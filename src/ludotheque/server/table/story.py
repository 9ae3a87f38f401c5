"""Facts and actions in sentences, for clients that ask for them.

A player is written as the number of the seat in braces, so that each client puts in the names as it shows them.
"""

from collections.abc import Iterable
from typing import Any

from ludotheque.core.play import AnyGame
from ludotheque.texts import Lang, Speech

PLACES = tuple(f"{{{seat}}}" for seat in range(16))
"""`{0}`, `{1}` …: what stands for the names of the players."""


_speeches: dict[tuple[str, Lang], Speech] = {}


def wording(game: AnyGame, lang: Lang) -> Speech:
    """The speech of a game with places in braces for the names."""
    key = (game.KEY, lang)
    if key not in _speeches:
        _speeches[key] = Speech(game, lang, PLACES)
    return _speeches[key]


def story(game: AnyGame, events: Iterable[Any], lang: Lang) -> tuple[str, ...]:
    """One sentence for each event, in order."""
    words = wording(game, lang)
    return tuple(words.event(event) for event in events)
