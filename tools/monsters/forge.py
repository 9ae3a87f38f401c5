"""Fit every drawing to its size, turn it into integers and write the game's card data.

python -m tools.monsters.forge
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from shapely import affinity, minimum_bounding_radius
from shapely.geometry import LineString, Polygon

from ludotheque.games.attrape_reves.cards import CARD_HALF, MOONS, NIGHTMARES, RADIUS, STARS
from tools.monsters import crescent, full_moon, gibbous, new_moon
from tools.monsters.shapes import Dot, Drawing, Line, Mark, Patch

DATA = Path(__file__).parents[2] / "src/ludotheque/games/attrape_reves/monsters.json"
PACKS = (new_moon, crescent, gibbous, full_moon)

# AR-4, AR-5: the radius of each monster's smallest enclosing circle; docs/explanation/monsters.md says why.
SIZES = {
    "boulou": 408,
    "miette": 428,
    "globulon": 515,
    "chaussetrouille": 520,
    "mitaine": 420,
    "pieuvrax": 718,
    "grandasse": 704,
    "puceron": 448,
    "tartichaud": 604,
    "hibouh": 500,
    "champignard": 600,
    "limacelle": 688,
    "ressorbo": 716,
    "chauvequipeut": 692,
    "cactouille": 447,
    "toupoil": 530,
    "crapahut": 500,
    "nuagrogne": 622,
    "crabouille": 588,
    "girafouille": 690,
    "etoilou": 684,
    "serpentin": 722,
    "dodulune": 450,
    "pave": 534,
    "triangloup": 625,
    "bananoche": 584,
    "moustoc": 682,
    "tetardif": 675,
    "araknouille": 688,
    "dragouillon": 728,
}


def fit(drawing: Drawing, radius: int) -> dict[str, Any]:
    """Scale a drawing until its smallest enclosing circle has the radius, centre its box, round to integers."""
    ring = drawing.body.exterior
    k = radius / minimum_bounding_radius(drawing.body)
    x0, y0, x1, y1 = ring.bounds
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2

    def place(x: float, y: float) -> tuple[int, int]:
        return round((x - cx) * k), round((y - cy) * k)

    # An error of one unit is invisible, so only the bends keep many points.
    smooth = affinity.scale(ring, k, k, origin=(0, 0)).simplify(0.5)
    outline = _tidy([place(x / k, y / k) for x, y in smooth.coords[:-1]])
    return {
        "outline": [v for xy in outline for v in xy],
        "palette": list(drawing.palette),
        "marks": [_mark(m, place, k) for m in drawing.marks],
    }


def _tidy(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [p for i, p in enumerate(points) if p != points[i - 1]]


def _mark(mark: Mark, place: Callable[[float, float], tuple[int, int]], k: float) -> dict[str, Any]:
    match mark:
        case Dot(paint, x, y, r):
            return {"type": "Dot", "paint": paint, "x": place(x, y)[0], "y": place(x, y)[1], "r": round(r * k)}
        case Patch(paint, points):
            slim = Polygon(points).exterior.simplify(1.5 / k).coords[:-1]
            return {"type": "Patch", "paint": paint, "points": [v for x, y in slim for v in place(x, y)]}
        case Line(paint, points, width):
            slim = LineString(points).simplify(1.5 / k).coords
            return {
                "type": "Line",
                "paint": paint,
                "points": [v for x, y in slim for v in place(x, y)],
                "width": round(width * k),
            }


def forge() -> list[dict[str, Any]]:
    """All thirty cards, from the new moon to the full moon."""
    cards = []
    for moon, module in enumerate(PACKS):
        for draw in module.DRAWINGS:
            name = draw.__name__
            cards.append({"key": name, "moon": MOONS[moon], **fit(draw(), SIZES[name])})
    return cards


def main() -> None:
    """Write the data file, one card per line, in the order of the game's own list."""
    cards = {card["key"]: card for card in forge()}
    rows = ",\n".join(json.dumps(cards[key], separators=(",", ":")) for key in NIGHTMARES)
    head = json.dumps({"half": CARD_HALF, "radius": RADIUS, "stars": STARS})[:-1]
    DATA.write_text(f'{head}, "monsters": [\n{rows}\n]}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
