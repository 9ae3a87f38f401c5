"""The playable tutorials, each to its end."""

import re

import pytest
from playwright.async_api import expect

from harness.people import LiveServer
from ludotheque.games import GAMES
from tests.e2e.screen_reader import Reader
from tools.lessons import LESSONS, made

PLACE = ".panel > .ways > .count"


@pytest.mark.parametrize("game", LESSONS)
def test_the_scenes_follow_from_the_rules_as_they_are(game: str) -> None:
    for path, data in made(game).items():
        assert path.read_bytes() == data, "stale: run python -m tools.lessons"


@pytest.mark.parametrize(("game", "lang"), [(game, "fr" if place else "en") for place, game in enumerate(GAMES)])
async def test_a_tutorial_leads_to_its_end(live: LiveServer, game: str, lang: str) -> None:
    anna = await live.person(phone=game == "attrape_reves", lang=lang)
    await anna.open(f"/learn/{game}")
    place = anna.page.locator(PLACE)
    await expect(place).to_be_visible()
    steps = int(re.findall(r"\d+", await place.inner_text())[-1])
    for step in range(1, steps):
        await expect(place).to_contain_text(re.compile(rf"^{step} "))
        await anna.page.get_by_role("button", name=re.compile("^(Next|Suite|Show me|Montrez-moi)")).click()
    await expect(anna.page.get_by_role("link", name=re.compile("^(Play now|Jouer)"))).to_be_visible()


async def test_the_lesson_waits_for_the_right_move_and_says_what_is_wrong(live: LiveServer) -> None:
    anna = await live.person()
    ears = await Reader.of(anna)
    await anna.open("/learn/attrape_reves")
    place = anna.page.locator(PLACE)
    await anna.page.locator(".stage button.button.main").click()
    await expect(place).to_contain_text("2 of")
    await anna.page.locator("button[data-kind=bear]").click()
    await anna.sees("A brave thought")
    await anna.page.locator("button[data-kind=rabbit]").click()
    await expect(place).to_contain_text("3 of")
    words = anna.page.locator(".panel > .words")
    await expect(words).to_be_focused()  # so a screen reader reads it
    assert await words.inner_text() not in await ears.heard(), "the step is told twice"
