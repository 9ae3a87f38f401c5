"""No table hangs on someone: a stand-in for those who are gone, a limit for those who sleep, time after a restart."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from harness.clocks import clock_of
from harness.serving import SocketClient, open_socket, seats_at, serving
from harness.storage import Storage
from ludotheque.client import Client
from ludotheque.core import Seat
from ludotheque.games import GAMES
from tests.server.lobby_harness import FakeDevice, lobby_harness

VARIANTS = [(key, variant) for key, game in GAMES.items() for variant in game.SEATS]
THREE = {"seats": 3}


async def dealt(stack: AsyncExitStack, base: str) -> tuple[str, list[str], list[SocketClient]]:
    """Three people at a table of Matryoshka, dealt."""
    code, tokens = await seats_at(base, "matryoshka", THREE, 3)
    people = [await stack.enter_async_context(open_socket(base)) for _ in tokens]
    for talker, token in zip(people, tokens, strict=True):
        await talker.hello(code, token)
    await people[0].say("start")
    for talker in people:
        await talker.hear("update")
    return code, tokens, people


def lay(talker: SocketClient) -> dict[str, Any]:
    first = next(message for message in talker.heard if message["type"] == "update")
    return {"type": "lay", "cards": first["view"]["hand"][:2]}


async def test_the_stand_in_acts_is_labelled_and_yields_the_moment_the_person_is_back(storage: Storage) -> None:
    async with serving(storage, speed=5, grace_s=1.5) as (server, base), AsyncExitStack() as stack:
        code, tokens, (ada, bob, _) = await dealt(stack, base)
        await bob.socket.close()
        while not (table := (await ada.hear("table"))["table"])["seats"][1]["stand_in"]:
            assert table["phase"] == "playing"
        assert (table["seats"][1]["kind"], table["seats"][1]["here"]) == ("person", False)
        assert {"type": "laid", "seat": 1} in (await ada.hear("update", seconds=20))["events"]
        back = await stack.enter_async_context(open_socket(base))
        table = (await back.hello(code, tokens[1]))["table"]
        assert (table["seats"][1]["stand_in"], table["seats"][1]["here"]) == (False, True)
        play = server.lobby.tables[code].play
        assert play is not None
        assert not play.bots


async def test_a_bot_stands_in_for_nobody_once_the_seat_is_given_up(folder: Path) -> None:
    async with lobby_harness(folder, grace_s=2.0) as place:
        table, tokens = await place.table("matryoshka", 3)
        people = [FakeDevice(place) for _ in tokens]
        for device, token in zip(people, tokens, strict=True):
            await device.hello(table, token)
        await people[0].say("start")
        await people[1].close()
        await place.wait(4)
        assert people[0].card["seats"][1]["stand_in"]
        await people[0].say("remove", seat=1)
        await place.wait(1)
        seat = people[0].card["seats"][1]
        assert (seat["kind"], seat["stand_in"]) == ("bot", False)


async def test_a_stand_in_that_failed_is_forgotten_when_the_person_is_back(folder: Path) -> None:
    async with lobby_harness(folder) as place:
        table, tokens = await place.table("matryoshka", 3)
        people = [FakeDevice(place) for _ in tokens]
        for device, token in zip(people, tokens, strict=True):
            await device.hello(table, token)
        await people[0].say("start")
        await people[1].close()
        table.bot_failed(Seat(1))
        await place.wait(1)
        assert people[0].card["seats"][1]["failed"]
        await FakeDevice(place).hello(table, tokens[1])
        assert not people[0].card["seats"][1]["failed"]


async def test_who_is_back_within_the_grace_time_finds_the_seat_as_it_was(storage: Storage) -> None:
    async with serving(storage, grace_s=30) as (_, base), AsyncExitStack() as stack:
        code, tokens, (ada, bob, _) = await dealt(stack, base)
        await bob.socket.close()
        while (table := (await ada.hear("table"))["table"])["seats"][1]["here"]:
            pass
        assert not table["seats"][1]["stand_in"]
        back = await stack.enter_async_context(open_socket(base))
        assert (await back.hello(code, tokens[1]))["number"] == 0
        assert (await back.act(lay(bob)))["number"] == 1


async def test_a_connection_that_is_dead_without_a_word_is_noticed(storage: Storage) -> None:
    """A phone that went into a tunnel sends no goodbye: it answers no ping, and so it is gone."""
    async with serving(storage, ping_s=0.2, silent_s=2) as (_, base), AsyncExitStack() as stack:
        code, tokens = await seats_at(base, "matryoshka", THREE, 2)
        ada = await stack.enter_async_context(open_socket(base))
        await ada.hello(code, tokens[0])
        dead = await stack.enter_async_context(open_socket(base, autoping=False))
        await dead.hello(code, tokens[1])
        while not (await ada.hear("table"))["table"]["seats"][1]["here"]:
            pass
        while (table := (await ada.hear("table", seconds=20))["table"])["seats"][1]["here"]:
            pass
        assert table["seats"][0]["here"], "who answers pings stays"


@pytest.mark.parametrize(("key", "variant"), VARIANTS)
async def test_a_game_ends_though_someone_is_here_and_never_does_anything(folder: Path, key: str, variant: str) -> None:
    """Every wait of every game has a limit, so that a sleeping person costs time and nothing else."""
    seats = GAMES[key].SEATS[variant][0] + (variant == "coop")
    async with serving(folder, speed=600) as (_, base):
        async with await Client.play_now(base, key, "Zoé", options={"variant": variant, "seats": seats}) as sleeper:
            async with asyncio.timeout(60):
                async for _update in sleeper.updates():
                    pass
        assert sleeper.table["phase"] == "over"


async def test_a_restart_gives_everyone_the_time_back_that_it_took(storage: Storage) -> None:
    """The deadline in the view and the clock that it is read by stand in the same distance as before."""
    async with serving(storage) as (_, base), AsyncExitStack() as stack:
        code, tokens, (ada, _, _) = await dealt(stack, base)
        await ada.act(lay(ada))
        done = ada.update
    left = done["view"]["public"]["until"] - done["at"]
    async with serving(storage) as (server, base), open_socket(base) as back:
        clock_of(server).skip(1000)
        welcome = await back.hello(code, *tokens)
        view = (await back.hear("update"))["view"]
        assert welcome["table"]["phase"] == "playing"
        assert 0 <= left - (view["public"]["until"] - welcome["now"]) < 900
