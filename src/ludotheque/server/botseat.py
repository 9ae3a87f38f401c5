"""A built-in player in a seat: it sees what the seat sees and says what it would do, and when."""

from random import Random
from secrets import randbits
from typing import Any

from ludotheque.bots.random import random_bot
from ludotheque.core import Bot, Decision, Millis, Seat
from ludotheque.core.play import AnyGame

STAND_IN = "plain"
"""The level that acts for absent people."""


def levels(game: AnyGame) -> tuple[str, ...]:
    """The levels a host may choose from."""
    return (*game.BOTS, "random")


class BotSeat:
    """One bot at one table. Its chance is its own: it must not know the deal."""

    __slots__ = ("_bot", "_game", "plan", "seat")

    def __init__(self, game: AnyGame, seat: Seat, level: str, chance: Random | None = None) -> None:
        maker = game.BOTS.get(level) or random_bot(game)
        self.seat = seat
        self._game = game
        luck = chance or Random(randbits(64))  # noqa: S311 — it deals no cards
        self._bot: Bot[Any, Any, Any] = maker(seat, luck)
        self.plan: Decision[Any] | None = None

    def notice(self, now: Millis, state: Any, events: tuple[Any, ...]) -> None:
        """Look at an update and decide anew."""
        self.plan = self._bot.notice(now, self._game.view(state, self.seat), events)
