"""A finished game looked at again: the pairs that nobody touched, the best reactions, the closest finishes."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from ludotheque.core import Move, Seat, Step, Term, Who
from ludotheque.core.analysis import MOST_TURNINGS, Analysis, Telling, Turning, silent
from ludotheque.games.moby_pick.cards import Friend
from ludotheque.games.moby_pick.events import Event, Kept, Touched
from ludotheque.games.moby_pick.matching import compare, kept, points
from ludotheque.games.moby_pick.table import Action, State


class Missed(Struct, frozen=True):
    """A seat had a card for the one in the middle, and nobody touched (MP-20)."""

    move: int
    seat: Seat
    card: Friend
    points: int


def analyse(steps: Sequence[Step[State, Event]], moves: Sequence[Move[Action]], tell: Telling = silent) -> Analysis:
    """The missed pairs that were worth most, and what every seat missed, won and how fast."""
    del moves, tell
    missed = list(_missed(steps))
    races = [event for step in steps for event in step.events if isinstance(event, Touched)]
    best = sorted(sorted(missed, key=lambda each: -each.points)[:MOST_TURNINGS], key=lambda each: each.move)
    turnings = tuple(
        Turning(
            each.move,
            each.seat,
            None,
            None,
            None,
            Term("analysis-missed", {"seat": Who(each.seat), "points": each.points}),
        )
        for each in best
    )
    seats = map(Seat, range(steps[0].state.options.seats))
    return Analysis(turnings, tuple(_lines(seat, missed, races) for seat in seats))


def _missed(steps: Sequence[Step[State, Event]]) -> Iterator[Missed]:
    """Every chance that lay on the table until the rhyme was over: the best card of each row."""
    for number in range(1, len(steps)):
        before = steps[number - 1].state
        for event in steps[number].events:
            if not isinstance(event, Kept):
                continue
            for chair, row in enumerate(before.rows):
                worth = max((_worth(before, card, event.card) for card in row), default=0)
                if chair != event.seat and worth:
                    yield Missed(number, Seat(chair), event.card, worth)


def _worth(state: State, card: Friend, middle: Friend) -> int:
    result = compare(card, middle, reverse=state.public.reverse, seats=state.options.seats)
    return points(kept(card, middle, result))


def _lines(seat: Seat, missed: Sequence[Missed], races: Sequence[Touched]) -> tuple[Term, ...]:
    mine = [each for each in missed if each.seat == seat]
    found = [Term("analysis-chances", {"count": len(mine), "points": sum(each.points for each in mine)})]
    times = [time.ms for race in races for time in race.times if time.seat == seat]
    if times:
        found.append(Term("analysis-reaction", {"ms": min(times)}))
    # The finish is between the first two; whoever came third had no part in it.
    raced = [race for race in races if len(race.times) > 1 and seat in (time.seat for time in race.times[:2])]
    if raced:
        closest = min(race.times[1].ms - race.times[0].ms for race in raced)
        found.append(Term("analysis-closest", {"ms": closest}))
    return tuple(found)
