"""The fair race shared by every game with a touch (MP-15, AR-22).

An event that derives from `Reveal` opens a race, an action that derives from `Touch` is a touch for it. Names and tags
are the game's own; only the field `reveal` is shared. The rules keep claims: the first one opens a window of
`Options.window` milliseconds. The tick that closes it awards the claim with the smallest fair moment (`at - lag`).
Equal milliseconds are drawn from the deal. Until then nobody learns who was first.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ludotheque.core.deal import Deal
from ludotheque.core.game import Act, Millis, Seat
from ludotheque.core.play import MAX_LAG

MAX_WINDOW = Millis(250)
"""The longest window that a game's options may ask for."""

GRACE = MAX_LAG
"""How long after the end of a race a touch made before it may still arrive."""

FALSE_START = Millis(100)
"""A touch sooner than this after the reveal is no reaction and does not count (MP-15)."""


class Reveal(Struct, frozen=True, gc=False):
    """Base of the events that open a race: the server sends them so that all seats see them at the same moment."""

    @property
    def reveal(self) -> int:
        """The number of what is revealed, rising by one. The derived struct has it as a field."""
        raise NotImplementedError


class Touch(Struct, frozen=True, gc=False):
    """Base of the actions of a race: the server judges when the player really acted, and sets `Act.lag` by it."""

    @property
    def reveal(self) -> int:
        """The number of the reveal that the player saw. The derived struct has it as a field."""
        raise NotImplementedError


class Timed(Struct, frozen=True, gc=False):
    """Base of the actions whose moment is judged like a touch's, though they race against nobody (MP-14)."""


class Claim(Struct, frozen=True, gc=False):
    """A seat's touch: the fair moment and the moment it arrived."""

    seat: Seat
    fair: Millis
    arrived: Millis


class Reaction(Struct, frozen=True, gc=False):
    """How long after the reveal a seat touched, in milliseconds: told when the race is over (`core.REACTIONS`)."""

    seat: Seat
    ms: int


def claim(act: Act[Any]) -> Claim:
    """The claim an act makes."""
    return Claim(seat=act.seat, fair=act.fair, arrived=act.at)


def closes(claims: Sequence[Claim], window: Millis) -> Millis:
    """When the window opened by the first arrival closes."""
    return Millis(claims[0].arrived + window)


def winner(claims: Sequence[Claim], deal: Deal, label: str) -> Claim:
    """The smallest fair moment; the same millisecond is drawn from the deal."""
    best = min(entry.fair for entry in claims)
    equal = sorted((entry for entry in claims if entry.fair == best), key=lambda entry: entry.seat)
    return equal[deal.pick(len(equal), label) if len(equal) > 1 else 0]
