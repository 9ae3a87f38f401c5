"""What a player's eye tells it, and what experience adds: the sizes in a pack, and what others seem to have seen.

A person sees how long a monster is, and guesses what the rest adds. That guess is wrong by a few per cent,
differently for every card and every look; nobody measures. An experienced player also knows what the cards of each
moon need. It does not recognize the card that lies there; it weighs all that have not been seen yet.
"""

from collections.abc import Collection, Sequence
from functools import cache
from math import cos, erf, exp, pi, sin, sqrt
from random import Random
from statistics import NormalDist

from msgspec import Struct

from ludotheque.games.attrape_reves.cards import KINDS, PACKS, RADIUS, STARS, TOYS, Kind, covers, picture

BULGE = 1.03
"""A disc as long as the monster hardly ever covers it; by this much a practised eye takes it larger."""
BLUR = 0.06
"""The spread of the usual eye's error."""
LOOKS = 12
"""Directions in which the eye tries a monster's length."""
ERRORS = tuple(NormalDist(1, BLUR).inv_cdf((k + 0.5) / 15) for k in range(15))
"""The errors of another player's eye, as equally likely as each other."""
WHIM = 0.05
"""How likely another player takes a toy for no reason that could be seen."""
SURE, FAIR = 0.75, 0.5
"""How sure a player wants to be of a toy for all: while toys are to spare, and when none is (coop)."""
DOUBT, CERTAIN = 0.3, 0.9
"""A player objects to a toy trusted less than `DOUBT`; with none to spare also if a smaller one is `CERTAIN`."""


class Level(Struct, frozen=True, kw_only=True):
    """How good an eye is, how quick a hand, and how much experience."""

    blur: float = BLUR
    """The spread of the eye's error."""
    pace: float = 1.0
    """How long a player takes for a toy in a race, in the time of a usual player (AR-22)."""
    experience: bool = False
    """Whether it knows what the cards of each moon need, and reads the choices of others."""


class Guess(Struct, frozen=True):
    """What a player thinks of the nightmare that lies there."""

    seems: float
    """How large a disc it seems to need."""
    blur: float = BLUR
    cards: tuple[tuple[float, int], ...] = ()
    """The cards it may be: how likely, and the number in `KINDS` of the smallest toy that covers; empty: no idea."""

    def trust(self, toy: int) -> float:
        """How likely it seems that the toy covers; everyone knows that a bear always does (AR-4)."""
        kind = TOYS[toy]
        if kind == "bear":
            return 1.0
        if self.cards:
            return sum(share for share, need in self.cards if KINDS.index(kind) <= need)
        return 0.5 * (1 + erf((RADIUS[kind] - self.seems) / (self.blur * self.seems * sqrt(2))))


@cache
def length(card: str) -> float:
    """The monster's greatest length, tried in a few directions."""
    points = picture(card).points()
    turns = [(cos(pi * k / LOOKS), sin(pi * k / LOOKS)) for k in range(LOOKS)]
    reach = [[x * c + y * s for x, y in points] for c, s in turns]
    return max(max(line) - min(line) for line in reach)


def looks(card: str) -> float:
    """How large a disc the monster seems to need, without any error."""
    return length(card) / 2 * BULGE


def glance(card: str, chance: Random, blur: float = BLUR) -> float:
    """How large a disc the monster seems to need, at one look."""
    return looks(card) * chance.gauss(1, blur)


@cache
def need(card: str) -> int:
    """The number in `KINDS` of the smallest toy that covers: what experience says of a card."""
    return max(number for number, kind in enumerate(KINDS) if covers(TOYS.index(kind), card))


Choice = tuple[tuple[int, ...], int]
"""The circle from which another player took a toy, and the toy."""


def experienced(card: str, seems: float, blur: float, seen: Collection[str], choices: Sequence[Choice]) -> Guess:
    """The guess of a player who knows the pack of this card's moon, and what was seen of it already."""
    pack = next(pack for pack in PACKS if card in pack)
    weights = []
    for other in pack:
        if other not in seen or other == card:
            error = (seems / looks(other) - 1) / blur
            weight = exp(-error * error / 2) / looks(other)
            for circle, toy in choices:
                weight *= _likely(other, circle, TOYS[toy])
            weights.append((weight, need(other)))
    total = sum(weight for weight, _ in weights)
    return Guess(seems, blur, tuple((weight / total, size) for weight, size in weights) if total else ())


@cache
def _likely(card: str, circle: tuple[int, ...], kind: Kind) -> float:
    """How likely a usual player takes this kind of toy from this circle on seeing this card."""
    guesses = (Guess(looks(card) * error) for error in ERRORS)
    same = sum(TOYS[promising(circle, guess)] == kind for guess in guesses)
    return WHIM + (1 - WHIM) * same / len(ERRORS)


def promising(circle: Sequence[int], guess: Guess) -> int:
    """The free toy that promises the most dreams; of equals the first."""
    return max(circle, key=lambda toy: (guess.trust(toy) * STARS[TOYS[toy]], -toy))


def prudent(circle: Sequence[int], pile: int, guess: Guess) -> int:
    """The smallest free toy that surely covers, so that the large ones last; else the largest (coop)."""
    spare = len(circle) - pile - 1
    sure = [toy for toy in circle if guess.trust(toy) >= (SURE if spare else FAIR)]
    return max(sure) if sure else min(circle)


def waste(circle: Sequence[int], pile: int, toy: int, guess: Guess) -> int | None:
    """The smallest free toy that is certain to cover as well, where none is to spare (AR-17, AR-20)."""
    if len(circle) > pile + 1:
        return None
    smaller = [free for free in circle if RADIUS[TOYS[free]] < RADIUS[TOYS[toy]] and guess.trust(free) >= CERTAIN]
    return max(smaller, default=None)


def likes(circle: Sequence[int], pile: int, toy: int, guess: Guess) -> bool:
    """Whether to agree to a toy: it may well cover, and it is not wasted (coop)."""
    return guess.trust(toy) >= DOUBT and waste(circle, pile, toy, guess) is None
