"""Play on from a moment of a replay, on a phone."""

from pathlib import Path

from playwright.async_api import expect

from harness import board_players
from harness.people import LiveServer

RECORD = Path(__file__).parents[1] / "games/matryoshka/records/base-3.jsonl"
MOMENT = 20
"""Anna, in seat 0, is to offer a card."""


async def test_somebody_plays_on_from_a_moment_of_a_replay(live: LiveServer) -> None:
    anna = await live.person(phone=True)
    page = anna.page
    await anna.open("/replay")
    await page.locator("input[type=file]").set_input_files(RECORD)
    slider = page.get_by_role("slider", name="Time line")
    await slider.press("End")
    await expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    await slider.fill(str(MOMENT))
    await anna.press("Play on from here")
    dialog = page.get_by_role("dialog", name="Play on from here")
    await expect(dialog.get_by_role("button", name="as ")).to_have_count(3)
    await expect(dialog.get_by_role("button", name="as Anna")).to_be_focused()
    assert await anna.axe() == []
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await page.keyboard.press("Enter")
    await anna.at_table()
    await anna.until(lambda: anna.views, "the first view")
    assert (anna.views[0]["me"], anna.views[0]["offer"]) == (0, None)
    assert next(frame["table"]["what_if"] for frame in anna.frames if "table" in frame) == MOMENT
    await expect(page.get_by_text("What if", exact=True)).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for _ in range(100):
        if any(view["offer"] is not None for view in anna.views):
            break
        await board_players.matryoshka(page)
        await page.wait_for_timeout(100)
    else:
        raise AssertionError("no card was offered")
