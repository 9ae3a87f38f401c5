"""Chat at a table: seen by all, and there again after the page was reloaded."""

import re

import pytest
from playwright.async_api import expect

from harness.people import LiveServer


async def test_what_was_said_is_there_after_a_reload_and_is_no_news(live: LiveServer) -> None:
    anna, bob = await live.person(), await live.person()
    await anna.open("/play/matryoshka")
    code = await anna.at_table()
    await bob.open(f"/t/{code}?watch")
    await expect(bob.page.get_by_role("timer").first).to_be_visible()
    await anna.page.get_by_role("button", name="Chat", exact=True).click()
    await anna.page.get_by_role("button", name="Good luck!").click()
    await expect(anna.page.get_by_role("log", name="Chat").get_by_text("Good luck!")).to_be_visible()
    await anna.page.get_by_label("Say something").fill("<b>hm</b>")
    await anna.page.get_by_role("button", name="Send").click()
    await expect(bob.page.get_by_role("button", name="Chat: 2 new lines")).to_be_visible()
    await bob.page.reload()
    await expect(bob.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    await bob.page.get_by_role("button", name="Chat", exact=True).click()
    await expect(bob.page.get_by_role("log", name="Chat").get_by_text("Good luck!")).to_be_visible()
    await expect(bob.page.get_by_role("log", name="Chat").get_by_text("<b>hm</b>")).to_be_visible()
    await expect(bob.page.get_by_text("You are watching: to write, you need a seat.")).to_be_visible()
    await expect(bob.page.get_by_label("Say something")).to_have_count(0)


@pytest.mark.parametrize("live", [{"talk": "phrases"}], indirect=True)
async def test_a_school_allows_quick_phrases_only_and_the_page_offers_nothing_else(live: LiveServer) -> None:
    anna = await live.person()
    await anna.invites("matryoshka")
    await expect(
        anna.page.get_by_text("On this server you write to each other with ready-made phrases.")
    ).to_be_visible()
    await anna.page.get_by_role("button", name="Chat", exact=True).click()
    await anna.page.get_by_role("button", name="Good luck!").click()
    await expect(anna.page.get_by_role("log", name="Chat").get_by_text("Good luck!")).to_be_visible()
    await expect(anna.page.get_by_label("Say something")).to_have_count(0)


@pytest.mark.parametrize("live", [{"talk": "none"}], indirect=True)
async def test_without_chat_there_is_no_button_for_it(live: LiveServer) -> None:
    anna = await live.person()
    await anna.invites("matryoshka")
    await expect(anna.page.get_by_text("Chat is turned off on this server.")).to_be_visible()
    await expect(anna.page.get_by_role("button", name="Rules", exact=True)).to_be_visible()
    await expect(anna.page.get_by_role("button", name="Chat", exact=True)).to_have_count(0)


async def test_what_is_pressed_in_the_chat_without_a_connection_is_told_in_it(live: LiveServer) -> None:
    anna = await live.person(phone=True)
    await anna.open("/play/matryoshka")
    await anna.at_table()
    await expect(anna.page.get_by_role("timer").first).to_be_visible()
    await anna.page.get_by_role("button", name="Chat", exact=True).click()
    dialog = anna.page.get_by_role("dialog")
    await anna.offline()
    await expect(anna.page.locator(".banner")).to_contain_text("The connection is lost")
    await dialog.get_by_role("button", name="Good luck!").click()
    await expect(dialog.get_by_role("alert")).to_have_text(re.compile("Not done: the connection is lost"))
    toast = dialog.locator(".toast")
    await toast.get_by_role("button", name="Close").click()
    await expect(toast).to_have_count(0)
    await dialog.get_by_role("button", name="Good luck!").click()
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator(".toast")).to_be_visible()  # it is still read
    await anna.online()
    await expect(anna.page.locator(".toast")).to_have_count(0)
