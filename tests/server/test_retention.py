"""`--keep-days`: finished games are deleted some days after their end, and nothing else ever is."""

from pathlib import Path
from time import time
from typing import Any

import aiohttp
import msgspec
import pytest

from harness.serving import open_socket, seats_at, serving, until
from harness.storage import Storage
from ludotheque.core import record
from ludotheque.games import GAMES
from ludotheque.server.app import Server
from ludotheque.server.storage import jobs
from ludotheque.server.storage.retention import AT_ONCE, delete_old
from ludotheque.server.storage.rows import SeatRow, TableRow

RECORDS = Path(__file__).parents[1] / "games/attrape_reves/records"
PARTS = ("tables", "seats", "moves", "endings")
DAY = 86_400


async def ended(server: Server, base: str, *, moves: bool = False) -> str:
    """The code of a table that everyone left, during its game or (sooner) before it."""
    code, (token,) = await seats_at(base, "matryoshka", {"seats": 3}, 1, bots="plain")
    async with open_socket(base) as person:
        await person.hello(code, token)
        if moves:
            await person.say("start")
            await until(lambda: (play := server.lobby.tables[code].play) is not None and play.shown.number > 0)
            await person.say("leave")
            await person.hear_phase("left")
        else:
            server.lobby.tables[code].finish("left")
    return code


async def let_pass(server: Server, storage: Storage, code: str, days: float) -> None:
    """As if the game had ended so many days ago."""
    find = "SELECT count(*) FROM endings JOIN tables ON id = table_id WHERE code = :code"
    await until(lambda: storage.execute(find, code=code) == [(1,)])
    storage.execute(
        "UPDATE endings SET ended = :then WHERE table_id = (SELECT id FROM tables WHERE code = :code)",
        then=int(time() - days * DAY),
        code=code,
    )


def rows_of(storage: Storage, code: str) -> list[int]:
    """How many rows there are in each table of the database about one code, or about none at all."""
    own = "id = (SELECT id FROM tables WHERE code = :code)"
    return [
        storage.execute(f"SELECT count(*) FROM {part} WHERE {own if part == 'tables' else 'table_' + own}", code=code)[
            0
        ][0]
        for part in PARTS
    ]


async def test_a_game_is_deleted_as_a_whole_when_its_days_are_over_and_no_other_is(storage: Storage) -> None:
    async with serving(storage, keep_days=30) as (server, base):
        old, fresh = [await ended(server, base, moves=True) for _ in range(2)]
        live, _ = await seats_at(base, "matryoshka", {"seats": 3}, 2)
        await let_pass(server, storage, old, 30.1)
        await let_pass(server, storage, fresh, 29.9)
        assert min(rows_of(storage, old)) > 0
        await server.lobby.retention.tidy()
        assert rows_of(storage, old) == [0, 0, 0, 0]
        assert storage.execute("SELECT count(*) FROM seats WHERE table_id NOT IN (SELECT id FROM tables)") == [(0,)]
        assert storage.execute("SELECT count(*) FROM moves WHERE table_id NOT IN (SELECT id FROM tables)") == [(0,)]
        assert min(rows_of(storage, fresh)) > 0
        assert rows_of(storage, live)[:2] == [1, 3]
        async with aiohttp.ClientSession() as http:
            for path in ("", "/record", "/replay"):
                async with http.get(f"{base}/api/tables/{fresh}{path}") as answer:
                    assert answer.status == 200


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "There is no table with this code. This server deletes finished games 30 days after their end."),
        ("fr", "Aucune table n’a ce code. Ce serveur efface les parties terminées 30 jours après leur fin."),
    ],
)
async def test_who_asks_for_a_deleted_game_is_told_why_it_is_gone(storage: Storage, lang: str, sentence: str) -> None:
    async with serving(storage, keep_days=30) as (server, base):
        code = await ended(server, base)
        await let_pass(server, storage, code, 31)
        async with open_socket(base) as spectator:
            await spectator.hello(code)
            await server.lobby.retention.tidy()
            assert (await spectator.hear("goodbye"))["reason"] == "closed"
        async with aiohttp.ClientSession(headers={"Accept-Language": lang}) as http:
            for path in ("", "/record", "/replay", "/qr.svg"):
                async with http.get(f"{base}/api/tables/{code}{path}") as answer:
                    problem = await answer.json()
                    assert (answer.status, problem["rule"], problem["text"]) == (404, "LOBBY-20", sentence)


async def test_games_are_kept_for_ever_where_nothing_else_is_said(storage: Storage) -> None:
    async with serving(storage) as (server, base):
        code = await ended(server, base)
        await let_pass(server, storage, code, 36_000)
        await server.lobby.retention.tidy()
        assert rows_of(storage, code)[:2] == [1, 3]


async def test_many_old_games_are_deleted_in_small_batches(storage: Storage) -> None:
    async with serving(storage, keep_days=1) as (server, base):
        codes = [await ended(server, base) for _ in range(2 * AT_ONCE + 3)]
        for code in codes:
            await let_pass(server, storage, code, 2)
        first = await server.store.do(delete_old(int(time()) - DAY))
        assert len(first) == AT_ONCE
        await server.lobby.retention.tidy()
        assert storage.execute("SELECT count(*) FROM tables") == [(0,)]


async def test_a_database_that_is_away_delays_the_deletion_only(storage: Storage) -> None:
    async with serving(storage, keep_days=1) as (server, base):
        code = await ended(server, base)
        await let_pass(server, storage, code, 2)
        with storage.mislaid("moves"):
            await server.lobby.retention.tidy()
        assert rows_of(storage, code)[:2] == [1, 3]
        await server.lobby.retention.tidy()
        assert rows_of(storage, code) == [0, 0, 0, 0]


async def test_games_that_ended_before_the_upgrade_count_from_then_on(storage: Storage) -> None:
    async with serving(storage) as (server, base):
        code = await ended(server, base)
        await let_pass(server, storage, code, 100)
        live, _ = await seats_at(base, "matryoshka", {"seats": 3}, 1)
    storage.execute("DROP TABLE endings")
    storage.execute("UPDATE alembic_version SET version_num = '0003'")
    async with serving(storage, keep_days=30) as (server, _):
        await server.lobby.retention.tidy()
        assert rows_of(storage, code)[:2] == [1, 3]
        assert rows_of(storage, live)[-1] == 0
        ((noted,),) = storage.execute("SELECT ended FROM endings")
        assert time() - noted < 60


async def finished(server: Server, code: str, data: bytes) -> TableRow:
    """A table on which the game of a record was played."""
    kept = record.decode(data, GAMES[record.read_header(data).game])
    header, end = kept.header, kept.end
    assert end is not None
    row = TableRow(
        code=code,
        game=header.game,
        rules=header.rules,
        options=header.options,
        public=False,
        phase="over",
        created=int(time()),
        secret=end.secret,
        commitment=header.commitment,
        host_hash="",
        seats=tuple(SeatRow(kind="person", name=player.name) for player in header.seats),
        nonces=header.nonces,
        outcome=msgspec.to_builtins(end.outcome),
    )
    moves = [record.encode_line(move).decode().rstrip() for move in kept.moves]
    row = msgspec.structs.replace(row, id=await server.store.do(jobs.create(row, moves)))
    await server.store.do(jobs.save(row))
    return row


async def made_of(base: str, code: str) -> dict[str, Any]:
    """What the server makes of a finished game: its record, its replay, its analysis, and a game that begins in it."""
    found: dict[str, Any] = {}
    async with aiohttp.ClientSession(f"{base}/") as http:
        for path in ("record", "replay", "analysis"):
            found[path] = 202
            while found[path] == 202:
                async with http.get(f"api/tables/{code}/{path}") as answer:
                    found[path] = await answer.read() if answer.status == 200 else answer.status
        async with http.post("api/what-if", json={"code": code, "move": 5, "seat": 0, "name": "Ada"}) as answer:
            found["what-if"] = (await answer.json())["table"]["options"]
    return found


async def test_a_game_that_gets_the_row_of_a_deleted_one_gets_nothing_else_of_it(tmp_path: Path) -> None:
    """SQLite gives the ids of deleted rows to new ones."""
    storage, (old, new) = (
        Storage(tmp_path),
        [(RECORDS / name).read_bytes() for name in ("base-4.jsonl", "speed-4.jsonl")],
    )
    async with serving(storage, keep_days=30) as (server, base):
        first = await finished(server, "OLDGAM", old)
        before = await made_of(base, first.code)
        for part in ("moves", "seats", "tables"):  # the what-if has the next row
            own = "id" if part == "tables" else "table_id"
            storage.execute(f"DELETE FROM {part} WHERE {own} <> :old", old=first.id)
        await let_pass(server, storage, first.code, 31)
        await server.lobby.retention.tidy()
        second = await finished(server, "NEWGAM", new)
        assert second.id == first.id
        after = await made_of(base, second.code)
        assert after["what-if"]["variant"] == "speed"
        assert all(after[part] != before[part] for part in before)
