"""The smallest circle around a set of integer points, exactly: the verdict of AR-9 never rests on a rounded number."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

Point: TypeAlias = tuple[int, int]


class Circle(Struct, frozen=True, gc=False):
    """Centre (x/d, y/d) and squared radius rr/d², all integers."""

    x: int
    y: int
    d: int
    rr: int

    def holds(self, point: Point) -> bool:
        """Whether the point lies inside or on the circle."""
        return (point[0] * self.d - self.x) ** 2 + (point[1] * self.d - self.y) ** 2 <= self.rr

    def within(self, radius: int) -> bool:
        """Whether a disc of this radius can cover the circle; touching counts (AR-9)."""
        return self.rr <= (radius * self.d) ** 2

    def centre(self) -> Point:
        """The centre on the integer grid, for drawing only."""
        return round(self.x / self.d), round(self.y / self.d)


def around_two(a: Point, b: Point) -> Circle:
    """The circle with the diameter a b."""
    x, y = a[0] + b[0], a[1] + b[1]
    return Circle(x, y, 2, (2 * a[0] - x) ** 2 + (2 * a[1] - y) ** 2)


def around_three(a: Point, b: Point, c: Point) -> Circle:
    """The circle through three points that are not in line."""
    bx, by, cx, cy = b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]
    d = 2 * (bx * cy - by * cx)
    bb, cc = bx * bx + by * by, cx * cx + cy * cy
    ux, uy = cy * bb - by * cc, bx * cc - cx * bb
    return Circle(ux + a[0] * d, uy + a[1] * d, d, ux * ux + uy * uy)


def smallest(points: Sequence[Point]) -> Circle:
    """The smallest enclosing circle (Welzl's method, written as three loops)."""
    circle = Circle(points[0][0], points[0][1], 1, 0)
    for i, p in enumerate(points):
        if circle.holds(p):
            continue
        circle = Circle(p[0], p[1], 1, 0)
        for j, q in enumerate(points[:i]):
            if circle.holds(q):
                continue
            circle = around_two(p, q)
            for r in points[:j]:
                if not circle.holds(r):
                    circle = around_three(p, q, r)
    return circle
