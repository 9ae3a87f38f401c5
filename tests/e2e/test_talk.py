"""Talk at a table: seen by all, and there again after the page was loaded anew."""

from playwright.async_api import expect

from tests.e2e.people import House


async def test_what_was_said_is_there_after_a_reload_and_is_no_news(house: House) -> None:
    anna, bob = await house.person(), await house.person()
    await anna.open("/play/matryoshka")
    code = await anna.at_table()
    await bob.open(f"/t/{code}?watch")
    await expect(bob.page.get_by_role("timer").first).to_be_visible()
    await anna.page.get_by_role("button", name="Talk", exact=True).click()
    await anna.page.get_by_role("button", name="Good luck!").click()
    await expect(anna.page.get_by_role("log", name="Talk").get_by_text("Good luck!")).to_be_visible()
    await anna.page.get_by_label("Say something").fill("<b>hm</b>")
    await anna.page.get_by_role("button", name="Send").click()
    await expect(bob.page.get_by_role("button", name="Talk: 2 new lines")).to_be_visible()
    await bob.page.reload()
    await expect(bob.page.get_by_role("button", name="Talk", exact=True)).to_be_visible()
    await bob.page.get_by_role("button", name="Talk", exact=True).click()
    await expect(bob.page.get_by_role("log", name="Talk").get_by_text("Good luck!")).to_be_visible()
    await expect(bob.page.get_by_role("log", name="Talk").get_by_text("<b>hm</b>")).to_be_visible()
    await expect(bob.page.get_by_text("You are watching: to talk, you need a seat.")).to_be_visible()
    await expect(bob.page.get_by_label("Say something")).to_have_count(0)
