"""A page that comes while the server cannot read its tables waits for it, and goes on by itself."""

from pathlib import Path

from playwright.async_api import expect

from harness.people import LiveServer
from harness.storage import Storage


async def test_a_page_that_is_refused_for_a_moment_comes_in_by_itself(live: LiveServer, tmp_path: Path) -> None:
    anna = await live.person()
    await anna.open("/play/matryoshka")
    code = await anna.at_table()
    await expect(anna.page.get_by_role("timer").first).to_be_visible()
    live.forgiven = ("503",)
    await anna.page.goto("about:blank")
    await anna.until(
        lambda: not any(True for _ in live.server.lobby.tables[code].presence.connections()),
        "that it is closed",
    )
    live.server.lobby.tables.pop(code).unload()  # as after a long while: it must be read again
    with Storage(tmp_path).mislaid("seats"):
        await anna.open(f"/t/{code}")
        await anna.sees("The server does not answer")
    await expect(anna.page.get_by_role("timer").first).to_be_visible()


async def test_parts_of_a_page_that_do_not_come_are_told_and_can_be_tried_again(live: LiveServer) -> None:
    anna = await live.person()
    live.forgiven = ("ERR_FAILED", "Failed to fetch")
    for name in ("Board", "Chat", "Rules"):
        await anna.page.route(f"**/assets/{name}-*.js", lambda route: route.abort())
    await anna.open("/rules/matryoshka")
    await anna.sees("The page did not come")
    await expect(anna.page.get_by_role("button", name="Try again")).to_be_visible()
    await anna.open("/play/matryoshka")
    await anna.sees("The page did not come")
    await anna.page.unroute("**/assets/Board-*.js")
    await anna.press("Try again")
    await expect(anna.page.get_by_role("timer").first).to_be_visible()
    await anna.press("Chat")
    dialog = anna.page.get_by_role("dialog")
    await expect(dialog.get_by_text("The page did not come")).to_be_visible()
    await expect(anna.page.get_by_role("timer").first).to_be_visible()  # the game goes on meanwhile
    await anna.page.unroute("**/assets/Chat-*.js")
    await dialog.get_by_role("button", name="Try again").click()
    await anna.press("Chat")
    await expect(dialog.get_by_role("textbox")).to_be_visible()


async def test_a_style_sheet_that_does_not_come_is_fetched_again(live: LiveServer) -> None:
    anna = await live.person()
    live.forgiven = ("ERR_FAILED", "Unable to preload CSS")
    sheet = "**/assets/Board-*.css"
    await anna.page.route(sheet, lambda route: route.abort(), times=2)
    await anna.open("/play/matryoshka")  # fetches the board ahead
    code = await anna.at_table()
    await expect(anna.page.locator(".stage .where")).to_have_css("display", "flex")
    await anna.page.route(sheet, lambda route: route.abort())
    await anna.page.reload()
    await anna.sees("The page did not come")
    await anna.page.unroute(sheet)
    await anna.press("Try again")
    await expect(anna.page.locator(".stage .where")).to_have_css("display", "flex")
    assert code in anna.page.url
