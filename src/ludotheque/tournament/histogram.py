"""How often each player made each score, drawn to one scale for all of them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape

from ludotheque.tournament.play import Plan, Played
from ludotheque.tournament.standings import Standing

MOST_BARS = 60


def histograms(plan: Plan, played: Sequence[Played], table: Sequence[Standing]) -> str:
    """One picture for each player, with equal axes; what is counted is the part of the player's games."""
    scores = {row.player: _scores(plan, played, row.player) for row in table}
    every = [score for mine in scores.values() for score in mine]
    low, high = min(every), max(every)
    step = -(-(high - low + 1) // MOST_BARS)
    bars = -(-(high - low + 1) // step)
    parts = {player: _parts(mine, low, step) for player, mine in scores.items()}
    most = max(part for mine in parts.values() for part in mine.values())
    middle = 100 / bars
    ends = f'<span style="left:{middle / 2:.2f}%">{low}</span>'
    if bars > 1:
        ends += f'<span style="left:{100 - middle / 2:.2f}%">{high}</span>'
    pictures = "".join(
        f'<div class="row plot"><span class="name">{escape(row.player)}</span><span class="track picture">'
        f"{_picture(row, parts[row.player], most, bars, (row.score - low + 0.5) / step)}</span>"
        f'<span class="value">{row.score:.1f} <small>on average</small></span></div>'
        for row in table
    )
    width = "point" if step == 1 else f"{step} points"
    return (
        f'<figure>{pictures}<div class="row foot"><span class="name"></span><span class="axis" aria-hidden="true">'
        f'{ends}</span><span class="value"></span></div><figcaption>All players have the same axes: one bar for each '
        f"{width}, up to {100 * most:.0f} % of the games. The line is the mean.</figcaption></figure>"
    )


def _scores(plan: Plan, played: Sequence[Played], player: str) -> list[int]:
    return [
        game.scores[seat] for game in played for seat, place in enumerate(game.order) if plan.players[place] == player
    ]


def _parts(scores: Sequence[int], low: int, step: int) -> dict[int, float]:
    counts = Counter((score - low) // step for score in scores)
    return {bar: count / len(scores) for bar, count in counts.items()}


def _picture(row: Standing, parts: Mapping[int, float], most: float, bars: int, mean: float) -> str:
    """Bars of one unit each; the picture is stretched to its place."""
    drawn = "".join(
        f'<rect x="{bar + 0.05:.2f}" y="{100 * (1 - part / most):.2f}" width="0.9" height="{100 * part / most:.2f}"/>'
        for bar, part in sorted(parts.items())
    )
    at = f"{mean:.2f}"
    return (
        f'<svg viewBox="0 0 {bars} 100" preserveAspectRatio="none" role="img" aria-label="Scores of'
        f' {escape(row.player)}">{drawn}<line x1="{at}" x2="{at}" y1="0" y2="100"/></svg>'
    )
