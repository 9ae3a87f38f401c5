"""A finished game looked at again: which sizes a player misjudges, too large or too small, and by how much."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from ludotheque.core import Move, Seat, Step, Term, Who
from ludotheque.core.advice import Value
from ludotheque.core.analysis import MOST_TURNINGS, Analysis, Telling, Turning, silent
from ludotheque.games.attrape_reves.cards import KINDS, RADIUS, STARS, TOYS, Kind
from ludotheque.games.attrape_reves.events import Event, Given, Grabbed, Laid, Took
from ludotheque.games.attrape_reves.laying import answer
from ludotheque.games.attrape_reves.table import Action, State


class Guess(Struct, frozen=True):
    """A toy that was laid on a nightmare, and the smallest kind that covers it."""

    move: int
    seat: Seat
    toy: Kind
    need: Kind
    percent: int
    """By how much the toy is wider than the monster; less than 0: too small."""

    @property
    def lost(self) -> int:
        """The stars that the right kind would have brought more."""
        return STARS[self.need] - (STARS[self.toy] if self.percent >= 0 else 0)


def analyse(steps: Sequence[Step[State, Event]], moves: Sequence[Move[Action]], tell: Telling = silent) -> Analysis:
    """The guesses that cost the most stars, and how every seat judges sizes."""
    del moves, tell
    guesses = list(_guesses(steps))
    costly = sorted((each for each in guesses if each.lost > 0), key=lambda each: -each.lost)[:MOST_TURNINGS]
    turnings = tuple(_turning(each) for each in sorted(costly, key=lambda each: each.move))
    seats = range(steps[0].state.options.seats)
    return Analysis(turnings, tuple(_lines([each for each in guesses if each.seat == seat]) for seat in seats))


def _guesses(steps: Sequence[Step[State, Event]]) -> Iterator[Guess]:
    """Every toy that was laid; a smaller one counts only if it was free when this one was taken (AR-7, AR-21)."""
    free: dict[Seat, tuple[int, ...]] = {}
    for number in range(1, len(steps)):
        before = steps[number - 1].state.public
        for event in steps[number].events:
            match event:
                case Took(seat=seat) | Grabbed(seat=seat) | Given(seat=seat):
                    free[seat] = before.circle
                case Laid():
                    yield _guess(number, event, free.get(event.seat, before.circle))
                case _:
                    pass


def _guess(number: int, event: Laid, free: tuple[int, ...]) -> Guess:
    found, toy = answer(event.card), TOYS[event.toy]
    fits = [TOYS[each] for each in (*free, event.toy) if RADIUS[TOYS[each]] >= RADIUS[found.need]]
    need = min(fits, key=lambda kind: RADIUS[kind], default=found.need)
    percent = round(100 * (RADIUS[toy] - found.radius) / found.radius)
    return Guess(number, event.seat, toy, need, percent if event.covered else min(percent, -1))


def _turning(guess: Guess) -> Turning:
    key = "analysis-small" if guess.percent < 0 else "analysis-large"
    said: dict[str, Value] = {
        "seat": Who(guess.seat),
        "toy": Term(f"toy-{guess.toy}"),
        "need": Term(f"toy-{guess.need}"),
        "stars": guess.lost,
    }
    return Turning(guess.move, guess.seat, None, None, None, Term(key, said))


def _lines(guesses: Sequence[Guess]) -> tuple[Term, ...]:
    if not guesses:
        return ()
    small = [each for each in guesses if each.percent < 0]
    large = [each for each in guesses if each.percent >= 0 and each.toy != each.need]
    found = [
        Term(
            "analysis-eye",
            {
                "count": len(guesses),
                "right": len(guesses) - len(small) - len(large),
                "small": len(small),
                "large": len(large),
            },
        )
    ]
    wrong = Counter(each.need for each in (*small, *large))
    if wrong:
        kind = max(KINDS, key=lambda each: wrong[each])
        here = [each for each in (*small, *large) if each.need == kind]
        mean = round(sum(each.percent for each in here) / len(here))
        key = "analysis-kind-small" if mean < 0 else "analysis-kind-large"
        found.append(Term(key, {"need": Term(f"toy-{kind}"), "percent": abs(mean), "count": len(here)}))
    return tuple(found)
