"""No bot of ours lets its time run out where the table waits for it."""

from random import Random
from typing import Any

import pytest

from ludotheque.bots.arena import sit
from ludotheque.core import Seat, Seeded, Tick
from ludotheque.core.contract import late
from ludotheque.games import GAMES

SHORT = {"matryoshka": dict.fromkeys(("show_time", "offer_time", "take_time", "lay_time", "last_lay_time"), 5)}
"""Times in which nobody may think for long."""


class Silent:
    """Somebody who never does anything."""

    def notice(self, now: Any, view: Any, events: Any) -> Any:
        return None


@pytest.mark.parametrize("silent", [False, True])
@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_level_lets_its_time_run_out(key: str, *, silent: bool) -> None:
    """What is no fault of a bot must not look like one: a race without a touch, a choice in the last millisecond.

    Nor if somebody at the table never answers: then an active bot waits with everyone (AR-17).
    """
    game, ticks = GAMES[key], 0
    person = {Seat(0)} if silent else set()
    for variant, counts in game.SEATS.items():
        options = game.Options(variant=variant, seats=counts[-1], **SHORT.get(key, {}))
        for level in ("easy", "normal"):
            bots = [game.BOTS[level](Seat(seat), Random(seat)) for seat in range(options.seats)]
            players = [Silent(), *bots[1:]] if silent else bots
            before: Any = None
            for move, step in sit(game, options, Seeded(level), players):
                if isinstance(move, Tick):
                    ticks += 1
                    found = set(late(game, before)) - person
                    assert not found, f"{variant}: {level} in seat {found} at {move.at}"
                before = step.state
    assert ticks > 0 or key in SHORT
