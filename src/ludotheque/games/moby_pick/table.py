"""The values of a table: options, what everyone knows, the whole state, a seat's view, and actions."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from ludotheque import core
from ludotheque.core import BadOptions, Deal, Millis, Seat
from ludotheque.core.race import HOLD, MAX_HOLD, Claim
from ludotheque.games.moby_pick.cards import MAX_ACTION_CARDS, ActionCard, Card, Friend

SEATS: Final = {"base": range(3, 9)}
WORDS: Final = 4
"""Molly, Polly, Moby, Pick (MP-11)."""
WORD_GAP: Final = Millis(400)
"""Two words closer together than this are not said calmly (MP-14)."""
MAX_SHIFTS: Final = 3
REVERSE_BEAT: Final = Millis(1500)
"""How long a Reverse lies in the middle before the next card follows by itself (MP-24: at once)."""

_TIMES: Final = {
    "recite_ms": ("MP-14", 4_000, 60_000),
    "turn_ms": ("MP-16", 2_000, 120_000),
    "look_ms": ("MP-23", 1_000, 30_000),
    "look_card_ms": ("MP-23", 0, 10_000),
    "flip_ms": ("MP-10", 500, 60_000),
    "confuse_ms": ("MP-22", 2_000, 120_000),
    "hold": ("MP-15", 0, MAX_HOLD),
}
"""The time limits: the rule, the least and the most."""


class Options(core.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the table opens."""

    variant: Literal["base"] = "base"
    first: Seat | None = None
    """Who begins; drawn from the deal if nobody is named (MP-8)."""
    confuse: int = 5
    remind: int = 5
    reverse: int = 5
    rhyme_ms: Literal[2800, 4000, 6000] = 4000
    """How long the rhyme lasts when the timer says it: brisk, calm or slow (MP-13)."""
    recite: bool = False
    """The active player taps the four words instead (MP-14)."""
    recite_ms: int = 15_000
    """A recited rhyme that is still not said by then ends by itself."""
    turn_ms: int = 20_000
    look_ms: int = 3_000
    look_card_ms: int = 1_000
    flip_ms: int = 5_000
    confuse_ms: int = 20_000
    hold: int = HOLD
    """How long a race waits for slower lines after the first touch has arrived (MP-15)."""

    def __post_init__(self) -> None:
        seats = SEATS[self.variant]
        if self.seats not in seats:
            raise BadOptions("MP-4", "bad-seats", least=seats[0], most=seats[-1])
        if self.first is not None and not 0 <= self.first < self.seats:
            raise BadOptions("MP-8", "bad-first", seats=self.seats)
        counts = (self.confuse, self.remind, self.reverse)
        if min(counts) < 0 or sum(counts) > MAX_ACTION_CARDS:
            raise BadOptions("MP-3", "bad-action-cards", most=MAX_ACTION_CARDS)
        self.check_times(_TIMES)


Phase: TypeAlias = Literal["deal", "draw", "flip", "race", "late", "turn-up", "confuse", "remind", "over"]
"""What the table waits for.

deal: all look at their first two cards · draw: the active seat looks at the card it drew · flip: the active
seat turns up the next card · race: the rhyme runs · late: it is over, touches made before its end may still
arrive · turn-up: the taker chooses a card of its row · confuse: the active seat moves another row's cards ·
remind: all look at their rows · over.
"""


class Public(Struct, frozen=True, kw_only=True, gc=False):
    """What everyone may know."""

    phase: Phase
    turn: int
    """The number of this turn; 0 before the first."""
    active: Seat
    until: Millis | None
    """When the table goes on by itself; `None` once the game is over."""
    reveal: int
    """The number of the card turned up last; 0 before the first."""
    card: Card | None
    """The card that lies face up in the middle."""
    shown: Millis
    """When it was turned up."""
    reverse: bool
    """Whether a Reverse waits for the next friend, or governs the one in the middle (MP-24)."""
    said: int | None
    """How many words of the rhyme have been tapped; `None` while nobody recites (MP-14)."""
    ended: Millis | None
    """When the race for the last card was decided: the first touch, or else the end of the rhyme (MP-15)."""
    taker: Seat | None
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
    """How many cards are left in the stock, the alarm and the fifteen below it included."""
    discards: int


class State(Struct, frozen=True, kw_only=True, gc=False):
    """The whole truth."""

    options: Options
    public: Public
    deal: Deal
    stock: tuple[Card, ...]
    """The stock as it was set up, top first; the last `public.stock` cards are still there."""
    rows: tuple[tuple[Friend, ...], ...]
    discards: tuple[Friend | ActionCard, ...]
    claims: tuple[Claim, ...] = ()
    """The touches of the race that runs, in order of arrival."""
    tapped: Millis | None = None
    """The fair moment of the last word tapped."""


class View(Struct, frozen=True, kw_only=True, gc=False):
    """What one seat may know; `me` is `None` for a spectator."""

    me: Seat | None
    public: Public
    peek: tuple[Friend, ...] | None
    """The faces of one's own row from left to right, only while a look lasts (MP-7)."""
    claimed: bool
    """Whether this seat has touched the card in the middle."""


class Flip(Struct, frozen=True, tag="flip", forbid_unknown_fields=True, gc=False):
    """Turn up the next card of the stock (MP-10, MP-24)."""


class Touch(Struct, frozen=True, tag="touch", forbid_unknown_fields=True, gc=False):
    """Touch the card in the middle (MP-11)."""

    reveal: int
    """The number of the card that was seen."""


class TurnUp(Struct, frozen=True, tag="turn-up", forbid_unknown_fields=True, gc=False):
    """Turn up one card of one's own row (MP-16)."""

    position: int


class Word(Struct, frozen=True, tag="word", forbid_unknown_fields=True, gc=False):
    """Tap a word of the rhyme (MP-14)."""

    index: int


class Shift(Struct, frozen=True, tag="shift", forbid_unknown_fields=True, gc=False):
    """Move a card of another seat's row to another place (MP-22)."""

    row: Seat
    start: int
    end: int


class Stop(Struct, frozen=True, tag="stop", forbid_unknown_fields=True, gc=False):
    """Move no card, or no more (MP-22)."""


Action: TypeAlias = Flip | Touch | TurnUp | Word | Shift | Stop
