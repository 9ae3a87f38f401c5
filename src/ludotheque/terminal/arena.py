"""`ludotheque arena`: players against each other, many games, and who won how many."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludotheque.terminal.opening import find, options_for
from ludotheque.terminal.wrong import Wrong, unusable
from ludotheque.texts import Lang, Speech
from ludotheque.tournament import report
from ludotheque.tournament.play import Plan, Played, count_orders, games
from ludotheque.tournament.roster import built_in_code, digests, maker
from ludotheque.tournament.standings import Standing, standings

MOST_ORDERS = 1_000
"""Every deal is played in all of them: six players of different kinds have 720, seven 5,040."""


def arena(  # noqa: PLR0913 — one for each flag
    key: str,
    lang: Lang,
    *,
    players: str,
    variant: str | None,
    wishes: Sequence[str],
    count: int,
    seed: str,
    processes: int | None,
    out: Path | None,
) -> int:
    """Play a tournament; its games are kept in a folder if there is one, and it goes on where it was left."""
    game = find(key)
    names = tuple(name.strip() for name in players.split(","))
    options = options_for(game, lang, seats=len(names), variant=variant, wishes=wishes)
    files = digests(names)
    for name in names:
        maker(game, name, files.get(name))
    if count < 1:
        raise Wrong("wrong-games", games=count)
    if processes is not None and processes < 1:
        raise Wrong("wrong-processes", processes=processes)
    if (orders := count_orders(names)) > MOST_ORDERS:
        raise Wrong("wrong-orders", orders=orders, most=MOST_ORDERS)
    deals = -(-count // orders)
    plan = Plan(
        game=game.KEY,
        players=names,
        deals=deals,
        seed=seed,
        options=_chosen(options, wishes),
        files=files,
        code=built_in_code(game, names),
    )
    own = Speech(None, lang, part="terminal")
    sys.stderr.write(own.text("arena-plan", games=deals * orders, deals=deals, orders=orders) + "\n")
    try:
        done = [] if out is None else _resume(out, plan)
        played = _play(plan, done, processes or os.cpu_count() or 1, out)
        table = standings(plan, played)
        if out is not None:
            report.write(out, plan, played, table)
    except KeyboardInterrupt:
        sys.stderr.write(own.text("arena-left") + "\n")
        return 130
    except OSError as error:  # of the folder: what players raise is told as theirs
        if out is None:
            raise
        raise unusable(error.filename or out, error) from None
    _show(plan, len(played), table, Speech(game, lang, part="terminal"))
    return 0


def _chosen(options: Any, wishes: Sequence[str]) -> dict[str, Any]:
    """The variant and the options that were asked for: what a plan keeps, and compares."""
    fields = {"variant", *(wish.partition("=")[0].strip().replace("-", "_") for wish in wishes)}
    values = msgspec.json.decode(msgspec.json.encode(options))
    return {field: values[field] for field in sorted(fields)}


def _resume(out: Path, plan: Plan) -> list[Played]:
    """The games that are there already; the plan is written first, so that a tournament that was left can go on."""
    out.mkdir(parents=True, exist_ok=True)
    done = report.resume(out, plan)
    report.begin(out, plan)
    return done


def _play(plan: Plan, done: list[Played], processes: int, out: Path | None) -> list[Played]:
    total = plan.deals * count_orders(plan.players)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(
            ", ".join(plan.players), total=total, completed=sum(each.deal < plan.deals for each in done)
        )
        played = list(done)
        for each in games(plan, done, processes):
            played.append(each)
            if out is not None:
                with (out / report.GAMES).open("ab") as file:
                    file.write(msgspec.json.encode(each) + b"\n")
            progress.advance(task)
    return [each for each in played if each.deal < plan.deals]


def _show(plan: Plan, played: int, rows: list[Standing], speech: Speech) -> None:
    rated = any(row.rating for row in rows)
    table = Table(title=f"{speech.text('game-name')} · {played} × {len(plan.players)}", title_justify="left")
    for name in ("arena-player", "arena-games", "arena-share", "arena-score", *(("arena-rating",) if rated else ())):
        table.add_column(speech.text(name), justify="left" if name == "arena-player" else "right")
    for row in rows:
        share = f"{100 * row.share:.1f} % ({100 * row.low:.1f}–{100 * row.high:.1f})"
        rating = (f"{row.rating.mu:.1f} ± {2 * row.rating.sigma:.1f}",) if row.rating else ()
        table.add_row(row.player, str(row.games), share, f"{row.score:.1f}", *rating)
    console = Console(markup=False, emoji=False)  # the path of a file may have brackets
    console.print(table)
    if not rated and len(plan.players) > 1 and not plan.together:
        console.print(speech.text("arena-no-rating"))
