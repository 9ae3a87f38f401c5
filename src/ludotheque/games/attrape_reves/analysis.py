"""A finished game looked at again: which choices cost the most, which sizes a player misjudges, and what was luck.

A choice is compared with what `expert` would have taken, as in Matryoshka: both are played on by `normal` players, with
the pack dealt again. First every mistake on few deals, then the costliest ones on many. So the work is bounded.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from msgspec import Struct

from ludotheque.bots.rollouts import Past, expected, gained, written
from ludotheque.core import Act, Millis, Move, Seat, Step, Term, Who
from ludotheque.core.advice import Value
from ludotheque.core.analysis import MOST_TURNINGS, Analysis, Telling, Turning, lucks, silent, skill
from ludotheque.games.attrape_reves.cards import KINDS, RADIUS, STARS, TOYS, Kind, covers
from ludotheque.games.attrape_reves.events import Event, Given, Grabbed, Laid, Pointed, Reshuffled, Took
from ludotheque.games.attrape_reves.laying import answer
from ludotheque.games.attrape_reves.table import Action, Agree, Grab, Place, Point, State, Take
from ludotheque.games.attrape_reves.teacher import chosen

FEW, LEAST_DEALS, SCANNED = 10, 4, 160
"""Deals on which a mistake is compared with the better choice: so many, or fewer where all would be over `SCANNED`."""
MANY, DOUBTED = 100, 4
"""The costliest mistakes are compared again, on so many deals."""
LEAST = 3
"""A turning point costs at least so many hundredths of a win."""
TEAMS = 40
"""Games of a team of experts, which tell how hard the pack was (coop)."""


class Picked(Struct, frozen=True):
    """A choice of a toy: its move, the toys that were free, and what `expert` would have taken."""

    move: int
    circle: tuple[int, ...]
    better: int


class Guess(Struct, frozen=True, kw_only=True):
    """A toy that somebody chose and laid on a nightmare, and the smallest kind that covers it."""

    move: int
    seat: Seat
    tile: int
    need: Kind
    percent: int
    """By how much the toy is wider than the monster; less than 0: too small."""
    better: int
    """What `expert` would have taken."""
    lost: int = 0
    """The stars that this would have brought more."""

    @property
    def toy(self) -> Kind:
        return TOYS[self.tile]

    @property
    def small(self) -> bool:
        return self.percent < 0


Steps = Sequence[Step[State, Event]]
Moves = Sequence[Move[Action]]


def analyse(steps: Steps, moves: Moves, tell: Telling = silent, first: int = 0) -> Analysis:
    """The choices after the first moves that cost the most, how every seat judges sizes, and its luck."""
    guesses = [guess for guess in _guesses(steps, moves) if guess.move > first]
    wrong = [guess for guess in guesses if guess.lost > 0]
    deals = max(LEAST_DEALS, min(FEW, SCANNED // max(1, len(wrong))))
    total = len(wrong) * deals + min(DOUBTED, len(wrong)) * MANY
    costs: list[tuple[float, Guess]] = []
    for number, guess in enumerate(wrong):
        tell(number * deals / total)
        costs.append((_gain(steps, moves, guess, deals), guess))
    costs.sort(key=lambda cost: (-cost[0], cost[1].move))
    turnings: list[Turning] = []
    for number, (_, guess) in enumerate(costs[:DOUBTED]):
        tell((len(wrong) * deals + number * MANY) / total)
        worth = round(100 * _gain(steps, moves, guess, MANY))
        if worth >= LEAST:
            turnings.append(_turning(guess, worth, steps[0].state.options.variant == "coop"))
    turnings = sorted(sorted(turnings, key=lambda each: -(each.worth or 0))[:MOST_TURNINGS], key=lambda each: each.move)
    seats = range(steps[0].state.options.seats)
    lines = [_lines([guess for guess in guesses if guess.seat == seat]) for seat in seats]
    skills = _skill(steps, _past(steps, moves, first), costs)
    return Analysis(tuple(turnings), tuple((*line, *more) for line, more in zip(lines, skills, strict=True)))


def _guesses(steps: Steps, moves: Moves) -> Iterator[Guess]:
    """Every toy that somebody chose and laid; a smaller one counts only if it was free at that time (AR-7, AR-21)."""
    together = steps[0].state.options.variant == "coop"
    picked: dict[Seat, Picked | None] = {}
    reached: dict[Seat, int] = {}
    seen: frozenset[str] = frozenset()
    for number in range(1, len(steps)):
        move, card = moves[number - 1], steps[number - 1].state.public.card
        seen |= {card} if card is not None else set()
        if isinstance(move, Act) and isinstance(move.action, Grab):
            reached[move.seat] = number
        for event in steps[number].events:
            match event:
                case Took(seat=seat) | Grabbed(seat=seat):
                    picked[seat] = _picked(steps, reached.get(seat, number), number, seen)
                case Pointed(seat=seat) if isinstance(move, Act):
                    picked[seat] = _picked(steps, number, number, seen)
                case Pointed(seat=seat) | Given(seat=seat):
                    picked[seat] = None  # time was up: nobody chose it (AR-7, AR-17, AR-22)
                case Laid() if (choice := picked.get(event.seat)) is not None:
                    yield _guess(choice, event, number if together else choice.move)
                case Reshuffled():
                    seen = frozenset()
                case _:
                    pass


def _picked(steps: Steps, own: int, number: int, seen: frozenset[str]) -> Picked:
    """The choice of move `own`, of which all heard at move `number`: in a race these are two (AR-21)."""
    better = chosen(steps[own - 1].state.public, "expert", own, seen)
    return Picked(own, steps[number - 1].state.public.circle, better)


def _guess(choice: Picked, event: Laid, move: int) -> Guess:
    found, toy = answer(event.card), TOYS[event.toy]
    fits = [TOYS[each] for each in (*choice.circle, event.toy) if RADIUS[TOYS[each]] >= RADIUS[found.need]]
    need = min(fits, key=lambda kind: RADIUS[kind], default=found.need)
    percent = round(100 * (RADIUS[toy] - found.radius) / found.radius)
    more = STARS[TOYS[choice.better]] if covers(choice.better, event.card) else 0
    return Guess(
        move=move,
        seat=event.seat,
        tile=event.toy,
        need=need,
        percent=percent if event.covered else min(percent, -1),
        better=choice.better,
        lost=more - (STARS[toy] if event.covered else 0),
    )


def _gain(steps: Steps, moves: Moves, guess: Guess, deals: int) -> float:
    """How much more of a victory the better toy brings; together all win or nobody does (AR-19)."""
    import ludotheque.games.attrape_reves as game  # the package imports this module

    options, move = steps[0].state.options, moves[guess.move - 1]
    past = _past(steps, moves, guess.move - 1)
    better = _instead(guess, move, options.seats, options.variant)
    seeds = [f"analysis {guess.move} {number}" for number in range(deals)]
    share = gained(game, past, guess.seat, (lambda: written(*better), lambda: written(move)), seeds)
    return share * options.seats if options.variant == "coop" else share


def _past(steps: Steps, moves: Moves, number: int) -> Past:
    """The game after so many moves: all that anyone remembers lies on the table."""
    return [(moves[number - 1].at if number else Millis(0), steps[number])]


def _instead(guess: Guess, move: Move[Action], seats: int, variant: str) -> list[Move[Action]]:
    """The moves that choose the better toy at the moment of the choice."""
    at, seat, toy = move.at, guess.seat, guess.better
    if isinstance(move, Act) and isinstance(move.action, Grab):
        return [Act(at, seat, Grab(toy, move.action.reveal), move.lag)]
    if variant != "coop":
        return [Act(at, seat, Take(toy))]
    if seats == 1:
        return [Act(at, seat, Point(toy))]
    others = [Act[Action](at, Seat(other), Agree(toy)) for other in range(seats) if other != seat]
    return [Act(at, seat, Point(toy)), *others, Act(at, seat, Place(toy))]


def _turning(guess: Guess, worth: int, coop: bool) -> Turning:
    key = f"analysis-{'coop-' if coop else ''}{'small' if guess.small else 'large'}"
    need = guess.need if coop and guess.small else TOYS[guess.better]
    said: dict[str, Value] = {
        "seat": Who(guess.seat),
        "toy": Term(f"toy-{guess.toy}"),
        "need": Term(f"toy-{need}"),
        **({} if coop else {"stars": guess.lost}),
    }
    return Turning(guess.move, guess.seat, Take(guess.tile), Take(guess.better), worth, Term(key, said))


def _skill(steps: Steps, begun: Past, costs: Sequence[tuple[float, Guess]]) -> list[tuple[Term, ...]]:
    """By seat: what its choices gave away, and what else the result is made of; nothing before the end."""
    import ludotheque.games.attrape_reves as game  # the package imports this module

    options, result = steps[0].state.options, game.outcome(steps[-1].state)
    if result is None:
        return [()] * options.seats
    lost = [max(0.0, sum(cost for cost, guess in costs if guess.seat == seat)) for seat in range(options.seats)]
    if options.variant == "coop":
        # All win or lose together: what experts win from here tells how hard the pack is, and all lost shares count.
        seeds = [f"analysis team {number}" for number in range(TEAMS)]
        share = expected(game, begun, Seat(0), "expert", seeds) * options.seats
        chance = (1.0 if result.winners else 0.0) - share + sum(lost)
        return [(skill(each, chance),) for each in lost]
    return [(skill(*each),) for each in zip(lost, lucks(result.winners, lost), strict=True)]


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
