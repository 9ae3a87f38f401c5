"""A table for tests: exact decks, acts at exact moments, legality checked as at a live table."""

from typing import Any

from ludotheque.core import Act, Illegal, Millis, Outcome, Seat, Stacked, Tick, submit
from ludotheque.games import attrape_reves as game
from ludotheque.games.attrape_reves.cards import NIGHTMARES, pack_of
from ludotheque.games.attrape_reves.events import Event
from ludotheque.games.attrape_reves.table import Action, Grab, Lay, Options, State, Take, Turn, View

BEAR, PANDA, RABBIT, UNICORN = 0, 4, 6, 7


class Sitting:
    """The state of one table and the events of the last move."""

    def __init__(self, *deck: str, seats: int = 2, picks: dict[str, int] | None = None, **options: Any) -> None:
        chosen = Options(seats=seats, first=options.pop("first", Seat(0)), **options)
        cards = pack_of(chosen.moon) if chosen.variant == "coop" else tuple(range(len(NIGHTMARES)))
        top = tuple(cards.index(NIGHTMARES.index(key)) for key in deck)
        self.deal = Stacked(orders={"deck": top, "bag": tuple(range(54))}, picks=picks or {})
        self.state: State = game.setup(chosen, self.deal)
        self.events: Any = ()
        self.now = Millis(0)

    @property
    def public(self) -> Any:
        """What everyone knows; `Any`, for it changes with every move and mypy would remember the last comparison."""
        return self.state.public

    def view(self, seat: int | None) -> View:
        return game.view(self.state, None if seat is None else Seat(seat))

    def act(self, seat: int, action: Action, at: int | None = None, lag: int = 0) -> "Sitting":
        """Play one act; `at` is by default a second after the last move."""
        self.now = Millis(self.now + 1_000 if at is None else at)
        step = submit(game, self.state, Act(self.now, Seat(seat), action, Millis(lag)))
        self.state, self.events = step.state, step.events
        return self

    def refused(self, seat: int, action: Action, at: int | None = None, lag: int = 0) -> tuple[str, str]:
        """The rule and the reason that forbid an act; the table stays as it was."""
        before = self.state
        try:
            submit(game, before, Act(Millis(self.now if at is None else at), Seat(seat), action, Millis(lag)))
        except Illegal as refusal:
            assert self.state is before
            return refusal.rule, refusal.key
        raise AssertionError(f"{action} was accepted")

    def tick(self) -> "Sitting":
        """Let the next deadline pass."""
        deadline = game.deadline(self.state)
        assert deadline is not None
        self.now = deadline
        step = game.apply(self.state, Tick(deadline))
        self.state, self.events = step.state, step.events
        return self

    def turn(self) -> "Sitting":
        assert self.public.active is not None
        return self.act(self.public.active, Turn())

    def take(self, *toys: int) -> "Sitting":
        """Each player in turn takes one of these toys."""
        for toy in toys:
            assert self.public.active is not None
            self.act(self.public.active, Take(toy))
        return self

    def grab(self, seat: int, toy: int, after: int, lag: int = 0) -> "Sitting":
        """A grab that arrives so many milliseconds after the nightmare was turned up."""
        return self.act(seat, Grab(toy, self.public.reveal), at=self.public.shown + after, lag=lag)

    def lay(self, times: int | None = None) -> "Sitting":
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

    def round(self, *toys: int) -> "Sitting":
        """A whole round in turns."""
        return self.turn().take(*toys).lay()

    @property
    def outcome(self) -> Outcome:
        outcome = game.outcome(self.state)
        assert outcome is not None
        return outcome
