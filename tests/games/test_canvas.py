"""Braille drawing: round discs, whole outlines, nothing outside the field."""

from math import pi

from ludotheque.games.canvas import Canvas, braille


def _dots(canvas: Canvas) -> int:
    return sum(cell.bit_count() for row in canvas.cells() for cell in row)


def test_each_dot_has_its_own_bit() -> None:
    seen = set()
    for x in range(2):
        for y in range(4):
            canvas = Canvas(2, 4)
            canvas.dot(x, y)
            ((cell,),) = canvas.cells()
            seen.add(cell)
    assert seen == {1 << bit for bit in range(8)}
    assert braille(0b1) == "⠁"
    assert braille(0) == " "


def test_dots_outside_are_dropped() -> None:
    canvas = Canvas(3, 3)
    for x, y in ((-1, 0), (0, -1), (3, 0), (0, 3)):
        canvas.dot(x, y)
    assert _dots(canvas) == 0
    assert canvas.rows() == ["  "]


def test_a_disc_has_the_area_of_a_disc() -> None:
    canvas = Canvas(100, 100)
    canvas.disc((50, 50), 40)
    assert abs(_dots(canvas) - pi * 40**2) < 60


def test_a_filled_outline_has_its_area_and_its_rim() -> None:
    canvas = Canvas(40, 40)
    canvas.fill([(10, 10), (30, 10), (30, 30), (10, 30)])
    assert 400 <= _dots(canvas) <= 21 * 21
    hollow = Canvas(40, 40)
    hollow.line([(10, 10), (30, 10)])
    assert _dots(hollow) == 21


def test_a_circle_is_only_a_rim() -> None:
    canvas = Canvas(100, 100)
    canvas.circle((50, 50), 40)
    assert 200 < _dots(canvas) < 400
