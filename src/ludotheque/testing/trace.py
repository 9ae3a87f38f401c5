"""A table played by chance, with everything the laws ask about it."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.bots.arena import sit
from ludotheque.bots.random import RandomBot
from ludotheque.core import Deal, Millis, Move, Seat, Seeded, Stacked, Step
from ludotheque.core.play import AnyGame

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

    def cut(self, length: int) -> "Trace":
        """The first `length` moves."""
        return Trace(self.options, self.deal, self.moves[:length], self.steps[: length + 1])


def _same(action: Any, one: int, other: int) -> Any:
    """For games whose actions name no hidden card."""
    del one, other
    return action


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
    """Groups of card numbers (values of the deck's order) that this seat never saw; any two of a group may change
    places without that seat having a right to notice (law 3)."""
    rename: Callable[[Any, int, int], Any] = _same
    """The same action in a world where the cards `one` and `other` have changed places."""


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


def stream(game: AnyGame, trace: Trace, seat: Seat | None) -> list[bytes]:
    """Every byte a seat is ever sent: its view, its menu, the events and the next deadline, step by step."""
    return [
        encode(
            (
                game.view(step.state, seat),
                tuple(game.legal(game.view(step.state, seat))),
                step.events,
                game.deadline(step.state),
                game.outcome(step.state),
            )
        )
        for step in trace.steps
    ]


def other_world(subject: Subject, trace: Trace, one: int, other: int) -> Trace:
    """The same table in the world where two cards of the deck have changed places."""
    game = subject.game
    size = subject.size(trace.options)
    order = list(trace.deal.order(size, subject.deck))
    here, there = order.index(one), order.index(other)
    order[here], order[there] = order[there], order[here]
    deal = Stacked(orders={subject.deck: tuple(order)}, seed=trace.deal.seed)
    moves = tuple(
        msgspec.structs.replace(move, action=subject.rename(move.action, one, other))
        if hasattr(move, "action")
        else move
        for move in trace.moves
    )
    state = game.setup(trace.options, deal)
    steps: list[Step[Any, Any]] = [Step(state)]
    for move in moves:
        steps.append(game.apply(steps[-1].state, move))
    return Trace(trace.options, deal, moves, tuple(steps))
