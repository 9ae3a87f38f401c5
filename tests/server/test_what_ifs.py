"""What-ifs on the server: a table that begins at a moment of another one, and is like any other table from then on."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from harness.serving import open_socket, play_along, serving, until
from harness.storage import Storage
from ludotheque.client import Client
from ludotheque.core import Record, Seat, Seeded, record, seed_from
from ludotheque.core.play import Fold
from ludotheque.games import GAMES
from ludotheque.server.endpoints.replays import replayed
from ludotheque.server.protocol import WhatIf
from ludotheque.server.table.table import Table
from tests.server.lobby_harness import FakeDevice, LobbyHarness, lobby_harness
from tests.server.raw_socket import connected
from tests.toys.high_card import HighCard

RECORDS = Path(__file__).parents[1] / "games"
STARTS = {"matryoshka": ("base-3", 41, 2), "moby_pick": ("short-4", 100, 1), "attrape_reves": ("base-4", 30, 3)}
"""By game: a golden record, the moment, and the seat."""


def text_of(key: str) -> str:
    return (RECORDS / key / "records" / f"{STARTS[key][0]}.jsonl").read_text(encoding="utf-8")


def wish(key: str, **changes: Any) -> dict[str, Any]:
    _, move, seat = STARTS[key]
    return {"record": text_of(key), "move": move, "seat": seat, "name": "Ada", "level": "easy", **changes}


@pytest.mark.parametrize("key", GAMES)
async def test_a_what_if_is_played_on_after_a_restart_and_its_record_verifies(key: str, storage: Storage) -> None:
    game, (_, move, seat) = GAMES[key], STARTS[key]
    source = record.decode(text_of(key).encode(), game)
    then = list(record.steps(source, game))[move].state
    async with serving(storage, speed=60) as (_, base):
        seated = await Client.request(base, "POST", "/api/what-if", wish(key))
        table = seated["table"]
        assert (seated["seat"], table["what_if"], table["phase"]) == (seat, move, "open")
        assert [chair["kind"] for chair in table["seats"]].count("bot") == len(source.header.seats) - 1
        assert {chair["level"] for chair in table["seats"]} == {None, "easy"}
        first = Client(base, seated["code"], seated["token"])
        async with first:
            opening = await anext(first.updates())
            assert (opening.number, opening.seat) == (move, seat)
            assert game.view(then, Seat(seat)) == _view(game, opening.view)
            await play_along(first, game, stop=lambda: first.last >= move + 2)
    async with serving(storage, speed=60) as (server, base):
        again = Client(base, seated["code"], seated["token"])
        async with again:
            resumed = await anext(again.updates())
            assert resumed.number >= move + 2
            await asyncio.wait_for(play_along(again, game), 60)
        data = await Client.request(base, "GET", f"/api/tables/{seated['code']}/record")
        assert server.metrics.registry.get_sample_value("ludotheque_damaged_tables_total") == 0
        kept = record.decode(data, game)
        assert record.verify(kept, game) == "finished"
        assert kept.header.origins[0].moves == move
        assert [each.at for each in kept.moves[:move]] == [each.at for each in source.moves[:move]]
        assert len(kept.moves) > move + 2
        _draws_are_of_its_own_deal(kept, game)
        follows = {"code": seated["code"], "move": move + 1, "seat": 0, "name": "Bob"}
        second = await Client.request(base, "POST", "/api/what-if", follows)
        assert second["table"]["what_if"] == move + 1
        async with Client(base, second["code"], second["token"]) as person:
            update = await anext(person.updates())
            state = list(record.steps(kept, game))[move + 1].state
            assert _view(game, update.view) == game.view(state, Seat(0))


def _view(game: Any, view: Any) -> Any:
    return msgspec.convert(view, game.View)


def _draws_are_of_its_own_deal(kept: Record, game: Any) -> None:
    """Who checks the deal of a what-if finds the draws of its own deal, and they follow from its secret."""
    assert kept.end is not None
    deal = Seeded(seed_from(kept.end.secret, kept.header.nonces))
    film = replayed(kept, game, 0)
    assert film.what_ifs
    assert film.draws
    for draw in film.draws:
        expected = deal.pick(draw.n, draw.label) if draw.order is None else deal.order(draw.n, draw.label)
        assert expected == (draw.pick if draw.order is None else draw.order)


async def test_what_cannot_begin_is_refused_with_a_reason(storage: Storage) -> None:
    text = text_of("matryoshka")
    length = text.count("\n") - 2
    cases: list[tuple[dict[str, Any], int, str, str | None]] = [
        ({"move": length}, 409, "TABLE-14", "At that moment the game was over: choose an earlier one."),
        ({"move": length + 1}, 422, "TABLE-14", f"There is no such moment: this game has {length} moves."),
        ({"move": -1}, 422, "HTTP-1", None),
        ({"seat": 3}, 422, "TABLE-2", None),
        ({"level": "wizard"}, 422, "LOBBY-11", None),
        ({"name": " "}, 422, "LOBBY-10", None),
        ({"record": None}, 422, "HTTP-1", None),
        ({"record": None, "code": "NOWHERE"}, 404, "LOBBY-4", None),
        ({"record": text[:-40]}, 422, "RECORD-1", None),
        ({"record": text.replace('"rules":', '"rules":9')}, 422, "RECORD-1", None),
        ({"record": text.replace("matryoshka", "chess")}, 404, "LOBBY-1", None),
        ({"record": text.replace('"secret":"', '"secret":"' + 200 * "ab")}, 422, "RECORD-1", None),
        ({"record": text.replace('"nonces":[', '"nonces":["00",')}, 422, "RECORD-1", None),
        ({"record": "x" * 1_010_000}, 413, "HTTP-1", None),
    ]
    async with serving(storage) as (_, base), aiohttp.ClientSession() as http:
        for change, status, rule, said in cases:
            async with http.post(f"{base}/api/what-if", json=wish("matryoshka", **change)) as answer:
                told = await answer.json()
                assert (answer.status, told["rule"]) == (status, rule), change
                assert said is None or told["text"] == said
        playing = await Client.request(base, "POST", "/api/play", {"game": "matryoshka", "name": "Ada"})
        unfinished = wish("matryoshka", record=None, code=playing["code"], move=0)
        async with http.post(f"{base}/api/what-if", json=unfinished) as answer:
            assert (answer.status, (await answer.json())["rule"]) == (409, "LOBBY-13")
        assert storage.codes() == {playing["code"]}


async def test_who_has_used_up_their_records_is_refused_before_they_send_another(tmp_path: Path) -> None:
    async with serving(tmp_path, replays_per_address=1) as (server, base), connected(server.port) as sender:
        await Client.request(base, "POST", "/api/what-if", wish("matryoshka"))
        sender.writer.write(b"POST /api/what-if HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n")
        head = await asyncio.wait_for(sender.reader.readuntil(b"\r\n\r\n"), 10)  # nothing of the body was sent
        assert head.startswith(b"HTTP/1.1 429")
        assert b'"LIMIT-4"' in await sender.reader.readuntil(b"}")


async def test_a_game_without_what_ifs_is_refused(storage: Storage) -> None:
    game = HighCard()
    async with serving(storage, games={game.KEY: game}) as (_, base), aiohttp.ClientSession() as http:
        opened = await Client.request(
            base, "POST", "/api/play", {"game": game.KEY, "name": "Ada", "options": {"seats": 2}}
        )
        async with open_socket(base) as talker:
            await talker.hello(opened["code"], opened["token"])
            await talker.hear("update", "whole")
            await talker.say("leave")
            await talker.hear_phase("left")
        follows = {"code": opened["code"], "move": 0, "seat": 0, "name": "Ada"}
        async with http.post(f"{base}/api/what-if", json=follows) as answer:
            assert (answer.status, (await answer.json())["key"]) == (409, "refused-no-what-if")
        async with http.get(f"{base}/api/tables/{opened['code']}/replay") as answer:
            assert (await answer.json())["what_ifs"] is False


class Gate:
    """Holds up what a thread wants to do, until it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.entered = threading.Event()
        self.open = threading.Event()
        original = Fold.begin

        def begin(fold: Fold, moves: Any) -> None:
            assert threading.current_thread() is not threading.main_thread()
            self.entered.set()
            assert self.open.wait(60)
            original(fold, moves)

        monkeypatch.setattr(Fold, "begin", begin)


async def _asked(here: LobbyHarness) -> tuple[Table, str]:
    """A what-if that nobody has come to yet, and the token of its person."""
    game, (_, move, seat) = GAMES["matryoshka"], STARTS["matryoshka"]
    source = record.decode(text_of("matryoshka").encode(), game)
    beginning = record.what_if(source, game, move, Seat(seat))
    row, _, token = await here.lobby.what_if(beginning, WhatIf(move=move, seat=seat, name="Ada", record=""))
    return await here.lobby.enter(row.code), token


async def test_while_the_past_of_a_what_if_is_folded_people_come_and_all_see_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_harness(tmp_path) as here:
        table, token = await _asked(here)
        gate, first, second = Gate(monkeypatch), FakeDevice(here), FakeDevice(here)
        coming = asyncio.create_task(first.hello(table, token))
        await until(gate.entered.is_set)
        await second.hello(table, token)
        assert table.unused is False
        gate.open.set()
        await coming
        assert first.last("update")["number"] == second.last("update")["number"] == STARTS["matryoshka"][1]
        after = table.row.code
    async with lobby_harness(tmp_path) as here:
        play = (await here.lobby.enter(after)).play  # in a thread again: see the gate
        assert play is not None
        here.services.thinking.close()


async def test_a_what_if_that_moves_to_another_node_before_its_cards_are_there_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_harness(tmp_path) as here:
        table, token = await _asked(here)
        gate, device = Gate(monkeypatch), FakeDevice(here)
        coming = asyncio.create_task(device.hello(table, token))
        await until(gate.entered.is_set)
        here.lobby.registry.moved(table)
        gate.open.set()
        await coming
        assert device.transport.heard[-1]["type"] == "goodbye"
        assert table.play is None
