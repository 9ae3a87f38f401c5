"""The page of a tournament: one file of HTML that needs nothing else, by day and by night."""

import shlex
from collections.abc import Iterator, Sequence
from html import escape
from math import ceil
from typing import Any

from ludotheque.core.game import SEAT_OPTIONS
from ludotheque.games import GAMES
from ludotheque.texts import Speech
from ludotheque.tournament.histogram import histograms
from ludotheque.tournament.play import Plan, Played, count_orders
from ludotheque.tournament.standings import Standing

_STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --ink: #22242b; --soft: #5d6270; --line: #dedbd2;
  --bar: #3f72b8; --mean: #22242b; --fair: #b3432f; font: 16px/1.5 system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { :root { --paper: #17181d; --card: #202229; --ink: #ecebe6; --soft: #a6abb8;
  --line: #373a44; --bar: #6f9fe0; --mean: #ecebe6; --fair: #f08a74; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); }
main { max-width: 50rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
header p, figcaption, .note, dt { color: var(--soft); }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 0 0 .75rem; }
header p { margin: .3rem 0 0; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .75rem; margin: 1.25rem 0; }
dl div, section { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; }
dl div { padding: .5rem .8rem; }
dt { font-size: .85rem; } dd { margin: 0; font-size: 1.25rem; font-weight: 600; overflow-wrap: anywhere; }
section { padding: 1rem; margin: 1rem 0; }
figure { margin: 0; } figcaption { font-size: .85rem; margin-top: .5rem; }
.row { display: grid; grid-template-columns: minmax(0, 10rem) 1fr 8.5rem; gap: 0 .8rem; align-items: center; }
.row + .row { margin-top: .35rem; }
.name { overflow-wrap: anywhere; }
.value { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.value small { color: var(--soft); display: block; }
.track { position: relative; height: 2.6rem; border-left: 1px solid var(--line); }
.track > * { position: absolute; }
.bar { left: 0; top: .5rem; bottom: .5rem; background: var(--bar); border-radius: 0 .25rem .25rem 0; }
.interval { top: 1rem; bottom: 1rem; border: solid var(--ink); border-width: 0 2px; min-width: 2px; }
.interval::before { content: ""; position: absolute; left: 0; right: 0; top: 50%; border-top: 2px solid var(--ink);
  margin-top: -1px; }
.fair { top: 0; bottom: 0; border-left: 2px dashed var(--fair); }
.axis { position: relative; height: 1.4rem; color: var(--soft); font-size: .8rem; }
.axis span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
.key { display: inline-block; width: 1.2em; border-top: 2px dashed var(--fair); vertical-align: middle; }
.picture { height: 5rem; border: 0; }
.picture svg { inset: 0; width: 100%; height: 100%; border-bottom: 1px solid var(--line); }
.plot rect { fill: var(--bar); }
.plot line { stroke: var(--mean); stroke-width: 2; vector-effect: non-scaling-stroke; }
.plot + .plot { margin-top: .9rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; text-align: right; white-space: nowrap; }
th { color: var(--soft); font-weight: 500; font-size: .85rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; padding-left: 0; white-space: normal; min-width: 6rem;
  overflow-wrap: anywhere; }
tr + tr td { border-top: 1px solid var(--line); }
code { font: .9rem ui-monospace, monospace; overflow-wrap: anywhere; }
.command span { display: inline-block; max-width: 100%; }
@media (max-width: 34rem) {
  .row { grid-template-columns: 1fr auto; } .row .track, .row .axis { grid-column: 1 / -1; grid-row: 2; }
  .row.foot .name, .row.foot .value { display: none; } .value small { display: inline; }
  .wide { display: none; } th { white-space: normal; } th, td { padding: .35rem .3rem; }
  th:first-child, td:first-child { min-width: 5.2rem; }
}
@media print { section { break-inside: avoid; } }
"""


def page(plan: Plan, played: Sequence[Played], table: Sequence[Standing]) -> str:
    """The whole page."""
    words = Speech(GAMES[plan.game], "en", part="terminal")
    variant = str(plan.options.get("variant", next(iter(GAMES[plan.game].SEATS))))
    chosen = [words.text(f"variant-{variant}"), *(f"{name} {value}" for name, value in _options(plan))]
    players = ", ".join(plan.players)
    title = f"{words.text('game-name')}: {players}"
    facts = {
        "games": f"{len(played):,}",
        "deals": f"{plan.deals:,}",
        "orders of each deal": f"{count_orders(plan.players):,}",
        "seed": plan.seed,
    }
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style><main>"
        f"<header><h1>{escape(words.text('game-name'))}</h1><p>{escape(', '.join(chosen))}</p>"
        f"<p>Tournament of {escape(players)}</p></header>"
        f"<dl>{''.join(f'<div><dt>{name}</dt><dd>{escape(text)}</dd></div>' for name, text in facts.items())}</dl>"
        f"<section><h2>{'Games won together' if plan.together else 'Shares of victories'}</h2>{_shares(plan, table)}"
        f"</section><section><h2>Standings</h2>{_table(plan, table)}</section>"
        f"<section><h2>Scores</h2>{histograms(plan, played, table)}</section>"
        f"<section><h2>How it was measured</h2>{_method(plan, len(played))}</section></main></html>\n"
    )


def _options(plan: Plan) -> Iterator[tuple[str, str]]:
    for field, value in plan.options.items():
        if field != "variant":
            values = value if isinstance(value, list) else [value]
            yield field.replace("_", "-"), ",".join(_typed(field, each) for each in values)


def _typed(field: str, value: Any) -> str:
    """A value as the command takes it."""
    if value is None:
        return "null"
    return str(value + 1 if field in SEAT_OPTIONS else value)


def _shares(plan: Plan, table: Sequence[Standing]) -> str:
    """The shares as bars with their intervals, and the fair share as a line; the texts have columns of their own."""
    top = _top(max((row.high for row in table), default=1.0))
    fair = None if plan.together else 1 / len(plan.players)
    line = "" if fair is None else f'<span class="fair" style="left:{_part(fair, top)}"></span>'
    rows = "".join(
        f'<div class="row"><span class="name">{escape(row.player)}</span><span class="track">'
        f'<span class="bar" style="width:{_part(row.share, top)}"></span>{line}'
        f'<span class="interval" style="left:{_part(row.low, top)};width:{_part(row.high - row.low, top)}"></span>'
        f'</span><span class="value">{_percent(row.share)} <small>{_between(row)}</small></span></div>'
        for row in table
    )
    ticks = "".join(f'<span style="left:{25 * tick}%">{25 * top * tick:.0f} %</span>' for tick in range(5))
    key = "" if fair is None else f' <span class="key"></span> A fair share is {_percent(fair)}.'
    return (
        f'<figure role="group" aria-label="Shares of victories">{rows}<div class="row foot"><span class="name"></span>'
        f'<span class="axis" aria-hidden="true">{ticks}</span><span class="value"></span></div>'
        f"<figcaption>The thin line is the 95 % interval.{key}</figcaption></figure>"
    )


def _top(high: float) -> float:
    """The end of the axis: four equal steps that are easy to read."""
    return min(1.0, max(0.2, ceil(high * 5 - 1e-9) / 5))


def _part(value: float, top: float) -> str:
    return f"{100 * min(value, top) / top:.2f}%"


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def _between(row: Standing) -> str:
    return f"{100 * row.low:.1f}–{100 * row.high:.1f} %"


def _table(plan: Plan, table: Sequence[Standing]) -> str:
    rated = any(row.rating for row in table)
    rows = "".join(
        f"<tr><td>{escape(row.player)}</td><td>{row.games:,}</td><td>{_percent(row.share)}</td>"
        f'<td class="wide">{_between(row)}</td>'
        f"<td>{row.score:.1f}</td>"
        + (f'<td>{row.rating.mu:.1f}<span class="wide"> ± {2 * row.rating.sigma:.1f}</span></td>' if row.rating else "")
        + "</tr>"
        for row in table
    )
    rating = '<th scope="col">rating' if rated else ""
    share = "games won" if plan.together else "victories"
    return (
        '<div class="scroll" tabindex="0" role="region" aria-label="Standings"><table><tr><th scope="col">player'
        f'<th scope="col">seats played<th scope="col">{share}<th scope="col" class="wide">95 % interval'
        '<th scope="col">mean score'
        f"{rating}</tr>{rows}</table></div>"
    )


def _method(plan: Plan, count: int) -> str:
    words = ["ludotheque", "arena", plan.game, "--players", ",".join(plan.players), "--games", str(count)]
    words += ["--seed", plan.seed, "--variant", str(plan.options.get("variant", next(iter(GAMES[plan.game].SEATS))))]
    for name, value in _options(plan):
        words += ["--option", f"{name}={value}"]
    command = " ".join(f"<span>{escape(shlex.quote(word))}</span>" for word in words)
    files = "".join(
        f"<li><code>{escape(player)}</code>: SHA-256 <code>{digest}</code></li>"
        for player, digest in plan.files.items()
    )
    return (
        "<p>Each deal is played in every order of the players that differs, so neither a seat nor a deal favors anyone."
        " The intervals are over deals: Student’s t, and Wilson’s score where all deals gave the same share.</p>"
        f'<p>To repeat it:</p><p><code class="command">{command}</code></p>'
        + (
            f'<p class="note">Code of the game and its levels: <code>{escape(plan.code)}</code></p>'
            if plan.code
            else ""
        )
        + (f'<p class="note">Players from files:</p><ul>{files}</ul>' if files else "")
    )
