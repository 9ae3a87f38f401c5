"""Inviting, sitting down, leaving, coming back."""

import re

import pytest
from playwright.async_api import expect

from harness.board_players import play
from harness.browser import NEIGHBOUR
from harness.people import LiveServer
from ludotheque.games import GAMES
from ludotheque.games.owed import names


async def test_an_invitation_by_link_seats_a_second_person_and_the_game_starts(live: LiveServer) -> None:
    host, guest = await live.person(), await live.person(phone=True, lang="fr-FR")
    await host.open("/")
    await host.page.get_by_role("link", name="Invite: Matryoshka").click()
    await host.page.get_by_text("3", exact=True).click()
    await host.press("Open and invite")
    code = await host.at_table()
    await expect(host.page.get_by_role("img", name="QR code")).to_be_visible()
    await guest.joins(code, "Chloé")
    await expect(host.page.get_by_role("listitem").filter(has_text="Chloé")).to_be_visible()
    await expect(guest.page.get_by_role("button", name="Commencer")).to_have_count(0)
    await host.press("Start")
    for person in (host, guest):
        await expect(person.page.get_by_role("timer").first).to_be_visible()
    await expect(guest.page.locator("html")).to_have_attribute("lang", "fr")


async def test_play_now_takes_one_click_and_asks_nothing(live: LiveServer) -> None:
    """But the first time, when the lesson is offered: see test_help."""
    anna = await live.person(phone=True)
    await anna.open("/learn/attrape_reves")
    await anna.ready(".stage")
    await anna.open("/")
    await anna.page.get_by_role("link", name="Play now: Attrape").click()
    await anna.at_table()
    await expect(anna.page.get_by_role("timer").first).to_be_visible()


async def test_a_lost_connection_says_so_and_the_table_comes_back_by_itself(live: LiveServer) -> None:
    anna = await live.person()
    await anna.open("/play/matryoshka")
    await anna.at_table()
    await expect(anna.page.get_by_role("timer").first).to_be_visible()
    await anna.offline()
    await expect(anna.page.locator(".banner")).to_contain_text("The connection is lost")
    await anna.page.locator(".stage").click()
    await expect(anna.page.locator(".toast")).to_contain_text("Not done: the connection is lost")
    await expect(anna.page.get_by_role("alert").filter(has_text="Not done")).to_have_count(1)
    await anna.online()
    await expect(anna.page.locator(".banner")).to_have_count(0)
    await expect(anna.page.locator(".toast")).to_have_count(0)
    await expect(anna.page.get_by_role("timer").first).to_be_visible()


async def test_a_second_device_takes_the_seat(live: LiveServer) -> None:
    anna, phone = await live.person(), await live.person(phone=True)
    await anna.open("/play/matryoshka")
    code = await anna.at_table()
    await expect(anna.page.get_by_role("timer").first).to_be_visible()
    kept = await anna.page.evaluate(f"JSON.parse(localStorage.getItem('ludotheque.seats'))['{code}']")
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    await anna.page.get_by_role("button", name="Table menu").click()
    await anna.press("Copy my seat")
    await expect(anna.page.get_by_role("img", name="QR code that carries your seat")).to_be_visible()
    assert not any(kept["tokens"][0] in url or "qr.svg" in url for url in asked), "the code is drawn in the page"
    await phone.open(f"/t/{code}#seat={kept['tokens'][0]}")
    await expect(phone.page.get_by_role("timer").first).to_be_visible()
    await phone.until(lambda: phone.views, "the first view")
    assert phone.views[0]["hand"] == anna.views[-1]["hand"]
    assert "#" not in phone.page.url


async def test_two_tabs_of_one_seat_do_not_quarrel(live: LiveServer) -> None:
    anna = await live.person()
    await anna.open("/play/matryoshka")
    await anna.at_table()
    await expect(anna.page.get_by_role("timer").first).to_be_visible()
    second = await anna.context.new_page()
    live.listen(second)
    await anna.press("Table menu")
    await second.goto(anna.page.url)
    await expect(second.get_by_role("heading", name="open in another tab")).to_be_visible()
    await second.get_by_role("button", name="Play here").click()
    await expect(second.get_by_role("timer").first).to_be_visible()
    await anna.sees("You went on in another tab")
    await anna.press("Play here")
    await expect(anna.page.get_by_role("timer").first).to_be_visible()
    await expect(anna.page.get_by_role("dialog")).to_have_count(0)


async def test_when_the_host_leaves_the_next_person_is_host(live: LiveServer) -> None:
    host, guest = await live.person(), await live.person()
    code = await host.invites("matryoshka")
    await guest.joins(code)
    await host.press("Leave the table")
    await guest.press("Start")
    await expect(guest.page.get_by_role("timer").first).to_be_visible()


async def test_bad_luck_gets_a_friendly_page_with_a_next_step(live: LiveServer) -> None:
    anna = await live.person()
    live.forgiven = ("404",)
    await anna.open("/t/ZZZZZ")
    await anna.sees("No table has this code")
    await expect(anna.page.get_by_role("link", name="To the first page", exact=True)).to_have_count(1)
    await anna.page.get_by_label("Try another code").fill("yyyyy")
    await anna.press("Join")
    await anna.page.wait_for_url("**/t/YYYYY")
    await anna.sees("No table has this code")
    await anna.open("/nowhere/at/all")
    await anna.sees("Nothing is asleep here")
    code = await anna.invites("matryoshka")
    chairs = anna.page.get_by_role("button", name="Bot", exact=True)
    for left in (2, 1, 0):
        await chairs.first.click()
        await expect(chairs).to_have_count(left)
    late = await live.person()
    await late.open(f"/t/{code}")
    await late.sees("Every seat is taken")
    await late.press("Only watch")
    await late.sees("The host will start.")


async def test_a_server_that_is_gone_is_said_so(live: LiveServer) -> None:
    anna = await live.person()
    await anna.open("/")
    await expect(anna.page.get_by_role("link", name="Play now: Moby")).to_be_visible()
    await anna.offline()
    await anna.page.get_by_role("link", name="Play now: Moby").click()
    await anna.page.get_by_role("link", name="Play at once").click()
    await expect(anna.page.get_by_role("button", name="Try again")).to_be_visible()


async def test_a_quick_phrase_is_heard_in_the_listeners_own_language(live: LiveServer) -> None:
    host, guest = await live.person(), await live.person(phone=True, lang="fr-FR")
    code = await host.invites("matryoshka")
    await guest.joins(code)
    await host.press("Start")
    await expect(guest.page.get_by_role("checkbox").first).to_be_visible()
    await host.page.get_by_role("button", name="Chat").click()
    await host.press("Well played!")
    await expect(guest.page.locator(".bubble")).to_contain_text("Bien joué")
    await expect(guest.page.get_by_role("button", name="Discussion : 1 nouveau message")).to_be_visible()


async def test_a_home_network_without_certificates_is_enough(live: LiveServer) -> None:
    """Browsers hide clipboard, share and service worker there, and complain easily."""
    live.base = live.base.replace("127.0.0.1", NEIGHBOUR)
    anna, guest = await live.person(), await live.person(phone=True)
    code = await anna.invites("matryoshka")
    assert not await anna.page.evaluate("isSecureContext")
    await anna.sees(f"{live.base}/t/{code}")
    await anna.press("Copy the link")
    await anna.sees("Copied")
    await guest.joins(code)
    await anna.press("Start")
    for person in (anna, guest):
        await expect(person.page.get_by_role("checkbox").first).to_be_visible()
    await anna.press("Table menu")
    await anna.press("Copy the link for spectators")
    await expect(anna.page.get_by_role("dialog").get_by_role("button", name="Copied")).to_be_visible()


async def test_what_one_has_chosen_stays_while_the_others_choose(live: LiveServer) -> None:
    anna, guest = await live.person(), await live.person()
    code = await anna.invites("matryoshka", 3)
    await guest.joins(code)
    await anna.press("Start")
    await anna.page.get_by_role("checkbox").first.click()
    for chosen in (1, 2):
        await guest.page.get_by_role("checkbox", checked=False).first.click()
        await expect(guest.page.get_by_role("checkbox", checked=True)).to_have_count(chosen)
    await guest.press("Lay 2 cards")
    await anna.until(lambda: any(event["seat"] == 1 for event in anna.events("laid")), "the other has chosen")
    await expect(anna.page.get_by_role("checkbox", checked=True)).to_have_count(1)


@pytest.mark.parametrize("live", [{"speed": 15.0}], indirect=True)
async def test_one_more_game_with_bots_starts_by_itself(live: LiveServer) -> None:
    anna = await live.person(phone=True)
    await anna.open("/play/attrape_reves")
    code = await anna.at_table()
    await play(anna, "attrape_reves")
    await expect(anna.page.locator(".score").first).to_contain_text("dream")
    await anna.press("Once more")
    await expect(anna.page).not_to_have_url(re.compile(code))
    await expect(anna.page.locator(".stage").get_by_role("timer").first).to_be_visible()


async def test_a_phone_shows_every_game_at_once_and_a_table_has_one_row_of_tools(live: LiveServer) -> None:
    anna = await live.person(phone=True, lang="fr-FR")
    await anna.open("/")
    for game in GAMES.values():
        link = anna.page.get_by_role("link", name=f"Jouer : {names(game)['fr']}", exact=True)
        await expect(link).to_be_in_viewport(ratio=1)
    await anna.page.get_by_role("link", name="Jouer : Matryoshka", exact=True).click()
    await anna.page.get_by_role("link", name="Jouer tout de suite").click()
    await anna.at_table()
    await anna.ready(".stage")
    tools = anna.page.get_by_role("banner").get_by_role("button")
    await expect(tools).to_have_count(4)  # the rest is in the menu: fewer things to look at while one plays
    for tool in ("Conseil", "Règles", "Discussion", "Menu de la table"):
        button = anna.page.get_by_role("banner").get_by_role("button", name=tool)
        await expect(button).to_be_in_viewport(ratio=1)
        box = await button.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
    row = await anna.page.get_by_role("banner").bounding_box()
    assert row is not None
    assert row["height"] <= 56
    await anna.press("Menu de la table")
    menu = anna.page.get_by_role("dialog")
    await menu.get_by_role("button", name="Couper le son", pressed=False).click()
    await expect(menu.get_by_role("button", name="Couper le son", pressed=True)).to_be_visible()
    await menu.get_by_role("combobox", name="Langue").select_option("en")
    await menu.get_by_role("button", name="Close").click()
    await expect(anna.page.get_by_role("button", name="Rules")).to_be_visible()


async def test_a_family_sits_down_at_one_tablet_without_closing_the_form(live: LiveServer) -> None:
    family = await live.person(viewport={"width": 1024, "height": 768})
    await family.invites("matryoshka")
    await family.press("Someone else on this device")
    form = family.page.get_by_role("dialog")
    faces = form.get_by_role("list").get_by_role("listitem")
    live.forgiven = ("422",)
    await form.get_by_label("Your name").fill("\u200b")
    await form.get_by_role("button", name="Sit down", exact=True).click()
    await expect(form.get_by_role("alert").first).to_have_text("A name needs at least one visible character.")
    await form.get_by_label("Your name").fill("Léa")
    await form.get_by_role("button", name="then ask the next person").click()
    await expect(faces).to_have_count(2)
    await expect(form.get_by_label("Your name")).to_be_focused()
    await form.get_by_role("button", name="then ask the next person").click()
    await expect(faces).to_have_count(3)
    await expect(form.get_by_role("button", name="then ask the next person")).to_have_count(0)  # one seat is left
    await form.get_by_role("button", name="Sit down").click()
    await expect(form).to_have_count(0)
    await expect(family.page.get_by_text("Free", exact=True)).to_have_count(0)
