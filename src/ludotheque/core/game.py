"""What a game is: a module of pure functions over frozen values.

Time and chance come in as data (`Act.at`, `Tick.at`, the deal). One function, `view`, discloses secrets. One function,
`refuse`, decides legality. It may look only at a view, so that neither a menu nor a refusal can leak.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, NewType, Protocol, TypeAlias, TypeVar

from msgspec import UNSET, Struct, UnsetType

from ludotheque.core.refusal import BadOptions, Illegal

if TYPE_CHECKING:
    from ludotheque.core.bot import BotMaker
    from ludotheque.core.deal import Deal
    from ludotheque.core.extras import Extras
    from ludotheque.core.outcome import Outcome

Seat = NewType("Seat", int)
"""A seat at a table, 0…n−1, clockwise."""

Millis = NewType("Millis", int)
"""Milliseconds since the table opened; never the wall clock."""

Evidence: TypeAlias = dict[str, int | float | str | bool | None]
"""The raw numbers behind a fair moment, kept in the record for anyone to re-run; rules never read them."""


CONTRACT = 1
"""The version of this contract; it rises when a game that kept it before would no longer work."""

WINDOW = Millis(120)
"""How long after the first arrival a race waits for slower connections, unless a game's options say otherwise."""

MORE_TIME = 2
"""How many times as long a seat with more time may look and choose."""

SEAT_OPTIONS = ("first", "more_time")
"""The options that name seats. Like every record they begin at 0, where people count from 1."""

Hints: TypeAlias = Literal["alone", "always", "never"]
"""Whether players may ask for a hint: who plays against bots alone, everyone, or nobody."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """What is agreed before the table opens. Each game adds its own fields and checks them in `__post_init__`.

    A game with several variants narrows `variant` to a `Literal` of the keys of `SEATS`. A game whose host may choose
    who begins has a field `first: Seat | None = None`; without one, the rules decide.
    """

    seats: int
    variant: str = "base"
    hints: Hints | UnsetType = UNSET
    """Who may ask the game's teacher (see `core.advice`); unset, as in older records: who plays against bots alone.

    Its texts are common to all games.
    """
    more_time: tuple[Seat, ...] | UnsetType = UNSET
    """The seats that may look and choose twice as long, say those of children; unset, as in older records: none.

    A game honours it with `limit`, and checks it by `super().__post_init__()`. Its texts are common to all games.
    """

    def __post_init__(self) -> None:
        seats = self.more_time or ()
        if seats and (len(seats) > self.seats or any(not 0 <= seat < self.seats for seat in seats)):
            raise BadOptions("TABLE-2", "bad-more-time", seats=self.seats)

    def limit(self, ms: int, *seats: Seat) -> Millis:
        """How long the table waits for these seats: twice as long if one of them has more time."""
        slow = any(seat in seats for seat in self.more_time or ())
        return Millis(MORE_TIME * ms if slow else ms)

    @property
    def window(self) -> Millis:
        """How long after its first touch a race waits for slower connections, in the rules and in the server alike."""
        return WINDOW

    def check_times(self, limits: Mapping[str, tuple[str, int, int]]) -> None:
        """Raise `BadOptions` at the first time outside its limits: the field's rule, the least and the most."""
        for field, (rule, least, most) in limits.items():
            if not least <= getattr(self, field) <= most:
                raise BadOptions(rule, "bad-time", field=field, least=least, most=most)


class Seated(Protocol):
    """Every state remembers the options it was set up with."""

    @property
    def options(self) -> Options: ...


class Watched(Protocol):
    """Every view is a struct that says whose it is, and holds the part that all views share as a struct of its own."""

    @property
    def me(self) -> Seat | None:
        """The seat whose view it is; `None`: a spectator's."""

    @property
    def public(self) -> Any:
        """What everyone may know: the same for all seats, and encoded once for all of them."""


A = TypeVar("A")
O_contra = TypeVar("O_contra", bound=Options, contravariant=True)
S = TypeVar("S", bound=Seated)
E = TypeVar("E")
V = TypeVar("V", bound=Watched)


class Act(Struct, Generic[A], frozen=True, tag="act", omit_defaults=True, gc=False):
    """A seat asks for an action at a moment."""

    at: Millis
    seat: Seat
    action: A
    lag: Millis = Millis(0)
    """Delay forgiven by the driver: the fair moment is `at - lag`."""
    evidence: Evidence | None = None

    @property
    def fair(self) -> Millis:
        """The moment at which the player really acted, as the driver judged it."""
        return Millis(self.at - self.lag)


class Tick(Struct, frozen=True, tag="tick", gc=False):
    """A deadline passed. `at` is the moment that was due, not when it was noticed."""

    at: Millis


Move: TypeAlias = Act[A] | Tick


class Step(Struct, Generic[S, E], frozen=True, gc=False):
    """What a move led to: the next state and the public facts it caused."""

    state: S
    events: tuple[E, ...] = ()


class Words(Protocol):
    """What a game needs to put a fact into a sentence: texts by key, and the names of the seats."""

    def text(self, key: str, **variables: int | str) -> str: ...
    def seat(self, seat: Seat) -> str: ...


class Game(Protocol[O_contra, S, A, E, V]):
    """A module of pure functions: no clock, no randomness, no I/O, no mutation."""

    @property
    def CONTRACT(self) -> int:  # noqa: N802 — module constants
        """The version of the contract that the game was written for."""

    @property
    def KEY(self) -> str:  # noqa: N802
        """The name of the game in addresses and records, and of its entry point."""

    @property
    def RULES(self) -> int:  # noqa: N802
        """Raised whenever an old record would replay differently."""

    @property
    def SEATS(self) -> Mapping[str, range]:  # noqa: N802
        """The player counts of every variant; the first variant is the default one."""

    @property
    def Options(self) -> type[Any]: ...  # noqa: N802 — the classes a driver needs for decoding

    @property
    def Action(self) -> Any: ...  # noqa: N802

    @property
    def Event(self) -> Any: ...  # noqa: N802

    @property
    def View(self) -> Any: ...  # noqa: N802

    @property
    def State(self) -> Any: ...  # noqa: N802

    @property
    def BOTS(self) -> "Mapping[str, BotMaker[A, E, V]]":  # noqa: N802
        """The game's own players by level; `normal` always exists and acts for absent people."""

    @property
    def EXTRAS(self) -> "Extras[S, E, V]":  # noqa: N802
        """What the game adds to the contract: `Extras()` if nothing."""

    def setup(self, options: O_contra, deal: "Deal") -> S: ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What one seat may know (`None`: a spectator). The only exit for secrets."""

    def legal(self, view: V) -> Sequence[A]:
        """The actions this seat may take now, in a stable order; lazy where they are many."""

    def refuse(self, view: V, act: Act[A]) -> Illegal | None:
        """Why this act is not allowed, or `None` if it is. Agrees with `legal` and is much cheaper."""

    def preview(self, view: V, action: A) -> object | None:
        """What an action would be worth, as far as this seat can know; `None` where the rules tell nothing."""

    def apply(self, state: S, move: Move[A]) -> Step[S, E]:
        """The next state. Assumes that `refuse` let the act pass, or that the tick was due."""

    def deadline(self, state: S) -> Millis | None:
        """When the game wants a tick if nothing happens before."""

    def outcome(self, state: S) -> "Outcome | None":
        """Scores, ranking and winners once the game is over."""

    def phrase(self, fact: A | E, words: Words) -> Mapping[str, int | str]:
        """The variables of the text for an action or an event (`action-touch`, `event-revealed`)."""
