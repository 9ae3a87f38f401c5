"""A finished game looked at again: its turning points, and a few sentences about every seat, as data.

An analysis is a pure function of the steps and the moves: the same record has the same analysis everywhere.
"""

from collections.abc import Callable
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
