"""The values of the game: options, actions, events, what is public, what is secret, what one seat sees."""

from collections.abc import Mapping
from typing import Annotated, Literal

from ludotheque.core import AWAITED, PRIVATE, BadOptions, Deal, Millis, Seat
from ludotheque.core import Options as AnyOptions
from msgspec import Struct

SEATS: Mapping[str, range] = {"base": range(2, 7)}
CARDS = 20
"""The cards are 1 to 20, each once."""


class Options(AnyOptions, frozen=True, kw_only=True):
    variant: Literal["base"] = "base"
    think_time: int = 60
    """Seconds to decide (HC-3)."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.seats not in SEATS[self.variant]:
            raise BadOptions("HC-1", "bad-seats", least=SEATS[self.variant][0], most=SEATS[self.variant][-1])
        self.check_times({"think_time": ("HC-3", 5, 600)})


class Keep(Struct, frozen=True, tag="keep"):
    turn: int
    """Whose turn is meant: a second press that arrives late means nothing in the next turn."""


class Change(Struct, frozen=True, tag="change"):
    turn: int


class Kept(Struct, frozen=True, tag="kept"):
    seat: Seat


class Changed(Struct, frozen=True, tag="changed"):
    seat: Seat


class Shown(Struct, frozen=True, tag="shown"):
    cards: tuple[int, ...]


Action = Keep | Change
Event = Kept | Changed | Shown


class Public(Struct, frozen=True):
    """What everyone may know."""

    turn: Annotated[Seat | None, AWAITED]
    """The seat that decides; `None` after the end."""
    stock: int
    """How many cards are left to draw."""
    until: Millis
    """When the time of this turn is up (HC-3)."""
    changed: tuple[bool, ...]
    """Who has changed."""
    shown: tuple[int, ...] | None = None
    """All cards, after the end."""


class State(Struct, frozen=True):
    options: Options
    deal: Deal
    public: Public
    hands: Annotated[tuple[int, ...], PRIVATE]
    stock: tuple[int, ...]
    discards: tuple[int, ...] = ()


class View(Struct, frozen=True):
    """What one seat sees; `me` is `None` for a spectator."""

    me: Seat | None
    public: Public
    card: Annotated[int | None, PRIVATE]
