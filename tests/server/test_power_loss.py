"""What is shown survives the process, what is acknowledged survives the power: I/O stalls, and a power cut."""

import asyncio
import shutil
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import pytest

from harness.server_process import ServerProcess
from harness.serving import open_socket, serving, until
from harness.storage import Storage
from ludotheque.client import Client
from ludotheque.core import record
from ludotheque.games import matryoshka
from tests.server.fake_disk import FakeDisk
from tests.server.matryoshka_table import dealt, lay
from tests.server.test_kill import begin, sit_down

DATABASE = "ludotheque.sqlite"


def cut(folder: Path, after: Path) -> None:
    """What a power cut now would leave of a folder whose log is flushed."""
    after.mkdir(parents=True)
    for name in (DATABASE, f"{DATABASE}-wal"):
        shutil.copy(folder / name, after)


async def test_moves_are_shown_while_the_disk_stands_still_and_acknowledged_when_it_goes_on(
    folder: Path, disk: FakeDisk
) -> None:
    async with serving(folder) as (_, base), AsyncExitStack() as stack:
        _, _, talker = await dealt(stack, base)
        disk.still.clear()
        for seat in (0, 1):
            await talker.say("act", id=f"a{seat}", action=lay(talker, seat), seat=seat)
            await talker.hear("update", number=seat + 1, seat=2)
        await talker.say("act", id="a0", action=lay(talker, 0), seat=0)  # again, to no effect
        await talker.say("phrase", phrase="hello", seat=2)
        await talker.hear("said")
        assert not [heard for heard in talker.heard if heard["type"] == "ack"]
        disk.still.set()
        assert [(await talker.hear("ack"))["id"] for _ in range(2)] == ["a0", "a1"]


async def test_a_disk_that_breaks_stalls_the_tables_until_what_was_shown_is_written_again(
    folder: Path, disk: FakeDisk
) -> None:
    async with serving(folder) as (_, base), AsyncExitStack() as stack:
        _, _, talker = await dealt(stack, base)
        disk.broken = True
        await talker.say("act", id="a0", action=lay(talker, 0), seat=0)
        await talker.hear("update", number=1, seat=2)
        await talker.hear_phase("stalled")
        assert not [heard for heard in talker.heard if heard["type"] == "ack"]
        disk.broken = False
        await talker.hear_phase("playing")
        acks = [heard for heard in talker.heard if heard["type"] == "ack"]
        assert acks == [{"type": "ack", "id": "a0", "number": 1}]
        assert (await talker.act(lay(talker, 1), name="a1", seat=1))["number"] == 2


@pytest.mark.parametrize("name", ["", DATABASE])
async def test_nothing_is_acknowledged_while_the_database_has_been_moved_away(folder: Path, name: str) -> None:
    """The folder, or the file alone: the server could write on, and the next start would find nothing of it."""
    moved, aside = folder / name, folder.with_name("aside")
    async with serving(folder) as (_, base), AsyncExitStack() as stack:
        _, _, talker = await dealt(stack, base)
        moved.rename(aside)
        await talker.say("act", id="a0", action=lay(talker, 0), seat=0)
        await talker.hear_phase("stalled")
        async with aiohttp.request("GET", base + "/readyz") as answer:
            assert answer.status == 503
        assert not [heard for heard in talker.heard if heard["type"] == "ack"]
        aside.rename(moved)
        await talker.hear_phase("playing")
        acks = [heard for heard in talker.heard if heard["type"] == "ack"]
        assert acks == [{"type": "ack", "id": "a0", "number": 1}]
    after = Storage(folder).execute("SELECT number FROM moves ORDER BY number")
    assert after[-1][0] >= 1


async def test_nothing_is_acknowledged_while_another_database_lies_in_its_place(folder: Path) -> None:
    """Somebody has restored a backup under a running server, which goes on to write to the old file."""
    database, aside = folder / DATABASE, folder / "aside"
    async with serving(folder) as (_, base), AsyncExitStack() as stack:
        _, _, talker = await dealt(stack, base)
        database.rename(aside)
        shutil.copy(aside, database)
        await talker.say("act", id="a0", action=lay(talker, 0), seat=0)
        await talker.hear_phase("stalled")
        assert not [heard for heard in talker.heard if heard["type"] == "ack"]
        aside.replace(database)
        await talker.hear_phase("playing")
        acks = [heard for heard in talker.heard if heard["type"] == "ack"]
        assert acks == [{"type": "ack", "id": "a0", "number": 1}]


async def test_after_a_power_cut_the_table_goes_on_from_what_was_acknowledged(
    folder: Path, tmp_path: Path, disk: FakeDisk
) -> None:
    after = tmp_path / "after"
    async with serving(folder) as (_, base), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, base)
        assert (await talker.act(lay(talker, 0), name="a0", seat=0))["number"] == 1
        cut(folder, after)
        disk.still.clear()
        await talker.say("act", id="a1", action=lay(talker, 1), seat=1)
        await talker.hear("update", number=2, seat=2)
        known = {"last": 2, "epoch": talker.update["epoch"]}
        disk.still.set()
    async with serving(after) as (_, base), open_socket(base) as back, open_socket(base) as late:
        assert (await back.hello(code, *tokens, **known))["number"] == 1
        update = await back.hear("update", seat=1)
        assert (update["whole"], update["number"], update["epoch"]) == (True, 1, known["epoch"])
        assert (await back.act(lay(talker, 0), name="a0", seat=0)) == {"type": "ack", "id": "a0", "number": 1}
        other = {"type": "lay", "cards": update["view"]["hand"][2:4]}
        assert (await back.act(other, name="a2", seat=1))["number"] == 2
        assert back.update["epoch"] == known["epoch"] + 1
        await late.hello(code, tokens[2], **known)
        update = await late.hear("update")
        assert (update["whole"], update["number"]) == (True, 2), "this is not the update 2 that they know"


async def test_clients_go_on_by_themselves_after_a_power_cut(folder: Path) -> None:
    """Everything since some moment is gone, more than a cut would ever take."""
    before, server = folder / "before", ServerProcess(Storage(folder))
    await server.start()
    families = [await sit_down(server.base, seed) for seed in range(3)]
    playing = [asyncio.create_task(family.play()) for family in families]
    await asyncio.gather(*(begin(family) for family in families))
    await until(lambda: min(family.client.last for family in families) > 10)
    cut(folder, before)
    await until(lambda: min(family.client.last for family in families) > 30)
    await server.kill()
    shown = [family.client.last for family in families]
    for name in (DATABASE, f"{DATABASE}-wal"):
        shutil.copy(before / name, folder)
    await server.start()
    await until(lambda: all(family.client.last < number for family, number in zip(families, shown, strict=True)))
    await asyncio.wait_for(asyncio.gather(*playing), 60)
    for family in families:
        data = await Client.request(server.base, "GET", f"/api/tables/{family.client.code}/record")
        assert record.verify(record.decode(data, matryoshka), matryoshka) == "finished"
    await server.kill()
