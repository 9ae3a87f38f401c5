"""Perft: how many different move sequences of a given length start from a set-up. A count outlives any implementation.

A file has one line per count: `options as JSON | seed of the deal | depth | count`. Branches are every legal action of
every seat at the current moment, and the tick if a deadline is set.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.core import Millis, Move, Seat, Seeded, Tick, due
from ludotheque.core.play import AnyGame
from ludotheque.testing.listing import BadLine, rows
from ludotheque.testing.trace import admissible

HEADING = "# options | seed of the deal | depth | move sequences"


class Count(Struct, frozen=True):
    """One line of a perft file."""

    options: str
    seed: str
    depth: int
    count: int

    def line(self) -> str:
        return f"{self.options} | {self.seed} | {self.depth} | {self.count}"


def branches(game: AnyGame, state: Any, now: Millis) -> Iterator[Move[Any]]:
    """Every move that could come next, each as early as it can."""
    if game.outcome(state) is not None:
        return
    for chair in range(state.options.seats):
        seat = Seat(chair)
        view = game.view(state, seat)
        for action in game.legal(view):
            act = admissible(game, view, now, seat, action)
            if act is not None and due(game, state, act.at) is None:
                yield act
    deadline = game.deadline(state)
    if deadline is not None:
        yield Tick(deadline)


def perft(game: AnyGame, state: Any, depth: int, now: Millis = Millis(0)) -> int:
    """The number of move sequences of exactly this length."""
    if depth == 0:
        return 1
    return sum(perft(game, game.apply(state, move).state, depth - 1, move.at) for move in branches(game, state, now))


def read(path: Path) -> list[Count]:
    """The counts of a file."""
    found = []
    for number, (options, seed, depth, known) in rows(path, 4):
        if not (depth.isdecimal() and known.isdecimal()):
            raise BadLine(path, number, "its last two columns, the depth and the count, are not numbers")
        found.append(Count(options, seed, int(depth), int(known)))
    return found


def count(game: AnyGame, entry: Count) -> int:
    """What the game says to one line."""
    options = msgspec.json.decode(entry.options, type=game.Options)
    return perft(game, game.setup(options, Seeded(entry.seed)), entry.depth)


def recount(game: AnyGame, path: Path) -> None:
    """Write what the game says now to every line of a file."""
    lines = [msgspec.structs.replace(entry, count=count(game, entry)).line() for entry in read(path)]
    path.write_text("\n".join((HEADING, *lines, "")), encoding="utf-8")
