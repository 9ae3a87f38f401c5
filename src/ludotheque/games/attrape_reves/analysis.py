"""A finished game looked at again: which sizes a player misjudges, too large or too small, and by how much."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from msgspec import Struct

from ludotheque.core import Move, Seat, Step, Term, Tick, Who
from ludotheque.core.advice import Value
from ludotheque.core.analysis import MOST_TURNINGS, Analysis, Telling, Turning, silent
from ludotheque.games.attrape_reves.cards import KINDS, RADIUS, STARS, TOYS, Kind
from ludotheque.games.attrape_reves.events import Event, Given, Grabbed, Laid, Pointed, Took
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
    def small(self) -> bool:
        return self.percent < 0

    @property
    def lost(self) -> int:
        """The stars that the right kind would have brought more."""
        return STARS[self.need] - (0 if self.small else STARS[self.toy])


def analyse(steps: Sequence[Step[State, Event]], moves: Sequence[Move[Action]], tell: Telling = silent) -> Analysis:
    """The guesses that cost the most stars, and how every seat judges sizes."""
    del tell
    options = steps[0].state.options
    guesses = list(_guesses(steps, moves))
    coop = options.variant == "coop"
    # Together a toy that is too small loses the game; stars count for nothing (AR-16, AR-18).
    costly = sorted((each for each in guesses if each.lost > 0), key=lambda each: (coop and not each.small, -each.lost))
    turnings = tuple(_turning(each, coop) for each in sorted(costly[:MOST_TURNINGS], key=lambda each: each.move))
    seats = range(options.seats)
    return Analysis(turnings, tuple(_lines([each for each in guesses if each.seat == seat]) for seat in seats))


def _guesses(steps: Sequence[Step[State, Event]], moves: Sequence[Move[Action]]) -> Iterator[Guess]:
    """Every toy that somebody chose and laid; a smaller one counts only if it was free at that time (AR-7, AR-21)."""
    free: dict[Seat, tuple[int, ...] | None] = {}
    for number in range(1, len(steps)):
        before = steps[number - 1].state.public
        for event in steps[number].events:
            match event:
                case Took(seat=seat) | Grabbed(seat=seat):
                    free[seat] = before.circle
                case Given(seat=seat):
                    free[seat] = None  # drawn by lot: nobody chose it
                case Pointed(seat=seat):
                    # A toy that is pointed at when time is up is nobody's choice (AR-17).
                    free[seat] = None if isinstance(moves[number - 1], Tick) else before.circle
                case Laid():
                    if (circle := free.get(event.seat)) is not None:
                        yield _guess(number, event, circle)
                case _:
                    pass


def _guess(number: int, event: Laid, free: tuple[int, ...]) -> Guess:
    found, toy = answer(event.card), TOYS[event.toy]
    fits = [TOYS[each] for each in (*free, event.toy) if RADIUS[TOYS[each]] >= RADIUS[found.need]]
    need = min(fits, key=lambda kind: RADIUS[kind], default=found.need)
    percent = round(100 * (RADIUS[toy] - found.radius) / found.radius)
    return Guess(number, event.seat, toy, need, percent if event.covered else min(percent, -1))


def _turning(guess: Guess, coop: bool) -> Turning:
    key = f"analysis-{'coop-' if coop else ''}{'small' if guess.small else 'large'}"
    said: dict[str, Value] = {
        "seat": Who(guess.seat),
        "toy": Term(f"toy-{guess.toy}"),
        "need": Term(f"toy-{guess.need}"),
        **({} if coop else {"stars": guess.lost}),
    }
    return Turning(guess.move, guess.seat, None, None, None, Term(key, said))


def _lines(guesses: Sequence[Guess]) -> tuple[Term, ...]:
    if not guesses:
        return ()
    small = [each for each in guesses if each.small]
    large = [each for each in guesses if not each.small and each.toy != each.need]
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
    # One kind and one direction: an average of too small and too large would say nothing.
    wrong = Counter((each.need, each.small) for each in (*small, *large))
    if wrong:
        kind, is_small = max(product(KINDS, (True, False)), key=lambda each: wrong[each])
        here = [each.percent for each in (small if is_small else large) if each.need == kind]
        key = "analysis-kind-small" if is_small else "analysis-kind-large"
        percent = abs(round(sum(here) / len(here)))
        found.append(Term(key, {"need": Term(f"toy-{kind}"), "percent": percent, "count": len(here)}))
    return tuple(found)
