"""Cards and toys as SVG: the reference for every client that draws them."""

# ruff: noqa: E501 — markup reads best unbroken
from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

INK, WHITE, BLUSH = "#2b2140", "#fffdf6", "#ff8fa0"
NIGHT, NIGHT_EDGE, STAR = "#252a52", "#3a4178", "#4a5290"


def path(points: Sequence[int], close: bool = True) -> str:
    """Flat x, y, x, y… as SVG path data."""
    pairs = [f"{points[i]} {points[i + 1]}" for i in range(0, len(points), 2)]
    return "M" + "L".join(pairs) + ("Z" if close else "")


def monster(card: dict[str, Any]) -> str:
    """The body exactly as outlined; shading and marks are clipped to it, so nothing else counts for covering."""
    body, shade, light, accent = card["palette"]
    colour = {
        "body": body,
        "shade": shade,
        "light": light,
        "accent": accent,
        "ink": INK,
        "white": WHITE,
        "blush": BLUSH,
    }
    outline = path(card["outline"])
    clip = f"clip-{card['key']}"
    parts = [
        f'<clipPath id="{clip}"><path d="{outline}"/></clipPath>',
        f'<path d="{outline}" fill="{shade}"/>',
        f'<g clip-path="url(#{clip})">',
        f'<path d="{outline}" fill="{body}" transform="translate(-16 -22)"/>',
    ]
    for mark in card["marks"]:
        fill = colour[mark["paint"]]
        if mark["type"] == "Dot":
            parts.append(f'<circle cx="{mark["x"]}" cy="{mark["y"]}" r="{mark["r"]}" fill="{fill}"/>')
        elif mark["type"] == "Patch":
            parts.append(f'<path d="{path(mark["points"])}" fill="{fill}"/>')
        else:
            parts.append(
                f'<path d="{path(mark["points"], close=False)}" fill="none" stroke="{fill}" '
                f'stroke-width="{mark["width"]}" stroke-linecap="round" stroke-linejoin="round"/>'
            )
    return "".join([*parts, "</g>"])


def face(card: dict[str, Any]) -> str:
    """A whole card face: the night, a few stars, the monster."""
    seed = sum(map(ord, card["key"]))
    stars = "".join(
        f'<circle cx="{math.sin(seed + 7 * i) * 780:.0f}" cy="{math.cos(3 * seed + 11 * i) * 780:.0f}" r="{8 + i % 3 * 5}" fill="{STAR}"/>'
        for i in range(14)
    )
    return (
        f'<rect x="-860" y="-860" width="1720" height="1720" rx="130" fill="{NIGHT}" stroke="{NIGHT_EDGE}" stroke-width="24"/>'
        f"{stars}{monster(card)}"
    )


def moon(phase: int, r: int = 100) -> str:
    """The moon on a card's back: 0 new, 1 crescent, 2 gibbous, 3 full."""
    dark = f'<circle r="{r}" fill="#171a38" stroke="#ffe9a8" stroke-width="{r // 12}"/>'
    lit = {0: "", 3: f'<circle r="{r}" fill="#ffe9a8"/>'}
    curve = {
        1: f"M0 {-r}A{r} {r} 0 0 1 0 {r}A{r * 1.25:.0f} {r * 1.25:.0f} 0 0 0 0 {-r}Z",
        2: f"M0 {-r}A{r} {r} 0 0 1 0 {r}A{r * 1.25:.0f} {r * 1.25:.0f} 0 0 1 0 {-r}Z",
    }
    return dark + (lit[phase] if phase in lit else f'<path d="{curve[phase]}" fill="#ffe9a8"/>')


TOY_COLOURS = {
    "bear": ("#c98f5a", "#a06a3c", "#f0cfa2"),
    "panda": ("#f4f1ea", "#3a3546", "#ffffff"),
    "rabbit": ("#f3b8c6", "#d88aa0", "#ffe6ec"),
    "unicorn": ("#cdb7f6", "#f7c85f", "#f3ebff"),
}


def toy(kind: str, radius: int, stars: int) -> str:
    """A round toy tile with a stitched rim, a sleepy face and its stars."""
    main, dark, pale = TOY_COLOURS[kind]
    u = radius / 100
    ears = {
        "bear": f'<circle cx="-46" cy="-46" r="22" fill="{dark}"/><circle cx="46" cy="-46" r="22" fill="{dark}"/>'
        f'<circle cx="-46" cy="-46" r="11" fill="{pale}"/><circle cx="46" cy="-46" r="11" fill="{pale}"/>',
        "panda": f'<circle cx="-46" cy="-46" r="22" fill="{dark}"/><circle cx="46" cy="-46" r="22" fill="{dark}"/>',
        "rabbit": f'<ellipse cx="-24" cy="-56" rx="14" ry="34" fill="{dark}"/><ellipse cx="24" cy="-56" rx="14" ry="34" fill="{dark}"/>'
        f'<ellipse cx="-24" cy="-54" rx="7" ry="24" fill="{pale}"/><ellipse cx="24" cy="-54" rx="7" ry="24" fill="{pale}"/>',
        "unicorn": f'<path d="M-10 -44L4 -88L16 -44Z" fill="{dark}"/><path d="M-6 -56L12 -60M-2 -70L9 -72" stroke="{pale}" stroke-width="4"/>'
        '<path d="M22 -50C50 -46 60 -20 52 10C44 -4 34 -22 22 -30Z" fill="#f58fb0"/>'
        '<path d="M-40 -38L-44 -66L-20 -50Z" fill="#b79be8"/>',
    }[kind]
    patches = (
        '<ellipse cx="-26" cy="-6" rx="18" ry="21" fill="#3a3546" transform="rotate(20 -26 -6)"/>'
        '<ellipse cx="26" cy="-6" rx="18" ry="21" fill="#3a3546" transform="rotate(-20 26 -6)"/>'
        if kind == "panda"
        else ""
    )
    lid = "#fffdf6" if kind == "panda" else INK
    rim = {"bear": "#8a5a30", "panda": "#8d879c", "rabbit": "#c0708a", "unicorn": "#9479d1"}[kind]
    points = "".join(
        f'<path transform="translate({(i - (stars - 1) / 2) * 22:.0f} 72) scale(.9)" fill="#ffd84d" stroke="#8a6414" stroke-width="1.5" '
        'd="M0 -10L3 -3L10 -3L4 2L6 9L0 5L-6 9L-4 2L-10 -3L-3 -3Z"/>'
        for i in range(stars)
    )
    return (
        f'<circle r="{radius}" fill="{rim}"/><g transform="scale({u:.4f})"><circle r="95" fill="{pale}"/>'
        f'<circle r="88" fill="none" stroke="{rim}" stroke-width="2.5" stroke-dasharray="9 6" stroke-linecap="round" opacity=".7"/>{ears}'
        f'<ellipse cy="4" rx="58" ry="52" fill="{main}"/>{patches}<ellipse cy="24" rx="24" ry="18" fill="{pale}"/>'
        f'<path d="M-36 -4Q-26 6 -16 -4M16 -4Q26 6 36 -4" fill="none" stroke="{lid}" stroke-width="4.5" stroke-linecap="round"/>'
        f'<ellipse cy="16" rx="7" ry="5" fill="{INK}"/><path d="M0 20V26M-9 28Q0 36 9 28" fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round"/>'
        f'<circle cx="-40" cy="18" r="8" fill="{BLUSH}" opacity=".6"/><circle cx="40" cy="18" r="8" fill="{BLUSH}" opacity=".6"/>{points}</g>'
    )
