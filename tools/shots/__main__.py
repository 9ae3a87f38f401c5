"""Pictures of every page and board state, at phone and desktop size: `python -m tools.shots [WORD…]`, into `out/shots`.

Boards stand on the stage, at moments of their records; pages and tables come from servers of their own.
Words choose pictures by parts of their names.
"""

import asyncio
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from harness.browser import FLAGS, ROOT, executable
from harness.serving import serving
from ludotheque.games import GAMES
from tools import streams
from tools.shots import moments, sittings
from tools.shots.camera import OUT, Camera, Wanted, camera

PAGES = {
    "home": "/",
    "settings": "/settings",
    "replay-file": "/replay",
    "error-unknown": "/nowhere",
    "error-no-table": "/t/ZZZZZ",
    **{f"{page}-{game}": f"/{page}/{game}" for page in ("rules", "learn") for game in GAMES},
    **{f"new-{game}": f"/play/{game}?invite" for game in GAMES},
}
# Each kind of live picture, a name of one of its pictures being enough to go there.
SITTINGS = {
    sittings.table: (
        "table-lobby",
        "table-playing",
        "table-rules",
        "table-seat-code",
        "screen-lobby",
        "screen-playing",
    ),
    sittings.crowd: ("table-lobby-eight", "table-lobby-eight-guest", "error-full", "error-removed"),
    sittings.trouble: ("table-join", "table-absent", "table-watching", "table-lost", "error-tabs", "error-old"),
    sittings.replay: ("replay", "replay-photo-finish", "replay-end"),
}


async def _boards(cam: Camera) -> None:
    for game in GAMES:
        for moment in (*moments.phases(game), *moments.rare(game)):
            await cam.board(moment)
    await _dragged(cam)
    await _told(cam)


async def _dragged(cam: Camera) -> None:
    """A card of another's row on its way (MP-22)."""
    name = "board-moby_pick-confuse-dragged"
    moment = next(each for each in moments.rare("moby_pick") if each.name.endswith("confuse-long"))
    if not cam.wanted(name):
        return
    await moments.show(cam.page, cam.base, moment)
    await cam.page.locator(".confuse .choice button").last.click()
    box = await cam.page.locator(".confuse ol > li").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    await cam.page.mouse.move(x, y)
    await cam.page.mouse.down()
    await cam.page.mouse.move(x + box["width"] * 1.1, y - 8, steps=4)
    await cam.take(name, full=False)
    await cam.page.mouse.up()


async def _told(cam: Camera) -> None:
    """A dream on its way to being told (AR-15)."""
    name = "board-attrape_reves-story"
    moment = next(each for each in moments.rare("attrape_reves") if each.name.endswith("four-lay"))
    if not cam.wanted(name):
        return
    await moments.show(cam.page, cam.base, moment)
    await cam.page.get_by_role("button", name="Tell your dream").click()
    await cam.take(name, full=False)


async def _looks(browser: Browser, base: str, kind: str, wanted: Wanted) -> None:
    """The same in French, in the dark, and in large letters."""
    async with camera(browser, base, kind, wanted, locale="fr-FR", color_scheme="dark") as cam:
        for name in ("home", "settings", "learn-moby_pick", "new-attrape_reves", "rules-matryoshka", "error-no-table"):
            await cam.take(f"{name}-fr-dark", PAGES[name])
        for game in GAMES:
            for moment in (*moments.phases(game), *moments.rare(game)):
                await cam.board(moment, "-fr-dark")
    async with camera(browser, base, kind, wanted, large=True) as cam:
        for name in ("home", "settings", "learn-matryoshka", "new-moby_pick"):
            await cam.take(f"{name}-large", PAGES[name])
        for game in GAMES:
            for moment in moments.phases(game):
                await cam.board(moment, "-large")


async def main(words: list[str]) -> None:
    """Take all pictures, or those asked for."""
    streams.main([])
    wanted = Wanted(words)
    if not words:
        shutil.rmtree(OUT, ignore_errors=True)  # what is not taken any more is not looked at any more
    async with (
        serving(Path(tempfile.mkdtemp()), log_level="error", requests_per_second=500) as (_, base),
        serving(Path(tempfile.mkdtemp()), log_level="error", requests_per_second=500, speed=20.0) as (_, quick),
        async_playwright() as playwright,
    ):
        browser = await playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        for kind in ("phone", "desktop"):
            async with camera(browser, base, kind, wanted) as cam:
                for name, path in PAGES.items():
                    await cam.take(name, path)
                await _boards(cam)
            for part, names in SITTINGS.items():
                if any(map(wanted, names)):
                    async with camera(browser, base, kind, wanted) as cam:
                        await part(cam)
            if any(wanted(f"result-{game}") for game in (*GAMES, "replay-own")):
                async with camera(browser, quick, kind, wanted) as cam:
                    await sittings.results(cam)
            await _looks(browser, base, kind, wanted)
        if any(map(wanted, ("tablet-pass", "tablet-look", "tablet-zones", "tablet-grab", "tablet-private"))):
            async with camera(browser, base, "tablet", wanted) as cam:
                await sittings.tablet(cam)
        await browser.close()
    print(f"{len(wanted.taken)} pictures taken, in {OUT.relative_to(ROOT)}")
    if missed := wanted.missed():
        raise SystemExit(f"No picture is called so: {', '.join(missed)}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
