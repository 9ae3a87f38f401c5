"""The game's own players: by habit, with a slip now and then, or after a search, at the pace of a person."""

from copy import deepcopy
from functools import partial
from random import Random

from msgspec import Struct

from ludotheque.core import BotMaker, Decision, Millis, Seat
from ludotheque.games.matryoshka.habits import habit
from ludotheque.games.matryoshka.search.engine import installed
from ludotheque.games.matryoshka.search.memory import Memory
from ludotheque.games.matryoshka.search.think import NAIVE, WARY, Rivals, think
from ludotheque.games.matryoshka.table import Action, Event, View
from ludotheque.games.matryoshka.view import legal

QUICKEST, SLOWEST = 1_500, 6_000


class Level(Struct, frozen=True, kw_only=True):
    """How well a player plays."""

    slips: float = 0.0
    """How often it does just anything."""
    rollouts: int = 0
    """Games that it imagines for each choice; none: it goes by habit."""
    rivals: Rivals = WARY
    """How the others play in them."""
    interpreted: int | None = None
    """The same where the search is not compiled (`search.engine`); as many if nothing is said."""


LEVELS = {
    "easy": Level(slips=0.25),
    "normal": Level(),
    "hard": Level(rollouts=120, rivals=NAIVE),
    "expert": Level(rollouts=1_500, interpreted=400),
}


def ask(level: Level, view: View, memory: Memory, seed: int) -> Action:
    """What a player of this level does, without slips."""
    if not level.rollouts:
        return habit(view)
    return think(view, memory, level.rollouts, seed, rivals=level.rivals, interpreted=level.interpreted)


class Player:
    """Decides once per question, so that others' choices do not restart its thought."""

    def __init__(self, seat: Seat, chance: Random, level: Level) -> None:
        self._seat = seat
        self._chance = chance
        self._level = level
        self._memory: Memory | None = None
        self._question: tuple[str, int, int] | None = None
        self._plan: Decision[Action] | None = None

    def notice(self, now: Millis, view: View, events: tuple[Event, ...]) -> Decision[Action] | None:
        """Decide once per question, always before time runs out."""
        public = view.public
        if self._level.rollouts:
            self._memory = self._memory or Memory(self._seat, len(public.hands))
            self._memory.notice(view, events)
        if view.me not in public.waiting:
            self._question = self._plan = None
            return None
        question = (public.phase, public.round, public.turn)
        if question != self._question:
            pause = self._chance.randint(QUICKEST, SLOWEST)
            assert public.until is not None
            self._question = question
            self._plan = Decision(Millis(min(now + pause, public.until)), self._choose(view), self._thought(view))
        return self._plan

    def _choose(self, view: View) -> Action:
        if self._chance.random() < self._level.slips:
            return self._chance.choice(legal(view))
        return habit(view)

    def _thought(self, view: View) -> partial[Action] | None:
        if self._memory is None:
            return None
        level, seed = self._level, self._chance.getrandbits(32)
        return partial(ask, level, view, deepcopy(self._memory), seed)


def player(level: str) -> BotMaker[Action, Event, View]:
    """The maker of players of a level."""
    return lambda seat, chance: Player(seat, chance, LEVELS[level])


def limits() -> dict[str, str]:
    """By level: why its players are weaker here than they could be."""
    if installed():
        return {}
    return {
        name: f"{level.interpreted} imagined games a choice, not {level.rollouts}: pip install 'ludotheque[fast]'"
        for name, level in LEVELS.items()
        if level.interpreted
    }


BOTS: dict[str, BotMaker[Action, Event, View]] = {level: player(level) for level in LEVELS}
normal = BOTS["normal"]
