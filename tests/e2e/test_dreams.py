"""Attrape Rêves: one's dreams are touched and told, page by page."""

import re

import pytest
from playwright.async_api import expect

from harness.people import LiveServer
from tools.shots.moments import feed, rare, show


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize("phone", [True, False])
async def test_ar_15_a_press_on_the_dreams_opens_the_story_and_leads_through_it(live: LiveServer, phone: bool) -> None:
    """AR-15: on a phone the dreams themselves are pressed, on a larger screen the button below them."""
    anna = await live.person(phone=phone, lang="fr-FR")
    page = anna.page
    await feed(page)
    await show(page, live.base, next(each for each in rare("attrape_reves") if each.name.endswith("four-lay")))
    own = page.locator("[data-seat='0']")
    await expect(own.locator(".dream")).to_have_count(5)
    tell = own.get_by_role("button", name="Racontez votre rêve")
    if phone:
        await own.locator(".place").nth(2).click(force=True)  # the button lies over the dreams
    else:
        await tell.click()
    book = page.get_by_role("dialog", name=re.compile("raconte son rêve"))
    await expect(book.get_by_role("listitem")).to_have_count(4)
    assert await anna.axe(board=True) == []
    await book.get_by_role("button", name="La suite").click()
    await expect(book.get_by_role("listitem")).to_have_count(1)
    await expect(book.get_by_role("listitem").last).to_contain_text("juste avant le réveil")
    await book.get_by_role("button", name="Retour").click()
    await expect(book.get_by_role("listitem").first).to_contain_text("Cette nuit")
    await page.keyboard.press("Escape")
    await expect(book).to_have_count(0)
    await expect(tell).to_be_focused()


async def test_the_pillow_lies_with_the_player_whom_the_host_names(live: LiveServer) -> None:
    """AR-6."""
    host, guest = await live.person(), await live.person(phone=True)
    code = await host.invites("attrape_reves", 2)
    await guest.joins(code, "Cléo")
    await host.page.get_by_role("combobox", name="First player").select_option(label="Cléo")
    await host.press("Start")
    for person in (host, guest):
        await expect(person.page.locator("[data-first]")).to_have_count(1)
        await expect(person.page.locator("[data-seat='1'] [data-first]")).to_be_visible()
    assert host.views[-1]["public"]["first"] == 1
