"""What a thinking player remembers is what the rules say that it knows (MA-13), without reminders too (MA-22)."""

from random import Random

import pytest

from ludotheque.core import Act, Millis, Seat
from ludotheque.core.deal import Seeded
from ludotheque.games.matryoshka.rules import apply, outcome, setup
from ludotheque.games.matryoshka.search.memory import Memory
from ludotheque.games.matryoshka.table import Options, State
from ludotheque.games.matryoshka.view import legal, view

pytestmark = pytest.mark.no_cover  # the fast rules are compared with the real ones, which are measured elsewhere


def _sure(state: State, observer: int) -> list[set[int]]:
    return [set(cards) for cards in state.known[observer]]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("reminders", [True, False])
def test_ma_13_a_memory_holds_exactly_what_its_seat_and_everyone_know(seats: int, reminders: bool) -> None:
    chance = Random(seats)
    state = setup(Options(seats=seats, reminders=reminders), Seeded("memory"))
    everyone = [Seat(seat) for seat in range(seats)]
    memories = [Memory(seat, seats) for seat in everyone]
    while outcome(state) is None:
        seat = chance.choice(state.public.waiting)
        step = apply(state, Act(Millis(0), seat, chance.choice(legal(view(state, seat)))))
        state = step.state
        for me, memory in zip(everyone, memories, strict=True):
            memory.notice(view(state, me), step.events)
            assert memory.known == _sure(state, me)
            others = [each for each in everyone if each != me]
            assert [memory.public[each] for each in others] == [_sure(state, -1)[each] for each in others]
            assert [memory.of_me[each] for each in others] == [_sure(state, each)[me] for each in others]
            assert set(state.hands[me]) <= memory.seen
            assert not memory.seen & set(state.stock)
            for holders in memory.holders.values():
                assert sum(holders) == pytest.approx(1)
