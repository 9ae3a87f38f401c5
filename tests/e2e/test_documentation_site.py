"""The documentation as `make docs` builds it, read in a browser on the server's own address."""

import re
import subprocess
from pathlib import Path

import pytest
from playwright.async_api import Request, expect

from harness.browser import ROOT
from harness.people import LiveServer
from ludotheque.server.endpoints import pages

BACKGROUND = "() => getComputedStyle(document.body).backgroundColor"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site; the build fails at a link that leads nowhere, and at what the security policy forbids."""
    site = tmp_path_factory.mktemp("documentation") / "site"
    subprocess.run(["make", "--no-print-directory", "docs", f"SITE={site}"], cwd=ROOT, check=True, timeout=280)
    return site


async def test_the_site_has_search_and_a_dark_mode_and_asks_no_other_host(
    live: LiveServer, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "SITE", built)
    reader = await live.person()
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    reader.page.on("request", note)
    await reader.open("/docs/")
    light = await reader.page.evaluate(BACKGROUND)
    await reader.page.emulate_media(color_scheme="dark")
    assert await reader.page.evaluate(BACKGROUND) != light
    await reader.page.get_by_role("link", name="Fairness of races").first.click()
    await expect(reader.page.get_by_role("heading", level=1)).to_contain_text("Fairness of races")
    await reader.page.get_by_placeholder("Search").first.fill("checkpoint")
    await reader.page.keyboard.press("Enter")
    found = reader.page.locator("#search-results ul.search li a").first
    await expect(found).to_be_visible()
    await found.click()
    await reader.page.wait_for_url(lambda url: "search.html" not in url)
    await expect(reader.page.get_by_role("main")).to_contain_text(re.compile("checkpoint", re.IGNORECASE))
    assert len(asked) > 10
    assert [url for url in asked if not url.startswith((live.base, "data:"))] == []
