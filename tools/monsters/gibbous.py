"""Gibbous moon, “moins fastoche”: necks, claws and coils; the bulk says one thing, the reach another."""

from __future__ import annotations

import math

from tools.monsters.shapes import (
    Drawing,
    Mark,
    blob,
    both,
    cheeks,
    dots,
    ell,
    eye,
    grin,
    limb,
    line,
    melt,
    patch,
    poly,
    smile,
    spiky,
)


def cactouille() -> Drawing:
    """A cactus in a pot, flexing."""
    body = melt(
        limb([(0, 40), (0, -44)], 24, 24),
        limb([(14, 6), (42, 4), (44, -26)], 12, 12, 12),
        limb([(-14, 18), (-40, 16), (-42, -8)], 11, 11, 11),
        poly((-32, 34), (32, 34), (25, 72), (-25, 72)),
        poly((-37, 32), (37, 32), (37, 46), (-37, 46)),
        spiky(2, -66, 6, 14, 6),
        fillet=4,
        round_=3,
    )
    marks: list[Mark] = [
        *patch("accent", poly((-60, 32), (60, 32), (60, 90), (-60, 90))),
        *patch("shade", poly((-60, 46), (60, 46), (60, 50), (-60, 50))),
        *dots("blush", (2, -67, 15)),
        *dots("light", (2, -67, 5)),
        *[
            m
            for x, y in ((-15, -32), (14, -36), (-16, 14), (16, 20), (44, -12), (-42, 4), (0, -46), (40, 4))
            for m in line("light", 2.5, (x - 3, y - 3), (x + 3, y + 3))
        ],
        *eye(-9, -18, 10, 0.2, 0.1),
        *eye(10, -18, 10, 0.2, 0.1),
        *grin(1, -2, 26, 14, 4),
        *cheeks(18, -6, 4),
    ]
    return Drawing(("#6fc27a", "#3c8c55", "#dff5c8", "#e08a55"), body, marks)


def toupoil() -> Drawing:
    """All bristle: a tiny face lost in a huge head of spikes."""
    spikes = [
        poly(
            (40 * math.cos(a - 0.17), 40 * math.sin(a - 0.17)),
            (r * math.cos(a + 0.1), r * math.sin(a + 0.1)),
            (40 * math.cos(a + 0.17), 40 * math.sin(a + 0.17)),
        )
        for a, r in ((2 * math.pi * i / 22, 68 if i % 2 else 60) for i in range(22))
    ]
    body = melt(
        ell(0, 0, 45), *spikes, both(limb([(16, 40), (18, 66)], 7, 6)), both(ell(22, 69, 11, 6)), fillet=1.5, round_=1.2
    )
    marks: list[Mark] = [
        *[
            m
            for i in range(16)
            for m in line(
                "accent",
                3,
                (36 * math.cos(i * 0.3927), 36 * math.sin(i * 0.3927)),
                (47 * math.cos(i * 0.3927 + 0.08), 47 * math.sin(i * 0.3927 + 0.08)),
            )
        ],
        *patch("light", ell(0, 4, 28, 24)),
        *eye(-10, -2, 10, 0.4, 0.4),
        *eye(11, -2, 8, -0.4, 0.4),
        *grin(0, 12, 16, 9, 2, tongue=False),
        *cheeks(20, 10, 4),
    ]
    return Drawing(("#ef7f9b", "#b54a70", "#ffe2df", "#ffb56b"), body, marks)


def crapahut() -> Drawing:
    """A toad spread over its puddle, very flat, very pleased."""
    body = melt(
        blob((-60, 14), (-52, -14), (-26, -26), (0, -22), (26, -26), (52, -14), (60, 14), (40, 36), (0, 42), (-40, 36)),
        both(ell(27, -30, 17)),
        both(limb([(50, 14), (68, 24), (66, 40)], 14, 12, 9)),
        both(ell(60, 42, 15, 7)),
        both(limb([(22, 34), (26, 46)], 9, 8)),
        both(ell(28, 48, 13, 6)),
        fillet=4,
    )
    marks: list[Mark] = [
        *patch("light", blob((-36, 20), (0, 12), (36, 20), (28, 38), (0, 46), (-28, 38))),
        *dots("accent", (-48, -2, 6), (-40, -12, 4), (48, -2, 6), (40, -10, 4), (0, -14, 5), (10, -10, 3), (-9, -9, 3)),
        *eye(-27, -31, 13, 0.3, -0.1, lid=0.25, iris="accent"),
        *eye(27, -31, 13, 0.3, -0.1, lid=0.25, iris="accent"),
        *line("ink", 3.5, (-42, 4), (-22, 13), (0, 15), (22, 13), (42, 4)),
        *cheeks(47, 10, 6),
    ]
    return Drawing(("#67b99a", "#37816d", "#d8f3c9", "#f2c14e"), body, marks)


def nuagrogne() -> Drawing:
    """A thundercloud in a temper, standing on two bolts of lightning."""
    bolt = poly((12, 24), (34, 22), (26, 44), (40, 42), (14, 84), (20, 54), (6, 56))
    body = melt(
        ell(-44, 0, 30, 26),
        ell(-16, -26, 32),
        ell(22, -22, 34, 32),
        ell(50, 4, 28, 25),
        ell(0, 8, 50, 24),
        both(bolt),
        fillet=2,
        round_=2,
    )
    marks: list[Mark] = [
        *patch("accent", both(bolt.buffer(3))),
        *patch("body", melt(ell(-44, 0, 30, 26), ell(0, 6, 48, 22), ell(50, 4, 28, 25), fillet=2)),
        *patch("light", ell(-24, -40, 13, 7, -25)),
        *patch("light", ell(18, -44, 10, 5, 5)),
        *line("shade", 4, (-62, 10), (-50, 18), (-38, 12)),
        *line("shade", 4, (44, 20), (58, 18), (66, 8)),
        *eye(-16, -8, 13, 0.4, 0.3, lid=0.38, tilt=16),
        *eye(18, -8, 13, -0.4, 0.3, lid=0.38, tilt=-16),
        *smile(1, 18, 26, -6, 3.5),
    ]
    return Drawing(("#9fb4d9", "#6178ab", "#e3edff", "#ffd84d"), body, marks)


def crabouille() -> Drawing:
    """A crab with one claw for show and one for tea."""
    claw = ell(66, -48, 30, 24, -35).difference(poly((62, -50), (104, -88), (92, -46)))
    small = ell(-62, -22, 14, 12, 30).difference(poly((-62, -24), (-88, -38), (-74, -14)))
    legs = [
        both(limb([(30, 22 + 6 * k), (54 - 6 * k, 30 + 10 * k), (54 - 9 * k, 44 + 10 * k)], 6, 5, 3)) for k in range(3)
    ]
    body = melt(
        ell(0, 12, 46, 32),
        limb([(34, 2), (54, -6), (56, -28)], 9, 9, 9),
        claw,
        limb([(-36, 4), (-52, 0), (-58, -14)], 7, 6, 6),
        small,
        *legs,
        both(limb([(13, -14), (15, -36)], 4, 4)),
        both(ell(15, -42, 11)),
        fillet=2.5,
        round_=2,
    )
    marks: list[Mark] = [
        *patch("light", ell(0, 30, 30, 13)),
        *dots("accent", (-26, 0, 5), (-34, 12, 3.5), (28, -2, 5), (36, 12, 3.5), (0, -9, 4)),
        *patch("accent", ell(54, -36, 12, 9, -35)),
        *eye(-15, -42, 9, 0.5, -0.1),
        *eye(15, -42, 9, 0.5, -0.1),
        *grin(0, 8, 34, 16, 4),
        *cheeks(25, 14, 5),
    ]
    return Drawing(("#ff7f50", "#c24a2c", "#ffd9b8", "#ffc15e"), body, marks)


def girafouille() -> Drawing:
    """A neck that goes on and on, and a body that stayed behind."""
    body = melt(
        ell(-28, 50, 36, 24),
        limb([(-8, 44), (20, 20), (18, -30), (34, -66)], 17, 11, 9, 10),
        ell(46, -74, 24, 15, 14),
        limb([(30, -84), (26, -100)], 3, 3),
        ell(25, -102, 5),
        limb([(40, -86), (40, -104)], 3, 3),
        ell(40, -106, 5),
        poly((26, -76), (8, -84), (20, -66)),
        *[limb([(x, 64), (x + d, 96)], 7, 6) for x, d in ((-52, -6), (-36, 0), (-20, 2), (-6, 6))],
        limb([(-60, 44), (-78, 46), (-84, 62)], 4, 3, 3),
        ell(-85, 66, 6),
        fillet=2,
        round_=1.6,
    )
    marks: list[Mark] = [
        *dots(
            "accent",
            (-40, 44, 9),
            (-20, 54, 10),
            (-30, 64, 6),
            (-52, 56, 6),
            (-6, 42, 6),
            (10, 26, 5.5),
            (17, 6, 5),
            (17, -14, 4.5),
            (20, -34, 4.5),
            (26, -52, 4.5),
        ),
        *dots("shade", (25, -102, 4), (40, -106, 4), (-85, 66, 5)),
        *patch("light", ell(58, -68, 13, 9, 14)),
        *eye(42, -80, 8, 0.5, 0.2, lid=0.3),
        *dots("ink", (63, -74, 1.8), (57, -75, 1.8)),
        *smile(57, -65, 16, 4, 2.5),
    ]
    return Drawing(("#f7cf5f", "#c4952c", "#fff0bd", "#c9713d"), body, marks)


def etoilou() -> Drawing:
    """A starfish that took up dancing."""
    arms = [
        [(0, -14), (4, -54), (-6, -92)],
        [(12, -6), (52, -22), (88, -12)],
        [(10, 12), (36, 46), (66, 68)],
        [(-10, 12), (-30, 50), (-58, 66)],
        [(-12, -6), (-50, -14), (-84, -38)],
    ]
    body = melt(ell(0, 0, 32), *[limb(arm, 24, 15, 5) for arm in arms], fillet=9)
    marks: list[Mark] = [
        *[
            m
            for arm in arms
            for k in (0.35, 0.62, 0.85)
            for m in dots(
                "accent",
                (
                    arm[1][0] + (arm[2][0] - arm[1][0]) * (k - 0.3),
                    arm[1][1] + (arm[2][1] - arm[1][1]) * (k - 0.3),
                    7 - 5 * k,
                ),
            )
        ],
        *eye(-12, -8, 12, -0.2, 0.3),
        *eye(13, -8, 12, -0.2, 0.3),
        *grin(0, 8, 24, 15),
        *cheeks(25, 8, 5),
    ]
    return Drawing(("#ffa94d", "#d0722a", "#ffe1b0", "#ff6b6b"), body, marks)


def serpentin() -> Drawing:
    """A ribbon of a snake, tongue out, tail in the air."""
    path = [(-70, 58), (-38, 76), (-6, 56), (-14, 16), (-46, -10), (-36, -50), (6, -58), (40, -42), (56, -60)]
    body = melt(
        limb(path, 3, 13, 16, 17, 17, 17, 16, 15, 15),
        ell(62, -66, 24, 18, -25),
        limb([(78, -76), (94, -84)], 3, 2.5),
        limb([(92, -83), (100, -92)], 2.5, 2),
        limb([(92, -83), (103, -84)], 2.5, 2),
        fillet=3,
        round_=1.4,
    )
    bands = [
        ((-40, 62), (-36, 92)),
        ((-8, 76), (-24, 48)),
        ((6, 36), (-24, 38)),
        ((-20, -4), (-38, 16)),
        ((-30, -18), (-64, -20)),
        ((-28, -34), (-52, -56)),
        ((-2, -38), (-10, -76)),
        ((24, -36), (34, -66)),
    ]
    marks: list[Mark] = [
        *[m for a, b in bands for m in line("accent", 8, a, b)],
        *patch("blush", limb([(80, -77), (110, -92)], 9, 12)),
        *eye(55, -76, 9, 0.4, 0.1),
        *eye(70, -62, 7, 0.4, 0.1),
        *dots("ink", (76, -78, 1.8)),
        *smile(60, -54, 16, 3, 2.2),
    ]
    return Drawing(("#6cc5c1", "#35898d", "#d2f4ee", "#f4e285"), body, marks)


DRAWINGS = (cactouille, toupoil, crapahut, nuagrogne, crabouille, girafouille, etoilou, serpentin)
