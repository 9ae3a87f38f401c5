"""A finished game looked at again: its turning points, and a few sentences about every seat, as data.

An analysis is a pure function of the steps and the moves: the same record has the same analysis everywhere.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from ludotheque.core.advice import Term
from ludotheque.core.game import Seat

MOST_TURNINGS = 3
"""The turning points that an analysis names at most."""


Telling: TypeAlias = Callable[[float], None]
"""Is told how much of an analysis is done, 0…1: it may take many seconds."""


def silent(share: float) -> None:
    """Nobody wants to know."""
    del share


class Turning(Struct, frozen=True):
    """A moment that decided more than others."""

    move: int
    """The number of the move, 1 for the first, as in `core.extras.Mark`."""
    seat: Seat
    """Whose moment it was."""
    played: Any
    """The action that was chosen; `None`: none."""
    better: Any
    """The action that a good player would have chosen; `None`: a text says it all."""
    worth: int | None
    """What the better choice was worth, in hundredths of a win; `None` where the game cannot tell."""
    reason: Term
    """Why it mattered."""


class Analysis(Struct, frozen=True):
    """What can be learnt from a finished game."""

    turnings: tuple[Turning, ...]
    """The turning points in the order of the moves, at most `MOST_TURNINGS`."""
    seats: tuple[tuple[Term, ...], ...]
    """By seat: sentences about luck, skill and what to practise."""


def lucks(winners: Sequence[Seat], lost: Sequence[float]) -> list[float]:
    """By seat: its share of the victory, beyond a fair share and beyond what mistakes explain, its own and others'."""
    seats = len(lost)
    others = [(sum(lost) - own) / max(1, seats - 1) for own in lost]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [share - 1 / seats + own - theirs for share, own, theirs in zip(shares, lost, others, strict=True)]


def skill(lost: float, luck: float) -> Term:
    """One line about a seat: the shares of a victory that its choices gave away, and that luck gave or took."""
    said = {"lost": round(100 * lost), "luck": round(100 * luck)}
    return Term("analysis-luck-good" if said["luck"] >= 0 else "analysis-luck-bad", {**said, "bad": -said["luck"]})
