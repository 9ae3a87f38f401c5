"""A game without a board of its own is played in the browser: a button for each action, and the story."""

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from harness.people import PHONE, LiveServer, Person
from harness.serving import serving
from ludotheque.core.play import AnyGame
from ludotheque.games import GAMES
from tests.e2e.test_accessibility import tab_to
from tests.toys.without_board import WithoutBoard

TOY = WithoutBoard()
SETTINGS: dict[str, Any] = {"games": {**GAMES, TOY.KEY: TOY}, "speed": 5.0}
WORDS = {
    "en-GB": {
        "play": "Play now: Plain Cards",
        "keep": "Keep your card",
        "mine": "Your turn: choose",
        "card": "Your card",
        "told": "has decided.",
        "end": "All cards are shown.",
    },
    "fr-FR": {
        "play": "Jouer\u202f: Cartes simples",
        "keep": "Garder la carte",
        "mine": "À vous\u202f: choisissez",
        "card": "Votre carte",
        "told": "a choisi.",
        "end": "Toutes les cartes sont montrées.",
    },
}


async def _play_with_keys(person: Person, words: dict[str, str]) -> None:
    """From the first page to the final score, without a mouse."""
    page = person.page
    await person.open("/")
    await expect(page.get_by_role("link", name=words["play"])).to_be_visible()
    await tab_to(page, f"here?.getAttribute('aria-label') === {words['play']!r}")
    await page.keyboard.press("Enter")
    await person.at_table()
    await expect(page.get_by_role("heading", name=words["mine"])).to_be_visible()
    await expect(page.get_by_role("term").filter(has_text=words["card"])).to_be_visible()
    assert await person.axe_by_day_and_night() == []
    await tab_to(page, f"here?.textContent?.trim() === {words['keep']!r}")
    await page.keyboard.press("Enter")
    await expect(page.locator("#result-title")).to_be_visible()


@pytest.mark.parametrize("live", [SETTINGS], indirect=True)
@pytest.mark.parametrize("lang", WORDS)
async def test_a_game_without_a_board_is_played_to_its_end_with_keys_alone(live: LiveServer, lang: str) -> None:
    anna = await live.person(lang=lang, viewport=PHONE)
    words = WORDS[lang]
    await _play_with_keys(anna, words)
    story = anna.page.locator("ol").filter(has_text=words["end"])
    mine = await anna.page.locator(".seats .who").first.inner_text()
    await expect(story.get_by_text(f"{mine} {words['told']}")).to_be_visible()
    await expect(story.locator("li")).to_have_count(5)  # four decisions, and the cards
    spoken = [line for line in await anna.page.locator("[role=log] p").all_inner_texts() if words["told"] in line]
    assert len(spoken) == 4, "each fact is announced once"
    assert await anna.axe_by_day_and_night() == []
    over = next(frame["table"] for frame in reversed(anna.frames) if frame["type"] == "table")
    assert over["phase"] == "over"
    wide = await anna.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]


BOARD = """
export function mount(element, props) {
  element.textContent = 'mounted';
  return { update() { throw new Error('a bug of this board'); }, destroy() {} };
}
"""


def _package(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The same game in a package of its own, whose board throws at the first update."""
    package = folder / "broken_board"
    (package / "board").mkdir(parents=True)
    (package / "board/board.js").write_text(BOARD, encoding="utf-8")
    toy = Path(__file__).parents[1] / "toys/without_board"
    (package / "texts").mkdir()
    for lang in ("en", "fr"):
        (package / f"texts/{lang}.ftl").write_bytes((toy / f"texts/{lang}.ftl").read_bytes())
    source = (
        "from tests.toys.without_board import WithoutBoard\n\n\nclass Broken(WithoutBoard):\n    pass\n\n\n"
        "GAME = Broken('broken_board')\n"
    )
    (package / "__init__.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    from broken_board import GAME  # type: ignore[import-not-found] # made above

    return GAME  # type: ignore[no-any-return]


async def test_a_board_module_that_throws_gives_way_to_the_default_board(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = _package(tmp_path / "packages", monkeypatch)
    async with serving(tmp_path / "data", games={game.KEY: game}, speed=5.0, requests_per_second=500) as (server, base):
        live = LiveServer(chromium, server, base)
        anna = await live.person()
        await anna.open(f"/play/{game.KEY}")
        await anna.at_table()
        await anna.sees("The board of this game does not work.")
        await anna.press("Keep your card")
        await expect(anna.page.locator("#result-title")).to_be_visible()
        complaints = await live.close()
        assert len(complaints) == 1, "one line, and no second page"
        assert complaints[0].startswith("the board of broken_board failed: Error: a bug of this board")
