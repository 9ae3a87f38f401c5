"""Measure the levels of the bots, and write the tables of docs/explanation/bots.md.

`python -m tools.players.strength [GAME …] [--deals N] [--seconds N] [--processes N] [--out FOLDER] [--write]`

Every row is a tournament as `ludotheque arena` plays it, in a folder of its own: what was played is not played again.
`--seconds` stops between two games; the next call goes on there. Only deals that were played in all orders count.
The search of Matryoshka is compiled if Numba is installed.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, pairwise
from math import inf
from pathlib import Path

import msgspec
from msgspec import Struct

from ludotheque.bots.levels import NORMAL
from ludotheque.games import GAMES
from ludotheque.tournament import report
from ludotheque.tournament.errors import Unusable
from ludotheque.tournament.intervals import Interval, interval
from ludotheque.tournament.play import Plan, Played, count_orders, games
from ludotheque.tournament.standings import standings

PAGE = Path("docs/explanation/bots.md")
BEGIN, END = "<!-- strength: begin -->", "<!-- strength: end -->"
LEVELS = ("easy", NORMAL, "hard", "expert")
MOONS = ("new", "crescent", "gibbous", "full")
DEALS = {"matryoshka": 400, "moby_pick": 240, "attrape_reves": 2_000}
CLOSE = {("matryoshka", 3): 3, ("matryoshka", 4): 2}
"""By seats: how many times as many deals tell a level among normal ones from the next, where they are close."""
TOGETHER = 10
"""How many times as many deals teams play: each is one game, won or lost, and 2,000 can be off by four points."""
TEAM = 3
"""The size of the team whose moons have a line each."""
LADDER = ("matryoshka",)
"""Games whose experts are measured among `hard` players, too: to outwit the habits of `normal` is not enough."""


class Row(Struct, frozen=True):
    """One line of a table: the share in per cent of each level that plays, and the larger side of its interval."""

    name: str
    shares: tuple[tuple[float, float] | None, ...]
    """None where the level does not play, or where nothing was played yet."""
    games: tuple[int | None, ...]
    """By level: among normal ones each level has games of its own. None where the level does not play, or is normal."""


def plans(key: str, deals: int) -> Iterator[tuple[str, Plan]]:
    """Every tournament of a game: one of a level among normal ones, and one of each level at a table."""
    game = GAMES[key]
    for variant, seats in game.SEATS.items():
        if variant == "coop":
            continue
        for count in seats:
            for level in LEVELS:
                if level != NORMAL:
                    players = (level, *(NORMAL,) * (count - 1))
                    yield level, plan_of(key, players, deals * CLOSE.get((key, count), 1), variant=variant)
        if len(LEVELS) in seats:
            yield "mixed", plan_of(key, LEVELS, max(2, deals // 6), variant=variant)  # in 24 orders
            if key in LADDER:
                yield "ladder", plan_of(key, (LEVELS[3], *(LEVELS[2],) * 3), deals, variant=variant)


def plan_of(key: str, players: tuple[str, ...], deals: int, **options: str) -> Plan:
    """A tournament with the seed of all of them."""
    return Plan(game=key, players=players, deals=deals, seed="strength", options=dict(options))


def played(plan: Plan, out: Path, until: float = inf, processes: int = 1) -> list[Played]:
    """The games of the deals that were played in every order; while there is time, what is missing is played."""
    kinds = dict.fromkeys(Path(player).stem for player in plan.players)
    name = "-".join((plan.game, *map(str, plan.options.values()), str(len(plan.players)), *kinds))
    folder = out / name
    folder.mkdir(parents=True, exist_ok=True)
    try:
        done = report.resume(folder, plan)
    except Unusable as error:
        raise SystemExit(f"{folder} cannot be used: {error} {error.variables}") from None
    report.begin(folder, plan)
    found = list(done)
    with (folder / report.GAMES).open("ab") as file:
        for each in games(plan, done, processes) if time.monotonic() < until else ():
            found.append(each)
            file.write(msgspec.json.encode(each) + b"\n")
            file.flush()
            if time.monotonic() > until:
                break
    orders = count_orders(plan.players)
    count = Counter(each.deal for each in found if each.deal < plan.deals)
    whole = [each for each in found if count[each.deal] == orders]
    sys.stderr.write(f"{name}: {len(whole)} of {plan.deals * orders} games\n")
    return whole


def share_of(plan: Plan, found: Sequence[Played], level: str) -> tuple[float, float] | None:
    """The share of a level in per cent, and the larger side of its interval."""
    if not found:
        return None
    standing = next(each for each in standings(plan, found) if each.player == level)
    return _percent(Interval(standing.share, standing.low, standing.high))


def _percent(found: Interval) -> tuple[float, float]:
    return 100 * found.mean, 100 * found.margin


def rows(key: str, deals: int, out: Path, until: float, processes: int) -> Iterator[Row]:
    """The lines of one game."""
    cells: dict[tuple[str, int], dict[str, tuple[float, float] | None]] = {}
    counts: dict[tuple[str, int], dict[str, int]] = {}
    for level, plan in plans(key, deals):
        found = played(plan, out, until, processes)
        where = (plan.options["variant"], len(plan.players))
        if level == "mixed":
            shares = tuple(share_of(plan, found, each) for each in LEVELS)
            yield Row(f"{where[0]}, one of each", shares, (len(found),) * len(LEVELS))
            continue
        if level == "ladder":
            best = tuple(share_of(plan, found, each) for each in LEVELS[2:])
            among = (None, None, len(found), len(found))
            yield Row(f"{where[0]}, {where[1]} seats, among {LEVELS[2]}", (None, None, *best), among)
            continue
        cells.setdefault(where, {NORMAL: (100 / where[1], 0.0)})[level] = share_of(plan, found, level)
        counts.setdefault(where, {})[level] = len(found)
        if level == LEVELS[-1]:
            shares = tuple(cells[where][each] for each in LEVELS)
            yield Row(f"{where[0]}, {where[1]} seats", shares, tuple(map(counts[where].get, LEVELS)))
    if "coop" in GAMES[key].SEATS:
        yield from together(key, deals, out, until, processes)


def together(key: str, deals: int, out: Path, until: float, processes: int) -> Iterator[Row]:
    """How often a team of each level wins together: over all moons for each size, and under each moon for one size."""
    for count in GAMES[key].SEATS["coop"]:
        moons = []
        for moon in MOONS:
            teams = [(level,) * count for level in LEVELS]
            plans = (plan_of(key, team, deals * TOGETHER, variant="coop", moon=moon) for team in teams)
            moons.append([_victories(played(plan, out, until, processes)) for plan in plans])
            if count == TEAM:
                yield _line(f"coop, {moon} moon, {count} together", moons[-1])
        yield _line(f"coop, all four moons, {count} together", [[*chain(*each)] for each in zip(*moons, strict=True)])


def _victories(found: Sequence[Played]) -> list[float]:
    return [float(any(each.shares)) for each in found]


def _line(name: str, won: Sequence[Sequence[float]]) -> Row:
    shares = tuple(_percent(interval(each)) if each else None for each in won)
    return Row(name, shares, tuple(map(len, won)))


def _games(row: Row) -> str:
    """One number where all cells have as many games, else a number by level."""
    known = {level: games for level, games in zip(LEVELS, row.games, strict=True) if games is not None}
    if len(set(known.values())) == 1:
        return f"{next(iter(known.values())):,}"
    return ", ".join(f"{level} {games:,}" for level, games in known.items())


def table(name: str, lines: Sequence[Row]) -> str:
    """A game as a table in Markdown."""
    head = f"| {name} | {' | '.join(LEVELS)} | games |\n|{' --- |' * (len(LEVELS) + 2)}\n"
    body = "".join(
        f"| {row.name} | {' | '.join('–' if each is None else f'{each[0]:.1f} ± {each[1]:.1f}' for each in row.shares)}"
        f" | {_games(row)} |\n"
        for row in lines
    )
    return head + body


def put(page: str, tables: Mapping[str, str]) -> str:
    """The page with these tables in the place of the old ones. Those of other games stay."""
    before, rest = page.split(BEGIN)
    old, after = rest.split(END)
    blocks = (block for block in old.strip().split("\n\n") if block.startswith("|"))
    found = {block.split("|")[1].strip(): f"{block}\n" for block in blocks} | dict(tables)
    text = "\n".join(found.values())
    return f"{before}{BEGIN}\n\n{text}\n{END}{after}"


def overlaps(lines: Sequence[Row]) -> list[str]:
    """The lines in which a level is not better than the one below, beyond both intervals."""
    return [row.name for row in lines if any(a and b and a[0] + a[1] >= b[0] - b[1] for a, b in pairwise(row.shares))]


def missing(lines: Sequence[Row]) -> list[str]:
    """The lines with a level that was not measured at all; two levels among `hard` are a whole line."""
    return [row.name for row in lines if sum(each is not None for each in row.shares) in (0, 1, 3)]


def main(words: Sequence[str]) -> None:
    """Play what is missing, print the tables, and put them into the page if asked to."""
    parser = argparse.ArgumentParser(prog="tools.players.strength", description=__doc__)
    parser.add_argument("games", nargs="*", help="the games; all if none is named")
    deals = f"deals of each row; two or three times as many where levels are close, {TOGETHER} times for teams"
    parser.add_argument("--deals", type=int, help=deals)
    parser.add_argument("--seconds", type=float, default=inf, help="stop playing after so many")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="how many play at a time")
    parser.add_argument("--out", type=Path, default=Path("build/strength"))
    parser.add_argument("--write", action="store_true", help=f"put the tables into {PAGE}")
    wish = parser.parse_args(words)
    tables, until = dict[str, str](), time.monotonic() + wish.seconds
    for key in wish.games or list(DEALS):
        lines = list(rows(key, wish.deals or DEALS[key], wish.out, until, wish.processes))
        tables[key] = table(key, lines)
        for name in missing(lines):
            sys.stderr.write(f"{key}, {name}: not measured yet\n")
        for name in overlaps(lines):
            sys.stderr.write(f"{key}, {name}: intervals overlap; play more deals\n")
    print("\n".join(tables.values()))
    if wish.write:
        PAGE.write_text(put(PAGE.read_text(encoding="utf-8"), tables), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
