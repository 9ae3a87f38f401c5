"""The toy game on trial, with its oracle."""

from collections.abc import Sequence

from ludotheque.core import Act, Seat
from ludotheque.core.play import AnyGame
from ludotheque.testing.trace import Subject, Trace
from tests.toys.high_card import CARDS, Change, HighCard, ToyOptions, ToyState


def cards(state: ToyState) -> list[int]:
    return [*state.hands, *state.stock, *state.discards]


def unseen(trace: Trace, seat: Seat | None) -> Sequence[Sequence[int]]:
    """A seat sees its own card, the one it changes for, and at the end all."""
    order = trace.deal.order(CARDS, "deck")
    seen: set[int] = set()
    hands = list(order[: trace.options.seats])
    top = trace.options.seats
    if seat is not None:
        seen.add(hands[seat])
    for turn, move in enumerate(trace.moves):
        if isinstance(move, Act) and isinstance(move.action, Change):
            hands[turn] = order[top]
            top += 1
            if turn == seat:
                seen.add(hands[turn])
    if len(trace.moves) == trace.options.seats:
        seen.update(hands)
    return [[card for card in order if card not in seen]]


def subject(game: AnyGame | None = None) -> Subject:
    """The toy, or a broken one in its place."""
    return Subject(
        game=game or HighCard(),
        tables=tuple(ToyOptions(seats=seats) for seats in (2, 3, 4)),
        cards=cards,
        size=lambda options: CARDS,
        unseen=unseen,
    )
