"""Finished games looked at again."""

import gzip
from pathlib import Path

import aiohttp
import msgspec

from ludotheque.core import Seeded, seed_from
from ludotheque.core.record import decode
from ludotheque.games import GAMES
from ludotheque.server.replays import replayed
from tests.server.cupboard import Cupboard
from tests.server.support import serving

RECORD = Path(__file__).parents[1] / "games/matryoshka/records/base-3.jsonl"


def test_a_replay_shows_what_the_seat_saw_and_nothing_more() -> None:
    game = GAMES["matryoshka"]
    record = decode(RECORD.read_bytes(), game)
    mine = replayed(record, game, 0)
    watching = replayed(record, game, None)
    assert mine.moments[0].view.hand
    assert not watching.moments[0].view.hand
    assert mine.moments[-1].view.public == watching.moments[-1].view.public
    assert record.end is not None
    assert mine.outcome == record.end.outcome


def test_the_draws_of_a_replay_follow_from_secret_and_nonces() -> None:
    game = GAMES["matryoshka"]
    record = decode(RECORD.read_bytes(), game)
    assert record.end is not None
    deal = Seeded(seed_from(record.end.secret, record.header.nonces))
    draws = replayed(record, game, None).draws
    assert {"deck", "series"} <= {draw.label for draw in draws}
    for draw in draws:
        expected = deal.pick(draw.n, draw.label) if draw.order is None else deal.order(draw.n, draw.label)
        assert expected == (draw.pick if draw.order is None else draw.order)


async def test_a_record_in_a_file_is_replayed_and_a_damaged_one_is_refused_kindly(cupboard: Cupboard) -> None:
    async with serving(cupboard) as (_, base), aiohttp.ClientSession() as http:
        async with http.post(f"{base}/api/replay?seat=1", data=RECORD.read_bytes()) as answer:
            assert answer.status == 200
            body = await answer.read()
            found = msgspec.json.decode(gzip.decompress(body) if body[:2] == b"\x1f\x8b" else body)
            assert found["seat"] == 1
            assert found["game"] == "matryoshka"
        async with http.post(f"{base}/api/replay", data=RECORD.read_bytes()[:-40]) as answer:
            assert answer.status == 422
            assert (await answer.json())["rule"] == "RECORD-1"
        lines = RECORD.read_bytes().splitlines(keepends=True)
        holed = b"".join(lines[:10] + lines[12:])
        async with http.post(f"{base}/api/replay", data=holed, headers={"Accept-Language": "fr"}) as answer:
            assert answer.status == 422
            told = await answer.json()
            assert told["rule"] == "RECORD-1"
            assert told["text"].startswith("Le coup de la ligne 11 n’est pas permis")
        async with http.post(f"{base}/api/replay?seat=9", data=RECORD.read_bytes()) as answer:
            assert (await answer.json())["rule"] == "TABLE-2"
