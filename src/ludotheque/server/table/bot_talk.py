"""What bots say at a live table: the reasons that a game gives them, and a quick phrase at the start and at the end.

Sparingly: one bot speaks for all, a moment after people could read what happened, and never to an empty table.
"""

from collections.abc import Callable
from random import Random
from typing import Protocol

from ludotheque.core import Outcome, Seat
from ludotheque.server.protocol import Said
from ludotheque.server.services.clock import Clock
from ludotheque.server.services.settings import Settings
from ludotheque.server.storage.rows import TableRow

GREETS = 0.5
"""How often a bot wishes good luck at the start."""
PRAISES = 0.7
"""How often a bot says something at the end."""
MOMENT = (1_500, 4_000)
"""How long a bot takes to say it, in milliseconds."""


class Speaking(Protocol):
    """What sends a line to everyone at the table."""

    def __call__(self, said: Said, /) -> None: ...


class BotTalk:
    """The lines of the bots of one table."""

    def __init__(self, say: Speaking, clock: Clock, settings: Settings, chance: Random) -> None:
        self._say = say
        self._clock = clock
        self._chance = chance
        self._silent = settings.talk == "none" or not settings.bot_talk

    def reason(self, seat: Seat, says: str) -> None:
        """A bot says why it did what it did."""
        if not self._silent:
            self._say(Said(seat=seat, says=says))

    def start(self, row: TableRow) -> None:
        """The cards were dealt."""
        if self._chance.random() < GREETS:
            self._later(row, lambda seat: Said(seat=seat, phrase="good-luck"))

    def end(self, row: TableRow, outcome: Outcome) -> None:
        """The game is over: the winners are congratulated; a bot that won with no person beside it asks for more."""
        people = [seat for seat in outcome.winners if row.seats[seat].kind == "person"]
        if self._chance.random() < PRAISES:
            self._later(row, lambda seat: Said(seat=seat, phrase="well-played" if people else "again"))

    def _later(self, row: TableRow, line: Callable[[int], Said]) -> None:
        bots = [number for number, seat in enumerate(row.seats) if seat.kind == "bot"]
        if bots and not self._silent:
            seat = self._chance.choice(bots)
            when = self._clock.now() + self._chance.randint(*MOMENT)
            self._clock.call_at(when, lambda: self._say(line(seat)))
