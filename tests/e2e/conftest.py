"""A real Chromium, the built client and a server of its own for each test; a page that complains fails its test."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, async_playwright, expect

from harness.browser import alone, build_client, launch_options
from harness.people import PATIENCE_MS, LiveServer
from harness.serving import serving
from tools import streams

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def client() -> None:
    """The client as it is shipped, built once however many workers ask."""
    build_client()


@pytest.fixture(scope="session")
def records() -> None:
    """The golden records as boards are fed with them, made once however many workers ask."""
    with alone("records"):
        streams.main([])


@pytest.fixture(scope="session")
async def chromium(client: None) -> AsyncIterator[Browser]:
    """One browser for all tests of a worker; every person gets a context of their own."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**launch_options())
        yield browser
        await browser.close()


@pytest.fixture
async def live(chromium: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[LiveServer]:
    """A server and the people who come to it; indirect parameters are its settings, `speed` among them."""
    settings: dict[str, Any] = getattr(request, "param", {})
    async with serving(tmp_path, requests_per_second=500, seats_per_address=500, **settings) as (server, base):
        home = LiveServer(chromium, server, base)
        yield home
        complaints = await home.close()
        assert complaints == []
