"""What a seat may know and what it may do: the only disclosure, and the only judge of legality."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import overload

from ludotheque.core import Act, Illegal, Seat
from ludotheque.games.matryoshka.cards import Card
from ludotheque.games.matryoshka.scoring import Count, count
from ludotheque.games.matryoshka.table import Action, Lay, Offer, Show, State, Take, View


def view(state: State, seat: Seat | None) -> View:
    """A seat's own hand and choices, the offers if it is its turn to look, and what it saw before (MA-13)."""
    public = state.public
    known = state.known[-1 if seat is None else seat] if public.reminders else ((),) * len(public.hands)  # MA-22
    if seat is None:
        return View(None, public, (), None, None, None, known)
    offers = state.offers if public.phase == "take" and public.active == seat else None  # MA-11
    return View(seat, public, state.hands[seat], state.offers[seat], state.lays[seat], offers, known)


def owned(view: View) -> tuple[Card, ...]:
    """Everything a seat may lay: its tableau taken back and its hand, sorted (MA-14)."""
    assert view.me is not None
    return tuple(sorted((*view.hand, *view.public.tableaux[view.me])))


class Lays(Sequence[Lay]):
    """All tableaux of `need` cards out of `cards`, in lexical order, made only when asked for."""

    def __init__(self, cards: tuple[Card, ...], need: int) -> None:
        self._cards = cards
        self._need = need

    def __len__(self) -> int:
        return comb(len(self._cards), self._need)

    def __iter__(self) -> Iterator[Lay]:
        return map(Lay, combinations(self._cards, self._need))

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Lay)
            and len(action.cards) == self._need == len(set(action.cards))
            and set(action.cards).issubset(self._cards)
        )

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Lays):
            return (self._cards, self._need) == (other._cards, other._need)
        return isinstance(other, Sequence) and len(self) == len(other) and all(map(Lay.__eq__, self, other))

    def __hash__(self) -> int:
        return hash((self._cards, self._need))

    @overload
    def __getitem__(self, place: int) -> Lay: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Lay, ...]: ...
    def __getitem__(self, place: int | slice) -> Lay | tuple[Lay, ...]:
        if isinstance(place, slice):
            return tuple(self[number] for number in range(*place.indices(len(self))))
        rank = range(len(self))[place]
        chosen: list[Card] = []
        position = 0
        while len(chosen) < self._need:
            with_it = comb(len(self._cards) - position - 1, self._need - len(chosen) - 1)
            if rank < with_it:
                chosen.append(self._cards[position])
            else:
                rank -= with_it
            position += 1
        return Lay(tuple(chosen))


def legal(view: View) -> Sequence[Action]:
    """The actions of this seat now, cards and seats in rising order; none unless the table waits for it."""
    public = view.public
    if view.me is None or view.me not in public.waiting:
        return ()
    match public.phase:
        case "lay":
            return Lays(owned(view), public.need)
        case "show":
            return tuple(Show(card) for card in view.hand)
        case "offer":
            return tuple(Offer(card, public.turn) for card in view.hand)
        case _:
            return tuple(Take(Seat(seat)) for seat in range(len(public.hands)) if seat != view.me)


def refuse(view: View, act: Act[Action]) -> Illegal | None:
    """The rule that forbids this act and why, or `None`."""
    if view.public.phase == "over":
        return Illegal("MA-19", "refused-over")
    match act.action:
        case Lay(cards=cards):
            return _refuse_lay(view, cards)
        case Show(card=card):
            return _refuse_show(view, card)
        case Offer(card=card, turn=turn):
            return _refuse_offer(view, card, turn)
        case take:
            return _refuse_take(view, take.seat)


def preview(view: View, action: Action) -> Count | None:
    """What a choice of my own cards would count as a tableau, also while it is not complete (MA-16)."""
    if not isinstance(action, Lay):
        return None
    cards = set(action.cards)
    return count(action.cards) if len(cards) == len(action.cards) and cards <= set(owned(view)) else None


def _refuse_lay(view: View, cards: tuple[Card, ...]) -> Illegal | None:
    """MA-4 for the first tableau, MA-14 for the others."""
    public = view.public
    rule = "MA-14" if public.round else "MA-4"
    if public.phase != "lay":
        return Illegal("MA-14", "refused-not-laying")
    if view.me not in public.waiting:
        return Illegal(rule, "refused-laid-already")
    if len(cards) != public.need:
        return Illegal(rule, "refused-lay-count", need=public.need, found=len(cards))
    if len(set(cards)) != len(cards):
        return Illegal(rule, "refused-lay-twice")
    if not set(cards).issubset(owned(view)):
        return Illegal(rule, "refused-lay-not-yours")
    return None


def _refuse_show(view: View, card: Card) -> Illegal | None:
    """MA-8: only the active seat shows; MA-9: a card of its hand."""
    if view.public.phase != "show":
        return Illegal("MA-9", "refused-not-showing")
    if view.me != view.public.active:
        return Illegal("MA-8", "refused-not-active")
    return _refuse_card(view, card, "MA-9")


def _refuse_offer(view: View, card: Card, turn: int) -> Illegal | None:
    """MA-10: each other seat offers once in each trade."""
    if view.public.phase != "offer":
        return Illegal("MA-10", "refused-not-offering")
    if turn != view.public.turn:
        return Illegal("MA-10", "refused-other-trade")
    if view.me == view.public.active:
        return Illegal("MA-10", "refused-own-trade")
    if view.me not in view.public.waiting:
        return Illegal("MA-10", "refused-offered-already")
    return _refuse_card(view, card, "MA-10")


def _refuse_card(view: View, card: Card, rule: str) -> Illegal | None:
    """Only cards of the hand are traded, never those of the tableau (MA-12)."""
    if card in view.hand:
        return None
    if view.me is not None and card in view.public.tableaux[view.me]:
        return Illegal("MA-12", "refused-in-tableau")
    return Illegal(rule, "refused-not-in-hand")


def _refuse_take(view: View, seat: Seat) -> Illegal | None:
    """MA-11: the active seat takes exactly one of the others' offers."""
    public = view.public
    if public.phase != "take":
        return Illegal("MA-11", "refused-not-taking")
    if view.me != public.active:
        return Illegal("MA-11", "refused-not-yours-to-take")
    if seat == view.me or not 0 <= seat < len(public.hands):
        return Illegal("MA-11", "refused-no-such-offer")
    return None
