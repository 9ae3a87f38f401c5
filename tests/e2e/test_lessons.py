"""The playable tutorials, each to its end."""

import re

import pytest
from playwright.async_api import expect
from tools.lessons import LESSONS, OUT, made

from tests.e2e.hands import GAMES
from tests.e2e.people import House


@pytest.mark.parametrize("game", LESSONS)
def test_the_scenes_follow_from_the_rules_as_they_are(game: str) -> None:
    assert (OUT / f"{game}.json").read_bytes() == made(game), "stale: run python -m tools.lessons"


@pytest.mark.parametrize(
    ("game", "lang"), [("moby_pick", "en-GB"), ("attrape_reves", "fr-FR"), ("matryoshka", "en-GB")]
)
async def test_a_tutorial_leads_to_its_end(house: House, game: str, lang: str) -> None:
    anna = await house.person(phone=game == "attrape_reves", lang=lang)
    await anna.open(f"/learn/{game}")
    await expect(anna.page.locator("#lesson-title")).to_be_visible()
    steps = await _count(anna.page.locator(".count").inner_text)
    for step in range(1, steps):
        await expect(anna.page.locator(".count")).to_contain_text(re.compile(rf"^{step} "))
        await anna.page.get_by_role("button", name=re.compile("^(Next|Suite|Show me|Montrez-moi)")).click()
    await expect(anna.page.get_by_role("link", name=re.compile("^(Play now|Jouer)"))).to_be_visible()


async def test_the_lesson_waits_for_the_right_move_and_says_what_is_wrong(house: House) -> None:
    anna = await house.person()
    await anna.open("/learn/attrape_reves")
    await GAMES["attrape_reves"](anna.page)  # there is no stage here: nothing is pressed
    await anna.page.get_by_role("button", name=re.compile("nightmare", re.IGNORECASE)).first.click()
    await expect(anna.page.locator(".count")).to_contain_text("2 of")
    await anna.page.locator("button[data-kind=bear]").click()
    await anna.sees("A brave thought")
    await anna.page.locator("button[data-kind=rabbit]").click()
    await expect(anna.page.locator(".count")).to_contain_text("3 of")


async def _count(read: object) -> int:
    text = await read()  # type: ignore[operator]
    return int(re.findall(r"\d+", text)[-1])
