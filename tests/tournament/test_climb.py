"""Values tuned by victories: what changes is the whole of the file, and better values win more often."""

import json
from typing import Any

import numpy as np
import pytest

from ludotheque.games.matryoshka.search import fast
from ludotheque.games.matryoshka.search.values import LEARNED, learned, plain, table_of
from tools.players.climb import fare, rounds_of, spreads, vector


def _rounds(seats: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(LEARNED.read_text(encoding="utf-8"))[str(seats)]
    return found


@pytest.mark.parametrize("seats", [3, 4])
def test_a_vector_says_all_that_the_file_says(seats: int) -> None:
    rounds = _rounds(seats)
    assert len(vector(rounds)) == len(spreads())
    assert rounds_of(vector(rounds)) == rounds
    assert table_of(rounds) == learned(seats)


def test_runs_are_worth_the_same_from_both_ends() -> None:
    changed = vector(_rounds(4))
    changed[0] += 1.0
    first = rounds_of(changed)[0]["lines"]
    assert first[0b0000001] == first[0b1000000] == pytest.approx(_rounds(4)[0]["lines"][1] + 1.0)


def test_who_values_nothing_fares_worse() -> None:
    nothing = rounds_of([0.0] * len(spreads()))
    arrays = (np.zeros(fast.SIZE, dtype="int64"), np.zeros(70, dtype="int64"), np.zeros(1, dtype="int64"))
    careless, careful = (
        fare(4, 3, np.array(values), np.array(plain()), arrays, seed=7) for values in (table_of(nothing), learned(3))
    )
    assert careless < careful - 0.1
