"""The values of a table: what is agreed, open, secret, what may be asked and what has happened."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import force_setattr

from ludotheque import core
from ludotheque.core import AWAITED, PRIVATE, BadOptions, Deal, Millis, Seat, between
from ludotheque.games.matryoshka.cards import Card
from ludotheque.games.matryoshka.scoring import Count

SEATS = {"base": range(3, 6)}
ROUNDS = 4
HAND = 6
"""Cards dealt (MA-3), and cards in every hand while trading (MA-15)."""
DRAW = 2
LAYS = (2, 4, 6, 8, 13)
"""Cards in a tableau: of the set-up (MA-4), then of the four rounds (MA-14)."""

SHORTEST, LONGEST = 5, 3600
Seconds: TypeAlias = Annotated[int, between(SHORTEST, LONGEST)]
Phase: TypeAlias = Literal["lay", "show", "offer", "take", "over"]


class Options(core.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the start: who is first (MA-6), reminders (MA-22), time limits in seconds (MA-20)."""

    variant: Literal["base"] = "base"
    first: Seat | None = None
    """The seat that trades first in round 1; `None`: drawn."""
    reminders: bool = True
    """Whether a view tells what its seat has seen of other hands, and every trade so far."""
    show_time: Seconds = 60
    offer_time: Seconds = 60
    take_time: Seconds = 60
    lay_time: Seconds = 60
    last_lay_time: Seconds = 90

    def __post_init__(self) -> None:
        super().__post_init__()
        seats = SEATS[self.variant]
        if self.seats not in seats:
            raise BadOptions("MA-2", "bad-seats", least=seats[0], most=seats[-1])
        if self.first is not None and not 0 <= self.first < self.seats:
            raise BadOptions("MA-6", "bad-first", seats=self.seats)
        times = (self.show_time, self.offer_time, self.take_time, self.lay_time, self.last_lay_time)
        if any(not SHORTEST <= time <= LONGEST for time in times):
            raise BadOptions("MA-20", "bad-time", least=SHORTEST, most=LONGEST)


class Lay(Struct, frozen=True, tag="lay", forbid_unknown_fields=True, gc=False):
    """Choose the next tableau, face down (MA-4, MA-14); the cards may be named in any order."""

    cards: Annotated[tuple[Card, ...], PRIVATE]

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


class Show(Struct, frozen=True, tag="show", forbid_unknown_fields=True, gc=False):
    """Put one card of the hand face up for trade (MA-9)."""

    card: Card


class Offer(Struct, frozen=True, tag="offer", forbid_unknown_fields=True, gc=False):
    """Offer one card of the hand face down (MA-10); `turn` is `Public.turn`, so a late one does no harm."""

    card: Annotated[Card, PRIVATE]
    turn: int


class Take(Struct, frozen=True, tag="take", forbid_unknown_fields=True, gc=False):
    """Take the offer of one seat (MA-11)."""

    seat: Seat


Action: TypeAlias = Lay | Show | Offer | Take


class Laid(Struct, frozen=True, tag="laid", gc=False):
    """A seat has chosen its tableau; which one is not said."""

    seat: Seat


class Revealed(Struct, frozen=True, tag="revealed", gc=False):
    """All tableaux are turned up together; `round` 0 is the set-up."""

    round: int
    tableaux: tuple[tuple[Card, ...], ...]


class Drawn(Struct, frozen=True, tag="drawn", gc=False):
    """A round begins: every seat has drawn two cards, and `first` will trade first."""

    round: int
    first: Seat
    stock: int


class Shown(Struct, frozen=True, tag="shown", gc=False):
    """The active seat shows a card."""

    seat: Seat
    card: Card


class Offered(Struct, frozen=True, tag="offered", gc=False):
    """A seat has offered a card; which one is not said."""

    seat: Seat


class Traded(Struct, frozen=True, tag="traded", gc=False):
    """The shown card went from `seat` to `partner` for a card that only these two know (MA-13)."""

    seat: Seat
    partner: Seat
    card: Card


class Late(Struct, frozen=True, tag="late", gc=False):
    """A seat let its time run out; the built-in player chose for it and the seat counts as absent (MA-20)."""

    seat: Seat


class Returned(Struct, frozen=True, tag="returned", gc=False):
    """The player of an absent seat acts again (MA-20)."""

    seat: Seat


class Counted(Struct, frozen=True, tag="counted", gc=False):
    """The game is over; the points of every seat (MA-16). How they came about is in `Public.counts`."""

    scores: tuple[int, ...]


Event: TypeAlias = Laid | Revealed | Drawn | Shown | Offered | Traded | Late | Returned | Counted


class Public(Struct, frozen=True, gc=False):
    """What everyone may know."""

    phase: Phase
    round: int
    """0 while the first tableaux are chosen, then 1…4."""
    turn: int
    """Trades completed since the start: the number of the trade that runs or comes next."""
    first: Seat
    active: Seat | None
    """Whose trade it is; `None` outside trading."""
    waiting: Annotated[tuple[Seat, ...], AWAITED]
    """The seats whose choice is awaited, in seat order."""
    since: Millis
    until: Millis | None
    """When the built-in player will choose for those who have not (MA-20); `None` once the game is over."""
    series: tuple[int, ...]
    """The series in play (MA-2)."""
    stock: int
    hands: tuple[int, ...]
    """Cards in each hand; a card shown or offered counts until it has changed hands."""
    need: int
    """Cards each seat must lay at the next laying (MA-14)."""
    shown: Card | None
    tableaux: tuple[tuple[Card, ...], ...]
    """As last revealed, sorted; they stay visible while the next ones are chosen."""
    counts: tuple[Count, ...]
    """What each tableau is worth as it lies: while playing only what scores (views stay small), at the end all."""
    reminders: bool
    """Whether the table reminds (MA-22)."""
    trades: tuple[Traded, ...]
    """Every trade so far, as everyone saw it; without reminders only the last one."""
    absent: tuple[bool, ...]


class State(Struct, frozen=True, gc=False):
    """The whole truth."""

    options: Options
    public: Public
    deal: Deal
    stock: tuple[Card, ...]
    hands: Annotated[tuple[tuple[Card, ...], ...], PRIVATE]
    """Sorted; without the tableau."""
    offers: Annotated[tuple[Card | None, ...], PRIVATE]
    lays: Annotated[tuple[tuple[Card, ...] | None, ...], PRIVATE]
    known: Annotated[tuple[tuple[tuple[Card, ...], ...], ...], PRIVATE]
    """By observer (the last one is a spectator), then by holder: cards surely in that hand (MA-13)."""


class View(Struct, frozen=True, gc=False):
    """What one seat may know; `me` is `None` for a spectator."""

    me: Seat | None
    public: Public
    hand: Annotated[tuple[Card, ...], PRIVATE]
    """My hand, sorted; my tableau is `public.tableaux[me]`."""
    offer: Annotated[Card | None, PRIVATE]
    """My offer that lies face down; it stands once made."""
    lay: Annotated[tuple[Card, ...] | None, PRIVATE]
    """My choice for the next tableau that lies face down; it stands once made."""
    offers: Annotated[tuple[Card | None, ...] | None, PRIVATE]
    """By seat, for the active seat alone once all are in (MA-11); `None` in its own place."""
    known: Annotated[tuple[tuple[Card, ...], ...], PRIVATE]
    """By seat: cards I know to be in that hand, from what I saw (MA-13, MA-22); my own place is empty."""
