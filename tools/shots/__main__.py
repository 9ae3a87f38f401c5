"""Pictures of every page and board state, at phone and desktop size: `python -m tools.shots [WORD…]`, into `out/shots`.

Boards stand on the stage, at the first moment of each phase of their records; pages come from a server of their own.
Words choose pictures by parts of their names.
"""

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from playwright.async_api import Browser, Page, Route, async_playwright
from tests.server.support import serving
from tools import streams
from tools.shots.browser import FLAGS, ROOT, executable

from ludotheque.games import GAMES

OUT = ROOT / "out/shots"
SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
PAGES = {
    "home": "/",
    "settings": "/settings",
    "replay-file": "/replay",
    "error-unknown": "/nowhere",
    "error-no-table": "/t/ZZZZZ",
    **{f"{page}-{game}": f"/{page}/{game}" for page in ("rules", "learn") for game in GAMES},
    **{f"new-{game}": f"/play/{game}?invite" for game in GAMES},
}


class Camera:
    """One browser window of one size."""

    def __init__(self, page: Page, base: str, kind: str, words: list[str]) -> None:
        self.page = page
        self.base = base
        self.kind = kind
        self.words = words

    def wanted(self, name: str) -> bool:
        """Whether this picture was asked for."""
        return not self.words or any(word in name for word in self.words)

    def visits(self, part: str) -> bool:
        """Whether any picture of this part was asked for."""
        return not self.words or any(word.startswith(part) for word in self.words)

    async def take(self, name: str, path: str | None = None, *, full: bool = True) -> None:
        """Go there and take the picture once it is quiet."""
        if not self.wanted(name):
            return
        if path is not None:
            await self.page.goto(self.base + path)
            await self.page.wait_for_load_state("networkidle")
            await self.page.get_by_text("No such stream").wait_for(state="hidden")
        await self.page.wait_for_timeout(500)
        file = OUT / self.kind / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=file, full_page=full)


def moments(key: str) -> list[tuple[str, str, int, str]]:
    """Name, record, step and seat of one moment of each phase, of the newest kind of table that has it."""
    found: dict[str, tuple[str, str, int, str]] = {}
    for record in sorted((streams.OUT / key).iterdir()):
        stream = record / "0.json"
        if not stream.exists():
            continue
        for step, moment in enumerate(msgspec.json.decode(stream.read_bytes())["moments"]):
            public = moment["view"]["public"]
            variant = public.get("variant", "")
            awaited = 0 in public.get("waiting", [public.get("active")])
            name = "-".join(filter(None, (key, variant, public["phase"], "mine" if awaited else "")))
            found.setdefault(name, (name, record.name, step, "0"))
    return list(found.values())


async def _streams(route: Route) -> None:
    path = streams.OUT / route.request.url.partition("/streams/")[2]
    if path.is_file():
        await route.fulfill(body=path.read_bytes(), content_type="application/json")
    else:
        await route.fulfill(status=404)


@asynccontextmanager
async def camera(browser: Browser, base: str, kind: str, words: list[str], **more: Any) -> AsyncIterator[Camera]:
    """A window of one size, without movement, with the stage's streams."""
    width, height = SIZES[kind]
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if kind == "phone" else 1,
        has_touch=kind == "phone",
        reduced_motion="reduce",
        **{"locale": "en-GB", **more},
    )
    page = await context.new_page()
    await page.route("**/streams/**", _streams)
    yield Camera(page, base, kind, words)
    await context.close()


async def _table(cam: Camera) -> None:
    """A table from the invitation to a game, with its dialogs, and the big screen."""
    page = cam.page
    await page.goto(f"{cam.base}/play/matryoshka?invite")
    await page.get_by_role("button", name="Open and invite").click()
    await page.get_by_role("button", name="Start").wait_for()
    await cam.take("table-lobby")
    code = page.url.rpartition("/")[2]
    await page.get_by_role("button", name="Someone else on this device").click()
    await cam.take("table-lobby-tablet", full=False)
    await page.get_by_role("button", name="Cancel").click()
    await cam.take("screen-lobby", f"/t/{code}/screen")
    await page.goto(f"{cam.base}/t/{code}")
    await page.get_by_role("button", name="Start").click()
    await page.locator(".stage [role=timer]").first.wait_for()
    await cam.take("table-playing")
    for name in ("Rules", "Talk", "Table menu"):
        await page.get_by_role("button", name=name).click()
        await cam.take(f"table-{name.lower().replace(' ', '-')}", full=False)
        await page.get_by_role("dialog").get_by_role("button", name="Close").click()
    await cam.take("screen-playing", f"/t/{code}/screen")


async def _replay(cam: Camera) -> None:
    """A record from a file, in the middle and at its end."""
    page = cam.page
    await page.goto(f"{cam.base}/replay")
    await page.locator("input[type=file]").set_input_files(ROOT / "tests/games/matryoshka/records/base-3.jsonl")
    line = page.get_by_role("slider", name="Time line")
    await line.wait_for()
    await line.fill("30")
    await page.get_by_role("button", name="Verify the shuffle").click()
    await cam.take("replay")
    await line.fill(str(await line.get_attribute("max")))
    await cam.take("replay-end")


async def main(words: list[str]) -> None:
    """Take all pictures, or those asked for."""
    streams.main([])
    async with (
        serving(Path(tempfile.mkdtemp()), log_level="error", requests_per_second=500) as (_, base),
        async_playwright() as playwright,
    ):
        browser = await playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        for kind in SIZES:
            async with camera(browser, base, kind, words) as cam:
                for name, path in PAGES.items():
                    await cam.take(name, path)
                for key in GAMES:
                    for name, record, step, seat in moments(key):
                        await cam.take(f"board-{name}", f"/stage/{key}?bare&record={record}&step={step}&seat={seat}")
                if cam.visits("table") or cam.visits("screen"):
                    await _table(cam)
                if cam.visits("replay"):
                    await _replay(cam)
            async with camera(browser, base, kind, words, locale="fr-FR", color_scheme="dark") as cam:
                for name in ("home", "learn-moby_pick", "new-attrape_reves"):
                    await cam.take(f"{name}-fr-dark", PAGES[name])
        await browser.close()
    print(f"{sum(1 for _ in OUT.rglob('*.png'))} pictures in {OUT.relative_to(ROOT)}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
