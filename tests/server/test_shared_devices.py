"""One tablet, several people: the clock waits while it is passed on, for everyone's own time, and not for ever."""

from pathlib import Path
from typing import Any

from msgspec import json
from msgspec.structs import replace

from ludotheque.core import Seat
from ludotheque.core.play import AnyGame
from ludotheque.games import matryoshka
from ludotheque.server.storage import jobs
from ludotheque.server.table.shared_devices import COVER_MS
from ludotheque.server.table.table import Table
from tests.server.altered_game import altered
from tests.server.lobby_harness import FakeDevice, LobbyHarness, lobby_harness

LIMIT_MS = 60_000
COVER = COVER_MS / 1000


async def tablet(
    home: LobbyHarness, game: str = "matryoshka", people: int = 3, **options: Any
) -> tuple[Table, FakeDevice, FakeDevice]:
    """A table that is dealt: all but the last person at one tablet, and the last with a phone of their own."""
    table, tokens = await home.table(game, people, **options)
    shared, phone = FakeDevice(home), FakeDevice(home)
    await shared.hello(table, *tokens[:-1])
    await phone.hello(table, tokens[-1])
    await shared.say("start")
    return table, shared, phone


def lay(table: Table, seat: int) -> dict[str, Any]:
    assert table.play is not None
    view = table.game.view(table.play.shown.state, Seat(seat))
    return {"type": "lay", "cards": list(view.hand[:2])}


async def test_the_clock_waits_for_a_covered_tablet_and_acts_are_taken_meanwhile(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, shared, phone = await tablet(home)
        await home.wait(10)
        await shared.say("hand", seat=None)
        before = table.time.now()
        assert before == 10_000
        card = phone.card
        assert (card["phase"], card["held"]["why"]) == ("playing", "passing")
        assert card["held"]["until"] - card["held"]["since"] == COVER
        await home.wait(COVER - 1)
        assert table.time.now() == before
        assert (await phone.act(2, lay(table, 2)))["type"] == "ack"
        assert phone.last("update")["at"] == before


async def test_a_cover_that_lasts_too_long_stops_nobody(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, shared, phone = await tablet(home)
        await shared.say("hand", seat=None)
        await home.wait(COVER + 10)
        assert 9_000 < table.time.now() <= 10_000
        assert phone.card["held"] is None
        await home.wait(51)
        assert table.play is not None
        assert table.play.shown.number > 0, "the built-in player chose when the limit was over (MA-20)"


async def test_each_person_at_a_tablet_has_the_whole_limit(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, shared, phone = await tablet(home)
        await shared.say("hand", seat=None)
        await home.wait(20)
        await shared.say("hand", seat=0)
        await home.wait(50)
        assert (await shared.act(0, lay(table, 0)))["type"] == "ack"
        await shared.say("hand", seat=None)
        await home.wait(20)
        assert table.time.now() == 0, "none of it was the second person's time"
        await shared.say("hand", seat=1)
        assert phone.card["held"] is None, "and now it is"
        await home.wait(LIMIT_MS / 1000 - 1)
        assert table.play is not None
        assert not any(table.play.shown.state.public.absent)
        assert (await shared.act(1, lay(table, 1)))["type"] == "ack"


async def test_an_open_hand_holds_the_clock_no_longer_than_the_limit(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, shared, phone = await tablet(home)
        await home.wait(20)
        await shared.say("hand", seat=0)
        await home.wait(39)
        assert table.time.now() == 20_000
        assert phone.card["held"]["why"] == "passing"
        await home.wait(1)
        assert phone.card["held"] is None
        await home.wait(10)
        assert table.time.now() > 29_000


async def test_a_tablet_that_is_only_passed_on_stops_a_table_for_minutes_and_not_for_ever(folder: Path) -> None:
    """Between two deadlines: a minute for every cover of a hand that was opened, and its own time for each hand."""
    async with lobby_harness(folder) as home:
        table, shared, _ = await tablet(home)
        started = home.clock.now()
        while table.play is not None and table.play.shown.number == 0:
            for seat in (None, 0, None, 1):
                await shared.say("hand", seat=seat)
                await home.wait(5)
            assert home.clock.now() - started < 3 * COVER_MS + 3 * LIMIT_MS + 40_000


async def test_coming_back_gives_a_tablet_no_more_than_it_had(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, tokens = await home.table("matryoshka", 3)
        phone, started = FakeDevice(home), 0.0
        await phone.hello(table, tokens[2])
        while table.play is None or table.play.shown.number == 0:
            shared = FakeDevice(home)
            await shared.hello(table, *tokens[:2])
            if table.play is None:
                await shared.say("start")
                started = home.clock.now()
            await shared.say("hand", seat=None)
            await home.wait(8)
            await shared.close()
            assert home.clock.now() - started < COVER_MS + LIMIT_MS + 30_000


async def test_many_sockets_of_the_same_two_seats_get_no_more_than_one_tablet(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, tokens = await home.table("matryoshka", 3)
        phone, *sockets = (FakeDevice(home) for _ in range(12))
        await phone.hello(table, tokens[2])
        for socket in sockets:
            await socket.hello(table, *tokens[:2])
        await sockets[0].say("start")
        for socket in sockets:
            await socket.say("hand", seat=0)
        started = home.clock.now()
        while table.play is not None and table.play.shown.number == 0:
            await sockets[0].say("hand", seat=None)
            await home.wait(8)
            assert home.clock.now() - started < 2 * COVER_MS + 2 * LIMIT_MS + 40_000


async def test_a_tablet_that_is_gone_is_not_waited_for(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, shared, phone = await tablet(home)
        await shared.say("hand", seat=None)
        await home.wait(5)
        await shared.close()
        assert phone.card["held"] is None
        await home.wait(5)
        assert table.time.now() == 5_000
        await home.wait(120)
        assert table.play is not None
        assert table.play.shown.number > 0, "its deadlines are kept again"


async def test_a_tablet_that_lies_open_for_all_is_not_waited_for(folder: Path) -> None:
    """After the looks of Moby Pick: whoever is next may act on it without its being passed on."""
    async with lobby_harness(folder) as home:
        table, shared, phone = await tablet(home)
        await shared.say("hand", seat=None)
        assert phone.card["held"]["why"] == "passing"
        await shared.say("hand")
        assert phone.card["held"] is None
        await home.wait(5)
        assert table.time.now() == 5_000


async def test_a_covered_tablet_that_nobody_waits_for_holds_nothing(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, shared, phone = await tablet(home)
        for seat in (0, 1):
            await shared.act(seat, lay(table, seat))
        await shared.say("hand", seat=None)
        assert phone.card["held"] is None
        await home.wait(5)
        assert table.time.now() == 5_000


async def test_who_holds_one_seat_cannot_hold_the_clock(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, shared, phone = await tablet(home)
        await phone.say("hand", seat=None)
        assert shared.card["held"] is None
        await shared.say("hand", seat=2)
        assert shared.last("refused")["rule"] == "TABLE-2"
        assert table.time.running


async def test_a_race_is_never_held(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, shared, phone = await tablet(home, "attrape_reves", variant="speed")
        assert table.play is not None
        active = table.play.shown.state.public.active
        turner = phone if active == 2 else shared
        await shared.say("hand", seat=None)
        assert (shared.card["held"] is None) == (active == 2)
        assert (await turner.act(active, {"type": "turn"}))["type"] == "ack"
        assert table.play.shown.state.public.phase == "grab"
        assert phone.card["held"] is None
        await shared.say("hand", seat=None)
        assert phone.card["held"] is None
        before = table.time.now()
        await home.wait(2)
        assert table.time.now() == before + 2_000


async def test_a_pause_of_the_host_costs_a_tablet_none_of_its_time(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, shared, phone = await tablet(home)
        await shared.say("hand", seat=None)
        await home.wait(10)
        await shared.say("pause")
        assert (phone.card["phase"], phone.card["held"]["why"], phone.card["held"]["until"]) == ("paused", "host", None)
        await home.wait(600)
        await shared.say("resume")
        assert (phone.card["phase"], phone.card["held"]["why"]) == ("playing", "passing")
        await home.wait(COVER - 12)
        assert table.time.now() == 0


def with_looks(game: AnyGame) -> AnyGame:
    """The same game, in which people look at something until everyone has laid."""
    return altered(game, EXTRAS=replace(game.EXTRAS, looking=lambda state: state.public.phase == "lay"))


async def test_mp_7_a_pause_asked_for_during_a_look_begins_after_it(folder: Path) -> None:
    async with lobby_harness(folder, games={"matryoshka": with_looks(matryoshka)}) as home:
        table, shared, phone = await tablet(home)
        await shared.say("pause")
        assert (phone.card["phase"], phone.card["pausing"], phone.card["held"]) == ("playing", True, None)
        await home.wait(1)
        assert table.time.now() == 1_000
        for seat, device in ((0, shared), (1, shared), (2, phone)):
            assert (await device.act(seat, lay(table, seat)))["type"] == "ack"
        assert (phone.card["phase"], phone.card["pausing"], phone.card["held"]["why"]) == ("paused", False, "host")
        await home.wait(10)
        assert table.time.now() == 1_000
        await shared.say("resume")
        assert (phone.card["phase"], phone.card["held"]) == ("playing", None)


async def test_mp_7_a_pause_does_not_leave_faces_on_the_screen(folder: Path) -> None:
    """Moby Pick: the look lasts as long as ever, its faces are taken away, and only then does the clock stand."""
    async with lobby_harness(folder) as home:
        table, shared, phone = await tablet(home, "moby_pick")
        assert (await shared.act(0, {"type": "look"}))["type"] == "ack"
        assert shared.last("update", seat=0)["view"]["peek"]
        await shared.say("pause")
        assert (phone.card["phase"], phone.card["pausing"]) == ("playing", True)
        for _ in range(12):
            await home.wait(1)
        assert not shared.last("update", seat=0)["view"]["peek"]
        assert (phone.card["phase"], phone.card["pausing"], phone.card["held"]["why"]) == ("paused", False, "host")
        before = table.time.now()
        await home.wait(90)
        assert table.time.now() == before


async def test_mp_15_a_pause_asked_for_during_a_race_begins_after_it(folder: Path) -> None:
    """Else the host could study the card, and a row, while no time passes."""
    async with lobby_harness(folder) as home:
        table, shared, phone = await tablet(home, "moby_pick", first=0, confuse=0, remind=0, reverse=0)
        for seat, device in ((0, shared), (1, shared), (2, phone)):
            for step in ("look", "seen"):
                assert (await device.act(seat, {"type": step}))["type"] == "ack"
        assert (await shared.act(0, {"type": "flip"}))["type"] == "ack"
        await home.wait(0.4)
        await shared.say("pause")
        assert (phone.card["phase"], phone.card["pausing"], phone.card["held"]) == ("playing", True, None)
        await home.wait(5)
        assert (phone.card["phase"], phone.card["pausing"], phone.card["held"]["why"]) == ("paused", False, "host")
        assert table.play is not None
        assert table.play.shown.state.public.phase == "flip", "the race is over, and the next card still lies face down"


async def test_mp_7_no_pause_begins_while_a_look_is_being_written(folder: Path) -> None:
    """The host pauses by one socket, and opens a look by another: the look is shown after the clock was to stand."""
    async with lobby_harness(folder) as home:
        table, _, phone = await tablet(home, "moby_pick")
        look = b'{"type":"act","id":"look","seat":2,"action":{"type":"look"}}'
        assert phone.talk.hear(look, home.clock.now()) is None
        table.waits.pause(on=True)  # what `lobby.pause` does once its own row is written
        await home.settle()
        assert phone.last("update", seat=2)["view"]["peek"]
        assert (phone.card["phase"], phone.card["pausing"]) == ("playing", True)
        await home.wait(12)
        assert not phone.last("update", seat=2)["view"]["peek"]
        assert (phone.card["phase"], phone.card["pausing"]) == ("paused", False)


async def test_mp_15_a_race_that_everyone_leaves_is_run_to_its_end(folder: Path) -> None:
    """Else who plays against bots could drop the connection, study the card, and come back to touch it in no time."""
    async with lobby_harness(folder) as home:
        table, shared, phone = await tablet(home, "moby_pick", first=0, confuse=0, remind=0, reverse=0)
        for seat, device in ((0, shared), (1, shared), (2, phone)):
            for step in ("look", "seen"):
                assert (await device.act(seat, {"type": step}))["type"] == "ack"
        assert (await shared.act(0, {"type": "flip"}))["type"] == "ack"
        await home.wait(0.4)
        await shared.close()
        await phone.close()
        await home.wait(5)
        assert table.play is not None
        assert table.play.shown.state.public.phase == "flip", "the race is over"
        assert table.phase == "paused", "and the next card is turned up for nobody"


async def test_a_pause_that_was_asked_for_can_be_taken_back(folder: Path) -> None:
    async with lobby_harness(folder, games={"matryoshka": with_looks(matryoshka)}) as home:
        table, shared, phone = await tablet(home)
        await shared.say("pause")
        await shared.say("resume")
        assert not phone.card["pausing"]
        for seat, device in ((0, shared), (1, shared), (2, phone)):
            await device.act(seat, lay(table, seat))
        assert phone.card["phase"] == "playing"


async def test_a_look_is_never_held(folder: Path) -> None:
    """It would last longer for whoever looks: looks are equally long for everyone (MP-6)."""
    async with lobby_harness(folder, games={"matryoshka": with_looks(matryoshka)}) as home:
        table, shared, phone = await tablet(home)
        await shared.say("hand", seat=None)
        assert phone.card["held"] is None
        await home.wait(3)
        assert table.time.now() == 3_000


async def test_nobody_at_a_connected_tablet_is_away(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        _, shared, phone = await tablet(home)
        await shared.say("hand", seat=None)
        await home.wait(40)
        assert all(seat["here"] and not seat["stand_in"] for seat in phone.card["seats"])


async def test_a_tablet_from_which_a_seat_is_taken_learns_which_seats_it_still_has(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, shared, phone = await tablet(home, people=4)
        await shared.say("remove", seat=1)
        assert shared.last("welcome")["seats"] == [0, 2]
        assert shared.card["seats"][1]["kind"] == "bot"
        assert (await shared.act(0, lay(table, 0)))["type"] == "ack"
        assert shared.last("update", seat=2)["number"] > 0, "the other people play on"
        known = len(phone.transport.heard)
        await shared.say("leave")
        assert shared.last("welcome")["seats"] == []
        assert shared.last("update")["seat"] is None
        assert all(message["type"] != "welcome" for message in phone.transport.heard[known:])


async def test_of_the_touches_of_one_tablet_only_those_that_the_rules_take_place_the_next(folder: Path) -> None:
    """The first seat recites, and may not touch (MP-12)."""
    async with lobby_harness(folder) as here:
        table, tokens = await here.table("moby_pick", 4, first=0, confuse=0, remind=0, reverse=0)
        tablet = FakeDevice(here)
        await tablet.hello(table, *tokens)
        await tablet.say("start")
        while tablet.last("update")["view"]["public"]["phase"] != "flip":
            await here.wait(1)
        await tablet.act(0, {"type": "flip"})
        await here.wait(0.4)
        shown = tablet.last("update")
        touch = {"type": "touch", "reveal": shown["view"]["public"]["reveal"]}
        for seat in range(3):
            fields = {"id": f"t{seat}", "action": touch, "seat": seat, "seen": shown["number"], "ms": 300.0 + seat}
            await tablet.say("act", **fields)
        await here.wait(1)
        assert tablet.last("refused", id="t0")["rule"] == "MP-12"
        moves = [json.decode(move.payload) for move in await here.store.do(jobs.log(table.row.id))]
        placed = {move["seat"]: "shift" in move["evidence"] for move in moves if "evidence" in move}
        assert placed == {1: False, 2: True}
