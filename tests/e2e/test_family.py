"""A family evening: five people with five devices and two languages, one game, and the television looks on."""

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import expect

from harness.board_players import play
from harness.people import LiveServer, Person
from tests.e2e.leaks import leaks

_LARGE = "localStorage.setItem('ludotheque.settings', '{\"text\":\"large\"}')"
TELEVISION: dict[str, Any] = {"lang": "fr-FR", "viewport": {"width": 1280, "height": 720}}
MOTHER: dict[str, Any] = {"phone": True, "lang": "fr-FR", "viewport": {"width": 390, "height": 844}}
GUESTS: dict[str, dict[str, Any]] = {
    "Mamie Jeannine": {"lang": "fr-FR"},  # large letters, keys alone
    "Dad": {"phone": True, "viewport": {"width": 360, "height": 640}},
    "Léa": {"lang": "fr-FR", "has_touch": True, "viewport": {"width": 820, "height": 1180}},
    "Tom": {"phone": True, "lang": "fr-FR", "viewport": {"width": 390, "height": 844}},
}


async def _gather(live: LiveServer) -> tuple[Person, dict[str, Person]]:
    """The television and, by name, everyone who has sat down at the table that the mother opened."""
    mother, screen = await live.person(**MOTHER), await live.person(**TELEVISION)
    await mother.open("/")
    await mother.page.get_by_role("link", name="Inviter : Moby Pick").tap()
    await mother.page.locator("input[name=seats][value='5']").check()
    await mother.page.locator("summary").first.click()
    await mother.page.get_by_label("Partie courte", exact=True).check()
    await mother.page.get_by_label("Votre nom").fill("Maman")
    await mother.press("Ouvrir et inviter")
    code = await mother.at_table()
    await screen.open(f"/t/{code}/screen")
    family = {"Maman": mother}
    for name, device in GUESTS.items():
        family[name] = await live.person(**device)
        if name.startswith("Mamie"):
            await family[name].context.add_init_script(_LARGE)
        await family[name].joins(code, name)
        await screen.sees(name)
    return screen, family


@pytest.mark.parametrize("live", [{"speed": 10.0}], indirect=True)
async def test_five_people_of_two_languages_play_one_game_while_the_television_looks_on(live: LiveServer) -> None:
    screen, family = await _gather(live)
    mother, tom = family["Maman"], family["Tom"]
    await tom.press("Discussion")
    await tom.press("Bonne chance")
    await asyncio.gather(family["Dad"].sees("Tom: Good luck!"), screen.sees("Tom : Bonne chance"))
    await mother.press("Commencer")
    await expect(tom.page.get_by_role("dialog")).to_have_count(0)  # nothing lies on the first look at one's cards
    await tom.open("/")  # a small finger on the wrong button, and the way back without a code
    await tom.page.get_by_role("link", name="Revenir à la table").tap()
    await expect(tom.page.locator(".stage .own")).to_be_visible()
    await asyncio.gather(
        *(play(person, "keys" if name.startswith("Mamie") else "moby_pick") for name, person in family.items())
    )
    results = [
        person.page.locator("section:has(> #result-title) :is(ol, ul, .all)") for person in (screen, *family.values())
    ]
    for result in results:
        await expect(result.locator("li")).to_have_count(5)
    scores = [re.findall(r"\d+", " ".join(await result.all_inner_texts())) for result in results]
    assert scores == [scores[0]] * 6, "every device tells the same end"
    await family["Dad"].sees("The alarm has rung!")
    await screen.sees("Le réveil a sonné")
    for name, person in family.items():
        acts = [frame for frame in person.frames if frame["type"] == "ack"]
        assert len(acts) > 2, f"{name} really played"
    assert [leaks(person.frames, "moby_pick") for person in (screen, *family.values())] == [[]] * 6
    assert all(frame["seat"] is None for frame in screen.frames if frame["type"] == "update")
