"""A table for tests: a stacked deck, acts one second apart, and short ways to any phase."""

from collections.abc import Sequence

from ludotheque.core import Act, Illegal, Millis, Seat, Stacked, Tick, submit
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka.cards import Card
from ludotheque.games.matryoshka.table import Action, Event, Lay, Options, Public, State, View

FIRST_SERIES = tuple(range(10))


def cards(*numbers: int) -> tuple[Card, ...]:
    return tuple(Card(number) for number in numbers)


class Table:
    """Plays by the rules only; `deck` names the cards that are dealt first, the rest follow in rising order."""

    def __init__(self, options: Options | None = None, deck: Sequence[int] = (), first: int = 0) -> None:
        self.options = options or Options(seats=3)
        deal = Stacked(orders={"series": FIRST_SERIES, "deck": tuple(deck)}, picks={"first": first})
        self.state: State = matryoshka.setup(self.options, deal)
        self.now = Millis(0)

    @property
    def public(self) -> Public:
        return self.state.public

    def awaited(self) -> list[int]:
        """The seats whose choice the table waits for."""
        return list(self.public.waiting)

    def view(self, seat: int | None) -> View:
        return matryoshka.view(self.state, None if seat is None else Seat(seat))

    def do(self, seat: int, action: Action) -> tuple[Event, ...]:
        self.now = Millis(self.now + 1000)
        step = submit(matryoshka, self.state, Act(self.now, Seat(seat), action))
        self.state = step.state
        return step.events

    def tick(self) -> tuple[Event, ...]:
        deadline = matryoshka.deadline(self.state)
        assert deadline is not None
        self.now = deadline
        step = matryoshka.apply(self.state, Tick(deadline))
        self.state = step.state
        return step.events

    def refused(self, seat: int, action: Action) -> tuple[str, str]:
        """The rule and the reason of a refusal; it must be one."""
        refusal = matryoshka.refuse(self.view(seat), Act(self.now, Seat(seat), action))
        assert isinstance(refusal, Illegal)
        assert action not in matryoshka.legal(self.view(seat))
        return refusal.rule, refusal.key

    def lay(self, *tableaux: Sequence[int]) -> tuple[Event, ...]:
        """Every seat lays what is named for it, or else its smallest cards."""
        events: tuple[Event, ...] = ()
        for seat in self.public.waiting:
            menu = matryoshka.legal(self.view(seat))
            action = Lay(cards(*tableaux[seat])) if seat < len(tableaux) else menu[0]
            events += self.do(seat, action)
        return events

    def go(self, phase: str, number: int) -> "Table":
        """Everyone takes the first action on the menu until this phase of this round."""
        while (self.public.phase, self.public.round) != (phase, number):
            seat = self.public.waiting[0]
            self.do(seat, matryoshka.legal(self.view(seat))[0])
        return self
