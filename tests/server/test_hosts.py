"""The host of a table: what only the host may do, who acts for an absent one, and who is the next."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from harness.serving import SocketClient, open_socket, play_along, seats_at, serving
from harness.storage import Storage
from ludotheque.client import Client, Refusal
from ludotheque.games import attrape_reves
from tests.server.matryoshka_table import THREE, people_dealt, together


async def test_only_the_host_fills_removes_starts_and_pauses(base: str) -> None:
    code, tokens = await seats_at(base, "matryoshka", THREE, 2)
    async with AsyncExitStack() as stack:
        host, guest = await together(stack, base, code, tokens)
        for order in ("fill", "start", "pause", "rematch"):
            await guest.say(order)
            assert (await guest.hear("refused"))["rule"] == "LOBBY-12"
        await host.say("fill", seat=2, level="random")
        while (table := (await guest.hear("table"))["table"])["seats"][2]["kind"] != "bot":
            pass
        assert table["seats"][2]["level"] == "random"
        await host.say("fill", seat=1)
        assert (await host.hear("refused"))["rule"] == "LOBBY-7"
        await host.say("fill", level="champion")
        refused = await host.hear("refused")
        assert refused["rule"] == "LOBBY-11"
        assert refused["text"].endswith("The levels here are easy, normal, hard, expert, random.")
        await host.say("remove", seat=1)
        assert (await guest.hear("goodbye"))["reason"] == "removed"
        while (table := (await host.hear("table"))["table"])["seats"][1]["kind"] != "empty":
            pass
        with pytest.raises(Refusal, match="no such seat"):
            await Client.join(base, code, "X", seat=9)


async def test_the_client_of_whom_the_host_removed_can_no_longer_act(base: str) -> None:
    code, tokens = await seats_at(base, "matryoshka", {"seats": 3}, 3)
    async with Client(base, code, tokens[1]) as guest, open_socket(base) as host:
        await host.hello(code, tokens[0])
        await host.say("remove", seat=1)
        assert [update async for update in guest.updates()] == []
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(guest.act({"type": "show"}), 5)


async def test_an_act_that_is_not_answered_ends_with_its_client() -> None:
    me = Client("http://127.0.0.1:1", "ABC")
    asyncio.get_running_loop().call_later(0.1, me._seated.set)
    async with me:
        acting = asyncio.create_task(me.act({"type": "show"}))
        await asyncio.sleep(0)
    with pytest.raises(ConnectionError):
        await asyncio.wait_for(acting, 5)


async def test_whom_the_host_removes_during_the_game_is_replaced_by_a_bot_for_good(base: str) -> None:
    async with AsyncExitStack() as stack:
        code, tokens, (host, guest, _) = await people_dealt(stack, base)
        await host.say("remove", seat=1)
        assert await guest.hear("goodbye") == {"type": "goodbye", "reason": "removed", "back": False}
        while (table := (await host.hear("table"))["table"])["seats"][1]["kind"] != "bot":
            pass
        assert (table["phase"], table["seats"][1]["name"]) == ("playing", "P1")
        again = await stack.enter_async_context(open_socket(base))
        assert (await again.hello(code, tokens[1]))["rule"] == "WIRE-6"


@pytest.mark.parametrize(("lang", "word"), [("en", "bots"), ("fr", "robots"), ("de", "Bots"), ("es", "bots")])
async def test_a_bot_keeps_its_seat_and_its_level_after_the_start(folder: Path, lang: str, word: str) -> None:
    async with serving(folder) as (server, base):
        seat = await Client.request(base, "POST", "/api/play", {"game": "matryoshka", "name": "Z", "level": "hard"})
        async with open_socket(base) as host:
            await host.hello(seat["code"], seat["token"], lang=lang)
            table = server.lobby.tables[seat["code"]]
            for chair in range(1, len(table.row.seats)):
                await host.say("remove", seat=chair)
                refused = await host.hear("refused")
                assert (refused["rule"], word in refused["text"]) == ("LOBBY-24", True)
            await server.lobby.leave(table, (1,))  # nor does anything else replace it
            assert table.play is not None
            assert {bot.level for bot in table.play.bots.seats.values()} == {"hard"}


async def test_who_leaves_for_good_is_replaced_and_the_host_passes_on(base: str) -> None:
    async with AsyncExitStack() as stack:
        code, tokens, (ada, bob, _) = await people_dealt(stack, base)
        await ada.say("leave")
        while (table := (await bob.hear("table"))["table"])["host"] != 1:
            pass
        assert table["seats"][0]["kind"] == "bot"
        again = await stack.enter_async_context(open_socket(base))
        assert (await again.hello(code, tokens[0]))["rule"] == "WIRE-6"
        await bob.say("pause")
        await bob.hear_phase("paused")


async def test_the_heir_of_a_host_who_leaves_the_lobby_starts_without_a_new_hello(base: str) -> None:
    code, tokens = await seats_at(base, "matryoshka", THREE, 2)
    async with AsyncExitStack() as stack:
        host, guest = await together(stack, base, code, tokens)
        await host.say("leave")
        while (await guest.hear("table"))["table"]["host"] != 1:
            pass
        await guest.say("start")
        assert (await guest.hear("update"))["number"] == 0


async def test_a_rematch_seats_the_same_people_with_the_same_tokens(storage: Storage) -> None:
    async with serving(storage, speed=80) as (_, base), AsyncExitStack() as stack:
        me = await stack.enter_async_context(await Client.play_now(base, "attrape_reves", "Zoé"))
        await asyncio.wait_for(play_along(me, attrape_reves), 30)
        talker = await stack.enter_async_context(open_socket(base))
        await talker.hello(me.code, me.tokens[0])
        await talker.say("rematch")
        while (code := (await talker.hear("table"))["table"]["next"]) is None:
            pass
        welcome = await talker.hello(code, me.tokens[0], nonce="fresh")
        assert (welcome["seats"], welcome["host"], welcome["table"]["phase"]) == ([0], True, "open")
        assert {seat["kind"] for seat in welcome["table"]["seats"][1:]} == {"bot"}
        await talker.say("start")
        assert (await talker.hear("update"))["number"] == 0


async def test_a_rematch_keeps_every_person_in_their_seat(storage: Storage) -> None:
    async with serving(storage, speed=80) as (_, base), AsyncExitStack() as stack:
        code, tokens = await seats_at(base, "attrape_reves", {"seats": 3}, 2)
        people = [Client(base, code, token) for token in tokens]
        async with people[0], people[1]:
            await people[0].say("start")
            await asyncio.wait_for(asyncio.gather(*(play_along(each, attrape_reves) for each in people)), 30)
        host, guest = [await stack.enter_async_context(open_socket(base)) for _ in tokens]
        await guest.hello(code, tokens[1])
        await host.hello(code, tokens[0])
        await host.say("rematch")
        while (fresh := (await guest.hear("table"))["table"]["next"]) is None:
            pass
        welcome = await guest.hello(fresh, tokens[1])
        assert (welcome["seats"], welcome["host"]) == ([1], True), "the host is not here yet"
        welcome = await host.hello(fresh, tokens[0])
        assert (welcome["seats"], welcome["host"], welcome["table"]["phase"]) == ([0], True, "open")
        assert [(seat["kind"], seat["name"]) for seat in welcome["table"]["seats"][:2]] == [
            ("person", "P0"),
            ("person", "P1"),
        ]
        assert welcome["table"]["commitment"] != people[0].table["commitment"]


async def test_a_shared_screen_hosts_without_a_seat(base: str) -> None:
    wish = {"game": "matryoshka", "options": THREE, "public": True}
    opened = await Client.request(base, "POST", "/api/tables", wish)
    assert opened["seat"] is None
    listed = await Client.request(base, "GET", "/api/tables")
    assert [table["code"] for table in listed] == [opened["code"]]
    async with open_socket(base) as screen, open_socket(base) as phone:
        welcome = await screen.hello(opened["code"], opened["token"])
        assert (welcome["seats"], welcome["host"], welcome["table"]["host"]) == ([], True, None)
        seat = await Client.request(base, "POST", f"/api/tables/{opened['code']}/seats", {"name": "Ada"})
        await phone.hello(opened["code"], seat["token"])
        await screen.say("start")
        assert (await screen.hear("update"))["view"]["me"] is None
        assert (await phone.hear("update"))["view"]["me"] == 0


async def leave_to(stand_in: SocketClient, host: SocketClient) -> None:
    """The host goes away, and the first person here acts as host."""
    await host.socket.close()
    while (await stand_in.hear("table"))["table"]["host"] != 1:
        pass


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_who_acts_for_an_absent_host_may_not_take_the_hosts_seat(base: str, lang: str) -> None:
    code, tokens = await seats_at(base, "matryoshka", THREE, 3)
    async with AsyncExitStack() as stack:
        host, guest, _ = await together(stack, base, code, tokens)
        await guest.hello(code, tokens[1], lang=lang)
        await leave_to(guest, host)
        await guest.say("remove", seat=0)
        refused = await guest.hear("refused")
        assert (refused["rule"], refused["key"]) == ("LOBBY-14", "refused-remove-host")
        assert ("l’hôte" in refused["text"]) is (lang == "fr")
        await guest.say("remove", seat=2)
        while (table := (await guest.hear("table"))["table"])["seats"][2]["kind"] != "empty":
            pass
        assert table["seats"][0]["name"] == "P0"
        back = await stack.enter_async_context(open_socket(base))
        assert (await back.hello(code, tokens[0]))["host"]
        await guest.say("start")
        assert (await guest.hear("refused"))["rule"] == "LOBBY-12"


async def test_who_acts_for_an_absent_host_fills_starts_and_pauses_but_the_host_keeps_the_role(base: str) -> None:
    code, tokens = await seats_at(base, "matryoshka", THREE, 2)
    async with AsyncExitStack() as stack:
        host, guest = await together(stack, base, code, tokens)
        await leave_to(guest, host)
        await guest.say("fill")
        await guest.say("start")
        assert (await guest.hear("update"))["number"] == 0
        await guest.say("pause")
        await guest.hear_phase("paused")
        back = await stack.enter_async_context(open_socket(base))
        welcome = await back.hello(code, tokens[0])
        assert (welcome["host"], welcome["table"]["host"], welcome["table"]["phase"]) == (True, 0, "paused")
        await guest.say("resume")
        assert (await guest.hear("refused"))["rule"] == "LOBBY-12"
        await back.say("resume")
        await guest.hear_phase("playing")
