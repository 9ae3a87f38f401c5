"""Another game with the same people: who sits where at the next table, and when there is none."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from harness.serving import SocketClient, open_socket, play_along, seats_at, serving
from harness.storage import Storage
from ludotheque.client import Client
from ludotheque.games import GAMES
from ludotheque.server.lobby.options import default_options


async def ended(base: str, game: str, seats: int, people: int) -> tuple[str, list[str]]:
    """A table that was played to its end by so many people, and bots: its code and the people's tokens."""
    code, tokens = await seats_at(base, game, {"seats": seats}, people, avatar="fox")
    async with AsyncExitStack() as stack:
        hands = [await stack.enter_async_context(Client(base, code, token)) for token in tokens]
        await hands[0].say("start")
        await asyncio.wait_for(asyncio.gather(*(play_along(each, GAMES[game]) for each in hands)), 60)
    return code, tokens


async def following(talker: SocketClient) -> str:
    """Wait until a table is followed by another; the code of that one."""
    while (code := (await talker.hear("table"))["table"]["next"]) is None:
        pass
    return str(code)


def sat(table: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [(seat["kind"], seat["name"], seat["avatar"]) for seat in table["seats"]]


@pytest.mark.parametrize(
    ("before", "seats", "people", "after", "empty"),
    [
        ("attrape_reves", 3, 2, "matryoshka", 1),  # raised to the fewest that can play
        ("matryoshka", 5, 2, "attrape_reves", 0),  # fewer seats: the bots stay behind
        ("attrape_reves", 4, 4, "moby_pick", 0),
    ],
)
async def test_the_people_move_to_another_game_in_their_order_without_the_bots(
    storage: Storage, before: str, seats: int, people: int, after: str, empty: int
) -> None:
    async with serving(storage, speed=80) as (_, base), AsyncExitStack() as stack:
        code, tokens = await ended(base, before, seats, people)
        host, guest = [await stack.enter_async_context(open_socket(base)) for _ in range(2)]
        await host.hello(code, tokens[0])
        await guest.hello(code, tokens[1])
        await host.say("rematch", game=after)
        fresh = await following(guest)
        assert await following(host) == fresh
        for seat, token in enumerate(tokens):
            talker = await stack.enter_async_context(open_socket(base))
            assert (await talker.hello(fresh, token))["seats"] == [seat]
        welcome = await host.hello(fresh, tokens[0], nonce="fresh")
        table = welcome["table"]
        assert (welcome["host"], table["host"], table["game"], table["phase"]) == (True, 0, after, "open")
        faces = ["fox", *[""] * (people - 1)]
        assert sat(table) == [("person", f"P{n}", faces[n]) for n in range(people)] + [("empty", "", "")] * empty
        assert table["options"] == {**default_options(GAMES[after]), "seats": people + empty}
        await host.say("start")
        assert (await host.hear("update"))["number"] == 0


@pytest.mark.parametrize("game", ["attrape_reves", None])
async def test_the_people_move_to_a_variant_of_another_game_or_of_the_same(storage: Storage, game: str | None) -> None:
    async with serving(storage, speed=80) as (_, base), AsyncExitStack() as stack:
        code, tokens = await ended(base, "attrape_reves" if game is None else "matryoshka", 3, 2)
        host = await stack.enter_async_context(open_socket(base))
        await host.hello(code, tokens[0])
        tables = len(storage.codes())
        await host.say("rematch", game=game or "attrape_reves", variant="nap")
        assert (await host.hear("refused"))["rule"] == "LOBBY-2"
        assert len(storage.codes()) == tables, "nothing was opened"
        await host.say("rematch", game=game, variant="speed")
        table = (await host.hello(await following(host), tokens[0]))["table"]
        assert (table["game"], table["options"]["variant"]) == ("attrape_reves", "speed")
        assert [seat["kind"] for seat in table["seats"]] == ["person", "person"]


async def test_another_game_is_refused_if_it_is_unknown_or_seats_too_few_and_the_table_stays(
    storage: Storage,
) -> None:
    async with serving(storage, speed=80) as (_, base), AsyncExitStack() as stack:
        code, tokens = await ended(base, "matryoshka", 5, 5)
        host = await stack.enter_async_context(open_socket(base))
        tables = len(storage.codes())
        for lang, words in (("en", "You are 5, and this game has seats for 4"), ("fr", "Vous êtes 5")):
            await host.hello(code, tokens[0], lang=lang)
            await host.say("rematch", game="attrape_reves")
            refused = await host.hear("refused")
            assert (refused["rule"], refused["key"]) == ("LOBBY-15", "refused-too-many-people")
            assert words in refused["text"]
        await host.say("rematch", game="attrape_reves", variant="coop")
        assert (await host.hear("refused"))["rule"] == "LOBBY-15"
        await host.say("rematch", game="chess")
        assert (await host.hear("refused"))["rule"] == "LOBBY-1"
        assert len(storage.codes()) == tables, "nothing was opened"
        await host.say("rematch", game="moby_pick")
        fresh = await following(host)
        await host.say("rematch", game="matryoshka")
        assert (await host.hello(code, tokens[0]))["type"] == "welcome"
        assert (await Client.request(base, "GET", f"/api/tables/{code}"))["next"] == fresh, "one follows another, once"
        assert len(storage.codes()) == tables + 1


async def test_a_host_without_a_seat_stays_host_at_another_game(storage: Storage) -> None:
    async with serving(storage, speed=80) as (_, base), AsyncExitStack() as stack:
        wish = {"game": "attrape_reves", "options": {"seats": 2}}
        opened = await Client.request(base, "POST", "/api/tables", wish)
        hand = await stack.enter_async_context(await Client.join(base, opened["code"], "Zoé"))
        screen = await stack.enter_async_context(open_socket(base))
        await screen.hello(opened["code"], opened["token"])
        await screen.say("start")
        await asyncio.wait_for(play_along(hand, GAMES["attrape_reves"]), 60)
        await screen.say("rematch", game="matryoshka")
        fresh = await following(screen)
        welcome = await screen.hello(fresh, opened["token"])
        assert (welcome["seats"], welcome["host"]) == ([], True)
        assert sat(welcome["table"]) == [("person", "Zoé", ""), ("empty", "", ""), ("empty", "", "")]
