"""The result of a tournament as files: every game, a table of standings, and a page to look at."""

import csv
import os
from collections.abc import Container, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.tournament.errors import Unusable
from ludotheque.tournament.page import page
from ludotheque.tournament.play import Plan, Played, shares_of
from ludotheque.tournament.standings import Standing

GAMES, RESULT, TABLE, PAGE = "games.jsonl", "result.json", "standings.csv", "report.html"


class _Result(Struct):
    """What `resume` needs of the file."""

    plan: dict[str, Any]


def resume(folder: Path, plan: Plan) -> list[Played]:
    """The games that are already in a folder; raises `Unusable` if it is damaged, or holds those of another plan.

    A line that was cut off when the tournament was stopped is removed: its game is played again.
    """
    if not (folder / RESULT).exists():
        if (folder / GAMES).exists():  # of which tournament, nobody can say
            raise Unusable("wrong-arena-folder", folder=str(folder))
        return []
    try:
        known = msgspec.json.decode((folder / RESULT).read_bytes(), type=_Result).plan
        there = msgspec.convert({**known, "deals": plan.deals}, Plan)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _damaged(folder / RESULT, error) from None
    if msgspec.structs.replace(there, files=plan.files, code=plan.code) != plan:
        raise Unusable("wrong-arena-folder", folder=str(folder))
    if there.code != plan.code:
        raise Unusable("wrong-arena-code", folder=str(folder), found=there.code or "?", ours=plan.code)
    for player, digest in plan.files.items():
        if there.files.get(player) != digest:
            raise Unusable("wrong-arena-player", folder=str(folder), player=player)
    return _kept(folder / GAMES, plan)


def _kept(path: Path, plan: Plan) -> list[Played]:
    """The games of a file; there is none before the first game has ended."""
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        os.truncate(path, len(whole))
    found: dict[tuple[int, tuple[int, ...]], Played] = {}
    orders = frozenset(plan.orders())
    for number, line in enumerate(whole.splitlines(), start=1):
        try:
            game = msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise _damaged(path, error, number) from None
        if (game.deal, game.order) in found:
            raise _damaged(path, ValueError(f"deal {game.deal}, order {game.order}: twice"), number)
        if (wrong := _wrong(game, plan, orders)) is not None:
            raise _damaged(path, ValueError(wrong), number)
        found[game.deal, game.order] = game
    return list(found.values())


def _wrong(game: Played, plan: Plan, orders: Container[tuple[int, ...]]) -> str | None:
    """The field that no game of this plan can have."""
    seats = len(plan.players)
    last = max(2, seats)  # a team that lost is second, also a team of one
    fits = {
        "deal": game.deal >= 0,
        "order": game.order in orders,
        "scores": len(game.scores) == seats,
        "places": len(game.places) == seats and all(0 < place <= last for place in game.places),
        "shares": game.shares == shares_of(game.places, together=plan.together),
    }
    return next((f"{name}: {getattr(game, name)}" for name, fit in fits.items() if not fit), None)


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
        rows.writerow(("player", "games", "share", "low", "high", "score", "mu", "sigma"))
        for row in table:
            rated = (f"{row.rating.mu:.3f}", f"{row.rating.sigma:.3f}") if row.rating else ("", "")
            shares = (f"{value:.5f}" for value in (row.share, row.low, row.high))
            rows.writerow((row.player, row.games, *shares, f"{row.score:.3f}", *rated))
    (folder / PAGE).write_text(page(plan, played, table), encoding="utf-8")
