"""Every choice tried out on the same imagined deals: where a search spends its time.

As in `fast`, only numbers and lists of numbers: `engine` compiles it with all that it calls.
"""

from typing import Final

from ludotheque.games.matryoshka.search.belief import ME, PLAIN, deal_stock, walk
from ludotheque.games.matryoshka.search.rollout import try_out

BETWEEN: Final = 30
"""Steps of the belief between two imagined deals."""


def try_all(  # noqa: PLR0913, PLR0917 — Numba takes lists of numbers, and no objects
    game: list[int],
    values: list[int],
    plain: list[int],
    belief: list[int],
    logs: list[float],
    chance: list[int],
    options: list[int],
    alive: list[int],
    ends: list[float],
) -> None:
    """Imagine deals until `ends` is full: by deal, how each of the living choices ends on it.

    The others are of two kinds (`PLAIN`).
    """
    every = belief[PLAIN]
    for deal in range(0, len(ends), len(alive)):
        others = values if deal // len(alive) % every else plain
        walk(game, plain, values, belief, logs, chance, BETWEEN)
        deal_stock(game, belief, chance)
        for place in range(len(alive)):
            ends[deal + place] = try_out(game, values, others, belief[ME], options, alive[place])
