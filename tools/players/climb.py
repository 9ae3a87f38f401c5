"""Climb from learned values to better ones: an evolution strategy that counts victories, not points.

`python -m tools.players.climb SEATS STEPS [PAIRS [DEALS]]` goes on from `learned.json` and writes it again. Each step
plays many changed players, against rivals of three kinds: `normal`, the start, and what it has reached so far.
What won more often than its mirror image pulls the values its way. It needs NumPy and Numba.
"""

import json
import sys
from importlib import import_module
from math import exp, log
from pathlib import Path
from typing import Any

from ludotheque.games.matryoshka.cards import VALUES
from ludotheque.games.matryoshka.search import fast
from ludotheque.games.matryoshka.search.engine import modules
from ludotheque.games.matryoshka.search.rollout import payoff, run_out
from ludotheque.games.matryoshka.search.values import LEARNED, MASKS, plain, table_of
from tools.players import matryoshka

DEEPEST = 8
"""Columns of more dolls are too rare to learn: three points for each doll."""
REACH = 0.5
"""How far the changed players are from the middle, in the units of `SPREAD`."""
SPREAD = {"lines": 0.5, "hope": 0.06, "columns": 0.5, "prices": 0.3}
"""What is a small change: in points; for prices the logarithm."""
STRIDE, SLOWEST = 0.35, 0.035
"""The length of the first step, and of the last one."""
MOMENTUM = 0.9


def _mirror(mask: int) -> int:
    """Runs are worth the same from both ends."""
    return int(f"{mask:0{VALUES}b}"[::-1], 2)


SHAPES = sorted({min(mask, _mirror(mask)) for mask in range(1, MASKS)})
"""Masks without their mirror images."""


def vector(rounds: list[dict[str, Any]]) -> list[float]:
    """Everything that can change, as one list."""
    found: list[float] = []
    for each in rounds[:-1]:
        found += [(each["lines"][mask] + each["lines"][_mirror(mask)]) / 2 for mask in SHAPES]
        found += [each["hope"], *each["columns"][1 : DEEPEST + 1]]
    return found + [log(price) for each in rounds[1:] for price in each["prices"]]


def spreads() -> list[float]:
    """How much of each is a small change."""
    one = [SPREAD["lines"]] * len(SHAPES) + [SPREAD["hope"]] + [SPREAD["columns"]] * DEEPEST
    return one * 4 + [SPREAD["prices"]] * 16


def rounds_of(found: list[float]) -> list[dict[str, Any]]:
    """The same as `learned.json` has it."""
    rest, rounds = list(found), []
    for _ in range(4):
        lines, rest = dict(zip(SHAPES, rest, strict=False)), rest[len(SHAPES) :]
        hope, columns, rest = rest[0], [0.0, *rest[1 : DEEPEST + 1]], rest[DEEPEST + 1 :]
        columns += [columns[-1] + 3 * more for more in (1, 2)]
        rounds.append(
            {
                "lines": [0.0, *(round(lines[min(mask, _mirror(mask))], 3) for mask in range(1, MASKS))],
                "hope": round(hope, 4),
                "columns": [round(worth, 3) for worth in columns],
            }
        )
    prices = [[max(1, round(exp(price))) for price in rest[4 * number : 4 * number + 4]] for number in range(4)]
    return [{**each, "prices": price} for each, price in zip((*rounds, {}), (prices[0], *prices), strict=True)]


def fare(deals: int, seats: int, hero: Any, rivals: Any, arrays: Any, seed: int) -> float:
    """How well one player does among others of one kind: every deal once in every seat."""
    game, deck, chance = arrays
    total = 0.0
    for number in range(deals):
        for seat in range(seats):
            chance[0] = seed + number + 1
            matryoshka_deal(game, deck, seats, chance)
            run_out(game, hero, rivals, seat)
            total += payoff(game, hero, seat)
    return total / deals / seats


matryoshka_deal = matryoshka.deal


def compiled() -> Any:
    """`fare`, and all that it calls, compiled."""
    known = {name: member for module in modules().values() for name, member in vars(module).items()}
    njit = import_module("numba").njit
    matryoshka.compiled()
    globals().update(run_out=known["run_out"], payoff=known["payoff"], matryoshka_deal=matryoshka.deal)
    return njit(fare)


def climb(seats: int, rounds: list[dict[str, Any]], steps: int, pairs: int, deals: int) -> list[dict[str, Any]]:
    """So many steps from some weights to better ones."""
    numpy = import_module("numpy")
    run, chance = compiled(), numpy.random.default_rng(seats)
    arrays = (numpy.zeros(fast.SIZE, dtype="int64"), numpy.zeros(70, dtype="int64"), numpy.zeros(1, dtype="int64"))
    middle, spread = numpy.array(vector(rounds)), numpy.array(spreads())
    start, way = numpy.array(table_of(rounds)), numpy.zeros(len(middle))
    for step in range(steps):
        rivals = (numpy.array(plain()), start, numpy.array(table_of(rounds_of(list(middle)))))
        pull, seed = numpy.zeros(len(middle)), int(chance.integers(1 << 30))
        for pair in range(pairs):
            change = chance.standard_normal(len(middle))
            ends = [
                run(deals, seats, numpy.array(table_of(rounds_of(list(middle + side * REACH * spread * change)))),
                    rivals[pair % 3], arrays, seed)
                for side in (1, -1)
            ]  # fmt: skip
            pull += (ends[0] - ends[1]) * change
        way = MOMENTUM * way + (1 - MOMENTUM) * pull
        stride = STRIDE + (SLOWEST - STRIDE) * step / steps
        middle += stride * spread * way / (numpy.linalg.norm(way) or 1.0)
        now = numpy.array(table_of(rounds_of(list(middle))))
        sys.stderr.write(f"{seats} seats, step {step + 1}: {run(4 * deals, seats, now, start, arrays, 1):.4f}\n")
    return rounds_of(list(middle))


def main(seats: int, steps: int, pairs: int = 48, deals: int = 64) -> None:
    """Go on from the file."""
    target = Path(str(LEARNED))
    found = json.loads(target.read_text(encoding="utf-8"))
    found[str(seats)] = climb(seats, found[str(seats)], steps, pairs, deals)
    target.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
