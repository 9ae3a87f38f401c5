"""High Card, installed from its package: its own board is played against bots, and its tutorial is played on it."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import pytest
from playwright.async_api import Browser, expect

from harness.packages import HIGH_CARD, beside, install
from harness.people import DESK, PHONE, LiveServer, Person
from harness.server_process import ServerProcess
from harness.storage import Storage
from ludotheque.server.app import Server


@pytest.fixture
async def anna(chromium: Browser, tmp_path: Path) -> AsyncIterator[Person]:
    """Somebody with a phone, at a server in a process of its own where the package is installed."""
    install(HIGH_CARD, tmp_path / "installed")
    server = ServerProcess(Storage(tmp_path / "data"))
    server.environment["PYTHONPATH"] = beside(tmp_path / "installed")["PYTHONPATH"]
    await server.start()
    live = LiveServer(chromium, cast(Server, None), server.base)  # it is in another process
    try:
        yield await live.person(phone=True)
        assert await live.close() == []
    finally:
        await server.kill()


async def test_a_game_from_a_package_is_played_on_its_own_board(anna: Person) -> None:
    page = anna.page
    await anna.open("/")
    await page.get_by_role("link", name="Play now: High Card").click()
    await page.get_by_role("link", name="Play at once").click()
    await anna.at_table()
    await expect(page.locator(".hc-board .hc-place")).to_have_count(4)
    await expect(page.get_by_role("img", name=re.compile(r"^Card \d+$"))).to_have_count(1)
    await expect(page.get_by_role("img", name="A hidden card")).to_have_count(3)
    await expect(page.locator(".hc-card").first).to_have_css("border-top-width", "2px")
    assert await anna.axe_by_day_and_night(DESK) == []
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    await anna.press("Change your card")
    await expect(page.locator("#result-title")).to_be_visible()
    await expect(page.locator(".analysis")).to_have_count(0)  # High Card has none
    await expect(page.get_by_role("img", name=re.compile(r"^Card \d+$"))).to_have_count(4)
    assert [view["card"] for view in anna.views if view["public"]["shown"] is None].count(None) == 0
    assert await anna.axe() == []


async def test_its_tutorial_is_played_on_its_own_board(anna: Person) -> None:
    await anna.open("/learn/high_card")
    await anna.sees("This is your card, a 7.")
    await anna.press("Keep your card")
    await anna.sees("Keeping is allowed too")
    await anna.press("Change your card")
    await anna.sees("You drew a 16.")
    await anna.press("Next")
    await anna.sees("you win with 16")
