"""The built-in players and the teachers of a table. No bug of one ends the game: a normal player takes its seat."""

from random import Random
from typing import Any

from msgspec import Struct

from ludotheque.bots.levels import RANDOM, maker, next_best
from ludotheque.core import Advice, Adviser, Bot, Decision, Header, Millis, Seat
from ludotheque.core.play import AnyGame
from ludotheque.terminal.pages import level_name
from ludotheque.texts import Speech


class Failure(Struct, frozen=True):
    """A built-in player or a teacher that raised an error."""

    seat: Seat
    why: str
    """The type of the error; its message may hold a secret."""
    level: str | None
    """The level of the player; `None`: it was the teacher beside the seat."""

    def told(self, words: Speech) -> str:
        """What the person reads."""
        if self.level is None:
            return words.text("teacher-failed", why=self.why)
        return words.text("bot-failed", name=words.seat(self.seat), level=level_name(self.level, words), why=self.why)


class Players:
    """All occupants of a table that are no people, and their plans."""

    def __init__(self, game: AnyGame, header: Header, seed: str) -> None:
        self.plans: dict[Seat, Decision[Any]] = {}
        self.failures: list[Failure] = []
        """Those that nobody was told of yet."""
        self._game = game
        self._seed = seed
        self._levels: dict[Seat, str] = {}
        self._bots: dict[Seat, Bot[Any, Any, Any]] = {}
        for chair, player in enumerate(header.seats):
            if player.bot is not None:
                self._sit(Seat(chair), player.bot)
        self._teachers = _teachers(game, header)

    def _sit(self, seat: Seat, level: str) -> None:
        """A built-in player sits down; its chance comes from the table's seed, so a resumed table has the same one."""
        self._levels[seat] = level
        chance = Random(f"{self._seed}/{seat}")  # noqa: S311 — a bot's whims, no secret
        try:
            self._bots[seat] = maker(self._game, level)(seat, chance)
        except Exception as error:  # noqa: BLE001 — any bug of a bot
            self._replace(seat, error)

    def _replace(self, seat: Seat, error: Exception) -> None:
        level = self._levels[seat]
        if level == RANDOM:  # it only asks the game what is legal: a bug of the game
            raise error
        self.failures.append(Failure(seat, type(error).__name__, level))
        self._sit(seat, next_best(level))

    def notice(self, now: Millis, state: Any, events: tuple[Any, ...]) -> None:
        """Everyone hears of an update, with their own view."""
        for seat, teacher in list(self._teachers.items()):
            try:
                teacher.notice(now, self._game.view(state, seat), events)
            except Exception as error:  # noqa: BLE001 — any bug of a teacher
                self._dismiss(seat, error)
        for seat in list(self._bots):
            self._look(seat, now, state, events)

    def _look(self, seat: Seat, now: Millis, state: Any, events: tuple[Any, ...]) -> None:
        try:
            plan = self._bots[seat].notice(now, self._game.view(state, seat), events)
        except Exception as error:  # noqa: BLE001 — any bug of a bot
            self._replace(seat, error)
            self._look(seat, now, state, ())
            return
        if plan is None:
            self.plans.pop(seat, None)
        else:
            self.plans[seat] = plan

    def decided(self, seat: Seat) -> Any:
        """What a built-in player does now; what it planned at first, if it fails while it thinks."""
        plan = self.plans[seat]
        try:
            return plan.best()
        except Exception as error:  # noqa: BLE001 — any bug of a bot
            self._replace(seat, error)
            return plan.action

    def taught(self, seat: Seat) -> bool:
        """Whether a teacher sits beside a seat."""
        return seat in self._teachers

    def advice(self, seat: Seat, view: Any, level: str, now: Millis) -> Advice[Any] | None:
        """What the teacher would do in a seat; `None` where there is nothing to decide, or no teacher."""
        teacher = self._teachers.get(seat)
        if teacher is None:
            return None
        try:
            thought = teacher.advise(view, level, now)
            return None if thought is None else thought()
        except Exception as error:  # noqa: BLE001 — any bug of a teacher
            self._dismiss(seat, error)
            return None

    def _dismiss(self, seat: Seat, error: Exception) -> None:
        del self._teachers[seat]
        self.failures.append(Failure(seat, type(error).__name__, None))


def _teachers(game: AnyGame, header: Header) -> dict[Seat, Adviser[Any, Any, Any]]:
    """One beside every person, unless the table wants none."""
    make = game.EXTRAS.adviser
    if make is None or header.options.get("hints") == "never":
        return {}
    return {Seat(chair): make(Seat(chair)) for chair, player in enumerate(header.seats) if player.bot is None}
