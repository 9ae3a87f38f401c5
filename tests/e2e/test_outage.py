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
