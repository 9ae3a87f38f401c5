"""The laws on tables that random players do not reach, and the oracle behind the law of secrets."""

from random import Random

import pytest

from ludotheque.bots.arena import sit
from ludotheque.core import Act, Seat, Seeded
from ludotheque.games import moby_pick
from ludotheque.games.moby_pick import Options, State
from ludotheque.games.moby_pick.cards import deck
from ludotheque.games.moby_pick.table import Word
from ludotheque.testing.laws import LAWS
from ludotheque.testing.trace import Trace, play_randomly
from tests.games.moby_pick.subject import SUBJECT, Eyes, unseen


@pytest.mark.parametrize("seats", range(3, 9))
def test_moby_pick_keeps_every_law_when_the_rhyme_is_recited(seats: int) -> None:
    """By sensible players, since a rhyme tapped by chance never ends before its time is up."""
    options = Options(seats=seats, recite=True, recite_ms=8000)
    bots = [moby_pick.BOTS["normal"](Seat(chair), Random(f"recite {chair}")) for chair in range(seats)]
    deal = Seeded(f"recite {seats}")
    moves, steps = zip(*sit(moby_pick, options, deal, bots), strict=True)
    trace = Trace(options, deal, moves[1:], steps)
    assert sum(isinstance(move, Act) and move.action == Word(3) for move in moves) > 20
    for law in LAWS:
        law(SUBJECT, trace, Random(seats))


@pytest.mark.parametrize("seats", range(3, 9))
def test_the_oracle_knows_where_every_card_lies(seats: int) -> None:
    """Law 3 is only as good as its oracle: its rows and stock are those of the state after every step."""
    trace = play_randomly(SUBJECT.game, Options(seats=seats), f"oracle {seats}")
    kinds = deck(5, 5, 5)
    for length in range(0, len(trace.moves) + 1, 7):
        part = trace.cut(length)
        state: State = part.steps[-1].state
        for seat in (Seat(0), None):
            eyes = Eyes(part, seat)
            assert tuple(tuple(kinds[number] for number in row) for row in eyes.rows) == state.rows
            left = state.stock[len(state.stock) - state.public.stock :]
            assert [kinds[number] for number in eyes.stock] == [card for card in left if card in kinds]


def test_the_oracle_finds_something_to_swap() -> None:
    trace = play_randomly(SUBJECT.game, Options(seats=4), "swap").cut(30)
    friends, stock = unseen(trace, Seat(1))
    assert len(friends) > 40
    assert len(stock) > 60
