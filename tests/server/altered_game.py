"""A game with some of its functions or constants replaced, to test what a table makes of it."""

from types import ModuleType
from typing import Any, cast

from ludotheque.core.play import AnyGame


def altered(game: AnyGame, **changes: Any) -> AnyGame:
    """The same game, texts and boards included, but for these names."""
    original = cast(ModuleType, game)
    module = ModuleType(original.__name__)
    vars(module).update(vars(original) | changes)
    return cast(AnyGame, module)
