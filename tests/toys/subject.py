"""The toy games on trial, with their oracles."""

from collections.abc import Sequence

from ludotheque.core import Act, Seat
from ludotheque.core.play import AnyGame
from ludotheque.testing.trace import Subject, Trace
from tests.toys import slap
from tests.toys.high_card import CARDS, Change, HighCard, ToyOptions, ToyState
from tests.toys.slap import SlapGame, SlapOptions, SlapState


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


def shown(secret: str, owner: Seat, seat: Seat | None, before: ToyState, after: ToyState) -> bool:
    """All cards are shown at the end."""
    del secret, owner, seat, before
    return after.public.shown is not None


def subject(game: AnyGame | None = None) -> Subject:
    """The toy, or a broken one in its place."""
    return Subject(
        game=game or HighCard(),
        tables=tuple(ToyOptions(seats=seats) for seats in (2, 3, 4)),
        cards=cards,
        size=lambda options: CARDS,
        unseen=unseen,
        shown=shown,
    )


def slap_unseen(trace: Trace, seat: Seat | None) -> Sequence[Sequence[int]]:
    """The cards that have not flashed up."""
    del seat
    flashed = trace.steps[-1].state.public.reveal
    return [trace.deal.order(slap.CARDS, "deck")[flashed:]]


def slap_shown(secret: str, owner: Seat, seat: Seat | None, before: SlapState, after: SlapState) -> bool:
    """A slap is told when the race is decided, and the purses at the end."""
    del owner, seat
    decided = before.public.stage == "hot" != after.public.stage
    return decided if secret == "slap" else after.public.stage == "over"


def slap_subject(game: AnyGame | None = None) -> Subject:
    """The toy race, or a broken one in its place."""
    return Subject(
        game=game or SlapGame(),
        tables=(*(SlapOptions(seats=seats) for seats in (2, 3, 4)), SlapOptions(seats=3, slack=0)),
        cards=lambda state: state.pile,
        size=lambda options: slap.CARDS,
        unseen=slap_unseen,
        shown=slap_shown,
    )
