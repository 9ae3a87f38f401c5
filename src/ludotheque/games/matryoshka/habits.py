"""The built-in player's choices from one seat's view, for the normal bot and for whoever lets time run out.

The value of a set of dolls is its score, plus what the best missing dolls of a line would add. Only dolls that may
still come are counted. Numbers are twelfths of a point, so that no machine rounds differently.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from ludotheque.core import Seat
from ludotheque.games.matryoshka.cards import VALUES, Card
from ludotheque.games.matryoshka.scoring import LINE, POINTS, columns, lines, score
from ludotheque.games.matryoshka.table import ROUNDS, Action, Lay, Offer, Show, Take, View
from ludotheque.games.matryoshka.view import owned

POINT = 12
HOPE = (2, 2, 1, 1, 0)
"""By round: twelfths of a missing doll's worth, less as fewer trades and draws remain."""
ENVY = 6
"""One part in so many of a rival's gain counts as a loss."""


def habit(view: View) -> Action:
    """What the built-in player does in this seat when the table waits for it."""
    match view.public.phase:
        case "lay":
            return Lay(_lay(view))
        case "show":
            return Show(_show(view))
        case "offer":
            return Offer(_offer(view), view.public.turn)
        case _:
            return Take(_take(view))


@lru_cache(maxsize=1 << 14)
def hope(mask: int, alive: int) -> int:
    """The gain by the best doll that could still join a line, and half the gain by the second best."""
    gains = sorted(
        (LINE[mask | 1 << bit] - LINE[mask] for bit in range(VALUES) if alive >> bit & 1 and not mask >> bit & 1),
        reverse=True,
    )
    return 2 * gains[0] + gains[1] if len(gains) > 1 else 2 * sum(gains)


class _Eye:
    """Values sets of dolls as one seat sees the table."""

    def __init__(self, view: View) -> None:
        assert view.me is not None
        public = view.public
        self.me: Seat = view.me
        self.view = view
        self.mine = owned(view)
        self._hope = HOPE[public.round]
        locked = lines(card for seat, cards in enumerate(public.tableaux) if seat != self.me for card in cards)
        self._alive = [((1 << VALUES) - 1) & ~mask for mask in locked]

    def worth(self, cards: Iterable[Card]) -> int:
        """What these dolls are worth to their owner now."""
        held = tuple(cards)
        if self.view.public.round == ROUNDS and len(held) > self.view.public.need:  # one will stay in hand
            return POINT * max(score(held[:spare] + held[spare + 1 :]) for spare in range(len(held)))
        points = sum(POINTS[size] for size in columns(held))
        hopes = 0
        for mask, alive in zip(lines(held), self._alive, strict=True):
            if mask:
                points += LINE[mask]
                hopes += hope(mask, alive)
        return POINT * points + self._hope * hopes // 2

    def with_swap(self, gone: Card, come: Card) -> int:
        """What my dolls would be worth after a trade."""
        return self.worth(come if card == gone else card for card in self.mine)

    def wish(self, seat: Seat, card: Card) -> int:
        """What a doll would add to what I know another seat to own."""
        base = (*self.view.public.tableaux[seat], *self.view.known[seat])
        return self.worth((*base, card)) - self.worth(base) if card not in base else 0


def _lay(view: View) -> tuple[Card, ...]:
    """The tableau that is worth most: the dolls left in hand are those that a trade may cost."""
    eye = _Eye(view)
    return max(combinations(eye.mine, view.public.need), key=eye.worth)


def _show(view: View) -> Card:
    """The doll I miss least; among those, one that others want, since they offer more for it."""
    eye = _Eye(view)
    rivals = [Seat(seat) for seat in range(len(view.public.hands)) if seat != eye.me]

    def price(card: Card) -> int:
        kept = eye.worth(other for other in eye.mine if other != card)
        return ENVY * kept + max(eye.wish(seat, card) for seat in rivals)

    return max(view.hand, key=price)


def _offer(view: View) -> Card:
    """The doll whose loss for the shown one leaves me best, weighed by how much the active seat wants it."""
    eye = _Eye(view)
    active, shown = view.public.active, view.public.shown
    assert active is not None
    assert shown is not None
    now = eye.worth(eye.mine)

    def price(card: Card) -> int:
        gain = eye.with_swap(card, shown) - now
        wish = eye.wish(active, card)
        return (POINT + wish) * (ENVY * gain - wish) // POINT

    return max(view.hand, key=price)


def _take(view: View) -> Seat:
    """The offer that leaves me best, less what the shown doll would bring to its owner."""
    eye = _Eye(view)
    shown, offers = view.public.shown, view.offers
    assert shown is not None
    assert offers is not None

    def price(offer: tuple[Seat, Card]) -> int:
        seat, card = offer
        return ENVY * eye.with_swap(shown, card) - eye.wish(seat, shown)

    return max(((Seat(seat), card) for seat, card in enumerate(offers) if card is not None), key=price)[0]
