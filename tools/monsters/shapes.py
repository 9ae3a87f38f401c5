"""A small vocabulary for drawing monsters: solid parts that melt into one body, and marks painted on it.

Coordinates are loose drawing units, x to the right and y down; `forge` fits every drawing to its final size.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from shapely import affinity
from shapely.geometry import MultiPoint, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

XY = tuple[float, float]


@dataclass(frozen=True)
class Dot:
    """A filled circle painted on the body."""

    paint: str
    x: float
    y: float
    r: float


@dataclass(frozen=True)
class Patch:
    """A filled area painted on the body; whatever leaves the body is clipped away."""

    paint: str
    points: tuple[XY, ...]


@dataclass(frozen=True)
class Line:
    """A stroke with round ends."""

    paint: str
    points: tuple[XY, ...]
    width: float


Mark = Dot | Patch | Line


@dataclass(frozen=True)
class Drawing:
    """One monster before fitting: four colours (body, shade, light, accent), a body and its marks in painting order."""

    palette: tuple[str, str, str, str]
    body: BaseGeometry
    marks: Sequence[Mark] = field(default_factory=tuple)


def spline(points: Sequence[XY], closed: bool = False, steps: int = 14) -> list[XY]:
    """A centripetal-looking Catmull-Rom curve through the points."""
    n = len(points)

    def at(i: int) -> XY:
        return points[i % n] if closed else points[min(max(i, 0), n - 1)]

    curve: list[XY] = []
    for i in range(n if closed else n - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        for k in range(steps):
            t = k / steps
            curve.append((_knot(a[0], b[0], c[0], d[0], t), _knot(a[1], b[1], c[1], d[1], t)))
    return curve if closed else [*curve, points[-1]]


def _knot(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def ell(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0) -> BaseGeometry:
    """An ellipse, turned clockwise by degrees."""
    disc = affinity.scale(Point(x, y).buffer(1, 48), rx, ry if ry is not None else rx, origin=(x, y))
    return affinity.rotate(disc, turn, origin=(x, y))


def blob(*points: XY) -> BaseGeometry:
    """A smooth closed shape through the points."""
    return Polygon(spline(points, closed=True)).buffer(0)


def poly(*points: XY) -> BaseGeometry:
    """A straight-edged shape."""
    return Polygon(points).buffer(0)


def limb(points: Sequence[XY], *widths: float) -> BaseGeometry:
    """A bending limb; the half-widths are spread evenly along it."""
    curve = spline(points)
    discs = []
    for i, (x, y) in enumerate(curve):
        t = i / (len(curve) - 1) * (len(widths) - 1)
        k = min(int(t), len(widths) - 2) if len(widths) > 1 else 0
        w = widths[k] + (widths[k + 1] - widths[k]) * (t - k) if len(widths) > 1 else widths[0]
        discs.append(Point(x, y).buffer(max(w, 0.3), 12))
    hulls = [MultiPoint([*a.exterior.coords, *b.exterior.coords]).convex_hull for a, b in pairwise(discs)]
    return unary_union(hulls)


def spiky(  # noqa: PLR0917 — a pencil takes positions
    x: float, y: float, inner: float, outer: float, n: int, phase: float = 0, squash: float = 1
) -> BaseGeometry:
    """A star of n points."""
    turns = [(math.radians(phase) + math.pi * i / n, outer if i % 2 == 0 else inner) for i in range(2 * n)]
    return Polygon([(x + r * math.cos(a), y + squash * r * math.sin(a)) for a, r in turns])


def melt(*parts: BaseGeometry, fillet: float = 5, round_: float = 2) -> BaseGeometry:
    """Join parts into one body: `fillet` softens the inner corners, `round_` the outer ones."""
    body = unary_union(parts)
    body = body.buffer(fillet, 24).buffer(-fillet, 24)
    body = body.buffer(-round_, 24).buffer(round_, 24)
    if body.geom_type != "Polygon":
        body = max(body.geoms, key=lambda part: part.area)
    return Polygon(body.exterior)


def mirror(part: BaseGeometry) -> BaseGeometry:
    """The same part on the other side of the vertical axis."""
    return affinity.scale(part, -1, 1, origin=(0, 0))


def both(part: BaseGeometry) -> BaseGeometry:
    """A part and its mirror image."""
    return unary_union([part, mirror(part)])


def patch(paint: str, shape: BaseGeometry) -> list[Mark]:
    """Any shape as painted areas."""
    parts = [shape] if shape.geom_type == "Polygon" else list(shape.geoms)
    return [Patch(paint, tuple((x, y) for x, y in p.exterior.coords[:-1])) for p in parts if not p.is_empty]


def line(paint: str, width: float, *points: XY) -> list[Mark]:
    """A smooth stroke through the points."""
    return [Line(paint, tuple(spline(points, steps=6)), width)]


def dots(paint: str, *spots: tuple[float, float, float]) -> list[Mark]:
    """Round spots."""
    return [Dot(paint, x, y, r) for x, y, r in spots]


def eye(  # noqa: PLR0913, PLR0917 — a pencil takes positions
    x: float, y: float, r: float, dx: float = 0, dy: float = 0, lid: float = 0, tilt: float = 0, iris: str = ""
) -> list[Mark]:
    """An eye that looks along (dx, dy), −1…1; `lid` closes it from above (0 open, 1 shut), `tilt` slants the lid."""
    px, py = x + dx * r * 0.42, y + dy * r * 0.42
    marks: list[Mark] = [Dot("shade", x, y + r * 0.06, r * 1.13), Dot("white", x, y, r)]
    if iris:
        marks.append(Dot(iris, px, py, r * 0.66))
    pupil = r * (0.44 if iris else 0.52)
    marks += [Dot("ink", px, py, pupil), Dot("white", px - pupil * 0.38, py - pupil * 0.42, pupil * 0.36)]
    if lid:
        cover = ell(x, y, r * 1.13).intersection(
            affinity.rotate(
                poly(
                    (x - 2 * r, y - 2 * r),
                    (x + 2 * r, y - 2 * r),
                    (x + 2 * r, y - r + 2 * r * lid),
                    (x - 2 * r, y - r + 2 * r * lid),
                ),
                tilt,
                origin=(x, y - r + 2 * r * lid),
            )
        )
        marks += patch("shade", cover)
    return marks


def grin(  # noqa: PLR0917 — a pencil takes positions
    x: float, y: float, w: float, h: float, teeth: int = 0, tongue: bool = True, turn: float = 0
) -> list[Mark]:
    """An open mouth, w wide and h deep, flat on top, with `teeth` pointed upper teeth."""
    mouth = blob(
        (x - w / 2, y),
        (x - w / 6, y + h * 0.06),
        (x + w / 6, y + h * 0.06),
        (x + w / 2, y),
        (x + w * 0.36, y + h * 0.7),
        (x, y + h),
        (x - w * 0.36, y + h * 0.7),
    )
    marks = patch("ink", affinity.rotate(mouth, turn, origin=(x, y)))
    if tongue:
        tip = ell(x, y + h * 0.98, w * 0.26, h * 0.42).intersection(mouth.buffer(-h * 0.05))
        marks += patch("blush", affinity.rotate(tip, turn, origin=(x, y)))
    for i in range(teeth):
        tx = x - w * 0.36 + (w * 0.72) * (i + 0.5) / teeth
        half = w * 0.36 / teeth * 0.8
        tooth = poly((tx - half, y - h * 0.1), (tx + half, y - h * 0.1), (tx, y + h * 0.42)).intersection(mouth)
        if not tooth.is_empty:
            marks += patch("white", affinity.rotate(tooth, turn, origin=(x, y)))
    return marks


def smile(x: float, y: float, w: float, h: float, width: float = 3) -> list[Mark]:
    """A closed mouth; a negative h is a frown."""
    return line(
        "ink", width, (x - w / 2, y), (x - w / 4, y + h * 0.75), (x, y + h), (x + w / 4, y + h * 0.75), (x + w / 2, y)
    )


def fang(x: float, y: float, w: float, h: float) -> list[Mark]:
    """One tooth hanging from (x, y)."""
    return patch("white", melt(poly((x - w / 2, y), (x + w / 2, y), (x, y + h)), fillet=0, round_=w * 0.12))


def cheeks(x: float, y: float, r: float, centre: float = 0) -> list[Mark]:
    """Two rosy cheeks either side of `centre`."""
    return [Dot("blush", centre - x, y, r), Dot("blush", centre + x, y, r)]
