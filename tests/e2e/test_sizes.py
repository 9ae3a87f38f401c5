"""Boards on screens of every size: all of a moment is there at once, without scrolling, and nobody's name is hidden."""

from typing import Any

import pytest
from playwright.async_api import expect
from tools.shots.moments import feed, phases, rare, show

from tests.e2e.people import House

SIZES = ((3840, 2160), (1920, 1080), (1280, 800), (1280, 720), (1024, 768), (768, 1024), (390, 844), (360, 640))
"""The largest first: the next moment is put up on the last, and a picture of eight million points takes its time."""
# What is wrong with a board as it is: how far the page goes beyond the screen to the right, and below while it is
# played, and the names and faces on players' boards that something else lies on, or that are cut off.
_FAULTS = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const over = document.querySelector('.home.over') !== null;
  const right = Math.max(0, scrollWidth - innerWidth), below = over ? 0 : Math.max(0, scrollHeight - innerHeight);
  const hidden = [...document.querySelectorAll('[data-seat] .who')].filter((name) => {
    if (!name.checkVisibility()) return false;
    const { left, right, top, bottom } = name.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(name);
    const end = Math.min(right, range.getBoundingClientRect().right);
    const seen = (x) => name.parentElement.contains(document.elementFromPoint(x, (top + bottom) / 2));
    return end - left < 24 || ![left + 2, (left + end) / 2, end - 2].every(seen);
  }).map((name) => name.textContent);
  return right > 0 || below > 0 || hidden.length > 0 ? [right, below, hidden] : [];
}"""


@pytest.mark.usefixtures("records")
async def test_attrape_reves_fits_its_screen_while_it_is_played(house: House) -> None:
    """AR-23: card and toys are visible together on every screen; after the end the page may be longer."""
    anna = await house.person(lang="fr-FR", has_touch=True, service_workers="block")
    page = anna.page
    await feed(page)
    found: list[Any] = []
    for moment in (*phases("attrape_reves"), *rare("attrape_reves")):
        await show(page, house.base, moment)
        await expect(page.locator("[data-kind]")).to_have_count(4)
        for width, height in SIZES:
            await anna.on_screen({"width": width, "height": height})
            for _ in range(50):  # a board that measures its room may need a few pictures more
                if not (faults := await page.evaluate(_FAULTS)):
                    break
                await page.wait_for_timeout(20)
            if faults:
                found.append((moment.name, width, height, faults))
    assert found == []
