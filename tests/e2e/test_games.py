"""Each game and variant from the first page to the final score, in a browser, with bots."""

import asyncio
import re

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


@pytest.mark.parametrize("house", [{"speed": 15.0}], indirect=True)
async def test_two_people_play_to_the_end_and_once_more(house: House) -> None:
    host, guest = await house.person(), await house.person(phone=True, lang="fr-FR")
    await host.open("/play/matryoshka?invite")
    await host.page.get_by_text("3", exact=True).click()
    await host.press("Open and invite")
    first = await host.at_table()
    await guest.open(f"/t/{first}")
    await guest.press("S’asseoir")
    await expect(guest.page.get_by_text("L’hôte va lancer la partie.")).to_be_visible()
    await host.press("Start")
    await asyncio.gather(play(host, "matryoshka"), play(guest, "matryoshka"))
    scores = [await person.page.locator("section:has(> #result-title) ol").inner_text() for person in (host, guest)]
    assert [_numbers(text) for text in scores] == [_numbers(scores[0])] * 2
    await host.press("Once more")
    for person in (host, guest):
        await person.page.wait_for_url(lambda url: first not in url)
    await expect(guest.page.get_by_text("L’hôte va lancer la partie.")).to_be_visible()
    await host.press("Start")
    await expect(guest.page.get_by_role("checkbox").first).to_be_visible()


def _numbers(text: str) -> list[str]:
    return re.findall(r"\d+", text)
