"""The host names who begins (MA-6, MP-8, AR-6): seen by all, kept with the table, drawn again at the next one."""

import asyncio
from typing import Any

import pytest

from harness.serving import SocketClient, open_socket, play_along, serving, until
from harness.storage import Storage
from ludotheque.client import Client
from ludotheque.games import GAMES, matryoshka
from tests.toys import high_card

WISH = {"game": "matryoshka", "options": {"seats": 3}, "name": "Anna"}


async def open_table(base: str, **wish: Any) -> dict[str, Any]:
    """A table with Anna as host at seat 0."""
    opened: dict[str, Any] = await Client.request(base, "POST", "/api/tables", {**WISH, **wish})
    return opened


async def sit(base: str, code: str, name: str, **wish: Any) -> dict[str, Any]:
    """Sit down at a table."""
    seated: dict[str, Any] = await Client.request(base, "POST", f"/api/tables/{code}/seats", {"name": name, **wish})
    return seated


async def named(talker: SocketClient, seat: int | None) -> None:
    """Wait until a table says who begins."""
    while (await talker.hear("table"))["table"]["options"]["first"] != seat:
        pass


@pytest.mark.parametrize("game", GAMES)
async def test_the_host_names_the_first_player_of_any_game_and_all_see_it_before_the_start(
    base: str, game: str
) -> None:
    """MA-6, MP-8, AR-6: the choice goes into the game's options, and the game begins with that seat."""
    seat = 2
    opened = await open_table(base, game=game)
    guest = await sit(base, opened["code"], "Basile")
    async with open_socket(base) as host, open_socket(base) as other:
        welcome = await host.hello(opened["code"], opened["token"])
        assert welcome["table"]["options"]["first"] is None
        await other.hello(opened["code"], guest["token"])
        await host.say("fill")
        await host.say("first", seat=seat)
        await named(other, seat)
        await host.say("first", seat=None)
        await named(other, None)
        await host.say("first", seat=seat)
        await host.say("start")
        public = (await other.hear("update"))["view"]["public"]
        assert public["first" if game != "moby_pick" else "active"] == seat


async def test_wrong_first_players_are_refused_with_a_reason(base: str) -> None:
    opened = await open_table(base)
    guest = await sit(base, opened["code"], "Basile")
    async with open_socket(base) as host, open_socket(base) as other:
        await host.hello(opened["code"], opened["token"])
        await other.hello(opened["code"], guest["token"])

        async def refused(talker: SocketClient, **fields: Any) -> tuple[str, str]:
            await talker.say("first", **fields)
            answer = await talker.hear("refused")
            assert answer["text"]
            return answer["rule"], answer["key"]

        assert await refused(other, seat=1) == ("LOBBY-12", "refused-not-host")
        assert await refused(host, seat=3) == ("TABLE-2", "refused-no-seat")
        assert await refused(host, seat=2) == ("LOBBY-16", "refused-first-empty")
        for nonsense in (-1, 16, 1.5, "Anna", True):
            assert await refused(host, seat=nonsense) == ("WIRE-1", "refused-unreadable")
        assert await refused(host) == ("WIRE-1", "refused-unreadable")
        await host.say("start")
        await host.hear("update")
        assert await refused(host, seat=1) == ("LOBBY-5", "refused-already-started")


async def test_a_game_without_a_first_player_says_so(storage: Storage) -> None:
    async with serving(storage, games={"high_card": high_card.HighCard()}) as (_, base):
        opened = await open_table(base, game="high_card", options={"seats": 2})
        async with open_socket(base) as host:
            await host.hello(opened["code"], opened["token"])
            await host.say("first", seat=0)
            answer = await host.hear("refused")
            assert (answer["rule"], answer["key"]) == ("LOBBY-17", "refused-no-first")


async def test_the_mark_goes_with_its_player_and_stays_when_others_come_and_go(base: str) -> None:
    """Whoever is named and leaves takes the mark along: nobody else becomes first by sitting down there."""
    opened = await open_table(base)
    basile, cleo = await sit(base, opened["code"], "Basile"), await sit(base, opened["code"], "Cléo")
    async with open_socket(base) as host, open_socket(base) as one, open_socket(base) as two:
        await host.hello(opened["code"], opened["token"])
        await one.hello(opened["code"], basile["token"])
        await two.hello(opened["code"], cleo["token"])
        await host.say("first", seat=2)
        await named(host, 2)
        await one.say("leave")
        left = (await host.hear("table"))["table"]
        assert (left["seats"][1]["kind"], left["options"]["first"]) == ("empty", 2)
        await sit(base, opened["code"], "Dora", seat=1)
        assert (await host.hear("table"))["table"]["options"]["first"] == 2
        await two.say("leave")
        await named(host, None)
        await sit(base, opened["code"], "Émile", seat=2)
        assert (await host.hear("table"))["table"]["options"]["first"] is None
        await host.say("first", seat=2)
        await named(host, 2)
        await host.say("remove", seat=2)
        await named(host, None)


async def test_the_choice_survives_a_restart(storage: Storage) -> None:
    async with serving(storage) as (_, base):
        opened = await open_table(base, bots="normal")
        async with open_socket(base) as host:
            await host.hello(opened["code"], opened["token"])
            await host.say("first", seat=2)
            await named(host, 2)
    async with serving(storage) as (_, base), open_socket(base) as host:
        welcome = await host.hello(opened["code"], opened["token"])
        assert welcome["table"]["options"]["first"] == 2
        await host.say("start")
        assert (await host.hear("update"))["view"]["public"]["first"] == 2


async def test_a_rematch_draws_again_unless_the_host_names_somebody_again(storage: Storage) -> None:
    async with serving(storage, speed=80) as (_, base):
        opened = await open_table(base, bots="normal", options={"seats": 3, "reminders": False})
        me = Client(base, opened["code"], opened["token"])
        async with me:
            await me.say("first", seat=2)
            await me.say("start")
            await asyncio.wait_for(play_along(me, matryoshka), 40)
            await me.say("rematch")
            await until(lambda: me.table["next"] is not None)
            following = await Client.request(base, "GET", f"/api/tables/{me.table['next']}")
    assert (following["options"]["first"], following["options"]["reminders"]) == (None, False)
