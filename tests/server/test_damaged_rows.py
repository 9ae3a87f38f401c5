"""Damage stays with its table: whatever is wrong with a row, the server starts, says so, and the others play on."""

from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from harness.recording_log import RecordingLog
from harness.serving import open_socket, seats_at, serving
from harness.storage import Storage
from ludotheque.client import Client, Refusal
from ludotheque.server.storage.schema import seats, tables
from tests.server.matryoshka_table import THREE, dealt, lay

TYPES = {"INTEGER": "7", "BIGINT": "7", "TEXT": "'oddly'", "BOOLEAN": "NOT {}", "JSON": "'[7]'"}
COLUMNS = [(table, column) for table in (tables, seats) for column in table.columns if column.name != "seen"]
SPECIAL = {
    "tables.id": "UPDATE tables SET id = id + 1000 WHERE id = {id}",
    "tables.phase": "UPDATE tables SET phase = 'playing' WHERE id = {id}",
    "tables.epoch": "UPDATE tables SET epoch = 2147483647 WHERE id = {id}",
    "tables.no checksum": "UPDATE tables SET checksum = NULL WHERE id = {id}",
    "tables.next": "UPDATE tables SET next = 'ABCDE' WHERE id = {id}",
    "tables.options empty": "UPDATE tables SET options = '{{}}' WHERE id = {id}",
    "seats.table_id": "UPDATE seats SET table_id = 7777 WHERE table_id = {id} AND seat = 1",
    "seats.missing": "DELETE FROM seats WHERE table_id = {id} AND seat = 1",
    "seats.all missing": "DELETE FROM seats WHERE table_id = {id}",
    "seats.swapped": "UPDATE seats SET token_hash = (SELECT token_hash FROM seats WHERE table_id = {id} AND seat = 2)"
    " WHERE table_id = {id} AND seat = 1",
    "seats.moved": "UPDATE seats SET table_id = 1, seat = 3 WHERE table_id = {id} AND seat = 2",
}
SQLITE = {  # what only SQLite lets into a column
    "options": """'{{"seats"\\:'""",
    "nonces": "'nonsense'",
    "outcome": "'{{'",
    "rules": "'many'",
    "public": "'perhaps'",
    "created": "x'ff'",
    "epoch": "'late'",
    "game": "x'ff'",
    "secret": "CAST(x'c3' AS TEXT)",
    "host_hash": "12",
}
KEYS = ("tables.id", "seats.table_id", "seats.moved")
"""What PostgreSQL refuses, because seats must be of a table."""


def damages(storage: Storage) -> dict[str, str]:
    """Statements that damage the table of an id, by what they damage: every column in turn, and more."""
    found = {}
    for table, column in COLUMNS:
        mine = "id = {id}" if table is tables else "table_id = {id} AND seat = 1"
        value = TYPES[str(column.type).upper()].format(column.name)
        found[f"{table.name}.{column.name}"] = f"UPDATE {table.name} SET {column.name} = {value} WHERE {mine}"
    found |= SPECIAL
    if storage.database:
        return {name: statement for name, statement in found.items() if name not in KEYS}
    odd = {
        f"odd {column}": f"UPDATE tables SET {column} = {value} WHERE id = {{id}}" for column, value in SQLITE.items()
    }
    return found | odd


async def test_each_damaged_row_harms_its_table_alone_and_is_named_in_the_log(storage: Storage) -> None:
    """Every column of a table and of its seats, each at a table of its own, and one table that is sound."""
    names = damages(storage)
    async with serving(storage, requests_per_second=10_000, seats_per_address=10_000) as (_, base):
        sat = [await seats_at(base, "matryoshka", THREE, 3) for _ in range(len(names) + 1)]
        sound, tokens = sat.pop(0)  # its id is 1
        async with open_socket(base) as talker:
            await talker.hello(sound, *tokens)
            await talker.say("start")
            for _ in range(3):
                await talker.hear("update")
    for number, statement in enumerate(names.values(), start=2):
        storage.execute(statement.format(id=number))
    log = RecordingLog()
    async with serving(storage, log=log, guesses_per_address=10_000) as (_, base):
        for name, (code, held) in zip(names, sat, strict=True):
            async with open_socket(base) as person:
                for token in held:
                    answer = await person.hello(code, token)
                    assert answer["type"] == "refused", f"{name}: no token opens a seat that may be another's"
                    assert answer["rule"] == ("LOBBY-4" if name == "tables.code" else "LOBBY-18"), name
            with pytest.raises(Refusal) as refusal:
                await Client.request(base, "GET", f"/api/tables/{code}")
            assert refusal.value.rule == answer["rule"]
        async with open_socket(base) as person:
            assert len((await person.hello(sound, *tokens))["table"]["seats"]) == 3
            assert (await person.act(lay(talker, 0), seat=0))["number"] == 1
    named = sorted(values["table"] for _, event, values in log.told if event == "table damaged")
    ids = {name: number for number, name in enumerate(names, start=2) if name != "tables.code"}  # nobody asks for it
    assert named == sorted(str(number + 1000 * (name == "tables.id")) for name, number in ids.items())


async def rows(storage: Storage, *damage: str) -> tuple[Any, Any]:
    """Two tables that were dealt before some damage was done while no server ran."""
    async with serving(storage) as (_, base), AsyncExitStack() as stack:
        bad, good = [await dealt(stack, base) for _ in range(2)]
    for each in damage:
        storage.execute(each)
    return bad, good


@pytest.fixture
def own(folder: Path, database: str) -> Storage:
    """A database whose tables may be altered: no other test uses it."""
    return Storage(folder, database)


async def test_a_seat_that_is_there_twice_is_noticed(own: Storage) -> None:
    bad, good = await rows(
        own,
        "ALTER TABLE seats RENAME TO sound",
        "CREATE TABLE seats AS SELECT * FROM sound",  # without a key
        "INSERT INTO seats SELECT * FROM sound WHERE table_id = 1 AND seat = 2",
    )
    log = RecordingLog()
    async with serving(own, log=log) as (_, base), open_socket(base) as person:
        assert (await person.hello(bad[0], *bad[1]))["rule"] == "LOBBY-18"
        assert any("a seat is there twice" in str(values) for _, _, values in log.told)
        assert (await person.hello(good[0], *good[1]))["type"] == "welcome"


async def test_a_damaged_table_does_not_tell_a_scanner_that_its_code_is_right(own: Storage) -> None:
    bad, good = await rows(own, "UPDATE tables SET secret = 'another' WHERE id = 1")
    async with serving(own, guesses_per_address=5) as (_, base), open_socket(base) as scanner:
        assert (await scanner.hello(bad[0], "x" * 32))["rule"] == "LOBBY-18", "a right code costs nothing"
        assert (await scanner.hello(good[0], "x" * 32))["rule"] == "WIRE-6"
        assert (await scanner.hello(bad[0], "x" * 32))["rule"] == "LIMIT-3"


async def test_a_move_that_is_no_text_sets_one_table_aside(storages: Callable[[], Storage]) -> None:
    storage = storages()
    if storage.database:
        pytest.skip("PostgreSQL keeps to its types")
    async with serving(storage) as (_, base), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, base)
        await talker.act(lay(talker, 0), seat=0)
    storage.execute("UPDATE moves SET payload = CAST(x'7bff' AS TEXT)")
    async with serving(storage) as (_, base), open_socket(base) as person:
        assert (await person.hello(code, *tokens))["table"]["phase"] == "damaged"


async def test_tables_of_before_the_checksum_get_theirs_unless_they_are_damaged(own: Storage) -> None:
    """And options of an older version of a game do not keep the server from starting either."""
    async with serving(own) as (_, base), AsyncExitStack() as stack:
        bad, good, old = [await dealt(stack, base) for _ in range(3)]
    own.execute("UPDATE alembic_version SET version_num = '0001'")
    own.execute("ALTER TABLE tables DROP COLUMN checksum")
    own.execute("DELETE FROM seats WHERE table_id = 1 AND seat = 0")
    own.execute(r"""UPDATE tables SET rules = 0, options = '{"seats"\:3,"variant"\:5}' WHERE id = 3""")
    async with serving(own) as (_, base), open_socket(base) as person:
        assert (await person.hello(bad[0], bad[1][1]))["rule"] == "LOBBY-18"
        assert (await person.hello(good[0], *good[1]))["type"] == "welcome"
        assert (await person.hello(old[0], *old[1]))["rule"] == "LOBBY-19"
    found = own.execute("SELECT checksum IS NULL FROM tables ORDER BY id")
    assert [bool(none) for (none,) in found] == [True, False, False]


async def test_a_row_that_is_damaged_while_its_log_is_away_stops_its_table(storage: Storage) -> None:
    async with serving(storage) as (_, base), AsyncExitStack() as stack:
        _, _, talker = await dealt(stack, base)
        with storage.mislaid("moves"):
            await talker.say("act", id="lost", action=lay(talker, 0), seat=0)
            await talker.hear_phase("stalled")
            storage.execute("UPDATE tables SET secret = 'another'")
        assert (await talker.hear("refused", id="lost"))["rule"] == "TABLE-9"
        await talker.hear_phase("damaged")
