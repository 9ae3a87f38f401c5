"""A browser window of one size that takes pictures by name."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Browser, Page

from harness.browser import ROOT
from tools.shots import moments
from tools.shots.moments import Moment

OUT = ROOT / "out/shots"
SIZES = {"phone": (360, 740), "desktop": (1280, 800), "tablet": (1024, 768)}
LARGE = "localStorage.setItem('ludotheque.settings', '{\"text\":\"large\"}')"


class Wanted:
    """Which pictures were asked for, all or those with one of these words in their names; and which were taken."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.taken: list[str] = []

    def __call__(self, name: str) -> bool:
        return not self.words or any(word in name for word in self.words)

    def missed(self) -> list[str]:
        """The words that no picture had in its name."""
        return [word for word in self.words if not any(word in name for name in self.taken)]


class Camera:
    """One browser window of one size."""

    def __init__(self, page: Page, base: str, kind: str, wanted: Wanted) -> None:
        self.page = page
        self.base = base
        self.kind = kind
        self.wanted = wanted

    async def open(self, path: str) -> None:
        """Go to an address, and wait until it is quiet."""
        await self.page.goto(self.base + path)
        await self.page.locator("h1").first.wait_for(state="attached")
        await self.page.wait_for_load_state("networkidle")

    async def take(self, name: str, path: str | None = None, *, full: bool = True) -> None:
        """Take the picture of what is seen, or of an address."""
        if not self.wanted(name):
            return
        if path is not None:
            await self.open(path)
        await self.page.wait_for_timeout(500)  # what moves has arrived
        file = OUT / self.kind / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=file, full_page=full)
        self.wanted.taken.append(name)

    async def board(self, moment: Moment, suffix: str = "") -> None:
        """Take the picture of a board at a moment of a record."""
        name = f"board-{moment.name}{suffix}"
        if self.wanted(name):
            await moments.show(self.page, self.base, moment)
            await self.take(name)


@asynccontextmanager
async def camera(
    browser: Browser, base: str, kind: str, wanted: Wanted, *, large: bool = False, **more: Any
) -> AsyncIterator[Camera]:
    """A window of one size, without movement, with the stage's streams."""
    width, height = SIZES[kind]
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if kind == "phone" else 1,
        has_touch=kind != "desktop",
        reduced_motion="reduce",
        service_workers="block",  # it would ask the server for the streams, past us who have them
        **{"locale": "en-GB", **more},
    )
    if large:
        await context.add_init_script(LARGE)
    page = await context.new_page()
    await moments.feed(page)
    yield Camera(page, base, kind, wanted)
    await context.close()
