"""Finished games looked at again."""

import gzip
from pathlib import Path

import aiohttp
import msgspec
import pytest
from msgspec.structs import replace

from harness.serving import serving
from harness.storage import Storage
from ludotheque.core import Illegal, Seeded, seed_from
from ludotheque.core.record import MOST_MOVES, decode
from ludotheque.games import GAMES
from ludotheque.server.endpoints import replays
from ludotheque.server.endpoints.replays import replayed

RECORD = Path(__file__).parents[1] / "games/matryoshka/records/base-3.jsonl"
MOBY = Path(__file__).parents[1] / "games/moby_pick/records/base-5.jsonl"


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


def test_all_cards_and_marks_are_for_finished_games_that_show_them() -> None:
    game = GAMES["moby_pick"]
    record = decode(MOBY.read_bytes(), game)
    shown, watched = replayed(record, game, "all"), replayed(record, game, None)
    assert (shown.seat, shown.unveils, watched.unveils) == ("all", True, True)
    assert all(moment.view.faces is not None for moment in shown.moments)
    assert all(moment.view.faces is None for moment in watched.moments)
    assert {mark.kind for mark in shown.marks} == {"race", "find", "missed"}
    assert shown.marks == watched.marks
    numbers = {moment.number for moment in watched.moments}
    assert all(mark.move in numbers for mark in watched.marks), "a mark stands at a moment of the film"
    unfinished = replace(record, end=None)
    with pytest.raises(Illegal) as refused:
        replayed(unfinished, game, "all")
    assert refused.value.rule == "LOBBY-13"
    dolls = GAMES["matryoshka"]
    with pytest.raises(Illegal) as refused:
        replayed(decode(RECORD.read_bytes(), dolls), dolls, "all")
    assert refused.value.rule == "TABLE-2"


async def test_no_replay_shows_a_card_of_a_game_that_is_still_played(storage: Storage) -> None:
    async with serving(storage) as (_, base), aiohttp.ClientSession() as http:
        async with http.post(f"{base}/api/play", json={"game": "moby_pick", "name": "Ada"}) as answer:
            code = (await answer.json())["code"]
        for query in ("", "?seat=0", "?seat=all"):
            async with http.get(f"{base}/api/tables/{code}/replay{query}") as answer:
                assert (answer.status, (await answer.json())["rule"]) == (409, "LOBBY-13")
        async with http.post(f"{base}/api/replay?seat=all", data=MOBY.read_bytes()) as answer:
            assert (await answer.json())["moments"][0]["view"]["faces"]
        for wrong in ("-1", "All", "99", "²"):
            async with http.post(f"{base}/api/replay?seat={wrong}", data=MOBY.read_bytes()) as answer:
                assert (await answer.json())["rule"] == "TABLE-2"


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


async def test_a_record_in_a_file_is_replayed_and_a_damaged_one_is_refused_kindly(storage: Storage) -> None:
    async with serving(storage) as (_, base), aiohttp.ClientSession() as http:
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


async def test_a_replay_is_told_in_the_language_that_was_asked_for(storage: Storage) -> None:
    async with serving(storage) as (_, base), aiohttp.ClientSession() as http:
        told = []
        for lang in ("en", "fr"):
            headers = {"Accept-Language": lang}
            async with http.post(f"{base}/api/replay", data=RECORD.read_bytes(), headers=headers) as answer:
                moments = (await answer.json())["moments"]
            assert all(len(moment["story"]) == len(moment["events"]) for moment in moments)
            told.append(next(moment["story"][0] for moment in moments if moment["events"]))
        assert told == ["{0} has chosen a tableau.", "{0} a choisi son tableau."]


async def test_a_record_of_ever_so_many_moves_or_bytes_is_refused(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    header, move, *_ = lines = RECORD.read_bytes().splitlines(keepends=True)
    async with serving(storage) as (_, base), aiohttp.ClientSession() as http:
        long = header + move * (MOST_MOVES + 1) + lines[-1]
        async with http.post(f"{base}/api/replay", data=long) as answer:
            assert (answer.status, (await answer.json())["key"]) == (422, "record-too-long")
        monkeypatch.setattr(replays, "LARGEST_ANSWER", 1_000)
        plain = {"Accept-Encoding": "identity"}
        async with http.post(f"{base}/api/replay", data=RECORD.read_bytes(), headers=plain) as answer:
            assert (answer.status, (await answer.json())["key"]) == (422, "record-too-large")
