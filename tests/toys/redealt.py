"""Toy games with a what-if: one that keeps law 14, and those that each break it."""

from collections.abc import Sequence

from msgspec.structs import replace

from ludotheque.core import Deal, Extras, Seat, Step
from tests.toys.high_card import HighCard, ToyEvent, ToyState, ToyView

Steps = Sequence[Step[ToyState, ToyEvent]]


def redeal(steps: Steps, seat: Seat, deal: Deal) -> Steps:
    """All cards but the seat's own, and those it gave away, are dealt again."""
    state = steps[-1].state
    own = [step.state.hands[seat] for step in steps]
    hidden = sorted({*state.hands, *state.stock, *state.discards} - set(own))
    again = iter([hidden[number] for number in deal.order(len(hidden), "redeal")])
    hands = tuple(card if chair == seat else next(again) for chair, card in enumerate(state.hands))
    discards = tuple(card if card in own else next(again) for card in state.discards)
    return (Step(replace(state, deal=deal, hands=hands, discards=discards, stock=tuple(again)), steps[-1].events),)


def _with(state: ToyState, steps: Steps) -> Steps:
    return (Step(state, steps[-1].events),)


def same_cards(steps: Steps, seat: Seat, deal: Deal) -> Steps:
    """Nothing is dealt again: the hidden cards stay where they are."""
    del seat
    return _with(replace(steps[-1].state, deal=deal), steps)


def other_hand(steps: Steps, seat: Seat, deal: Deal) -> Steps:
    """The seat gets another card."""
    state = redeal(steps, seat, deal)[-1].state
    return _with(replace(state, hands=state.hands[::-1]), steps)


def card_lost(steps: Steps, seat: Seat, deal: Deal) -> Steps:
    """A card is lost."""
    state = redeal(steps, seat, deal)[-1].state
    return _with(replace(state, stock=state.stock[1:]), steps)


def old_deal(steps: Steps, seat: Seat, deal: Deal) -> Steps:
    """What is drawn later comes from the old deal."""
    return _with(replace(redeal(steps, seat, deal)[-1].state, deal=steps[-1].state.deal), steps)


def past_told(steps: Steps, seat: Seat, deal: Deal) -> Steps:
    """The others remember cards of the old deal."""
    return (*steps[:-1], *redeal(steps, seat, deal))


class Redealt(HighCard):
    """Keeps every law."""

    EXTRAS: Extras[ToyState, ToyEvent, ToyView] = Extras(redeal=redeal)


class SameCards(HighCard):
    EXTRAS: Extras[ToyState, ToyEvent, ToyView] = Extras(redeal=same_cards)


class OtherHand(HighCard):
    EXTRAS: Extras[ToyState, ToyEvent, ToyView] = Extras(redeal=other_hand)


class CardLost(HighCard):
    EXTRAS: Extras[ToyState, ToyEvent, ToyView] = Extras(redeal=card_lost)


class OldDeal(HighCard):
    EXTRAS: Extras[ToyState, ToyEvent, ToyView] = Extras(redeal=old_deal)


class PastTold(HighCard):
    EXTRAS: Extras[ToyState, ToyEvent, ToyView] = Extras(redeal=past_told)
