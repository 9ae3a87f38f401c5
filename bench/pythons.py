"""Our server and engine on several interpreters: what another CPython would change.

`BENCH_PYTHONS` names them, one per line as `NAME=COMMAND`. Each command runs a Python in which the project is installed
(`3.14=/opt/python3.14/bin/python`), and may start with `env` or `chroot`. The first one is what the others are compared
with. The load driver and this program always run on the interpreter of `make bench`.

The interpreters take turns, as the servers of `bench.serve` do. CPU time is compared, because it depends less on other
work than moves per second do. A fixed loop is timed before and after every run: it says how slow the machine was. It
always runs on the same interpreter and on the server's core.
"""

import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from tempfile import TemporaryDirectory

from msgspec import Struct
from msgspec.structs import replace

from bench.serve import FLAT, ROUNDS, SECONDS
from bench.serve.run import Failed, cores, run
from bench.serve.servers import HERE, OURS, install

SERVE = "import sys; from ludotheque.cli import main; sys.argv = ['ludotheque', 'serve']; sys.exit(main())"
ENGINE = """
from itertools import islice
from random import Random
from time import process_time
from bench.engine import ours
from ludotheque.games import GAMES
game = GAMES["matryoshka"]
play = ours(game, game.Options(seats=4), Random(1))
sum(islice(play, 10_000))
start = process_time()
print(sum(islice(play, 40_000)) / (process_time() - start))
"""
LOOP = """
from time import process_time
start = process_time()
sum(i * i % 7 for i in range(4_000_000))
print(process_time() - start)
"""


class Turn(Struct, frozen=True):
    """What one interpreter did in one round."""

    cpu: float
    """Seconds of the server's processor per 1,000 moves."""
    rate: float
    """Moves per second."""
    share: float
    """Cores that the server had: below one, something else ran there too."""
    engine: float
    """Decisions of Matryoshka per second of processor time, without a server."""
    loop: float
    """Seconds of the fixed loop meanwhile."""


def _pythons() -> dict[str, tuple[str, ...]]:
    lines = os.environ.get("BENCH_PYTHONS", "").splitlines()
    named = (line.strip().partition("=") for line in lines if line.strip())
    return {name: tuple(shlex.split(command)) for name, _, command in named}


def _number(command: tuple[str, ...], code: str) -> float:
    """What a program prints, on the server's core."""
    here, _ = cores()
    pinned = ("taskset", "--cpu-list", str(min(here))) if here else ()
    paths = {**os.environ, "PYTHONPATH": str(HERE.parents[1])}
    return float(subprocess.run([*pinned, *command, "-c", code], check=True, capture_output=True, env=paths).stdout)


def _turn(command: tuple[str, ...], folder: str) -> Turn:
    me = (sys.executable,)
    before = _number(me, LOOP)
    result = run(replace(OURS, command=(*command, "-c", SERVE)), FLAT[1], FLAT[0], SECONDS[FLAT], folder)
    engine = _number(command, ENGINE)
    loop = (before + _number(me, LOOP)) / 2
    return Turn(result.cpu, result.load.rate, result.busy, engine, loop)


def report() -> None:
    """Print every round, then medians with ranges, and ratios within the rounds to the first interpreter."""
    pythons = _pythons()
    if not pythons:
        print("\nInterpreters: BENCH_PYTHONS names none")
        return
    install()
    rounds: list[dict[str, Turn]] = []
    with TemporaryDirectory(prefix="ludotheque-bench-") as folder:
        for number in range(ROUNDS):
            print(f"  round {number + 1} of {ROUNDS}", flush=True)
            rounds.append({})
            for name, command in pythons.items():
                try:
                    turn = rounds[-1][name] = _turn(command, folder)
                except (Failed, subprocess.CalledProcessError) as failure:
                    print(f"    {name}: FAILED: {failure}")
                else:
                    print(f"    {name}: {turn}", flush=True)
    first = next(iter(pythons))
    print("\nInterpreters: median (range); × is the median of the ratios within a round to the first one")
    for name in pythons:
        done = [(turns[name], turns.get(first)) for turns in rounds if name in turns]
        if done:
            print(f"  {name:<24} " + " · ".join(_column(label, of, done) for label, of in COLUMNS.items()))


COLUMNS: dict[str, Callable[[Turn], float]] = {
    "CPU s per 1,000 moves": lambda turn: turn.cpu,
    "the same in loops": lambda turn: turn.cpu / turn.loop,
    "moves/s": lambda turn: turn.rate,
    "cores": lambda turn: turn.share,
    "engine decisions/s": lambda turn: turn.engine,
    "loop s": lambda turn: turn.loop,
}


def _column(label: str, of: Callable[[Turn], float], done: list[tuple[Turn, Turn | None]]) -> str:
    values = [of(turn) for turn, _ in done]
    text = f"{label} {median(values):,.4g} ({min(values):,.4g}–{max(values):,.4g})"
    ratios = [of(turn) / of(base) for turn, base in done if base is not None]
    if not ratios:
        return text
    return f"{text} {median(ratios):.2f} × ({min(ratios):.2f}–{max(ratios):.2f})"
