"""Each game and variant from the first page to the final score: two people in two browsers, and bots."""

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import expect

from harness.board_players import play
from harness.people import LiveServer, Person
from ludotheque.games import GAMES
from ludotheque.games.owed import names
from tests.e2e.leaks import leaks

NAMES = {key: names(game)["en"] for key, game in GAMES.items()}
# With so many times the speed of a table: where one has a minute more than where one has a rhyme, for slow machines.
JOURNEYS = [
    ("matryoshka", "base", {"speed": 30.0}),
    ("attrape_reves", "base", {"speed": 15.0}),
    ("attrape_reves", "coop", {"speed": 15.0}),
    ("attrape_reves", "speed", {"speed": 8.0}),
    ("moby_pick", "recite", {"speed": 20.0}),
]
"""Moby Pick without reciting: see `test_family.py`."""
VERDICTS = (
    {"won": "You have won", "lost": "You came", "nobody": "the game wins"},
    {"won": "Vous avez gagné", "lost": "Vous êtes", "nobody": "le jeu qui gagne"},
)
"""How the end is told to the one in English and the one in French."""


async def _invite(host: Person, game: str, variant: str) -> str:
    """From the first page to an open table for three; its code."""
    await host.open("/")
    await host.page.get_by_role("link", name=f"Invite: {NAMES[game]}").click()
    page = host.page
    if variant == "recite":
        await page.locator("summary").first.click()
        await page.get_by_label("Recite", exact=True).check()
        await page.get_by_label("Short game", exact=True).check()
    elif variant != "base":
        await page.locator(f"input[name=variant][value={variant}]").check()
    await page.locator("input[name=seats][value='3']").check()
    await host.press("Open and invite")
    return await host.at_table()


def _events(person: Person) -> list[dict[str, Any]]:
    return [event for frame in person.frames if frame["type"] == "update" for event in frame["events"]]


@pytest.mark.parametrize(("game", "variant", "live"), JOURNEYS, indirect=["live"])
async def test_two_people_and_a_bot_play_to_the_final_score_and_once_more(
    live: LiveServer, game: str, variant: str
) -> None:
    host, guest = await live.person(), await live.person(phone=True, lang="fr-FR")
    first = await _invite(host, game, variant)
    await guest.open(f"/t/{first}")
    await guest.press("S’asseoir")
    await expect(guest.page.get_by_text("L’hôte va lancer la partie.")).to_be_visible()
    await host.press("Start")
    hands = "recite" if variant == "recite" else game
    await asyncio.gather(play(host, hands), play(guest, hands))
    results = [person.page.locator("section:has(> #result-title) :is(ol, ul, .all)") for person in (host, guest)]
    for result in results:
        await expect(result.locator("li")).to_have_count(3)
    scores = [re.findall(r"\d+", " ".join(await result.all_inner_texts())) for result in results]
    assert scores[0] == scores[1]
    over = next(frame["table"] for frame in reversed(host.frames) if frame["type"] == "table")
    winners = over["outcome"]["winners"]
    for seat, person in enumerate((host, guest)):
        words = VERDICTS[seat]["won" if seat in winners else "lost" if winners else "nobody"]
        await expect(person.page.locator("#result-title")).to_contain_text(words)
    for person in (host, guest):
        acts = [frame for frame in person.frames if frame["type"] == "ack"]
        assert len(acts) > 2, "this person really played"
    assert [leaks(person.frames, game) for person in (host, guest)] == [[], []]
    assert all(_events(person) for person in (host, guest))
    if variant == "recite":
        said = [(event["seat"], event["index"]) for event in _events(host) if event["type"] == "said"]
        assert {(0, 3), (1, 3)} <= set(said), "both have said the rhyme to its end"
    assert [await person.axe() for person in (host, guest)] == [[], []]
    await host.press("Once more")
    for person in (host, guest):
        await person.page.wait_for_url(lambda url: first not in url)
    await expect(guest.page.get_by_text("L’hôte va lancer la partie.")).to_be_visible()


def test_every_game_goes_on_a_journey() -> None:
    """A game without one is named here: add it to `JOURNEYS`, `harness/board_players.py` and `leaks.py`."""
    assert [key for key in GAMES if key not in {game for game, _, _ in JOURNEYS}] == []


def test_the_look_for_hidden_cards_is_awake() -> None:
    """A frame with what must not be in it is found out, for each game."""
    face = {"type": "friend", "figure": "whale", "background": "sea", "name": "Moby"}
    moby = {"phase": "race", "active": 1, "rows": [1, 2], "stock": 9, "card": face, "piles": [[], []]}
    moby["looks"] = ["none", "none"]
    dream = {"phase": "choose", "card": "m7", "answer": {"x": 0, "y": 0, "radius": 9, "need": "bear"}, "last": None}
    dolls = {"phase": "offer", "active": 0, "hands": [2, 2]}
    mine: dict[str, Any] = {"offer": None, "lay": None, "offers": [None, 4], "known": [[], []], "hand": [1, 2]}
    bad: dict[str, Any] = {
        "moby_pick": {"me": 0, "public": moby, "peek": [face], "peek_until": None, "claimed": False, "faces": None},
        "attrape_reves": {"me": 0, "public": dream, "grasp": None},
        "matryoshka": {"me": 0, "public": dolls, **mine},
    }
    for game, view in bad.items():
        update = {"type": "update", "number": 3, "seat": 0, "view": view, "events": []}
        assert len(leaks([update], game)) == 1
