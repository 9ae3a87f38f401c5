"""The laws, on every game of the shelf."""

import pytest

from ludotheque.games import GAMES
from ludotheque.testing.laws import LAWS, Law
from ludotheque.testing.strategies import every_table, laws_hold
from tests.games.subjects import SUBJECTS


@pytest.mark.no_cover
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("key", GAMES)
def test_every_law_holds(key: str, law: Law) -> None:
    laws_hold(SUBJECTS[key], law)


@pytest.mark.no_cover
@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_table_keeps_every_law(key: str) -> None:
    every_table(SUBJECTS[key])


@pytest.mark.parametrize("key", GAMES)
def test_every_variant_and_player_count_is_on_trial(key: str) -> None:
    tried = {(options.variant, options.seats) for options in SUBJECTS[key].tables}
    assert tried >= {(variant, seats) for variant, counts in GAMES[key].SEATS.items() for seats in counts}
