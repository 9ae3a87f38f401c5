"""What sets of dolls are worth to the searching player: one long list of integers, by round, free dolls and mask."""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

from ludotheque.games.matryoshka.cards import VALUES
from ludotheque.games.matryoshka.habits import ENVY, HOPE, hope
from ludotheque.games.matryoshka.habits import POINT as UNIT
from ludotheque.games.matryoshka.scoring import LINE, POINTS, RUNS
from ludotheque.games.matryoshka.search import fast
from ludotheque.games.matryoshka.table import ROUNDS

MASKS = 1 << VALUES


@lru_cache(maxsize=1)
def plain() -> list[int]:
    """The values of `habits`, in halves of its unit: nothing is rounded but where it rounds."""
    table = [0] * fast.VALUE_SIZE
    for number in range(ROUNDS + 1):
        for alive in range(MASKS):
            start = (number * MASKS + alive) * MASKS
            for mask in range(1, MASKS):
                table[start + mask] = 2 * UNIT * LINE[mask] + HOPE[number] * hope(mask, alive)
        for dolls, points in enumerate(POINTS):
            table[fast.COLUMN + number * fast.MOST + dolls] = 2 * UNIT * points
    for number in range(ROUNDS + 1):
        place = fast.PRICES + 4 * number
        table[place : place + 4] = [fast.PARTS * ENVY] * 3 + [UNIT]
    table[fast.SCORE : fast.SCORE + MASKS] = LINE
    for mask, runs in enumerate(RUNS):
        table[fast.RUN_LENGTHS + mask] = sum(1 << 4 * length for _, length in runs)
    table[fast.COLUMN_SCORE : fast.COLUMN_SCORE + len(POINTS)] = POINTS
    table[fast.LOWEST + 1 : fast.LOWEST + MASKS] = [(mask & -mask).bit_length() - 1 for mask in range(1, MASKS)]
    return table


@lru_cache(maxsize=1)
def doubled() -> list[int]:
    """The same in units half as large: nothing is ever rounded, which saves time and hardly changes a choice."""
    table = plain().copy()
    for place in (*range(fast.PRICES), *range(fast.PRICES + fast.POINT, fast.SCORE, 4)):
        table[place] *= 2
    table[fast.EVEN] = 1
    return table


LEARNED = files(__package__).joinpath("learned.json")
"""Made by `tools.players.matryoshka`: by seats and round, what lines, hopes and columns are worth, and prices."""
FINE = 8
"""Units of the learned values to one of `habits`; all are even, so that no half is ever lost."""


@lru_cache(maxsize=3)
def learned(seats: int) -> list[int]:
    """What experience says: columns deserve hope too, and lines more of it than `habits` gives them."""
    return table_of(json.loads(LEARNED.read_text(encoding="utf-8"))[str(seats)])


def table_of(rounds: Sequence[Mapping[str, Any]]) -> list[int]:
    """Learned weights as a table of values; of the last round only the prices are learned."""
    table = plain().copy()
    unit = UNIT * FINE
    for number in range(ROUNDS + 1):
        for alive in range(MASKS):
            start = (number * MASKS + alive) * MASKS
            for mask in range(1, MASKS):
                worth = (
                    LINE[mask]
                    if number == ROUNDS
                    else rounds[number]["lines"][mask] + rounds[number]["hope"] * hope(mask, alive)
                )
                table[start + mask] = 2 * round(unit * worth)
        for dolls, points in enumerate(POINTS):
            table[fast.COLUMN + number * fast.MOST + dolls] = 2 * round(
                unit * (points if number == ROUNDS else rounds[number]["columns"][dolls])
            )
        table[fast.PRICES + 4 * number : fast.PRICES + 4 * number + 4] = rounds[number]["prices"]
    table[fast.EVEN] = 1
    return table
