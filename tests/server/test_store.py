"""The store: group commit, ownership decided by the database, and what happens when it fails. On both databases."""

import asyncio
import resource
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from harness import postgres
from harness.serving import until
from ludotheque.server.services.settings import Settings, database_url
from ludotheque.server.storage import jobs
from ludotheque.server.storage.answers import DURABLE, WRITTEN, Answer, Failed, Written
from ludotheque.server.storage.errors import Down, Stale
from ludotheque.server.storage.jobs import LoggedMove
from ludotheque.server.storage.migrations import HEAD, REVISIONS
from ludotheque.server.storage.moves import Row
from ludotheque.server.storage.ownership import take_over
from ludotheque.server.storage.rows import SeatRow, TableRow
from ludotheque.server.storage.schema import metadata
from ludotheque.server.storage.sqlite import PAGE, ROOM, WriteAhead
from ludotheque.server.storage.store import Store
from tests.server.fake_disk import FakeDisk

DATABASE = "ludotheque.sqlite"
LOG = f"{DATABASE}-wal"
ROW = TableRow(
    code="ABCDE",
    game="toy",
    rules=1,
    options={"seats": 2},
    public=True,
    phase="open",
    created=1,
    secret="s",
    commitment="c",
    host_hash="h",
    seats=(SeatRow(kind="person", name="Zoé", token_hash="h", nonce="n"), SeatRow()),
)


@asynccontextmanager
async def opened(folder: Path, database: str) -> AsyncIterator[Store]:
    batches: list[int] = []
    store = Store(database_url(Settings(data=str(folder), database=database)), wrote=lambda n, _s: batches.append(n))
    store.batches = batches  # type: ignore[attr-defined]
    await store.start()
    yield store
    await store.stop()


async def append(store: Store, *rows: Row) -> list[Exception | None]:
    """Append, and wait for the last answers, in order."""
    loop = asyncio.get_running_loop()
    futures: list[asyncio.Future[Exception | None]] = [loop.create_future() for _ in rows]

    def tell(future: asyncio.Future[Exception | None], answer: Answer) -> None:
        if not isinstance(answer, Written):
            future.set_result(answer.error if isinstance(answer, Failed) else None)

    for row, future in zip(rows, futures, strict=True):
        store.append(row, partial(tell, future))
    return await asyncio.gather(*futures)


async def test_what_is_waiting_goes_into_one_transaction_and_comes_back_in_order(folder: Path, database: str) -> None:
    async with opened(folder, database) as store:
        table = await store.do(jobs.create(ROW))
        rows = [Row(table, number, 1, f"a{number}", f'{{"n":{number}}}') for number in range(1, 201)]
        assert await append(store, *rows) == [None] * 200
        kept = await store.do(jobs.log(table))
        assert kept == [LoggedMove(number, 1, f"a{number}", f'{{"n":{number}}}') for number in range(1, 201)]
        assert await store.do(jobs.log(table, after=198)) == kept[198:]
        assert len(store.batches) < 50, "durability must cost one flush a batch"  # type: ignore[attr-defined]
        assert store.waiting == 0


async def test_a_table_comes_back_as_it_was_written(folder: Path, database: str) -> None:
    async with opened(folder, database) as store:
        table = await store.do(jobs.create(ROW))
        assert await store.do(jobs.find("ABCDE")) == replace(ROW, id=table)
        changed = replace(
            ROW, id=table, phase="playing", nonces=("n", ""), seats=(ROW.seats[0], SeatRow(kind="bot", level="normal"))
        )
        await store.do(jobs.save(changed))
        assert await store.do(jobs.find("ABCDE")) == changed
        assert await store.do(jobs.find("OTHER")) is None
        with pytest.raises(Stale):
            await store.do(jobs.create(ROW))


async def test_a_second_writer_is_refused_by_the_database_and_harms_nobody_else(folder: Path, database: str) -> None:
    async with opened(folder, database) as store:
        mine = await store.do(jobs.create(ROW))
        other = await store.do(jobs.create(replace(ROW, code="OTHER")))
        assert [(await store.do(take_over(code))).epoch for code in ("ABCDE", "OTHER")] == [2, 2]
        stale, current, good = await append(
            store, Row(mine, 1, 1, None, "{}"), Row(other, 1, 2, None, "{}"), Row(other, 2, 2, None, "{}")
        )
        assert isinstance(stale, Stale)
        assert (current, good) == (None, None)
        assert await store.do(jobs.log(mine)) == []
        with pytest.raises(Stale):
            await store.do(jobs.save(replace(ROW, id=mine, epoch=1)))


async def test_taking_over_raises_the_epoch_unless_the_table_is_damaged_or_moved_meanwhile(
    folder: Path, database: str
) -> None:
    async with opened(folder, database) as store:
        await store.do(jobs.create(ROW))
        await store.do(jobs.create(replace(ROW, code="BROKEN", phase="damaged")))
        assert [(await store.do(take_over("ABCDE"))).epoch for _ in range(2)] == [2, 3]
        assert (await store.do(take_over("BROKEN"))).epoch == 1
        assert await store.do(take_over("OTHER")) is None
        assert await store.do(take_over("ABCDE", 2)) is None
        assert (await store.do(take_over("ABCDE", 3))).epoch == 4


async def test_a_move_is_never_written_twice_and_a_failed_one_leaves_no_hole(folder: Path, database: str) -> None:
    async with opened(folder, database) as store:
        table = await store.do(jobs.create(ROW))
        assert await append(store, Row(table, 1, 1, None, "{}")) == [None]
        again, after = await append(store, Row(table, 1, 1, None, '{"other":1}'), Row(table, 2, 1, None, "{}"))
        assert isinstance(again, Stale)
        assert isinstance(after, Stale), "number 2 rests on a move that was refused"
        await store.do(store.unblock(table, 1))
        assert await append(store, Row(table, 2, 1, None, "{}")) == [None]
        assert [move.payload for move in await store.do(jobs.log(table))] == ["{}", "{}"]


async def test_a_job_that_fails_takes_nothing_with_it(folder: Path, database: str) -> None:
    async with opened(folder, database) as store:
        table = await store.do(jobs.create(ROW))

        def half(connection: Any) -> None:
            connection.execute(text("UPDATE tables SET phase = 'left'"))
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await store.do(half)
        row = await store.do(jobs.find("ABCDE"))
        assert row.phase == "open"
        assert await append(store, Row(table, 1, 1, None, "{}")) == [None]


async def test_a_value_that_the_database_does_not_take_fails_alone(folder: Path, pg: postgres.Postgres) -> None:
    async with opened(folder, pg.fresh("values")) as store:
        table = await store.do(jobs.create(ROW))
        session = text("SELECT pg_backend_pid()")
        before = await store.do(lambda connection: connection.execute(session).scalar_one())
        looking = [store.do(jobs.find(code)) for code in ("ABCDE", "\x00A", "ABCDE")]
        found = await asyncio.gather(*looking, return_exceptions=True)
        assert [type(row) for row in found] == [TableRow, Down, TableRow]
        rows = [Row(table, 1, 1, None, "{}"), Row(table + 1, 1, 1, "\x00", "{}"), Row(table, 2, 1, None, "{}")]
        assert [type(error) for error in await append(store, *rows)] == [type(None), Down, type(None)]
        after = await store.do(lambda connection: connection.execute(session).scalar_one())
        assert before == after, "the connection is as good as before"


async def test_whoever_fails_at_an_answer_costs_no_other_theirs(folder: Path, database: str) -> None:
    errors: list[Exception] = []
    store = Store(database_url(Settings(data=str(folder), database=database)), failed=errors.append)
    await store.start()
    table = await store.do(jobs.create(ROW))

    def broken(_answer: Answer) -> None:
        raise ZeroDivisionError

    store.append(Row(table, 1, 1, None, "{}"), broken)
    assert await append(store, Row(table, 2, 1, None, "{}")) == [None]
    assert [type(error) for error in errors] == [ZeroDivisionError] * 2, "for what is written, and what is durable"
    await store.stop()


async def test_a_failing_database_is_down_and_up_again(folder: Path, database: str) -> None:
    async with opened(folder, database) as store:

        def full(_connection: Any) -> None:
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))

        with pytest.raises(Down):
            await store.do(full)
        await store.do(jobs.probe("here:8080"))


async def test_a_full_disk_refuses_and_there_is_room_again_later(folder: Path) -> None:
    """SQLite says that the disk is full once it may not grow by another page."""
    async with opened(folder, "") as store:
        table = await store.do(jobs.create(ROW))

        def room(pages: int) -> Callable[[Any], None]:
            def job(connection: Any) -> None:
                used = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
                connection.exec_driver_sql(f"PRAGMA max_page_count={used + pages}")

            return job

        large = "x" * 10 * PAGE
        await store.do(room(0))
        (full,) = await append(store, Row(table, 1, 1, None, large))
        assert isinstance(full, Down)
        await store.do(room(20))
        await store.do(store.unblock(table, 1))
        assert await append(store, Row(table, 1, 1, None, large)) == [None]


async def test_moves_are_written_while_the_disk_stands_still_and_kept_when_it_goes_on(
    folder: Path, disk: FakeDisk
) -> None:
    async with opened(folder, "") as store:
        table = await store.do(jobs.create(ROW))
        told: list[tuple[int, Answer]] = []
        disk.still.clear()
        for number in (1, 2, 3):
            store.append(Row(table, number, 1, None, "{}"), lambda answer, n=number: told.append((n, answer)))  # type: ignore[misc]
            await until(lambda number=number: (number, WRITTEN) in told)  # type: ignore[misc]
        assert told == [(1, WRITTEN), (2, WRITTEN), (3, WRITTEN)]
        assert store.waiting == 3
        disk.still.set()
        await until(lambda: store.waiting == 0)
        assert told[3:] == [(1, DURABLE), (2, DURABLE), (3, DURABLE)]


async def test_after_a_flush_that_failed_everything_is_written_again_before_it_is_kept(
    folder: Path, disk: FakeDisk
) -> None:
    """A flush after a failed one says nothing of the pages that the first one lost."""
    async with opened(folder, "") as store:
        table = await store.do(jobs.create(ROW))
        disk.broken = True
        (lost,) = await append(store, Row(table, 1, 1, None, "{}"))
        assert isinstance(lost, Down)
        flushed = disk.flushes
        assert await append(store, Row(table, 2, 1, None, "{}")) == [None]
        assert disk.flushes == flushed, "the log is not flushed again but carried over"
        assert (folder / LOG).stat().st_size == 0
        disk.broken = False
        assert await append(store, Row(table, 3, 1, None, "{}")) == [None]
        assert disk.flushes == flushed + 1
        (folder / LOG).unlink()
    async with opened(folder, "") as store:
        assert [move.number for move in await store.do(jobs.log(table))][:2] == [1, 2]


async def test_each_outcome_of_an_append_is_a_value_of_its_own(folder: Path, disk: FakeDisk) -> None:
    async with opened(folder, "") as store:
        table = await store.do(jobs.create(ROW))
        told: list[Answer] = []
        store.append(Row(table, 1, 1, None, "{}"), told.append)
        await until(lambda: store.waiting == 0)
        disk.broken = True
        store.append(Row(table, 2, 1, None, "{}"), told.append)
        await until(lambda: store.waiting == 0)
        store.append(Row(table, 2, 1, None, "{}"), told.append)  # the number is taken
        await until(lambda: store.waiting == 0)
        assert told[:3] == [WRITTEN, DURABLE, WRITTEN]
        assert [(type(answer.error), answer.written) for answer in told[3:] if isinstance(answer, Failed)] == [
            (Down, True),
            (Stale, False),
        ]


async def test_the_migrations_lead_to_the_schema_and_are_not_run_twice(folder: Path, database: str) -> None:
    """What the revisions make is what the program expects, and they are numbered in order."""
    assert list(REVISIONS) == sorted(REVISIONS) == [f"{number:04}" for number in range(1, len(REVISIONS) + 1)]
    for _ in range(2):
        async with opened(folder, database) as store:
            difference = await store.do(
                lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
            )
            assert difference == []
            version = await store.do(
                lambda connection: connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all()
            )
            assert version == [HEAD]


async def test_a_migration_that_was_interrupted_is_finished_at_the_next_start(folder: Path, database: str) -> None:
    async with opened(folder, database) as store:
        await store.do(jobs.create(ROW))
        await store.do(lambda connection: connection.exec_driver_sql("DELETE FROM alembic_version"))
    async with opened(folder, database) as store:
        assert isinstance(await store.do(jobs.find(ROW.code)), TableRow)


async def test_the_embedded_log_has_its_room_at_every_start_and_the_database_stays_small(folder: Path) -> None:
    for _ in range(2):
        async with opened(folder, "") as store:
            assert (folder / LOG).stat().st_size == ROOM
            assert await store.do(lambda connection: connection.exec_driver_sql("PRAGMA page_size").scalar()) == PAGE
        assert (folder / DATABASE).stat().st_size < ROOM / 100


async def test_after_a_crash_the_embedded_log_is_as_long_as_it_was_and_nothing_is_lost(folder: Path) -> None:
    crashed = folder / "crashed"
    crashed.mkdir(parents=True)
    async with opened(folder, "") as store:
        table = await store.do(jobs.create(ROW))
        assert await append(store, Row(table, 1, 1, "a1", "{}")) == [None]
        for name in (DATABASE, LOG):
            shutil.copy(folder / name, crashed)
    async with opened(crashed, "") as store:
        assert (crashed / LOG).stat().st_size == ROOM
        assert [move.number for move in await store.do(jobs.log(table))] == [1]


def test_where_there_is_no_log_none_is_made(tmp_path: Path) -> None:
    (tmp_path / DATABASE).touch()
    WriteAhead(tmp_path / DATABASE).preallocate()
    assert not (tmp_path / LOG).exists()


async def test_where_there_is_no_room_the_embedded_log_gives_back_what_it_took(folder: Path) -> None:
    """A limit on the length of files stands for the full disk."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM // 2, limits[1]))
    try:
        async with opened(folder, "") as store:
            assert (folder / LOG).stat().st_size < ROOM / 10
            assert await store.do(jobs.create(ROW)) == 1
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
