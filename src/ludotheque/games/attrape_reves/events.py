"""The public facts that moves cause."""

from typing import TypeAlias

from msgspec import Struct

from ludotheque.core import Reveal, Seat
from ludotheque.games.attrape_reves.cards import Moon


class Turned(Reveal, frozen=True, tag="turned", gc=False):
    """A nightmare lies face up. `seat` is the player whose turn it was to turn it."""

    seat: Seat
    card: str
    moon: Moon
    reveal: int


class Took(Struct, frozen=True, tag="took", gc=False):
    """A seat took a toy in turn (AR-7)."""

    seat: Seat
    toy: int


class Late(Struct, frozen=True, gc=False):
    """How many milliseconds after the winner a seat touched the same toy."""

    seat: Seat
    ms: int


class Grabbed(Struct, frozen=True, tag="grabbed", gc=False):
    """A seat was first at a toy, `ms` after the nightmare was turned up (AR-21)."""

    seat: Seat
    toy: int
    ms: int
    late: tuple[Late, ...]


class Given(Struct, frozen=True, tag="given", gc=False):
    """Time ran out and a seat was given a free toy by chance (AR-7, AR-22)."""

    seat: Seat
    toy: int


class Laid(Struct, frozen=True, tag="laid", gc=False):
    """A toy was slid to its best position on the nightmare, the `answer` of this round (AR-8, AR-9)."""

    seat: Seat
    toy: int
    card: str
    covered: bool


class Dreamed(Struct, frozen=True, tag="dreamed", gc=False):
    """A seat earned `stars` dreams and drew these pictures from the bag (AR-10, AR-15)."""

    seat: Seat
    stars: int
    pictures: tuple[str, ...]


class Cleared(Struct, frozen=True, tag="cleared", gc=False):
    """The card is put away, the toys are back, and the next first player may turn (AR-11)."""

    first: Seat
    back: Moon


class Reshuffled(Struct, frozen=True, tag="reshuffled", gc=False):
    """All cards were used up and form a new pile (AR-14)."""

    cards: int


class Pointed(Struct, frozen=True, tag="pointed", gc=False):
    """The active player proposes a toy (AR-17)."""

    seat: Seat
    toy: int


class Agreed(Struct, frozen=True, tag="agreed", gc=False):
    """A seat agrees (AR-17)."""

    seat: Seat
    toy: int


class Objected(Struct, frozen=True, tag="objected", gc=False):
    """A seat objects (AR-17)."""

    seat: Seat
    toy: int


class Beaten(Struct, frozen=True, tag="beaten", gc=False):
    """The nightmare and the toy leave the game (AR-18)."""

    card: str
    toy: int
    left: int


class Won(Struct, frozen=True, tag="won", gc=False):
    """The game is won by these seats (AR-12, AR-19)."""

    winners: tuple[Seat, ...]


class Lost(Struct, frozen=True, tag="lost", gc=False):
    """The nightmare was stronger and the game is lost for all (AR-18)."""

    card: str


Event: TypeAlias = (
    Turned
    | Took
    | Grabbed
    | Given
    | Laid
    | Dreamed
    | Cleared
    | Reshuffled
    | Pointed
    | Agreed
    | Objected
    | Beaten
    | Won
    | Lost
)
