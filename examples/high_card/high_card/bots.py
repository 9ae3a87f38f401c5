"""The built-in player. It sees views only, and acts for absent people too."""

from collections.abc import Mapping
from random import Random

from ludotheque.core import Bot, BotMaker, Decision, Millis, Seat

from high_card.table import Action, Event, View
from high_card.view import habit


class Normal:
    """Follows the habit after a second or two."""

    def __init__(self, seat: Seat, chance: Random) -> None:
        del seat  # a view says whose it is
        self._chance = chance

    def notice(self, now: Millis, view: View, events: tuple[Event, ...]) -> Decision[Action] | None:
        """Decide in one's turn."""
        del events
        action = habit(view)
        return None if action is None else Decision(Millis(now + self._chance.randrange(800, 2_500)), action)


def normal(seat: Seat, chance: Random) -> Bot[Action, Event, View]:
    """A player for a seat."""
    return Normal(seat, chance)


BOTS: Mapping[str, BotMaker[Action, Event, View]] = {"normal": normal}
