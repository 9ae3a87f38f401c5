"""When to send a reveal to each seat, so that the card appears on every screen at the same moment."""

from collections.abc import Mapping

from msgspec import Struct

from ludotheque.core.game import Seat
from ludotheque.core.play import MAX_LAG
from ludotheque.server.fairness.roundtrip import Path

MOST_PACING = 120.0  # nobody waits longer than this for a slow connection


class Pace(Struct, frozen=True):
    """The plan for one reveal: the common moment, and when the copies of each seat leave, all of them together."""

    visible: float
    sends: dict[Seat, float]
    opens: float
    """When the last seat should see it: nobody else, nor a late device, is told before.

    At most `MAX_LAG` after the reveal. Whoever sees it then, and has it judged by a slower connection, gains nothing:
    no more than that is forgiven. Without the limit one very slow connection would keep all others waiting.
    """


def pace(now: float, paths: Mapping[Seat, Path]) -> Pace:
    """Plan the sends of a reveal made `now`: to the furthest seat first, to the others later by the difference."""
    furthest = max((path.one_way for path in paths.values()), default=0.0)
    visible = now + min(MOST_PACING, furthest)
    sends = {seat: max(now, visible - path.one_way) for seat, path in paths.items()}
    return Pace(visible=visible, sends=sends, opens=now + min(MAX_LAG, furthest))
