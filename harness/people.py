"""The people of the journeys: each has a browser of their own, and all that their page complains about is kept."""

import asyncio
import re
from collections.abc import Callable
from typing import Any, Literal

import msgspec
import pytest
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, WebSocket, expect

from harness.browser import DRAWN, ROOT
from harness.joined import Joined
from harness.thorough import THOROUGH
from ludotheque.client import Client
from ludotheque.languages import spoken
from ludotheque.server.app import Server

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SHELF = "a[href='/play/attrape_reves?variant=coop']"
"""On the first page, once the games came from the server."""
PATIENCE_MS = 30_000
"""How long a page may take before it is called wrong: far more than it needs, for machines that are busy."""
_READY = """() => document.readyState === 'complete' && document.fonts.status === 'loaded'
  && document.querySelector('h1') !== null && [...document.images].every((image) => image.complete)"""
_JOINING = ("your-name", "sit-down", "wait-for-host")
"""The texts of a guest's way to a seat: the label of the name, the button, and what is said then."""
PHONE: ViewportSize = {"width": 360, "height": 740}
DESK: ViewportSize = {"width": 1280, "height": 800}
_OFFLINE = (
    "WebSocket",
    "ERR_INTERNET_DISCONNECTED",
    "Failed to load resource",
    "Failed to fetch",
    "fetching the script",
)
"""What browsers write to the console without a network; the last one is the service worker's script."""
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")


def texts_of_pages(wanted: str, *keys: str) -> list[str]:
    """Texts of the pages without variables, in the language that a browser with this one gets."""
    source = (ROOT / f"web/texts/{spoken([wanted])}.ftl").read_text(encoding="utf-8")
    found = dict(re.findall(r"^([\w-]+) = (.+)$", source, re.MULTILINE))
    return [found[key] for key in keys]


def _complains(line: ConsoleMessage) -> bool:
    """Whether a line of the console is a fault of ours: an error, or a warning of sound before the first press."""
    unasked = any(word in line.text for word in ("AudioContext", "vibrate"))
    return line.type == "error" or (line.type == "warning" and unasked)


class Person:
    """Somebody with a device."""

    def __init__(self, live: "LiveServer", context: BrowserContext, page: Page) -> None:
        self.live = live
        self.context = context
        self.page = page
        self.frames: list[dict[str, Any]] = []
        """Every frame the page received, as JSON; updates with whole views."""
        self._joined: Joined | None = None  # of the newest socket
        self._scheme = "light"
        self._checked = 0  # pages that axe has looked at
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        joined = self._joined = Joined(self._joined)
        socket.on("framereceived", lambda payload: self.frames.append(joined.take(msgspec.json.decode(payload))))

    async def open(self, path: str) -> None:
        """Go to an address of this server."""
        await self.page.goto(self.live.base + path)

    async def press(self, name: str, *, exact: bool = False) -> None:
        """Press a button by its name."""
        await self.page.get_by_role("button", name=name, exact=exact).first.click()

    async def sees(self, text: str) -> None:
        """Wait for a text."""
        await expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    async def until(self, found: Callable[[], object], what: str) -> None:
        """Wait for something that the frames tell: the page may show it before its frame is reported here."""
        try:
            async with asyncio.timeout(PATIENCE_MS / 1000):
                while not found():
                    await self.page.wait_for_timeout(20)
        except TimeoutError:
            pytest.fail(f"never came: {what}")

    async def ready(self, *seen: str) -> None:
        """Wait until the page shows all of these, and has its heading, its letters and its pictures."""
        for wanted in seen:
            await expect(self.page.locator(wanted).first).to_be_visible()
        await self.page.wait_for_function(_READY)

    @property
    def views(self) -> list[dict[str, Any]]:
        """Every view that reached this device."""
        return [frame["view"] for frame in self.frames if frame["type"] == "update"]

    def events(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """Every event of a kind that reached this device, or one seat of it."""
        return [
            event
            for frame in self.frames
            if frame["type"] == "update" and seat in (None, frame["seat"])
            for event in frame["events"]
            if event["type"] == kind
        ]

    async def at_table(self) -> str:
        """Wait for a table; its code."""
        await self.page.wait_for_url("**/t/*")
        return self.page.url.rpartition("/")[2]

    async def invites(self, game: str, seats: int = 0) -> str:
        """Open a table from its form, with the seats it proposes or as many as said; its code."""
        await self.open(f"/play/{game}?invite")
        if seats:
            await self.page.locator(f"input[name=seats][value='{seats}']").check()
        await self.press("Open and invite")
        return await self.at_table()

    async def joins(self, code: str, name: str = "") -> None:
        """Follow an invitation and sit down, in the language of the browser, as the animal proposed or under a name."""
        label, button, seated = texts_of_pages(await self.page.evaluate("navigator.language"), *_JOINING)
        await self.open(f"/t/{code}")
        if name:
            await self.page.get_by_label(label).fill(name)
        await self.press(button)
        await self.sees(seated)

    async def axe(self, *, board: bool = False) -> list[str]:
        """What axe-core finds on this page, as it is now; of a board alone no heading of the page is asked for."""
        if not await self.page.evaluate("'axe' in window"):
            await self.page.evaluate(AXE.read_text())
        options: dict[str, Any] = {"runOnly": RULES, "resultTypes": ["violations"]}
        if board:
            options["rules"] = {"page-has-heading-one": {"enabled": False}}
        found = await self.page.evaluate("options => axe.run(document, options)", options)
        return [
            f"{self.page.url} {each['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for each in found["violations"]
            for node in each["nodes"]
        ]

    async def axe_by_day_and_night(self, screen: ViewportSize | None = None, *, board: bool = False) -> list[str]:
        """What axe finds on this page as it is, and in the dark, there on another screen."""
        size = self.page.viewport_size
        assert size is not None
        found = await self.axe(board=board)
        await self.on_screen(screen or size, "dark")
        found += await self.axe(board=board)
        await self.on_screen(size)
        return found

    async def axe_day_or_night(self, screen: ViewportSize | None = None, *, board: bool = False) -> list[str]:
        """What axe finds, in turn: one page by day, the next one in the dark. `make soak` looks both ways at each."""
        self._checked += 1
        if THOROUGH:
            return await self.axe_by_day_and_night(screen, board=board)
        if self._checked % 2:
            return await self.axe(board=board)
        size = self.page.viewport_size
        assert size is not None
        await self.on_screen(screen or size, "dark")
        found = await self.axe(board=board)
        await self.on_screen(size)
        return found

    async def offline(self) -> None:
        """Lose the network; the browser's own complaints about it are no fault of the page."""
        self.live.forgiven += _OFFLINE
        await self.context.set_offline(True)

    async def online(self) -> None:
        """Have the network back."""
        await self.context.set_offline(False)

    async def hide_pixels(self) -> None:
        """Let the browser lay this page out and paint nothing, where only sizes and places are asked for."""
        await self.page.evaluate("document.documentElement.style.opacity = '0'")

    async def show_pixels(self) -> None:
        """Let the browser paint this page again."""
        await self.page.evaluate("document.documentElement.style.opacity = ''")

    async def on_screen(self, screen: ViewportSize, scheme: Literal["light", "dark"] = "light") -> None:
        """Another screen under the same page, drawn to the end."""
        await self.page.set_viewport_size(screen)
        if scheme != self._scheme:
            await self.page.emulate_media(color_scheme=scheme)
            self._scheme = scheme
        await self.page.evaluate(DRAWN)


class LiveServer:
    """The server of one test, and everyone who came."""

    def __init__(self, browser: Browser, server: Server, base: str) -> None:
        self.browser = browser
        self.server = server
        self.base = base
        self.people: list[Person] = []
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        """Parts of complaints that a test expects."""

    async def person(self, *, phone: bool = False, lang: str = "en-GB", **more: Any) -> Person:
        """Somebody new, with an empty browser; movement off, so that nothing is waited for.

        No service worker, which would fetch the whole client for every person; `service_workers="allow"` has one.
        """
        context = await self.browser.new_context(
            **{
                "viewport": PHONE if phone else DESK,
                "locale": lang,
                "has_touch": phone,
                "reduced_motion": "reduce",
                "service_workers": "block",
                **more,
            }
        )
        context.set_default_timeout(PATIENCE_MS)
        page = await context.new_page()
        self.listen(page)
        person = Person(self, context, page)
        self.people.append(person)
        return person

    def listen(self, page: Page) -> None:
        """Keep what a page complains about."""
        page.on("console", lambda line: self.complaints.append(line.text) if _complains(line) else None)
        page.on("pageerror", lambda error: self.complaints.append(f"{error} {error.stack}"[:1500]))

    async def program(self, code: str, name: str) -> Client:
        """Somebody who plays without a browser."""
        return await Client.join(self.base, code, name)

    async def close(self) -> list[str]:
        """Send everyone home; what their pages complained about."""
        for person in self.people:
            await person.context.close()
        return [each for each in self.complaints if not any(part in each for part in self.forgiven)]
