"""What a move changed in the view of each seat: computed when it is first asked for, and once."""

from typing import Any

from msgspec import to_builtins

from ludotheque.core import Seat
from ludotheque.core.delta import SAME, difference, difference_but
from ludotheque.core.play import AnyGame


class Views:
    """What each seat may know of one state."""

    __slots__ = ("_game", "_made", "_state")

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game = game
        self._state = state
        self._made: dict[Seat | None, Any] = {}

    def of(self, seat: Seat | None) -> Any:
        """The view of a seat (`None`: spectators)."""
        view = self._made.get(seat)
        if view is None:
            view = self._made[seat] = self._game.view(self._state, seat)
        return view


class Changes:
    """The differences between the views of two states. The public part is the same for all seats, and compared once."""

    __slots__ = ("_after", "_before", "_found", "_new", "_old", "_public")

    def __init__(self, before: Views, after: Views) -> None:
        self._before = before
        self._after = after
        self._old: Any = None
        self._new: Any = None
        self._public: Any = SAME  # from the old to the new public part
        self._found: dict[Seat | None, tuple[Any, Any]] = {}

    def of(self, seat: Seat | None) -> tuple[Any, Any]:
        """The delta of the public part of a seat's view, and that of its other fields; each may be `SAME`."""
        found = self._found.get(seat)
        if found is None:
            old, new = self._before.of(seat), self._after.of(seat)
            if old.public is not self._old or new.public is not self._new:
                self._old, self._new = old.public, new.public
                self._public = difference(self._old, self._new)
            found = self._found[seat] = self._public, _but_public(old, new)
        return found

    def touch(self, seat: Seat | None) -> bool:
        """Whether the view of a seat changed at all."""
        return self.of(seat) != (SAME, SAME)


def _but_public(old: Any, new: Any) -> Any:
    delta = difference_but("public", old, new)
    if delta is not None:
        return delta
    old, new = to_builtins(old), to_builtins(new)  # fields that are not always there
    return difference({**old, "public": None}, {**new, "public": None})
