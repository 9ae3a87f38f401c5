"""Looks: each seat opens and ends its own; the table waits for all (MP-6, MP-7, MP-9, MP-23)."""

from collections.abc import Container
from typing import Final

from msgspec.structs import replace

from ludotheque.core import Looking, Millis, Seat, put
from ludotheque.games.moby_pick.events import Event, LookMissed
from ludotheque.games.moby_pick.table import Occasion, State

OCCASIONS: Final = frozenset({"deal", "draw", "remind"})
"""The phases in which seats look at their rows."""


def await_looks(state: State, at: Millis, occasion: Occasion, seats: Container[int]) -> State:
    """These seats may look at their rows; who has no card has nothing to look at."""
    public = state.public
    limit = Millis(at + state.options.open_ms)
    looks = tuple("waiting" if count and seat in seats else "none" for seat, count in enumerate(public.rows))
    public = replace(public, phase=occasion, looks=looks, until=limit)
    return replace(state, public=public, opens=limit, ends=(None,) * len(looks))


def length(state: State, seat: Seat) -> Millis:
    """How long a look of this occasion lasts: the same for all but those with more time (MP-6, MP-23)."""
    options, rows = state.options, state.public.rows
    match state.public.phase:
        case "deal":
            return options.limit(options.deal_ms, seat)
        case "draw":
            return options.limit(options.look_ms + options.look_card_ms, seat)
        case _:
            return options.limit(options.look_ms + max(rows) * options.look_card_ms, seat)


def open_look(state: State, at: Millis, seat: Seat) -> State:
    """A seat can see its cards: its own look begins now (MP-6)."""
    ends = put(state.ends, seat, Millis(at + length(state, seat)))
    return _with(state, put(state.public.looks, seat, "open"), ends)


def end_look(state: State, seat: Seat) -> State:
    """A seat has seen enough (MP-6)."""
    return _with(state, put(state.public.looks, seat, "done"), put(state.ends, seat, None))


def pass_limits(state: State, at: Millis) -> tuple[State, tuple[Event, ...]]:
    """Looks whose time is up are over; one that was not opened in time is missed (MP-6)."""
    looks, ends = list(state.public.looks), list(state.ends)
    missed: list[Event] = []
    for chair, end in enumerate(state.ends):
        if end is not None and end <= at:
            looks[chair], ends[chair] = "done", None
        elif looks[chair] == "waiting" and state.opens <= at:
            looks[chair] = "done"
            missed.append(LookMissed(Seat(chair)))
    return _with(state, tuple(looks), tuple(ends)), tuple(missed)


def limits(state: State) -> list[Millis]:
    """Every moment at which a look ends, or is missed, by itself."""
    found = [end for end in state.ends if end is not None]
    return [*found, state.opens] if "waiting" in state.public.looks else found


def looking(state: State) -> bool:
    """Whether somebody sees cards right now that must lie face down afterwards (MP-7)."""
    return "open" in state.public.looks


def _with(state: State, looks: tuple[Looking, ...], ends: tuple[Millis | None, ...]) -> State:
    state = replace(state, public=replace(state.public, looks=looks), ends=ends)
    until = max(limits(state), default=state.public.until)
    return replace(state, public=replace(state.public, until=until))
