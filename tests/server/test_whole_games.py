"""Whole games through the documented protocol: two people on two devices and bots, one losing the connection twice."""

import asyncio

import pytest

from harness.serving import cuttable_proxy, play_along, serving, until
from harness.storage import Storage
from ludotheque.client import Client
from ludotheque.core import record
from ludotheque.games import GAMES

VARIANTS = [(key, variant) for key, game in GAMES.items() for variant in game.SEATS]


@pytest.mark.parametrize(("key", "variant"), VARIANTS)
async def test_two_people_and_two_bots_finish_every_variant_though_one_loses_the_line_twice(
    key: str, variant: str, storage: Storage
) -> None:
    game = GAMES[key]
    wish = {"game": key, "options": {"variant": variant, "seats": 4}, "name": "Ada"}
    async with serving(storage, speed=60, grace_s=600) as (server, base), cuttable_proxy(server.port) as cable:
        opened = await Client.request(base, "POST", "/api/tables", wish)
        host = Client(base, opened["code"], opened["token"])
        guest = await Client.join(cable.base, opened["code"], "Bruno")
        async with host, guest:
            await host.say("start")
            games = [asyncio.create_task(play_along(each, game, seed)) for seed, each in enumerate((host, guest))]
            for times, moves in ((1, 2), (2, 6)):
                await until(lambda n=times, m=moves: guest.welcomes == n and guest.last >= m, 30)  # type: ignore[misc]
                assert not guest.over
                cable.cut()
            acknowledged = await asyncio.wait_for(asyncio.gather(*games), 40)
        assert min(acknowledged) > 0
        assert guest.welcomes == 3
        assert [seat["kind"] for seat in guest.table["seats"]] == ["person", "person", "bot", "bot"]
        assert host.table["phase"] == guest.table["phase"] == "over"
        data = await Client.request(base, "GET", f"/api/tables/{opened['code']}/record")
        assert record.verify(record.decode(data, game), game) == "finished"
        assert server.metrics.registry.get_sample_value("ludotheque_damaged_tables_total") == 0


async def test_a_whole_game_goes_on_after_a_restart_and_its_record_verifies(storage: Storage) -> None:
    game = GAMES["matryoshka"]
    async with serving(storage, speed=60) as (_, base):
        first = await Client.play_now(base, "matryoshka", "Zoé", options={"seats": 3})
        async with first:
            await play_along(first, game, stop=lambda: first.last >= 12)
    async with serving(storage, speed=60) as (_, base):
        again = Client(base, first.code, *first.tokens)
        async with again:
            await asyncio.wait_for(play_along(again, game), 60)
        data = await Client.request(base, "GET", f"/api/tables/{first.code}/record")
    kept = record.decode(data, game)
    assert record.verify(kept, game) == "finished"
    assert len(kept.moves) > 12
