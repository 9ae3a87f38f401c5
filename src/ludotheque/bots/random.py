"""A player that takes any legal action at any moment: the baseline that every other player must beat."""

from random import Random
from typing import Any

from ludotheque.core import Bot, Decision, Millis, Seat
from ludotheque.core.play import AnyGame

LATEST = 8_000
"""Longer than any race, so that a random player sometimes lets one pass."""


class RandomBot:
    """Draws uniformly from `legal`, and a delay; keeps its plan while the menu stays the same."""

    def __init__(self, game: AnyGame, chance: Random, latest: int = LATEST) -> None:
        self._game = game
        self._chance = chance
        self._latest = latest
        self._menu: tuple[Any, ...] = ()
        self._plan: Decision[Any] | None = None

    def notice(self, now: Millis, view: Any, events: tuple[Any, ...]) -> Decision[Any] | None:
        """Choose again whenever the legal actions change."""
        del events
        menu = tuple(self._game.legal(view))
        if menu != self._menu or (self._plan is not None and self._plan.at <= now):
            self._menu = menu
            delay = self._chance.randrange(self._latest)
            self._plan = Decision(Millis(now + delay), self._chance.choice(menu)) if menu else None
        return self._plan


def random_bot(game: AnyGame) -> Any:
    """A maker of random players for one game."""

    def make(seat: Seat, chance: Random) -> Bot[Any, Any, Any]:
        del seat
        return RandomBot(game, chance)

    return make
