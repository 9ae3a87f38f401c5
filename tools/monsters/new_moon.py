"""New moon, “super fastoche”: honest, roundish monsters whose size the eye reads well."""

from __future__ import annotations

from tools.monsters.shapes import (
    Drawing,
    Mark,
    blob,
    both,
    cheeks,
    dots,
    ell,
    eye,
    fang,
    grin,
    limb,
    line,
    melt,
    patch,
    poly,
    smile,
)


def boulou() -> Drawing:
    """A fluffy ball with two little ears and stubby feet."""
    tufts = [
        ell(40 * x, 40 * y, 17)
        for x, y in (
            (1, 0),
            (0.87, 0.5),
            (0.5, 0.87),
            (0, 1),
            (-0.5, 0.87),
            (-0.87, 0.5),
            (-1, 0),
            (-0.87, -0.5),
            (-0.5, -0.87),
            (0, -1),
            (0.5, -0.87),
            (0.87, -0.5),
        )
    ]
    body = melt(
        ell(0, 0, 46),
        *tufts,
        both(limb([(24, -40), (34, -60), (32, -70)], 12, 10, 7)),
        both(ell(20, 54, 14, 10)),
        fillet=3,
    )
    marks: list[Mark] = [
        *patch("light", ell(0, 20, 30, 26)),
        *patch("accent", both(limb([(28, -50), (32, -62)], 5, 3))),
        *eye(-16, -10, 13, 0.3, 0.2),
        *eye(16, -10, 13, -0.3, 0.2),
        *cheeks(30, 8, 6),
        *smile(0, 12, 20, 7),
        *fang(-4, 18, 7, 8),
    ]
    return Drawing(("#f6a5c0", "#cf6f98", "#ffd9e5", "#b34c7e"), body, marks)


def miette() -> Drawing:
    """A small ghost with a wavy hem, arms raised to say boo."""
    body = melt(
        blob((-34, -20), (-22, -52), (0, -62), (22, -52), (34, -20), (38, 26), (30, 40), (-30, 40), (-38, 26)),
        ell(-28, 44, 11, 14),
        ell(-9, 47, 10, 14),
        ell(10, 47, 10, 14),
        ell(29, 44, 11, 14),
        both(limb([(30, 4), (48, -4), (54, -20)], 12, 10, 8)),
        fillet=3,
    )
    marks: list[Mark] = [
        *patch("light", ell(-14, -40, 10, 5, -30)),
        *eye(-13, -18, 11, 0.2, -0.2),
        *eye(14, -18, 11, 0.2, -0.2),
        *cheeks(25, -2, 6),
        *grin(0, 2, 24, 20),
        *dots("accent", (-22, 28, 4), (0, 33, 5), (22, 26, 4), (10, 22, 3), (-10, 22, 3)),
    ]
    return Drawing(("#e4e6ff", "#a9aee6", "#ffffff", "#bfc4f5"), body, marks)


def globulon() -> Drawing:
    """One great eye on a round belly, two horns, two flippers."""
    body = melt(
        ell(0, 4, 54, 52),
        both(limb([(26, -36), (44, -58), (40, -74)], 12, 8, 3)),
        both(limb([(46, 14), (66, 22), (70, 36)], 13, 12, 9)),
        both(ell(22, 58, 16, 11)),
        fillet=5,
    )
    marks: list[Mark] = [
        *patch("light", ell(0, 36, 34, 22)),
        *patch("accent", both(limb([(38, -58), (42, -72)], 10, 8))),
        *eye(0, -10, 28, 0.15, 0.25, lid=0.2, iris="accent"),
        *grin(0, 26, 34, 14, 3, tongue=False),
        *dots("shade", (-40, 12, 5), (-44, 0, 3), (42, 14, 5), (45, 3, 3)),
    ]
    return Drawing(("#7ed6a5", "#3f9f78", "#c9f5d6", "#f29f4b"), body, marks)


def chaussetrouille() -> Drawing:
    """A haunted sock: a heel, a toe full of teeth, a ribbed cuff."""
    body = melt(
        blob(
            (-26, -70),
            (0, -74),
            (26, -70),
            (26, -20),
            (30, 0),
            (58, 10),
            (70, 30),
            (62, 50),
            (36, 56),
            (0, 54),
            (-22, 44),
            (-32, 20),
            (-28, -20),
        ),
        poly((-33, -76), (33, -76), (33, -54), (-33, -54)),
        fillet=3,
        round_=6,
    )
    marks: list[Mark] = [
        *patch("accent", poly((-40, -82), (40, -82), (40, -54), (-40, -54))),
        *[m for x in (-22, -11, 0, 11, 22) for m in line("light", 3, (x, -72), (x, -58))],
        *patch("accent", ell(-26, 46, 26, 24)),
        *patch("accent", ell(70, 32, 20, 34)),
        *patch("light", poly((-40, -40), (40, -40), (40, -30), (-40, -30))),
        *eye(-8, -12, 13, 0.5, 0.2),
        *eye(17, -12, 11, 0.5, 0.2, lid=0.25, tilt=8),
        *grin(14, 18, 52, 24, 5, turn=10),
    ]
    return Drawing(("#ff9a76", "#cf5f4a", "#ffe0c2", "#5d7fd6"), body, marks)


def mitaine() -> Drawing:
    """A mitten that bites: a thumb, a cuff, one sly eye."""
    body = melt(
        blob((-30, 34), (-34, -10), (-26, -50), (0, -64), (26, -50), (34, -10), (30, 34)),
        limb([(26, 8), (50, -8), (54, -26)], 15, 14, 12),
        poly((-37, 30), (37, 30), (37, 60), (-37, 60)),
        fillet=5,
        round_=7,
    )
    marks: list[Mark] = [
        *patch("light", poly((-50, 32), (50, 32), (50, 70), (-50, 70))),
        *[m for x in (-24, -12, 0, 12, 24) for m in line("shade", 3, (x, 39), (x, 54))],
        *patch("accent", poly((-12, -66), (0, -48), (12, -66))),
        *line("accent", 5, (-34, -44), (-22, -38), (-11, -46), (0, -38), (11, -46), (22, -38), (34, -44)),
        *eye(-2, -18, 17, 0.4, 0.2, lid=0.3, tilt=-8, iris="accent"),
        *smile(0, 8, 34, 8, 3.5),
        *fang(-9, 13, 8, 9),
        *fang(7, 14, 8, 9),
        *dots("accent", (52, -28, 5)),
    ]
    return Drawing(("#e85d75", "#ab3554", "#ffe3d8", "#ffd166"), body, marks)


def pieuvrax() -> Drawing:
    """A cheerful octopus with arms curled all around."""
    arms = [
        limb([(34, 16), (66, 20), (86, 2), (82, -16)], 15, 13, 9, 6),
        limb([(28, 26), (58, 46), (80, 48), (92, 36)], 15, 13, 10, 6),
        limb([(14, 34), (26, 66), (48, 82), (64, 76)], 15, 13, 10, 6),
    ]
    body = melt(
        blob((-44, -10), (-38, -50), (0, -72), (38, -50), (44, -10), (34, 28), (0, 38), (-34, 28)),
        *[both(arm) for arm in arms],
        limb([(0, 30), (-4, 62), (4, 84)], 14, 12, 8),
        fillet=4,
    )
    marks: list[Mark] = [
        *patch("light", ell(-18, -52, 13, 7, -30)),
        *dots("accent", (24, -46, 7), (34, -28, 5), (12, -60, 4)),
        *eye(-17, -14, 16, 0.25, 0.3),
        *eye(17, -14, 16, -0.25, 0.3),
        *cheeks(33, 8, 7),
        *grin(0, 8, 22, 16),
        *dots(
            "light",
            (66, 50, 4),
            (78, 48, 3.5),
            (54, 46, 4.5),
            (-66, 50, 4),
            (-78, 48, 3.5),
            (-54, 46, 4.5),
            (26, 64, 4.5),
            (36, 74, 4),
            (-26, 64, 4.5),
            (-36, 74, 4),
            (70, 16, 4.5),
            (79, 8, 4),
            (-70, 16, 4.5),
            (-79, 8, 4),
            (0, 60, 4.5),
            (0, 72, 4),
        ),
    ]
    return Drawing(("#8f7bea", "#5a48b3", "#c7bbff", "#ffcf5c"), body, marks)


def grandasse() -> Drawing:
    """A shaggy giant with arms that hang to its knees."""
    fringe = [poly((x - 8, 44), (x + 8, 44), (x, 62)) for x in (-36, -22, -8, 8, 22, 36)]
    body = melt(
        blob((-30, -60), (0, -82), (30, -60), (48, -20), (50, 30), (40, 52), (-40, 52), (-50, 30), (-48, -20)),
        *fringe,
        both(limb([(40, -24), (64, 6), (62, 42)], 16, 15, 15)),
        both(ell(62, 50, 17, 15)),
        both(poly((50, 0), (84, 10), (58, 16))),
        both(poly((48, 20), (86, 32), (58, 38))),
        both(limb([(22, 48), (24, 72)], 17, 16)),
        both(ell(29, 80, 23, 11)),
        poly((-16, -74), (-4, -100), (2, -78)),
        poly((0, -76), (14, -98), (14, -72)),
        fillet=4,
        round_=3,
    )
    marks: list[Mark] = [
        *patch("light", blob((-30, -40), (0, -52), (30, -40), (32, -10), (20, 8), (0, 12), (-20, 8), (-32, -10))),
        *eye(-13, -28, 11, 0.3, 0.1, iris="accent"),
        *eye(13, -28, 11, -0.3, 0.1, iris="accent"),
        *patch("ink", ell(0, -12, 8, 5)),
        *smile(0, -4, 30, 6),
        *fang(-8, -1, 6, 9),
        *fang(8, -1, 6, 9),
        *[
            m
            for x, y in ((-22, 26), (0, 30), (22, 26), (-10, 44), (12, 44), (-34, 40), (34, 40))
            for m in line("shade", 3, (x - 6, y - 4), (x, y + 4), (x + 6, y - 4))
        ],
    ]
    return Drawing(("#7cc4e8", "#3d86b8", "#d5f1fb", "#e2743b"), body, marks)


DRAWINGS = (boulou, miette, globulon, chaussetrouille, mitaine, pieuvrax, grandasse)
