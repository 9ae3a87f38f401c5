"""Another deal of what a seat does not know: at every moment it sees exactly what it saw."""

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from ludotheque.bots.arena import sit
from ludotheque.core import Seat, Seeded, Step
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka.cards import Card
from ludotheque.games.matryoshka.redeal import _placed, redeal
from ludotheque.games.matryoshka.search.memory import Memory
from ludotheque.games.matryoshka.table import Event, Options, State


def played(seats: int, *, reminders: bool = True, seed: str = "deal") -> list[Step[State, Event]]:
    bots = [matryoshka.BOTS["normal"](Seat(seat), Random(seat)) for seat in range(seats)]
    return [step for _, step in sit(matryoshka, Options(seats=seats, reminders=reminders), Seeded(seed), bots)]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("reminders", [True, False])
def test_a_seat_sees_the_same_after_another_deal(seats: int, reminders: bool) -> None:
    steps = played(seats, reminders=reminders)
    changed = 0
    for moment in range(1, len(steps), 1 if seats == 3 else 4):
        before = steps[moment - 1].state
        seat = Seat(moment % seats)
        after = redeal(before, _memory(steps[:moment], seat), Seeded(f"other {moment}"))
        assert matryoshka.view(after, seat) == matryoshka.view(before, seat)
        assert sorted(_cards(after)) == sorted(_cards(before))
        assert tuple(map(len, after.hands)) == before.public.hands
        for other in map(Seat, range(seats)):
            known = after.known[other]
            assert all(set(cards) <= set(after.hands[holder]) for holder, cards in enumerate(known))
            offer, lay = after.offers[other], after.lays[other]
            assert offer is None or offer in after.hands[other]
            assert lay is None or set(lay) <= {*after.hands[other], *after.public.tableaux[other]}
        changed += after.hands != before.hands
    assert changed > len(steps) // 8


def _memory(steps: Sequence[Step[State, Event]], seat: Seat) -> Memory:
    """What a seat has seen in these steps."""
    memory = Memory(seat, len(steps[0].state.hands))
    for step in steps:
        memory.notice(matryoshka.view(step.state, seat), step.events)
    return memory


def _cards(state: State) -> list[Card]:
    return [card for hand in state.hands for card in hand] + list(state.stock)


def test_a_card_that_only_one_hand_can_hold_keeps_its_place() -> None:
    """The other card has to go elsewhere, although the first hand would do as well."""
    bound, free = Card(0), Card(1)
    memory: Any = SimpleNamespace(known=((), ()), holders={bound: (1.0, 0.0)})
    assert _placed([bound, free], [0, 1], memory) == {0: bound, 1: free}
    assert _placed([free, bound], [0, 1], memory) == {0: bound, 1: free}
