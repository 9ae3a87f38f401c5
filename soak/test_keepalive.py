"""Two minutes in which nothing happens, in a real browser with the silence and the interval that people have."""

from pathlib import Path

import pytest
from playwright.async_api import async_playwright

from harness.browser import launch_options
from harness.people import LiveServer
from harness.quiet_table import keep_still
from harness.serving import serving

SECONDS = 120.0


@pytest.mark.timeout(300)
async def test_two_minutes_of_quiet_cost_nobody_the_line(tmp_path: Path, scale: float) -> None:
    async with async_playwright() as playwright, serving(tmp_path) as (server, base):
        browser = await playwright.chromium.launch(**launch_options())
        live = LiveServer(browser, server, base)
        await keep_still(live, max(40.0, SECONDS * scale))
        assert await live.close() == []
        await browser.close()
