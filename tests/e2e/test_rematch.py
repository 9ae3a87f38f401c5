"""Once more, and another game, after every game and variant, on every kind of device: nobody stays at the old table."""

import asyncio
from typing import Any

import msgspec
import pytest
from playwright.async_api import WebSocketRoute, expect

from harness.board_players import pass_on
from harness.people import LiveServer, Person
from harness.thorough import thoroughly
from ludotheque.games import GAMES
from ludotheque.games.owed import names
from tests.e2e.leaks import leaks

VARIANTS = [
    ("moby_pick", "base", {"speed": 400.0}),
    ("attrape_reves", "base", {"speed": 2000.0}),
    ("attrape_reves", "coop", {"speed": 2000.0}),
    ("matryoshka", "base", {"speed": 2000.0}),
    ("attrape_reves", "speed", {"speed": 2000.0}),
]
"""Nobody presses anything: the clocks decide, and at these speeds a game takes a few seconds.

Races wait for the round trips of real sockets, and a faster clock makes these longer: Moby Pick has a lower speed.
"""
WAYS = ("Once more", "Another game")
ENDS = [(*each, way) for each in VARIANTS for way in WAYS]
FIRST = {(game, variant): WAYS[place % 2] for place, (game, variant, _) in enumerate(VARIANTS)}
PEOPLE = {("moby_pick", "base"), ("attrape_reves", "base")}
PLAYED = {("attrape_reves", "base"), ("attrape_reves", "speed")}  # to the end and once more, in `test_games`
ALONE = thoroughly(ENDS, lambda game, variant, _, way: (game, variant) not in PLAYED and way == FIRST[game, variant])
TOGETHER = thoroughly(ENDS, lambda game, variant, _, way: (game, variant) in PEOPLE and way != FIRST[game, variant])
"""`make test` ends each game at least once, and both ways alone and with people."""
TABLES = [(key, variant) for key, game in GAMES.items() for variant in game.SEATS]
NAMES = {key: names(game)["en"] for key, game in GAMES.items()}
OTHER = {key: NAMES[list(GAMES)[place - 1]] for place, key in enumerate(GAMES)}
"""What is played after each game, by its name."""


async def _end(person: Person) -> None:
    """Let the clocks run out, without painting; on a tablet, look when it is one's turn."""
    await person.page.wait_for_selector(":is(.stage, .board)")
    await person.hide_pixels()
    result = person.page.locator("#result-title")
    async with asyncio.timeout(120):
        while not await result.is_visible():
            await pass_on(person.page)
            await person.page.wait_for_timeout(100)
    await person.show_pixels()
    # Pieces fly again from here on: those of a table that is left behind are what pages stumbled over.
    await person.page.emulate_media(reduced_motion="no-preference")


async def _follows(person: Person, before: str) -> str:
    """A page goes on to the next table by itself: with its code, a board or a lobby of its own, and tools that work."""
    page = person.page
    await page.wait_for_url(lambda url: before not in url)
    code = page.url.removesuffix("/screen").rpartition("/")[2]
    await expect(page.get_by_role("banner").get_by_text(before)).to_have_count(0)
    await expect(page.get_by_text(code).first).to_be_visible()
    await page.emulate_media(reduced_motion="reduce")
    if page.url.endswith("/screen"):
        return code
    for tool in ("Rules", "Chat", "Table menu"):
        await page.get_by_role("navigation").get_by_role("button", name=tool).click()
        await page.get_by_role("dialog").get_by_role("button", name="Close").click()
        await expect(page.get_by_role("dialog")).to_have_count(0)
    return code


async def _goes_on(person: Person, game: str, way: str) -> str:
    """Press the way on to the next table; the name of the game that is played there."""
    await person.press(way)
    if way == "Once more":
        return NAMES[game]
    await person.press(OTHER[game])
    return OTHER[game]


@pytest.mark.parametrize(("game", "variant", "live", "way"), ALONE, indirect=["live"])
async def test_alone_the_next_game_is_dealt_at_once(live: LiveServer, game: str, variant: str, way: str) -> None:
    anna = await live.person(phone=True, service_workers="allow")
    await anna.open("/")
    await anna.open(f"/play/{game}?variant={variant}")
    first = await anna.at_table()
    await _end(anna)
    name = await _goes_on(anna, game, way)
    await _follows(anna, first)
    await expect(anna.page.get_by_role("heading", name=name, level=1)).to_be_attached()
    await anna.page.go_back()  # past the finished table, not to it and forth again
    await expect(anna.page.locator(".games")).to_be_visible()
    await anna.page.go_forward()
    await expect(anna.page.locator(".stage")).to_be_visible()


@pytest.mark.parametrize(("game", "variant", "live", "way"), TOGETHER, indirect=["live"])
async def test_a_tablet_a_phone_and_a_television_go_on_together(
    live: LiveServer, game: str, variant: str, way: str
) -> None:
    tablet = await live.person(viewport={"width": 1024, "height": 768})
    phone, television = await live.person(phone=True), await live.person(viewport={"width": 1280, "height": 720})
    await tablet.open(f"/play/{game}?invite&variant={variant}")
    await tablet.page.locator("input[name=seats][value='3']").check()
    if game == "moby_pick":
        await tablet.page.locator("summary").first.click()
        await tablet.page.get_by_label("Short game", exact=True).check()
    await tablet.press("Open and invite")
    first = await tablet.at_table()
    await tablet.press("Someone else on this device")
    await tablet.page.get_by_role("dialog").get_by_role("button", name="Sit down", exact=True).click()
    await phone.joins(first)
    await television.open(f"/t/{first}/screen")
    everyone = (tablet, phone, television)
    await tablet.press("Start")
    await asyncio.gather(*map(_end, everyone))
    assert [leaks(person.frames, game) for person in everyone] == [[]] * 3
    name = await _goes_on(tablet, game, way)
    second = await asyncio.gather(*(_follows(person, first) for person in everyone))
    assert len({first, *second}) == 2
    for person in everyone:
        await expect(person.page.get_by_role("heading", name=name, level=1)).to_be_visible()
    await tablet.press("Start")
    for person in everyone:
        await expect(person.page.locator(":is(.stage, .board)").first).to_be_visible()


@pytest.mark.parametrize("often", [1, 1_000])
async def test_a_board_that_breaks_is_set_up_again_once_and_then_says_so(live: LiveServer, often: int) -> None:
    """Through the only door that a page has to the game: its line brings what no board can draw."""
    anna = await live.person(phone=True)
    lines: list[WebSocketRoute] = []
    spoilt: list[Any] = []

    async def spoil(line: WebSocketRoute) -> None:
        lines.append(line)
        table = line.connect_to_server()

        def pass_on(frame: Any) -> None:
            message = msgspec.json.decode(frame)
            if message["type"] == "whole" and len(spoilt) < often:
                spoilt.append(frame)
                frame = msgspec.json.encode({**message, "view": {}}).decode()
            line.send(frame)

        table.on_message(pass_on)

    await anna.page.route_web_socket("**/ws/*", spoil)
    live.forgiven = ("Cannot read properties of undefined",)
    await anna.open("/play/matryoshka")
    await anna.at_table()
    if often == 1:
        await expect(anna.page.get_by_role("checkbox").first).to_be_visible()
        await anna.press("Table menu")
    else:
        await anna.sees("Something went wrong on this page")
        await expect(anna.page.get_by_role("button", name="Try again")).to_be_visible()
    assert len(lines) == 2


def test_every_variant_of_every_game_ends() -> None:
    """A variant that does not is named here: add it to `VARIANTS`."""
    assert [ends for ends in TABLES if ends not in {(game, variant) for game, variant, _ in VARIANTS}] == []
