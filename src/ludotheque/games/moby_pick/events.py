"""The public facts that moves cause."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from ludotheque.core import REACTIONS, Reaction, Reveal, Seat
from ludotheque.games.moby_pick.cards import ActionCard, Card, Friend


class TurnBegan(Struct, frozen=True, tag="turn-began", gc=False):
    """A seat's turn begins (MP-21)."""

    seat: Seat
    turn: int


class Drew(Struct, frozen=True, tag="drew", gc=False):
    """A seat without cards drew privately (MP-9)."""

    seat: Seat
    thrown: tuple[ActionCard, ...]
    """The action cards that were drawn first and discarded openly."""


class LookMissed(Struct, frozen=True, tag="look-missed", gc=False):
    """A seat did not open its look in time (MP-6)."""

    seat: Seat


class LookOver(Struct, frozen=True, tag="look-over", gc=False):
    """All have looked: every row is face down again (MP-7)."""


class Revealed(Reveal, frozen=True, tag="revealed", gc=False):
    """A card was turned up in the middle (MP-10)."""

    seat: Seat
    reveal: int
    card: Card
    reverse: bool
    """Whether a friend must be matched in reverse (MP-24)."""


class Said(Struct, frozen=True, tag="said", gc=False):
    """The active seat said the next word of the rhyme (MP-14)."""

    seat: Seat
    index: int


class Stumbled(Struct, frozen=True, tag="stumbled", gc=False):
    """The active seat said a wrong word, or too fast, and starts over (MP-14)."""

    seat: Seat
    index: int


class TimerSpoke(Struct, frozen=True, tag="timer-spoke", gc=False):
    """The recital took too long: the timer says the rhyme from here on (MP-31)."""

    seat: Seat


class Touched(Struct, frozen=True, tag="touched", gc=False):
    """A seat was first to touch the card and takes it (MP-11, MP-15)."""

    seat: Seat
    reveal: int
    times: Annotated[tuple[Reaction, ...], REACTIONS]
    """Every touch, the fastest first."""
    drawn: bool
    """Whether the same millisecond had to be decided by lot."""


class Kept(Struct, frozen=True, tag="kept", gc=False):
    """Nobody touched the card: the active seat lays it face down at the right end of its row (MP-20)."""

    seat: Seat
    reveal: int
    card: Friend


Result: TypeAlias = Literal["match", "half", "miss"]
"""Both cards to the dream pile (MP-17, MP-25), one of them (MP-18, MP-26), or none (MP-19)."""


class TurnedUp(Struct, frozen=True, tag="turned-up", gc=False):
    """The taker turned up a card of its row: the pair is kept or discarded (MP-16 … MP-19, MP-25, MP-26)."""

    seat: Seat
    reveal: int
    position: int
    card: Friend
    """The card of the row."""
    middle: Friend
    """The card it was held against."""
    reverse: bool
    result: Result
    gained: int
    """Points."""
    timeout: bool
    """Whether the position was drawn because time was up."""


class Shifted(Struct, frozen=True, tag="shifted", gc=False):
    """A card of a row went to another place; the rest closed up (MP-22)."""

    seat: Seat
    row: Seat
    start: int
    end: int


class Confused(Struct, frozen=True, tag="confused", gc=False):
    """A Confuse is over, after 0 to 3 moves (MP-22)."""

    seat: Seat
    shifts: int


class Rang(Struct, frozen=True, tag="rang", gc=False):
    """The alarm left the stock: the game is over (MP-28)."""

    seat: Seat
    private: bool
    """Whether it was drawn privately rather than turned up."""


Event: TypeAlias = (
    TurnBegan
    | Drew
    | LookMissed
    | LookOver
    | Revealed
    | Said
    | Stumbled
    | TimerSpoke
    | Touched
    | Kept
    | TurnedUp
    | Shifted
    | Confused
    | Rang
)
