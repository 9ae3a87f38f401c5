"""The fence: an old owner of a table and a new one, with their transactions interleaved at every step (PostgreSQL)."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import combinations
from threading import Event, Thread, current_thread
from time import sleep
from typing import Any

import psycopg
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import IntegrityError

from harness import postgres
from ludotheque.server.services.settings import Settings, database_url
from ludotheque.server.storage import jobs
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.errors import Stale
from ludotheque.server.storage.moves import Row, append
from ludotheque.server.storage.ownership import read_again, take_over
from ludotheque.server.storage.rows import SeatRow
from tests.server.test_store import ROW

Work = Callable[[Connection], Any]


class SteppedTransaction(Thread):
    """A transaction in a thread of its own that stops before every statement and before its commit."""

    def __init__(self, database: Database, work: Work) -> None:
        super().__init__(daemon=True)
        self._database = database
        self._work = work
        self._go = Event()
        self._at_gate = Event()
        self.backend = 0
        self.result: Any = None
        self.refused = False
        self.start()
        self._at_gate.wait(10)

    def run(self) -> None:
        try:
            with self._database.transaction() as connection:
                self.result = self._work(connection)
        except (Stale, IntegrityError):
            self.refused = True
        finally:
            self._at_gate.set()

    def gate(self, backend: int) -> None:
        """Called in its thread before each statement."""
        self.backend = backend
        self._at_gate.set()
        self._go.wait(10)
        self._go.clear()

    def step(self, watcher: "psycopg.Connection[Any]") -> None:
        """Let it take one step: until the next one, until its end, or until it waits for a lock of the other."""
        if self.is_alive() and self._at_gate.is_set():
            self._at_gate.clear()
            self._go.set()
        while not self._at_gate.wait(0.001):
            blocked = watcher.execute("SELECT cardinality(pg_blocking_pids(%s)) > 0", (self.backend,)).fetchone()
            if blocked == (True,):
                return

    def finished(self) -> bool:
        if self._at_gate.is_set() and not self.is_alive():
            return True
        self.join(0.001)
        return not self.is_alive()


def _gate(connection: Connection, *_rest: object) -> None:
    thread = current_thread()
    if isinstance(thread, SteppedTransaction):
        driver: Any = connection.connection.driver_connection
        thread.gate(driver.info.backend_pid)


@contextmanager
def gates() -> Iterator[None]:
    """Stop every stepped transaction before each statement, and before its commit."""
    event.listen(Engine, "before_cursor_execute", _gate)
    event.listen(Engine, "commit", _gate)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", _gate)
        event.remove(Engine, "commit", _gate)


@contextmanager
def two_servers(pg: postgres.Postgres) -> Iterator[tuple[Database, Database, "psycopg.Connection[Any]"]]:
    """Two servers' connections to one database, and one more that looks who waits for whom."""
    address = pg.emptied()
    old, new = (Database(database_url(Settings(database=address))) for _ in range(2))
    old.open()
    new.open()
    with psycopg.connect(address, autocommit=True) as watcher:
        yield old, new, watcher
    old.close()
    new.close()


def orders(old: int, new: int) -> Iterator[str]:
    """Every order of so many steps of the old owner and of the new one."""
    for chosen in combinations(range(old + new), old):
        yield "".join("o" if place in chosen else "n" for place in range(old + new))


def interleaved(
    pair: tuple[SteppedTransaction, SteppedTransaction], order: str, watcher: "psycopg.Connection[Any]"
) -> None:
    """Run two transactions in this order of steps, then both to their ends."""
    for letter in order:
        pair[letter == "n"].step(watcher)
    for _ in range(100):
        if all(each.finished() for each in pair):
            return
        for each in pair:
            each.step(watcher)
        sleep(0)
    raise AssertionError(f"{order}: neither goes on")


def taking_over(code: str) -> Work:
    """What a new owner does: take the table over, then read its log."""

    def work(connection: Connection) -> tuple[Any, list[int]]:
        row = take_over(code)(connection)
        return row, [move.number for move in jobs.log(row.id)(connection)]

    return work


def test_no_move_is_committed_that_the_new_owner_did_not_read(pg: postgres.Postgres) -> None:
    refused = 0
    with two_servers(pg) as (old, new, watcher), gates():
        for number, order in enumerate(orders(old=3, new=6)):  # statements and the commit
            code = f"A{number}"
            with old.transaction() as connection:
                table = jobs.create(replace(ROW, code=code))(connection)
                append(connection, [Row(table, 1, 1, None, "{}")])
            writer = SteppedTransaction(old, partial(append, rows=[Row(table, 2, 1, None, "{}")]))
            owner = SteppedTransaction(new, taking_over(code))
            interleaved((writer, owner), order, watcher)
            row, read = owner.result
            with new.transaction() as connection:
                kept = [move.number for move in jobs.log(table)(connection)]
            assert row.epoch == 2
            assert kept == read, f"{order}: the new owner read {read}, and the log has {kept}"
            assert kept == ([1] if writer.refused else [1, 2]), order
            refused += writer.refused
    assert 0 < refused < number, "each came first in some orders"


def test_an_owner_that_reads_its_log_again_waits_for_its_own_writes(pg: postgres.Postgres) -> None:
    """A write whose session was given up may be under way: it is read, or it fails; it does not come later."""
    with two_servers(pg) as (lost, here, watcher), gates():
        for number, order in enumerate(orders(old=1, new=5)):  # what the write has left is its commit
            code = f"A{number}"
            with lost.transaction() as connection:
                table = jobs.create(replace(ROW, code=code))(connection)
                append(connection, [Row(table, 1, 1, None, "{}")])
            writer = SteppedTransaction(lost, partial(append, rows=[Row(table, 2, 1, None, "{}")]))
            reader = SteppedTransaction(here, read_again(code, epoch=1, after=0))
            interleaved((writer, reader), "oo" + order, watcher)
            assert [move.number for move in reader.result] == [1, 2], order


def test_an_owner_that_reads_its_log_again_reads_no_move_of_a_new_one(pg: postgres.Postgres) -> None:
    moved = 0
    with two_servers(pg) as (old, new, watcher), gates():
        for number, order in enumerate(orders(old=4, new=6)):
            code = f"A{number}"
            with old.transaction() as connection:
                table = jobs.create(replace(ROW, code=code))(connection)
                append(connection, [Row(table, 1, 1, None, "{}")])

            def play_on(connection: Connection, code: str = code, table: int = table) -> None:
                take_over(code)(connection)
                append(connection, [Row(table, 2, 2, None, "{}")])

            reader = SteppedTransaction(old, read_again(code, epoch=1, after=0))
            owner = SteppedTransaction(new, play_on)
            interleaved((reader, owner), "on" + order, watcher)  # both begin: that locks nothing
            assert not owner.refused
            if reader.result is None:
                moved += 1
            else:
                assert [move.number for move in reader.result] == [1], order
    assert 0 < moved < number, "each came first in some orders"


def test_no_seat_is_changed_that_the_new_owner_did_not_read(pg: postgres.Postgres) -> None:
    """What is read is never half old, half new: that would be taken for damage."""
    refused = 0
    seats = (ROW.seats[0], SeatRow(kind="bot", name="Ada", level="normal"))
    with two_servers(pg) as (old, new, watcher), gates():
        for number, order in enumerate(orders(old=4, new=4)):
            row = replace(ROW, code=f"A{number}")
            with old.transaction() as connection:
                row = replace(row, id=jobs.create(row)(connection))
            changed = replace(row, phase="playing", seats=seats)
            writer = SteppedTransaction(old, jobs.save(changed))
            owner = SteppedTransaction(new, take_over(row.code))
            interleaved((writer, owner), order, watcher)
            assert owner.result == replace(row if writer.refused else changed, epoch=2), order
            with new.transaction() as connection:
                assert jobs.find(row.code)(connection) == owner.result, order
            refused += writer.refused
    assert 0 < refused < number, "each came first in some orders"


def test_who_only_looks_sees_a_whole_table_and_waits_for_nobody(pg: postgres.Postgres) -> None:
    with two_servers(pg) as (old, new, watcher), gates():
        for number, order in enumerate(orders(old=4, new=3)):
            row = replace(ROW, code=f"A{number}")
            with old.transaction() as connection:
                row = replace(row, id=jobs.create(row)(connection))
            changed = replace(row, phase="playing", seats=(ROW.seats[0], SeatRow(kind="bot", level="normal")))
            writer = SteppedTransaction(old, jobs.save(changed))
            reader = SteppedTransaction(new, jobs.find(row.code))
            interleaved((writer, reader), order, watcher)
            assert reader.result in (row, changed), order
            assert not writer.refused
