"""What a game may add to the contract: every game exports `EXTRAS`, which is `Extras()` where it adds nothing."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from ludotheque.core.advice import AdviserMaker
from ludotheque.core.analysis import Analysis, Telling
from ludotheque.core.deal import Deal
from ludotheque.core.game import Move, Seat, Seated, Step

S = TypeVar("S", bound=Seated)
E = TypeVar("E")
V = TypeVar("V")

Kind: TypeAlias = Literal["race", "find", "missed"]
"""A race that somebody won, a move that paid, and a chance that was there and not taken."""


class Mark(Struct, frozen=True, gc=False):
    """A moment of a finished game that is worth a second look, for the time line of a replay."""

    move: int
    """The number of the move, 1 for the first; the step with this index in `core.record.steps`."""
    kind: Kind
    """Why it is worth it."""
    seats: tuple[Seat, ...]
    """Whom it concerns: who raced, who found, who could have."""


def never(state: Any) -> bool:
    """No state is like that."""
    del state
    return False


def no_marks(steps: Sequence[Step[Any, Any]]) -> list[Mark]:
    """No moment is marked."""
    del steps
    return []


def nothing() -> None:
    """There is nothing to prepare."""


def no_limits() -> Mapping[str, str]:
    """All players are as strong as they can be."""
    return {}


class Extras(Struct, Generic[S, E, V], frozen=True, kw_only=True):
    """The optional part of the contract, with the answers of a game that has no races, no looks and no hindsight."""

    races: tuple[str, ...] = ()
    """The variants that are won by the quickest touch (see `core.race`)."""
    racing: Callable[[S], bool] = never
    """Whether a race runs, whoever has touched. Then no clock waits for anyone (MP-15, AR-22)."""
    looking: Callable[[S], bool] = never
    """Whether a seat's look is open (see `core.looks`). A pause waits until it is over (MP-7)."""
    alone: Mapping[str, object] = {}
    """The options that differ from the defaults when one person plays against built-in players."""
    together: tuple[str, ...] = ()
    """The variants whose players win or lose together. There all seats share the first place, or none has it."""
    marks: Callable[[Sequence[Step[S, E]]], list[Mark]] = no_marks
    """The moments of a finished game that are worth a second look, in the order of the moves."""
    adviser: AdviserMaker[Any, E, V] | None = None
    """Makes the teacher of a seat, which gives hints (see `core.advice`); `None`: the game has none."""
    analyse: Callable[[Sequence[Step[S, E]], Sequence[Move[Any]], Telling, int], Analysis] | None = None
    """The turning points of a finished game, and what its players can learn; `None`: the game has no analysis.

    The number says how many moves come first that are remembered and not judged: those before a what-if began.

    One that takes longer than a second tells how much of it is done.
    """
    unveil: Callable[[S], V] | None = None
    """A spectator's view of a finished game that hides nothing. It is never asked for at a live table."""
    redeal: Callable[[Sequence[Step[S, E]], Seat, Deal], Sequence[Step[S, E]]] | None = None
    """The same game with everything dealt again that a seat could not know, for a what-if; `None`: the game has none.

    The last step is where the game goes on, in the given deal. The steps before it are the past as all seats may
    remember it in the new deal; a game may leave them out. Law 14: the seat sees the same, and no secret counts.
    """
    prepare: Callable[[], None] = nothing
    """Called in a process that thinks for a live table, before its first thought: from then on no thought may wait."""
    limits: Callable[[], Mapping[str, str]] = no_limits
    """By level: why its players are weaker on this machine than they could be, and what to do, for the log.

    People at the table read the text `weaker-LEVEL` of the game.
    """
