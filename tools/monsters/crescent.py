"""Crescent moon, “fastoche”: the first outstretched limbs; bulk and reach begin to differ."""

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


def puceron() -> Drawing:
    """A bug on six crooked legs, round as a button."""
    legs = [
        both(limb([(26, y0), (50, y1), (58, y2)], 6, 5, 4)) for y0, y1, y2 in ((-8, -20, -8), (8, 8, 22), (24, 30, 50))
    ]
    body = melt(
        ell(0, 10, 38, 42),
        ell(0, -30, 24, 20),
        *legs,
        both(limb([(10, -44), (18, -60), (30, -62)], 4, 3, 3)),
        both(ell(32, -62, 6)),
        fillet=3,
    )
    marks: list[Mark] = [
        *patch("accent", blob((-38, -8), (0, -16), (38, -8), (42, 20), (24, 50), (0, 56), (-24, 50), (-42, 20))),
        *line("shade", 3, (0, -14), (0, 54)),
        *dots("ink", (-20, 4, 7), (20, 4, 7), (-16, 30, 6), (16, 30, 6)),
        *eye(-11, -32, 10, 0.3, 0.2),
        *eye(11, -32, 10, -0.3, 0.2),
        *smile(0, -18, 14, 4, 2.5),
    ]
    return Drawing(("#5e6a9e", "#39426f", "#99a5dc", "#ff6f61"), body, marks)


def tartichaud() -> Drawing:
    """An artichoke with an appetite: overlapping leaves and a wide bite."""
    leaves = [
        poly((x - 15, y), (x, y - 26), (x + 15, y), (x, y + 22))
        for x, y in ((-48, 6), (48, 6), (-40, -26), (40, -26), (-20, -46), (20, -46), (0, -56), (-44, 34), (44, 34))
    ]
    body = melt(
        ell(0, 8, 54, 56),
        *leaves,
        both(limb([(24, 54), (28, 76)], 11, 10)),
        both(ell(32, 80, 15, 8)),
        fillet=4,
        round_=4,
    )
    scales = [
        m
        for x, y in ((-30, -34), (0, -40), (30, -34), (-46, -8), (-16, -20), (16, -20), (46, -8))
        for m in line("shade", 3, (x - 13, y + 10), (x - 8, y - 4), (x, y - 12), (x + 8, y - 4), (x + 13, y + 10))
    ]
    marks: list[Mark] = [
        *scales,
        *eye(-20, -2, 15, 0.3, 0.3, lid=0.3, tilt=12),
        *eye(20, -2, 15, -0.3, 0.3, lid=0.3, tilt=-12),
        *grin(0, 22, 62, 32, 5),
        *dots("accent", (-42, 30, 4), (42, 30, 4), (-36, 42, 3), (36, 42, 3)),
    ]
    return Drawing(("#a8d15b", "#6d9a35", "#e0f2a5", "#8e5bb5"), body, marks)


def hibouh() -> Drawing:
    """An owl woken by day: ear tufts, folded wings, enormous eyes."""
    body = melt(
        blob((-44, -30), (-34, -54), (0, -56), (34, -54), (44, -30), (48, 14), (32, 48), (0, 58), (-32, 48), (-48, 14)),
        both(poly((14, -48), (48, -80), (46, -28))),
        both(blob((40, -18), (62, 4), (62, 34), (44, 46), (34, 10))),
        both(poly((10, 50), (6, 70), (16, 66), (22, 72), (26, 50))),
        poly((-14, 50), (0, 66), (14, 50)),
        fillet=4,
        round_=3,
    )
    marks: list[Mark] = [
        *patch("light", blob((-26, 4), (0, -6), (26, 4), (30, 28), (0, 54), (-30, 28))),
        *[
            m
            for x, y in ((-14, 16), (0, 20), (14, 16), (-8, 32), (8, 32), (0, 44))
            for m in line("accent", 3, (x - 6, y - 3), (x, y + 4), (x + 6, y - 3))
        ],
        *dots("light", (-20, -26, 24), (20, -26, 24)),
        *eye(-19, -26, 17, 0.25, 0.1, iris="accent"),
        *eye(19, -26, 17, -0.25, 0.1, iris="accent"),
        *patch("blush", poly((-7, -14), (7, -14), (0, 2))),
        *line("shade", 3, (52, 6), (54, 24), (47, 38)),
        *line("shade", 3, (-52, 6), (-54, 24), (-47, 38)),
    ]
    return Drawing(("#b08968", "#7a5740", "#f3dfc1", "#f4a12c"), body, marks)


def champignard() -> Drawing:
    """A glum toadstool under a cap too wide for it."""
    body = melt(
        blob((-78, -2), (-66, -40), (-30, -66), (6, -70), (44, -58), (72, -30), (78, 0), (40, 10), (0, 12), (-40, 10)),
        blob((-28, 0), (28, 0), (26, 34), (34, 58), (0, 66), (-34, 58), (-26, 34)),
        both(limb([(26, 24), (46, 34), (50, 46)], 8, 8, 8)),
        fillet=5,
    )
    marks: list[Mark] = [
        *dots(
            "light",
            (-44, -28, 14),
            (-8, -50, 12),
            (34, -40, 13),
            (58, -14, 9),
            (-66, -8, 7),
            (8, -22, 9),
            (-22, -12, 6),
        ),
        *patch("light", blob((-34, 6), (0, 13), (34, 6), (30, 34), (42, 56), (0, 74), (-42, 56), (-30, 34))),
        *patch("shade", blob((-36, 4), (0, 10), (36, 4), (30, 14), (0, 19), (-30, 14))),
        *eye(-12, 30, 10, -0.2, 0.3, lid=0.35, tilt=-12),
        *eye(12, 30, 10, -0.2, 0.3, lid=0.35, tilt=12),
        *smile(0, 52, 22, -6),
        *cheeks(21, 44, 5),
    ]
    return Drawing(("#d95b6a", "#9c3350", "#fff0e0", "#8cc7a1"), body, marks)


def limacelle() -> Drawing:
    """A slug out for a midnight stroll, long from horn to tail."""
    body = melt(
        limb([(-92, 34), (-40, 30), (20, 22), (50, 0), (56, -30)], 5, 24, 27, 22, 21),
        limb([(50, -40), (42, -64), (34, -76)], 6, 5, 5),
        limb([(62, -40), (74, -62), (86, -68)], 6, 5, 5),
        ell(33, -79, 12),
        ell(88, -71, 12),
        blob((-30, 20), (-20, -10), (6, -14), (28, 4), (20, 30)),
        fillet=6,
    )
    marks: list[Mark] = [
        *patch("light", limb([(-92, 48), (-30, 54), (30, 46), (66, 16)], 4, 12, 14, 8)),
        *patch("accent", blob((-30, 16), (-20, -14), (6, -18), (30, 2), (18, 18), (-8, 14))),
        *dots("light", (-16, 0, 5), (2, -4, 6), (16, 6, 4)),
        *dots("shade", (-52, 24, 5), (-66, 28, 3.5), (-40, 20, 4)),
        *eye(33, -79, 10, 0.3, 0.3),
        *eye(88, -71, 10, -0.4, 0.3),
        *smile(62, -12, 22, 7),
        *cheeks(16, -18, 5, 60),
    ]
    return Drawing(("#b9d66b", "#7fa03a", "#eef7c0", "#6fb7c9"), body, marks)


def ressorbo() -> Drawing:
    """A jack-in-the-box that sprang too far."""
    body = melt(
        poly((-36, 44), (36, 44), (32, 92), (-32, 92)),
        limb([(0, 48), (-24, 36), (22, 24), (-22, 10), (20, -2), (-14, -16), (2, -26)], 8, 8, 8, 8, 8, 8, 8),
        ell(2, -54, 32, 30),
        limb([(-18, -74), (-36, -92), (-52, -88)], 11, 8, 4),
        ell(-54, -86, 7),
        limb([(20, -76), (38, -96), (54, -88)], 11, 8, 4),
        ell(56, -86, 7),
        both(limb([(30, 66), (50, 56), (56, 40)], 7, 7, 6)),
        both(ell(57, 36, 9)),
        fillet=2.5,
    )
    marks: list[Mark] = [
        *patch("accent", poly((-60, 46), (60, 46), (60, 58), (-60, 58))),
        *patch("accent", poly((-11, 66), (0, 60), (11, 66), (11, 78), (0, 86), (-11, 78))),
        *dots("accent", (-54, -86, 6), (56, -86, 6), (57, 36, 5), (-57, 36, 5)),
        *eye(-10, -60, 12, 0.2, 0.3),
        *eye(14, -60, 9, 0.2, 0.3),
        *grin(2, -44, 34, 16, 4),
        *cheeks(24, -44, 4.5, 2),
        *[m for y in (42, 29, 16, 3, -10) for m in line("shade", 2.5, (-9, y - 1), (9, y - 5))],
    ]
    return Drawing(("#ffb347", "#cf7a22", "#fff0c9", "#4cb2a5"), body, marks)


def chauvequipeut() -> Drawing:
    """A bat that hides behind its own wings."""
    wing = blob(
        (14, -16), (40, -44), (76, -52), (96, -34), (88, -22), (92, 4), (74, -4), (66, 22), (48, 8), (34, 30), (16, 22)
    )
    body = melt(
        ell(0, 2, 28, 34),
        both(wing),
        both(poly((4, -22), (24, -58), (27, -14))),
        both(poly((8, 30), (14, 48), (20, 28))),
        both(poly((78, -46), (98, -58), (94, -32))),
        fillet=3,
        round_=1.5,
    )
    marks: list[Mark] = [
        *patch(
            "accent", both(blob((30, -14), (48, -32), (76, -40), (82, -26), (78, -10), (62, 6), (44, -2), (30, 14)))
        ),
        *line("shade", 3, (26, -10), (54, -24), (88, -38)),
        *line("shade", 3, (-26, -10), (-54, -24), (-88, -38)),
        *line("shade", 3, (26, -4), (50, -8), (70, 12)),
        *line("shade", 3, (-26, -4), (-50, -8), (-70, 12)),
        *patch("blush", both(poly((11, -24), (22, -48), (24, -20)))),
        *patch("light", ell(0, 20, 18, 16)),
        *eye(-10, -6, 10, 0.3, 0.2),
        *eye(10, -6, 10, -0.3, 0.2),
        *smile(0, 8, 18, 4),
        *fang(-5, 10, 5, 8),
        *fang(5, 10, 5, 8),
    ]
    return Drawing(("#6b5b95", "#443767", "#a897d6", "#9380c4"), body, marks)


DRAWINGS = (puceron, tartichaud, hibouh, champignard, limacelle, ressorbo, chauvequipeut)
