"""A teacher: what a player of a level would do in a seat, and why, as data that any language can put into a sentence.

Advice is made from what the seat may know: its views and the events it was told. So it can disclose no secret.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from ludotheque.core.game import Millis, Seat, Words

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Who(Struct, frozen=True, gc=False):
    """A player, named by the seat."""

    seat: Seat


class Term(Struct, frozen=True):
    """A text by its key, with its variables: a word, a phrase or a sentence."""

    key: str
    variables: "Mapping[str, Value]" = {}


Value: TypeAlias = int | str | Who | Term | tuple[Term | Who, ...]
"""A variable of a text. A word that differs between languages is a `Term`; a row of them is joined by commas."""


def spoken(value: Value, words: Words) -> int | str:
    """A value in the language of the words."""
    match value:
        case Term(key=key, variables=variables):
            return words.text(key, **{name: spoken(each, words) for name, each in variables.items()})
        case Who(seat=seat):
            return words.seat(seat)
        case tuple():
            return ", ".join(str(spoken(each, words)) for each in value)
        case _:
            return value


class Advice(Struct, Generic[A_co], frozen=True):
    """What to do, and why in one sentence; `action` is `None` where it is better, or only possible, to wait."""

    action: A_co | None
    reason: Term


Thought: TypeAlias = Callable[[], Advice[A_co]]
"""Advice that takes long to find. Pure and picklable: a driver may compute it in another process."""


class Adviser(Protocol[A_co, E_contra, V_contra]):
    """Sits beside one seat: it sees what the seat sees, like a bot, and never acts."""

    def notice(self, now: Millis, view: V_contra, events: tuple[E_contra, ...]) -> None:
        """Take in an update of the seat."""

    def advise(self, view: V_contra, level: str, seed: int) -> "Thought[A_co] | None":
        """What a player of this level would do; `None` where the seat has nothing to decide."""


BEST = ("hard", "expert")
"""The levels that teach where nobody asks for another one; a game without them has its last level teach.

`hard` comes first: it answers in a second or two, and `expert` may think several times as long.
"""


def teaching_level(levels: Iterable[str]) -> str:
    """The level whose advice is given by default."""
    known = tuple(levels)
    return next((level for level in BEST if level in known), known[-1])


AdviserMaker: TypeAlias = Callable[[Seat], Adviser[A, E_contra, V_contra]]
