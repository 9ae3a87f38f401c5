"""Writes the golden records and counts anew: `python -m tests.games.moby_pick.goldens`. Only when the rules change."""

from pathlib import Path

from ludotheque.core import Seat
from ludotheque.core.record import decode, encode
from ludotheque.games import moby_pick
from ludotheque.games.moby_pick.table import Options
from ludotheque.testing import perft
from ludotheque.testing.golden import make, playthrough

HERE = Path(__file__).parent
COUNTS = [
    ('{"seats":3}', "one", 5),
    ('{"seats":3}', "one", 9),
    ('{"seats":3,"first":1,"recite":true}', "two", 6),
    ('{"seats":4}', "two", 8),
    ('{"seats":5,"confuse":15,"remind":0,"reverse":0}', "three", 6),
    ('{"seats":6,"confuse":0,"remind":0,"reverse":15,"hold":0}', "four", 8),
    ('{"seats":7}', "five", 6),
    ('{"seats":8}', "six", 6),
]


def write(name: str, options: Options, bot: str) -> None:
    """A record, and its playthrough as anyone prints it from the file."""
    data = encode(make(moby_pick, options, f"golden {name}", bot))
    (HERE / "records" / f"{name}.jsonl").write_bytes(data)
    text = playthrough(moby_pick, decode(data, moby_pick))
    (HERE / "records" / f"{name}.txt").write_text(text, encoding="utf-8")


def records() -> None:
    """A small, a middling and a full table of plain players, a recited one, and one that leaves all to chance."""
    for seats in (3, 5, 8):
        write(f"base-{seats}", Options(seats=seats), "plain")
    write("recite-4", Options(seats=4, first=Seat(2), recite=True, recite_ms=8_000), "plain")
    write("chance-6", Options(seats=6, rhyme_ms=2800, turn_ms=2_000, confuse_ms=4_000, flip_ms=2_000), "random")


def counts() -> None:
    """Move sequences from the set-up, by options, seed of the deal and depth."""
    lines = ["# options | seed of the deal | depth | move sequences"]
    for options, seed, depth in COUNTS:
        entry = perft.Count(options, seed, depth, 0)
        lines.append(perft.Count(options, seed, depth, perft.count(moby_pick, entry)).line())
    (HERE / "perft.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    records()
    counts()
