"""When to send a reveal to each seat, so that the card appears on every screen at the same moment."""

from collections.abc import Mapping

from msgspec import Struct

from ludotheque.core.game import Seat
from ludotheque.server.fairness.roundtrip import Path

MOST_PACING = 120.0  # nobody waits longer than this for a slow line


class Pace(Struct, frozen=True):
    """The plan for one reveal: the common moment, and when each seat's copy leaves."""

    visible: float
    sends: dict[Seat, float]

    def order(self) -> list[tuple[float, Seat]]:
        """Return the sends in the order in which they are due."""
        return sorted((due, seat) for seat, due in self.sends.items())


def pace(now: float, paths: Mapping[Seat, Path]) -> Pace:
    """Plan the sends of a reveal made `now`: the furthest seat first, the others later by the difference."""
    lead = min(MOST_PACING, max((path.one_way for path in paths.values()), default=0.0))
    visible = now + lead
    return Pace(
        visible=visible,
        sends={seat: max(now, visible - path.one_way) for seat, path in paths.items()},
    )
