"""Matryoshka: what one decides by is on the screen at once, late in a game of five too, without scrolling."""

from collections.abc import Iterator
from itertools import product

import msgspec
import pytest

from harness.people import LiveServer
from tools import streams
from tools.shots.moments import Moment, feed, show

SIZES = ((360, 640), (390, 844), (768, 1024), (1024, 768), (1280, 720), (1280, 800))
NUMERAL = 24
"""Pixels across a card of a tableau: less is not read at arm's length."""
# Parts needed for a decision that are not wholly on the screen: the trade, the hand, the button, all tableaux or their
# tabs. Also cards of the own tableau that are too narrow to read.
_OUTSIDE = """async ([wide, numeral]) => {
  const all = (wanted) => [...document.querySelectorAll(wanted)];
  const parts = {
    trade: all('.trade'),
    hand: all('[role=radiogroup][data-cards]').slice(-1),
    button: all('.button.main'),
    mine: all('section.mine'),
    neighbours: all(wide ? '.neighbour' : '.neighbour button.who'),
  };
  const wanted = (name) => (name === 'neighbours' ? 4 : 1);
  const shown = await new Promise((told) => {  // what a parent cuts off is not seen either
    const looking = new IntersectionObserver((found) => {
      looking.disconnect();
      told(new Set(found.filter((each) => each.intersectionRatio >= 0.99).map((each) => each.target)));
    });
    for (const part of Object.values(parts).flat()) looking.observe(part);
  });
  const widths = all('section.mine .spot').map((card) => card.getBoundingClientRect().width);
  return Object.entries(parts)
    .filter(([name, found]) => found.length !== wanted(name) || !found.every((part) => shown.has(part)))
    .map(([name]) => name)
    .concat(widths.filter((width) => width < numeral));
}"""


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
async def test_the_trade_the_hand_and_the_tableaux_of_matryoshka_share_one_screen(live: LiveServer) -> None:
    anna = await live.person(locale="fr-FR")
    await feed(anna.page)
    page = anna.page
    for moment in _late():
        await show(page, live.base, moment)
        await anna.hide_pixels()
        for width, height in SIZES:
            await anna.on_screen({"width": width, "height": height})
            for _ in range(100):  # a board that measures its room may need a few pictures more
                if not (outside := await page.evaluate(_OUTSIDE, [width > 1000, NUMERAL])):
                    break
                await page.wait_for_timeout(20)
            assert outside == [], (moment, width, height)
