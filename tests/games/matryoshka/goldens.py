"""Writes the golden records and counts anew: `python -m tests.games.matryoshka.goldens`. Only when the rules change."""

from pathlib import Path

from ludotheque.core.record import decode, encode
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka.table import Options
from ludotheque.testing import perft
from ludotheque.testing.golden import make, playthrough

HERE = Path(__file__).parent
COUNTS = [
    ('{"seats":3}', "one", 1),
    ('{"seats":3}', "one", 2),
    ('{"seats":3}', "one", 3),
    ('{"seats":3,"first":"host"}', "two", 3),
    ('{"seats":4}', "one", 2),
    ('{"seats":5}', "one", 2),
    ('{"seats":5}', "two", 2),
]


def write(name: str, options: Options, bot: str) -> None:
    """A record, and its playthrough as anyone prints it from the file."""
    data = encode(make(matryoshka, options, f"golden {name}", bot))
    (HERE / "records" / f"{name}.jsonl").write_bytes(data)
    text = playthrough(matryoshka, decode(data, matryoshka))
    (HERE / "records" / f"{name}.txt").write_text(text, encoding="utf-8")


def records() -> None:
    """One game of each size by plain players, and one by slow ones who are often late."""
    for seats in (3, 4, 5):
        write(f"base-{seats}", Options(seats=seats), "plain")
    hasty = Options(seats=3, first="host", show_time=5, offer_time=5, take_time=5, lay_time=5, last_lay_time=5)
    write("late-3", hasty, "random")


def counts() -> None:
    """Move sequences from the set-up, by options, seed of the deal and depth."""
    lines = ["# options | seed of the deal | depth | move sequences"]
    for options, seed, depth in COUNTS:
        entry = perft.Count(options, seed, depth, 0)
        lines.append(perft.Count(options, seed, depth, perft.count(matryoshka, entry)).line())
    (HERE / "perft.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    records()
    counts()
