"""Leaps in a replay: what lay there before is gone at once, also where cards fly."""

from playwright.async_api import expect

from harness.browser import ROOT
from harness.people import LiveServer

RECORD = ROOT / "tests/games/matryoshka/records/base-3.jsonl"
# In each of these moments somebody shows a card and one of the two others has offered theirs.
OFFERED = (5, 13, 24, 35, 9, 20)


async def test_a_leap_leaves_nobody_behind_at_the_cloth(live: LiveServer) -> None:
    anna = await live.person(reduced_motion="no-preference")
    await anna.open("/replay")
    await anna.page.locator("input[type=file]").set_input_files(RECORD)
    line = anna.page.get_by_role("slider", name="Time line")
    for step in OFFERED:
        await line.fill(str(step))
        await expect(anna.page.locator(".offers .offer")).to_have_count(2)
        await expect(anna.page.locator(".offers .offer [inert]")).to_have_count(0)
    await anna.page.get_by_label("Through the eyes of").select_option("1")
    await expect(anna.page.get_by_role("region", name="Matryoshka")).to_have_count(1)
    await expect(anna.page.locator(".offers .offer")).to_have_count(2)
