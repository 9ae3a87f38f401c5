"""Who knows what of other hands (MA-13), derived from what each seat saw.

Only certainties are kept. When a hand gives away a card that an observer did not see, it may be any card of that hand.
So the observer is no longer sure of any of them, until it sees them again.
"""

from typing import TypeAlias

from ludotheque.core import Seat
from ludotheque.games.matryoshka.cards import Card

Hands: TypeAlias = tuple[tuple[Card, ...], ...]
"""By holder: the cards an observer knows to be in that hand."""
Known: TypeAlias = tuple[Hands, ...]
"""By observer; the last one is a spectator, who knows what everybody knows."""


def nothing(seats: int) -> Known:
    """Before the first tableau nobody knows anything of others."""
    return (((),) * seats,) * (seats + 1)


def after_trade(known: Known, active: Seat, partner: Seat, shown: Card, offers: tuple[Card | None, ...]) -> Known:
    """The active seat learns every offer, its partner one card, and everybody where the shown card went."""
    taken = offers[partner]
    assert taken is not None
    return tuple(
        _seen_by_active(hands, active, partner, shown, offers)
        if observer == active
        else _seen_by_partner(hands, active, shown, taken)
        if observer == partner
        else _seen_by_others(hands, active, partner, shown)
        for observer, hands in enumerate(known)
    )


def _seen_by_active(hands: Hands, active: Seat, partner: Seat, shown: Card, offers: tuple[Card | None, ...]) -> Hands:
    """The active seat saw all: rejected offers went back, and its partner holds the shown card."""
    return tuple(
        ()
        if holder == active
        else _with(_without(hand, offers[holder]), shown)
        if holder == partner
        else _with(hand, offers[holder])
        for holder, hand in enumerate(hands)
    )


def _seen_by_partner(hands: Hands, active: Seat, shown: Card, taken: Card) -> Hands:
    """The partner knows exactly what changed hands."""
    return tuple(_with(_without(hand, shown), taken) if holder == active else hand for holder, hand in enumerate(hands))


def _seen_by_others(hands: Hands, active: Seat, partner: Seat, shown: Card) -> Hands:
    """The others saw the shown card change hands; of the partner's other cards none is certain now."""
    return tuple(
        _without(hand, shown) if holder == active else (shown,) if holder == partner else hand
        for holder, hand in enumerate(hands)
    )


def after_lay(known: Known, before: Hands, after: Hands) -> Known:
    """Cards of the last tableau that are not in the new one have gone back to the hand, before all eyes."""
    return tuple(
        tuple(
            () if holder == observer else tuple(sorted({*hand, *before[holder]}.difference(after[holder])))
            for holder, hand in enumerate(hands)
        )
        for observer, hands in enumerate(known)
    )


def _with(hand: tuple[Card, ...], card: Card | None) -> tuple[Card, ...]:
    """The hand with one more card, if there is one and it is not there yet."""
    return hand if card is None or card in hand else tuple(sorted((*hand, card)))


def _without(hand: tuple[Card, ...], card: Card | None) -> tuple[Card, ...]:
    """The hand without one card, which need not have been there."""
    return tuple(other for other in hand if other != card)
