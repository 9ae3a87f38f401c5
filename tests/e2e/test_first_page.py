"""The first page with three, four and eight games: every card is whole, none is lost, on screens of every size."""

from typing import Any

import pytest

from harness.people import LiveServer
from ludotheque.games import GAMES
from tests.toys.without_board import WithoutBoard

SIZES = ((360, 640), (768, 1024), (1280, 800), (1920, 1080))
COUNTS = (3, 4, 8)
SHELF: dict[str, Any] = {
    **GAMES,
    **{f"toy_{number}": WithoutBoard(f"toy_{number}") for number in range(5)},
}
COLUMNS = {3: 3, 4: 4, 8: 4}
"""Games side by side on a large screen."""
# What is wrong with the page, in words.
_FAULTS = """([count, columns, fits]) => {
  const faults = [];
  const root = document.documentElement;
  const cards = [...document.querySelectorAll('.games > .game')];
  const box = (each) => each.getBoundingClientRect();
  if (cards.length !== count) faults.push(`${cards.length} games, not ${count}`);
  if (root.scrollWidth > innerWidth) faults.push(`${root.scrollWidth} px wide`);
  if (fits && root.scrollHeight > innerHeight) faults.push(`${root.scrollHeight} px high`);
  const rows = Map.groupBy(cards, (card) => Math.round(box(card).top));
  for (const row of [...rows.values()].slice(0, -1))
    if (row.length !== columns) faults.push(`${row.length} side by side, not ${columns}`);
  for (const row of rows.values())
    if (new Set(row.map((card) => Math.round(box(card).height))).size > 1) faults.push('a row of unequal height');
  for (const card of cards) {
    const [outer, title] = [box(card), card.querySelector('h2').textContent];
    if (!card.querySelector('.cover :is(svg, img)')) faults.push(`${title}: no picture`);
    for (const part of card.querySelectorAll('h2, p, a, select')) {
      const inner = box(part);
      const out = inner.left < outer.left || inner.right > outer.right + 0.5 || inner.bottom > outer.bottom + 0.5;
      if (out || part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline')
        faults.push(`${title}: ${part.textContent.trim()} is cut off`);
    }
    const ways = [...card.querySelectorAll('a, select')].map(box);
    ways.forEach((one, i) => ways.slice(i + 1).forEach((other) => {
      const apart = one.right <= other.left + 1 || other.right <= one.left + 1
        || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
      if (!apart) faults.push(`${title}: two links lie on each other`);
    }));
  }
  return faults;
}"""


@pytest.mark.parametrize(
    ("live", "count"),
    [({"games": dict(list(SHELF.items())[:count])}, count) for count in COUNTS],
    indirect=["live"],
    ids=map(str, COUNTS),
)
async def test_the_first_page_holds_every_game_on_every_screen(live: LiveServer, count: int) -> None:
    for lang in ("fr-FR", "en-GB"):
        anna = await live.person(lang=lang)
        await anna.open("/")
        await anna.ready(f".games > .game:nth-child({count})")
        for width, height in SIZES:
            await anna.on_screen({"width": width, "height": height})
            columns = COLUMNS[count] if width >= 1280 else 1
            fits = columns == count
            faults = await anna.page.evaluate(_FAULTS, [count, columns, fits])
            assert faults == [], (lang, count, width, height)
