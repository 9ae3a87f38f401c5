"""Light: small boards, no other host, and pages that open without a network."""

import asyncio
import gzip
from pathlib import PurePath
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Response, expect

from harness.people import SHELF, LiveServer
from ludotheque.games import GAMES

MOST = 120_000
"""Bytes of JavaScript from the first page to a board, compressed."""
IDLE = {"Chat", "TableEnd", "TableMenu"}
"""Parts that are loaded seconds later, while the page is idle, so that they are there once they are needed. So are the
rules; other pages need them too, so their file is called `shared`."""


def script(answer: Response) -> str:
    """The module in a script, whose file name goes on with a hash; "" for any other answer."""
    path = PurePath(urlsplit(answer.url).path)
    return path.name.partition("-")[0] if path.suffix == ".js" else ""


@pytest.mark.parametrize("game", GAMES)
async def test_the_way_to_a_board_is_light_and_asks_no_other_host(live: LiveServer, game: str) -> None:
    anna = await live.person()
    answers: list[Response] = []
    anna.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 (Playwright marks its listeners)
    await anna.open("/")
    await anna.ready(SHELF)
    play = anna.page.locator(f"a[href='/play/{game}']")
    await play.click()
    await anna.page.get_by_role("dialog").locator(play).click()  # not the lesson
    await anna.at_table()
    await expect(anna.page.locator(".stage")).to_be_visible()
    await anna.page.wait_for_load_state("networkidle")
    board = [answer for answer in answers if script(answer)]
    await anna.until(lambda: set(map(script, answers)) >= IDLE, "the parts for later")
    assert {urlsplit(answer.url).netloc for answer in answers} == {urlsplit(live.base).netloc}
    bodies = await asyncio.gather(*(each.body() for each in board))
    sizes = [(len(gzip.compress(body, 9)), script(each)) for each, body in zip(board, bodies, strict=True)]
    assert 0 < sum(size for size, _ in sizes) <= MOST, sorted(sizes)


async def test_pages_open_without_a_network_once_they_were_seen(live: LiveServer) -> None:
    anna = await live.person(service_workers="allow")
    await anna.open("/")
    await anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await anna.page.reload()
    await expect(anna.page.get_by_role("link", name="Play now: Moby Pick")).to_be_visible()
    await anna.ready(SHELF)
    shelf = await anna.page.locator(".games").inner_text()
    await anna.offline()
    await anna.open("/")
    await expect(anna.page.locator(".banner")).to_contain_text("The server does not answer.")
    assert await anna.page.locator(".games").inner_text() == shelf, "the same games, players and variants"
    await anna.open("/learn/matryoshka")
    await expect(anna.page.get_by_role("checkbox").first).to_be_visible()
    await anna.open("/play/matryoshka")
    await anna.sees("The server does not answer")
