"""A bot is an occupant of a seat like any other: it sees views and events, and decides."""

from collections.abc import Callable
from random import Random
from typing import Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from ludotheque.core.game import Millis, Seat

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Decision(Struct, Generic[A_co], frozen=True):
    """What a bot wants to do and when. The driver acts for it at `at` unless a later update changes its mind."""

    at: Millis
    action: A_co
    thought: Callable[[], A_co] | None = None
    """A better action that takes long to find. Pure and picklable: a driver may compute it in another process.

    A live table acts by `action` where the thought is not ready in time; other drivers wait for it (`best`).
    """
    say: str | None = None
    """What it says as it acts: the text `say-…` of its game. Drivers may leave it out."""

    def best(self) -> A_co:
        """The action, after the thought if there is one."""
        return self.action if self.thought is None else self.thought()


class Bot(Protocol[A_co, E_contra, V_contra]):
    """Called after every update of its seat, with the view and the events that led to it."""

    def notice(self, now: Millis, view: V_contra, events: tuple[E_contra, ...]) -> "Decision[A_co] | None":
        """The decision that stands from now on; `None` means wait. The same plan may be returned again."""


BotMaker: TypeAlias = Callable[[Seat, Random], Bot[A, E_contra, V_contra]]
