"""Hands that play: they press what a board offers, as a person would, until the final score is there."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from playwright.async_api import Error, Locator, Page

from tests.e2e.people import Person

QUICK = 400


async def _press(found: Locator) -> bool:
    """Press the first of these if there is one; it may be gone before the finger is there."""
    with suppress(Error):
        if await found.count() > 0:
            await found.first.click(timeout=QUICK)
            return True
    return False


async def matryoshka(page: Page) -> None:
    """Lay, show, offer, take: whatever is first, then the large button."""
    if await _press(page.locator(".stage button.button.main:enabled")):
        return
    if await _press(page.locator(".stage [role=checkbox][aria-checked=false]:enabled")):
        return
    if await page.locator(".stage [role=radio][aria-checked=true]").count() == 0:
        await _press(page.locator(".stage [role=radio]:enabled"))


async def attrape_reves(page: Page) -> None:
    """Turn the nightmare, take the bear, lay it; in the race by the key of a toy."""
    if await _press(page.locator(".stage button.button.main:enabled")):
        return
    if await _press(page.locator(".stage button.say[aria-pressed=false]").first):
        return
    await _press(page.locator(".stage button[data-kind][aria-disabled=false]"))


async def moby_pick(page: Page) -> None:
    """Touch with the space bar, turn up a card, decline to confuse."""
    await page.keyboard.press(" ")
    if await _press(page.locator(".stage .own button:enabled, .stage [aria-label^='Turn up']")):
        return
    await _press(page.get_by_role("button", name="Leave them all").or_(page.get_by_role("button", name="That will do")))


GAMES: dict[str, Callable[[Page], Awaitable[None]]] = {
    "matryoshka": matryoshka,
    "attrape_reves": attrape_reves,
    "moby_pick": moby_pick,
}


async def play(person: Person, game: str, seconds: float = 60) -> None:
    """Play until the result is shown."""
    async with asyncio.timeout(seconds):
        while await person.page.locator("#result-title").count() == 0:
            await GAMES[game](person.page)
            await person.page.wait_for_timeout(20)
