"""For everyone: axe finds nothing on any page or state (final scores: see the games), and keys alone are enough."""

import json
import re

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from harness.people import DESK, PHONE, SHELF, LiveServer, Person
from harness.thorough import THOROUGH
from ludotheque.games import GAMES
from tools.shots.moments import feed, phases, rare, show

OLD = '{"type": "refused", "rule": "WIRE-5", "key": "old-protocol", "text": "", "id": null}'
# Dark letters, whatever is behind them.
_DIM = """() => {
  const line = document.createElement('p');
  line.textContent = 'seen by day';
  line.style.color = '#3b2540';
  document.querySelector('main').append(line);
}"""
PLAIN = {
    "/": SHELF,
    "/settings": "main input",
    "/privacy": "main h1",
    "/games": "main h1",
    "/replay": "main h1",
    "/nowhere": "main h1",
    "/t/ZZZZZ": "main form",
    "/gallery": "[data-shot=toys] svg",
}
"""Pages without a table, and what each has when it is whole."""
OF_A_GAME = {"/rules/{}": "main [data-rule]", "/learn/{}": "main .stage", "/play/{}?invite": "input[name=seats]"}


async def test_axe_finds_nothing_on_the_pages_without_a_table(live: LiveServer) -> None:
    anna = await live.person()
    live.forgiven = ("404",)
    found: list[str] = []
    for path, whole in {
        **PLAIN,
        **{page.format(game): OF_A_GAME[page] for game in GAMES for page in OF_A_GAME},
    }.items():
        await anna.open(path)
        await anna.ready(whole)
        found += await anna.axe_day_or_night(PHONE)
    assert found == []


@pytest.mark.parametrize("game", GAMES)
async def test_axe_finds_nothing_at_a_table(live: LiveServer, game: str) -> None:
    anna = await live.person(phone=True)
    dialog = anna.page.get_by_role("dialog")
    await anna.open(f"/play/{game}?invite")
    await anna.press("Open and invite")
    code = await anna.at_table()
    await expect(anna.page.get_by_role("button", name="Start")).to_be_visible()
    await anna.ready("main img[src]")
    found = await anna.axe_day_or_night(DESK)
    await anna.press("Start")
    await anna.ready(".stage [role=timer]")
    found += await anna.axe_day_or_night(DESK)
    for tool in ("Rules", "Chat", "Table menu"):
        await anna.page.get_by_role("button", name=re.compile(f"^{tool}")).click()
        await expect(dialog.locator(":scope > :not(header)").first).to_be_visible()
        found += await anna.axe_day_or_night(DESK)
        await dialog.get_by_role("button", name="Close").click()
        await expect(dialog).to_have_count(0)
    await anna.open(f"/t/{code}/screen")
    await anna.ready("main .board")
    found += await anna.axe_day_or_night(DESK)
    assert found == []


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize("game", GAMES)
async def test_axe_finds_nothing_on_a_board_at_any_moment(live: LiveServer, game: str) -> None:
    """Each phase of each kind of table, in `make soak` also what is rare; by day on a phone, by night on a desk."""
    anna = await live.person(phone=True)
    await feed(anna.page)
    found: list[str] = []
    for moment in (*phases(game), *(rare(game) if THOROUGH else ())):
        await show(anna.page, live.base, moment)
        found += await anna.axe_day_or_night(DESK, board=True)
    assert found == []


async def test_axe_finds_nothing_where_something_is_wrong(live: LiveServer) -> None:
    """Sitting down, watching, a second tab, a lost line, a page that is out of date, a full table, a seat's code."""
    anna, late = await live.person(phone=True), await live.person()
    await anna.open("/play/matryoshka?invite")
    await anna.page.locator("input[name=seats][value='3']").check()
    await anna.press("Open and invite")
    code = await anna.at_table()
    await late.open(f"/t/{code}")
    await late.ready("main form")
    found = await late.axe_day_or_night()
    await anna.press("Start")
    await late.open(f"/t/{code}/screen")
    await late.ready("[role=timer]")
    found += await late.axe_day_or_night()
    await late.open(f"/t/{code}")
    await late.sees("Watching")
    found += await late.axe_day_or_night()
    await anna.page.get_by_role("button", name="Table menu").click()
    await anna.press("Copy my seat")
    await expect(anna.page.get_by_role("img", name="QR code that carries your seat")).to_be_visible()
    found += await anna.axe_day_or_night()
    await anna.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    second = await anna.context.new_page()
    live.listen(second)
    await second.goto(anna.page.url)
    await expect(second.get_by_role("button", name="Play here")).to_be_visible()
    found += await Person(live, anna.context, second).axe_day_or_night()
    await second.close()
    await anna.offline()
    await expect(anna.page.locator(".banner")).to_be_visible()
    found += await anna.axe_day_or_night()
    await late.page.route_web_socket(re.compile("/ws/"), lambda line: line.on_message(lambda _: line.send(OLD)))
    await late.open(f"/t/{code}")
    await late.sees("This page is out of date")
    found += await late.axe_day_or_night()
    assert found == []


async def test_axe_finds_nothing_on_a_tablet_for_several_people(live: LiveServer) -> None:
    """The cover, what only one may see, and the zones of the races."""
    family = await live.person(viewport={"width": 1024, "height": 768}, has_touch=True)
    page = family.page
    found: list[str] = []
    for path in ("matryoshka?invite", "attrape_reves?invite&variant=speed", "moby_pick?invite"):
        await family.open(f"/play/{path}")
        await family.press("Open and invite")
        await family.at_table()
        await family.press("Someone else on this device")
        await expect(page.get_by_role("dialog")).to_be_visible()
        found += await family.axe_day_or_night()
        await page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
        await expect(page.get_by_role("dialog")).to_have_count(0)
        await family.press("Start")
        if path.startswith("matryoshka"):
            await page.get_by_role("button", name=re.compile("your turn")).last.click()
        if path.startswith("attrape"):
            await expect(page.locator(".stage button[data-kind=bear]")).to_have_count(2)
        else:
            await expect(page.locator(".stage .cover button.main")).to_be_visible()
            found += await family.axe_day_or_night()
            await page.locator(".stage .cover button.main").click()
            await expect(page.locator(".stage .cover")).to_have_count(0)
        found += await family.axe_day_or_night()
    assert found == []


async def tab_to(page: Page, found: str) -> None:
    """Press Tab until the focused element is the one."""
    for _ in range(60):
        await page.keyboard.press("Tab")
        if await page.evaluate(f"(here => {found})(document.activeElement)"):
            return
    pytest.fail(f"no way by Tab: {found}")


async def test_the_keyboard_alone_leads_from_the_first_page_to_a_move(live: LiveServer) -> None:
    anna = await live.person()
    page = anna.page
    await anna.open("/")
    await anna.ready(SHELF)  # the shelf came: no game changes its place any more
    await tab_to(page, "here?.getAttribute('aria-label') === 'Play now: Matryoshka'")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("dialog")).to_be_visible()
    await tab_to(page, "here?.textContent?.trim() === 'Play at once'")
    await page.keyboard.press("Enter")
    await anna.at_table()
    await expect(page.get_by_role("checkbox").first).to_be_visible()
    await tab_to(page, "here?.getAttribute('role') === 'checkbox'")
    await page.keyboard.press(" ")
    await expect(page.get_by_role("checkbox", checked=True)).to_have_count(1)
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):  # the cards lie by value and series
        await page.keyboard.press(arrow)
        if await page.evaluate("document.activeElement?.ariaChecked === 'false'"):
            break
    await page.keyboard.press(" ")
    await expect(page.get_by_role("checkbox", checked=True)).to_have_count(2)
    await tab_to(page, "here?.classList.contains('main')")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("checkbox")).to_have_count(0)


async def test_a_refusal_names_its_rule_and_leads_to_it(live: LiveServer) -> None:
    anna = await live.person()

    def forbidden(line: WebSocketRoute) -> None:
        """No board offers a forbidden move: what the page asks for becomes one on its way."""
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "act":
                message["action"] = {"type": "take", "seat": 1}
            server.send(json.dumps(message))

        line.on_message(pass_on)

    await anna.page.route_web_socket(re.compile("/ws/"), forbidden)
    await anna.open("/play/matryoshka")
    await anna.at_table()
    for chosen in (1, 2):
        await anna.page.get_by_role("checkbox", checked=False).first.click()
        await expect(anna.page.get_by_role("checkbox", checked=True)).to_have_count(chosen)
    await anna.page.locator(".stage button.button.main:enabled").click()
    await expect(anna.page.get_by_role("button", name="Rule MA-11")).to_be_visible()
    assert await anna.axe() == []
    await anna.press("Rule MA-11")
    await expect(anna.page.get_by_role("dialog").locator("[data-rule=MA-11]")).to_be_in_viewport()


async def test_axe_is_awake(live: LiveServer) -> None:
    anna = await live.person()
    await anna.open("/settings")
    await expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    await anna.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in fault for fault in await anna.axe())
    await anna.page.evaluate(_DIM)
    assert not any("seen by day" in fault for fault in await anna.axe())
    assert any("seen by day" in fault for fault in await anna.axe_by_day_and_night(PHONE))
