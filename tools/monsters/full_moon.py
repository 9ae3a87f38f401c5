"""Full moon, “pas fastoche”: drawn to fool: bulky shapes that fit a small disc, spindly ones that need a bear."""

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


def dodulune() -> Drawing:
    """A pumpkin that fills its disc to the brim and looks enormous."""
    body = melt(
        ell(-38, 6, 34, 52),
        ell(38, 6, 34, 52),
        ell(-16, 2, 34, 60),
        ell(16, 2, 34, 60),
        limb([(2, -52), (4, -64), (14, -68)], 8, 6, 5),
        both(ell(22, 58, 14, 8)),
        fillet=3,
    )
    marks: list[Mark] = [
        *line("shade", 4, (-16, -52), (-34, 4), (-18, 58)),
        *line("shade", 4, (16, -52), (34, 4), (18, 58)),
        *line("shade", 4, (-44, -40), (-60, 4), (-46, 48)),
        *line("shade", 4, (44, -40), (60, 4), (46, 48)),
        *patch("accent", poly((-10, -80), (30, -80), (22, -54), (0, -54))),
        *eye(-22, -8, 17, 0.3, 0.2, lid=0.25, tilt=12),
        *eye(22, -8, 17, -0.3, 0.2, lid=0.25, tilt=-12),
        *grin(0, 20, 66, 28, 6, tongue=False),
    ]
    return Drawing(("#ff9f43", "#d06a1c", "#ffe0ad", "#6a994e"), body, marks)


def pave() -> Drawing:
    """A paving stone with opinions: all corners."""
    body = melt(
        poly((-52, -50), (46, -54), (54, 46), (-48, 52)),
        both(ell(56, 2, 9, 14)),
        poly((-30, -50), (-24, -62), (-10, -52)),
        poly((8, -52), (16, -60), (26, -53)),
        both(poly((20, 46), (18, 62), (42, 62), (42, 46))),
        fillet=3,
        round_=7,
    )
    marks: list[Mark] = [
        *line("shade", 3.5, (-50, -20), (-38, -24), (-34, -38)),
        *line("shade", 3.5, (50, 22), (40, 26), (42, 40)),
        *line("shade", 3, (30, -48), (26, -38), (32, -32)),
        *dots("light", (-36, 36, 5), (-26, 42, 3), (36, -18, 4), (44, -8, 2.5)),
        *patch("accent", melt(ell(-34, -48, 18, 8), ell(-14, -50, 14, 7), ell(-46, -40, 9, 11))),
        *eye(-15, -14, 15, 0.3, 0.2, lid=0.4, tilt=10, iris="accent"),
        *eye(20, -14, 13, -0.3, 0.2, lid=0.4, tilt=-10, iris="accent"),
        *smile(2, 22, 44, -5, 4),
        *fang(-12, 18, 9, -10),
        *fang(16, 18, 9, -10),
    ]
    return Drawing(("#a7a3c2", "#6f6a91", "#e2dff2", "#7cb36b"), body, marks)


def triangloup() -> Drawing:
    """A wolf cub built like a tripod: two ears and a chin, each as far out as it can be."""
    body = melt(
        blob((-40, -26), (0, -34), (40, -26), (36, 8), (18, 36), (0, 58), (-18, 36), (-36, 8)),
        both(poly((14, -28), (66, -68), (46, 0))),
        both(poly((34, 2), (58, 14), (30, 18))),
        both(poly((28, 16), (46, 34), (20, 34))),
        poly((-10, 44), (0, 80), (10, 44)),
        fillet=4,
        round_=2.5,
    )
    marks: list[Mark] = [
        *patch("accent", both(poly((30, -30), (58, -58), (46, -12)))),
        *patch("light", blob((-26, 12), (0, 4), (26, 12), (16, 38), (0, 84), (-16, 38))),
        *eye(-17, -10, 11, 0.3, 0.2, lid=0.3, tilt=18, iris="accent"),
        *eye(17, -10, 11, -0.3, 0.2, lid=0.3, tilt=-18, iris="accent"),
        *patch("ink", blob((-10, 14), (0, 11), (10, 14), (0, 26))),
        *line("ink", 3, (0, 24), (0, 33)),
        *smile(0, 36, 26, 6, 3),
        *fang(-7, 40, 5, 8),
        *fang(7, 40, 5, 8),
        *line("light", 4, (-6, -30), (0, -20), (6, -30)),
    ]
    return Drawing(("#7a86b8", "#4a5488", "#e6e9fa", "#f2b84b"), body, marks)


def bananoche() -> Drawing:
    """A night banana: a curve hides how far its tips are apart."""
    body = melt(
        limb([(-52, -62), (-46, -14), (-10, 26), (44, 40)], 9, 25, 27, 10),
        limb([(-52, -64), (-56, -80)], 7, 6),
        ell(50, 42, 9),
        limb([(2, 42), (8, 66)], 6, 5),
        ell(14, 69, 12, 6),
        limb([(-22, 32), (-24, 60)], 6, 5),
        ell(-18, 63, 12, 6),
        limb([(14, 12), (30, -10), (44, -14)], 6, 5, 5),
        ell(48, -15, 8),
        fillet=4,
    )
    marks: list[Mark] = [
        *patch("shade", poly((-80, -100), (-30, -100), (-40, -72), (-70, -70))),
        *dots("shade", (52, 43, 9)),
        *line("light", 5, (-60, -40), (-56, -6), (-34, 24), (-4, 44)),
        *dots("accent", (-46, 22, 0.1)),
        *line("accent", 3, (-42, -46), (-40, -36)),
        *line("accent", 3, (20, 42), (30, 45)),
        *line("accent", 3, (12, 36), (18, 38)),
        *eye(-34, -12, 11, 0.4, -0.2),
        *eye(-10, -2, 11, 0.4, -0.2, lid=0.35, tilt=10),
        *grin(-16, 14, 30, 14, 4, turn=28),
    ]
    return Drawing(("#ffe066", "#d1a32e", "#fff6c9", "#a8763e"), body, marks)


def moustoc() -> Drawing:
    """A mosquito: hardly any body, legs and a nose for ever."""
    body = melt(
        limb([(-4, -6), (-30, 12), (-56, 20)], 13, 13, 5),
        ell(8, -16, 17),
        limb([(18, -8), (52, 30), (78, 62)], 6, 4, 2.2),
        blob((-6, -18), (-34, -58), (-54, -62), (-50, -40), (-18, -12)),
        blob((0, -24), (-8, -66), (-22, -82), (-32, -68), (-14, -26)),
        limb([(4, -2), (20, 40), (10, 78)], 4, 3, 2.4),
        limb([(-6, 2), (-2, 44), (-20, 74)], 4, 3, 2.4),
        limb([(-18, 8), (-30, 44), (-50, 62)], 4, 3, 2.4),
        limb([(14, -30), (30, -52), (46, -52)], 3, 2.4, 2.2),
        fillet=3,
        round_=1.2,
    )
    marks: list[Mark] = [
        *patch("light", blob((-10, -20), (-34, -54), (-52, -59), (-48, -42), (-20, -16))),
        *patch("light", blob((-2, -28), (-10, -64), (-22, -78), (-29, -67), (-14, -30))),
        *[m for x, y in ((-22, 7), (-34, 13), (-45, 17)) for m in line("accent", 5, (x - 6, y - 14), (x + 6, y + 14))],
        *eye(3, -20, 9, 0.5, 0.3),
        *eye(18, -18, 8, 0.5, 0.3, lid=0.3),
        *smile(8, -6, 12, 3, 2.2),
    ]
    return Drawing(("#7f9cc0", "#4b668e", "#dcebfa", "#f26d6d"), body, marks)


def tetardif() -> Drawing:
    """A late tadpole: a big head at one end, a whip of a tail at the other."""
    body = melt(
        ell(-44, 26, 42, 36),
        limb([(-16, 16), (26, 6), (48, -22), (86, -58)], 24, 15, 9, 3),
        limb([(-32, 52), (-20, 68), (-6, 70)], 9, 8, 7),
        limb([(-62, 52), (-70, 68), (-84, 70)], 9, 8, 7),
        poly((0, 0), (22, -22), (40, -8)),
        fillet=5,
    )
    marks: list[Mark] = [
        *patch("light", ell(-48, 46, 28, 16)),
        *dots(
            "accent", (-8, 8, 6), (10, 6, 5), (24, 0, 4.5), (36, -8, 4), (46, -20, 3.5), (56, -31, 3), (64, -39, 2.5)
        ),
        *eye(-60, 12, 14, 0.3, -0.3),
        *eye(-28, 12, 14, 0.3, -0.3),
        *grin(-46, 32, 30, 16),
        *cheeks(29, 30, 5, -45),
    ]
    return Drawing(("#8ac6d1", "#4b8fa0", "#e3f6f5", "#ff8b6a"), body, marks)


def araknouille() -> Drawing:
    """A spider with a small round body and eight legs from here to morning."""
    legs = [
        limb(p, 4, 3, 2.4)
        for p in (
            [(16, -10), (42, -50), (74, -38)],
            [(20, -2), (58, -20), (88, 8)],
            [(20, 8), (56, 16), (74, 50)],
            [(14, 16), (34, 48), (42, 80)],
            [(-16, -10), (-40, -52), (-66, -60)],
            [(-20, -2), (-60, -16), (-90, -4)],
            [(-20, 8), (-54, 22), (-82, 44)],
            [(-14, 16), (-30, 54), (-26, 86)],
        )
    ]
    body = melt(ell(0, 2, 28, 26), *legs, fillet=4, round_=1.4)
    marks: list[Mark] = [
        *patch("accent", poly((-10, -24), (0, -14), (10, -24), (0, -34))),
        *dots("light", (-18, 16, 3), (-10, 21, 3), (18, 16, 3), (10, 21, 3)),
        *eye(-9, -4, 10, 0.2, 0.3),
        *eye(10, -4, 10, 0.2, 0.3),
        *eye(-20, -13, 4.5, 0.2, 0.3),
        *eye(21, -13, 4.5, 0.2, 0.3),
        *smile(0, 12, 16, 5, 2.5),
        *fang(-3, 16, 4, 6),
        *fang(4, 16, 4, 6),
    ]
    return Drawing(("#8d6bb8", "#57397f", "#d9c3f2", "#ffd25e"), body, marks)


def dragouillon() -> Drawing:
    """A drowsy dragon curled the wrong way round: wing up, tail out, nose down."""
    body = melt(
        blob((-30, 4), (-6, -14), (26, -8), (36, 20), (20, 44), (-14, 44), (-34, 28)),
        limb([(-20, 12), (-46, -2), (-56, -24)], 17, 13, 12),
        ell(-66, -32, 24, 17, -10),
        poly((-58, -42), (-48, -68), (-46, -38)),
        poly((-72, -44), (-68, -66), (-60, -44)),
        limb([(26, 30), (60, 44), (84, 26), (88, -4)], 14, 9, 6, 3),
        poly((80, -2), (90, -26), (98, 2)),
        blob((2, -6), (10, -50), (36, -76), (42, -56), (58, -52), (48, -36), (54, -22), (36, -18), (24, 0)),
        limb([(-14, 38), (-18, 58)], 9, 9),
        ell(-22, 62, 14, 7),
        limb([(16, 38), (18, 58)], 9, 9),
        ell(14, 62, 14, 7),
        fillet=3,
        round_=1.6,
    )
    marks: list[Mark] = [
        *patch("light", blob((-30, 16), (-12, 12), (8, 20), (10, 42), (-12, 52), (-30, 36))),
        *patch("accent", blob((10, -8), (16, -46), (34, -66), (37, -50), (48, -46), (42, -34), (44, -24), (30, -18))),
        *line("shade", 2.5, (14, -8), (24, -36), (38, -58)),
        *line("shade", 2.5, (16, -8), (32, -26), (46, -34)),
        *patch("accent", poly((78, 0), (90, -30), (100, 4))),
        *patch("light", ell(-80, -28, 11, 9)),
        *eye(-62, -36, 9, -0.3, 0.2, lid=0.5, tilt=-6),
        *dots("ink", (-84, -32, 1.8), (-78, -33, 1.8)),
        *smile(-76, -22, 16, 4, 2.5),
        *dots("accent", (30, 14, 4), (36, 28, 3.5), (20, 2, 3)),
        *fang(-70, -20, 5, 6),
    ]
    return Drawing(("#e2686f", "#a63d56", "#ffd8b5", "#ffb84d"), body, marks)


DRAWINGS = (dodulune, pave, triangloup, bananoche, moustoc, tetardif, araknouille, dragouillon)
