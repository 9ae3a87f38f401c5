"""The races of one table: when each copy of a reveal is sent, and how touches are judged (MP-15, AR-22).

A game derives its events and actions from `Reveal`, `Touch` and `Timed` (`core.race`); its names and tags are its own.
"""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from ludotheque.core import Illegal, Millis, Seat, Timed, Touch
from ludotheque.server.connection.connection import Connection
from ludotheque.server.fairness import DelayReports, Link, Race, Verdict, delay
from ludotheque.server.protocol import Do, refusals
from ludotheque.server.table.history import Entry
from ludotheque.server.table.table_clock import TableClock
from ludotheque.server.table.touches import Touches


class Racing:
    """The race that runs at a table, if one does."""

    def __init__(self, time: TableClock) -> None:
        self.touches = Touches()
        self.time = time
        self.opens = 0.0
        """When everyone has been sent the last reveal, on the machine's clock; each copy leaves at its own moment."""
        self._reports = DelayReports()
        self._race: Race | None = None
        self._reveal = 0
        self._number = 0
        self._connections: defaultdict[Seat, dict[Connection, None]] = defaultdict(dict)
        self._touched: dict[Seat, Race] = {}  # what judged the last touch of each seat

    def begin(self, entry: Entry, now: float, connections: Iterable[tuple[Seat, Connection]]) -> bool:
        """Plan the sends of an update that reveals something to be fast about; says whether it does."""
        if entry.reveal is None:
            return False
        places = list(connections)
        self._reveal, self._number = entry.reveal, entry.number
        self._touched.clear()
        self._connections.clear()
        for seat, connection in places:
            self._connections[seat][connection] = None
        self.touches.begin()
        links = [(seat, connection.link) for seat, connection in places]
        self._race = Race(entry.at, self.time.exact(now), links, self._reports)
        self.opens = self.time.moment(self._race.pace.opens)
        return True

    def send(self, seat: Seat, connection: Connection, data: bytes) -> None:
        """Send a seat's copy of the reveal when its turn comes, and note when it really left."""
        race = self._race
        assert race is not None
        due = self.time.moment(race.pace.sends[seat])
        connection.send_at(due, data, lambda moment: race.sent(seat, connection.link, self.time.exact(moment)))

    def is_revealing(self, now: float) -> bool:
        """Whether copies of the last reveal are still leaving: nobody else may learn of it yet."""
        return now < self.opens

    def send_again(self, seat: Seat | None, connection: Connection, data: bytes, number: int) -> None:
        """Send the view to someone who came after the update of this number: never sooner than to all who race."""
        race = self._race
        if race is None or number < self._number:
            connection.send(data)
        elif seat is None:
            connection.send_at(self.opens, data, lambda _moment: None)
        else:
            # Those that are gone do not stay in memory: after the last race of a game no other clears them.
            here = {each: None for each in self._connections[seat] if not each.closed}
            self._connections[seat] = {**here, connection: None}
            connection.send_at(self.opens, data, lambda moment: race.resent(seat, self.time.exact(moment)))

    def judge(self, connection: Connection, seat: Seat, do: Do, action: Any, arrived: float) -> Verdict | None:
        """The verdict on a touch or a timed action, `None` for any other action; raises `Illegal` for a false start."""
        spoken = isinstance(action, Timed)
        race = self._race if spoken else self._open_race(action)
        if race is None:
            return None
        if not race.shown_to(seat):
            raise false_start()
        client, now = do.ms if do.seen == self._number else None, self.time.exact(arrived)
        if spoken:
            return race.word(seat, connection.link, client, now)
        if seat in self._touched:  # it was too late for one toy and reaches for another (AR-21): a moment of its own
            race = race.unjudged()
        verdict = race.touch(seat, connection.link, client, now, do.paint)
        if verdict.void:
            raise false_start()
        self._touched[seat] = race
        return verdict

    def accept(self, seat: Seat) -> None:
        """The rules accepted the last judged touch of a seat."""
        self._touched[seat].accept(seat)

    def judge_bot(self, seat: Seat, action: Any, at: Millis) -> Verdict | None:
        """The verdict on a bot's touch, planned for this fair moment: it sees the card when everyone does."""
        race = self._open_race(action)
        return None if race is None else race.bots_touch(seat, float(at - race.reveal_at))

    def delays(self, able: Iterable[Seat]) -> dict[Seat, float]:
        """How long after their fair moment touches of these seats may still arrive; nothing of those who are gone."""
        race = self._race
        if race is None:
            return {}
        found: dict[Seat, float] = {}
        for seat in able:
            links = [connection.link for connection in self._connections.get(seat, ()) if not connection.closed]
            if links:
                found[seat] = self._reports.wait(seat) + max(_delay(race, seat, link) for link in links)
        return found

    def _open_race(self, action: Any) -> Race | None:
        return self._race if isinstance(action, Touch) and action.reveal == self._reveal else None


def _delay(race: Race, seat: Seat, link: Link) -> float:
    return delay(link.path(), race.left(seat, link) - race.reveal_at)


def touches(actions: Iterable[Any]) -> bool:
    """Whether one of these actions is a touch."""
    return any(isinstance(action, Touch) for action in actions)


def false_start() -> Illegal:
    """Nobody can have seen the card so soon: the touch is void and costs nothing (MP-15)."""
    return refusals.FALSE_START()
