"""Every language in the browser: chosen by what it asks for or by the menu, light to load, short enough for a phone."""

import asyncio
import gzip
from typing import Any

import pytest
from playwright.async_api import Response, expect

from harness.people import LiveServer, Person, texts_of_pages
from harness.thorough import THOROUGH, thoroughly
from ludotheque.games import GAMES
from ludotheque.languages import LANGS, LANGUAGES
from tests.e2e.test_page_weight import MOST
from tools.shots.moments import feed, phases, rare, show

OTHERS = tuple(lang for lang in LANGS if lang != "en")
SMALL = {"width": 320, "height": 568}
PAGES = ("/", "/settings", "/play/moby_pick?invite", "/play/attrape_reves?variant=coop&invite", "/rules/matryoshka")
# The page beyond the screen, and what is pressed and does not hold its words.
_FAULTS = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const cut = [...document.querySelectorAll('button, a.button, label, summary, select')]
    .filter((each) => each.checkVisibility() && each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
    .filter((each) => getComputedStyle(each).overflowX !== 'visible' || each.getBoundingClientRect().right > innerWidth)
    .map((each) => each.textContent.trim());
  const out = [...document.querySelectorAll('button, a.button')].filter((each) => each.checkVisibility())
    .map((each) => [each.textContent.trim(), each.getBoundingClientRect()])
    .filter(([, { right, left, width }]) => width > 0 && (right > innerWidth + 1 || left < -1)).map(([text]) => text);
  return wide > 0 || cut.length > 0 || out.length > 0 ? [wide, cut, out] : [];
}"""


async def _faults(person: Person) -> Any:
    """What does not fit, once the page has settled."""
    for _ in range(25):
        if not (found := await person.page.evaluate(_FAULTS)):
            return []
        await person.page.wait_for_timeout(20)
    return found


@pytest.mark.parametrize("lang", OTHERS)
async def test_a_browser_gets_its_language_and_no_other(live: LiveServer, lang: str) -> None:
    """A page of a board stays light, and speaks the language that the browser asks for."""
    anna = await live.person(lang=f"{lang}-{lang.upper()}")
    answers: list[Response] = []
    anna.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 (Playwright marks its listeners)
    await anna.open("/play/moby_pick")
    await anna.at_table()
    await expect(anna.page.locator(".stage")).to_be_visible()
    await expect(anna.page.locator("html")).to_have_attribute("lang", lang)
    await anna.page.wait_for_load_state("networkidle")
    scripts = [answer for answer in answers if answer.url.endswith(".js")]
    bodies = dict(
        zip([each.url for each in scripts], await asyncio.gather(*(each.body() for each in scripts)), strict=True)
    )
    assert 0 < sum(len(gzip.compress(body, 9)) for body in bodies.values()) <= MOST
    spoken = {own for own in LANGS for body in bodies.values() if _title(own) in body.decode()}
    assert spoken == {lang}
    await anna.open("/")
    title, menu = texts_of_pages(lang, "home-title", "language")
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text(title)
    names = anna.page.get_by_role("combobox", name=menu).locator("option")
    assert await names.all_inner_texts() == list(LANGUAGES.values())


def _title(lang: str) -> str:
    """A line of a language that no other has."""
    return texts_of_pages(lang, "home-lead")[0]


async def test_the_menu_changes_the_language_at_once(live: LiveServer) -> None:
    anna = await live.person()
    await anna.open("/")
    label = "Language"
    for lang in (*OTHERS, "en"):
        await anna.page.get_by_role("combobox", name=label).select_option(label=LANGUAGES[lang])
        title, label = texts_of_pages(lang, "home-title", "language")
        await expect(anna.page.get_by_role("heading", level=1)).to_have_text(title)


@pytest.mark.parametrize("lang", OTHERS)
async def test_pages_fit_a_small_phone(live: LiveServer, lang: str) -> None:
    anna = await live.person(phone=True, lang=lang, viewport=SMALL)
    found = {}
    for path in PAGES:
        await anna.open(path)
        await anna.ready()
        found[path] = await _faults(anna)
    assert {path: faults for path, faults in found.items() if faults} == {}


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize("lang", thoroughly(zip(OTHERS), lambda lang: lang == "de"))  # the longest words
async def test_boards_fit_a_small_phone(live: LiveServer, lang: str) -> None:
    anna = await live.person(phone=True, lang=lang, viewport=SMALL)
    await feed(anna.page)
    found = {}
    for game in GAMES:
        for moment in (*phases(game), *(rare(game) if THOROUGH else ())):
            await show(anna.page, live.base, moment)
            await anna.hide_pixels()
            found[moment.name] = await _faults(anna)
    assert {name: faults for name, faults in found.items() if faults} == {}
