"""AR-23, AR-24, MP-7: these games answer no question about what an action would be worth."""

import pytest

from ludotheque.core import Seat, Seeded
from ludotheque.games import GAMES
from ludotheque.testing.trace import play_randomly


@pytest.mark.parametrize("key", ["attrape_reves", "moby_pick"])
def test_nothing_is_told_about_any_action(key: str) -> None:
    game = GAMES[key]
    trace = play_randomly(game, game.Options(seats=3), "preview")
    assert trace.deal == Seeded("preview")
    for step in trace.steps:
        view = game.view(step.state, Seat(0))
        assert all(game.preview(view, action) is None for action in game.legal(view))
