"""The result of a tournament as files: every game, a table of standings, and a page to look at."""

import csv
import os
from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.tournament.errors import Unusable
from ludotheque.tournament.play import Plan, Played, count_orders
from ludotheque.tournament.standings import Standing

GAMES, RESULT, TABLE, PAGE = "games.jsonl", "result.json", "standings.csv", "report.html"
_STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% } th, td { padding: .3rem .6rem; text-align: right }
th:first-child, td:first-child { text-align: left } tr { border-bottom: 1px solid #8886 }
svg { width: 100%; height: auto } .bar { fill: #3b7dd8 } .fair { stroke: #c33; stroke-dasharray: 4 }
.interval { stroke: currentColor; stroke-width: 2 } text { font: 13px system-ui, sans-serif; fill: currentColor }
"""


class _Result(Struct):
    """What `resume` needs of the file."""

    plan: dict[str, Any]


def resume(folder: Path, plan: Plan) -> list[Played]:
    """The games that are already in a folder; raises `Unusable` if it is damaged, or holds those of another plan.

    A line that was cut off when the tournament was stopped is removed: its game is played again.
    """
    if not (folder / RESULT).exists():
        return []
    try:
        known = msgspec.json.decode((folder / RESULT).read_bytes(), type=_Result).plan
        same = msgspec.convert({**known, "deals": plan.deals}, Plan) == plan
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _damaged(folder / RESULT, error) from None
    if not same:
        raise Unusable("wrong-arena-folder", folder=str(folder))
    return _kept(folder / GAMES, len(plan.players))


def _kept(path: Path, seats: int) -> list[Played]:
    """The games of a file; there is none before the first game has ended."""
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        os.truncate(path, len(whole))
    found = []
    for number, line in enumerate(whole.splitlines(), start=1):
        try:
            game = msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise _damaged(path, error, number) from None
        if sorted(game.order) != list(range(seats)) or {len(game.scores), len(game.shares), len(game.places)} != {
            seats
        }:
            raise _damaged(path, ValueError(f"{game.order}"), number)
        found.append(game)
    return found


def _damaged(path: Path, error: Exception, line: int = 1) -> Unusable:
    return Unusable("wrong-arena-damaged", file=str(path), line=line, why=str(error) or type(error).__name__)


def begin(folder: Path, plan: Plan) -> None:
    """Write the plan before the first game, so that a tournament that is left can go on."""
    _replace(folder / RESULT, msgspec.json.encode({"plan": plan, "standings": []}))


def _replace(path: Path, data: bytes) -> None:
    """Write a file whole or not at all, whenever the program is stopped."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_bytes(data)
    fresh.replace(path)


def write(folder: Path, plan: Plan, played: Sequence[Played], table: Sequence[Standing]) -> None:
    """Write all files but the games, which are written one by one as they end."""
    _replace(folder / RESULT, msgspec.json.format(msgspec.json.encode({"plan": plan, "standings": table})) + b"\n")
    with (folder / TABLE).open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(("player", "games", "share", "margin", "score", "mu", "sigma"))
        for row in table:
            rated = (f"{row.rating.mu:.3f}", f"{row.rating.sigma:.3f}") if row.rating else ("", "")
            rows.writerow((row.player, row.games, f"{row.share:.5f}", f"{row.margin:.5f}", f"{row.score:.3f}", *rated))
    (folder / PAGE).write_text(page(plan, played, table), encoding="utf-8")


def page(plan: Plan, played: Sequence[Played], table: Sequence[Standing]) -> str:
    """One page of HTML that needs nothing else."""
    seats = len(plan.players)
    rated = any(row.rating for row in table)
    rows = "".join(
        f"<tr><td>{escape(row.player)}</td><td>{row.games}</td><td>{row.share:.1%} ± {row.margin:.1%}</td>"
        f"<td>{row.score:.1f}</td>"
        + (f"<td>{row.rating.mu:.1f} ± {2 * row.rating.sigma:.1f}</td>" if row.rating else "")
        + "</tr>"
        for row in table
    )
    orders = count_orders(plan.players)
    title = f"{escape(plan.game)}: {escape(', '.join(plan.players))}"
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><style>{_STYLE}</style>'
        f"<h1>{title}</h1><p>{len(played)} games, {plan.deals} deals, each in {orders} orders of the"
        f" players. Seed “{escape(plan.seed)}”. A fair share is {1 / seats:.1%}. Intervals are 95 %, over deals.</p>"
        f"{_bars(table, seats)}<table><tr><th>player<th>games<th>share of victories<th>mean score"
        f"{'<th>rating' if rated else ''}</tr>{rows}</table>"
        f"<h2>Scores</h2>{''.join(_histogram(row.player, _scores(plan, played, row.player)) for row in table)}\n"
    )


def _scores(plan: Plan, played: Sequence[Played], player: str) -> list[int]:
    return [
        game.scores[seat] for game in played for seat, place in enumerate(game.order) if plan.players[place] == player
    ]


def _histogram(player: str, scores: Sequence[int]) -> str:
    """How often a player made each score."""
    counts = Counter(scores)
    low, high, most = min(scores), max(scores), max(counts.values())
    width = 560 / (high - low + 1)
    bars = "".join(
        f'<rect class="bar" x="{160 + width * (score - low):.1f}" y="{60 - 50 * count / most:.1f}"'
        f' width="{max(1.0, width - 1):.1f}" height="{50 * count / most:.1f}"/>'
        for score, count in sorted(counts.items())
    )
    return (
        f'<svg viewBox="0 0 720 80" role="img" aria-label="Scores of {escape(player)}">'
        f'<text x="0" y="40">{escape(player)}</text>{bars}<text x="160" y="76">{low}</text>'
        f'<text x="720" y="76" text-anchor="end">{high}</text></svg>'
    )


def _bars(table: Sequence[Standing], seats: int) -> str:
    """The shares as bars with their intervals, and the fair share as a line."""
    bars = []
    for number, row in enumerate(table):
        top, left, right = 34 * number + 6, 160 + 480 * (row.share - row.margin), 160 + 480 * (row.share + row.margin)
        bars.append(
            f'<text x="0" y="{top + 16}">{escape(row.player)}</text>'
            f'<rect class="bar" x="160" y="{top}" width="{480 * row.share:.1f}" height="22" rx="3"/>'
            f'<path class="interval" d="M{max(160.0, left):.1f} {top + 11}H{right:.1f}"/>'
            f'<text x="{right + 8:.1f}" y="{top + 16}">{row.share:.1%}</text>'
        )
    height = 34 * len(table) + 6
    fair = 160 + 480 / seats
    line = f'<path class="fair" d="M{fair:.1f} 0V{height}"/>'
    return f'<svg viewBox="0 0 720 {height}" role="img" aria-label="Shares of victories">{"".join(bars)}{line}</svg>'
