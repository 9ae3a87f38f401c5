"""A finished game looked at again: the pairs that were there, the best reactions, the closest finishes, and luck.

A chance counts where its seat had seen the card: what nobody showed it, nobody could know (MP-7).
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from ludotheque.bots.rollouts import Way, gained, written
from ludotheque.core import Act, Millis, Move, Seat, Step, Term, Tick, Who
from ludotheque.core.advice import Value
from ludotheque.core.analysis import MOST_TURNINGS, Analysis, Telling, Turning, lucks, silent, skill
from ludotheque.games.moby_pick.cards import Friend
from ludotheque.games.moby_pick.events import Event, Kept, Revealed, Touched, TurnedUp
from ludotheque.games.moby_pick.matching import compare, kept, points
from ludotheque.games.moby_pick.phrase import friend_name
from ludotheque.games.moby_pick.redeal import Places
from ludotheque.games.moby_pick.rules import deadline, outcome
from ludotheque.games.moby_pick.table import Action, State, Touch, TurnUp

GAMES = 60
"""How many games tell what a chance was worth, by each way."""
REACTION = Millis(600)
"""How long after the reveal the better player touches: as `expert`, and before the first word of a rhyme ends."""
FINDING = Millis(1_300)
"""How long it then takes to turn up the card."""
LEAST = 3
"""A turning point costs at least so many hundredths of a win."""
POINT = 0.055
"""What a point is worth in victories, a little less at three and at eight seats: measured in 600 games of `normal`."""
POINT_SHORT = 0.07
"""The same in the short game."""
CONTESTED = 0.5
"""How much a chance counts where somebody else was faster: nobody knows who would have won the race."""


class Missed(Struct, frozen=True, kw_only=True):
    """A seat had a card for the one in the middle and did not touch, or turned up a worse one."""

    move: int
    reveal: int
    """The number of the move that turned up the card in the middle."""
    seat: Seat
    position: int
    points: int
    """How much more the card would have brought."""
    free: bool
    """Whether nobody touched: then a touch would have won (MP-20)."""
    found: bool = False
    """Whether the seat took the card, and turned up a worse one."""


Steps = Sequence[Step[State, Event]]
Moves = Sequence[Move[Action]]


def analyse(steps: Steps, moves: Moves, tell: Telling = silent, first: int = 0) -> Analysis:
    """The missed pairs after the first moves that were worth most; what every seat missed, won and how fast."""
    missed = [each for each in _missed(steps) if each.move > first]
    races = [event for step in steps[first + 1 :] for event in step.events if isinstance(event, Touched)]
    # Where somebody else was faster, nobody can say who would have won the race.
    free = sorted((each for each in missed if each.free), key=lambda each: (-each.points, each.move))[:MOST_TURNINGS]
    turnings = []
    for number, each in enumerate(free):
        tell(number / len(free))
        worth = round(100 * _gain(steps, moves, each, first))
        if worth >= LEAST:
            better = Touch(steps[each.reveal].state.public.reveal)
            turnings.append(Turning(each.move, each.seat, None, better, worth, _why(steps[each.move - 1].state, each)))
    turnings.sort(key=lambda each: each.move)
    seats = [Seat(seat) for seat in range(steps[0].state.options.seats)]
    lines = [_lines(seat, [each for each in missed if not each.found], races) for seat in seats]
    return Analysis(
        tuple(turnings), tuple((*line, *more) for line, more in zip(lines, _skill(steps, missed), strict=True))
    )


def _why(before: State, missed: Missed) -> Term:
    """The pair that was there."""
    middle, seat = before.public.card, missed.seat
    assert isinstance(middle, Friend)
    said: dict[str, Value] = {
        "seat": Who(seat),
        "card": friend_name(before.rows[seat][missed.position]),
        "place": missed.position + 1,
        "middle": friend_name(middle),
        "reverse": "yes" if before.public.reverse else "no",
        "points": missed.points,
    }
    return Term("analysis-missed", said)


def _missed(steps: Steps) -> Iterator[Missed]:
    """Every chance of a seat that had seen its card: the best of its row, whoever took the card in the middle."""
    seats = [Seat(seat) for seat in range(steps[0].state.options.seats)]
    places = [Places(steps[0].state, seat) for seat in seats]
    reveal = 0
    for number, step in enumerate(steps):
        before = steps[max(0, number - 1)].state
        for event in step.events:
            match event:
                case Revealed():
                    reveal = number
                case Kept() | Touched():
                    touched = {time.seat for time in event.times} if isinstance(event, Touched) else set()
                    for seat in seats:
                        best, position = _best(before, places[seat], seat)
                        if best and seat != before.public.active and seat not in touched:
                            yield Missed(
                                move=number,
                                reveal=reveal,
                                seat=seat,
                                position=position,
                                points=best,
                                free=isinstance(event, Kept),
                            )
                case TurnedUp(seat=seat, position=position, gained=got):
                    best, _ = _best(before, places[seat], seat)
                    if best > got:
                        yield Missed(
                            move=number,
                            reveal=reveal,
                            seat=seat,
                            position=position,
                            points=best - got,
                            free=False,
                            found=True,
                        )
                case _:
                    pass
        for each in places:
            each.notice(step)


def _best(state: State, places: Places, seat: Seat) -> tuple[int, int]:
    """The most points that a card which the seat has seen makes with the one in the middle, and its place."""
    middle = state.public.card
    assert isinstance(middle, Friend)
    worth = [
        (_worth(state, card, middle), -position)
        for position, (card, place) in enumerate(zip(state.rows[seat], places.rows[seat], strict=True))
        if place in places.seen
    ]
    most, position = max(worth, default=(0, 0))
    return most, -position


def _gain(steps: Steps, moves: Moves, missed: Missed, first: int) -> float:
    """How much more of a victory a touch would have brought, with cards that the seat did not know dealt again."""
    import ludotheque.games.moby_pick as game  # the package imports this module

    times = [Millis(0), *(move.at for move in moves)]
    begun = max(missed.reveal, first)  # a what-if may begin in a race
    past = list(zip(times, steps[: begun + 1], strict=False))
    played = moves[begun : missed.move]
    seeds = [f"analysis {missed.move} {number}" for number in range(GAMES)]
    return gained(game, past, missed.seat, (lambda: _touching(missed, times[begun]), lambda: written(*played)), seeds)


def _touching(missed: Missed, now: Millis) -> Way:
    """The seat touches, not before now, and turns up the right card; nobody else touches."""

    def way(state: State) -> Move[Action] | None:
        public, at = state.public, Millis(max(state.public.shown + REACTION, now))
        if public.phase == "race" and not state.claims:
            return Act(at, missed.seat, Touch(public.reveal))
        if public.phase in ("race", "late"):
            due = deadline(state)
            assert due is not None
            return Tick(due)
        if public.phase != "turn-up":
            return None
        assert public.until is not None
        return Act(min(Millis(at + state.options.hold + FINDING), public.until), missed.seat, TurnUp(missed.position))

    return way


def _skill(steps: Steps, missed: Sequence[Missed]) -> list[tuple[Term, ...]]:
    """By seat: what its missed points were worth, by an estimate, and luck; nothing before the end."""
    options, result = steps[0].state.options, outcome(steps[-1].state)
    if result is None:
        return [()] * options.seats
    point = POINT_SHORT if options.short else POINT
    lost = [0.0] * options.seats
    for each in missed:
        lost[each.seat] += point * each.points * (1 if each.free or each.found else CONTESTED)
    lost = [min(1.0, each) for each in lost]
    return [(skill(*each),) for each in zip(lost, lucks(result.winners, lost), strict=True)]


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
