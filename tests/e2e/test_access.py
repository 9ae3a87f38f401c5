"""For everyone: axe finds nothing on any page or state (final scores: see the games), and keys alone are enough."""

import re

import pytest
from playwright.async_api import WebSocketRoute, expect

from tests.e2e.people import House

GAMES = ("matryoshka", "attrape_reves", "moby_pick")
LOOKS = pytest.mark.parametrize("scheme", ["light", "dark"])


@LOOKS
async def test_axe_finds_nothing_on_the_pages_without_a_table(house: House, scheme: str) -> None:
    anna = await house.person(phone=scheme == "dark", color_scheme=scheme)
    house.forgiven = ("404",)
    found: list[str] = []
    paths = ["/", "/settings", "/replay", "/nowhere", "/t/ZZZZZ", "/play/attrape_reves?invite"]
    for path in [*paths, *(f"/{page}/{game}" for game in GAMES for page in ("rules", "learn"))]:
        await anna.open(path)
        await anna.ready()
        found += await anna.axe()
    assert found == []


@LOOKS
async def test_axe_finds_nothing_at_a_table(house: House, scheme: str) -> None:
    anna = await house.person(phone=scheme == "light", color_scheme=scheme)
    found: list[str] = []
    for game in GAMES:
        await anna.open(f"/play/{game}?invite")
        await anna.press("Open and invite")
        code = await anna.at_table()
        await expect(anna.page.get_by_role("button", name="Start")).to_be_visible()
        await anna.ready()
        found += await anna.axe()
        await anna.press("Start")
        await expect(anna.page.get_by_role("timer").first).to_be_visible()
        await anna.ready()
        found += await anna.axe()
        for tool in ("Rules", "Talk", "Table menu"):
            await anna.page.get_by_role("button", name=re.compile(f"^{tool}")).click()
            await expect(anna.page.get_by_role("dialog")).to_be_visible()
            found += await anna.axe()
            await anna.page.get_by_role("dialog").get_by_role("button", name="Close").click()
        await anna.open(f"/t/{code}/screen")
        await anna.ready()
        found += await anna.axe()
    assert found == []


async def test_the_keyboard_alone_leads_from_the_first_page_to_a_move(house: House) -> None:
    anna = await house.person()
    page = anna.page
    await anna.open("/")
    await expect(page.get_by_role("link", name="Play now: Matryoshka")).to_be_visible()
    for _ in range(60):
        await page.keyboard.press("Tab")
        if await page.evaluate("document.activeElement?.getAttribute('aria-label') === 'Play now: Matryoshka'"):
            break
    await page.keyboard.press("Enter")
    await anna.at_table()
    await expect(page.get_by_role("checkbox").first).to_be_visible()
    for _ in range(40):
        await page.keyboard.press("Tab")
        if await page.evaluate("document.activeElement?.getAttribute('role') === 'checkbox'"):
            break
    await page.keyboard.press(" ")
    await expect(page.get_by_role("checkbox", checked=True)).to_have_count(1)
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):  # the cards lie by value and series
        await page.keyboard.press(arrow)
        if await page.evaluate("document.activeElement?.ariaChecked === 'false'"):
            break
    await page.keyboard.press(" ")
    await expect(page.get_by_role("checkbox", checked=True)).to_have_count(2)
    for _ in range(40):
        await page.keyboard.press("Tab")
        if await page.evaluate("document.activeElement?.classList.contains('main')"):
            break
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("checkbox")).to_have_count(0)


async def test_a_refusal_names_its_rule_and_leads_to_it(house: House) -> None:
    anna = await house.person()
    lines: list[WebSocketRoute] = []
    await anna.page.route_web_socket(re.compile("/ws$"), lambda line: lines.append(line.connect_to_server()))
    await anna.open("/play/matryoshka")
    await anna.at_table()
    await expect(anna.page.get_by_role("checkbox").first).to_be_visible()
    # No board offers a forbidden move: send one beside it, on the page's own line.
    lines[-1].send('{"type": "act", "id": "forbidden", "action": {"type": "take", "seat": 1}}')
    await anna.press("Rule MA-11")
    await expect(anna.page.get_by_role("dialog").locator("[data-rule=MA-11]")).to_be_in_viewport()


async def test_axe_is_awake(house: House) -> None:
    anna = await house.person()
    await anna.open("/settings")
    await expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    await anna.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in fault for fault in await anna.axe())
