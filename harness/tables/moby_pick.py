"""A table set up card by card, and driven move by move with the clock of the tests."""

from typing import Any, Self

from msgspec.structs import replace

from ludotheque.core import Seat, Stacked
from ludotheque.games import moby_pick
from ludotheque.games.moby_pick.cards import ALARM, ActionCard, Card, Friend, deck
from ludotheque.games.moby_pick.events import Event
from ludotheque.games.moby_pick.table import Action, Flip, Look, Options, Public, Seen, State, Touch, TurnUp, View
from ludotheque.testing import table as testing


def card(words: str) -> Friend | ActionCard:
    """`whale yellow polly`, `whale yellow` (crazy), `confuse`."""
    parts: list[Any] = words.split()
    match parts:
        case [effect]:
            return ActionCard(effect)
        case [figure, background]:
            return Friend(figure, background, None)
        case _:
            figure, background, name = parts
            return Friend(figure, background, name)


def friend(words: str) -> Friend:
    found = card(words)
    assert isinstance(found, Friend)
    return found


def numbers(cards: list[str], options: Options) -> tuple[int, ...]:
    """The deal's numbers of these cards: each copy once."""
    kinds = list(deck(options.confuse, options.remind, options.reverse))
    taken: list[int] = []
    for words in cards:
        taken.append(next(number for number, kind in enumerate(kinds) if kind == card(words) and number not in taken))
    return tuple(taken)


class Table(testing.Table[Options, State, Action, Event, View]):
    """Two cards for each seat, then the top of the stock; the rest follows in the order of the deck."""

    PACE = 0  # its tests say every millisecond of a race

    def __init__(
        self,
        rows: list[str],
        stock: list[str],
        *,
        picks: dict[str, int] | None = None,
        thrown: int = 0,
        **options: Any,
    ) -> None:
        seats = (len(rows) - thrown) // 2
        chosen = Options(**{"seats": seats, "first": Seat(0), **options})
        super().__init__(moby_pick, chosen, Stacked(orders={"deck": numbers(rows + stock, chosen)}, picks=picks or {}))

    @property
    def public(self) -> Public:
        return self.state.public

    def flip(self) -> Self:
        """Through any look to the flip, and turn up the next card."""
        self.look()
        return self.act(self.public.active, Flip(), 100)

    def look(self) -> Self:
        """Everyone who has something to look at opens the look at once and lets it last."""
        while self.public.phase in {"deal", "draw", "remind"}:
            self.open_looks()
            self.tick()
        return self

    def open_looks(self) -> None:
        """Everyone whose look waits opens it now."""
        for seat, look in enumerate(self.public.looks):
            if look == "waiting":
                self.act(seat, Look())

    def seen(self) -> Self:
        """Everyone whose look is open ends it now."""
        for seat, look in enumerate(self.public.looks):
            if look == "open":
                self.act(seat, Seen())
        return self

    def touch(self, seat: int, after: int = 500, lag: int = 0) -> Self:
        return self.act(seat, Touch(self.public.reveal), after, lag)

    def race_of(self, reactions: dict[int, int]) -> Self:
        """Seats touch after these times, and the window closes."""
        for seat, ms in sorted(reactions.items(), key=lambda entry: entry[1]):
            self.touch(seat, self.public.shown + ms - self.now)
        return self.tick() if self.public.phase == "race" else self

    def race(self, seat: int, position: int) -> Self:
        """One seat touches, wins and turns up a card."""
        self.touch(seat)
        if self.public.phase == "race":
            self.tick()
        return self.act(seat, TurnUp(position), 800)

    def let_pass(self) -> Self:
        """Nobody touches: the rhyme ends, then the grace."""
        return self.tick(2)

    def shorten(self, *left: str) -> None:
        """Leave only these cards above the alarm."""
        stock = (*map(card, left), *self.state.stock[-1 - self.public.below :])
        assert stock[len(left)] == ALARM
        public = replace(self.public, stock=len(stock))
        self.state = replace(self.state, stock=stock, public=public)

    def row(self, seat: int) -> tuple[Friend, ...]:
        return self.state.rows[seat]


def cards(state: State) -> list[Card]:
    """Every card of a state, wherever it lies."""
    public = state.public
    left = state.stock[len(state.stock) - public.stock :]
    middle = [public.card] if isinstance(public.card, Friend) or public.card == ALARM else []
    rows = [entry for row in state.rows for entry in row]
    piles = [entry for pile in public.piles for entry in pile]
    return [*left, *middle, *rows, *piles, *state.discards]
