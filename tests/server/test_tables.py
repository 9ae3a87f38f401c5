"""Tables over the socket: sitting down, playing, leaving, coming back, and who may do what."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from harness.clocks import clock_of
from harness.serving import open_socket, play_along, seats_at, serving, until
from harness.storage import Storage, writer_held
from ludotheque.client import Client
from ludotheque.core import commitment, record, seed_from
from ludotheque.games import matryoshka
from ludotheque.server.lobby import upkeep
from ludotheque.server.protocol import Joining, Rematch, Said
from ludotheque.server.storage import jobs
from ludotheque.server.storage.errors import Down
from ludotheque.server.storage.writer import Job
from ludotheque.server.table.chat import KEPT, Chat
from tests.server.lobby_harness import FakeDevice, heard, lobby_harness
from tests.server.matryoshka_table import THREE, lay_of, people_dealt, together


async def test_the_commitment_is_shown_before_any_nonce_and_the_deal_is_made_of_both(storage: Storage) -> None:
    async with serving(storage, speed=80) as (server, base), AsyncExitStack() as stack:
        opened = await Client.request(
            base, "POST", "/api/tables", {"game": "matryoshka", "options": THREE, "name": "A"}
        )
        assert opened["table"]["seats"][0]["nonce"] is None
        assert len(opened["table"]["commitment"]) == 64
        assert opened["table"]["secret"] is None
        client = await stack.enter_async_context(Client(base, opened["code"], opened["token"]))
        await client.say("start")
        await asyncio.wait_for(play_along(client, matryoshka), 30)
        table = await Client.request(base, "GET", f"/api/tables/{opened['code']}")
        assert commitment(table["secret"]) == opened["table"]["commitment"]
        data = await Client.request(base, "GET", f"/api/tables/{opened['code']}/record")
        kept = record.decode(data, matryoshka)
        assert kept.header.nonces == (client.nonce, "", "")
        assert kept.deal().seed == seed_from(table["secret"], [client.nonce, "", ""])
        assert server.services.store.waiting == 0


async def test_an_act_is_shown_then_acknowledged_and_the_same_id_is_done_once(base: str) -> None:
    async with AsyncExitStack() as stack:
        _, _, (ada, bob, _) = await people_dealt(stack, base)
        action = lay_of(ada.heard[-1])
        assert await ada.act(action, name="mine") == {"type": "ack", "id": "mine", "number": 1}
        first = ada.update
        assert first["number"] == 1
        seen = await bob.hear("update", number=1)
        assert seen["events"] == [{"type": "laid", "seat": 0}]
        assert seen["view"]["hand"] != first["view"]["hand"]
        assert await ada.act(action, name="mine") == {"type": "ack", "id": "mine", "number": 1}
        again = await ada.act(action, name="other")
        assert again["type"] == "refused"
        assert again["rule"].startswith("MA-")


async def test_an_act_repeated_on_another_connection_is_done_once(base: str) -> None:
    async with AsyncExitStack() as stack:
        code, tokens, (ada, bob, _) = await people_dealt(stack, base)
        action = lay_of(ada.heard[-1])
        await ada.say("act", id="mine", action=action)
        await bob.hear("update", number=1)
        await ada.socket.close()
        back = await stack.enter_async_context(open_socket(base))
        await back.hello(code, tokens[0], last=0, epoch=0)
        assert (await back.hear("update"))["number"] == 1
        assert await back.act(action, name="mine") == {"type": "ack", "id": "mine", "number": 1}
        assert (await Client.request(base, "GET", f"/api/tables/{code}"))["number"] == 1


async def test_a_seat_is_played_from_two_devices_at_once(base: str) -> None:
    async with AsyncExitStack() as stack:
        code, tokens, (ada, _, _) = await people_dealt(stack, base)
        phone = await stack.enter_async_context(open_socket(base))
        await phone.hello(code, tokens[0])
        first = await phone.hear("update")
        assert first["view"] == ada.update["view"]
        assert (await phone.act(lay_of(first), name="by-phone"))["type"] == "ack"
        assert (await ada.hear("update"))["view"]["lay"] == lay_of(first)["cards"]
        await phone.socket.close()
        assert (await ada.act(lay_of(first), name="by-desk"))["rule"].startswith("MA-")


async def test_refusals_come_in_the_language_of_the_player_and_name_the_rule(base: str) -> None:
    async with AsyncExitStack() as stack:
        code, tokens, _ = await people_dealt(stack, base)
        french = await stack.enter_async_context(open_socket(base))
        await french.hello(code, tokens[1], lang="fr")
        refused = await french.act({"type": "show", "card": 1})
        assert refused["rule"].startswith("MA-")
        english = await stack.enter_async_context(open_socket(base))
        await english.hello(code, tokens[1], lang="en")
        assert (await english.act({"type": "show", "card": 1}))["text"] != refused["text"]
        assert (await french.act({"type": "dance"}))["rule"] == "WIRE-2"
        assert (await french.act({"type": "show", "card": 1}, seat=0))["rule"] == "TABLE-2"


async def test_who_comes_back_gets_the_view_of_now_or_nothing_if_nothing_was_missed(base: str) -> None:
    async with AsyncExitStack() as stack:
        code, tokens, (ada, bob, cleo) = await people_dealt(stack, base)
        hand = bob.heard[-1]["view"]["hand"]
        await bob.socket.close()
        await ada.act(lay_of(ada.heard[-1]), name="a")
        await cleo.act(lay_of(next(m for m in cleo.heard if m["type"] == "update")), name="c")
        back = await stack.enter_async_context(open_socket(base))
        welcome = await back.hello(code, tokens[1], last=0, epoch=0)
        assert (welcome["number"], welcome["seats"], welcome["host"]) == (2, [1], False)
        update = await back.hear("update")
        assert (update["whole"], update["number"], update["view"]["hand"], update["events"]) == (True, 2, hand, [])
        late = await stack.enter_async_context(open_socket(base))
        await late.hello(code, tokens[1])
        update = await late.hear("update")
        assert (update["whole"], update["number"], update["view"]["hand"]) == (True, 2, hand)
        here = await stack.enter_async_context(open_socket(base))
        await here.hello(code, tokens[1], last=2, epoch=update["epoch"])
        await here.say("mute", seat=0)
        with pytest.raises(TimeoutError):
            await here.hear("update", seconds=0.2)


async def test_a_spectator_sees_the_table_and_nobodys_hand_and_may_not_act(base: str) -> None:
    async with AsyncExitStack() as stack:
        code, _, (ada, *_) = await people_dealt(stack, base)
        eye = await stack.enter_async_context(open_socket(base))
        assert (await eye.hello(code))["seats"] == []
        view = (await eye.hear("update"))["view"]
        assert (view["me"], view["hand"]) == (None, [])
        assert (await eye.act({"type": "lay", "cards": []}))["rule"] == "TABLE-2"
        await ada.act(lay_of(ada.heard[-1] if ada.heard[-1]["type"] == "update" else await ada.hear("update")))
        assert (await eye.hear("update"))["number"] == 1


async def test_several_seats_round_one_tablet_share_a_socket(base: str) -> None:
    code, tokens = await seats_at(base, "matryoshka", THREE, 3)
    async with open_socket(base) as tablet:
        assert (await tablet.hello(code, *tokens[:2], nonce="tab"))["seats"] == [0, 1]
        await tablet.hello(code, tokens[2])
        table = (await tablet.hello(code))["table"]
        assert [seat["here"] for seat in table["seats"]] == [True, True, True]
        assert table["seats"][0]["nonce"] != table["seats"][1]["nonce"]
        await tablet.say("start")
        updates = [await tablet.hear("update") for _ in range(3)]
        assert [update["seat"] for update in updates] == [0, 1, 2]
        assert (await tablet.act(lay_of(updates[1]), seat=1))["type"] == "ack"
        assert (await tablet.act(lay_of(updates[0]), name="no-seat"))["rule"] == "TABLE-2"


async def test_a_nonce_counts_once_and_none_counts_after_the_deal(base: str) -> None:
    code, tokens = await seats_at(base, "matryoshka", THREE, 3)
    async with AsyncExitStack() as stack:
        people = await together(stack, base, code, tokens)
        again = await people[0].hello(code, tokens[0], nonce="second")
        assert [seat["nonce"] for seat in again["table"]["seats"]] == ["n0", "n1", "n2"]
        await people[0].say("start")
        await people[0].hear("update")
        late = await people[1].hello(code, tokens[1], nonce="late")
        assert [seat["nonce"] for seat in late["table"]["seats"]] == ["n0", "n1", "n2"]
        assert late["table"]["secret"] is None


async def test_a_pause_stops_the_clock_and_acts(storage: Storage) -> None:
    async with serving(storage) as (server, base), AsyncExitStack() as stack:
        _, _, (ada, bob, _) = await people_dealt(stack, base)
        first = next(m for m in bob.heard if m["type"] == "update")
        await ada.say("pause")
        await bob.hear_phase("paused")
        assert (await bob.act(lay_of(first)))["rule"] == "TABLE-8"
        stood = [message["now"] for message in bob.heard if message["type"] == "table"][-1]
        clock_of(server).skip(10_000)
        await ada.say("resume")
        while (card := await bob.hear("table"))["table"]["phase"] != "playing":
            pass
        assert card["now"] - stood < 200
        assert (await bob.act(lay_of(first), name="a2"))["type"] == "ack"


async def test_chat_reaches_all_but_those_who_muted_it(base: str) -> None:
    async with AsyncExitStack() as stack:
        _, _, (ada, bob, cleo) = await people_dealt(stack, base)
        await cleo.say("mute", seat=0)
        await cleo.act({"type": "nothing"})  # her mute is heard once this is answered
        await ada.say("say", text="  <b>hi</b>\u202e\n there ")
        assert (await bob.hear("said"))["text"] == "<b>hi</b> there"
        await ada.say("phrase", phrase="well-played")
        assert (await bob.hear("said"))["phrase"] == "well-played"
        await bob.say("phrase", phrase="thanks")
        assert (await cleo.hear("said"))["seat"] == 1
        for _ in range(6):
            await ada.say("say", text="spam")
        assert (await ada.hear("refused"))["rule"] == "WIRE-3"


async def test_who_comes_back_reads_what_was_said_lately_but_for_those_they_muted(base: str) -> None:
    async with AsyncExitStack() as stack:
        code, tokens, (ada, bob, _) = await people_dealt(stack, base)
        await ada.say("say", text="hello there")
        heard = [await bob.hear("said")]
        await bob.say("phrase", phrase="thanks")
        heard.append(await bob.hear("said"))
        assert heard[0]["number"] < heard[1]["number"]
        for who in ([tokens[2]], []):
            back = await stack.enter_async_context(open_socket(base))
            assert (await back.hello(code, *who))["chat"] == heard
        await back.say("mute", seat=0)
        assert (await back.hello(code))["chat"] == heard[1:]
        await back.say("mute", seat=0, muted=False)
        assert (await back.hello(code))["chat"] == heard
        await bob.say("leave")
        while (await ada.hear("table"))["table"]["seats"][1]["kind"] != "bot":
            pass
        assert (await back.hello(code))["chat"] == heard[:1], "the next one in that seat did not say it"


def test_talk_is_bounded_and_its_numbers_rise() -> None:
    talk = Chat()
    numbers = [talk.add(Said(seat=0, text=str(line))).number for line in range(KEPT + 20)]
    assert numbers == sorted(set(numbers))
    assert [line.text for line in talk.lines()] == [str(line) for line in range(20, KEPT + 20)]


async def test_a_nonce_that_waits_for_the_deal_is_not_accepted_after_it(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, tokens = await home.table("matryoshka", 3)
        host, late = FakeDevice(home), FakeDevice(home)
        await host.hello(table, tokens[0])
        start = heard(host.talk, b'{"type":"start"}', home.clock.now())
        await asyncio.gather(start, late.hello(table, tokens[1], nonce="late"))
        assert table.row.nonces == ("", "", "")
        assert table.row.seats[1].nonce is None


async def test_who_leaves_by_two_sockets_takes_no_seat_from_who_sits_down_between(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, tokens = await home.table("matryoshka", 3)
        one, two = FakeDevice(home), FakeDevice(home)
        for device in (one, two):
            await device.hello(table, tokens[1])
        leave, now = b'{"type":"leave"}', home.clock.now()
        _, (seat, _), _ = await asyncio.gather(
            heard(one.talk, leave, now), home.lobby.join(table, Joining(name="Cy")), heard(two.talk, leave, now)
        )
        assert (seat, table.row.seats[seat].name) == (1, "Cy")


async def test_hello_is_refused_for_wrong_tables_tokens_and_protocols(base: str) -> None:
    code, tokens = await seats_at(base, "matryoshka", THREE, 1)
    async with open_socket(base) as talker:
        await talker.say("start")
        assert (await talker.hear("refused"))["rule"] == "WIRE-4"
        assert (await talker.hello("XXXXX"))["rule"] == "LOBBY-4"
        assert (await talker.hello(code, "x" * 32))["rule"] == "WIRE-6"
        await talker.say("hello", protocol=99, table=code)
        assert (await talker.hear("refused"))["rule"] == "WIRE-5"
        assert (await talker.hello(code.lower(), tokens[0]))["seats"] == [0]


async def test_the_clock_stands_at_zero_until_the_cards_are_dealt(storage: Storage) -> None:
    """However long people sit together first: deadlines in the first views count from the deal."""
    async with serving(storage) as (server, base), AsyncExitStack() as stack:
        code, tokens = await seats_at(base, "matryoshka", THREE, 3)
        people = await together(stack, base, code, tokens)
        clock_of(server).skip(5000)
        await people[0].say("start")
        await people[0].hear("update")
        told = [message["now"] for message in people[0].heard if message["type"] in ("welcome", "table")]
        assert len(told) > 2
        assert set(told) == {0}


async def test_tokens_that_open_nothing_are_forgotten(folder: Path) -> None:
    async with serving(folder, hellos_per_socket=1000) as (server, base):
        code, tokens = await seats_at(base, "matryoshka", THREE, 3)
        async with open_socket(base) as talker:
            for number in range(20):
                wrong = [f"{number:02}-{each}-a-token-of-nothing" for each in range(6)]
                welcome = await talker.hello(code, tokens[0], tokens[number % 2], *wrong)
            assert welcome["seats"] == [0, 1], "all that it had before is still its own"
            (connection,) = server.sockets.open
            assert len(connection.hashes) == 2
            assert connection.named


async def test_a_seat_given_up_while_the_game_ends_stays_given_up(storage: Storage) -> None:
    async with serving(storage) as (server, base), AsyncExitStack() as stack:
        code, tokens, people = await people_dealt(stack, base)
        async with writer_held(server.store):
            await people[1].say("leave")
            table = server.lobby.tables[code]
            await until(table.changing.locked)
            table.finish("left")
        while (heard := (await people[0].hear("table"))["table"])["seats"][1]["kind"] != "bot":
            pass
        assert heard["phase"] == "left"
    async with serving(storage) as (server, base), open_socket(base) as back:
        assert (await back.hello(code, tokens[1]))["rule"] == "WIRE-6"
        row = await server.lobby.look(code)
        assert (row.phase, [seat.kind for seat in row.seats]) == ("left", ["person", "bot", "person"])


async def test_an_end_that_is_written_late_undoes_no_change(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database was away when the game ended; it is written again while a rematch is being noted."""
    async with serving(storage) as (server, base), AsyncExitStack() as stack:
        code, _, _ = await people_dealt(stack, base)
        monkeypatch.setattr(upkeep, "RETRY_S", 0.02)
        table, do, written = server.lobby.tables[code], server.store.do, asyncio.Event()
        tried, answered = asyncio.Event(), asyncio.Event()

        async def away(_job: Job) -> None:
            tried.set()
            raise Down("away")

        async def late(job: Job) -> Any:
            found = await do(job)
            if found is None and not written.is_set():  # the first change of a row: of the table that a rematch follows
                written.set()
                await answered.wait()
            return found

        monkeypatch.setattr(server.store, "do", away)
        table.finish("left")
        await tried.wait()
        monkeypatch.setattr(server.store, "do", late)
        rematch = asyncio.create_task(server.lobby.rematch(table, Rematch()))
        await written.wait()
        await asyncio.sleep(10 * upkeep.RETRY_S)  # several tries of the upkeep, none of which may come between
        answered.set()
        fresh = await rematch
        await server.lobby.upkeep.finish()
        row = await do(jobs.find(code))
        assert (row.phase, row.next) == ("left", fresh)


async def test_a_table_that_an_operator_closes_while_it_is_dealt_is_not_dealt(folder: Path) -> None:
    """Else it would be a game without nonces, which nobody can verify."""
    async with lobby_harness(folder) as here:
        table, tokens = await here.table("matryoshka", 3)
        host = FakeDevice(here)
        await host.hello(table, tokens[0])
        async with writer_held(here.store):
            starting = asyncio.create_task(host.say("start"))
            await until(table.changing.locked)
            table.finish("left")
        await starting
        assert host.last("refused")["key"] == "refused-game-over"
        assert (table.play, table.phase) == (None, "left")
