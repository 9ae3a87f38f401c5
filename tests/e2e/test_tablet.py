"""One tablet, several people: each has a look and a time of their own, whoever is the host."""

import pytest
from playwright.async_api import expect

from harness.people import LiveServer, Person

TABLET = {"width": 1024, "height": 768}


async def _also(tablet: Person, name: str) -> None:
    """Somebody else sits down at the same device."""
    await tablet.press("Someone else on this device")
    form = tablet.page.get_by_role("dialog")
    await form.get_by_label("Your name").fill(name)
    await form.get_by_role("button", name="Sit down", exact=True).click()
    await expect(form).to_have_count(0)


def _moments(person: Person, seat: int) -> list[int]:
    updates = [frame for frame in person.frames if frame["type"] == "update" and frame["seat"] == seat]
    seen = [bool(frame["view"]["peek"]) for frame in updates]
    if True not in seen or False not in seen[seen.index(True) :]:
        return []
    began = seen.index(True)
    return [updates[began]["at"], updates[seen.index(False, began)]["at"]]


async def _look(person: Person, seat: int) -> list[int]:
    """When a seat's first look began and ended, by the table's clock in milliseconds."""
    await person.until(lambda: _moments(person, seat), "a look from its beginning to its end")
    return _moments(person, seat)


@pytest.mark.parametrize("live", [{"speed": 2.5}], indirect=True)
async def test_mp_6_everyone_at_a_tablet_that_is_not_the_host_has_a_full_look_of_their_own(live: LiveServer) -> None:
    phone, tablet = await live.person(phone=True), await live.person(viewport=TABLET)
    code = await phone.invites("moby_pick", 3)
    await tablet.joins(code, "Léa")
    await _also(tablet, "Tom")
    await phone.press("Start")
    for name in ("Léa", "Tom"):
        await expect(tablet.page.get_by_role("heading", name=f"Pass the tablet to {name}")).to_be_visible()
        await expect(tablet.page.locator(".look")).to_have_count(0)
        await tablet.page.wait_for_timeout(600)  # 1.5 seconds of the table: nobody's look runs while it is passed on
        await tablet.press(f"I am {name}: show")
        await expect(tablet.page.locator(".private .look li")).to_have_count(2)
    await expect(tablet.page.locator(".racing")).to_be_visible()  # all have looked: the middle is everyone's again
    lea, tom = await _look(tablet, 1), await _look(tablet, 2)
    for began, ended in (lea, tom, await _look(phone, 0)):
        assert ended - began == 5_000, "equally long for everyone"
    assert lea[1] <= tom[0], "one after the other"
    await tablet.until(lambda: tablet.views[-1]["public"]["phase"] != "deal", "the first turn")
    tables = [frame["table"] for frame in phone.frames if frame["type"] == "table"]
    assert all(table["phase"] in ("open", "playing") for table in tables), "nobody paused anything"


async def test_mp_6_a_look_at_a_tablet_ends_when_its_player_has_seen_enough(live: LiveServer) -> None:
    tablet = await live.person(viewport=TABLET)
    await tablet.invites("moby_pick", 3)
    await _also(tablet, "Tom")
    await tablet.press("Start")
    await tablet.page.locator(".cover button.main").click()
    await expect(tablet.page.get_by_role("button", name="Seen it")).to_be_visible()
    await tablet.page.wait_for_timeout(1000)  # a press at once is the one that opened the look
    await tablet.press("Seen it")
    await tablet.press("I am Tom: show")
    await expect(tablet.page.locator(".private .look li")).to_have_count(2)
    await tablet.press("Hide")
    await expect(tablet.page.locator(".racing")).to_be_visible()
    for seat in (0, 1):
        began, ended = await _look(tablet, seat)
        assert ended - began < 5_000


@pytest.mark.parametrize("live", [{"speed": 8.0}], indirect=True)
async def test_three_people_at_one_tablet_take_their_time_and_nobody_is_timed_out(live: LiveServer) -> None:
    """Everyone has seven seconds and a half here; the three take more together, and passing on is not counted."""
    tablet = await live.person(viewport=TABLET)
    await tablet.invites("matryoshka", 3)
    for name in ("Léa", "Tom"):
        await _also(tablet, name)
    await tablet.press("Start")
    hands = tablet.page.locator(".passing button")
    for place in range(3):
        await tablet.page.wait_for_timeout(500)
        await hands.nth(place).click()
        await expect(tablet.page.locator(".cover h2")).to_be_focused()  # keys and readers go on where the page does
        await tablet.page.locator(".cover button.main").click()
        private = tablet.page.locator(".private")
        await expect(private.locator("> .mine")).to_be_focused()
        for chosen in (1, 2):
            await private.get_by_role("checkbox", checked=False).first.click()
            await expect(private.get_by_role("checkbox", checked=True)).to_have_count(chosen)
        await tablet.page.wait_for_timeout(2600)
        await tablet.press("Lay 2 cards")
        await expect(hands).to_have_count(3)
        await expect(tablet.page.locator(".tablet")).to_be_focused()
    await tablet.until(lambda: len(tablet.events("laid", 0)) >= 3, "everyone's cards")
    views = [frame["view"] for frame in tablet.frames if frame["type"] == "update" and frame["seat"] == 0]
    assert not any(any(view["public"]["absent"]) for view in views if view["public"]["phase"] == "lay")
    tables = [frame["table"] for frame in tablet.frames if frame["type"] == "table"]
    for table in tables:
        assert table["phase"] == "open" or all(seat["here"] for seat in table["seats"])
    assert any((table["held"] or {}).get("why") == "passing" for table in tables)


async def test_a_tablet_from_which_a_seat_is_taken_goes_on_with_the_others(live: LiveServer) -> None:
    tablet = await live.person(viewport=TABLET)
    code = await tablet.invites("matryoshka", 3)
    for name in ("Léa", "Tom"):
        await _also(tablet, name)
    await tablet.press("Start")
    hands = tablet.page.locator(".passing button")
    await hands.nth(1).click()
    await expect(tablet.page.get_by_role("heading", name="Pass the tablet to Léa")).to_be_visible()
    lobby = live.server.lobby
    await lobby.remove(lobby.tables[code], 1)
    await expect(hands).to_have_count(2)
    await lobby.remove(lobby.tables[code], 2)
    await expect(hands).to_have_count(0)
    await expect(tablet.page.get_by_role("checkbox", checked=False)).not_to_have_count(0)
