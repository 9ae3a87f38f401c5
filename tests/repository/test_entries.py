"""Where tests keep something for each game by hand, no game of the shelf is left out."""

from collections.abc import Collection

import pytest

from ludotheque.games import GAMES
from tests.bots.test_lateness import SHORTEST
from tests.e2e import test_screen_reader
from tests.e2e.leaks import FORBIDDEN
from tests.games.test_help_times import TIMES
from tests.server import test_what_ifs as what_ifs_online
from tests.terminal import test_what_ifs as what_ifs_in_a_terminal
from tests.terminal.test_cli import LAST_RULES
from tools.pictures.terminal import SHOTS
from tools.players.strength import DEALS

BY_EAR = {key for key, game in GAMES.items() if set(game.SEATS) != set(game.EXTRAS.races)}
"""A race is won by who sees first: whoever listens plays the other games."""
ENTRIES: dict[str, tuple[Collection[str], Collection[str]]] = {
    "SHORTEST in tests/bots/test_lateness.py": (SHORTEST, GAMES),
    "FORBIDDEN in tests/e2e/leaks.py": (FORBIDDEN, GAMES),
    "BY_EAR in tests/e2e/test_screen_reader.py": (test_screen_reader.BY_EAR, BY_EAR),
    "TIMES in tests/games/test_help_times.py": (TIMES, GAMES),
    "STARTS in tests/server/test_what_ifs.py": (what_ifs_online.STARTS, GAMES),
    "LAST_RULES in tests/terminal/test_cli.py": (LAST_RULES, GAMES),
    "STARTS in tests/terminal/test_what_ifs.py": (what_ifs_in_a_terminal.STARTS, GAMES),
    "SHOTS in tools/pictures/terminal.py": (SHOTS, GAMES),
    "DEALS in tools/players/strength.py": (DEALS, GAMES),
}
"""By place: the games that have an entry there, and those that need one."""


@pytest.mark.parametrize("place", ENTRIES)
def test_every_game_has_an_entry(place: str) -> None:
    there, needed = ENTRIES[place]
    lacking = sorted(set(needed) - set(there))
    assert not lacking, f"{', '.join(lacking)}: add an entry to {place}"
