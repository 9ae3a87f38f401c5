"""What can be told of a finished game: every card face up, and the moments worth a second look."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from ludotheque.core import Mark, Seat, Step
from ludotheque.games.moby_pick.cards import Friend
from ludotheque.games.moby_pick.events import Event, Kept, Touched, TurnedUp
from ludotheque.games.moby_pick.matching import compare
from ludotheque.games.moby_pick.table import State, View
from ludotheque.games.moby_pick.view import view


def unveil(state: State) -> View:
    """Every face of every row, for whoever watches a finished game again; never at a live table (MP-7)."""
    return replace(view(state, None), faces=state.rows)


def marks(steps: Sequence[Step[State, Event]]) -> list[Mark]:
    """Races, finds and missed chances by the number of the move that ended them; 0 is the set-up."""
    return [
        mark
        for number in range(1, len(steps))
        for event in steps[number].events
        for mark in _marks(number, event, steps[number - 1].state)
    ]


def _marks(number: int, event: Event, before: State) -> Iterator[Mark]:
    match event:
        case Touched():
            yield Mark(number, "race", tuple(time.seat for time in event.times))
        case TurnedUp() if event.result != "miss":
            yield Mark(number, "find", (event.seat,))
        case TurnedUp() if _fits(before, event.seat, event.middle):
            yield Mark(number, "missed", (event.seat,))  # it was there, at another place
        case Kept():
            seats = [Seat(chair) for chair in range(len(before.rows)) if chair != event.seat]
            missed = tuple(seat for seat in seats if _fits(before, seat, event.card))
            if missed:
                yield Mark(number, "missed", missed)  # nobody touched, though these could have (MP-20)


def _fits(state: State, seat: Seat, middle: Friend) -> bool:
    """Whether a row holds a card that would have been worth something with the one in the middle."""
    rules: dict[str, Any] = {"reverse": state.public.reverse, "seats": state.options.seats}
    return any(compare(card, middle, **rules) != "miss" for card in state.rows[seat])
