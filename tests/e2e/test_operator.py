"""The operator's page in a browser: log in, tell everyone something, close a table; what people see; privacy."""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from harness.people import DESK, PHONE, LiveServer, Person

TOKEN = "a-token-of-the-operator"
SERVED: list[Any] = [{"operator_token": TOKEN, "keep_days": 30}]

FORGIVEN = ("401", "Close received after close")
"""A refused log-in; and a browser that was sent away answers the close frame, which the HTTP library answers again."""


async def log_in(operator: Person, token: str = TOKEN) -> None:
    await operator.open("/operator")
    await operator.page.get_by_label("Token").fill(token)
    await operator.page.keyboard.press("Enter")


async def shot(person: Person, name: str) -> None:
    """A picture for whoever works on the page: `SHOTS=folder pytest …`."""
    if folder := os.environ.get("SHOTS"):
        await person.page.screenshot(path=Path(folder, f"{name}.png"), full_page=True)


@pytest.mark.parametrize("live", SERVED, indirect=True)
async def test_an_operator_tells_everyone_something_and_closes_a_table(live: LiveServer) -> None:
    anna, chloe, operator = await live.person(phone=True), await live.person(lang="fr-FR"), await live.person()
    live.forgiven = FORGIVEN
    code = await anna.invites("matryoshka")
    await chloe.joins(code, "Chloé")
    await log_in(operator, "a wrong token")
    await expect(operator.page.locator("main [role=alert]")).to_contain_text("log in with the token of this server")
    found = await operator.axe_by_day_and_night(PHONE)
    await shot(operator, "operator-login")
    await log_in(operator)
    row = operator.page.get_by_role("row").filter(has=operator.page.get_by_role("link", name=code))
    await expect(row).to_contain_text("2 of 2 here, 4 seats")
    await expect(row).to_contain_text("Matryoshka")
    assert operator.page.url.endswith("/operator"), "no token in the address"
    assert TOKEN not in await operator.page.evaluate("document.cookie + JSON.stringify(localStorage)")
    await operator.page.get_by_label("Message").fill("We restart at noon.")
    await operator.press("Show to all")
    await expect(operator.page.get_by_text("We restart at noon.")).to_be_visible()
    for person, frame in ((anna, "From the operator of this server:"), (chloe, "De la personne qui gère ce serveur")):
        notice = person.page.get_by_role("region", name=frame)
        await expect(notice).to_contain_text("We restart at noon.")
    found += await anna.axe_by_day_and_night(DESK) + await operator.axe_by_day_and_night(PHONE)
    await shot(anna, "notice-phone")
    await shot(operator, "operator-desk")
    await operator.on_screen(PHONE)
    await shot(operator, "operator-phone")
    await operator.on_screen(DESK)
    await anna.page.get_by_role("region", name="From the operator").get_by_role("button", name="Close").click()
    await expect(anna.page.get_by_role("region", name="From the operator")).to_have_count(0)
    await chloe.page.reload()
    await expect(chloe.page.get_by_role("region", name="De la personne")).to_contain_text("We restart at noon.")
    await operator.press(f"Close table {code}")
    dialog = operator.page.get_by_role("dialog", name="Close")
    await expect(dialog).to_contain_text("everyone there is sent away")
    found += await operator.axe_by_day_and_night(PHONE)
    await shot(operator, "operator-sure")
    await dialog.get_by_role("button", name="Close").click()
    await expect(row).to_contain_text("left")
    await anna.sees("This table was closed")
    await chloe.sees("Cette table a été fermée")
    await shot(anna, "closed-phone")
    assert found == []


@pytest.mark.parametrize("live", SERVED, indirect=True)
async def test_the_keyboard_is_enough_to_free_a_seat_and_to_log_out(live: LiveServer) -> None:
    anna, bob, operator = await live.person(), await live.person(), await live.person()
    live.forgiven = (*FORGIVEN, "422")
    code = await anna.invites("matryoshka")
    await bob.joins(code, "Bob")
    await log_in(operator)
    await expect(operator.page.get_by_role("heading", level=1)).to_be_focused()
    free = operator.page.get_by_role("button", name=f"Free seat: Bob, table {code}")
    await free.focus()
    await operator.page.keyboard.press("Enter")
    await operator.page.get_by_role("dialog").get_by_role("button", name="Free seat").press("Enter")
    await bob.sees("Your seat was freed")
    await expect(free).to_have_count(0)
    await operator.page.get_by_role("textbox", name="Address").fill("127.0.0.1")
    await operator.press("Ban an address")
    await expect(operator.page.locator("main [role=alert]")).to_contain_text("an address of this machine")
    await operator.page.get_by_role("textbox", name="Address").fill("192.0.2.7")
    await operator.press("Ban an address")
    await expect(operator.page.get_by_text("192.0.2.7, 1 hr more")).to_be_visible()
    await operator.press("Lift the ban of 192.0.2.7")
    await expect(operator.page.get_by_text("192.0.2.7, 1 hr more")).to_have_count(0)
    await operator.press("Log out")
    await expect(operator.page.get_by_label("Token")).to_be_focused()
    await operator.page.reload()
    await expect(operator.page.get_by_label("Token")).to_be_visible()


@pytest.mark.parametrize("live", [{"ops": "127.0.0.1:0"}], indirect=True)
async def test_where_the_page_is_not_offered_it_says_where_to_look(live: LiveServer) -> None:
    anna = await live.person(lang="fr-FR")
    live.forgiven = ("404",)
    await anna.open("/operator")
    await anna.sees("La page de gestion n’existe pas à cette adresse.")


@pytest.mark.parametrize("live", SERVED, indirect=True)
async def test_the_privacy_page_is_linked_and_says_how_long_games_are_kept(live: LiveServer) -> None:
    anna, chloe = await live.person(phone=True), await live.person(lang="fr-FR")
    hosts: set[str] = set()
    anna.page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    await anna.open("/")
    await anna.page.get_by_role("link", name="Privacy").click()
    await anna.sees("Finished games are deleted 30 days after their end, with all names and moves.")
    found = await anna.axe_by_day_and_night(DESK)
    await shot(anna, "privacy-phone")
    await chloe.open("/settings")
    await chloe.page.get_by_role("link", name="Vie privée").click()
    await chloe.sees("Les parties terminées sont effacées 30 jours après leur fin")
    await shot(chloe, "privacy-desk")
    assert found == []
    assert hosts == {live.base.split("/")[2]}
    assert await anna.context.cookies() == []
