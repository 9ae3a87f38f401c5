"""What a seat has seen since the start: views forget, a thinking player does not.

Certainties are kept as in `knowledge`, from this seat's side: what I know, what everyone knows, and what each other
seat knows of my hand. So a thinking player needs no reminders (MA-22).
"""

from typing import TypeAlias

from msgspec import Struct

from ludotheque.core import Seat
from ludotheque.games.matryoshka.cards import Card
from ludotheque.games.matryoshka.table import Event, Revealed, Shown, Traded, View

Cards: TypeAlias = set[Card]
MOVED = 1 / 18
"""How likely a card seen in a hand is the one that went, when a hidden card of that hand was taken.

One in six if every card were as likely; measured less, since a card that was refused is offered again less often.
"""


class Trade(Struct, frozen=True):
    """A trade of this round as this seat saw it; `offers` if it was its own."""

    active: Seat
    partner: Seat
    shown: Card
    taken: Card | None
    offers: tuple[Card | None, ...] | None


class Memory:
    """One seat's memory of one game."""

    def __init__(self, me: Seat, seats: int) -> None:
        self.me = me
        self.seen: Cards = set()
        self.known: list[Cards] = [set() for _ in range(seats)]
        """By holder: the cards in that hand that I am sure of."""
        self.public: list[Cards] = [set() for _ in range(seats)]
        """By holder: those that everyone is sure of."""
        self.of_me: list[Cards] = [set() for _ in range(seats)]
        """By observer: the cards of my hand that it is sure of."""
        self.holders: dict[Card, list[float]] = {}
        """Of a card once seen in another hand: how likely it is there, by seat."""
        self.tableaux: tuple[tuple[Card, ...], ...] = ((),) * seats
        self.before: tuple[tuple[Card, ...], ...] = self.tableaux
        """The tableaux that lay before the last laying."""
        self.trades: list[Trade] = []
        self._new = True
        self._offer: Card | None = None
        self._offers: tuple[Card | None, ...] | None = None

    def notice(self, view: View, events: tuple[Event, ...]) -> None:
        """Take in an update; the first one may come in the middle of a game."""
        if self._new:
            self._new = False
            self.tableaux = self.before = view.public.tableaux
            self.known = [set(cards) for cards in view.known]
            self.seen.update(card for cards in (*view.known, *view.public.tableaux) for card in cards)
            events = ()
        for event in events:
            match event:
                case Revealed(tableaux=tableaux):
                    self._lay(tableaux)
                case Shown(card=card):
                    self.seen.add(card)
                case Traded(seat=active, partner=partner, card=shown):
                    self._trade(active, partner, shown)
                case _:
                    pass
        if view.offer is not None:
            self._offer = view.offer
        if view.offers is not None:
            self._offers = view.offers
            self.seen.update(card for card in view.offers if card is not None)
        self.seen.update(view.hand)

    def _lay(self, tableaux: tuple[tuple[Card, ...], ...]) -> None:
        self.before, self.tableaux = self.tableaux, tableaux
        self.trades = []
        for holder, laid in enumerate(tableaux):
            back = set(self.before[holder]).difference(laid)
            self.seen.update(laid)
            if holder == self.me:
                for cards in self.of_me:
                    cards.update(back)
                    cards.difference_update(laid)
                continue
            for cards in (self.known[holder], self.public[holder]):
                cards.update(back)
                cards.difference_update(laid)
            for card in back:
                self._place(card, holder)

    def _place(self, card: Card, holder: int) -> None:
        """A card is surely there."""
        self.holders[card] = [float(seat == holder) for seat in range(len(self.known))]

    def _trade(self, active: Seat, partner: Seat, shown: Card) -> None:
        me, taken, offers = self.me, None, None
        for seat in (active, partner):
            self.public[seat].discard(shown)
        if active == me:
            offers = self._offers
            assert offers is not None
            taken = self._own_trade(partner, shown, offers)
        elif partner == me:
            taken = self._offer
            assert taken is not None
            self.known[active].discard(shown)
            self.known[active].add(taken)
            self._place(taken, active)
            for observer, cards in enumerate(self.of_me):
                if observer == active:
                    cards.discard(taken)
                    cards.add(shown)
                else:
                    self.of_me[observer] = {shown}
        else:
            self._others_trade(active, partner, shown)
        self.public[partner] = {shown}
        self.trades.append(Trade(active, partner, shown, taken, offers))
        self._offer = self._offers = None

    def _own_trade(self, partner: Seat, shown: Card, offers: tuple[Card | None, ...]) -> Card:
        for holder, card in enumerate(offers):
            if card is not None and holder != partner:
                self.known[holder].add(card)
                self._place(card, holder)
        taken = offers[partner]
        assert taken is not None
        self.known[partner].discard(taken)
        self.known[partner].add(shown)
        self._place(shown, partner)
        for observer, cards in enumerate(self.of_me):
            cards.discard(shown)
            if observer == partner:
                cards.add(taken)
        return taken

    def _others_trade(self, active: Seat, partner: Seat, shown: Card) -> None:
        """A hidden card went from the partner to the active seat: it may be any that was seen there."""
        self.known[active].discard(shown)
        self.known[partner] = {shown}
        for card, holders in self.holders.items():
            if card != shown:
                moved = holders[partner] * MOVED
                holders[partner] -= moved
                holders[active] += moved
        self._place(shown, partner)
        if self._offer is not None:
            self.of_me[active].add(self._offer)
