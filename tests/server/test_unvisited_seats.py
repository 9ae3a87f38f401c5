"""Seats that were taken by HTTP, and that nobody came to: they are free again, and no other seat is."""

from typing import Any

from harness.clocks import clock_of
from harness.serving import open_socket, seats_at, serving, until
from harness.storage import Storage
from ludotheque.client import Client
from tests.server.matryoshka_table import THREE

AWAY: dict[str, Any] = {"silent_s": 1000, "abandon_s": 1000, "empty_s": 1000}
"""The clock is moved on: nobody shall be closed for that."""


async def test_a_seat_that_nobody_comes_to_is_free_again(storage: Storage) -> None:
    async with serving(storage, **AWAY) as (server, base), open_socket(base) as host:
        code, tokens = await seats_at(base, "matryoshka", THREE, 3)
        await host.hello(code, tokens[0])
        async with open_socket(base) as guest:  # who came and went keeps the seat: a phone that sleeps
            await guest.hello(code, tokens[1])
        table = server.lobby.tables[code]
        clock_of(server).skip(29_000)
        assert [seat.kind for seat in table.row.seats] == ["person"] * 3
        clock_of(server).skip(2_000)
        await until(lambda: table.row.seats[2].kind == "empty")
        assert [seat.kind for seat in table.row.seats] == ["person", "person", "empty"]
        while (await host.hear("table"))["table"]["seats"][2]["kind"] != "empty":
            pass
        again = await Client.request(base, "POST", f"/api/tables/{code}/seats", {"name": "D"})
        assert again["seat"] == 2


async def test_whoever_takes_the_seat_of_someone_who_left_has_the_whole_time(storage: Storage) -> None:
    async with serving(storage, **AWAY) as (server, base), open_socket(base) as host:
        code, tokens = await seats_at(base, "matryoshka", THREE, 2)
        await host.hello(code, tokens[0])
        table = server.lobby.tables[code]
        clock_of(server).skip(20_000)
        await server.lobby.leave(table, (1,))
        await Client.request(base, "POST", f"/api/tables/{code}/seats", {"name": "C", "seat": 1})
        clock_of(server).skip(20_000)
        assert table.row.seats[1].name == "C"
        clock_of(server).skip(11_000)
        await until(lambda: table.row.seats[1].kind == "empty")


async def test_a_seat_is_not_taken_from_whoever_is_dealt_cards(storage: Storage) -> None:
    async with serving(storage, **AWAY) as (server, base), open_socket(base) as host:
        code, tokens = await seats_at(base, "matryoshka", THREE, 3)
        await host.hello(code, tokens[0])
        await host.say("start")
        await host.hear("update")
        table = server.lobby.tables[code]
        clock_of(server).skip(31_000)
        await until(lambda: table.presence.seats[2].stand_in)
        assert [seat.kind for seat in table.row.seats] == ["person"] * 3
