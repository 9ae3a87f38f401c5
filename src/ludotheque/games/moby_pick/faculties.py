"""What a human player is made of: reactions, attention and a memory whose traces fade.

The shapes come from the literature, the numbers of each level from tournaments (docs/explanation/bots.md):
- Reaction times are ex-Gaussian: a normal time plus an exponential tail (Luce, *Response Times*, 1986).
- Searching memory takes longer for every item in it, about 40 ms each (Sternberg, *Science* 153, 1966).
- Traces fade by a power function of time (Wixted and Ebbesen, *Psychological Science* 2, 1991).
- They fade faster if more items interfere with each other (Underwood, *Psychological Review* 64, 1957).
"""

from random import Random
from typing import Final

from msgspec import Struct

from ludotheque.core import Millis
from ludotheque.games.moby_pick.cards import Friend

FASTEST: Final = 200
"""Nobody reacts faster than this, in milliseconds."""
SCAN: Final = 40
"""How much longer the search takes for each card in memory, in milliseconds."""


class Faculties(Struct, frozen=True, kw_only=True):
    """How quick, how attentive and how forgetful a player is."""

    reaction: int = 850
    """The time to see, decide and touch with nothing in memory to search, in milliseconds."""
    tail: int = 250
    """The mean of the exponential part of a reaction, in milliseconds."""
    spread: float = 0.15
    """The standard deviation of the normal part, as a part of its mean."""
    attention: float = 0.9
    """How often a chance is noticed at all."""
    slip: float = 0.04
    """For each card of the row, how likely it is to be learned wrong in a look."""
    span: float = 450
    """Seconds after which half of the traces are lost, in a row of one card; divided by the cards of the row."""
    follow: float = 0.75
    """How often a card moved by a Confuse is followed with the eye."""


class Trace(Struct):
    """What a player believes of one of its cards, until the trace has faded."""

    face: Friend
    lost_at: float
    """The wear of the memory at which the trace is lost."""


class Memory:
    """What a player believes of its own row: a face, or `None` where it has no idea."""

    def __init__(self, faculties: Faculties, chance: Random) -> None:
        self._faculties = faculties
        self._chance = chance
        self._traces: list[Trace | None] = []
        self._wear = 0.0  # time and interference since the start; 1 wears out half of the traces
        self._now = Millis(0)

    @property
    def row(self) -> list[Friend | None]:
        """What is believed now, by place."""
        return [trace.face if trace is not None and trace.lost_at > self._wear else None for trace in self._traces]

    def age(self, now: Millis) -> None:
        """Time goes by: the longer the row, the more its cards interfere with each other."""
        self._wear += len(self._traces) * (now - self._now) / (1000 * self._faculties.span)
        self._now = now

    def forget(self, cards: int) -> None:
        """The row is known to be this long, and nothing else."""
        self._traces = [None] * cards

    def learn(self, faces: tuple[Friend, ...]) -> None:
        """Look at the whole row; the longer it is, the more slips."""
        self._traces = [self._trace(face) for face in faces]
        for place in range(len(faces)):
            if self._chance.random() < self._faculties.slip * len(faces):
                self._blur(place)

    def add(self, card: Friend) -> None:
        """A card seen by everyone is laid at the right end."""
        self._traces.append(self._trace(card))

    def lose(self, place: int) -> None:
        """A card of the row was turned up and is gone."""
        del self._traces[place]

    def shift(self, start: int, end: int) -> None:
        """Somebody moved a card: follow it, or lose sight of all the places that changed."""
        self._traces.insert(end, self._traces.pop(start))
        if self._chance.random() >= self._faculties.follow:
            for place in range(min(start, end), max(start, end) + 1):
                self._traces[place] = None

    def _trace(self, face: Friend) -> Trace:
        """A trace with its own lifetime: the share of traces that survive a wear of w is 1 / (1 + w)."""
        return Trace(face, self._wear + 1 / (1 - self._chance.random()) - 1)

    def _blur(self, place: int) -> None:
        """A card is forgotten, or taken for its neighbor and the neighbor for it."""
        other = place + 1
        if other < len(self._traces) and self._chance.random() < 0.5:
            self._traces[place], self._traces[other] = self._traces[other], self._traces[place]
        else:
            self._traces[place] = None


def reaction(faculties: Faculties, remembered: int, chance: Random) -> int:
    """The time until a touch, in milliseconds: ex-Gaussian, and longer the more cards are searched in memory."""
    mean = faculties.reaction + SCAN * remembered
    return _ex_gaussian(mean, faculties.spread, faculties.tail, FASTEST, chance)


def pause(median: int, faculties: Faculties, chance: Random, least: int = FASTEST) -> int:
    """The time for an act without hurry, in milliseconds: of the same shape, around its median."""
    return _ex_gaussian(0.83 * median, faculties.spread, 0.25 * median, least, chance)


def _ex_gaussian(mean: float, spread: float, tail: float, least: int, chance: Random) -> int:
    return max(least, round(chance.gauss(mean, spread * mean) + chance.expovariate(1 / tail)))
