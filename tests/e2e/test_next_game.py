"""After one game another: the host chooses it, and everyone is at its table without a code."""

import asyncio

import pytest
from playwright.async_api import expect

from harness.board_players import play
from harness.people import LiveServer


@pytest.mark.parametrize("live", [{"speed": 60.0}], indirect=True)
async def test_the_host_chooses_another_game_and_everyone_follows(live: LiveServer) -> None:
    host, guest, screen = await live.person(), await live.person(phone=True, lang="fr-FR"), await live.person()
    await host.open("/play/attrape_reves?invite")
    await host.page.locator("input[name=seats][value='2']").check()
    await host.page.get_by_label("Your name").fill("Ada")
    await host.press("Open and invite")
    first = await host.at_table()
    await guest.joins(first, "Léa")
    await screen.open(f"/t/{first}/screen")
    await host.press("Start")
    await asyncio.gather(play(host, "attrape_reves"), play(guest, "attrape_reves"))
    await expect(guest.page.get_by_text("L’hôte peut lancer une autre partie.")).to_be_visible()
    await expect(guest.page.get_by_role("button", name="Un autre jeu")).to_have_count(0)
    await guest.press("Discussion")
    await guest.press("Bien joué")
    bubble = host.page.locator(".bubble")
    await expect(bubble).to_contain_text("Well played")
    said, title = await bubble.bounding_box(), await host.page.locator("#result-title").bounding_box()
    assert said is not None
    assert title is not None
    assert said["y"] >= title["y"] + title["height"], "what is said does not cover who won"
    other = host.page.get_by_role("button", name="Another game", expanded=False)
    await other.press("Enter")
    await expect(host.page.get_by_role("button", name="Another game", expanded=True)).to_be_focused()
    await expect(host.page.get_by_role("button", name="Moby Pick")).to_be_visible()
    await expect(host.page.get_by_role("button", name="Attrape Rêves")).to_have_count(0)
    await expect(host.page.get_by_role("button", name="Restless night")).to_be_visible()  # the same game otherwise
    assert await host.axe_by_day_and_night({"width": 360, "height": 640}) == []
    await host.page.keyboard.press("Tab")
    await expect(host.page.locator("button:focus")).to_have_text("Moby Pick")
    await host.press("Matryoshka")
    for person in (host, guest, screen):
        await person.page.wait_for_url(lambda url: first not in url)
        await expect(person.page.get_by_role("heading", name="Matryoshka", level=1)).to_be_visible()
        for name in ("Ada", "Léa"):
            await expect(person.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    await expect(guest.page.get_by_text("L’hôte va lancer la partie.")).to_be_visible()
    await host.press("Start")
    for person in (host, guest):  # each board is the new game's: cards to choose from
        await expect(person.page.get_by_role("checkbox").first).to_be_visible()
    await screen.ready(".board")


@pytest.mark.parametrize("live", [{"speed": 400.0}], indirect=True)
async def test_a_game_that_seats_fewer_people_says_so_and_cannot_be_chosen(live: LiveServer) -> None:
    host = await live.person(phone=True, lang="fr-FR")
    await host.open("/play/moby_pick?invite")
    await host.page.locator("input[name=seats][value='5']").check()
    await host.page.locator("summary").first.click()
    await host.page.get_by_label("Partie courte", exact=True).check()
    await host.press("Ouvrir et inviter")
    code = await host.at_table()
    for name in ("Zelda", "Cleo", "Xavier", "Yvette"):
        await live.program(code, name)
    await host.press("Commencer")
    await expect(host.page.locator("#result-title")).to_be_visible()
    await host.press("Un autre jeu")
    await expect(host.page.get_by_text("Attrape Rêves · 2–4 joueurs")).to_be_visible()
    await expect(host.page.get_by_role("button", name="Attrape Rêves")).to_have_count(0)
    await host.press("Matryoshka")
    await host.page.wait_for_url(lambda url: code not in url)
    await expect(host.page.get_by_role("heading", name="Matryoshka", level=1)).to_be_visible()
    for name in ("Zelda", "Cleo", "Xavier", "Yvette"):
        await expect(host.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()


@pytest.mark.parametrize("live", [{"speed": 80.0}], indirect=True)
async def test_a_television_that_opened_the_table_chooses_too_and_its_result_fits(live: LiveServer) -> None:
    screen = await live.person(viewport={"width": 1280, "height": 720})
    await screen.open("/play/moby_pick?invite")
    await screen.page.locator("input[name=seats][value='8']").check()
    await screen.press("Open on a big screen")
    await screen.page.wait_for_url("**/screen")
    first = screen.page.url
    await screen.sees("Nobody sits here yet.")
    await screen.press("Let bots play")
    await expect(screen.page.locator("section:has(> #result-title) li")).to_have_count(8)
    for way in ("Once more", "Another game"):
        await expect(screen.page.get_by_role("button", name=way)).to_be_in_viewport(ratio=1)
    await screen.page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    await screen.page.locator("#result-title").evaluate(
        """title => {
            title.textContent = 'Maximilien, Marie-Antoinette and Charles-Édouard have won!';
            title.nextElementSibling.textContent = 'Equal points and equally many cards: a shared victory';
        }"""
    )
    await screen.page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    await screen.press("Another game")
    await screen.press("Matryoshka")
    await screen.page.wait_for_url(lambda url: url != first)
    await expect(screen.page.get_by_role("heading", name="Matryoshka")).to_be_visible()
    await expect(screen.page.get_by_role("button", name="Let bots play")).to_be_visible()
