"""Built-in players in their seats: each sees what its seat sees and says what it would do, and when.

A `normal` bot replaces one that raises an error, takes too long, breaks a rule or lets its time run out. If that one
fails too, random moves are played: no bot may stop a table.
"""

from collections.abc import Callable
from random import Random
from secrets import randbits
from time import monotonic, thread_time
from typing import Any, TypeAlias

from ludotheque.bots.levels import RANDOM, maker, next_best
from ludotheque.core import Bot, Decision, Illegal, Millis, Seat
from ludotheque.core.contract import late
from ludotheque.core.play import AnyGame

Think: TypeAlias = Callable[[Callable[[], Any], Callable[[Any], None], Callable[[Exception], None]], bool]
"""Asks for a thought, and calls back when it is ready, or when it failed (`services.thinking`); false: never."""
LONGEST = 0.5
"""Seconds of processor time that a bot may take to look at an update: everyone waits meanwhile."""
ASLEEP = 5.0
"""Seconds that a bot may hold up everyone without using the processor; other processes may be busy."""


class Slow(Exception):
    """A bot held up everyone at the server."""


class Fault(Exception):
    """A bot wanted what the rules forbid, although nothing had happened since it looked."""


class Lapse(Exception):
    """A bot let its time run out, although the table waited for it."""


Failed: TypeAlias = Callable[[Seat, str, Exception], object]
"""Is told which seat's bot failed, its level, and why."""


class BotSeat:
    """One bot at one table. It has a random generator of its own: it must not know the deal."""

    __slots__ = ("_asked", "_better", "_bot", "_failed", "_game", "_think", "at", "level", "plan", "seat", "seen")

    def __init__(
        self,
        game: AnyGame,
        seat: Seat,
        level: str,
        think: Think,
        failed: Callable[[Exception], None],
        chance: Random | None = None,
    ) -> None:
        self.seat = seat
        self.level = level
        self._game = game
        own = chance or Random(randbits(64))  # noqa: S311 — it deals no cards
        self._bot: Bot[Any, Any, Any] = maker(game, level)(seat, own)
        self._think = think
        self._failed = failed
        self._asked: Decision[Any] | None = None  # the plan whose thought was asked for
        self._better: Decision[Any] | None = None  # what the thought made of it
        self.plan: Decision[Any] | None = None
        self.seen: Any = None
        """The state that it has seen the view of,"""
        self.at = Millis(0)
        """and when."""

    def notice(self, now: Millis, state: Any, events: tuple[Any, ...]) -> None:
        """Look at an update and make a new plan, or none."""
        self.seen, self.at = state, now
        view, began, since = self._game.view(state, self.seat), thread_time(), monotonic()
        plan = self._bot.notice(now, view, events)
        if thread_time() - began > LONGEST or monotonic() - since > ASLEEP:
            raise Slow(f"more than {LONGEST} s for one update, or asleep for more than {ASLEEP} s")
        self.plan = self._better if plan is self._asked and self._better is not None else plan

    def ponder(self) -> None:
        """Have the thought of its plan worked out, if there is one and it was not asked for before."""
        plan = self.plan
        if plan is None or plan.thought is None or plan is self._asked:
            return
        self._asked, self._better = plan, None
        self._think(plan.thought, lambda action: self._improve(plan, action), self._failed)

    def pass_over(self, now: Millis, state: Any) -> None:
        """Its view did not change, and it may not learn that something happened: it plans what it planned."""
        self.seen, self.at = state, now

    def _improve(self, plan: "Decision[Any]", action: Any) -> None:
        """A thought is ready; it counts if the bot still plans what it was about."""
        if self._asked is plan:
            self._better = Decision(plan.at, action)
            if self.plan is plan:
                self.plan = self._better


class Bots:
    """The bots of one table."""

    def __init__(self, game: AnyGame, failed: Failed, think: Think) -> None:
        self.seats: dict[Seat, BotSeat] = {}
        self._game = game
        self._failed = failed
        self._think = think

    def __bool__(self) -> bool:
        return bool(self.seats)

    def sit(self, seat: Seat, level: str) -> BotSeat:
        """Let a bot act for a seat; it has seen nothing yet."""
        try:
            bot = BotSeat(self._game, seat, level, self._think, lambda error: self.replace(bot, error))
        except Exception as error:  # noqa: BLE001 — any bug of a bot, or a level that its game has no longer
            self._failed(seat, level, error)
            return self.sit(seat, next_best(level))
        self.seats[seat] = bot
        return bot

    def notice(self, now: Millis, state: Any, events: tuple[Any, ...], noticed_by: Callable[[Seat], bool]) -> None:
        """Show an update to those that may notice it."""
        for bot in list(self.seats.values()):
            if noticed_by(bot.seat):
                self.look(bot, now, state, events)
            else:
                bot.pass_over(now, state)

    def look(self, bot: BotSeat, now: Millis, state: Any, events: tuple[Any, ...]) -> None:
        """Show one an update. One that fails must not stop the table: another takes its seat."""
        try:
            bot.notice(now, state, events)
        except Exception as error:  # noqa: BLE001 — any bug of a bot
            self.replace(bot, error)

    def look_again(self) -> None:
        """Moves were dropped, perhaps those of bots: whoever has no plan plans by what it saw last."""
        for bot in list(self.seats.values()):
            if bot.plan is None:
                self.look(bot, bot.at, bot.seen, ())

    def ponder(self) -> None:
        """Have the thoughts of all plans worked out."""
        for bot in list(self.seats.values()):
            bot.ponder()

    def replace(self, bot: BotSeat, error: Exception) -> None:
        """A bot failed: a normal one takes its seat; chance, if it was one."""
        if self.seats.get(bot.seat) is bot and bot.level != RANDOM:
            self._failed(bot.seat, bot.level, error)
            self.look(self.sit(bot.seat, next_best(bot.level)), bot.at, bot.seen, ())

    def fault(self, seat: Seat, state: Any, refusal: Illegal) -> None:
        """What a bot planned was refused: its fault, if it has seen the state that refused it."""
        bot = self.seats.get(seat)
        if bot is not None and bot.seen is state:
            self.replace(bot, Fault(str(refusal)))

    def lapse(self, state: Any) -> None:
        """Time ran out in a state: the fault of the bots that it waited for, if they have seen it.

        What takes a seat now looks at the next state before it plans.
        """
        if not any(bot.seen is state for bot in self.seats.values()):
            return
        for seat in late(self._game, state):
            if (bot := self.seats.get(seat)) is not None and bot.seen is state:
                self.replace(bot, Lapse("let its time run out"))
                self.forget(seat)

    def next(self, earliest: Millis) -> tuple[Millis, Seat] | None:
        """Whose plan comes next, and when: the lower seat of two at one moment, and nothing before `earliest`."""
        if not self.seats:
            return None
        plans = ((max(bot.plan.at, earliest), seat) for seat, bot in self.seats.items() if bot.plan is not None)
        return min(plans, default=None)

    def take(self, seat: Seat) -> "Decision[Any]":
        """What a bot planned; the plan is removed."""
        plan, self.seats[seat].plan = self.seats[seat].plan, None
        assert plan is not None
        return plan

    def forget(self, seat: Seat) -> None:
        """Drop the plan of a seat, if a bot sits there: it is out of date."""
        if seat in self.seats:
            self.seats[seat].plan = None

    def go(self, seat: Seat) -> None:
        """Remove a bot."""
        self.seats.pop(seat, None)
