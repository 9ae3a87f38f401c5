"""Each game and variant from the first page to the final score, in a browser, with bots."""

import pytest
from playwright.async_api import expect

from tests.e2e.hands import play
from tests.e2e.people import House

LINKS = {
    "matryoshka": "Play now: Matryoshka",
    "attrape_reves": "Play now: Attrape Rêves",
    "moby_pick": "Play now: Moby Pick",
}


@pytest.mark.parametrize("house", [{"speed": 15.0}], indirect=True)
@pytest.mark.parametrize("game", ["matryoshka", "attrape_reves", "moby_pick"])
async def test_from_the_first_page_to_the_final_score(house: House, game: str) -> None:
    anna = await house.person()
    await anna.open("/")
    await anna.page.get_by_role("link", name=LINKS[game]).click()
    await anna.at_table()
    await play(anna, game)
    await expect(anna.page.locator("#result-title")).to_be_visible()
    await expect(anna.page.get_by_role("link", name="Watch again")).to_be_visible()
    acts = [frame for frame in anna.frames if frame["type"] == "update" and frame.get("ack")]
    assert len(acts) > 5, "the person really played"


@pytest.mark.parametrize("house", [{"speed": 15.0}], indirect=True)
@pytest.mark.parametrize("variant", ["coop", "speed"])
async def test_the_variants_of_attrape_reves_to_the_end(house: House, variant: str) -> None:
    anna = await house.person(phone=True)
    await anna.open(f"/play/attrape_reves?variant={variant}")
    await anna.at_table()
    await play(anna, "attrape_reves")
    acts = [frame for frame in anna.frames if frame["type"] == "update" and frame.get("ack")]
    assert acts, "the person really played"
