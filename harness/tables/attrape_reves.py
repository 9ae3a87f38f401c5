"""A table with an exact deck, and short ways through its rounds."""

from typing import Any, Self

from ludotheque.core import Seat, Stacked
from ludotheque.games import attrape_reves as game
from ludotheque.games.attrape_reves.cards import NIGHTMARES, pack_of
from ludotheque.games.attrape_reves.events import Event
from ludotheque.games.attrape_reves.table import Action, Grab, Lay, Options, State, Take, Turn, View
from ludotheque.testing import table as testing

BEAR, PANDA, RABBIT, UNICORN = 0, 4, 6, 7


class Table(testing.Table[Options, State, Action, Event, View]):
    """Plays with an exact deck; the bag follows in the order of the toys."""

    events: Any  # like `public`

    def __init__(self, *deck: str, seats: int = 2, picks: dict[str, int] | None = None, **options: Any) -> None:
        chosen = Options(seats=seats, first=options.pop("first", Seat(0)), **options)
        cards = pack_of(chosen.moon) if chosen.variant == "coop" else tuple(range(len(NIGHTMARES)))
        top = tuple(cards.index(NIGHTMARES.index(key)) for key in deck)
        super().__init__(game, chosen, Stacked(orders={"deck": top, "bag": tuple(range(54))}, picks=picks or {}))

    @property
    def public(self) -> Any:
        """What everyone knows; `Any`, for it changes with every move and mypy would remember the last comparison."""
        return self.state.public

    def turn(self) -> Self:
        assert self.public.active is not None
        return self.act(self.public.active, Turn())

    def take(self, *toys: int) -> Self:
        """Each player in turn takes one of these toys."""
        for toy in toys:
            assert self.public.active is not None
            self.act(self.public.active, Take(toy))
        return self

    def grab(self, seat: int, toy: int, after: int, lag: int = 0) -> Self:
        """A grab that arrives so many milliseconds after the nightmare was turned up."""
        return self.act(seat, Grab(toy, self.public.reveal), self.public.shown + after - self.now, lag)

    def lay(self, times: int | None = None) -> Self:
        """Lay toys one after the other, all that are left by default; `events` holds those of all layings."""
        events: tuple[Event, ...] = ()
        done = 0
        while self.public.phase == "lay" and done != times:
            assert self.public.active is not None
            self.act(self.public.active, Lay())
            events += self.events
            done += 1
        self.events = events
        return self

    def round(self, *toys: int) -> Self:
        """A whole round in turns."""
        return self.turn().take(*toys).lay()
