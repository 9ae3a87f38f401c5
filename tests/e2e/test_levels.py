"""Levels of bots: chosen on the card of a game, set for each seat by the host, and seen by everyone."""

from playwright.async_api import expect

from harness.people import LiveServer, Person


def levels(person: Person) -> list[str | None]:
    """The levels at the table as it was last sent to a person."""
    cards = [frame["table"] for frame in person.frames if "table" in frame]
    return [seat["level"] for seat in cards[-1]["seats"]] if cards else []


async def test_play_now_takes_the_level_of_the_card_and_remembers_it(live: LiveServer) -> None:
    anna = await live.person(phone=True)
    await anna.open("/")
    field = anna.page.get_by_role("combobox", name="Bots: Matryoshka")
    await expect(field).to_have_value("normal")
    await field.select_option("Hard")
    assert await anna.axe() == []
    assert await anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await anna.open("/play/matryoshka")
    await anna.at_table()
    await anna.until(lambda: levels(anna), "the table")
    assert levels(anna) == [None, "hard", "hard", "hard"]
    await anna.open("/")
    await expect(field).to_have_value("hard")


async def test_the_host_mixes_levels_and_every_screen_shows_them(live: LiveServer) -> None:
    host, guest, screen = await live.person(), await live.person(phone=True, lang="fr-FR"), await live.person()
    code = await host.invites("matryoshka", 4)
    await guest.joins(code, "Léa")
    await screen.open(f"/t/{code}/screen")
    for number in (2, 3):
        await host.page.locator(".seats > li").nth(number).get_by_role("button").click()
    last = host.page.locator(".seats > li").nth(3)
    field = last.get_by_role("combobox")
    await field.focus()
    await field.select_option("Easy")
    await expect(field).to_have_value("easy")
    await expect(field).to_be_focused()
    await expect(guest.page.locator(".seats > li").nth(3)).to_contain_text("robot · Facile")
    await expect(guest.page.get_by_role("combobox")).to_have_count(0)
    await expect(screen.page.get_by_role("listitem").nth(2)).to_contain_text("bot · Normal")
    await expect(screen.page.get_by_role("listitem").nth(3)).to_contain_text("bot · Easy")
    assert await host.axe_by_day_and_night({"width": 360, "height": 640}) == []
    assert await screen.axe() == []
    await host.press("Start")
    await host.until(lambda: host.views, "the deal")
    assert levels(host)[2:] == ["normal", "easy"]
    await expect(screen.page.get_by_role("region", name="Matryoshka")).to_contain_text("bot · Easy")
