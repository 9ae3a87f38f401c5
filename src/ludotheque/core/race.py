"""The fair race shared by every game with a touch (MP-15, AR-22).

The first claim opens a window; the tick that closes it awards the claim with the smallest fair moment (`at - lag`).
Equal milliseconds are drawn from the deal. Until then nobody learns who was first.
"""

from collections.abc import Sequence

from msgspec import Struct

from ludotheque.core.deal import Deal
from ludotheque.core.game import Act, Millis, Seat
from ludotheque.core.play import MAX_LAG

HOLD = Millis(120)
"""How long after the first arrival the race waits for slower lines (default of the games' `hold` option)."""

MAX_HOLD = Millis(250)

GRACE = MAX_LAG
"""How long after the end of a race a touch made before it may still arrive."""


class Claim(Struct, frozen=True, gc=False):
    """A seat's touch: the fair moment and the moment it arrived."""

    seat: Seat
    fair: Millis
    arrived: Millis


def claim(act: Act[object]) -> Claim:
    """The claim an act makes."""
    return Claim(seat=act.seat, fair=act.fair, arrived=act.at)


def closes(claims: Sequence[Claim], hold: Millis) -> Millis:
    """When the window opened by the first arrival closes."""
    return Millis(claims[0].arrived + hold)


def winner(claims: Sequence[Claim], deal: Deal, label: str) -> Claim:
    """The smallest fair moment; the same millisecond is drawn from the deal."""
    best = min(entry.fair for entry in claims)
    equal = sorted((entry for entry in claims if entry.fair == best), key=lambda entry: entry.seat)
    return equal[deal.pick(len(equal), label) if len(equal) > 1 else 0]
