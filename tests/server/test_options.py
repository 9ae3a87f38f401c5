"""The options of a table, as a host asks for them."""

from typing import Any

import pytest

from ludotheque.games import GAMES
from ludotheque.server.lobby.options import read_options


@pytest.mark.parametrize("given", [None, {"variant": "base", "seats": 4}])
def test_mp_13_who_plays_against_bots_gets_a_brisk_rhyme_unless_they_ask_for_another(
    given: dict[str, Any] | None,
) -> None:
    """MP-13: *Play now* asks for seats alone; people among themselves keep the calm one."""
    assert read_options(GAMES, "moby_pick", given, alone=True)[1].rhyme_ms == 2800
    assert read_options(GAMES, "moby_pick", given)[1].rhyme_ms == 4000
    slow = {**(given or {"seats": 4}), "rhyme_ms": 6000}
    assert read_options(GAMES, "moby_pick", slow, alone=True)[1].rhyme_ms == 6000
