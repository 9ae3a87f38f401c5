"""Other engines than Chromium: Firefox and WebKit play every game, alone and at one table."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path

import pytest

from harness.board_players import FIND
from harness.serving import serving
from ludotheque.games import GAMES
from ludotheque.server.endpoints import pages
from soak.engines import Engine, firefox, webkit
from soak.page_errors import listening

ENGINES: dict[str, Callable[[str, Path], AbstractAsyncContextManager[Engine]]] = {"firefox": firefox, "webkit": webkit}
TABLES = [(key, variant) for key, game in GAMES.items() for variant in game.SEATS]
WISHES = [
    ".stage .cover button.main",
    ".stage button.button.main:enabled",
    ".stage button.say[aria-pressed=false]",
    ".stage button[data-kind][aria-disabled=false]",
    ".stage .own button:enabled",
    ".stage .confuse button.main:enabled",
    ".stage [role=checkbox][aria-checked=false]:enabled",
    ".stage:not(:has([role=radio][aria-checked=true])) [role=radio]:enabled",
]
pytestmark = pytest.mark.timeout(600)


@pytest.fixture
async def base(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """A server that plays ten times as fast as people do, and whose pages remember their errors."""
    monkeypatch.setattr(pages, "STATIC", listening(pages.STATIC, tmp_path))
    async with serving(tmp_path, speed=10.0, requests_per_second=500, seats_per_address=500) as (_, address):
        yield address


@pytest.fixture(params=ENGINES)
async def page(request: pytest.FixtureRequest, base: str, tmp_path: Path) -> AsyncIterator[Engine]:
    """A page of each engine."""
    async with ENGINES[request.param](base, tmp_path) as found:
        yield found


async def _play(page: Engine, seconds: float = 150.0) -> None:
    """Press what the board offers until the result is there."""
    async with asyncio.timeout(seconds):
        while True:
            found = await page.js(f"({FIND})({WISHES!r})")
            if found == "over":
                return
            if found:
                await page.click(*found)
            await page.key(" ")
            await asyncio.sleep(0.1)


async def _dialog_fits(page: Engine) -> None:
    """A dialog is as high as what is in it: WebKit stretched it to the window."""
    await page.until("document.querySelector('dialog[open] > :not(header)') !== null")  # what is in it has come
    slack = await page.js(
        """(() => {
          const dialog = document.querySelector('dialog[open]');
          const parts = [...dialog.children].map((part) => part.getBoundingClientRect());
          const lowest = Math.max(...parts.map((part) => part.bottom));
          return dialog.scrollHeight > dialog.clientHeight + 1 ? 0 : dialog.getBoundingClientRect().bottom - lowest;
        })()"""
    )
    assert slack < 40, f"{slack} px of nothing below"


async def _controls_fit_a_finger(page: Engine) -> None:
    """Every control of a dialog is ours, not the bare button of the engine."""
    small = await page.js(
        """[...document.querySelectorAll('dialog[open] :is(button, a.button, a.pill, a.tool)')]
          .filter((each) => each.getClientRects().length && each.getBoundingClientRect().height < 43.5)
          .map((each) => each.textContent.trim() || each.ariaLabel)"""
    )
    assert small == []


@pytest.mark.parametrize(("game", "variant"), TABLES)
async def test_every_game_its_dialogs_the_rematch_and_the_replay(page: Engine, game: str, variant: str) -> None:
    await page.open(f"/play/{game}?variant={variant}")
    await page.until("document.querySelector('.stage [role=region], .stage [role=timer], .stage button') !== null")
    first = await page.js("location.pathname.slice(3)")
    for tool in ("Rules", "Chat", "Table menu"):
        await page.press(tool)
        await _dialog_fits(page)
        await _controls_fit_a_finger(page)
        await page.press("Close")
        await page.until("document.querySelector('dialog[open]') === null")
    await _play(page)
    await page.press("Once more")
    await page.until(f"location.pathname.startsWith('/t/') && !location.pathname.includes({first!r})")
    await page.until("document.querySelector('.stage button') !== null")
    await page.open(f"/replay/{first}")
    await page.until("document.querySelector('.replay input[type=range]') !== null")
    await page.press("One step on")
    assert await page.js("document.querySelectorAll('#too-old').length") == 0


async def test_pages_fit_their_window_and_lessons_run(page: Engine) -> None:
    await page.open("/")
    await page.until("document.querySelectorAll('a[href^=\"/play/\"]').length > 2")
    assert await page.js("document.documentElement.scrollWidth <= innerWidth")
    assert await page.js("innerHeight < 800 || document.documentElement.scrollHeight <= innerHeight"), "a bar to scroll"
    for game in GAMES:
        await page.open(f"/learn/{game}")
        await page.until("document.querySelector('.stage button, .stage [role=region]') !== null")


async def test_a_connection_that_is_lost_and_back_leaves_no_error(page: Engine) -> None:
    """A board that is measured again as its banner comes and goes made “ResizeObserver loop” errors."""
    # The banner that one sees: what was read out of it stays where screen readers find it.
    lost = "(document.querySelector('p.banner')?.innerText ?? '').includes('The connection is lost')"
    for game in GAMES:
        await page.open(f"/play/{game}")
        await page.until("document.querySelector('.stage [role=region], .stage button') !== null")
        for _ in range(2):
            shown = f"new Promise((done) => setTimeout(() => done({lost}), 20))"
            assert await page.js(f"(dispatchEvent(new Event('offline')), {shown})")
            await page.until(f"!{lost}")


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("fault", ["setTimeout(() => lost())", "Promise.reject('lost')", "console.error('lost')"])
async def test_an_error_of_a_page_does_not_go_unseen(base: str, tmp_path: Path, engine: str, fault: str) -> None:
    async def visit() -> None:
        async with ENGINES[engine](base, tmp_path) as page:
            await page.open("/")
            await page.js(f"void {fault}")
            await page.until("new Promise((done) => setTimeout(() => done(true), 300))")

    with pytest.raises(AssertionError, match="lost"):
        await visit()


async def test_firefox_with_storage_blocked_plays(base: str, tmp_path: Path) -> None:
    blocked = {"dom.storage.enabled": False, "network.cookie.cookieBehavior": 2}
    async with firefox(base, tmp_path, **blocked) as page:
        await page.open("/play/matryoshka")
        await page.until("document.querySelector('.stage [role=checkbox]') !== null")
        assert await page.js("(() => { try { return localStorage === null } catch { return true } })()")


async def test_two_engines_at_one_table(base: str, tmp_path: Path) -> None:
    async with AsyncExitStack() as both:
        host = await both.enter_async_context(firefox(base, tmp_path))
        guest = await both.enter_async_context(webkit(base, tmp_path))
        await host.open("/play/moby_pick?invite")
        await host.press("Open and invite")
        await host.until("location.pathname.startsWith('/t/')")
        await guest.open(await host.js("location.pathname"))
        await guest.press("Sit down")
        await guest.until("document.body.innerText.includes('The host will start.')")
        await host.press("Start")
        await asyncio.gather(_play(host), _play(guest))
