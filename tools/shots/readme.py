"""The pictures of the README, taken from real games with bots: `python -m tools.shots.readme`, into `docs/images`."""

import asyncio
import tempfile
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from harness.board_players import GAMES as HANDS
from harness.browser import FLAGS, ROOT, executable
from harness.serving import serving
from tools.shots.camera import SIZES, Camera, Wanted
from tools.shots.sittings import race, together

OUT = ROOT / "docs/images"
ME = """localStorage.setItem('ludotheque.me', '{"name": "Nina", "avatar": "fox"}')"""
LINK = "http://192.168.1.20:8080"  # as at home
COLOURS = 256  # flat drawings lose nothing, and the file becomes four times smaller


async def sit(browser: Browser, base: str, path: str, kind: str) -> Page:
    """Somebody called Nina, with a phone, a tablet or a desktop, at an address."""
    width, height = SIZES[kind]
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if kind == "phone" else 1,
        has_touch=kind != "desktop",
        locale="en-GB",
        reduced_motion="reduce",
    )
    await context.add_init_script(ME)
    page = await context.new_page()
    await page.goto(base + path)
    await page.wait_for_load_state("networkidle")
    return page


async def take(page: Page, name: str) -> None:
    """Save what is seen, as small as it goes, and leave."""
    file = OUT / f"{name}.png"
    await page.evaluate("scrollTo(0, 0)")
    await page.screenshot(path=file)
    with Image.open(file) as picture:
        small = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    small.save(file, optimize=True)
    await page.context.close()
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")


async def play_until(page: Page, game: str, seen: str, *, idle: bool = False) -> None:
    """Play, or just watch, until something is on the page."""
    async with asyncio.timeout(120):
        while await page.locator(seen).count() == 0:
            if not idle:
                await HANDS[game](page)
            await page.wait_for_timeout(15)


async def main() -> None:
    """Take all of them."""
    async with (
        serving(Path(tempfile.mkdtemp()), log_level="error", requests_per_second=500, link=LINK) as (_, base),
        async_playwright() as playwright,
    ):
        browser = await playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        await take(await sit(browser, base, "/", "phone"), "home-phone")

        page = await sit(browser, base, "/play/attrape_reves?invite", "phone")
        await page.get_by_role("button", name="Open and invite").click()
        await page.get_by_role("button", name="Start").wait_for()
        await page.wait_for_timeout(400)
        await take(page, "invite-phone")

        page = await sit(browser, base, "/play/moby_pick", "phone")
        await play_until(page, "moby_pick", ".touch", idle=True)
        await page.wait_for_timeout(300)
        await take(page, "moby-pick")

        page = await sit(browser, base, "/", "tablet")
        await together(Camera(page, base, "tablet", Wanted([])), "moby_pick", 3)
        await race(page)
        await take(page, "tablet")

        page = await sit(browser, base, "/play/attrape_reves", "desktop")
        await play_until(page, "attrape_reves", ".place .dream")
        await play_until(page, "attrape_reves", ".pile.open", idle=True)
        await page.wait_for_timeout(300)
        await take(page, "attrape-reves")
        await browser.close()
    async with (
        serving(Path(tempfile.mkdtemp()), log_level="error", requests_per_second=500, speed=15.0) as (_, base),
        async_playwright() as playwright,
    ):
        browser = await playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        page = await sit(browser, base, "/play/matryoshka", "desktop")
        await play_until(page, "matryoshka", "header.status :text('Round 3 of 4')")
        await play_until(page, "matryoshka", ".offers [role=radio]")
        await take(page, "matryoshka")

        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
