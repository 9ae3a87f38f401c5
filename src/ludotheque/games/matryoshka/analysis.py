"""A finished game looked at again: which choices cost the most, and what was luck.

A choice is judged by what its seat could know, not by the true deal. Otherwise luck would look like skill. The hidden
cards are dealt many times (`redeal`). The choice and another one are played to the end on each deal, and the share of
won games is compared. First every choice is compared with habit on few deals. Then the costliest ones are compared with
the choice of a searching player on many deals. So the work is bounded, however many choices there were.
"""

from collections.abc import Sequence
from copy import deepcopy
from functools import lru_cache
from typing import Any

from msgspec import Struct

from ludotheque.core import Act, Move, Seat, Seeded, Step, Term
from ludotheque.core.analysis import MOST_TURNINGS, Analysis, Telling, Turning, lucks, silent, skill
from ludotheque.games.matryoshka.cards import VALUES
from ludotheque.games.matryoshka.habits import habit
from ludotheque.games.matryoshka.redeal import redeal
from ludotheque.games.matryoshka.rules import outcome
from ludotheque.games.matryoshka.search import fast
from ludotheque.games.matryoshka.search.engine import Engine, current
from ludotheque.games.matryoshka.search.imagine import Numbers, game_of
from ludotheque.games.matryoshka.search.memory import Memory
from ludotheque.games.matryoshka.search.think import think
from ludotheque.games.matryoshka.search.values import learned
from ludotheque.games.matryoshka.table import Action, Event, Lay, Offer, Show, State
from ludotheque.games.matryoshka.teacher import hindsight, reason
from ludotheque.games.matryoshka.view import view

FEW, LEAST_DEALS, SCANNED = 10, 4, 400
"""Deals on which a choice is compared with habit: so many, or fewer where all would be more than `SCANNED`."""
MANY = 100
"""Deals on which a choice is compared with that of a searching player."""
DOUBTED = 4
"""The choices that are thought about again."""
ROLLOUTS = 200
"""How long the searching player thinks about each."""
LEAST = 3
"""A turning point costs at least so many hundredths of a win."""


class Choice(Struct, frozen=True):
    """A decision of one seat: the state before it, what the seat remembered, and what it did."""

    move: int
    seat: Seat
    state: State
    memory: Memory
    action: Action


def analyse(
    steps: Sequence[Step[State, Event]], moves: Sequence[Move[Action]], tell: Telling = silent, first: int = 0
) -> Analysis:
    """The turning points after the first moves, and luck against skill of each seat in one line."""
    choices = (choice for choice in _choices(steps, moves) if choice.move > first)
    habits = [(choice, habit(view(choice.state, choice.seat))) for choice in choices]
    own = [(choice, other) for choice, other in habits if other != choice.action]
    deals = max(LEAST_DEALS, min(FEW, SCANNED // max(1, len(own))))
    # What there is to do, in games that are imagined: first the scan, then a search and a comparison for each doubt.
    scan, doubt = 2 * deals, ROLLOUTS + 2 * MANY
    total = len(own) * scan + min(DOUBTED, len(own)) * doubt
    costs: list[tuple[float, Choice]] = []
    for number, (choice, other) in enumerate(own):
        tell(number * scan / total)
        costs.append((_gain(choice, other, deals), choice))
    costs.sort(key=lambda cost: (-cost[0], cost[1].move))
    turnings: list[Turning] = []
    for number, (_, choice) in enumerate(costs[:DOUBTED]):
        tell((len(own) * scan + number * doubt) / total)
        if (found := _turning(choice)) is not None:
            turnings.append(found)
    turnings = sorted(sorted(turnings, key=lambda each: -(each.worth or 0))[:MOST_TURNINGS], key=lambda each: each.move)
    return Analysis(tuple(turnings), _lines(steps[-1].state, costs))


def _choices(steps: Sequence[Step[State, Event]], moves: Sequence[Move[Action]]) -> list[Choice]:
    """Every choice that a seat made itself; the last tableau only counts what is there (MA-16)."""
    memories = [Memory(Seat(seat), steps[0].state.options.seats) for seat in range(steps[0].state.options.seats)]
    found = []
    for number, step in enumerate(steps):
        for memory in memories:
            memory.notice(view(step.state, memory.me), step.events)
        if number < len(moves) and isinstance(act := moves[number], Act):
            found.append(Choice(number + 1, act.seat, step.state, deepcopy(memories[act.seat]), act.action))
    return found


def _gain(choice: Choice, other: Action, deals: int) -> float:
    """How much more often the seat would have won by another choice, over deals that it could not tell apart."""
    engine, numbers = current(ROLLOUTS), Numbers(choice.state.public.series)
    options = engine.ints([*_row(other, numbers), *_row(choice.action, numbers)])
    values, gained = _values(engine, choice.state.options.seats), 0.0
    for number in range(deals):
        state = redeal(choice.state, choice.memory, Seeded(f"analysis {choice.move} {number}"))
        game = engine.ints(_imagined(state, numbers))
        better, played = (engine.rollout.won(game, values, choice.seat, options, option) for option in range(2))
        gained += better - played
    return gained / deals


@lru_cache(maxsize=6)
def _values(engine: Engine, seats: int) -> Any:
    """The learned values as the engine takes them: they are many, and never change."""
    return engine.ints(learned(seats))


def _imagined(state: State, numbers: Numbers) -> list[int]:
    """A state as the fast game has it."""
    hands = [numbers.fasts(hand) for hand in state.hands]
    sure = [[numbers.fasts(hand) for hand in observer] for observer in state.known]
    offers = [fast.NONE if card is None else numbers.fast(card) for card in state.offers]
    return game_of(state.public, hands, sure, numbers.fasts(state.stock), offers)


def _row(action: Action, numbers: Numbers) -> list[int]:
    """An action as the fast game takes it."""
    row = [0] * fast.LINES
    match action:
        case Lay(cards=cards):
            for number in numbers.fasts(cards):
                row[number // VALUES] |= 1 << number % VALUES
        case Show(card=card) | Offer(card=card):
            row[0] = numbers.fast(card)
        case take:
            row[0] = take.seat
    return row


def _turning(choice: Choice) -> Turning | None:
    """What a searching player would have done, and what it was worth; nothing if that is little."""
    seen = view(choice.state, choice.seat)
    better = think(seen, choice.memory, ROLLOUTS, choice.move)
    worth = round(100 * _gain(choice, better, MANY)) if better != choice.action else 0
    if worth < LEAST:
        return None
    return Turning(choice.move, choice.seat, choice.action, better, worth, hindsight(reason(seen, better)))


def _lines(last: State, costs: Sequence[tuple[float, Choice]]) -> tuple[tuple[Term, ...], ...]:
    """By seat: the share of a win that its choices gave away, and luck: what else the result is made of."""
    seats, result = last.options.seats, outcome(last)
    # Of a seat's choices together: the few deals of each err both ways, and only a sum lets errors cancel.
    lost = [max(0.0, sum(cost for cost, choice in costs if choice.seat == seat)) for seat in range(seats)]
    winners = () if result is None else result.winners
    return tuple((skill(*each),) for each in zip(lost, lucks(winners, lost), strict=True))
