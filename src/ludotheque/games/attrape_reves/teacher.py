"""The teacher of the eye: where the monster is longest, and which toy that length asks for.

It looks at the picture as everyone does, with the eye of a level, and never at the answer (AR-23, AR-24).
"""

from collections.abc import Collection
from functools import partial
from math import cos, pi, sin, sqrt

from ludotheque.core import Advice, Millis, Seat, Seeded, Term, Thought
from ludotheque.core.advice import Value
from ludotheque.games.attrape_reves.bots import LEVELS, choices
from ludotheque.games.attrape_reves.cards import KINDS, RADIUS, TOYS, Kind, picture
from ludotheque.games.attrape_reves.events import Event, Reshuffled
from ludotheque.games.attrape_reves.faculties import LOOKS, Guess, experienced, likes, looks, promising, prudent, waste
from ludotheque.games.attrape_reves.table import (
    Action,
    Agree,
    Grab,
    Lay,
    Object,
    Place,
    Point,
    Public,
    Take,
    Turn,
    View,
)
from ludotheque.games.attrape_reves.view import legal

AXES = 4
"""The directions that a sentence can name: across, one diagonal, upright, the other diagonal."""
FINE = 1_000


class Teacher:
    """Remembers the nightmares that were seen since the last shuffle: experience counts what is left of a pack."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._seen: frozenset[str] = frozenset()

    def notice(self, now: Millis, view: View, events: tuple[Event, ...]) -> None:
        """Take in an update."""
        del now
        if any(isinstance(event, Reshuffled) for event in events):
            self._seen = frozenset()
        if (card := view.public.card) is not None and card not in self._seen:
            self._seen |= {card}

    def advise(self, view: View, level: str, seed: int) -> Thought[Action] | None:
        """What a player with this eye would do, while the seat may act."""
        return partial(advise, view, level, seed, self._seen) if legal(view) else None


def advise(view: View, level: str, seed: int, seen: Collection[str] = ()) -> Advice[Action]:
    """What to do and why, by whoever has seen these nightmares. Pure: the same arguments have the same answer."""
    public = view.public
    if public.phase == "turn":
        return Advice(Turn(), Term("advice-turn"))
    if public.phase == "lay":
        return Advice(Lay(), Term("advice-lay"))
    assert public.card is not None
    guess = _guess(public, level, seed, seen)
    match public.phase:
        case "choose":
            toy = promising(public.circle, guess)
            return Advice(Take(toy), _eye(public.card, toy, guess, coop=False))
        case "grab":
            toy = promising(public.circle, guess)
            return Advice(Grab(toy, public.reveal), _eye(public.card, toy, guess, coop=False))
        case _:
            return _talk(view, guess)


def chosen(public: Public, level: str, seed: int, seen: Collection[str]) -> int:
    """The toy that a player of this level would take, or propose, from the circle that lies there."""
    guess = _guess(public, level, seed, seen)
    return prudent(public.circle, public.pile, guess) if public.phase == "point" else promising(public.circle, guess)


def _guess(public: Public, level: str, seed: int, seen: Collection[str]) -> Guess:
    """What the eye says; its error is the same whenever this question is asked."""
    card, blur = public.card, LEVELS[level].blur
    assert card is not None
    # A Gaussian's spread from an even draw.
    error = sqrt(3) * blur * (Seeded(f"{level} {seed}").pick(2 * FINE + 1, card) / FINE - 1)
    seems = looks(card) * (1 + error)
    return experienced(card, seems, blur, seen, choices(public)) if LEVELS[level].experience else Guess(seems, blur)


def _talk(view: View, guess: Guess) -> Advice[Action]:
    """AR-17: propose what is prudent, place what nobody objects to, answer honestly."""
    public, proposal = view.public, view.public.proposal
    assert public.card is not None
    if view.me == public.active:
        toy = prudent(public.circle, public.pile, guess)
        why = _eye(public.card, toy if proposal is None else proposal, guess, coop=True)
        if proposal is not None and (public.placeable or TOYS[toy] == TOYS[proposal]):
            return Advice(Place(proposal) if public.placeable else None, why)
        return Advice(Point(toy), _eye(public.card, toy, guess, coop=True))
    assert proposal is not None
    agrees = likes(public.circle, public.pile, proposal, guess)
    said = public.opinions[view.me] if view.me is not None else None
    smaller = waste(public.circle, public.pile, proposal, guess)
    why = _eye(public.card, proposal, guess, coop=True)
    if smaller is not None:
        why = Term("advice-waste", {"smaller": Term(f"toy-{TOYS[smaller]}"), "toy": Term(f"toy-{TOYS[proposal]}")})
    if said is agrees:
        return Advice(None, why)
    return Advice(Agree(proposal) if agrees else Object(proposal), why)


def _eye(card: str, toy: int, guess: Guess, *, coop: bool) -> Term:
    """Where to look, which size the length asks for, and how sure the eye is of the toy."""
    axis = round(longest(card) * AXES / LOOKS) % AXES
    chosen, need = TOYS[toy], needed(guess.seems)
    said: dict[str, Value] = {
        "axis": Term(f"advice-axis-{axis}"),
        "need": Term(f"toy-{need}"),
        "toy": Term(f"toy-{chosen}"),
        "percent": round(100 * guess.trust(toy)),
    }
    if chosen != "bear":
        return Term("advice-eye", said)
    if need == "bear":
        return Term("advice-bear-only", said)
    return Term("advice-bear-coop" if coop else "advice-bear", said)  # stars count for nothing together (AR-16)


def needed(seems: float) -> Kind:
    """The smallest kind of toy that seems to cover."""
    return next((kind for kind in reversed(KINDS) if RADIUS[kind] >= seems), KINDS[0])


def longest(card: str) -> int:
    """In which of the `LOOKS` directions the monster is longest: 0 is across, the next ones fall to the right."""
    points = picture(card).points()

    def reach(look: int) -> float:
        c, s = cos(pi * look / LOOKS), sin(pi * look / LOOKS)
        line = [x * c + y * s for x, y in points]
        return max(line) - min(line)

    return max(range(LOOKS), key=reach)
