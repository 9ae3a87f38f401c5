"""The help opens at what can be done now, a game against bots waits meanwhile, and a first game offers its lesson."""

import re

import pytest
from playwright.async_api import expect

from harness.people import SHELF, LiveServer, Person
from ludotheque.games import GAMES


def phases(person: Person) -> list[str]:
    """The phases of the table that this device was told."""
    return [frame["table"]["phase"] for frame in person.frames if frame["type"] == "table"]


@pytest.mark.parametrize("game", GAMES)
async def test_the_rules_open_at_this_moment_and_a_game_against_bots_waits(live: LiveServer, game: str) -> None:
    anna = await live.person(phone=game == "attrape_reves")
    await anna.open(f"/play/{game}")
    await anna.at_table()
    await expect(anna.page.get_by_role("timer").first).to_be_visible()
    await anna.press("Rules")
    now = anna.page.get_by_role("dialog").get_by_role("region", name="What you can do now")
    await expect(now).to_be_in_viewport()
    await expect(now).to_contain_text(re.compile(r"(MP|AR|MA)-\d+"))
    await expect(now.locator(".picture svg").first).to_be_visible()
    await anna.until(lambda: "paused" in phases(anna), "the pause")
    assert await anna.axe() == []
    await anna.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    await anna.until(lambda: phases(anna)[-1] == "playing", "the end of the pause")


async def test_nobody_else_waits_for_a_reader(live: LiveServer) -> None:
    anna, ben = await live.person(), await live.person(phone=True)
    code = await anna.invites("attrape_reves", 2)
    await ben.joins(code, "Ben")
    await anna.press("Start")
    await expect(anna.page.get_by_role("timer").first).to_be_visible()
    await anna.press("Rules")
    await expect(anna.page.get_by_role("region", name="What you can do now")).to_be_visible()
    await ben.press("Rules")
    await expect(ben.page.get_by_role("region", name="What you can do now")).to_be_visible()
    assert "paused" not in phases(anna)


async def test_the_first_play_now_of_a_game_offers_its_lesson_once(live: LiveServer) -> None:
    anna = await live.person(phone=True)
    await anna.open("/")
    await anna.ready(SHELF)
    play = anna.page.get_by_role("link", name="Play now: Attrape")
    await play.click()
    offer = anna.page.get_by_role("dialog", name="First time at Attrape Rêves?")
    assert await anna.axe() == []
    await offer.get_by_role("link", name="Learn in one minute").click()
    await anna.page.wait_for_url("**/learn/attrape_reves")
    await anna.open("/")
    await anna.ready(SHELF)
    await play.click()
    await anna.at_table()
    await anna.open("/")
    await anna.page.get_by_role("link", name="Play now: Matryoshka").click()
    await anna.page.get_by_role("dialog").get_by_role("link", name="Play at once").click()
    await anna.at_table()


async def test_a_game_that_was_played_before_offers_no_lesson(live: LiveServer) -> None:
    anna = await live.person()
    await anna.open("/play/attrape_reves?variant=coop")
    await anna.at_table()
    await anna.open("/")
    await anna.page.get_by_role("link", name="Play now: Attrape").click()
    await anna.at_table()
