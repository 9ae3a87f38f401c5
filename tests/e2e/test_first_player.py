"""The youngest begins: the host marks who starts, and everyone sees it before the start and on the board."""

from playwright.async_api import expect

from harness.people import LiveServer, Person


async def _named(person: Person, name: str) -> None:
    await expect(person.page.get_by_role("status").filter(has_text=f"First player: {name}")).to_be_visible()


async def _dealt(person: Person) -> None:
    await person.until(lambda: person.views, "the cards")


async def test_the_host_marks_who_begins_and_the_board_shows_it(live: LiveServer) -> None:
    host, guest, room = await live.person(), await live.person(phone=True), await live.person()
    code = await host.invites("matryoshka", 3)
    await guest.joins(code, "Cléo")
    await room.open(f"/t/{code}/screen")
    chosen = host.page.get_by_role("combobox", name="First player")
    await expect(chosen).to_have_value("-1")
    for person in (guest, room):
        await _named(person, "drawn by lot")
    await expect(chosen.locator("option")).to_have_count(3)
    await chosen.select_option(label="Cléo")
    for person in (guest, room):
        await _named(person, "Cléo")
    mark = guest.page.get_by_role("listitem").filter(has_text="Cléo")
    await expect(mark).to_contain_text("begins")
    await host.page.reload()
    await expect(chosen).to_have_value("1")
    await host.press("Start")
    for person in (host, guest, room):
        await expect(person.page.get_by_role("timer")).to_be_visible()
        await expect(person.page.locator("[data-first]").filter(visible=True)).to_have_count(1)
        await _dealt(person)
        assert person.views[-1]["public"]["first"] == 1


async def test_alone_there_is_nobody_to_choose(live: LiveServer) -> None:
    """Attrape Rêves together, for one person."""
    anna = await live.person()
    await anna.open("/play/attrape_reves?variant=coop&invite")
    await anna.page.locator("input[name=seats][value='1']").check()
    await anna.press("Open and invite")
    await anna.at_table()
    await anna.sees("At the table")
    await expect(anna.page.get_by_label("First player")).to_have_count(0)
