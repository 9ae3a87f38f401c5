"""Bots speak seldom, in every language, to people only, and not at all where that is switched off."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harness.serving import open_socket, serving
from ludotheque.client import Client
from ludotheque.core import Outcome, Seat
from ludotheque.games import GAMES
from ludotheque.server.protocol import Said
from ludotheque.server.services.clock import Handle
from ludotheque.server.services.settings import Settings
from ludotheque.server.storage.rows import SeatRow, TableRow
from ludotheque.server.table.bot_talk import BotTalk
from ludotheque.texts import LANGS, Speech


def row(*kinds: str) -> TableRow:
    """A table with these occupants."""
    seats = tuple(SeatRow(kind=kind, name=str(number)) for number, kind in enumerate(kinds))  # type: ignore[arg-type]
    return TableRow(
        code="ABCDEF", game="matryoshka", rules=1, options={}, public=False, phase="playing", created=0, secret="",
        commitment="", host_hash="", seats=seats,
    )  # fmt: skip


class AtOnce:
    """A clock on which everything planned happens at once."""

    def now(self) -> float:
        return 0.0

    def call_at(self, when: float, call: Callable[[], object]) -> Handle:
        assert 1_000 < when < 5_000  # people can read what happened first
        call()
        return None  # type: ignore[return-value]


def lines(settings: Settings, winners: tuple[int, ...], *kinds: str) -> list[Said]:
    """What is said in forty games."""
    said: list[Said] = []
    for seed in range(40):
        talk = BotTalk(said.append, AtOnce(), settings, Random(seed))
        talk.start(row(*kinds))
        outcome = Outcome((0,) * len(kinds), (1,) * len(kinds), tuple(Seat(seat) for seat in winners), "points")
        talk.end(row(*kinds), outcome)
    return said


def test_at_most_a_wish_at_the_start_and_a_word_at_the_end() -> None:
    said = lines(Settings(), (0,), "person", "bot", "bot")
    assert 20 < len(said) < 80
    assert {line.phrase for line in said} == {"good-luck", "well-played"}
    assert {line.seat for line in said} == {1, 2}
    assert {line.phrase for line in lines(Settings(), (1,), "person", "bot")} == {"good-luck", "again"}


@pytest.mark.parametrize("settings", [Settings(bot_talk=False), Settings(talk="none")])
def test_it_can_be_switched_off(settings: Settings) -> None:
    assert lines(settings, (0,), "person", "bot") == []
    said: list[Said] = []
    BotTalk(said.append, AtOnce(), settings, Random(1)).reason(Seat(1), "covers")
    assert said == []


def test_without_bots_nobody_speaks() -> None:
    assert lines(Settings(), (0,), "person", "person") == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_has_words(lang: Any) -> None:
    words = Speech(GAMES["attrape_reves"], lang)
    kinds = ("bear", "panda", "rabbit")
    keys = ["covers", "too-small", "give-in", *(f"larger-{kind}" for kind in kinds)]
    keys += [f"smaller-{kind}" for kind in ("panda", "rabbit", "unicorn")]
    assert all(words.text(f"say-{key}") != f"say-{key}" for key in keys)


async def test_at_a_table_a_bot_gives_its_reason_to_everyone(folder: Path) -> None:
    """The bot of the second seat thinks that a unicorn is too small for a large monster."""
    async with serving(folder, speed=15, bot_talk=True) as (_, base):
        wish = {"variant": "coop", "seats": 2, "moon": "full"}
        me = await Client.play_now(base, "attrape_reves", "Zoé", options=wish, level="expert")
        async with open_socket(base) as talker, asyncio.timeout(60):
            await talker.hello(me.code, me.tokens[0])
            while (heard := await talker.hear("said", "update", seconds=40)).get("says") is None:
                await propose(talker, heard)
            assert heard["seat"] == 1
            assert heard["phrase"] is heard["text"] is None


async def propose(talker: Any, heard: dict[str, Any]) -> None:
    """Turn up the next nightmare, and point at the smallest toy whatever it is."""
    public: Any = heard["view"]["public"] if heard["type"] == "update" else {"active": None}
    if public["active"] == 0 and public["phase"] == "turn":
        await talker.say("act", id=f"t{heard['number']}", action={"type": "turn"})
    elif public["active"] == 0 and public["phase"] == "point" and public["proposal"] is None:
        await talker.say("act", id=f"p{heard['number']}", action={"type": "point", "toy": max(public["circle"])})
