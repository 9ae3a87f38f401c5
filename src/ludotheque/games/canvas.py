"""Drawing with braille characters: two by four dots in every cell, so that circles are round and one scale holds."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, sin, tau

_BLANK = 0x2800
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot by row and column of its cell."""

Point = tuple[float, float]


class Canvas:
    """A field of dots, as wide and high as it is asked to be; dots outside are dropped."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[0] * ((width + 1) // 2) for _ in range((height + 3) // 4)]

    def dot(self, x: int, y: int) -> None:
        """Set one dot."""
        if 0 <= x < self.width and 0 <= y < self.height:
            self._cells[y // 4][x // 2] |= _DOTS[y % 4][x % 2]

    def fill(self, polygon: Sequence[Point]) -> None:
        """Every dot whose middle lies inside a closed outline (even–odd), and the outline itself."""
        for y in range(self.height):
            crossings = sorted(_crossings(polygon, y + 0.5))
            for left, right in zip(crossings[::2], crossings[1::2], strict=True):
                for x in range(max(0, round(left)), min(self.width, round(right))):
                    self.dot(x, y)
        self.line([*polygon, polygon[0]])

    def disc(self, centre: Point, radius: float) -> None:
        """A full circle: every dot whose middle is no further than the radius."""
        for y in range(self.height):
            for x in range(self.width):
                if (x + 0.5 - centre[0]) ** 2 + (y + 0.5 - centre[1]) ** 2 <= radius**2:
                    self.dot(x, y)

    def circle(self, centre: Point, radius: float) -> None:
        """The rim of a disc."""
        corners = [tau * step / 180 for step in range(181)]
        self.line([(centre[0] + radius * cos(turn), centre[1] + radius * sin(turn)) for turn in corners])

    def line(self, points: Sequence[Point]) -> None:
        """A path of straight strokes."""
        for (x0, y0), (x1, y1) in pairwise(points):
            steps = max(1, round(2 * max(abs(x1 - x0), abs(y1 - y0))))
            for step in range(steps + 1):
                share = step / steps
                self.dot(int(x0 + (x1 - x0) * share), int(y0 + (y1 - y0) * share))

    def cells(self) -> list[list[int]]:
        """The dots of every cell as bits, line by line."""
        return self._cells

    def rows(self) -> list[str]:
        """The lines of characters."""
        return ["".join(braille(cell) for cell in row) for row in self._cells]


def braille(dots: int) -> str:
    """The character of a cell; a plain space where it is empty, since some fonts draw the empty one as rings."""
    return chr(_BLANK + dots) if dots else " "


def _crossings(polygon: Sequence[Point], y: float) -> Iterable[float]:
    for (x0, y0), (x1, y1) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y0 <= y) != (y1 <= y):
            yield x0 + (y - y0) * (x1 - x0) / (y1 - y0)
