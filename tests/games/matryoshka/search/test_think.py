"""The searching player: legal, reproducible, from its view and memory alone, and better than habit."""

from collections.abc import Iterator

import pytest

from ludotheque.core import Act, Millis, Seat
from ludotheque.core.deal import Seeded
from ludotheque.games.matryoshka.habits import habit
from ludotheque.games.matryoshka.rules import apply, outcome, setup
from ludotheque.games.matryoshka.search.memory import Memory
from ludotheque.games.matryoshka.search.think import think
from ludotheque.games.matryoshka.table import Action, Options, State, View
from ludotheque.games.matryoshka.view import refuse, view

pytestmark = pytest.mark.no_cover  # the fast rules are compared with the real ones, which are measured elsewhere


def questions(seats: int, chair: int, rollouts: int) -> Iterator[tuple[View, Memory, Action, State]]:
    """A game in which one seat thinks, if it has rollouts; yields every question that it is asked, and its answer."""
    me, state = Seat(chair), setup(Options(seats=seats), Seeded(f"think {seats}"))
    memory = Memory(me, seats)
    while outcome(state) is None:
        seat = state.public.waiting[0]
        seen = view(state, seat)
        action = habit(seen)
        if seat == me:
            action = think(seen, memory, rollouts, seed=7) if rollouts else action
            yield seen, memory, action, state
        step = apply(state, Act(Millis(0), seat, action))
        state = step.state
        memory.notice(view(state, me), step.events)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_answer_is_legal_and_the_same_again(seats: int) -> None:
    phases = set()
    for seen, memory, action, _ in questions(seats, 1, rollouts=3):
        assert refuse(seen, Act(Millis(0), Seat(1), action)) is None
        if seen.public.phase not in phases:
            assert think(seen, memory, 3, seed=7) == action
        phases.add(seen.public.phase)
    assert phases == {"lay", "show", "offer", "take"}
