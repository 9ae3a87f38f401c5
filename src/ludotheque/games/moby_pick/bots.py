"""`plain`: a friendly player that forgets, mixes things up and is no faster than a person."""

from math import exp, log
from random import Random
from typing import Final

from msgspec import Struct

from ludotheque.core import Bot, BotMaker, Decision, Millis, Seat
from ludotheque.games.moby_pick.cards import Friend
from ludotheque.games.moby_pick.events import Event, Kept, Shifted, TurnBegan, TurnedUp
from ludotheque.games.moby_pick.matching import compare, kept, points
from ludotheque.games.moby_pick.table import Action, Flip, Public, Shift, Stop, Touch, TurnUp, View, Word

FASTEST: Final = 200
"""Nobody reacts faster than this, in milliseconds."""
GLANCE: Final = 700
"""How long it takes to turn up the next card, in the median."""
PAIR: Final = 2200
"""How long a pair is left on the table for everyone to see what it was worth, in the median."""


class Habits(Struct, frozen=True, kw_only=True):
    """How quick and how forgetful a player is."""

    reaction: int = 1200
    """The median time to see, decide and touch, in milliseconds."""
    spread: float = 0.35
    """How much reactions vary (of the logarithm)."""
    attention: float = 0.9
    """How often a chance is noticed at all."""
    slip: float = 0.04
    """For each card of the row, how likely it is to be learnt wrong in a look."""
    fade: float = 0.008
    """For each card of the row, how likely each single card is to be lost in a turn."""
    follow: float = 0.75
    """How often a card moved by a Confuse is followed with the eye."""


class Memory:
    """What a player believes of its own row: a face, or `None` where it has no idea."""

    def __init__(self, habits: Habits, chance: Random) -> None:
        self.row: list[Friend | None] = []
        self._habits = habits
        self._chance = chance

    def learn(self, faces: tuple[Friend, ...]) -> None:
        """Look at the whole row; the longer it is, the more slips."""
        self.row = list(faces)
        for position in range(len(faces)):
            if self._happens(self._habits.slip * len(faces)):
                self._blur(position)

    def add(self, card: Friend) -> None:
        """A card seen by everyone is laid at the right end."""
        self.row.append(card)

    def lose(self, position: int) -> None:
        """A card of the row was turned up and is gone."""
        del self.row[position]

    def shift(self, start: int, end: int) -> None:
        """Somebody moved a card: follow it, or lose sight of all the places that changed."""
        self.row.insert(end, self.row.pop(start))
        if not self._happens(self._habits.follow):
            for position in range(min(start, end), max(start, end) + 1):
                self.row[position] = None

    def fade(self) -> None:
        """A turn goes by."""
        for position in range(len(self.row)):
            if self._happens(self._habits.fade * len(self.row)):
                self._blur(position)

    def _blur(self, position: int) -> None:
        """A card is forgotten, or taken for its neighbour and the neighbour for it."""
        other = position + 1
        if other < len(self.row) and self._happens(0.5):
            self.row[position], self.row[other] = self.row[other], self.row[position]
        else:
            self.row[position] = None

    def _happens(self, likelihood: float) -> bool:
        return self._chance.random() < likelihood


class Plain:
    """Touches when it believes that it has a match, after a human delay; confuses whoever leads."""

    def __init__(self, seat: Seat, chance: Random, habits: Habits) -> None:
        self._seat = seat
        self._chance = chance
        self._habits = habits
        self._memory = Memory(habits, chance)
        self._look: int | None = None
        self._moment: tuple[object, ...] | None = None
        self._plan: Decision[Action] | None = None

    def notice(self, now: Millis, view: View, events: tuple[Event, ...]) -> Decision[Action] | None:
        """Remember what was seen, then decide once for each moment at which this seat may act."""
        public = view.public
        if self._moment is None:  # sitting down, perhaps in the middle of a game: nothing is known yet
            self._memory.row = [None] * public.rows[self._seat]
        else:
            for event in events:
                self._recall(event)
        if view.peek is not None and self._look != public.turn:
            self._look = public.turn  # a look is learnt once
            self._memory.learn(view.peek)
        moment = (public.phase, public.turn, public.reveal, public.said, public.shifts, view.claimed)
        if moment != self._moment:
            self._moment = moment
            self._plan = self._decide(now, public, events) if not view.claimed else None
        return self._plan

    def _recall(self, event: Event) -> None:
        """Keep the picture of the own row in step with what everyone saw."""
        match event:
            case TurnBegan():
                self._memory.fade()
            case Kept(seat=self._seat):
                self._memory.add(event.card)
            case TurnedUp(seat=self._seat):
                self._memory.lose(event.position)
            case Shifted(row=self._seat):
                self._memory.shift(event.start, event.end)
            case _:
                pass

    def _decide(self, now: Millis, public: Public, events: tuple[Event, ...]) -> Decision[Action] | None:
        active = self._seat == public.active
        match public.phase:
            case "flip" if active:
                paired = any(isinstance(event, TurnedUp) for event in events)
                return self._after(now, PAIR if paired else GLANCE, Flip())
            case "race" if active and public.said is not None:
                return self._after(now, 600, Word(public.said), least=450)
            case "race" if not active and public.rows[self._seat]:
                return self._race(public)
            case "turn-up" if self._seat == public.taker:
                return self._after(now, 1300, TurnUp(self._position(public)))
            case "confuse" if active:
                return self._after(now, 1100, self._confuse(public))
            case _:
                return None

    def _race(self, public: Public) -> Decision[Action] | None:
        """Touch only for a card that it believes it can match."""
        if not self._hopes(public) or self._chance.random() >= self._habits.attention:
            return None
        return self._after(public.shown, self._habits.reaction, Touch(public.reveal))

    def _hopes(self, public: Public) -> list[tuple[int, int]]:
        """The places believed to be worth points with the card in the middle, as (points, place)."""
        middle = public.card
        assert isinstance(middle, Friend)
        hopes = []
        for position, card in enumerate(self._memory.row):
            if card is not None:
                result = compare(card, middle, reverse=public.reverse, seats=len(public.rows))
                hopes.append((points(kept(card, middle, result)), position))
        return [hope for hope in hopes if hope[0]]

    def _position(self, public: Public) -> int:
        """The most promising place; without any, one of the forgotten ones, or just any."""
        hopes = self._hopes(public)
        if hopes:
            return max(hopes)[1]
        places = range(public.rows[self._seat])
        blanks = [position for position in places if self._memory.row[position] is None]
        return self._chance.choice(blanks or places)

    def _confuse(self, public: Public) -> Action:
        """Move any card of the row that belongs to the best of the others."""
        rows = [Seat(seat) for seat, count in enumerate(public.rows) if seat != self._seat and count > 1]
        row = public.target if public.target is not None else max(rows, key=lambda seat: public.scores[seat])
        if self._chance.random() >= self._habits.attention:
            return Stop()
        start, end = self._chance.sample(range(public.rows[row]), 2)
        return Shift(row, start, end)

    def _after(self, now: Millis, median: int, action: Action, least: int = FASTEST) -> Decision[Action]:
        """Act after a delay that is drawn like a person's: never below the least, sometimes very long."""
        delay = exp(self._chance.gauss(log(median), self._habits.spread))
        return Decision(Millis(now + max(least, round(delay))), action)


def plain(seat: Seat, chance: Random) -> Bot[Action, Event, View]:
    """The sensible player."""
    return Plain(seat, chance, Habits())


BOTS: Final[dict[str, BotMaker[Action, Event, View]]] = {"plain": plain}
