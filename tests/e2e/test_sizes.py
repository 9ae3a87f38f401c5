"""Boards on screens of every size: all of a moment is there at once, without scrolling, and nobody's name is hidden."""

from typing import Any

import pytest
from playwright.async_api import expect

from harness.people import LiveServer
from harness.thorough import THOROUGH
from tools.shots.moments import feed, phases, rare, show

SIZES = (
    (3840, 2160),
    (1920, 1080),
    (1280, 800),
    (1280, 720),
    (1024, 768),
    (768, 1024),
    (390, 844),
    (360, 640),
    (320, 568),
)
"""The largest first: the next moment is put up on the last, and a picture of eight million points takes its time."""
TRIED = SIZES if THOROUGH else SIZES[1::2]
"""`make test` tries one of each kind: television, laptop, upright tablet, small phone."""
# Layout faults of a board: how far the page goes beyond the screen to the right, and below while it is played. Also the
# names and faces on players' boards that are covered or cut off.
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
  // AR-6: the pillow is seen, once, unless all play together.
  const pillows = [...document.querySelectorAll('[data-first]')].filter((pillow) => {
    const { left, right, top, bottom } = pillow.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return right - left >= 16 && found !== null && (pillow.contains(found) || found.contains(pillow));
  });
  if (!over && pillows.length !== (document.querySelector('.places') ? 1 : 0)) hidden.push('pillow');
  // AR-15: what is pressed to tell a dream covers none of the twelve places.
  const place = [...document.querySelectorAll('.place')].map((each) => each.getBoundingClientRect());
  for (const bubble of document.querySelectorAll('.tell svg')) {
    const { left, right, top, bottom } = bubble.getBoundingClientRect();
    const wide = (p) => Math.min(p.right, right) - Math.max(p.left, left);
    const high = (p) => Math.min(p.bottom, bottom) - Math.max(p.top, top);
    if (place.some((p) => wide(p) > 1 && high(p) > 1)) hidden.push('place');
  }
  return right > 0 || below > 0 || hidden.length > 0 ? [right, below, hidden] : [];
}"""


# What makes a frame dear to paint: filters, and shadows with a wide blur.
_DEAR = """() => {
  const blur = (shadow) => Number.parseFloat(shadow.match(/-?[\\d.]+px/g)?.[2] ?? '0');
  const dear = ({ filter, backdropFilter, boxShadow }) =>
    filter !== 'none' || backdropFilter !== 'none' || boxShadow.split(/,(?![^(]*[)])/).some((each) => blur(each) > 4);
  const parts = (each) => ['::before', '::after'].map((part) => getComputedStyle(each, part))
    .filter(({ content }) => content !== 'none');
  return [...document.querySelectorAll('.staged *')]
    .filter((each) => [getComputedStyle(each), ...parts(each)].some(dear)).map((each) => String(each.className));
}"""


@pytest.mark.usefixtures("records")
async def test_the_first_frame_of_a_race_is_cheap_to_paint(live: LiveServer) -> None:
    """AR-22: a device that paints slowly must not lose time to ornaments."""
    anna = await live.person()
    await feed(anna.page)
    moments = [each for each in phases("attrape_reves") if each.name.startswith("attrape_reves-speed-grab")]
    assert moments
    for moment in moments:
        await show(anna.page, live.base, moment)
        await expect(anna.page.locator("[data-kind].open")).to_have_count(4)
        assert await anna.page.evaluate(_DEAR) == []


@pytest.mark.usefixtures("records")
async def test_attrape_reves_fits_its_screen_while_it_is_played(live: LiveServer) -> None:
    """AR-23: card and toys are visible together on every screen; after the end the page may be longer."""
    anna = await live.person(lang="fr-FR", has_touch=True)
    page = anna.page
    await feed(page)
    found: list[Any] = []
    for moment in (*phases("attrape_reves"), *rare("attrape_reves")):
        await show(page, live.base, moment)
        await expect(page.locator("[data-kind]")).to_have_count(4)
        await anna.hide_pixels()
        for width, height in TRIED:
            await anna.on_screen({"width": width, "height": height})
            for _ in range(50):  # a board that measures its room may need a few pictures more
                if not (faults := await page.evaluate(_FAULTS)):
                    break
                await page.wait_for_timeout(20)
            if faults:
                found.append((moment.name, width, height, faults))
    assert found == []
