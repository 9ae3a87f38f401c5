"""Matryoshka on trial: every kind of table, and what each seat has not seen."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core import Seat
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka.cards import Card
from ludotheque.games.matryoshka.table import Late, Lay, Offer, Options, Show, State
from ludotheque.testing.trace import Subject, Trace


def hasty(seats: int) -> Options:
    """Shorter than the slowest random player's thought, so that some are late."""
    return Options(seats=seats, show_time=5, offer_time=5, take_time=5, lay_time=5, last_lay_time=5)


def cards(state: State) -> list[int]:
    """Every card of a table."""
    hands = [card for hand in state.hands for card in hand]
    return [*hands, *state.stock, *(card for tableau in state.public.tableaux for card in tableau)]


def seen(trace: Trace, seat: Seat | None) -> set[int]:
    """What passed before a seat's eyes: its hand, tableaux, shown cards, and offers it looked at."""
    found: set[int] = set()
    for step in trace.steps:
        state: State = step.state
        found.update(*state.public.tableaux)
        if state.public.shown is not None:
            found.add(state.public.shown)
        if seat is not None:
            found.update(state.hands[seat])
            if state.public.phase == "take" and state.public.active == seat:
                found.update(card for card in state.offers if card is not None)
    return found


def unseen(trace: Trace, seat: Seat | None) -> Sequence[Sequence[int]]:
    """Cards in play that neither this seat saw nor a seat whose choice was made for it, and those out of play."""
    state: State = trace.steps[0].state
    late = {event.seat for step in trace.steps for event in step.events if isinstance(event, Late)}
    known = set().union(*(seen(trace, who) for who in (seat, *late)))
    return [[card for card in cards(state) if card not in known], sorted(set(range(70)).difference(cards(state)))]


def rename(action: Any, one: int, other: int) -> Any:
    """The same choice where two cards have changed places."""
    names = {one: Card(other), other: Card(one)}
    match action:
        case Lay(cards=chosen):
            return Lay(tuple(names.get(card, card) for card in chosen))
        case Show(card=card):
            return Show(names.get(card, card))
        case Offer(card=card, turn=turn):
            return Offer(names.get(card, card), turn)
        case _:
            return action


def shown(secret: str, owner: Seat, seat: Seat | None, before: State, after: State) -> bool:
    """MA-5: the last tableau turns up all; MA-11: the active seat looks at the offers once all are in."""
    del owner
    if before.public.phase == "lay" != after.public.phase:
        return True
    looks = any(state.public.phase == "take" and state.public.active == seat for state in (before, after))
    return secret in ("offer", "offers") and looks


SUBJECT = Subject(
    game=matryoshka,
    tables=(
        *(Options(seats=seats) for seats in (3, 4, 5)),
        Options(seats=4, first=Seat(2), reminders=False),
        *(hasty(seats) for seats in (3, 5)),
    ),
    cards=cards,
    size=lambda options: 70,
    unseen=unseen,
    rename=rename,
    shown=shown,
)
