"""Write golden records and counts again, after an intended change of the rules: `python -m tests.games.goldens [GAME]`.

A game names its records in `records.txt` and what to count in `perft.txt`. A record that still holds is left as it is.
"""

import sys
from pathlib import Path

from ludotheque.games import GAMES
from ludotheque.testing import perft
from ludotheque.testing.golden import golden, read_cases

HERE = Path(__file__).parent


def main(keys: list[str]) -> None:
    """Every game, or those named."""
    for key in keys or GAMES:
        game = GAMES[key]
        for case in read_cases(HERE / key / "records.txt"):
            golden(HERE / key / "records", game, case)
        perft.recount(game, HERE / key / "perft.txt")


if __name__ == "__main__":
    main(sys.argv[1:])
