"""The contract as data: what a game declares by base structs and markers, for drivers that know no game's types."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from ludotheque.core.game import Seat
from ludotheque.core.looks import EndLook, OpenLook
from ludotheque.core.markers import AWAITED, LOOKS, PRIVATE, REACTIONS, marked
from ludotheque.core.play import AnyGame
from ludotheque.core.race import Reaction, Reveal, Timed, Touch


class Contract(Struct, frozen=True, kw_only=True):
    """What a client must know of a game to drive a table of it."""

    races: tuple[str, ...]
    """The variants that are won by the quickest touch."""
    reveals: tuple[str, ...]
    """The types of the events that open a race; each has a number `reveal`."""
    touches: tuple[str, ...]
    """The types of the actions that are touches; each names the number `reveal` of what was seen."""
    timed: tuple[str, ...]
    """The types of the actions whose moment is judged like a touch's, though they race against nobody."""
    reactions: dict[str, str]
    """By the type of an event that tells the result of a race: its field with every touch as `seat` and `ms`."""
    private: tuple[str, ...]
    """The fields of a view that only its own seat may see: a shared device covers them."""
    awaited: tuple[str, ...]
    """The fields of the public part that name the seats the table waits for; the last that is set counts."""
    looks: str | None
    """The field of the public part that holds every seat's look, if the game has looks."""
    open_look: str | None
    """The type of the action that opens the seat's own look."""
    end_look: str | None
    """The type of the action that ends it."""


def describe(game: AnyGame) -> Contract:
    """What a game declares; worked out once for each game."""
    hashable: Any = game
    return _describe(hashable)


@lru_cache(maxsize=64)
def _describe(game: Any) -> Contract:
    public = public_type(game)
    looks = _wire(public, LOOKS)
    opening, ending = tags(game.Action, OpenLook), tags(game.Action, EndLook)
    return Contract(
        races=game.EXTRAS.races,
        reveals=tags(game.Event, Reveal),
        touches=tags(game.Action, Touch),
        timed=tags(game.Action, Timed),
        reactions=_reactions(game.Event),
        private=_wire(game.View, PRIVATE),
        awaited=_wire(public, AWAITED),
        looks=looks[0] if looks else None,
        open_look=opening[0] if opening else None,
        end_look=ending[0] if ending else None,
    )


def _wire(kind: Any, marker: Meta) -> tuple[str, ...]:
    return tuple(field.encode_name for field in marked(kind, marker))


def _reactions(union: Any) -> dict[str, str]:
    found: dict[str, str] = {}
    for kind in kinds(union):
        for field in marked(kind, REACTIONS):
            row, *_ = get_args(field.type)
            if get_origin(row) is not tuple or get_args(row) != (Reaction, ...):
                raise TypeError(f"{kind.__name__}.{field.name}: REACTIONS marks a tuple[Reaction, ...], not {row}")
            found[str(kind.__struct_config__.tag)] = field.encode_name
    return found


def public_type(game: AnyGame) -> Any:
    """The type of the part of every view that all seats share."""
    return next(field.type for field in msgspec.structs.fields(game.View) if field.name == "public")


def kinds(union: Any) -> tuple[type[Struct], ...]:
    """The structs of a game's `Action` or `Event`, which may be a single one."""
    return get_args(union) or (union,)


def tags(union: Any, base: type[Struct]) -> tuple[str, ...]:
    """The tags of the structs in a union that derive from a base."""
    return tuple(str(kind.__struct_config__.tag) for kind in kinds(union) if issubclass(kind, base))


UNAWAITED = (Touch, OpenLook, EndLook)
"""Actions for which no table waits: a race goes on without them, and a look ends by itself."""


def asks(menu: Sequence[Any], unawaited: tuple[type[Struct], ...] = UNAWAITED) -> bool:
    """Whether one of these actions is an answer that a table waits for."""
    return any(not isinstance(action, unawaited) for action in menu)


def awaited(game: AnyGame, public: Any) -> tuple[Seat, ...]:
    """The seats that a client finds: of the fields marked `AWAITED` the last one that is set counts."""
    values = [getattr(public, field.name) for field in marked(public_type(game), AWAITED)]
    last = next((value for value in reversed(values) if value is not None), ())
    return last if isinstance(last, tuple) else (last,)


def late(game: AnyGame, state: Any) -> tuple[Seat, ...]:
    """The seats at fault when time runs out in a state: those awaited that have an answer to give.

    None where somebody else had one, too: who is awaited in a talk may wait for the others in turn (AR-17).
    Nor who recites: the touch of another ends the race, and the timer takes over a slow rhyme (MP-15, MP-31).
    """
    seats = (Seat(number) for number in range(state.options.seats))
    able = tuple(seat for seat in seats if asks(game.legal(game.view(state, seat)), (*UNAWAITED, Timed)))
    return able if set(able) <= set(awaited(game, state.public)) else ()
