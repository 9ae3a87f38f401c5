"""The game on trial: what the laws cannot know by themselves, written without looking at `view`."""

from collections.abc import Sequence

from ludotheque.core import Act, Seat
from ludotheque.testing.trace import Subject, Trace

import high_card as game
from high_card.table import CARDS, Change, Options, State


def cards(state: State) -> list[int]:
    """Every card, wherever it lies."""
    return [*state.hands, *state.stock, *state.discards]


def unseen(trace: Trace, seat: Seat | None) -> Sequence[Sequence[int]]:
    """The numbers (0 to 19) of the cards that a seat never saw. It sees its own, its new one and, at the end, all."""
    order = trace.deal.order(CARDS, "deck")
    hands, top = list(order[: trace.options.seats]), trace.options.seats
    seen = set() if seat is None else {hands[seat]}
    for turn, move in enumerate(trace.moves):
        if isinstance(move, Act) and isinstance(move.action, Change):
            hands[turn], top = order[top], top + 1
            if turn == seat:
                seen.add(hands[turn])
    if len(trace.moves) == trace.options.seats:
        seen.update(hands)
    return [[card for card in order if card not in seen]]


def shown(secret: str, owner: Seat, seat: Seat | None, before: State, after: State) -> bool:
    """Whether this step shows a seat a private value of another one: all cards are shown at the end."""
    del secret, owner, seat, before
    return after.public.shown is not None


SUBJECT = Subject(
    game=game,
    tables=tuple(Options(seats=seats) for seats in range(2, 7)),
    cards=cards,
    size=lambda _: CARDS,
    unseen=unseen,
    shown=shown,
)
