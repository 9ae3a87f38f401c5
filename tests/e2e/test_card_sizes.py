"""Matryoshka on every screen: hands and tableaux fill the room there is, and what fitted one screen still does."""

from typing import Any

import msgspec
import pytest

from harness.people import LiveServer
from tools import streams
from tools.shots.moments import Moment, feed, show

# By screen: the width of the narrowest card, in pixels. In this order: the hand, the own tableau, the others' tableaux,
# the first six cards, while laying, in the count. Then a spectator's tableaux and count. 0: not on the screen at once.
LEAST: dict[tuple[int, int], tuple[int, int, int, int, int, int, int, int]] = {
    (3840, 2160): (240, 140, 80, 300, 180, 150, 90, 150),
    (1920, 1080): (130, 75, 39, 150, 90, 75, 46, 68),
    (1280, 800): (88, 48, 34, 100, 60, 55, 29, 44),
    (768, 1024): (110, 66, 0, 150, 90, 46, 30, 50),
    (390, 844): (84, 46, 0, 100, 50, 46, 21, 44),
    (360, 640): (58, 37, 0, 70, 38, 40, 19, 40),
}
PARTS = (
    ".fan button",
    "section.mine .spot",
    ".neighbour .spot",
    ".dealt .spot",
    ".cards > .sheet .spot",
    ".final .spot",
)
_WIDTHS = """(parts) => parts.map((part) => {
  const seen = { visibilityProperty: true };
  const shown = [...document.querySelectorAll(part)].filter((card) => card.checkVisibility(seen));
  return shown.length === 0 ? null : Math.min(...shown.map((card) => card.offsetWidth));
})"""
_BEYOND = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [Math.max(0, scrollWidth - innerWidth), Math.max(0, scrollHeight - innerHeight)];
}"""


MOMENTS = (
    ("base-5", "0", "lay", 0),
    ("base-5", "0", "offer", 4),
    ("base-5", "0", "lay", 4),
    ("base-5", "0", "over", 4),
    ("base-5", "watch", "take", 3),
    ("base-5", "watch", "over", 4),
    ("base-3", "0", "lay", 0),
    ("base-3", "0", "offer", 4),
    ("base-3", "watch", "take", 3),
)
"""Record, seat, phase and round: the first choice, a late offer, the last laying, the count, and watching."""


def _moments() -> list[tuple[Moment, str]]:
    """Each with its phase."""
    found = []
    for record, seat, phase, number in MOMENTS:
        stream = msgspec.json.decode((streams.OUT / "matryoshka" / record / f"{seat}.json").read_bytes())
        step = next(
            step
            for step, moment in enumerate(stream["moments"])
            if (moment["view"]["public"]["phase"], moment["view"]["public"]["round"]) == (phase, number)
            and (seat == "watch" or phase == "over" or 0 in moment["view"]["public"]["waiting"])
        )
        found.append((Moment(f"{record}-{seat}-{phase}-{number}", "matryoshka", record, step, seat), phase))
    return found


def _wanted(phase: str, size: tuple[int, int], *, watched: bool) -> list[int | None]:
    """The least widths in the order of the parts; `None`: not on this screen."""
    hand, mine, others, dealt, laying, count, watching, watched_count = LEAST[size]
    if watched:
        return [None, None, watching, *[None] * 3] if phase != "over" else [*[None] * 5, watched_count]
    if phase == "over":
        return [*[None] * 5, count]
    return [None, None, others, dealt, laying, None] if phase == "lay" else [hand, mine, others, *[None] * 3]


@pytest.mark.usefixtures("records")
async def test_cards_are_as_large_as_the_screen_allows(live: LiveServer) -> None:
    anna = await live.person(lang="fr-FR")
    await feed(anna.page)
    page = anna.page
    found: list[Any] = []
    for moment, phase in _moments():
        await show(page, live.base, moment)
        await anna.hide_pixels()
        watched = moment.seat == "watch"
        for size in list(LEAST)[int(moment.record == "base-3") :]:  # the largest takes its time: once is enough
            await anna.on_screen({"width": size[0], "height": size[1]})
            wanted = _wanted(phase, size, watched=watched)
            for _ in range(50):  # a board that measures its room may need a few pictures more
                widths = await page.evaluate(_WIDTHS, PARTS)
                beyond = await page.evaluate(_BEYOND)
                assert any(width is not None for width in widths), "no card is seen"
                small = [
                    (part, width, least)
                    for part, width, least in zip(PARTS, widths, wanted, strict=True)
                    if width is not None and least and width < least
                ]
                one_screen = phase != "over" and not (size[0] < 500 and (watched or size[1] < 700))
                faults = [*small, *([beyond] if beyond[0] or (one_screen and beyond[1]) else [])]
                if not faults:
                    break
                await page.wait_for_timeout(20)
            if faults:
                found.append((moment.name, size, faults))
    assert found == []
