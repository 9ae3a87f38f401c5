"""Whole games by ear: chosen by role, name and state, played by focus and keys, told by the live region."""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress

import pytest

from harness.people import PATIENCE_MS, SHELF, LiveServer
from harness.thorough import thoroughly
from tests.e2e.screen_reader import Reader, Thing, told

Choose = Callable[[list[Thing]], tuple[Thing, str] | None]
_DEED = re.compile(r"^(Lay|Show|Offer|Take) ")


def matryoshka(things: list[Thing]) -> tuple[Thing, str] | None:
    """The card that would bring most, the first of the offers, and then the button that says what I do."""
    deed = [each for each in things if each.role == "button" and each.can and _DEED.match(each.name)]
    if deed:
        return deed[0], "Enter"
    cards = [each for each in things if each.role == "checkbox" and each.can and not each.checked]
    if cards:
        return max(cards, key=lambda each: int(re.findall(r"would bring (\d+)|$", each.name)[0] or 0)), "Space"
    offers = [each for each in things if each.role == "radio" and each.can]
    return (offers[0], "Space") if offers and not any(each.checked for each in offers) else None


def attrape_reves(things: list[Thing]) -> tuple[Thing, str] | None:
    """Turn it up, take the second largest toy, lay it on."""
    deeds = [each for each in things if each.role == "button" and each.can]
    for wish in (r"^(Turn it up|Lay it on)", r"second largest disc", r"largest disc", r"disc"):
        for each in deeds:
            if re.search(wish, each.name):
                return each, "Enter"
    return None


BY_EAR: dict[str, tuple[str, Choose, str]] = {
    "matryoshka": ("Matryoshka", matryoshka, r"^(Choose .* cards|Your trade|Offer a card|Take one)"),
    "attrape_reves": ("Attrape Rêves", attrape_reves, r"^(Turn up the next|Which toy|Does your toy)"),
}
"""Name, how to choose, and how the sentences begin that call for a choice."""


def _over(things: list[Thing]) -> bool:
    return any(each.role == "link" and each.name == "Watch again" for each in things)


def missing(told: list[str], heard: list[str]) -> list[str]:
    """What was told but not heard in this order."""
    rest = iter(heard)
    return [each for each in told if not any(each == sound for sound in rest)]


@pytest.mark.parametrize("live", [{"speed": 8.0}], indirect=True)
@pytest.mark.parametrize("game", thoroughly(zip(BY_EAR), lambda game: game == "matryoshka"))
async def test_a_whole_game_is_played_by_ear_and_keys_alone(live: LiveServer, game: str) -> None:
    name, choose, call = BY_EAR[game]
    anna = await live.person()
    ears = await Reader.of(anna)
    await anna.open("/")
    await anna.ready(SHELF)
    start = next(each for each in await ears.things() if each.role == "link" and each.name == f"Play now: {name}")
    await ears.press(start, "Enter")
    play = next(each for each in await ears.things() if each.role == "link" and each.name == "Play at once")
    await ears.press(play, "Enter")
    await anna.at_table()
    async with asyncio.timeout(240):
        while not _over(things := await ears.things()):
            if choice := choose(things):
                await ears.press(*choice)
            await anna.page.wait_for_timeout(100)
    assert ears.nameless == set()
    events = told(anna, game)
    with suppress(TimeoutError):  # what is left is said
        async with asyncio.timeout(PATIENCE_MS / 1000):
            while missing(events, await ears.heard()):
                await anna.page.wait_for_timeout(100)
    heard = await ears.heard()
    assert missing(events, heard) == []
    acts = [frame for frame in anna.frames if frame["type"] == "ack"]
    calls = [each for each in heard if re.match(call, each)]
    assert len(acts) > 4
    assert len(calls) >= len(acts), "every choice was called for"


def test_the_ears_are_awake() -> None:
    assert missing(["a", "b", "a"], ["x", "a", "y", "b", "a"]) == []
    assert missing(["a", "b", "a"], ["b", "a"]) != []
