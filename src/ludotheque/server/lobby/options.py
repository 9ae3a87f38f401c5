"""The options of a game, as a host asks for them."""

from typing import Any

import msgspec

from ludotheque.core import BadOptions, Options
from ludotheque.core.play import AnyGame
from ludotheque.server.protocol import refusals


def read_options(
    games: dict[str, AnyGame], key: str, given: dict[str, Any] | None, *, alone: bool = False
) -> tuple[AnyGame, Any]:
    """A game and its options as a host asked for them; raises `Illegal` or the game's own `BadOptions`.

    What a person who plays against bots did not ask for is as the game is best played alone.
    """
    game = games.get(key)
    if game is None:
        raise refusals.NO_SUCH_GAME()
    habits = game.EXTRAS.alone if alone else {}
    wanted = {**default_options(game), **habits} if given is None else {**habits, **given}
    try:
        options = msgspec.convert(wanted, game.Options)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, BadOptions):
            raise error.__cause__ from None
        raise refusals.BAD_OPTIONS(why=str(error)) from None
    Options.__post_init__(options)  # a game with a check of its own may have forgotten this one
    return game, options


def default_options(game: AnyGame) -> dict[str, Any]:
    """The options of a game's first variant, with few seats but not the fewest where there is a choice."""
    variant, counts = next(iter(game.SEATS.items()))
    wanted = {"variant": variant, "seats": min(4, counts[-1])}
    options: dict[str, Any] = msgspec.to_builtins(msgspec.convert(wanted, game.Options))
    return {"hints": "alone", **options}


def options_for(games: dict[str, AnyGame], key: str, people: int, variant: str | None = None) -> tuple[AnyGame, Any]:
    """A game or a variant of it, with its default options for so many people, or for the fewest who can play it."""
    game, options = read_options(games, key, None)
    wanted = msgspec.to_builtins(options)
    counts = next(iter(game.SEATS.values()))
    if variant is not None:
        wanted["variant"] = variant
        counts = game.SEATS.get(variant, counts)  # an unknown one is refused below, as any option is
    if people > counts[-1]:
        raise refusals.TOO_MANY_PEOPLE(people=people, most=counts[-1])
    return read_options(games, key, {**wanted, "seats": max(people, counts[0])})
