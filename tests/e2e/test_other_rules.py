"""A table of other rules than the server's: the page says so, however it was declined, and keeps the seat."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from harness.people import LiveServer
from harness.serving import seats_at, serving
from ludotheque.games import GAMES, matryoshka
from ludotheque.server.endpoints.sockets import RETRIED
from tests.server.altered_game import altered


@pytest.mark.parametrize("headers", [{}, {RETRIED: "retried"}], ids=["hello", "handshake"])
async def test_a_page_says_that_the_table_has_other_rules(
    chromium: Browser, tmp_path: Path, headers: dict[str, str]
) -> None:
    """A proxy of several nodes marks its requests: then the handshake is declined, of which a page sees nothing."""
    async with serving(tmp_path) as (_, base):
        code, tokens = await seats_at(base, "matryoshka", {"seats": 3}, 1)
    newer = {**GAMES, "matryoshka": altered(matryoshka, RULES=matryoshka.RULES + 1)}
    async with serving(tmp_path, games=newer) as (server, base):
        home = LiveServer(chromium, server, base)
        home.forgiven = ("501",)
        anna = await home.person(extra_http_headers=headers)
        for page in (f"/t/{code}#seat={tokens[0]}", f"/t/{code}/screen"):
            await anna.page.goto("about:blank")
            await anna.open(page)
            await expect(anna.page.get_by_role("heading", name="This table has other rules")).to_be_visible()
        assert (anna.frames == []) == bool(headers)
        assert code in await anna.page.evaluate("JSON.stringify(localStorage)")
        assert await home.close() == []
