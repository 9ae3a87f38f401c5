"""The races of one table: reveals leave paced, touches are judged, and the numbers go into the record (MP-15, AR-22).

Games follow one convention: an event tagged `revealed` or `turned` with a number `reveal` opens a race, and an action
that names a `reveal` is a touch.
"""

from collections.abc import Callable, Iterable
from typing import Any

from ludotheque.core import Act, Illegal, Millis, Seat
from ludotheque.server.clock import TableClock
from ludotheque.server.fairness import Link, Pace, Race
from ludotheque.server.messages import Do
from ludotheque.server.publish import Entry
from ludotheque.server.wire import Wire

OPENERS = ("revealed", "turned")


class Racing:
    """The race that runs at a table, if one does."""

    def __init__(self, time: TableClock) -> None:
        self._time = time
        self._race: Race | None = None
        self._reveal = 0
        self._number = 0
        self._sent: dict[tuple[int, Wire], float] = {}
        self._touched: set[int] = set()

    def begin(self, entry: Entry, now: float, links: Iterable[tuple[Seat, Link]]) -> Pace | None:
        """Plan the sends of an update that reveals something to be fast about; `None` for any other update."""
        reveal = next((event.reveal for event in entry.events if _opens_race(event)), None)
        if reveal is None:
            return None
        self._reveal, self._number = reveal, entry.number
        self._sent.clear()
        self._touched.clear()
        self._race = Race(entry.at, self._time.exact(now), dict(links))
        return self._race.pace

    def sender(self, seat: int, wire: Wire) -> Callable[[float], None]:
        """What notes when a seat's copy of the reveal really left."""
        return lambda moment: self.sent(seat, wire, moment)

    def sent(self, seat: int, wire: Wire, moment: float) -> None:
        """A seat's copy of the reveal left by this wire."""
        self._sent[seat, wire] = self._time.exact(moment)

    def runs_at(self, number: int) -> bool:
        """Whether the race that runs was opened by this update or before it."""
        return self._race is not None and number >= self._number

    def judge(
        self, wire: Wire, seat: Seat, do: Do, action: Any, arrived: float
    ) -> "Callable[[Millis], Act[Any]] | None":
        """The fair moment of a touch, as a maker of its act; raises `Illegal` for a false start."""
        reveal = getattr(action, "reveal", None)
        if reveal is None or self._race is None or reveal != self._reveal or (seat, wire) not in self._sent:
            return None
        race, now = self._race, self._time.exact(arrived)
        if seat in self._touched:  # it was too late for one toy and reaches for another (AR-21): a moment of its own
            race = Race(race.reveal_at, now, {seat: wire.link})
        race.sent(seat, wire.link, self._sent[seat, wire])
        verdict = race.touch(seat, do.ms if do.seen == self._number else None, now)
        if verdict.void:
            raise Illegal("RACE-1", "refused-false-start")
        self._touched.add(seat)
        evidence = verdict.evidence.numbers()
        return lambda at: Act(at, seat, action, verdict.lag_at(at), evidence)


def _opens_race(event: Any) -> bool:
    return type(event).__struct_config__.tag in OPENERS and hasattr(event, "reveal")
