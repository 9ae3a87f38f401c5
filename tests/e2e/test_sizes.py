"""Boards on screens of every size: all of a moment is there at once, without scrolling, and nobody's name is hidden."""

from typing import Any

import pytest
from playwright.async_api import expect
from tools.shots.moments import feed, phases, rare, show

from tests.e2e.people import House

SIZES = ((360, 640), (390, 844), (1280, 720), (1280, 800), (3840, 2160))
# How far the page goes beyond the screen to the right and below.
_BEYOND = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [Math.max(0, scrollWidth - innerWidth), Math.max(0, scrollHeight - innerHeight)];
}"""
# The names and faces on players' boards that something else lies on, or that are cut off.
_HIDDEN = """() => [...document.querySelectorAll('[data-seat] .who')].filter((name) => {
  if (!name.checkVisibility()) return false;
  const { left, right, top, bottom } = name.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(name);
  const end = Math.min(right, range.getBoundingClientRect().right);
  const seen = (x) => name.parentElement.contains(document.elementFromPoint(x, (top + bottom) / 2));
  return end - left < 24 || ![left + 2, (left + end) / 2, end - 2].every(seen);
}).map((name) => name.textContent)"""


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_attrape_reves_fits_its_screen_while_it_is_played(house: House, width: int, height: int) -> None:
    """AR-23: card and toys are visible together on every screen; after the end the page may be longer."""
    anna = await house.person(
        lang="fr-FR", viewport={"width": width, "height": height}, has_touch=width < 700, service_workers="block"
    )
    await feed(anna.page)
    found: list[Any] = []
    for moment in (*phases("attrape_reves"), *rare("attrape_reves")):
        await show(anna.page, house.base, moment)
        await expect(anna.page.locator("[data-kind]")).to_have_count(4)
        over = await anna.page.locator(".home.over").count() > 0
        beyond = await anna.page.evaluate(_BEYOND)
        hidden = await anna.page.evaluate(_HIDDEN)
        if beyond[0] > 0 or (beyond[1] > 0 and not over) or hidden:
            found.append((moment.name, beyond, hidden))
    assert found == []
