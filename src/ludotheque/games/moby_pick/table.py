"""The values of a table: options, what everyone knows, the whole state, a seat's view, and actions."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Struct

from ludotheque import core
from ludotheque.core import (
    AWAITED,
    HIDDEN,
    LOOKS,
    MILLIS,
    PRIVATE,
    BadOptions,
    Deal,
    EndLook,
    Looking,
    Millis,
    OpenLook,
    Reaction,
    Seat,
    needs,
)
from ludotheque.core.game import WINDOW
from ludotheque.core.race import MAX_WINDOW, Claim
from ludotheque.games.moby_pick.cards import MAX_ACTION_CARDS, ActionCard, Card, Friend

RACES: Final = ("base",)
"""The variants that are won by the quickest touch."""
SEATS: Final = {"base": range(3, 9)}
ALONE: Final = {"rhyme_ms": 2800}
"""Who plays against built-in players waits for nobody's voice: the rhyme is brisk (MP-13)."""
WORDS: Final = 4
"""Molly, Polly, Moby, Pick (MP-11)."""
WORD_GAP: Final = Millis(700)
"""A word sooner than this after the one before it, or after the reveal, is not said calmly (MP-14)."""
MAX_SHIFTS: Final = 3
REVERSE_BEAT: Final = Millis(1500)
"""How long a Reverse lies in the middle before the next card follows by itself (MP-24: at once)."""

_TIMES: Final = {
    "recite_ms": ("MP-14", 4_000, 60_000),
    "turn_ms": ("MP-16", 2_000, 120_000),
    "deal_ms": ("MP-6", 1_000, 60_000),
    "open_ms": ("MP-6", 1_000, 300_000),
    "look_ms": ("MP-23", 1_000, 30_000),
    "look_card_ms": ("MP-23", 0, 10_000),
    "flip_ms": ("MP-10", 500, 60_000),
    "confuse_ms": ("MP-22", 2_000, 120_000),
    "hold": ("MP-15", 0, MAX_WINDOW),
}
"""The time limits: the rule, the least and the most."""


Time: TypeAlias = Annotated[int, MILLIS]


class Options(core.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the table opens."""

    variant: Literal["base"] = "base"
    first: Seat | None = None
    """Who begins; drawn from the deal if nobody is named (MP-8)."""
    confuse: int = 5
    remind: int = 5
    reverse: int = 5
    short: bool = False
    """A house option: the alarm lies in the middle of what would else lie above it (MP-5)."""
    rhyme_ms: Annotated[Literal[2800, 4000, 6000], MILLIS] = 4000
    """How long the rhyme lasts when the timer says it: brisk, calm or slow (MP-13)."""
    recite: bool = False
    """The active player taps the four words instead (MP-14)."""
    recite_ms: Annotated[Time, needs("recite")] = 15_000
    """When a rhyme that is still not said is said by the timer (MP-31)."""
    turn_ms: Time = 20_000
    deal_ms: Time = 5_000
    """How long everyone looks at the first two cards (MP-6)."""
    open_ms: Time = 60_000
    """Who does not open a look by then misses it (MP-6)."""
    look_ms: Time = 3_000
    """How long a look at a drawn card or on a Remind lasts, besides `look_card_ms` for each card (MP-9, MP-23)."""
    look_card_ms: Time = 1_000
    flip_ms: Time = 5_000
    confuse_ms: Time = 20_000
    hold: Annotated[Time, HIDDEN] = WINDOW
    """How long a race waits for slower connections after the first touch has arrived (MP-15)."""

    def __post_init__(self) -> None:
        super().__post_init__()
        seats = SEATS[self.variant]
        if self.seats not in seats:
            raise BadOptions("MP-4", "bad-seats", least=seats[0], most=seats[-1])
        if self.first is not None and not 0 <= self.first < self.seats:
            raise BadOptions("MP-8", "bad-first", seats=self.seats)
        counts = (self.confuse, self.remind, self.reverse)
        if min(counts) < 0 or sum(counts) > MAX_ACTION_CARDS:
            raise BadOptions("MP-3", "bad-action-cards", most=MAX_ACTION_CARDS)
        self.check_times(_TIMES)

    @property
    def window(self) -> Millis:
        """MP-15: as agreed."""
        return Millis(self.hold)


Occasion: TypeAlias = Literal["deal", "draw", "remind"]


Phase: TypeAlias = Literal["deal", "draw", "flip", "race", "late", "turn-up", "confuse", "remind", "over"]
"""What the table waits for.

- deal: all look at their first two cards
- draw: the active seat looks at the card it drew
- flip: the active seat turns up the next card
- race: the rhyme runs
- late: the rhyme is over; touches made before its end may still arrive
- turn-up: the taker chooses a card of its row
- confuse: the active seat moves another row's cards
- remind: all look at their rows
- over
"""


class Public(Struct, frozen=True, kw_only=True, gc=False):
    """What everyone may know."""

    phase: Phase
    turn: int
    """The number of this turn; 0 before the first."""
    active: Annotated[Seat, AWAITED]
    until: Millis | None
    """When the table goes on by itself; `None` once the game is over."""
    looks: Annotated[tuple[Looking, ...], LOOKS]
    """Each seat's own look; the table waits until nobody's is waiting or open (MP-6, MP-23)."""
    reveal: int
    """The number of the card turned up last; 0 before the first."""
    card: Card | None
    """The card that lies face up in the middle."""
    shown: Millis
    """When it was turned up."""
    reverse: bool
    """Whether a Reverse waits for the next friend, or governs the one in the middle (MP-24)."""
    began: Millis
    """When the timer began to say the rhyme: with the reveal, or when a recital took too long (MP-13, MP-31)."""
    said: int | None
    """How many words of the rhyme have been tapped; `None` while nobody recites (MP-14)."""
    ended: Millis | None
    """When the race for the last card was decided: the first touch, or else the end of the rhyme (MP-15)."""
    taker: Annotated[Seat | None, AWAITED]
    """Who took the card and must turn one up (MP-16)."""
    target: Seat | None
    """Whose row is being confused, once a first card has moved (MP-22)."""
    shifts: int
    """How many cards may still be moved (MP-22)."""
    rows: tuple[int, ...]
    """How many face-down cards each seat has."""
    piles: tuple[tuple[Friend, ...], ...]
    """Each seat's dream pile."""
    scores: tuple[int, ...]
    stock: int
    """How many cards are left in the stock, the alarm and those below it included."""
    below: int
    """How many cards lie below the alarm and never come into play (MP-5)."""
    discards: int
    best: Reaction | None
    """The quickest touch that won a race so far."""
    closest: tuple[Reaction, ...]
    """The times of the closest race so far, the winner's first; empty while nobody had to race (MP-15)."""
    thrown: tuple[ActionCard, ...]
    """The action cards that were discarded in the deal (MP-4)."""


class State(Struct, frozen=True, kw_only=True, gc=False):
    """The whole truth."""

    options: Options
    public: Public
    deal: Deal
    stock: tuple[Card, ...]
    """The stock as it was set up, top first; the last `public.stock` cards are still there."""
    rows: Annotated[tuple[tuple[Friend, ...], ...], PRIVATE]
    discards: tuple[Friend | ActionCard, ...]
    claims: tuple[Claim, ...] = ()
    """The touches of the race that runs, in order of arrival."""
    tapped: Millis = Millis(0)
    """The fair moment of the last word tapped; before the first, the reveal (MP-14)."""
    opens: Millis = Millis(0)
    """Until when a look may be opened (MP-6)."""
    ends: tuple[Millis | None, ...] = ()
    """When each seat's open look ends (MP-6)."""


class View(Struct, frozen=True, kw_only=True, gc=False):
    """What one seat may know; `me` is `None` for a spectator."""

    me: Seat | None
    public: Public
    peek: tuple[Friend, ...] | None
    """The faces of one's own row from left to right, only while one's own look is open (MP-7)."""
    peek_until: Millis | None
    """When one's own open look ends (MP-6)."""
    claimed: bool
    """Whether this seat has touched the card in the middle."""
    faces: tuple[tuple[Friend, ...], ...] | None = None
    """Every row's faces: only in the replay of a finished game, for who wants to see all cards."""


class Look(OpenLook, frozen=True, tag="look", forbid_unknown_fields=True, gc=False):
    """Open one's own look: the cards can be seen now (MP-6)."""


class Seen(EndLook, frozen=True, tag="seen", forbid_unknown_fields=True, gc=False):
    """End one's own look before its time (MP-6)."""


class Flip(Struct, frozen=True, tag="flip", forbid_unknown_fields=True, gc=False):
    """Turn up the next card of the stock (MP-10, MP-24)."""


class Touch(core.Touch, frozen=True, tag="touch", forbid_unknown_fields=True, gc=False):
    """Touch the card in the middle (MP-11)."""

    reveal: int
    """The number of the card that was seen."""


class TurnUp(Struct, frozen=True, tag="turn-up", forbid_unknown_fields=True, gc=False):
    """Turn up one card of one's own row (MP-16)."""

    position: int


class Word(core.Timed, frozen=True, tag="word", forbid_unknown_fields=True, gc=False):
    """Tap a word of the rhyme (MP-14)."""

    index: int


class Shift(Struct, frozen=True, tag="shift", forbid_unknown_fields=True, gc=False):
    """Move a card of another seat's row to another place (MP-22)."""

    row: Seat
    start: int
    end: int


class Stop(Struct, frozen=True, tag="stop", forbid_unknown_fields=True, gc=False):
    """Move no card, or no more (MP-22)."""


Action: TypeAlias = Look | Seen | Flip | Touch | TurnUp | Word | Shift | Stop
