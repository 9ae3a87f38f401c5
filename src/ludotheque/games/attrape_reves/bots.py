"""The built-in player: it looks at the picture as a person does, never at the answer.

A person sees how long a monster is, and guesses what the rest adds. That guess is wrong by a few per cent,
differently for every card and every look; nobody measures.
"""

from functools import cache
from math import cos, erf, pi, sin, sqrt
from random import Random

from ludotheque.core import Bot, Decision, Millis, Seat
from ludotheque.games.attrape_reves.cards import RADIUS, STARS, TOYS, picture
from ludotheque.games.attrape_reves.events import Event
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

BULGE = 1.03
"""A disc as long as the monster hardly ever covers it; by this much a practised eye takes it larger."""
BLUR = 0.06
"""The spread of the eye's error."""
SURE, FAIR = 0.75, 0.5
"""How sure a player wants to be of a toy for all: while toys are to spare, and when none is (coop)."""
DOUBT = 0.3
"""Below this a player objects."""
LOOKS = 12
"""Directions in which the eye tries a monster's length."""
SEEN = 1_400
"""How long all look at a toy that was just laid, in milliseconds: it slides, and dreams are drawn (AR-8, AR-10)."""


@cache
def length(card: str) -> float:
    """The monster's greatest length, tried in a few directions."""
    points = picture(card).points()
    turns = [(cos(pi * k / LOOKS), sin(pi * k / LOOKS)) for k in range(LOOKS)]
    reach = [[x * c + y * s for x, y in points] for c, s in turns]
    return max(max(line) - min(line) for line in reach)


def glance(card: str, chance: Random, blur: float = BLUR) -> float:
    """How large a disc the monster seems to need, at one look."""
    return length(card) / 2 * BULGE * chance.gauss(1, blur)


def trust(toy: int, seems: float, blur: float = BLUR) -> float:
    """How likely it seems that the toy covers; everyone knows that a bear always does (AR-4)."""
    kind = TOYS[toy]
    return 1.0 if kind == "bear" else 0.5 * (1 + erf((RADIUS[kind] - seems) / (blur * seems * sqrt(2))))


def promising(public: Public, seems: float) -> int:
    """The free toy that promises the most dreams; of equals the first."""
    return max(public.circle, key=lambda toy: (trust(toy, seems) * STARS[TOYS[toy]], -toy))


def prudent(public: Public, seems: float) -> int:
    """The smallest free toy that surely covers, so that the large ones last; else the largest (coop)."""
    spare = len(public.circle) - public.pile - 1
    sure = [toy for toy in public.circle if trust(toy, seems) >= (SURE if spare else FAIR)]
    return max(sure) if sure else min(public.circle)


class Plain:
    """Plays by the eye, and takes its time."""

    def __init__(self, seat: Seat, chance: Random, blur: float = BLUR) -> None:
        self._seat = seat
        self._chance = chance
        self._blur = blur
        self._reveal = 0
        self._seems = 0.0
        self._asked: object = None
        self._plan: Decision[Action] | None = None

    def notice(self, now: Millis, view: View, events: tuple[Event, ...]) -> Decision[Action] | None:
        """Plan once for every question the table asks this seat."""
        del events
        public = view.public
        if public.card is not None and public.reveal != self._reveal:
            self._reveal = public.reveal
            self._seems = glance(public.card, self._chance, self._blur)
        question = self._question(view)
        if question != self._asked:
            self._asked = question
            self._plan = None if question is None else self._answer(now, view)
        return self._plan

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
                    return (public.reveal, public.proposal, public.opinions)
                unsaid = public.proposal is not None and public.opinions[self._seat] is None
                return (public.reveal, public.proposal) if unsaid else None
            case _:
                return (public.reveal, public.phase, public.proposal) if self._seat == public.active else None

    def _answer(self, now: Millis, view: View) -> Decision[Action] | None:
        public = view.public
        match public.phase:
            case "turn":
                seen = SEEN if public.last else 0
                return self._after(now, seen + 900, seen + 2_000, Turn())
            case "choose":
                return self._after(now, 1_500, 4_000, Take(promising(public, self._seems)))
            case "grab":
                # A glance, a choice among eight, a reach: about a second and a half, never under 0.4 s.
                return self._after(now, 400, 2_600, Grab(promising(public, self._seems), public.reveal))
            case "lay":
                seen = SEEN if any(covered is not None for covered in public.covered) else 0
                return self._after(now, seen + 600, seen + 1_400, Lay())
            case _:
                return self._talk(now, public)

    def _talk(self, now: Millis, public: Public) -> Decision[Action] | None:
        """Propose what seems prudent, answer honestly, yield once to a majority that objects."""
        toy = public.proposal
        if toy is None:
            return self._after(now, 1_500, 4_000, Point(prudent(public, self._seems)))
        if self._seat != public.active:
            likes = trust(toy, self._seems) >= DOUBT
            return self._after(now, 1_200, 3_000, Agree(toy) if likes else Object(toy))
        others = [said for seat, said in enumerate(public.opinions) if seat != self._seat]
        if None in others:
            return None
        larger = [free for free in public.circle if RADIUS[TOYS[free]] > RADIUS[TOYS[toy]]]
        if larger and 2 * others.count(False) > len(others):
            return self._after(now, 1_000, 2_500, Point(max(larger)))
        return self._after(now, 800, 1_600, Place(toy))

    def _after(self, now: Millis, least: int, most: int, action: Action) -> Decision[Action]:
        return Decision(Millis(now + int(self._chance.triangular(least, most, (2 * least + most) / 3))), action)


def plain(seat: Seat, chance: Random) -> Bot[Action, Event, View]:
    """A player of human eye and pace."""
    return Plain(seat, chance)


BOTS = {"plain": plain}
