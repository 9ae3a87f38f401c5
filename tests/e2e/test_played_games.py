"""Your games: what this device played stays on its list, without an account."""

import json

import pytest
from playwright.async_api import expect

from harness.browser import ROOT
from harness.people import LiveServer


@pytest.mark.parametrize("live", [{"speed": 80.0}], indirect=True)
async def test_a_finished_game_is_on_this_devices_list_until_it_is_emptied(live: LiveServer) -> None:
    anna = await live.person(phone=True, lang="fr-FR")
    page = anna.page
    await anna.open("/games")
    await anna.sees("Aucune partie finie sur cet appareil.")
    await anna.open("/play/attrape_reves?variant=coop")
    code = await anna.at_table()
    await expect(page.locator("#result-title")).to_be_visible()  # the clock plays for who does nothing
    verdict = await page.locator("#result-title").inner_text()
    await page.get_by_role("link", name="Vers l’accueil", exact=True).click()
    await page.get_by_role("link", name="Vos parties").click()
    game = page.get_by_role("main").locator("ol > li")
    await expect(game).to_have_count(1)
    await expect(game.get_by_role("heading")).to_have_text("Attrape Rêves Bonne nuit les petits")
    await expect(game).to_contain_text(verdict)
    await page.reload()
    await expect(game.locator("ul li")).to_have_count(4)
    assert await anna.axe_by_day_and_night({"width": 1280, "height": 800}) == []
    await page.get_by_role("link", name="Revoir la partie").click()
    await expect(page.get_by_role("slider", name="Ligne du temps")).to_be_visible()
    assert page.url.endswith(f"/replay/{code}")
    await page.go_back()
    await anna.press("Vider cette liste")
    await anna.press("Oui, la vider")
    await anna.sees("Aucune partie finie sur cet appareil.")
    await expect(page.get_by_role("heading", name="Vos parties")).to_be_focused()


async def test_a_game_that_the_server_has_cleared_away_is_said_so_kindly(live: LiveServer) -> None:
    anna = await live.person()
    live.forgiven = ("404",)
    end = {"scores": [7], "places": [1], "winners": [0], "reason": "all-beaten"}
    known = {"code": "ZZZZZ", "game": "attrape_reves", "variant": "coop", "when": 0, "names": ["Ada"], "avatars": [""]}
    kept = json.dumps({"games": [{**known, "mine": [0], "outcome": end}]})
    await anna.context.add_init_script(f"localStorage.setItem('ludotheque.played', {json.dumps(kept)})")
    await anna.open("/games")
    await anna.page.get_by_role("link", name="Watch again").click()
    await expect(anna.page.get_by_role("heading", name="This game was deleted")).to_be_visible()
    await anna.page.get_by_role("link", name="Watch a saved game").click()
    await expect(anna.page.get_by_role("heading", name="Watch a saved game")).to_be_visible()


async def test_a_replay_of_moby_pick_has_marks_and_shows_all_cards_to_whoever_wants(live: LiveServer) -> None:
    anna = await live.person(phone=True, lang="fr-FR")
    page = anna.page
    await anna.open("/replay")
    await page.locator("input[type=file]").set_input_files(ROOT / "tests/games/moby_pick/records/base-5.jsonl")
    line = page.get_by_role("slider", name="Ligne du temps")
    await expect(line).to_have_value("0")
    await expect(page.get_by_role("button", name="Repère précédent")).to_be_disabled()
    back = page.get_by_role("button", name="Repère précédent")
    for _ in range(2):
        await anna.press("Repère suivant")
    await back.press("Enter")
    await expect(back).to_be_disabled()
    await expect(back).to_be_focused()  # whoever came to the end by keys keeps their place
    told: list[str] = []
    for _ in range(12):
        await anna.press("Repère suivant")
        told.append(await line.get_attribute("aria-valuetext") or "")
    for kind in ("Course : ", "Trouvé par ", "Occasion manquée : "):
        assert any(kind.replace(" :", "\u202f:") in words for words in told), (kind, told)
    await expect(page.locator(".faces")).to_have_count(0)  # a spectator sees what spectators saw
    async with page.expect_response("**/api/replay?seat=all"):
        await page.get_by_label("Par les yeux de").select_option("all")
    await expect(page.locator(".faces").first).to_be_visible()
    assert await anna.axe_by_day_and_night({"width": 1280, "height": 800}) == []
    for width in (820, 900, 980):
        await anna.on_screen({"width": width, "height": 1180})
        boxes = [await page.get_by_label(label).bounding_box() for label in ("Par les yeux de", "Vitesse")]
        assert len({box["y"] for box in boxes if box}) == 1, "neither is left alone in a line"
