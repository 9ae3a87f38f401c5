"""Pictures of live tables: from the invitation to the result, one tablet for several, and what can go wrong."""

import asyncio
import re

from playwright.async_api import Page, WebSocketRoute

from harness.board_players import GAMES as HANDS
from harness.board_players import anything, pass_on, recite
from harness.browser import ROOT
from ludotheque.games import GAMES
from tools.shots.camera import Camera, camera

_OLD = '{"type": "refused", "rule": "WIRE-5", "key": "old-protocol", "text": "", "id": null}'
_DIALOGS = ("Rules", "Chat", "Table menu")


async def invite(cam: Camera, game: str, seats: int = 0, variant: str = "") -> str:
    """Open a table from its form; its code."""
    page = cam.page
    await cam.open(f"/play/{game}?invite{variant and f'&variant={variant}'}")
    if seats:
        await page.locator(f"input[name=seats][value='{seats}']").check()
    await page.get_by_role("button", name="Open and invite").click()
    await page.get_by_role("button", name="Start").wait_for()
    return page.url.rpartition("/")[2]


async def until(page: Page, seen: str, game: str) -> None:
    """Play until something is there."""
    async with asyncio.timeout(240):
        while await page.locator(seen).count() == 0:
            await HANDS.get(game, anything)(page)
            await page.wait_for_timeout(15)


async def table(cam: Camera) -> None:
    """A table from the invitation to a game, with its dialogs, and the big screen."""
    page = cam.page
    code = await invite(cam, "matryoshka")
    await cam.take("table-lobby")
    await page.get_by_role("button", name="Someone else on this device").click()
    await cam.take("table-lobby-tablet", full=False)
    await page.get_by_role("button", name="Cancel").click()
    await cam.take("screen-lobby", f"/t/{code}/screen")
    await cam.open(f"/t/{code}")
    await page.get_by_role("button", name="Start").click()
    await page.locator(".stage [role=timer]").first.wait_for()
    await cam.take("table-playing")
    for name in _DIALOGS:
        await page.get_by_role("button", name=re.compile(f"^{name}")).click()
        await cam.take(f"table-{name.lower().replace(' ', '-')}", full=False)
        if name == "Table menu":
            await page.get_by_role("button", name="Copy my seat").click()
            await page.get_by_role("img", name="QR code that carries your seat").wait_for()
            await cam.take("table-seat-code", full=False)
        await page.get_by_role("dialog").get_by_role("button", name="Close").click()
    await cam.take("screen-playing", f"/t/{code}/screen")


async def crowd(cam: Camera) -> None:
    """A table of eight with long names, before the deal; a guest too many, and one whose seat the host frees."""
    page = cam.page
    browser = page.context.browser
    assert browser is not None
    code = await invite(cam, "moby_pick", 8)
    async with camera(browser, cam.base, cam.kind, cam.wanted, locale="fr-FR") as guest:
        await guest.open(f"/t/{code}")
        await guest.page.get_by_label("Votre nom").fill("Marie-Antoinette Dubois")
        await guest.page.get_by_role("button", name="S’asseoir").click()
        await guest.page.get_by_text("L’hôte va lancer la partie.").wait_for()
        for left in range(5, -1, -1):
            await page.get_by_role("button", name="Bot", exact=True).first.click()
            await page.get_by_text("Free", exact=True).nth(left).wait_for(state="detached")
        await cam.take("table-lobby-eight")
        await guest.take("table-lobby-eight-guest")
        async with camera(browser, cam.base, cam.kind, cam.wanted) as late:
            await late.open(f"/t/{code}")
            await late.page.get_by_role("heading", name="Every seat is taken").wait_for()
            await late.take("error-full")
        await page.get_by_role("button", name="Remove Marie-Antoinette Dubois").click()
        await guest.page.get_by_role("heading", name="libéré").wait_for()
        await guest.take("error-removed")


async def trouble(cam: Camera) -> None:
    """Somebody is away, somebody only watches, a second tab, a lost line, an old page, a full table."""
    page = cam.page
    browser = page.context.browser
    assert browser is not None
    code = await invite(cam, "matryoshka", 3)
    async with camera(browser, cam.base, cam.kind, cam.wanted) as guest:
        await guest.open(f"/t/{code}")
        await guest.take("table-join")
        await guest.page.get_by_role("button", name="Sit down").click()
        await guest.page.get_by_text("The host will start.").wait_for()
        await guest.take("table-lobby-guest")
        await page.get_by_role("button", name="Start").click()
        await guest.page.get_by_role("checkbox").first.wait_for()
    await page.get_by_text("away").first.wait_for()
    await cam.take("table-absent")
    async with camera(browser, cam.base, cam.kind, cam.wanted) as watcher:
        await watcher.open(f"/t/{code}")
        await watcher.page.get_by_role("timer").first.wait_for()
        await watcher.take("table-watching")
    second = await page.context.new_page()
    await second.goto(page.url)
    await second.get_by_role("button", name="Play here").wait_for()
    await Camera(second, cam.base, cam.kind, cam.wanted).take("error-tabs")
    await second.close()
    await page.context.set_offline(True)
    await page.locator(".banner").wait_for()
    await cam.take("table-lost", full=False)
    await page.context.set_offline(False)
    await page.locator(".banner").wait_for(state="hidden")

    def old(line: WebSocketRoute) -> None:
        line.on_message(lambda _: line.send(_OLD))

    async with camera(browser, cam.base, cam.kind, cam.wanted) as late:
        await late.page.route_web_socket(re.compile("/ws/"), old)
        await late.page.goto(f"{cam.base}/t/{code}")
        await late.page.get_by_role("heading", name="out of date").wait_for()
        await late.take("error-old")


async def results(cam: Camera) -> None:
    """The end of a real game of each kind, and the way back through one of them."""
    for game in GAMES:
        if not (cam.wanted(f"result-{game}") or cam.wanted("replay-own")):
            continue
        await cam.open(f"/play/{game}")
        await cam.page.wait_for_url("**/t/*")
        await until(cam.page, "#result-title", game)
        await cam.take(f"result-{game}")
    await cam.page.get_by_role("link", name="Watch again").click()
    await cam.page.get_by_role("slider", name="Time line").wait_for()
    await cam.take("replay-own")


async def replay(cam: Camera) -> None:
    """A record from a file: in the middle, at a photo finish, and at its end."""
    page = cam.page
    line = page.get_by_role("slider", name="Time line")
    for name, file, step in (
        ("replay", "matryoshka/records/base-3.jsonl", "30"),
        ("replay-photo-finish", "moby_pick/records/recite-4.jsonl", "373"),
        ("replay-end", "matryoshka/records/base-3.jsonl", "63"),
    ):
        await cam.open("/replay")
        await page.locator("input[type=file]").set_input_files(ROOT / "tests/games" / file)
        await line.wait_for()
        await line.fill(step)
        if name == "replay":
            await page.get_by_role("button", name="Verify the shuffle").click()
            await page.get_by_text("The deal was fair").wait_for()
        await cam.take(name)


async def together(cam: Camera, game: str, seats: int, variant: str = "") -> None:
    """A table of this device alone, for two people called Nina and Léa, and bots."""
    page = cam.page
    await invite(cam, game, seats, variant)
    await page.get_by_role("button", name="Someone else on this device").click()
    await page.get_by_role("dialog").get_by_label("Your name").fill("Léa")
    await page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    await page.get_by_role("dialog").wait_for(state="hidden")
    await page.get_by_role("button", name="Start").click()


async def race(page: Page) -> None:
    """Play Moby Pick on one tablet until both people may touch."""
    async with asyncio.timeout(120):
        while await page.locator(".stage .zone .touching").count() < 2:
            await pass_on(page)
            await recite(page)
            await page.wait_for_timeout(20)


async def tablet(cam: Camera) -> None:
    """Several people at one device: the cover, a private look, the zones of the races."""
    page = cam.page
    await together(cam, "matryoshka", 3)
    await page.get_by_role("button", name=re.compile("your turn")).last.click()
    await page.get_by_text("Pass the tablet to").wait_for()
    await cam.take("tablet-pass", full=False)
    await page.get_by_role("button", name=re.compile("^I am")).click()
    await page.get_by_role("checkbox").first.wait_for()
    await cam.take("tablet-private", full=False)
    await together(cam, "attrape_reves", 2, "speed")
    await page.locator(".stage button.button.main:enabled").first.click()
    await page.locator(".stage button[data-kind=bear]").nth(1).wait_for()
    await cam.take("tablet-grab", full=False)
    await together(cam, "moby_pick", 3)
    await page.locator(".stage .cover button.main").wait_for()
    await cam.take("tablet-look-covered", full=False)
    await page.locator(".stage .cover button.main").click()
    await page.locator(".stage .private").wait_for()
    await cam.take("tablet-look", full=False)
    await race(page)
    await cam.take("tablet-zones", full=False)
