"""One picture of one address: `python -m tools.shots.one URL FILE [WIDTH HEIGHT [dark|large|still|full|LANG…]]`."""

import asyncio
import sys

from playwright.async_api import async_playwright

from harness.browser import FLAGS, executable
from ludotheque.languages import spoken


async def take(url: str, file: str, width: int, height: int, looks: list[str]) -> None:
    """Open the address, wait until it is quiet, and save what is seen; faults of the page are printed."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=2 if width < 600 else 1,
            has_touch=width < 600,
            color_scheme="dark" if "dark" in looks else "light",
            locale=spoken(looks),
            reduced_motion="reduce" if "still" in looks else "no-preference",
        )
        if "large" in looks:
            await context.add_init_script("localStorage.setItem('ludotheque.settings', '{\"text\":\"large\"}')")
        page = await context.new_page()
        page.on("console", lambda message: print("console:", message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: print("error:", error))
        await page.goto(url)
        await page.wait_for_load_state("networkidle")
        await page.wait_for_timeout(900)
        await page.screenshot(path=file, full_page="full" in looks)
        await browser.close()


if __name__ == "__main__":
    url, file, *rest = sys.argv[1:]
    size = [int(each) for each in rest[:2]] or [1280, 800]
    asyncio.run(take(url, file, size[0], size[1], rest[2:]))
