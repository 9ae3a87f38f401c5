"""Players that forget, mix things up and are no faster than a person; how much so is their level."""

from random import Random
from typing import Final

from ludotheque.core import BotMaker, Decision, Millis, Seat
from ludotheque.games.moby_pick.cards import Friend
from ludotheque.games.moby_pick.events import Event, Kept, Shifted, Stumbled, TurnedUp
from ludotheque.games.moby_pick.faculties import Faculties, Memory, pause, reaction
from ludotheque.games.moby_pick.matching import compare, kept, points
from ludotheque.games.moby_pick.table import (
    WORD_GAP,
    Action,
    Flip,
    Look,
    Public,
    Seen,
    Shift,
    Stop,
    Touch,
    TurnUp,
    View,
    Word,
)

GLANCE: Final = 700
"""How long it takes to turn up the next card, in the median."""
PICK_UP: Final = 400
"""How long it takes to pick up one's own cards, in the median."""
LEARN: Final = 800
LEARN_CARD: Final = 300
"""How long it takes to learn a row, and for each card of it, in the median."""
PAIR: Final = 2200
"""How long a pair is left on the table for everyone to see what it was worth, in the median."""


class Player:
    """Touches when it believes that it has a match, after a human delay; confuses whoever leads."""

    def __init__(self, seat: Seat, chance: Random, faculties: Faculties) -> None:
        self._seat = seat
        self._chance = chance
        self._faculties = faculties
        self._memory = Memory(faculties, chance)
        self._look: tuple[str, int] | None = None
        self._moment: tuple[object, ...] | None = None
        self._plan: Decision[Action] | None = None

    def notice(self, now: Millis, view: View, events: tuple[Event, ...]) -> Decision[Action] | None:
        """Remember what was seen, then decide once for each moment at which this seat may act."""
        public = view.public
        if self._moment is None:  # sitting down, perhaps in the middle of a game: nothing is known yet
            self._memory.forget(public.rows[self._seat])
        else:
            self._memory.age(now)
            for event in events:
                self._recall(event)
            if len(self._memory.row) != public.rows[self._seat]:  # updates were lost with a connection
                self._memory.forget(public.rows[self._seat])
        if view.peek is not None and self._look != (public.phase, public.turn):
            self._look = (public.phase, public.turn)  # a look is learnt once
            self._memory.learn(view.peek)
        look = public.looks[self._seat]
        said = public.said if self._seat == public.active else None  # a word of another is no new chance (MP-11)
        moment = (public.phase, public.turn, public.reveal, said, public.shifts, view.claimed, look)
        # A mistake at the first word leaves `said` as it was: the old plan would be too early, again and again (MP-14).
        again = any(isinstance(event, Stumbled) and event.seat == self._seat for event in events)
        if moment != self._moment or again:
            self._moment = moment
            self._plan = self._decide(now, public, events) if not view.claimed else None
        return self._plan

    def _recall(self, event: Event) -> None:
        """Keep the picture of the own row in step with what everyone saw."""
        match event:
            case Kept(seat=self._seat):
                self._memory.add(event.card)
            case TurnedUp(seat=self._seat):
                self._memory.lose(event.position)
            case Shifted(row=self._seat):
                self._memory.shift(event.start, event.end)
            case _:
                pass

    def _decide(  # noqa: PLR0911 — a case per phase
        self, now: Millis, public: Public, events: tuple[Event, ...]
    ) -> Decision[Action] | None:
        active = self._seat == public.active
        match public.phase:
            case "deal" | "draw" | "remind":
                return self._look_around(now, public)
            case "flip" if active:
                paired = any(isinstance(event, TurnedUp) for event in events)
                return self._after(now, public, PAIR if paired else GLANCE, Flip())
            case "race" if active and public.said is not None:
                # Never sooner to be in time: a word that is not said calmly starts the rhyme over (MP-14).
                return Decision(Millis(now + pause(850, self._faculties, self._chance, WORD_GAP)), Word(public.said))
            case "race" if not active and public.rows[self._seat]:
                return self._race(public)
            case "turn-up" if self._seat == public.taker:
                return self._after(now, public, 1300, TurnUp(self._position(public)))
            case "confuse" if active:
                return self._after(now, public, 1100, self._confuse(public))
            case _:
                return None

    def _look_around(self, now: Millis, public: Public) -> Decision[Action] | None:
        """Pick up the cards, and lay them down again once they are learnt (MP-6)."""
        match public.looks[self._seat]:
            case "waiting":
                return self._after(now, public, PICK_UP, Look())
            case "open":
                return self._after(now, public, LEARN + LEARN_CARD * public.rows[self._seat], Seen())
            case _:
                return None

    def _race(self, public: Public) -> Decision[Action] | None:
        """Touch only for a card that it believes it can match."""
        if not self._hopes(public) or self._chance.random() >= self._faculties.attention:
            return None
        remembered = sum(card is not None for card in self._memory.row)
        delay = reaction(self._faculties, remembered, self._chance)
        return Decision(Millis(public.shown + delay), Touch(public.reveal))

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
        if self._chance.random() >= self._faculties.attention:
            return Stop()
        start, end = self._chance.sample(range(public.rows[row]), 2)
        return Shift(row, start, end)

    def _after(self, now: Millis, public: Public, median: int, action: Action) -> Decision[Action]:
        """Act after the pause of a person: sometimes a very long one, but always before time runs out."""
        assert public.until is not None
        moment = now + pause(median, self._faculties, self._chance)
        return Decision(Millis(min(moment, public.until)), action)


LEVELS: Final = {
    "easy": Faculties(reaction=1080, tail=320, attention=0.85, slip=0.055, span=300, follow=0.65),
    "normal": Faculties(),
    "hard": Faculties(reaction=720, tail=180, attention=0.95, slip=0.02, span=1_200, follow=0.88),
    "expert": Faculties(reaction=640, tail=130, attention=0.97, slip=0.01, span=2_400, follow=0.95),
}


def player(level: str) -> BotMaker[Action, Event, View]:
    """The maker of players of a level."""
    return lambda seat, chance: Player(seat, chance, LEVELS[level])


BOTS: Final[dict[str, BotMaker[Action, Event, View]]] = {level: player(level) for level in LEVELS}
