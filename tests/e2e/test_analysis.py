"""What decided a finished game: asked for after the end, and each moment shown in the replay."""

import re

import pytest
from playwright.async_api import expect

from harness.browser import ROOT
from harness.people import PHONE, LiveServer

RECORD = ROOT / "tests/games/attrape_reves/records/base-4.jsonl"
THINKING_MS = 100_000
"""How long an analysis may take: it runs at a low priority, and all other tests come first."""


@pytest.mark.parametrize("live", [{"speed": 80.0}], indirect=True)
async def test_the_result_leads_to_the_moments_of_the_replay(live: LiveServer) -> None:
    screen, anna = await live.person(), await live.person(phone=True)
    await screen.open("/play/attrape_reves?invite")
    await screen.page.locator("summary").first.click()
    await screen.page.get_by_label("Bots").select_option("Easy")
    await screen.press("Open on a big screen")
    await screen.page.wait_for_url("**/screen")
    code = screen.page.url.split("/")[-2]
    await screen.press("Let bots play")
    await expect(screen.page.locator("#result-title")).to_be_visible()
    await anna.open(f"/t/{code}?watch")
    await anna.press("What decided the game?")
    title = anna.page.get_by_role("heading", name="What decided the game?")
    await expect(title).to_be_focused(timeout=THINKING_MS)
    section = anna.page.get_by_role("region", name="What decided the game?")
    await expect(section).to_contain_text("sizes right")
    await expect(section).not_to_contain_text(" 1 more stars")
    assert await anna.axe() == []
    assert await anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    first = section.get_by_role("listitem").first
    better = await first.locator(".better").inner_text()
    move = re.search(r"Move (\d+)", await first.inner_text())
    assert move is not None
    await first.get_by_role("link", name="Show this moment").click()
    await anna.page.wait_for_url(f"**/replay/{code}?move={move[1]}")
    told = anna.page.locator("p.told")
    await expect(told).to_have_text(re.compile(r"^Turning point, .+\. Better: Take the \w+$"))
    assert re.sub(r".*Better", "Better", await told.inner_text()) in better
    await expect(anna.page.get_by_role("region", name="What decided the game?")).to_be_visible()


async def test_a_record_from_a_file_shows_its_turning_points_on_the_time_line(live: LiveServer) -> None:
    anna = await live.person(lang="fr-FR")
    await anna.open("/replay")
    await anna.page.locator("input[type=file]").set_input_files(RECORD)
    await anna.press("Qu’est-ce qui a décidé")
    ways = anna.page.get_by_role("button", name="Voir ce moment")
    await expect(ways).to_have_count(3, timeout=THINKING_MS)
    await expect(anna.page.locator(".marks .turning")).to_have_count(3)
    await ways.nth(2).press("Enter")
    line = anna.page.get_by_role("slider")
    await expect(line).to_be_focused()
    await expect(line).to_have_attribute("aria-valuetext", re.compile("Tournant, Anna"))
    await anna.page.keyboard.press("ArrowRight")  # on to what happened
    await expect(line).not_to_have_attribute("aria-valuetext", re.compile("Tournant"))
    assert await anna.axe_by_day_and_night(PHONE) == []
    await anna.on_screen({"width": 360, "height": 640})
    assert await anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
