"""A table played by chance, with everything the laws ask about it."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.bots.arena import sit
from ludotheque.bots.random import RandomBot
from ludotheque.core import Act, Deal, Millis, Move, Seat, Seeded, Stacked, Step
from ludotheque.core.play import AnyGame
from ludotheque.core.race import FALSE_START

encode = msgspec.json.Encoder(order="deterministic").encode

LONGEST = 20_000
"""Moves after which a table of random players is taken to be endless."""


class Trace(Struct, frozen=True):
    """The moves of a table and the step each led to; `steps[0]` is the set-up, so it is one longer."""

    options: Any
    deal: Deal
    moves: tuple[Move[Any], ...]
    steps: tuple[Step[Any, Any], ...]

    @property
    def seats(self) -> Sequence[Seat]:
        return [Seat(chair) for chair in range(self.options.seats)]

    def now(self, number: int) -> Millis:
        """The moment of step `number`."""
        return self.moves[number - 1].at if number else Millis(0)

    def __repr__(self) -> str:
        """Short: whoever reads of a broken law wants to play the table again, not to read its states."""
        return f"Trace({encode(self.options).decode()}, seed {self.deal.seed!r}, {len(self.moves)} moves)"

    def cut(self, length: int) -> "Trace":
        """The first `length` moves."""
        return Trace(self.options, self.deal, self.moves[:length], self.steps[: length + 1])


def _same(action: Any, one: int, other: int) -> Any:
    """For games whose actions name no hidden card."""
    del one, other
    return action


def _never(secret: str, owner: Seat, seat: Seat | None, before: Any, after: Any) -> bool:
    """For games that disclose nothing before the owner does."""
    del secret, owner, seat, before, after
    return False


class Subject(Struct, frozen=True, kw_only=True):
    """A game on trial: what the laws cannot know by themselves, written without looking at its `view`."""

    game: AnyGame
    tables: tuple[Any, ...]
    """Options to try: every variant and player count at least."""
    cards: Callable[[Any], Iterable[Any]]
    """Every card in a state, wherever it lies (law 4)."""
    deck: str = "deck"
    """The label under which the deck is shuffled."""
    size: Callable[[Any], int]
    """How many cards the deck of these options has."""
    unseen: Callable[[Trace, Seat | None], Sequence[Sequence[int]]]
    """Groups of numbers that this seat never saw. Any two of a group may be swapped, and the seat must not notice
    (law 3). A card is named by its number in `deal.order(size, deck)`, not by what is printed on it."""
    rename: Callable[[Any, int, int], Any] = _same
    """The same action in a world where the cards `one` and `other` have changed places."""
    shown: Callable[[str, Seat, Seat | None, Any, Any], bool] = _never
    """Whether the rules show a secret of `owner` to `seat` in the step from the state `before` to `after` (laws 9, 10).
    The secret is a field of the state marked `PRIVATE`, by its path, or the type of an action, such as `offer`."""
    repeatable: tuple[type, ...] = ()
    """Actions that a seat may take twice in a row by the rules (law 11)."""


class Endless(AssertionError):
    """Random play did not end."""


def play_randomly(game: AnyGame, options: Any, seed: str, *, latest: int = 8_000) -> Trace:
    """Random players at one table, to its end."""
    deal = Seeded(seed)
    bots = [RandomBot(game, Random(f"{seed}/{chair}"), latest) for chair in range(options.seats)]
    moves: list[Move[Any]] = []
    steps: list[Step[Any, Any]] = []
    for move, step in sit(game, options, deal, bots):
        if move is not None:
            moves.append(move)
        steps.append(step)
        if len(moves) > LONGEST:
            raise Endless(f"{game.KEY} {options}: no end after {LONGEST} moves")
    return Trace(options, deal, tuple(moves), tuple(steps))


def admissible(game: AnyGame, view: Any, now: Millis, seat: Seat, action: Any, lags: Iterable[int] = (0,)) -> Any:
    """The act as early as the rules let it pass, forgiven as much delay as it needs; `None` if they never do.

    Right after a reveal a touch is no reaction yet (MP-15); late in a race only one with some lag is in time.
    """
    for later in (0, FALSE_START):
        for lag in lags:
            act = Act(Millis(now + later), seat, action, Millis(lag))
            if game.refuse(view, act) is None:
                return act
    return None


def other_world(subject: Subject, trace: Trace, one: int, other: int) -> Trace:
    """The same table in the world where two cards of the deck have changed places."""
    game = subject.game
    size = subject.size(trace.options)
    order = list(trace.deal.order(size, subject.deck))
    here, there = order.index(one), order.index(other)
    order[here], order[there] = order[there], order[here]
    deal = Stacked(orders={subject.deck: tuple(order)}, seed=trace.deal.seed)
    moves = tuple(
        msgspec.structs.replace(move, action=subject.rename(move.action, one, other)) if isinstance(move, Act) else move
        for move in trace.moves
    )
    state = game.setup(trace.options, deal)
    steps: list[Step[Any, Any]] = [Step(state)]
    for move in moves:
        steps.append(game.apply(steps[-1].state, move))
    return Trace(trace.options, deal, moves, tuple(steps))


def some(items: Any, chance: Random, most: int) -> list[Any]:
    """At most `most` of the items, in their order."""
    if len(items) <= most:
        return list(items)
    return [items[index] for index in sorted(chance.sample(range(len(items)), most))]
