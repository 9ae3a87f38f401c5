"""The built-in player: it looks at the picture as a person does, never at the answer (`faculties`)."""

from random import Random

from msgspec.structs import replace

from ludotheque.core import BotMaker, Decision, Millis, Seat
from ludotheque.games.attrape_reves.cards import TOYS, Kind
from ludotheque.games.attrape_reves.events import Event, Reshuffled
from ludotheque.games.attrape_reves.faculties import (
    CERTAIN,
    DOUBT,
    Choice,
    Guess,
    Level,
    experienced,
    glance,
    promising,
    prudent,
    waste,
)
from ludotheque.games.attrape_reves.table import (
    Action,
    Agree,
    Grab,
    Lay,
    Object,
    Place,
    Point,
    Public,
    Take,
    Turn,
    View,
)

LEVELS = {
    "easy": Level(blur=0.1, pace=1.3),
    "normal": Level(),
    "hard": Level(blur=0.03, pace=0.85),
    "expert": Level(blur=0.01, pace=0.75, experience=True),
}
CHATTY = 0.3
"""How often a player says that a toy is right: more would be tiresome."""
INSIST = 8_000
"""How long an objection is kept up against a proposal that does not change; then the active player decides."""
SEEN = 1_400
"""How long all look at a toy that was just laid, in milliseconds: it slides, and dreams are drawn (AR-8, AR-10)."""


class Player:
    """Plays by the eye, and takes its time."""

    def __init__(self, seat: Seat, chance: Random, level: Level) -> None:
        self._seat = seat
        self._chance = chance
        self._level = level
        self._reveal = 0
        self._seems = 0.0
        self._seen: set[str] = set()
        self._refused: set[Kind] = set()
        self._asked: object = None
        self._plan: Decision[Action] | None = None

    def notice(self, now: Millis, view: View, events: tuple[Event, ...]) -> Decision[Action] | None:
        """Plan once for every question the table asks this seat."""
        public = view.public
        if any(isinstance(event, Reshuffled) for event in events):
            self._seen.clear()
        if public.card is not None and public.reveal != self._reveal:
            self._reveal = public.reveal
            self._seems = glance(public.card, self._chance, self._level.blur)
            self._seen.add(public.card)
            self._refused = set()
        question = self._question(view)
        if question != self._asked:
            self._asked = question
            self._plan = None if question is None else _in_time(self._answer(now, view), public)
        return self._plan

    def _guess(self, public: Public) -> Guess:
        """What this player thinks of the nightmare that lies there."""
        level = self._level
        if not level.experience or public.card is None:
            return Guess(self._seems, level.blur)
        return experienced(public.card, self._seems, level.blur, self._seen, choices(public))

    def _question(self, view: View) -> object:
        """What the table waits for from this seat; `None` if for nothing."""
        public = view.public
        match public.phase:
            case "over":
                return None
            case "grab":
                waits = public.toys[self._seat] is None and view.grasp is None
                return (public.reveal, public.circle) if waits else None
            case "point":
                if self._seat == public.active:
                    return (public.reveal, public.proposal, public.opinions, public.placeable)
                said = public.opinions[self._seat]
                return (public.reveal, public.proposal, said) if public.proposal is not None and not said else None
            case _:
                return (public.reveal, public.phase, public.proposal) if self._seat == public.active else None

    def _answer(self, now: Millis, view: View) -> Decision[Action] | None:
        public = view.public
        match public.phase:
            case "turn":
                seen = SEEN if public.last else 0
                return self._after(now, seen + 900, seen + 2_000, Turn())
            case "choose":
                return self._after(now, 1_500, 4_000, Take(promising(public.circle, self._guess(public))))
            case "grab":
                # A glance, a choice among eight, a reach: about a second and a half, never under 0.4 s.
                grab = Grab(promising(public.circle, self._guess(public)), public.reveal)
                return self._after(now, 400, 400 + int(2_200 * self._level.pace), grab)
            case "lay":
                seen = SEEN if any(covered is not None for covered in public.covered) else 0
                return self._after(now, seen + 600, seen + 1_400, Lay())
            case _:
                return self._talk(now, public)

    def _talk(self, now: Millis, public: Public) -> Decision[Action] | None:
        """AR-17: propose what seems prudent, answer honestly, give in to a player who insists."""
        toy, guess = public.proposal, self._guess(public)
        if toy is None:
            return self._after(now, 1_500, 4_000, Point(prudent(public.circle, public.pile, guess)))
        if self._seat != public.active:
            if public.opinions[self._seat] is False:
                return self._after(now, INSIST, INSIST + 4_000, Agree(toy), "give-in")
            return self._opinion(now, public, toy, guess)
        if public.placeable:
            return self._after(now, 800, 1_600, Place(toy))
        return self._reconsider(now, public, toy, guess) if False in public.opinions else None

    def _opinion(self, now: Millis, public: Public, toy: int, guess: Guess) -> Decision[Action]:
        """Agree or object, and say why: in words if it objects, or if it is certain of a toy that others may doubt."""
        smaller = waste(public.circle, public.pile, toy, guess)
        if smaller is not None:
            return self._after(now, 1_200, 3_000, Object(toy), f"smaller-{TOYS[smaller]}")
        trust = guess.trust(toy)
        if trust < DOUBT:
            better = TOYS[prudent(public.circle, public.pile, guess)]
            why = f"larger-{better}" if better != TOYS[toy] else "too-small"
            return self._after(now, 1_200, 3_000, Object(toy), why)
        sure = trust >= CERTAIN and TOYS[toy] != "bear" and self._chance.random() < CHATTY
        return self._after(now, 1_200, 3_000, Agree(toy), "covers" if sure else None)

    def _reconsider(self, now: Millis, public: Public, toy: int, guess: Guess) -> Decision[Action] | None:
        """AR-17: somebody objects: try the kinds that nobody has objected to, then come back to the own choice."""
        self._refused.add(TOYS[toy])
        untried = [free for free in public.circle if TOYS[free] not in self._refused]
        larger = [free for free in untried if free < toy]
        smaller = [free for free in untried if free > toy and guess.trust(free) >= DOUBT]
        own = prudent(public.circle, public.pile, guess)
        other = max(larger) if larger else min(smaller, default=own)
        # Whoever objects to the own choice too may still change their mind; else the talk comes to its end.
        return None if TOYS[other] == TOYS[toy] else self._after(now, 1_500, 3_000, Point(other))

    def _after(self, now: Millis, least: int, most: int, action: Action, say: str | None = None) -> Decision[Action]:
        moment = now + int(self._chance.triangular(least, most, (2 * least + most) / 3))
        return Decision(Millis(moment), action, say=say)


def _in_time(plan: Decision[Action] | None, public: Public) -> Decision[Action] | None:
    """The plan, before time runs out; in a talk that has a proposal the table waits for nobody alone (AR-17)."""
    if plan is None or public.until is None or public.proposal is not None:
        return plan
    return replace(plan, at=Millis(min(plan.at, public.until)))


def choices(public: Public) -> list[Choice]:
    """What others took in this round before, each with the circle it was taken from (AR-7); not in a race."""
    if public.phase != "choose":
        return []
    order = [(public.first + number) % len(public.toys) for number in range(len(public.toys))]
    taken = [toy for seat in order if (toy := public.toys[seat]) is not None]
    return [(tuple(sorted((*public.circle, *taken[number:]))), toy) for number, toy in enumerate(taken)]


def player(level: str) -> BotMaker[Action, Event, View]:
    """The maker of players of a level."""
    return lambda seat, chance: Player(seat, chance, LEVELS[level])


BOTS = {level: player(level) for level in LEVELS}
