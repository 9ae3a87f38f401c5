"""Every act is answered, done or refused with a reason; and none is done turns later, when nobody wants it any more."""

import asyncio
from collections import defaultdict
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from harness.serving import cuttable_proxy, open_socket, serving, until
from harness.storage import Storage
from ludotheque.client import Client, Refusal
from ludotheque.core import Seat, Seeded
from ludotheque.core.play import Fold
from ludotheque.games import matryoshka
from ludotheque.server.app import Server
from ludotheque.server.protocol import refusals
from ludotheque.server.storage.moves import Row
from ludotheque.server.table.bots import Bots
from ludotheque.server.table.history import Entry
from ludotheque.server.table.live_game import POSTPONED
from ludotheque.server.table.play import ACTS, Play
from ludotheque.server.table.table import Table
from tests.server.lobby_harness import FakeDevice, LobbyHarness, lobby_harness
from tests.server.matryoshka_table import dealt, lay
from tests.server.test_shared_devices import lay as laid
from tests.server.test_shared_devices import tablet


async def test_acts_on_their_way_when_the_log_fails_are_refused_once_it_answers(storage: Storage) -> None:
    async with serving(storage) as (_, base), AsyncExitStack() as stack:
        _, _, talker = await dealt(stack, base)
        with storage.mislaid("moves"):
            for seat in range(3):
                await talker.say("act", id=f"lost{seat}", action=lay(talker, seat), seat=seat)
            await talker.hear_phase("stalled")
            await talker.say("act", id="lost0", action=lay(talker, 0), seat=0)  # a client that came back repeats it
        await talker.hear_phase("playing")
        answers = {m["id"]: m for m in talker.heard if m["type"] in ("ack", "refused") and m["id"]}
        assert {name: (m["type"], m["rule"], m["key"]) for name, m in answers.items()} == {
            f"lost{seat}": ("refused", "TABLE-9", "refused-not-written") for seat in range(3)
        }
        assert (await talker.act(lay(talker, 2), name="again", seat=2))["number"] == 1, "nothing else was done since"


async def test_an_act_that_the_failing_log_kept_is_acknowledged(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database wrote it and died before it could say so: nobody may be told that nothing happened."""
    async with lobby_harness(folder) as home:
        table, shared, _ = await tablet(home)
        writer = home.store._writer
        whole = writer._results

        def dies_after(items: list[Any]) -> list[Any]:
            results = whole(items)
            if any(isinstance(item, Row) for item in items):
                monkeypatch.undo()
                raise OperationalError("", None, Exception())
            return results

        monkeypatch.setattr(writer, "_results", dies_after)
        await shared.say("act", id="kept", action=laid(table, 0), seat=0)
        await until(lambda: bool(shared.card["phase"] == "playing"))
        assert "stalled" in [m["table"]["phase"] for m in shared.transport.heard if m["type"] == "table"]
        answers = [m for m in shared.transport.heard if m.get("id") == "kept"]
        assert answers == [{"type": "ack", "id": "kept", "number": 1}]


async def test_an_act_is_not_done_turns_later_when_it_happens_to_be_possible_again(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, tokens = await home.table("attrape_reves", 2, first=0)
        both = FakeDevice(home)
        await both.hello(table, *tokens)
        await both.say("start")
        play = table.play
        assert play is not None
        turn, public = {"type": "turn"}, play.shown.state.public
        assert (public.phase, public.active) == ("turn", 0)
        pressed = {"last": play.shown.number, "epoch": play.shown.epoch}
        while play.shown.number < 2 or (play.shown.state.public.phase, play.shown.state.public.active) != ("turn", 0):
            await home.wait(1)
        await both.say("act", id="late", action=turn, seat=0, **pressed)
        assert both.last("refused", id="late")["rule"] == "TABLE-11"
        now = {"last": play.shown.number, "epoch": play.shown.epoch}
        await both.say("act", id="new", action=turn, seat=0, **now)
        assert both.last("ack", id="new")


async def test_an_act_that_was_possible_all_the_time_is_done_however_late_it_comes(folder: Path) -> None:
    """Others chose meanwhile, as they may: that changes nothing for this seat."""
    async with lobby_harness(folder) as home:
        table, shared, phone = await tablet(home)
        pressed = {"last": 0, "epoch": 0}
        await phone.act(2, laid(table, 2))
        await shared.act(1, laid(table, 1))
        await shared.say("act", id="late", action=laid(table, 0), seat=0, **pressed)
        assert shared.last("ack", id="late")["number"] == 3


async def test_acts_repeated_after_a_restart_wait_for_the_others_and_are_done(storage: Storage) -> None:
    async with serving(storage) as (_, base), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, base)
    async with serving(storage) as (_, base), open_socket(base) as ada, open_socket(base) as others:
        table = (await ada.hello(code, tokens[0]))["table"]
        assert (table["phase"], table["held"]["why"]) == ("paused", "restart")
        assert table["held"]["until"] - table["held"]["since"] == 10
        await ada.say("act", id="press", action=lay(talker, 0), last=0, epoch=0)
        with suppress(TimeoutError):
            assert (await ada.hear("ack", "refused", seconds=0.3)) is None
        await others.hello(code, *tokens[1:])
        assert (await ada.hear("ack", "refused", id="press"))["number"] == 1


async def test_acts_repeated_after_a_restart_do_not_wait_for_ever(storage: Storage) -> None:
    async with serving(storage) as (_, base), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, base)
    async with serving(storage, return_s=0.8, messages_per_second=500) as (_, base), open_socket(base) as ada:
        await ada.hello(code, tokens[0])
        for number in range(POSTPONED):
            await ada.say("act", id=f"junk{number}", action={"type": "show", "card": 0})
        assert (await ada.act(lay(talker, 0), name="much"))["rule"] == "TABLE-8", "so many and no more wait"
        for number in range(POSTPONED):
            assert (await ada.hear("refused"))["id"] == f"junk{number}"
        assert (await ada.act(lay(talker, 0), name="then"))["number"] == 1


async def test_acts_that_wait_after_a_restart_are_refused_when_the_host_pauses(storage: Storage) -> None:
    async with serving(storage) as (_, base), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, base)
    async with serving(storage, return_s=0.5) as (_, base), open_socket(base) as ada:
        await ada.hello(code, tokens[0])
        await ada.say("act", id="press", action=lay(talker, 0), last=0, epoch=0)
        await ada.say("pause")
        assert (await ada.hear("ack", "refused", id="press"))["rule"] == "TABLE-8"


async def read_again(home: LobbyHarness) -> tuple[Table, list[str]]:
    """A table that was dealt and read back from its log, as after a restart; and the tokens of its people."""
    before, tokens = await home.table("matryoshka", 3)
    host = FakeDevice(home)
    await host.hello(before, *tokens)
    await host.say("start")
    await host.close()
    home.lobby.registry.forget(before)
    return await home.lobby.enter(before.row.code), tokens


async def test_an_act_that_waits_after_a_restart_is_done_for_no_seat_but_its_own(folder: Path) -> None:
    """Its socket goes on to another table meanwhile, and has another seat there."""
    async with lobby_harness(folder) as home:
        table, tokens = await read_again(home)
        other, (own, *_) = await home.table("matryoshka", 3)
        victim, cheat = FakeDevice(home), FakeDevice(home)
        await victim.hello(table, tokens[0])
        await cheat.hello(table, tokens[2])
        await cheat.say("act", id="mine", action=laid(table, 0))
        await cheat.hello(other, own)
        assert cheat.connection.seats == (0,)
        await home.wait(home.services.settings.return_s + 1)
        assert (table.phase, table.play is not None and table.play.shown.number) == ("playing", 0)
        assert cheat.last("refused", id="mine")["rule"] == "TABLE-2"


async def test_acts_of_one_seat_that_wait_after_a_restart_take_no_room_from_another(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, tokens = await read_again(home)
        honest, greedy = FakeDevice(home), FakeDevice(home)
        await honest.hello(table, tokens[0])
        await greedy.hello(table, tokens[2])
        for number in range(100):
            await greedy.say("act", id=f"junk{number}", action={"type": "show", "card": 0})
        await honest.say("act", id="press", action=laid(table, 0))
        await home.wait(home.services.settings.return_s + 1)
        assert honest.last("ack", id="press")["number"] == 1


def stalls(server: Server) -> float:
    """How often the server refused something for the moment."""
    labels = {"rule": refusals.LOBBY_STALLED.id}
    return server.metrics.registry.get_sample_value("ludotheque_refusals_total", labels) or 0.0


async def test_a_hello_refused_for_a_moment_is_said_again(storage: Storage) -> None:
    async with serving(storage) as (server, base), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, base)
        await talker.socket.close()
        await until(lambda: not any(True for _ in server.lobby.tables[code].presence.connections()))
        del server.lobby.tables[code]  # as after a long while
        with storage.mislaid("seats"):
            async with open_socket(base) as probe:
                refused = await probe.hello(code, tokens[0])
                assert (refused["rule"], refused["retry"]) == ("LOBBY-9", True)
            with pytest.raises(Refusal) as caught:
                await Client.request(base, "GET", f"/api/tables/{code}")
            assert caught.value.rule == "LOBBY-9"
            before = stalls(server)
            client = Client(base, code, tokens[0])
            entering = asyncio.create_task(client.__aenter__())
            await until(lambda: stalls(server) >= before + 2)  # asked, and asked again
            assert not entering.done()
        await asyncio.wait_for(entering, 10)
        assert client.table["code"] == code
        await client.__aexit__()


async def test_a_hello_refused_for_good_ends_the_client(folder: Path) -> None:
    async with serving(folder) as (_, base):
        client = Client(base, "NOSUCH", "x" * 30)
        async with asyncio.timeout(5), client:
            assert [update async for update in client.updates()] == []


async def test_what_is_refused_unread_is_refused_by_its_name(folder: Path) -> None:
    async with serving(folder, messages_per_second=2) as (_, base), AsyncExitStack() as stack:
        _, _, talker = await dealt(stack, base)
        await talker.say("act", id="odd", action={}, nonsense=1)
        assert (await talker.hear("refused", id="odd"))["rule"] == "WIRE-1"
        for number in range(8):
            await talker.say("act", id=f"fast{number}", action={}, seat=0)
        assert (await talker.hear("refused", id="fast7"))["rule"] == "WIRE-3"


async def test_an_act_that_nobody_waits_for_any_more_is_not_repeated(folder: Path) -> None:
    async with serving(folder) as (server, base), cuttable_proxy(server.port) as cable:
        code, tokens, _ = await dealt(stack := AsyncExitStack(), base)
        async with stack, Client(cable.base, code, *tokens) as client:
            updates = client.updates()
            hand = {u.seat: u.view["hand"] for u in [await anext(updates) for _ in range(3)]}
            cable.cut()
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(client.act({"type": "lay", "cards": hand[0][:2]}, seat=0), 0.01)
            await until(lambda: client.welcomes == 2)
            assert await client.act({"type": "lay", "cards": hand[1][:2]}, seat=1) == 1
            assert await client.act({"type": "lay", "cards": hand[0][:2]}, seat=0) == 2


def never(seat: Seat, level: str, error: Exception) -> None:
    """No bot plays here."""
    raise AssertionError(seat, level) from error


def play_of_three() -> Play:
    """A game of three on no server."""
    racing: Any = SimpleNamespace(touches=())
    bots = Bots(matryoshka, never, lambda *_: False)
    fold = Fold(matryoshka, matryoshka.Options(seats=3), Seeded("acts"))
    return Play(matryoshka, fold, epoch=1, racing=racing, bots=bots)


def acted(play: Play) -> Entry:
    """Somebody does what they may; the name of the act is the number of its move."""
    state, number = play._state, play._number + 1
    for seat in map(Seat, range(3)):
        if legal := list(matryoshka.legal(matryoshka.view(state, seat))):
            *_, entry = play.act(seat, legal[0], str(number), play._at + 1)
            assert entry.number == number
            return entry
    raise AssertionError(state)


def test_the_acts_that_a_seat_may_repeat_are_few_in_memory_however_long_the_game() -> None:
    play, done = play_of_three(), defaultdict[Seat | None, list[int]](list)
    while not play.over:
        entry = acted(play)
        play.show(entry, durable=True)
        done[entry.seat].append(entry.number)
        assert all(len(acts) <= ACTS for acts in play._acts.values())
    for seat in map(Seat, range(3)):
        assert len(done[seat]) > ACTS
        assert all(play.number_of(seat, str(number)) == number for number in done[seat][-ACTS:])


def test_acts_that_are_not_durable_are_known_however_many() -> None:
    play, done = play_of_three(), list[Entry]()
    while len(done) < 5 * ACTS:
        play.show(entry := acted(play))
        done.append(entry)
    assert all(play.number_of(Seat(entry.seat or 0), str(entry.number)) == entry.number for entry in done)
    list(play.history.settle(play.shown.number))
    for _ in range(9):
        play.show(acted(play), durable=True)
    assert all(len(acts) <= ACTS for acts in play._acts.values())
