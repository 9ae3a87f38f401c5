"""Levels by name, also by the one that older databases and records hold."""

import pytest

from ludotheque.bots.levels import NORMAL, known, levels, maker, present
from ludotheque.games import GAMES, attrape_reves


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_four_levels_and_chance(game: str) -> None:
    assert levels(GAMES[game]) == ("easy", "normal", "hard", "expert", "random")


def test_the_former_name_of_a_level_is_understood_and_not_offered() -> None:
    assert present("plain") == NORMAL
    assert known(attrape_reves, "plain")
    assert maker(attrape_reves, "plain") is attrape_reves.BOTS[NORMAL]
    assert "plain" not in levels(attrape_reves)
    assert not known(attrape_reves, "grandmaster")
