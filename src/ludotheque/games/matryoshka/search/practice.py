"""Warm-up: one question of each kind, so that Numba compiles all functions of a search."""

from ludotheque.core import Act, Millis, Seat
from ludotheque.core.deal import Seeded
from ludotheque.games.matryoshka.habits import habit
from ludotheque.games.matryoshka.rules import apply, setup
from ludotheque.games.matryoshka.search.engine import Engine
from ludotheque.games.matryoshka.search.memory import Memory
from ludotheque.games.matryoshka.search.think import Thought
from ludotheque.games.matryoshka.table import Options
from ludotheque.games.matryoshka.view import view


def practise(engine: Engine) -> None:
    """Play three seats through the first trade; one of them answers every question, once as it were each."""
    state = setup(Options(seats=3), Seeded("practice"))
    memories = [Memory(Seat(seat), 3) for seat in range(3)]
    asked: set[str] = set()
    while len(asked) < 4:
        seat = state.public.waiting[0]
        seen = view(state, seat)
        if seen.public.phase not in asked:
            Thought(seen, memories[seat], 1, engine).search(1)
            if not asked:  # the analysis asks what a choice is worth
                thought = Thought(seen, memories[seat], 1, engine)
                engine.rollout.won(thought.game, thought.values, seat, thought.options, 0)
            asked.add(seen.public.phase)
        step = apply(state, Act(Millis(0), seat, habit(seen)))
        state = step.state
        for memory in memories:
            memory.notice(view(state, memory.me), step.events)
