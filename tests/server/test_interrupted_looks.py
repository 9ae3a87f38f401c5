"""Looks during which the server is restarted, or everyone leaves: they end as ever (MP-7)."""

from pathlib import Path

from tests.server.lobby_harness import FakeDevice, lobby_harness


async def test_mp_7_a_restart_does_not_leave_faces_on_the_screen(folder: Path) -> None:
    """The clock does not wait for the others while a look is open."""
    async with lobby_harness(folder) as home:
        table, tokens = await home.table("moby_pick", 3)
        phone = FakeDevice(home)
        await phone.hello(table, tokens[0])
        await phone.say("start")
        assert (await phone.act(0, {"type": "look"}))["type"] == "ack"
        await home.wait(1)
    async with lobby_harness(folder) as home:
        back = FakeDevice(home)
        await back.hello(await home.lobby.enter(table.row.code), tokens[0])
        assert back.last("update", seat=0)["view"]["peek"]
        for _ in range(8):
            await home.wait(1)
        assert not back.last("update", seat=0)["view"]["peek"]


async def test_mp_7_a_restart_makes_no_pause_begin_during_a_look(folder: Path) -> None:
    """Else the faces would be sent to whoever says hello for as long as the host likes."""
    async with lobby_harness(folder) as home:
        table, tokens = await home.table("moby_pick", 3)
        phone = FakeDevice(home)
        await phone.hello(table, tokens[0])
        await phone.say("start")
        assert (await phone.act(0, {"type": "look"}))["type"] == "ack"
        await phone.say("pause")
    async with lobby_harness(folder) as home:
        back = FakeDevice(home)
        await back.hello(await home.lobby.enter(table.row.code), tokens[0])
        assert back.last("update", seat=0)["view"]["peek"]
        assert (back.card["phase"], back.card["pausing"]) == ("playing", True)
        for _ in range(8):
            await home.wait(1)
        assert not back.last("update", seat=0)["view"]["peek"]
        assert (back.card["phase"], back.card["pausing"], back.card["held"]["why"]) == ("paused", False, "host")


async def test_mp_7_a_look_that_everyone_leaves_goes_on_and_its_faces_are_not_sent_again(folder: Path) -> None:
    """Else who drops the connection sees the cards for as long as they like, and again on coming back."""
    async with lobby_harness(folder) as home:
        table, tokens = await home.table("moby_pick", 3)
        phone = FakeDevice(home)
        await phone.hello(table, tokens[0])
        await phone.say("start")
        assert (await phone.act(0, {"type": "look"}))["type"] == "ack"
        await home.wait(1)
        await phone.close()
        await home.wait(5)
        assert table.phase == "paused", "the look is over: nobody is here"
        back = FakeDevice(home)
        await back.hello(table, tokens[0])
        assert not back.last("update", seat=0)["view"]["peek"]
        assert back.card["phase"] == "playing"


async def test_mp_7_who_comes_back_before_the_end_of_a_look_stops_no_clock(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, tokens = await home.table("moby_pick", 3)
        phone = FakeDevice(home)
        await phone.hello(table, tokens[0])
        await phone.say("start")
        assert (await phone.act(0, {"type": "look"}))["type"] == "ack"
        await phone.close()
        await home.wait(1)
        back = FakeDevice(home)
        await back.hello(table, tokens[0])
        assert back.last("update", seat=0)["view"]["peek"]
        await home.wait(8)
        assert (table.phase, back.last("update", seat=0)["view"]["peek"]) == ("playing", None)
