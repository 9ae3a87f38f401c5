"""One evening at one table: phone and television in Chromium, a laptop in Firefox, a tablet for two in WebKit."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import async_playwright

from harness.board_players import FIND, pass_on
from harness.browser import launch_options
from harness.people import LiveServer, Person
from harness.serving import serving
from ludotheque.server.endpoints import pages
from soak.engines import Engine, firefox, webkit
from soak.page_errors import listening

NEXT = ["Once more", "Attrape Rêves", "Good night, little ones", "Restless night", "Matryoshka", "Once more"]
"""What the host chooses after each game; the evening begins with Moby Pick."""
SPEED = 200.0
"""Nobody presses anything in a game: the clocks decide."""
COVER = [".stage .cover button.main"]
pytestmark = pytest.mark.timeout(600)


@pytest.fixture
async def live(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LiveServer]:
    """A server whose pages remember their errors, and a Chromium."""
    monkeypatch.setattr(pages, "STATIC", listening(pages.STATIC, tmp_path))
    async with (
        serving(tmp_path, speed=SPEED, requests_per_second=500, seats_per_address=500) as (server, base),
        async_playwright() as playwright,
    ):
        browser = await playwright.chromium.launch(**launch_options())
        home = LiveServer(browser, server, base)
        yield home
        complaints = await home.close()
        await browser.close()
        assert complaints == []


async def _over(device: Engine | Person) -> None:
    """Let the clocks run out; on a tablet, look when it is one's turn."""
    async with asyncio.timeout(150):
        if isinstance(device, Person):
            while not await device.page.locator("#result-title").is_visible():
                await pass_on(device.page)
                await device.page.wait_for_timeout(200)
            return
        while (found := await device.js(f"({FIND})({COVER!r})")) != "over":
            if found:
                await device.click(*found)
            await asyncio.sleep(0.2)


async def _code(device: Engine | Person, before: str = "") -> str:
    """The table at which a device is, once it has left the one before."""
    async with asyncio.timeout(60):
        while True:
            place = device.page.url if isinstance(device, Person) else str(await device.js("location.pathname"))
            code = place.partition("/t/")[2].removesuffix("/screen")
            if code and code != before:
                return code
            await asyncio.sleep(0.1)


async def test_an_evening_of_all_games_on_four_devices_in_three_engines(live: LiveServer, tmp_path: Path) -> None:
    phone = await live.person(phone=True)
    television = await live.person(viewport={"width": 1920, "height": 1080})
    async with firefox(live.base, tmp_path) as laptop, webkit(live.base, tmp_path) as tablet:
        await laptop.open("/play/moby_pick?invite")
        await laptop.press("Open and invite")
        code = await _code(laptop)
        await tablet.open(f"/t/{code}")
        await tablet.press("Sit down")
        await tablet.press("Someone else on this device")
        await tablet.until("document.querySelector('dialog[open]') !== null")
        await tablet.press("Sit down")
        await tablet.until("document.querySelector('dialog[open]') === null")
        await phone.joins(code)
        await television.open(f"/t/{code}/screen")
        everyone: list[Engine | Person] = [laptop, tablet, phone, television]
        await laptop.press("Start")
        await asyncio.gather(*map(_over, everyone))
        for choice in NEXT:
            if choice != "Once more":
                await laptop.press("Another game")
            await laptop.press(choice)
            tables = await asyncio.gather(*(_code(device, code) for device in everyone))
            assert len(set(tables)) == 1, f"after {choice}: {tables}"
            code = tables[0]
            await laptop.press("Start")
            await asyncio.gather(*map(_over, everyone))
