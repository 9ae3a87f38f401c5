"""The game's own player: it chooses by habit, after as long a thought as a person takes."""

from random import Random

from ludotheque.core import Bot, BotMaker, Decision, Millis, Seat
from ludotheque.games.matryoshka.habits import habit
from ludotheque.games.matryoshka.table import Action, Event, View

QUICKEST, SLOWEST = 1_500, 6_000


class Plain:
    """Decides once per question, so that others' choices do not restart its thought."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._question: tuple[str, int, int] | None = None
        self._plan: Decision[Action] | None = None

    def notice(self, now: Millis, view: View, events: tuple[Event, ...]) -> Decision[Action] | None:
        """Decide once per question, always before time runs out."""
        del events
        public = view.public
        if view.me not in public.waiting:
            self._question = self._plan = None
            return None
        question = (public.phase, public.round, public.turn)
        if question != self._question:
            thought = self._chance.randint(QUICKEST, SLOWEST)
            assert public.until is not None
            self._question = question
            self._plan = Decision(Millis(min(now + thought, public.until)), habit(view))
        return self._plan


def plain(seat: Seat, chance: Random) -> Bot[Action, Event, View]:
    """A sensible player."""
    del seat
    return Plain(chance)


BOTS: dict[str, BotMaker[Action, Event, View]] = {"plain": plain}
