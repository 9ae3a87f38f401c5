"""Whole games through the documented protocol: two people on two devices and bots, one losing the line twice."""

import asyncio

import pytest

from ludotheque.client import Client
from ludotheque.core import record
from ludotheque.games import GAMES
from tests.server.cupboard import Cupboard
from tests.server.support import play_along, serving, until

VARIANTS = [(key, variant) for key, game in GAMES.items() for variant in game.SEATS]


@pytest.mark.parametrize(("key", "variant"), VARIANTS)
async def test_two_people_and_two_bots_finish_every_variant_though_one_loses_the_line_twice(
    key: str, variant: str, cupboard: Cupboard
) -> None:
    game = GAMES[key]
    counts = game.SEATS[variant]
    options = {"variant": variant, "seats": min(4, counts[-1])}
    async with serving(cupboard, speed=60) as (server, base):
        wish = {"game": key, "options": options, "name": "Ada"}
        opened = await Client.request(base, "POST", "/api/tables", wish)
        host = Client(base, opened["code"], opened["token"])
        guest = await Client.join(base, opened["code"], "Bruno")
        async with host, guest:
            await host.say("start")
            games = [asyncio.create_task(play_along(each, game, seed)) for seed, each in enumerate((host, guest))]
            for moves in (3, 8):
                await until(lambda moves=moves: (guest.last or 0) >= moves or guest.over, 30)  # type: ignore[misc]
                assert guest._socket is not None
                await guest._socket.close()
            acknowledged = await asyncio.wait_for(asyncio.gather(*games), 40)
        assert min(acknowledged) > 0
        assert host.table is not None
        assert host.table["phase"] == "over"
        data = await Client.request(base, "GET", f"/api/tables/{opened['code']}/record")
        assert record.verify(record.decode(data, game), game) == "finished"
        assert server.metrics.registry.get_sample_value("ludotheque_frozen_tables_total") == 0


async def test_a_whole_game_goes_on_after_a_restart_and_its_record_verifies(cupboard: Cupboard) -> None:
    game = GAMES["matryoshka"]
    async with serving(cupboard, speed=60) as (_, base):
        first = await Client.play_now(base, "matryoshka", "Zoé", options={"seats": 3})
        async with first:
            await play_along(first, game, stop=lambda: (first.last or 0) >= 12)
    async with serving(cupboard, speed=60) as (_, base):
        again = Client(base, first.code, *first.tokens)
        async with again:
            await asyncio.wait_for(play_along(again, game), 60)
        data = await Client.request(base, "GET", f"/api/tables/{first.code}/record")
    kept = record.decode(data, game)
    assert record.verify(kept, game) == "finished"
    assert len(kept.moves) > 12
