"""A real Chromium, the built client and a server of its own for each test; a page that complains fails its test."""

import fcntl
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, async_playwright, expect
from tools import streams
from tools.shots.browser import FLAGS, ROOT, executable

from tests.e2e.people import PATIENCE_MS, House
from tests.server.support import serving

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def client() -> str:
    """The client as it is shipped, built once however many workers ask."""
    lock = ROOT / ".cache/build.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        subprocess.run([ROOT / "tools/web", "build"], check=True, timeout=280)
        return executable()


@pytest.fixture(scope="session")
def records() -> None:
    """The golden records as boards are fed with them, made once however many workers ask."""
    lock = ROOT / ".cache/records.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        streams.main([])


@pytest.fixture(scope="session")
async def chromium(client: str) -> AsyncIterator[Browser]:
    """One browser for all tests of a worker; every person gets a context of their own."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=client, args=FLAGS)
        yield browser
        await browser.close()


@pytest.fixture
async def house(chromium: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[House]:
    """A server and the people who come to it; indirect parameters are its settings, `speed` among them."""
    settings: dict[str, Any] = getattr(request, "param", {})
    async with serving(tmp_path, requests_per_second=500, seats_per_address=500, **settings) as (server, base):
        home = House(chromium, server, base)
        yield home
        complaints = await home.close()
        assert complaints == []
