"""Where two worlds differ: the path of the first field, for the message of a broken law."""

from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.core import Millis, Outcome, Seat, Step, Tick
from ludotheque.core.play import AnyGame
from ludotheque.testing.trace import Trace, encode

_ABSENT = object()


class Sight(Struct, frozen=True):
    """Everything a seat can tell from one step."""

    view: Any
    legal: tuple[Any, ...]
    events: tuple[Any, ...]
    deadline: Millis | None
    outcome: Outcome | None


def sight(game: AnyGame, step: Step[Any, Any], seat: Seat | None) -> Sight:
    """What a seat can tell: its view, its menu, the events, when the next deadline is, and the result."""
    state, view = step.state, game.view(step.state, seat)
    return Sight(view, tuple(game.legal(view)), step.events, game.deadline(state), game.outcome(state))


def difference(mine: Any, yours: Any) -> str | None:
    """The path of the first field in which two values differ on the wire, and both values; `None` if they are equal."""
    one, other = encode(mine), encode(yours)
    return None if one == other else _differ(msgspec.json.decode(one), msgspec.json.decode(other), "")


def _differ(mine: Any, yours: Any, path: str) -> str:
    if isinstance(mine, dict) and isinstance(yours, dict):
        both = {**mine, **yours}
        name = next(name for name in both if mine.get(name, _ABSENT) != yours.get(name, _ABSENT))
        return _differ(mine.get(name), yours.get(name), f"{path}.{name}" if path else name)
    if isinstance(mine, list) and isinstance(yours, list) and len(mine) == len(yours):
        place = next(place for place in range(len(mine)) if mine[place] != yours[place])
        return _differ(mine[place], yours[place], f"{path}[{place}]")
    return f"{path} is {short(mine)} in one world and {short(yours)} in the other"


def short(value: Any) -> str:
    """A value on one line, cut where it is long."""
    return _cut(msgspec.json.encode(value).decode())


def _cut(text: str) -> str:
    return text if len(text) <= 120 else f"{text[:117]}…"


def changed(before: Any, after: Any, path: str = "") -> str:
    """The path of the first field in which two values in memory differ, both values, and their types if those do."""
    if isinstance(before, Struct) and type(before) is type(after):
        for name in before.__struct_fields__:
            one, other = getattr(before, name), getattr(after, name)
            if one != other:
                return changed(one, other, f"{path}.{name}" if path else name)
    if isinstance(before, tuple) and isinstance(after, tuple) and len(before) == len(after):
        for place, (one, other) in enumerate(zip(before, after, strict=True)):
            if one != other:
                return changed(one, other, f"{path}[{place}]")
    kinds = "" if type(before) is type(after) else f", {type(before).__name__} and {type(after).__name__}"
    return f"{path or 'it'} is {_cut(repr(before))} and comes back as {_cut(repr(after))}{kinds}"


def told(trace: Trace, number: int) -> str:
    """A step, and the move that led to it."""
    if number == 0:
        return "step 0 (set-up)"
    move = trace.moves[number - 1]
    who = "time" if isinstance(move, Tick) else f"seat {move.seat}: {short(move.action)}"
    return f"step {number} ({move.at} ms, {who})"


def same(where: str, worlds: tuple[Any, Any], seat: Seat | None, cause: str) -> None:
    """Raise `AssertionError` if a seat can tell two worlds apart."""
    found = difference(*worlds)
    if found is not None:
        who = "a spectator" if seat is None else f"seat {seat}"
        raise AssertionError(f"{where}: {who} can tell {cause}: {found}")
