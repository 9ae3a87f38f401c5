"""Learn what sets of dolls are worth: regression of final scores on what seats owned when they laid, in self-play.

`python -m tools.players.matryoshka [GAMES]` writes `learned.json` beside the searching player. It needs NumPy and
Numba, and takes about ten minutes for 150,000 games at each number of seats. `tools.players.climb` goes on from there.
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from ludotheque.games.matryoshka.habits import POINT as UNIT
from ludotheque.games.matryoshka.habits import hope
from ludotheque.games.matryoshka.scoring import LINE, POINTS
from ludotheque.games.matryoshka.search import fast
from ludotheque.games.matryoshka.search.belief import below
from ludotheque.games.matryoshka.search.choices import best_offer, best_show, best_take, choose_lay
from ludotheque.games.matryoshka.search.engine import modules
from ludotheque.games.matryoshka.search.fast import (
    HANDS,
    LAY,
    LINES,
    OFFER,
    OFFERS,
    OVER,
    OWN,
    PHASE,
    ROUND,
    SET,
    SHOW,
    SHOWN,
    STOCK,
    TABLEAU,
    TAKE,
    active,
    add,
    look,
    reveal,
    trade,
)
from ludotheque.games.matryoshka.search.rollout import score
from ludotheque.games.matryoshka.search.values import FINE, LEARNED, MASKS, learned, plain

HOPE, COLUMNS = MASKS, MASKS + 1
BIAS = COLUMNS + len(POINTS)
FEATURES = BIAS + 1
PULL = 30.0
"""Ridge: how strongly a weight that few games tell of stays at the points that the set scores."""
NOISE = 10
"""Shows and offers by chance, in per cent, so that all sets are met."""

ENVY = 12
"""One part in so many of a rival's gain counts as a loss, until `tools.players.climb` knows better."""
START = [fast.PARTS * ENVY] * 3 + [UNIT * FINE]


def deal(game: Any, deck: Any, seats: int, chance: Any) -> None:
    """Shuffle and deal (MA-3); the first player is drawn."""
    game[:] = 0
    for place in range(14 * seats):
        other = below(chance, place + 1)
        deck[place] = deck[other]
        deck[other] = place
    game[fast.N], game[fast.FIRST], game[SHOWN] = seats, below(chance, seats), fast.NONE
    for place in range(6 * seats):
        game[HANDS + place] = deck[place]
        add(game, OWN + place // 6 * SET, deck[place])
    for place in range(8 * seats):
        game[STOCK + place] = deck[6 * seats + place]
    look(game)


def or_any(game: Any, seat: int, card: int, chance: Any) -> int:
    """The card, or now and then just any of the hand."""
    return game[HANDS + 6 * seat + below(chance, 6)] if below(chance, 100) < NOISE else card


def trade_once(game: Any, values: Any, chance: Any) -> None:
    """The next step of a trade."""
    seat = active(game)
    if game[PHASE] == SHOW:
        game[SHOWN], game[PHASE] = or_any(game, seat, best_show(game, values, seat), chance), OFFER
    elif game[PHASE] == OFFER:
        for other in range(game[fast.N]):
            if other != seat:
                game[OFFERS + other] = or_any(game, other, best_offer(game, values, other), chance)
        game[PHASE] = TAKE
    else:
        trade(game, best_take(game, values, seat))


def describe(game: Any, seat: int, row: Any, hopes: Any) -> None:
    """What a seat owns, as the features of the regression."""
    for line in range(2 * game[fast.N]):
        mask = game[OWN + seat * SET + line]
        if mask:
            locked = 0
            for rival in range(game[fast.N]):
                if rival != seat:
                    locked |= game[TABLEAU + rival * SET + line]
            row[mask] += 1
            row[HOPE] += hopes[127 & ~locked, mask]
    for column in range(7):
        dolls = game[OWN + seat * SET + LINES + column]
        if dolls:
            row[COLUMNS + dolls] += 1
    row[BIAS] = 1


def add_up(row: Any, points: int, left: Any, right: Any) -> None:
    """One more equation: these features ended with these points."""
    for i in range(FEATURES):
        if row[i]:
            right[i] += row[i] * points
            for j in range(FEATURES):
                left[i, j] += row[i] * row[j]


def collect(games: int, seats: int, values: Any, arrays: Any, chance: Any) -> float:
    """Play games and sum up the normal equations of each round; returns the mean score."""
    game, deck, rows, left, right, hopes = arrays
    total = 0.0
    for _ in range(games):
        deal(game, deck, seats, chance)
        rows[:] = 0
        while game[PHASE] != OVER:
            if game[PHASE] == LAY:
                for seat in range(seats):
                    if game[ROUND] < 4:
                        describe(game, seat, rows[game[ROUND], seat], hopes)
                    choose_lay(game, values, seat)
                reveal(game, values)
            else:
                trade_once(game, values, chance)
        for seat in range(seats):
            points = score(game, values, seat)
            total += points
            for number in range(4):
                add_up(rows[number, seat], points, left[number], right[number])
    return total / games / seats


def compiled() -> Any:
    """`collect`, and all that it calls, compiled."""
    known = {name: member for module in modules().values() for name, member in vars(module).items()}
    njit = import_module("numba").njit
    for name, member in list(globals().items()):
        if name in known and callable(member):
            globals()[name] = known[name]
    for own in (deal, or_any, trade_once, describe, add_up, collect):
        globals()[own.__name__] = njit(own)
    return globals()["collect"]


def fit(run: Any, games: int, seats: int, values: list[int], seed: int) -> list[dict[str, object]]:
    """The weights of each round."""
    numpy = import_module("numpy")
    hopes = numpy.array([[hope(mask, alive) for mask in range(MASKS)] for alive in range(MASKS)])
    left, right = numpy.zeros((4, FEATURES, FEATURES)), numpy.zeros((4, FEATURES))
    rows = numpy.zeros((4, seats, FEATURES))
    arrays = (numpy.zeros(fast.SIZE, dtype="int64"), numpy.zeros(70, dtype="int64"), rows, left, right, hopes)
    mean = run(games, seats, numpy.array(values), arrays, numpy.array([seed]))
    sys.stderr.write(f"{seats} seats: mean score {mean:.2f}\n")
    prior, weight = numpy.zeros(FEATURES), numpy.full(FEATURES, PULL)
    prior[:MASKS], prior[COLUMNS:BIAS], weight[BIAS] = LINE, POINTS, 1e-3
    rounds: list[dict[str, object]] = []
    for number in range(4):
        solved = numpy.linalg.solve(left[number] + numpy.diag(weight), right[number] + weight * prior)
        lines, columns = ([round(float(x), 3) for x in part] for part in (solved[1:MASKS], solved[COLUMNS + 1 : BIAS]))
        rounds.append({"lines": [0.0, *lines], "hope": round(float(solved[HOPE]), 4), "columns": [0.0, *columns]})
    return [{**each, "prices": START} for each in (*rounds, {})]


def main(games: int, target: Path = Path(str(LEARNED))) -> None:
    """Two turns for each number of seats: the second plays by what the first has learned."""
    run = compiled()
    found: dict[str, object] = {}
    for seats in (3, 4, 5):
        values = plain()
        for turn in range(1, 3):
            found[str(seats)] = fit(run, games, seats, values, turn)
            target.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")
            learned.cache_clear()
            values = learned(seats)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 150_000)
