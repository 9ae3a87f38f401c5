"""The races of one table: reveals leave paced, touches are judged, and the numbers go into the record (MP-15, AR-22).

Games follow one convention: an event tagged `revealed` or `turned` with a number `reveal` opens a race, an action that
names a `reveal` is a touch, and the option `hold` is the rules' window.
"""

from collections.abc import Callable, Iterable
from typing import Any

from ludotheque.core import Illegal, Millis, Seat
from ludotheque.server.clock import TableClock
from ludotheque.server.fairness import Link, Pace, Race, Verdict, delay
from ludotheque.server.messages import Do
from ludotheque.server.publish import Entry
from ludotheque.server.touches import Touches
from ludotheque.server.wire import Wire

OPENERS = ("revealed", "turned")


class Racing:
    """The race that runs at a table, if one does."""

    def __init__(self, time: TableClock) -> None:
        self.touches = Touches()
        self.time = time
        self._race: Race | None = None
        self._reveal = 0
        self._number = 0
        self._due: dict[tuple[int, Wire], float] = {}
        self._sent: dict[tuple[int, Wire], float] = {}
        self._touched: set[int] = set()

    def begin(self, entry: Entry, now: float, wires: Iterable[tuple[Seat, Wire]]) -> Pace | None:
        """Plan the sends of an update that reveals something to be fast about; `None` for any other update."""
        reveal = next((event.reveal for event in entry.events if _opens_race(event)), None)
        if reveal is None:
            return None
        places = list(wires)
        self._reveal, self._number = reveal, entry.number
        self._sent.clear()
        self._touched.clear()
        self.touches.begin()
        self._race = Race(entry.at, self.time.exact(now), {seat: wire.link for seat, wire in places})
        self._due = {(seat, wire): self._race.pace.sends[seat] for seat, wire in places}
        return self._race.pace

    def sender(self, seat: int, wire: Wire) -> Callable[[float], None]:
        """What notes when a seat's copy of the reveal really left."""
        return lambda moment: self.sent(seat, wire, moment)

    def sent(self, seat: int, wire: Wire, moment: float) -> None:
        """A seat's copy of the reveal left by this wire."""
        self._due[seat, wire] = self._sent[seat, wire] = self.time.exact(moment)

    def runs_at(self, number: int) -> bool:
        """Whether the race that runs was opened by this update or before it."""
        return self._race is not None and number >= self._number

    def judge(self, wire: Wire, seat: Seat, do: Do, action: Any, arrived: float) -> Verdict | None:
        """The verdict on a touch, `None` for any other action; raises `Illegal` for a false start."""
        race = self._open_race(action)
        if race is None or (seat, wire) not in self._sent:
            return None
        sent, now = self._sent[seat, wire], self.time.exact(arrived)
        verdict = self._touch(race, seat, wire.link, sent, do.ms if do.seen == self._number else None, now)
        if verdict.void:
            raise Illegal("RACE-1", "refused-false-start")
        return verdict

    def judge_bot(self, seat: Seat, action: Any, at: Millis) -> Verdict | None:
        """The verdict on a bot's touch, planned for this fair moment: it sees the card when everyone does."""
        race = self._open_race(action)
        if race is None:
            return None
        reaction = float(at - race.reveal_at)
        visible = race.pace.visible
        return self._touch(race, seat, Link(local=True), visible, reaction, visible + reaction)

    def delays(self, able: Iterable[Seat]) -> dict[Seat, float]:
        """How long after their fair moment touches of these seats may still arrive; nothing of those who are gone."""
        if self._race is None:
            return {}
        found: dict[Seat, float] = {}
        seats = set(able)
        for (number, wire), due in self._due.items():
            if (seat := Seat(number)) in seats and not wire.closed:
                found[seat] = max(found.get(seat, 0.0), delay(wire.link.path(), due - self._race.reveal_at))
        return found

    def _open_race(self, action: Any) -> Race | None:
        return self._race if getattr(action, "reveal", None) == self._reveal else None

    def _touch(self, race: Race, seat: Seat, link: Link, sent: float, client: float | None, arrival: float) -> Verdict:
        if seat in self._touched:  # it was too late for one toy and reaches for another (AR-21): a moment of its own
            race = Race(race.reveal_at, arrival, {seat: link})
        race.sent(seat, link, sent)
        verdict = race.touch(seat, client, arrival)
        if not verdict.void:
            self._touched.add(seat)
        return verdict


def touches(actions: Iterable[Any]) -> bool:
    """Whether one of these actions is a touch."""
    return any(hasattr(action, "reveal") for action in actions)


def _opens_race(event: Any) -> bool:
    return type(event).__struct_config__.tag in OPENERS and hasattr(event, "reveal")
