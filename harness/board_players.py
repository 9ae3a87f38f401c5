"""Hands that play: they press what a board offers, as a person would, until the final score is there."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest
from playwright.async_api import Error, Page

from harness.people import Person

# Where to press: the first thing that is there and not covered by another, in the order of the wishes.
FIND = """wishes => {
  if (document.getElementById('result-title')) return 'over';
  for (const wish of wishes)
    for (const found of document.querySelectorAll(wish)) {
      if (!found.checkVisibility()) continue;
      const seen = () => {
        const { x, y, width, height } = found.getBoundingClientRect();
        const at = [x + width / 2, y + height / 2];
        return found.contains(document.elementFromPoint(...at)) ? at : null;
      };
      const here = seen() ?? (found.scrollIntoView({ block: 'center' }), seen());
      if (here) return here;
    }
  return null;
}"""


async def _press(page: Page, *wishes: str) -> bool:
    """Press the first of these with the mouse; whether the game is over."""
    with suppress(Error):  # a page on its way
        found = await page.evaluate(FIND, list(wishes))
        if found == "over":
            return True
        if found:
            await page.mouse.click(*found)
    return False


async def matryoshka(page: Page) -> bool:
    """Lay, show, offer, take: the large button once it can be pressed, or else one more card."""
    return await _press(
        page,
        ".stage button.button.main:enabled",
        ".stage [role=checkbox][aria-checked=false]:enabled",
        ".stage:not(:has([role=radio][aria-checked=true])) [role=radio]:enabled",
    )


async def attrape_reves(page: Page) -> bool:
    """Turn the nightmare, take a toy, lay it; say what one thinks of a proposal."""
    return await _press(
        page,
        ".stage button.button.main:enabled",
        ".stage:not(:has(button.say[aria-pressed=true])) button.say",
        ".stage button[data-kind][aria-disabled=false]",
    )


async def moby_pick(page: Page) -> bool:
    """Touch, turn up the next card and say the rhyme with the space bar; turn up a card of the row; mix no row."""
    await page.keyboard.press(" ")
    return await _press(page, ".stage .own button:enabled", ".stage .confuse button.main:enabled")


async def keys(page: Page) -> bool:
    """Moby Pick by keys alone: touch and turn up with the space bar, and one's own first card with its number."""
    with suppress(Error):  # a page on its way
        await page.keyboard.press(" ")
        await page.keyboard.press("1")
    return await _press(page)


async def recite(page: Page) -> bool:
    """Tap the four words in order when it is one's turn, and touch nothing, so that others can say theirs (MP-14)."""
    return await _press(
        page,
        ".stage .recite button.wanted",
        ".stage button.button.main:enabled",
        ".stage .own button:enabled",
    )


async def anything(page: Page) -> bool:
    """A game of a package: whatever its board offers, or the default board's first button."""
    return await _press(page, ".stage button:enabled")


async def pass_on(page: Page) -> None:
    """One tablet: whoever is called looks, and gives it back."""
    await _press(page, ".stage .cover button.main", ".stage .private .mine button")


GAMES: dict[str, Callable[[Page], Awaitable[bool]]] = {
    "matryoshka": matryoshka,
    "attrape_reves": attrape_reves,
    "moby_pick": moby_pick,
    "keys": keys,
    "recite": recite,
}
"""By game; `keys` is Moby Pick without a mouse, `recite` for people who say the rhyme themselves."""
_PAUSE_MS = 60  # quicker hands than a person's are asked to slow down, and in the end disconnected


async def play(person: Person, game: str, seconds: float = 240) -> None:
    """Play until the result is shown; a game that does not get there says how far it came.

    Nothing is painted meanwhile: hands need no pixels, and painting for several people takes a fifth of the time.
    """
    await person.hide_pixels()
    try:
        async with asyncio.timeout(seconds):
            while not await GAMES.get(game, anything)(person.page):
                await person.page.wait_for_timeout(_PAUSE_MS)
    except TimeoutError:
        numbers = [frame["number"] for frame in person.frames if frame["type"] == "update"]
        seen = await person.page.locator("body").inner_text(timeout=5_000)
        pytest.fail(f"{game} came to update {numbers[-1:]} in {seconds} s; the page says: {seen[:600]}")
    await person.show_pixels()
