"""How a game shows itself in a terminal: the one small contract between the generic table and `games/*/terminal/`.

A face is a module of pure functions over views. It knows pictures and words, but no rules. `parse` turns a line into an
action; only `refuse` decides whether it is allowed.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol, TypeVar, cast

from msgspec import Struct
from rich.console import RenderableType

from ludotheque.core import Millis, Spoken
from ludotheque.texts import Speech, package_of

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


class Room(Struct, frozen=True):
    """What a picture may fill, and the moment it is drawn at (for rhymes and countdowns)."""

    width: int
    height: int
    now: Millis


class Unclear(Spoken):
    """A line that is no action at all, and what can be typed instead."""


class Face(Protocol[A, V_contra]):
    """What `games/<key>/terminal/` offers."""

    def draw(self, view: V_contra, words: Speech, room: Room) -> RenderableType:
        """The table as this seat sees it; `None` seats see what a spectator sees."""

    def ask(self, view: V_contra, words: Speech) -> str | None:
        """The question this seat should answer now, or `None` while there is nothing to do but watch."""

    def keys(self, view: V_contra) -> Mapping[str, A]:
        """Keys that act at once, without Enter: the touches of a race."""

    def default(self, view: V_contra) -> A | None:
        """What a bare Enter does; `None` where Enter should only let time pass."""

    def parse(self, view: V_contra, line: str, words: Speech) -> A:
        """The action a typed line means; raises `Unclear`."""

    def spell(self, view: V_contra, action: A) -> str:
        """A line that `parse` understands as this action."""

    def until(self, view: V_contra) -> Millis | None:
        """The end of the time limit to show as a countdown, if one runs for this seat."""

    @property
    def CODES(self) -> bool:  # noqa: N802
        """Whether actions are best named by what one types for them."""

    @property
    def LASTS(self) -> Millis | None:  # noqa: N802 — a constant of the module
        """How long an event may be read on the screen, in a game of memory; `None`: until newer ones push it out.

        Where it is limited, the line-by-line table leaves nothing in the scroll-back either (MP-7).
        """

    def hint(self, view: V_contra, words: Speech) -> str:
        """A paragraph of help for this very moment: what to look at, what can be typed."""


AnyFace = Face[Any, Any]


def face_of(key: str) -> AnyFace:
    """The face of a game, imported only when it is needed."""
    from ludotheque.games import GAMES

    return cast(AnyFace, import_module(f"{package_of(GAMES[key])}.terminal"))
