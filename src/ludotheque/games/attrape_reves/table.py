"""The values of a table: options, what everyone knows, the whole state, a seat's view, actions and events."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from ludotheque import core
from ludotheque.core import AWAITED, HIDDEN, MILLIS, BadOptions, Deal, Millis, Seat, between, only_in
from ludotheque.core.game import WINDOW
from ludotheque.core.race import MAX_WINDOW, Claim
from ludotheque.games.attrape_reves.cards import Kind, Moon

Variant: TypeAlias = Literal["base", "coop", "speed"]
RACES: Final = ("speed",)
"""The variants that are won by the quickest touch."""
TOGETHER: Final = ("coop",)
"""The variants whose players win or lose together (AR-16)."""
SEATS: Final[dict[str, range]] = {"base": range(2, 5), "coop": range(1, 5), "speed": range(2, 5)}
_SEATS_RULE: Final = {"base": "AR-3", "coop": "AR-16", "speed": "AR-21"}

_TIMES: Final = {
    "turn_ms": ("AR-11", 1_000, 600_000),
    "choose_ms": ("AR-7", 3_000, 600_000),
    "grab_ms": ("AR-22", 3_000, 120_000),
    "lay_ms": ("AR-8", 500, 60_000),
    "talk_ms": ("AR-17", 5_000, 600_000),
    "hold": ("AR-22", 0, MAX_WINDOW),
}
"""The time limits in milliseconds: the rule, the least and the most."""


def _limits(field: str) -> Meta:
    """The limits of a time, for forms."""
    _, least, most = _TIMES[field]
    return between(least, most)


class Options(core.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the table opens."""

    variant: Variant = "base"
    first: Seat | None = None
    """Who begins, say the youngest; drawn from the deal if nobody is named (AR-6)."""
    tie_break: Annotated[bool, only_in("base", "speed")] = False
    """Several full boards: most dreams in all decides (AR-12)."""
    moon: Annotated[Moon, only_in("coop")] = "new"
    """The pack of the cooperative variant (AR-16)."""
    turn_ms: Annotated[int, MILLIS, _limits("turn_ms")] = 30_000
    """Then the next nightmare turns up by itself."""
    choose_ms: Annotated[int, MILLIS, _limits("choose_ms"), only_in("base")] = 60_000
    """Then a free toy is drawn for the player (AR-7)."""
    grab_ms: Annotated[int, MILLIS, _limits("grab_ms"), only_in("speed")] = 15_000
    """How long the toys may be grabbed (AR-22)."""
    lay_ms: Annotated[int, MILLIS, _limits("lay_ms")] = 6_000
    """Then the toy lays itself on the nightmare (AR-8)."""
    talk_ms: Annotated[int, MILLIS, _limits("talk_ms"), only_in("coop")] = 90_000
    """How long a proposal may be discussed; then it is placed (AR-17)."""
    hold: Annotated[int, MILLIS, _limits("hold"), HIDDEN] = WINDOW
    """How long a grabbed toy waits for slower connections (AR-22)."""

    def __post_init__(self) -> None:
        super().__post_init__()
        seats = SEATS[self.variant]
        if self.seats not in seats:
            raise BadOptions(_SEATS_RULE[self.variant], "bad-seats", least=seats[0], most=seats[-1])
        if self.first is not None and not 0 <= self.first < self.seats:
            raise BadOptions("AR-6", "bad-first", seats=self.seats)
        self.check_times(_TIMES)

    @property
    def window(self) -> Millis:
        """AR-22: as agreed."""
        return Millis(self.hold)


Phase: TypeAlias = Literal["turn", "choose", "grab", "lay", "point", "over"]
"""What the table waits for.

- turn: the first player turns up the next nightmare
- choose: the active player takes a toy (base)
- grab: everyone grabs (speed)
- lay: the active player lays the chosen toy on the nightmare
- point: the active player proposes a toy and the others answer (coop)
- over
"""


class Answer(Struct, frozen=True, gc=False):
    """Where a disc covers best, how large it must be, the smallest kind that does; public from the first laying on."""

    x: int
    y: int
    radius: int
    need: Kind


class Round(Struct, frozen=True, gc=False):
    """A finished nightmare, as it lay before it was cleared away."""

    card: str
    answer: Answer
    toys: tuple[int | None, ...]
    covered: tuple[bool | None, ...]


class Public(Struct, frozen=True, kw_only=True, gc=False):
    """What everyone may know."""

    variant: Variant
    phase: Phase
    reveal: int
    """The number of the nightmare turned up last; 0 before the first."""
    first: Seat
    """The first player of this round; in the cooperative variant the player whose turn it is."""
    active: Annotated[Seat | None, AWAITED]
    """Whom the table waits for; `None` while all grab and at the end."""
    until: Millis | None
    """When the table goes on by itself; `None` once the game is over."""
    card: str | None
    """The nightmare that lies face up."""
    shown: Millis
    """When it was turned up."""
    back: Moon | None
    """The moon on the next card's back (AR-6)."""
    pile: int
    circle: tuple[int, ...]
    """The toys that are free: tiles 0–7."""
    toys: tuple[int | None, ...]
    """The toy on each seat's board."""
    covered: tuple[bool | None, ...]
    """Each seat's verdict on this nightmare, once laid."""
    answer: Answer | None
    tokens: tuple[int, ...]
    """Dreams of each seat, beyond twelve too."""
    dreams: tuple[tuple[str, ...], ...]
    """The pictures on them (AR-15)."""
    proposal: int | None
    opinions: tuple[bool | None, ...]
    """What each seat says to the proposal."""
    answer_by: Millis | None
    """When silence begins to count as agreement (AR-17); `None` without a proposal, and from that moment on."""
    placeable: bool
    """Whether the active player may place the proposal now (AR-17)."""
    beaten: int
    """Nightmares beaten together (coop)."""
    last: Round | None


class Grasp(Struct, frozen=True, gc=False):
    """A claim to one tile."""

    toy: int
    claim: Claim


class State(Struct, frozen=True, kw_only=True, gc=False):
    """The whole truth."""

    options: Options
    public: Public
    deal: Deal
    pile: tuple[int, ...]
    """The cards still face down, top first."""
    card: int | None
    discards: tuple[int, ...]
    bag: tuple[int, ...]
    """The tokens still in the bag, in the order they will be drawn."""
    shuffles: int = 0
    grasps: tuple[Grasp, ...] = ()
    """Claims that wait for their window to close, in order of arrival."""


class View(Struct, frozen=True, kw_only=True, gc=False):
    """What one seat may know; `me` is `None` for a spectator."""

    me: Seat | None
    public: Public
    grasp: int | None
    """The toy this seat has reached for, until the race for it is decided."""


class Turn(Struct, frozen=True, tag="turn", forbid_unknown_fields=True, gc=False):
    """Turn up the next nightmare (AR-11)."""


class Take(Struct, frozen=True, tag="take", forbid_unknown_fields=True, gc=False):
    """Take a toy from the circle (AR-7)."""

    toy: int


class Grab(core.Touch, frozen=True, tag="grab", forbid_unknown_fields=True, gc=False):
    """Reach for a toy on seeing nightmare number `reveal` (AR-21)."""

    toy: int
    reveal: int


class Lay(Struct, frozen=True, tag="lay", forbid_unknown_fields=True, gc=False):
    """Lay the chosen toy on the nightmare (AR-8)."""


class Point(Struct, frozen=True, tag="point", forbid_unknown_fields=True, gc=False):
    """Point at a toy; alone, that places it (AR-17)."""

    toy: int


class Agree(Struct, frozen=True, tag="agree", forbid_unknown_fields=True, gc=False):
    """Agree to the toy that is pointed at (AR-17)."""

    toy: int


class Object(Struct, frozen=True, tag="object", forbid_unknown_fields=True, gc=False):
    """Object to the toy that is pointed at (AR-17)."""

    toy: int


class Place(Struct, frozen=True, tag="place", forbid_unknown_fields=True, gc=False):
    """Place the toy that is pointed at (AR-17)."""

    toy: int


Action: TypeAlias = Turn | Take | Grab | Lay | Point | Agree | Object | Place
