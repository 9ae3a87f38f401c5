"""A hint at a table against bots: by the button and by its key, read out, and done at a press."""

import re

from playwright.async_api import expect

from harness.people import LiveServer


async def test_a_hint_is_shown_read_out_and_done(live: LiveServer) -> None:
    anna = await live.person()
    await anna.open("/play/matryoshka")
    await anna.at_table()
    await anna.page.get_by_role("button", name="Hint").click()
    card = anna.page.locator("[data-hint]")
    await expect(card).to_contain_text("Lay 2 cards")
    await expect(card).to_contain_text("in your hand to trade")
    await expect(anna.page.locator("[aria-live]").filter(has_text="Lay 2 cards").first).to_be_attached()
    assert await anna.axe() == []
    await anna.page.get_by_role("button", name="Do that").click()
    await expect(card).to_have_count(0)
    await anna.until(lambda: anna.views[-1]["lay"] or anna.views[-1]["public"]["phase"] != "lay", "the lay")


async def test_the_key_asks_in_the_players_language(live: LiveServer) -> None:
    anna = await live.person(phone=True, lang="fr-FR")
    await anna.open("/play/attrape_reves")
    await anna.at_table()
    await anna.until(lambda: anna.views, "the table")
    await anna.until(lambda: anna.views[-1]["public"]["active"] == 0, "my turn")
    await anna.page.keyboard.press("h")
    card = anna.page.locator("[data-hint]")
    await expect(card.get_by_text("…")).to_have_count(0)
    await expect(card).to_contain_text(re.compile("monstre|points|peluche"))
    await anna.page.keyboard.press("Escape")
    await expect(card).to_have_count(0)
