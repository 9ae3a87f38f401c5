"""Around one table: the big screen with phones, one tablet for several people, watching, and looking back."""

import asyncio
import re
import time

import pytest
from playwright.async_api import Page, expect

from harness.board_players import pass_on, play, recite
from harness.people import PATIENCE_MS, LiveServer, Person
from tests.e2e.leaks import leaks

# The middles of all zones in which one may touch now, once there are so many; the id of a finger is its seat.
_ZONES = """many => {
  const found = [...document.querySelectorAll('.stage .zone[data-seat]:has(.touching)')];
  const points = found.map((zone) => {
    const { x, y, width, height } = zone.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, id: Number(zone.dataset.seat) };
  });
  return points.length === many ? points : null;
}"""
# The middles of all bears that one may grab.
_BEARS = """() => [...document.querySelectorAll('.stage button[data-kind=bear]')].map((bear) => {
  const { x, y, width, height } = bear.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})"""
# Whether every zone is on the screen and as deep as a hand, and none covers another or the card in the middle.
_IN_PLACE = """many => {
  const box = (wanted) => [...document.querySelectorAll(wanted)].map((each) => each.getBoundingClientRect());
  const zones = box('.stage .zone[data-seat]');
  const all = [...zones, ...box('.stage .felt .middle')];
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return zones.length === many && all.length === many + 1
    && zones.every(({ width, height }) => Math.min(width, height) >= 90)
    && zones.every(({ left, right, bottom }) => left >= 0 && right <= innerWidth && bottom <= innerHeight)
    && all.every((one, i) => all.slice(i + 1).every((other) => apart(one, other)));
}"""
SPEED = pytest.mark.parametrize("live", [{"speed": 15.0}], indirect=True)


SLEEPY = """
  const made = (window.made = []);
  let pressed = false;
  window.AudioContext = class extends AudioContext {
    constructor() { super(); made.push(this); }
    get state() { return pressed ? 'running' : 'suspended'; }
  };
  const wake = () => { pressed = true; made.forEach((each) => each.dispatchEvent(new Event('statechange'))); };
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, wake, true);
"""
"""A browser that keeps sound asleep until a first press. Real ones do so by what they know of a site and its guests."""


async def test_a_big_screen_asks_for_one_press_while_its_sound_sleeps(live: LiveServer) -> None:
    anna, screen = await live.person(), await live.person()
    await screen.page.add_init_script(SLEEPY)
    await anna.open("/play/matryoshka?invite")
    await anna.press("Open and invite")
    await screen.open(f"/t/{await anna.at_table()}/screen")
    hint = screen.page.get_by_role("button", name="Press once for sound")
    await expect(hint).to_be_visible()
    await screen.page.set_viewport_size({"width": 360, "height": 640})
    assert await screen.page.evaluate("document.documentElement.scrollWidth") <= 360
    await screen.page.set_viewport_size({"width": 1280, "height": 720})
    assert await screen.page.evaluate("made.length") == 0, "a sound before any press: the browser would complain"
    await screen.page.get_by_role("button", name="Mute").click()
    await expect(hint).to_have_count(0)
    await screen.page.reload()
    await expect(screen.page.get_by_role("button", name="Full screen")).to_be_visible()
    await expect(hint).to_have_count(0)
    await screen.page.get_by_role("button", name="Mute").press("Enter")
    await screen.page.reload()
    await expect(hint).to_be_visible()
    box = await hint.bounding_box()
    assert box is not None
    await screen.page.mouse.click(box["x"] + 9, box["y"] + 9)  # it is gone as soon as it is pressed
    await expect(hint).to_have_count(0)
    await screen.page.reload()
    await expect(hint).to_be_visible()
    await screen.page.keyboard.press("a")
    await expect(hint).to_have_count(0)


async def test_a_big_screen_with_two_phones_shows_only_what_everyone_may_see(live: LiveServer) -> None:
    screen = await live.person()
    await screen.open("/play/matryoshka?invite")
    await screen.page.get_by_text("3", exact=True).click()
    await screen.press("Open on a big screen")
    await screen.page.wait_for_url("**/screen")
    code = screen.page.url.split("/")[-2]
    phones = [await live.person(phone=True) for _ in range(2)]
    for phone, name in zip(phones, ("Anna", "Bruno"), strict=True):
        await phone.joins(code, name)
        await screen.sees(name)
    await screen.press("Start")
    for person in (screen, *phones):
        await expect(person.page.get_by_role("timer").first).to_be_visible()
    for person in (screen, *phones):
        await person.until(lambda person=person: person.views, "a view")  # type: ignore[misc]
    assert all(view["hand"] == [] for view in screen.views)
    assert all(view["hand"] for phone in phones for view in phone.views)


async def test_someone_without_a_seat_watches_and_never_receives_a_hidden_card(live: LiveServer) -> None:
    anna, watcher = await live.person(), await live.person()
    await anna.open("/play/matryoshka")
    code = await anna.at_table()
    await expect(anna.page.get_by_role("timer").first).to_be_visible()
    await watcher.open(f"/t/{code}")
    await watcher.sees("Watching")
    await expect(watcher.page.get_by_role("timer").first).to_be_visible()
    await watcher.until(lambda: watcher.views, "a view")
    assert all(view["hand"] == [] and view["me"] is None and view["offers"] is None for view in watcher.views)


async def test_several_people_share_one_tablet_behind_a_cover(live: LiveServer) -> None:
    family = await live.person(viewport={"width": 1024, "height": 768})
    await family.open("/play/matryoshka?invite")
    await family.page.get_by_text("3", exact=True).click()
    await family.press("Open and invite")
    await family.at_table()
    await family.press("Someone else on this device")
    await family.page.get_by_role("dialog").get_by_label("Your name").fill("Léa")
    await family.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    await family.sees("Léa")
    await family.press("Start")
    await family.page.get_by_role("button", name=re.compile("Léa.*your turn")).click()
    await family.sees("Pass the tablet to Léa")
    await expect(family.page.get_by_role("checkbox")).to_have_count(0)  # her cards are still covered
    await family.press("I am Léa: show")
    await expect(family.page.get_by_role("checkbox").first).to_be_visible()
    for chosen in (1, 2):
        await family.page.get_by_role("checkbox", checked=False).first.click()
        await expect(family.page.get_by_role("checkbox", checked=True)).to_have_count(chosen)
    await family.page.locator(".stage button.button.main:enabled").click()
    await expect(family.page.get_by_role("checkbox")).to_have_count(0)


async def test_two_hands_on_one_tablet_race_each_for_their_own_seat(live: LiveServer) -> None:
    family = await live.person(viewport={"width": 1024, "height": 768}, has_touch=True)
    await family.open("/play/attrape_reves?invite&variant=speed")
    await family.page.get_by_text("2", exact=True).click()
    await family.press("Open and invite")
    await family.at_table()
    await family.press("Someone else on this device")
    await family.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    await expect(family.page.get_by_role("dialog")).to_have_count(0)
    await family.press("Start")
    turn = family.page.locator(".stage button.button.main:enabled").first
    await turn.click()
    zones = family.page.locator(".stage button[data-kind=bear]")
    await expect(zones).to_have_count(2)
    cdp = await family.context.new_cdp_session(family.page)
    async with asyncio.timeout(PATIENCE_MS / 1000):
        while len(family.events("grabbed", 0)) < 2:  # who touches within a tenth of a second has not seen it: void
            points = await family.page.evaluate(_BEARS)
            if points:
                await cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
                await cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            await family.page.wait_for_timeout(200)
    await expect(family.page.locator(".stage button.button.main:enabled").first).to_be_visible()
    assert sorted(event["seat"] for event in family.events("grabbed", 0)) == [0, 1]


async def moby_tablet(live: LiveServer, guests: list[str], seats: int) -> Person:
    """Moby Pick on one tablet: the host and guests sit round it, and each has had the first look alone."""
    family = await live.person(viewport={"width": 1024, "height": 768}, has_touch=True)
    page = family.page
    await family.open("/play/moby_pick?invite")
    await page.locator(f"input[name=seats][value='{seats}']").check()
    await family.press("Open and invite")
    await family.at_table()
    for name in guests:
        await family.press("Someone else on this device")
        await page.get_by_role("dialog").get_by_label("Your name").fill(name)
        await page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
        await expect(page.get_by_role("dialog")).to_have_count(0)
    await family.press("Start")
    for name in ("", *guests):  # the clock waits meanwhile
        await expect(page.locator(".stage .cover")).to_contain_text(name)
        await page.locator(".stage .cover button.main").click()
        await expect(page.locator(".stage .private .look li")).to_have_count(2)
        await page.locator(".stage .private .mine button").click()
    return family


async def zones(page: Page, many: int) -> list[dict[str, float]]:
    """Wait until so many may touch; where to put their fingers."""
    async with asyncio.timeout(120):
        while not (points := await page.evaluate(_ZONES, many)):
            await recite(page)
            await pass_on(page)
            await page.wait_for_timeout(20)
    return list(points)


async def raced(
    family: Person, order: tuple[int, ...], apart_ms: int
) -> tuple[list[dict[str, int]], list[dict[str, float]]]:
    """All touch in this order, so far apart; everyone's time in the race, the first one first, and the fingers.

    On a slow machine a card may be gone before the fingers are there: then they try the next one.
    """
    cdp = await family.context.new_cdp_session(family.page)
    fingers: list[dict[str, float]] = []
    async with asyncio.timeout(200):
        while True:
            races = [event["times"] for event in family.events("touched", 0)]
            if found := [race for race in races if len(race) == len(order)]:
                return found[0], fingers
            points = await zones(family.page, len(order))
            fingers = [points[i] for i in order]
            # Even the last one was there some time before it is sent, as a screen's touch is.
            first = time.time() - 0.03 - len(order) * apart_ms / 1000
            # One more finger on the glass each time, all sent at once: only their own times tell them apart.
            presses = [
                {"type": "touchStart", "touchPoints": fingers[: i + 1], "timestamp": first + i * apart_ms / 1000}
                for i in range(len(order))
            ]
            await asyncio.gather(*(cdp.send("Input.dispatchTouchEvent", press) for press in presses))
            await cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            await family.page.wait_for_timeout(500)


async def test_two_hands_touch_one_card_of_moby_pick_on_one_tablet(live: LiveServer) -> None:
    family = await moby_tablet(live, ["Léa"], seats=3)
    race, _ = await raced(family, (0, 1), apart_ms=0)  # when it is the bot's turn
    assert {each["seat"] for each in race} == {0, 1}, "both touches counted, each for its own seat"
    await expect(family.page.locator(".stage .zone .own button").first).to_be_visible()
    assert leaks(family.frames, "moby_pick") == []


async def test_five_fingers_on_one_tablet_come_in_the_order_of_their_own_times(live: LiveServer) -> None:
    family = await moby_tablet(live, ["Léa", "Tom", "Inès", "Noé", "Zoé"], seats=6)
    race, fingers = await raced(family, (3, 0, 4, 1, 2), apart_ms=4)
    assert [each["seat"] for each in race] == [finger["id"] for finger in fingers], race
    gaps = [each["ms"] - race[0]["ms"] for each in race]
    # A page that is late in sending cannot be told from one that waits, and loses by it: more than stamped, never less.
    assert all(gap >= stamped - 1 for gap, stamped in zip(gaps, [0, 4, 8, 12, 16], strict=True)), gaps
    for width, height in ((1024, 768), (768, 1024)):
        await family.page.set_viewport_size({"width": width, "height": height})
        await family.page.wait_for_function(_IN_PLACE, arg=6)
    assert leaks(family.frames, "moby_pick") == []


_FACES = """() => [...document.querySelectorAll('section:has(#result-title) ol > li')].map((line) => [
  line.querySelector('.name').firstChild.textContent.trim(),
  line.querySelector('.face circle').getAttribute('fill'),
])"""


@SPEED
async def test_a_finished_game_is_watched_again_and_its_deal_verified_in_the_browser(live: LiveServer) -> None:
    anna, friend = await live.person(), await live.person(lang="fr-FR", phone=True)
    await anna.open("/play/attrape_reves")
    code = await anna.at_table()
    await play(anna, "attrape_reves")
    faces = await anna.page.evaluate(_FACES)
    await anna.page.get_by_role("link", name="Watch again").click()
    line = anna.page.get_by_role("slider", name="Time line")
    await expect(line).to_be_visible()
    await anna.page.get_by_role("button", name="One step on").click()
    await expect(line).to_have_value("1")
    async with anna.page.expect_response(re.compile("/api/.*replay")):
        await anna.page.get_by_label("Through the eyes of").select_option("1")
    await line.press("End")
    await expect(anna.page.locator("#result-title")).to_be_visible()
    assert await anna.page.evaluate(_FACES) == faces
    await anna.press("Verify the shuffle")
    await anna.sees("The deal was fair")
    await anna.sees("The share of this device is in the deal.")
    await anna.page.evaluate("scrollTo(0, 0)")  # wherever the last press left the page, the bar lies on something
    assert await anna.axe() == []
    await friend.open(f"/replay/{code}")
    await friend.press("Vérifier le mélange")
    await friend.sees("La donne était juste")


async def test_a_record_in_a_file_is_watched_and_a_damaged_one_refused_kindly(live: LiveServer) -> None:
    from harness.browser import ROOT

    anna = await live.person()
    record = ROOT / "tests/games/matryoshka/records/base-3.jsonl"
    await anna.open("/replay")
    live.forgiven = ("422",)
    broken = {"name": "x.jsonl", "mimeType": "text/plain", "buffer": record.read_bytes()[:-30]}
    await anna.page.locator("input[type=file]").set_input_files(broken)  # type: ignore[arg-type]
    await expect(anna.page.get_by_role("main").get_by_role("alert")).to_be_visible()
    await anna.page.locator("input[type=file]").set_input_files(record)
    await expect(anna.page.get_by_role("slider", name="Time line")).to_be_visible()
    await anna.press("Verify the shuffle")
    await anna.sees("The deal was fair")
