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

    __slots__ = ("_after", "_before", "_own", "_public", "_publics")

    def __init__(self, before: Views, after: Views) -> None:
        self._before = before
        self._after = after
        self._publics: tuple[Any, Any] = (None, None)
        self._public: Any = SAME
        self._own: dict[Seat | None, Any] = {}

    def public(self, seat: Seat | None) -> Any:
        """The delta of the public part of a seat's view, or `SAME`."""
        old, new = self._before.of(seat).public, self._after.of(seat).public
        if self._publics[0] is not old or self._publics[1] is not new:
            self._publics = old, new
            self._public = difference(old, new)
        return self._public

    def own(self, seat: Seat | None) -> Any:
        """The delta of the other fields of a seat's view, or `SAME`."""
        if seat not in self._own:
            self._own[seat] = _but_public(self._before.of(seat), self._after.of(seat))
        return self._own[seat]

    def touch(self, seat: Seat | None) -> bool:
        """Whether the view of a seat changed at all."""
        return self.public(seat) is not SAME or self.own(seat) is not SAME


def _but_public(old: Any, new: Any) -> Any:
    delta = difference_but("public", old, new)
    if delta is not None:
        return delta
    old, new = to_builtins(old), to_builtins(new)  # fields that are not always there
    return difference({**old, "public": None}, {**new, "public": None})
