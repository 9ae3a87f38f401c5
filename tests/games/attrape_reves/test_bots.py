"""How hard each moon is for a team of normal players: every moon is a step, and no step is a wall."""

from random import Random

import pytest

from ludotheque.bots.arena import sit
from ludotheque.core import Seat, Seeded
from ludotheque.games import attrape_reves
from ludotheque.games.attrape_reves import Options
from ludotheque.games.attrape_reves.cards import MOONS, Moon

GAMES = 200
AIMS: dict[Moon, float] = {"new": 0.97, "crescent": 0.88, "gibbous": 0.70, "full": 0.45}
"""How often three normal players should win (docs/explanation/monsters.md)."""


def won(moon: Moon) -> float:
    """The share of the games that three normal players win."""
    count = 0
    for seed in range(GAMES):
        bots = [attrape_reves.BOTS["normal"](Seat(seat), Random(f"{seed}/{seat}")) for seat in range(3)]
        *_, (_, step) = sit(attrape_reves, Options(variant="coop", moon=moon, seats=3), Seeded(f"{moon} {seed}"), bots)
        outcome = attrape_reves.outcome(step.state)
        assert outcome is not None
        count += bool(outcome.winners)
    return count / GAMES


@pytest.mark.no_cover
@pytest.mark.parametrize("moon", MOONS)
def test_every_moon_is_as_hard_as_it_is_meant_to_be(moon: Moon) -> None:
    """AR-20: within ten points of the aim; one standard error of 200 games is at most 3.5."""
    assert abs(won(moon) - AIMS[moon]) < 0.10
