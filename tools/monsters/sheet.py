"""A contact sheet of the four toys and all thirty nightmares, at one scale.

python -m tools.monsters.sheet    writes docs/images/monsters.svg
"""

# ruff: noqa: E501 — markup reads best unbroken
from __future__ import annotations

from pathlib import Path
from typing import Any

from shapely import minimum_bounding_circle
from shapely.geometry import Polygon

from ludotheque.games import attrape_reves
from ludotheque.games.attrape_reves.cards import MOONS, STARS
from ludotheque.games.attrape_reves.cards import RADIUS as RADII
from ludotheque.languages import ENGLISH
from ludotheque.texts import Speech
from tools.monsters import svg
from tools.monsters.forge import forge

OUT = Path(__file__).parents[2] / "docs/images"
CELL, COLUMNS, SCALE = 210, 8, 0.115


def cell(card: dict[str, Any], name: str, x: int, y: int) -> str:
    """One card, the circle that just encloses the monster, and the smallest toy that covers it."""
    flat = card["outline"]
    circle = minimum_bounding_circle(Polygon(list(zip(flat[::2], flat[1::2], strict=True))))
    cx, cy = circle.centroid.x, circle.centroid.y
    radius = (circle.bounds[2] - circle.bounds[0]) / 2
    need = min((kind for kind in RADII if RADII[kind] >= radius), key=lambda kind: RADII[kind])
    disc = (
        f'<circle cx="{cx:.0f}" cy="{cy:.0f}" r="{RADII[need]}" fill="none" stroke="#fff" stroke-width="9" '
        'stroke-dasharray="26 26" opacity=".75"/>'
    )
    return (
        f'<g transform="translate({x} {y})"><g transform="scale({SCALE})">{svg.face(card)}{disc}</g>'
        f'<text y="117" class="name">{name}</text>'
        f'<text y="133" class="note">{need} {radius / RADII[need]:.0%}</text></g>'
    )


def sheet() -> str:
    """The whole sheet as an SVG document."""
    width, row = CELL * COLUMNS + 60, CELL + 60
    parts, y = [], 330
    x = 140.0
    for kind, stars in STARS.items():
        r = RADII[kind] * SCALE
        parts.append(
            f'<g transform="translate({x + r:.0f} 205)"><g transform="scale({SCALE})">{svg.toy(kind, RADII[kind], stars)}</g></g>'
            f'<text x="{x + r:.0f}" y="306" class="name">{kind} · {RADII[kind]}</text>'
        )
        x += 2 * r + 60
    cards = forge()
    words = Speech(attrape_reves, ENGLISH)
    for moon, phase in enumerate(MOONS):
        title = words.text(f"option-moon-{phase}").capitalize()
        pack = [card for card in cards if card["moon"] == phase]
        parts.append(
            f'<g transform="translate(55 {y + 22})">{svg.moon(moon, 16)}</g><text x="84" y="{y + 28}" class="moon">{title}</text>'
        )
        for i, card in enumerate(pack):
            parts.append(cell(card, words.text(f"monster-{card['key']}"), 30 + CELL * i + CELL // 2, y + 155))
        y += row + 40
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {y}" width="{width}" height="{y}" '
        'font-family="DejaVu Sans, sans-serif"><style>.name{font-size:14px;fill:#fff;text-anchor:middle}'
        ".note{font-size:11px;fill:#aab0e0;text-anchor:middle}.moon{font-size:17px;fill:#ffe9a8}"
        ".title{font-size:40px;fill:#fff}.sub{font-size:15px;fill:#c5c9f0}</style>"
        f'<rect width="{width}" height="{y}" fill="#14173a"/>'
        '<text x="30" y="60" class="title">Attrape Rêves</text>'
        '<text x="30" y="90" class="sub">Thirty nightmares and the four toys, all at one scale. '
        f"The dashed circle is the smallest toy that covers.</text>{''.join(parts)}</svg>\n"
    )


def main() -> None:
    """Write the SVG."""
    OUT.mkdir(exist_ok=True)
    (OUT / "monsters.svg").write_text(sheet(), encoding="utf-8")


if __name__ == "__main__":
    main()
