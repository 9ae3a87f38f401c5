"""Another deal of the cards that a seat has never seen: those in rows and the order of the stock. For a what-if.

A seat knows every card that it saw and could follow since. It saw its own row when it looked (MP-6). It saw every card
that lay in the middle (MP-20) or was turned up (MP-16). Everyone sees how cards of a row are moved (MP-22). Everyone
knows where the alarm lies (MP-5).
"""

from collections.abc import Sequence

from msgspec.structs import replace

from ludotheque.core import Deal, Seat, Step
from ludotheque.games.moby_pick.cards import ALARM, FRIENDS, Card, Friend
from ludotheque.games.moby_pick.events import Drew, Event, Kept, Revealed, Shifted, TurnedUp
from ludotheque.games.moby_pick.table import State


class Places:
    """Which card lies where, by the place at which it was dealt; and the places that one seat has seen."""

    def __init__(self, first: State, seat: Seat) -> None:
        self._seat = seat
        dealt = [card for row in first.rows for card in row]
        self.cards: list[Card] = [*dealt, *first.stock]
        places = iter(range(len(dealt)))
        self.rows = [[next(places) for _ in row] for row in first.rows]
        self.stock = len(dealt)
        """The first place of the stock as it was set up."""
        self.seen = {self.cards.index(ALARM, self.stock)}
        self._top = self.stock
        self._middle = self.stock

    def notice(self, step: Step[State, Event]) -> None:
        """Follow the cards of one more step."""
        for event in step.events:
            match event:
                case Drew(seat=seat, thrown=thrown):
                    for _ in thrown:
                        self.seen.add(self._next())
                    self.rows[seat].append(self._next())
                case Revealed():
                    self._middle = self._next()
                    self.seen.add(self._middle)
                case Kept(seat=seat):
                    self.rows[seat].append(self._middle)
                case TurnedUp(seat=seat, position=position):
                    self.seen.add(self.rows[seat].pop(position))
                case Shifted(row=row, start=start, end=end):
                    self.rows[row].insert(end, self.rows[row].pop(start))
                case _:
                    pass
        if step.state.public.looks[self._seat] == "open":
            self.seen.update(self.rows[self._seat])  # MP-7

    def _next(self) -> int:
        self._top += 1
        return self._top - 1


def redeal(steps: Sequence[Step[State, Event]], seat: Seat, deal: Deal) -> list[Step[State, Event]]:
    """The same game with other cards wherever the seat has seen none; what others have touched is forgotten (MP-15)."""
    places = Places(steps[0].state, seat)
    rows: list[list[list[int]]] = []
    for step in steps:
        places.notice(step)
        rows.append([list(row) for row in places.rows])
    cards = _dealt(places, deal)
    stock = tuple(cards[places.stock :])

    def state(old: State, lying: list[list[int]]) -> State:
        faces = tuple(tuple(_friend(cards[place]) for place in row) for row in lying)
        claims = tuple(claim for claim in old.claims if claim.seat == seat)
        return replace(old, deal=deal, rows=faces, stock=stock, claims=claims)

    return [Step(state(step.state, lying), step.events) for step, lying in zip(steps, rows, strict=True)]


def _dealt(places: Places, deal: Deal) -> list[Card]:
    """By place: the card that lies there now. Only friends lie in rows (MP-4, MP-9)."""
    cards = list(places.cards)
    hidden = [place for place in range(len(cards)) if place not in places.seen]
    friends = sorted((card for place in hidden if isinstance(card := cards[place], Friend)), key=FRIENDS.index)
    others = sorted((card for place in hidden if not isinstance(card := cards[place], Friend)), key=str)
    inside = [place for row in places.rows for place in row if place not in places.seen]
    outside = [place for place in hidden if place not in set(inside)]
    friends = [friends[number] for number in deal.order(len(friends), "redeal:rows")]
    left = [*friends[len(inside) :], *others]
    for place, card in zip(inside, friends, strict=False):
        cards[place] = card
    for place, number in zip(outside, deal.order(len(left), "redeal:stock"), strict=True):
        cards[place] = left[number]
    return cards


def _friend(card: Card) -> Friend:
    assert isinstance(card, Friend)
    return card
