"""Built-in players in their seats: each sees what its seat sees and says what it would do, and when."""

from collections.abc import Callable
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


class Bots:
    """The bots of one table."""

    def __init__(self, game: AnyGame, failed: Callable[[Exception], object]) -> None:
        self.seats: dict[Seat, BotSeat] = {}
        self._game = game
        self._failed = failed

    def __bool__(self) -> bool:
        return bool(self.seats)

    def sit(self, seat: Seat, level: str) -> BotSeat:
        """Let a bot act for a seat; it has seen nothing yet."""
        bot = self.seats[seat] = BotSeat(self._game, seat, level)
        return bot

    def notice(self, now: Millis, state: Any, events: tuple[Any, ...]) -> None:
        """Show an update to all of them."""
        for bot in list(self.seats.values()):
            self.look(bot, now, state, events)

    def look(self, bot: BotSeat, now: Millis, state: Any, events: tuple[Any, ...]) -> None:
        """Show one an update. One that fails must not stop the table: chance plays its seat from then on."""
        try:
            bot.notice(now, state, events)
        except Exception as error:  # noqa: BLE001 — any bug of a bot
            self._failed(error)
            self.sit(bot.seat, "random").notice(now, state, events)

    def next(self, earliest: Millis) -> tuple[Millis, Seat] | None:
        """Whose plan comes next, and when: the lower seat of two at one moment, and nothing before `earliest`."""
        if not self.seats:
            return None
        plans = ((max(bot.plan.at, earliest), seat) for seat, bot in self.seats.items() if bot.plan is not None)
        return min(plans, default=None)

    def take(self, seat: Seat) -> "Decision[Any]":
        """What a bot planned: it is done now, or never."""
        plan, self.seats[seat].plan = self.seats[seat].plan, None
        assert plan is not None
        return plan

    def forget(self, seat: Seat) -> None:
        """What a seat had planned is out of date, if a bot sits there at all."""
        if seat in self.seats:
            self.seats[seat].plan = None

    def go(self, seat: Seat) -> None:
        """The bot acts no more."""
        self.seats.pop(seat, None)
