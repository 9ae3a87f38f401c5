"""The moves that were shown: the newest one, who may know of it, and which of them are durable."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core import Act, Millis, Move, Reveal, Seat
from ludotheque.core.play import AnyGame
from ludotheque.server.table.changes import Changes, Views

REMEMBERED = 8
"""Moves by which an act that comes late is judged; two for each seat at a large table."""
HIDDEN = 4
"""How many times as many are remembered where most of them are hidden from others."""


class Withheld(Struct, frozen=True, gc=False):
    """How many moves of a race are not told before it is decided: all of them, and those that a seat knows of."""

    all: int
    known: dict[Seat | None, int]

    def without(self, seats: Iterable[Seat | None]) -> "Withheld":
        """The same after one more, of which only these seats know."""
        return Withheld(self.all + 1, self.known | {seat: self.known.get(seat, 0) + 1 for seat in seats})


class _Numbered(Struct, frozen=True, kw_only=True, gc=False):
    withheld: Withheld | None = None


class Moment(_Numbered, frozen=True, gc=False):
    """What of a move is needed to judge a late act by it; its events, its act and the rest of it may go."""

    number: int
    epoch: int
    at: Millis
    state: Any

    def number_for(self, seat: Seat | None) -> int:
        """Its number as a seat is told it: a gap would tell that somebody has touched (MP-15)."""
        withheld = self.withheld
        return self.number if withheld is None else self.number - withheld.all + withheld.known.get(seat, 0)


class Entry(Moment, frozen=True, gc=False):
    """A move that was made: its number and its writer's epoch, the state and facts it led to, the act it answers."""

    events: tuple[Any, ...]
    move: "Move[Any] | None" = None
    act: str | None = None
    says: str | None = None
    """What the bot that made it says to it."""

    @property
    def seat(self) -> Seat | None:
        """Whose act it was."""
        return self.move.seat if isinstance(self.move, Act) else None

    @property
    def reveal(self) -> int | None:
        """The number of what it reveals to be fast about, if it opens a race."""
        for event in self.events:
            if isinstance(event, Reveal):
                return event.reveal
        return None


class Noticed(Struct, frozen=True, gc=False):
    """The newest move that each seat may have noticed: of a touch only the seat that made it (MP-15)."""

    everyone: Entry
    own: dict[Seat | None, Entry] = {}

    def by(self, seat: Seat | None) -> Entry:
        """The newest one of a seat (`None`: spectators). The seat's view has not changed since."""
        return self.own.get(seat, self.everyone)


class Shown(Struct, frozen=True, gc=False):
    """A move that is shown now: what it changed, and who may know of it."""

    entry: Entry
    changes: Changes
    known: Noticed
    """What each seat had noticed until then."""
    noticed: Noticed

    def noticed_by(self, seat: Seat | None) -> bool:
        """Whether a seat may notice it (`None`: spectators)."""
        return self.noticed.by(seat) is self.entry


class History:
    """The moves that were shown.

    No earlier view is sent again: a face that was seen for a while must not come back (MP-7).
    """

    def __init__(self, game: AnyGame, first: Entry) -> None:
        self._game = game
        self.shown = first
        """The newest move that was shown."""
        self._views = Views(game, first.state)  # of what was shown last
        self.noticed = Noticed(first)
        self.before_reveal = self.noticed
        """What was noticed before the last reveal, for whoever comes while its copies are still leaving."""
        self._withheld: Withheld | None = None
        self._recent = [_moment(first)]
        self._most = max(REMEMBERED, 2 * first.state.options.seats)
        self._not_durable: list[Entry] = []  # few: a deque is ten times as large

    def add(self, entry: Entry, *, durable: bool) -> Shown:
        """One more is shown."""
        before, self._views, known = self._views, Views(self._game, entry.state), self.noticed
        changes = Changes(before, self._views)
        if entry.reveal is not None:
            self.before_reveal = self.noticed
        if entry.events:
            if self._withheld is not None:
                entry = self._number(entry)
            self.noticed = Noticed(entry)
        else:
            seats = (None, *(Seat(number) for number in range(entry.state.options.seats)))
            new = [seat for seat in seats if changes.touch(seat)]  # nobody else may learn of a touch (MP-15)
            if self._withheld is not None or len(new) < len(seats):
                self._withheld = (self._withheld or Withheld(0, {})).without(new)
                entry = replace(entry, withheld=self._withheld)
            self.noticed = Noticed(self.noticed.everyone, self.noticed.own | dict.fromkeys(new, entry))
        self.shown = entry
        self._recent.append(_moment(entry))
        # As all are told the numbers: else touches of others would push out what a late act is judged by (MP-15).
        oldest = entry.number_for(None) - self._most
        while self._recent[0].number_for(None) <= oldest or len(self._recent) > HIDDEN * self._most:
            del self._recent[0]
        if not durable:
            self._not_durable.append(entry)
        return Shown(entry, changes, known, self.noticed)

    def _number(self, entry: Entry) -> Entry:
        """A move that all notice: once the race is decided, its number tells no more than its events."""
        if entry.reveal is not None or not self._game.EXTRAS.racing(entry.state):
            self._withheld = None
        return replace(entry, withheld=self._withheld)

    def settle(self, number: int) -> Iterator[Entry]:
        """Everything up to a number is durable; yields what was not before."""
        while self._not_durable and self._not_durable[0].number <= number:
            yield self._not_durable.pop(0)

    def is_durable(self, number: int) -> bool:
        """Whether a move was shown and is durable."""
        return number <= self.shown.number and not (self._not_durable and self._not_durable[0].number <= number)

    def overtaken(self, seat: Seat, action: Any, last: int | None, epoch: int | None) -> bool:
        """Whether this action was impossible at some moment since the move `last`, if the player says what they saw.

        An act that comes late must not be done turns later, when the same action happens to be possible again.
        """
        newest = self.noticed.by(seat)
        if last is None or (last == newest.number_for(seat) and epoch == newest.epoch):  # as almost always
            return False
        since = [moment for moment in self._recent if moment.number_for(seat) >= last]
        # Else the number of a touch that another seat made would be known by guessing (MP-15).
        if last > newest.number_for(seat) or not since or (since[0].number_for(seat), since[0].epoch) != (last, epoch):
            return True
        return any(self._refused(moment, seat, action) for moment in since[1:])

    def _refused(self, moment: Moment, seat: Seat, action: Any) -> bool:
        return self._game.refuse(self._game.view(moment.state, seat), Act(moment.at, seat, action)) is not None


def _moment(entry: Entry) -> Moment:
    return Moment(entry.number, entry.epoch, entry.at, entry.state, withheld=entry.withheld)
