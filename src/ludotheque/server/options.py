"""The options of a game, as a host asks for them."""

from typing import Any

import msgspec

from ludotheque.core import BadOptions, Illegal
from ludotheque.core.play import AnyGame


def read_options(games: dict[str, AnyGame], key: str, given: dict[str, Any] | None) -> tuple[AnyGame, Any]:
    """A game and its options as a host asked for them; raises `Illegal` or the game's own `BadOptions`."""
    game = games.get(key)
    if game is None:
        raise Illegal("LOBBY-1", "refused-no-such-game")
    try:
        return game, msgspec.convert(default_options(game) if given is None else given, game.Options)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, BadOptions):
            raise error.__cause__ from None
        raise Illegal("LOBBY-2", "refused-options", why=str(error)) from None


def default_options(game: AnyGame) -> dict[str, Any]:
    """The options of a game's first variant, with few seats but not the fewest where there is a choice."""
    variant, counts = next(iter(game.SEATS.items()))
    wish = {"variant": variant, "seats": min(4, counts[-1])}
    try:
        options: dict[str, Any] = msgspec.to_builtins(msgspec.convert(wish, game.Options))
    except msgspec.ValidationError:  # a game without variants
        options = msgspec.to_builtins(msgspec.convert({"seats": wish["seats"]}, game.Options))
    return options


def options_for(games: dict[str, AnyGame], key: str, people: int) -> tuple[AnyGame, Any]:
    """A game and its default options for so many people, or for the fewest it can be played by."""
    game, options = read_options(games, key, None)
    counts = next(iter(game.SEATS.values()))
    if people > counts[-1]:
        raise Illegal("LOBBY-15", "refused-too-many-people", people=people, most=counts[-1])
    return read_options(games, key, {**msgspec.to_builtins(options), "seats": max(people, counts[0])})
