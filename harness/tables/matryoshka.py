"""A table with a stacked deck, and short ways to any phase."""

from collections.abc import Sequence
from typing import Any, Self

from ludotheque.core import Stacked
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka.cards import Card
from ludotheque.games.matryoshka.table import Action, Event, Lay, Options, Public, State, View
from ludotheque.testing import table as testing

FIRST_SERIES = tuple(range(10))


def cards(*numbers: int) -> tuple[Card, ...]:
    return tuple(Card(number) for number in numbers)


class Table(testing.Table[Options, State, Action, Event, View]):
    """`deck` names the cards that are dealt first, the rest follow in rising order."""

    def __init__(self, options: Options | None = None, deck: Sequence[int] = (), first: int = 0) -> None:
        deal = Stacked(orders={"series": FIRST_SERIES, "deck": tuple(deck)}, picks={"first": first})
        super().__init__(matryoshka, options or Options(seats=3), deal)

    @property
    def public(self) -> Public:
        return self.state.public

    def awaited(self) -> list[int]:
        """The seats whose choice the table waits for."""
        return list(self.public.waiting)

    def refused(self, seat: int, action: Action, after: int = 0, lag: int = 0) -> tuple[str, str, dict[str, Any]]:
        """The same; nor is it on the menu, for nothing here is a matter of moments."""
        assert action not in self.menu(seat)
        return super().refused(seat, action, after, lag)

    def lay(self, *tableaux: Sequence[int]) -> Self:
        """Every seat lays what is named for it, or else its smallest cards; `events` holds those of all."""
        events: tuple[Event, ...] = ()
        for seat in self.public.waiting:
            action = Lay(cards(*tableaux[seat])) if seat < len(tableaux) else self.menu(seat)[0]
            events += self.act(seat, action).events
        self.events = events
        return self

    def go(self, phase: str, number: int) -> Self:
        """Everyone takes the first action on the menu until this phase of this round."""
        while (self.public.phase, self.public.round) != (phase, number):
            seat = self.public.waiting[0]
            self.act(seat, self.menu(seat)[0])
        return self
