"""Matryoshka: what one decides by is on the screen at once, late in a game of five too, without scrolling."""

from collections.abc import Iterator
from itertools import product

import msgspec
import pytest
from playwright.async_api import expect
from tools import streams
from tools.shots.moments import Moment, feed, show

from tests.e2e.people import House

SIZES = ((360, 640), (390, 844), (768, 1024), (1024, 768), (1280, 720), (1280, 800))
NUMERAL = 24
"""Pixels across a card of a tableau: less is not read at arm's length."""
NARROWEST = """cards => Math.min(...cards.map(card => card.getBoundingClientRect().width))"""


def _late() -> Iterator[Moment]:
    """The last trade of a game of five at which each seat is asked to offer and to take."""
    for seat, phase in product("01234", ("offer", "take")):
        path = streams.OUT / "matryoshka/base-5" / f"{seat}.json"
        stream = msgspec.json.decode(path.read_bytes())
        steps = [
            step
            for step, moment in enumerate(stream["moments"])
            if moment["view"]["public"]["phase"] == phase and int(seat) in moment["view"]["public"]["waiting"]
        ]
        yield Moment(f"{phase}-{seat}", "matryoshka", "base-5", steps[-1], seat)


@pytest.mark.usefixtures("records")
async def test_the_trade_the_hand_and_the_tableaux_of_matryoshka_share_one_screen(house: House) -> None:
    anna = await house.person(service_workers="block", locale="fr-FR")
    await feed(anna.page)
    page = anna.page
    for moment in _late():
        await show(page, house.base, moment)
        for width, height in SIZES:
            await page.set_viewport_size({"width": width, "height": height})
            for part in (".trade", "[role=radiogroup][data-cards] >> nth=-1", ".button.main", "section.mine"):
                await expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
            for place in range(4):
                seen = page.locator(".neighbour").nth(place)
                await expect(seen if width > 1000 else seen.locator("button.who")).to_be_in_viewport(ratio=0.99)
            assert await page.locator("section.mine .spot").evaluate_all(NARROWEST) >= NUMERAL, (moment, width)
