"""Asking what an action would give: answered from one's own view, and nothing changes."""

from pathlib import Path
from typing import Any

import aiohttp
import msgspec

from harness.serving import serving
from harness.storage import Storage
from ludotheque.client import Client
from ludotheque.core import Millis, Seat, Seeded
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka.scoring import Count, count
from ludotheque.games.matryoshka.table import View
from ludotheque.games.matryoshka.view import legal
from ludotheque.server.table import questions
from ludotheque.server.table.history import Entry
from tests.server.lobby_harness import FakeDevice, lobby_harness


async def _until(socket: aiohttp.ClientWebSocketResponse, kind: str) -> Any:
    async for frame in socket:
        message = msgspec.json.decode(frame.data)
        if message.get("type") == kind:
            return message
    raise AssertionError(f"no {kind} came")


async def test_a_question_is_answered_by_the_rules_and_changes_nothing(storage: Storage) -> None:
    async with serving(storage) as (_, base):
        seat = await Client.request(base, "POST", "/api/play", {"game": "matryoshka", "name": "Ada"})
        async with aiohttp.ClientSession() as http, http.ws_connect(f"{base}/ws") as socket:
            hello = {"type": "hello", "protocol": 3, "table": seat["code"], "tokens": [seat["token"]], "lang": "fr"}
            await socket.send_json(hello)
            view = msgspec.convert((await _until(socket, "whole"))["view"], View)
            for cards, refused in ((view.hand[:2], False), (view.hand[:1], True)):
                await socket.send_json({"type": "ask", "id": "q", "action": {"type": "lay", "cards": list(cards)}})
                answer = await _until(socket, "answer")
                assert answer["id"] == "q"
                assert msgspec.convert(answer["preview"], Count) == count(cards)
                assert (answer["refusal"] is not None) is refused
            assert answer["refusal"]["rule"] == "MA-4"
            assert answer["refusal"]["text"]
            await socket.send_json({"type": "ask", "id": "r", "action": {"type": "dance"}})
            assert (await _until(socket, "refused"))["rule"] == "WIRE-2"
            table = await Client.request(base, "GET", f"/api/tables/{seat['code']}")
            assert table["number"] <= 3  # the bots' lays at most


async def test_what_a_seat_may_do_is_listed_with_its_words_and_changes_nothing(tmp_path: Path) -> None:
    async with lobby_harness(tmp_path) as here:
        table, tokens = await here.table("matryoshka", 3)
        ada, bo, watcher = FakeDevice(here), FakeDevice(here), FakeDevice(here)
        await ada.hello(table, tokens[0], lang="fr")
        await bo.hello(table, *tokens[1:])
        await watcher.hello(table)
        await ada.say("legal", id="early")
        assert ada.last("refused", id="early")["rule"] == "TABLE-7"
        await ada.say("start")
        await ada.say("legal", id="mine")
        mine = ada.last("choices", id="mine")
        view = msgspec.convert(ada.last("update")["view"], View)
        assert [choice["action"] for choice in mine["choices"]] == msgspec.json.decode(
            msgspec.json.encode(list(legal(view)))
        )
        assert mine["choices"][0]["text"].startswith("Poser ")
        assert (mine["seat"], mine["number"], mine["more"]) == (0, ada.last("update")["number"], False)
        await bo.say("legal", id="whose")
        assert bo.last("refused", id="whose")["rule"] == "TABLE-2"
        await bo.say("legal", id="theirs", seat=2)
        assert bo.last("choices", id="theirs")["choices"][0]["text"].startswith("Lay ")
        await watcher.say("legal", id="none")
        assert watcher.last("refused", id="none")["rule"] == "TABLE-2"


async def test_of_very_many_actions_the_first_are_listed(tmp_path: Path) -> None:
    async with lobby_harness(tmp_path) as here:
        table, tokens = await here.table("matryoshka", 3)
        ada = FakeDevice(here)
        await ada.hello(table, *tokens)
        await ada.say("start")
        for _ in range(60):  # play on with the first of all choices, until a tableau of many cards is chosen
            for seat in range(3):
                await ada.say("legal", id="q", seat=seat)
                found = ada.last("choices")
                if found["more"]:
                    assert len(found["choices"]) == 200
                    return
                if found["choices"]:
                    await ada.act(seat, found["choices"][0]["action"])
        raise AssertionError("never so many")


async def test_mp_15_no_answer_tells_of_a_reveal_before_its_copies_have_left(tmp_path: Path) -> None:
    """A far player makes the copies of a reveal leave at different moments; a near one asks in between."""
    async with lobby_harness(tmp_path) as home:
        table, tokens = await home.table("moby_pick", 3, first=0, confuse=0, remind=0, reverse=0)
        devices = [FakeDevice(home) for _ in tokens]
        for device, token in zip(devices, tokens, strict=True):
            await device.hello(table, token)
        for _ in range(20):
            devices[2].connection.link.roundtrip.sample(240.0)
        await devices[0].say("start")
        while devices[0].last("update")["view"]["public"]["phase"] != "flip":
            await home.wait(1)
        await devices[0].say("act", id="flip", action={"type": "flip"})
        assert table.state.live is not None
        assert table.state.live.play.shown.state.public.phase == "race"
        touch = {"type": "touch", "reveal": table.state.live.play.shown.state.public.reveal}
        await devices[1].say("ask", id="early", action=touch)
        assert not [m for m in devices[1].transport.heard if m["type"] == "answer"]
        await home.wait(1)
        heard = devices[1].transport.heard
        racing = [m["type"] == "update" and m["view"]["public"]["phase"] == "race" for m in heard]
        assert racing.index(True) < [m["type"] for m in heard].index("answer"), "the answer follows the reveal"
        answer = devices[1].last("answer", id="early")
        assert answer["refusal"]["key"] == "refused-unseen-card", "it is about what this seat had seen"
        await home.wait(1)
        await devices[1].say("ask", id="late", action=touch)
        assert devices[1].last("answer", id="late")["refusal"] is None


def test_a_list_is_made_once_for_a_move_however_often_it_is_asked_for() -> None:
    """Its texts take milliseconds: a client that asks all the time must not slow down the others."""
    state = matryoshka.setup(matryoshka.Options(seats=3), Seeded("menus"))
    menus, entry = questions.Menus(matryoshka), Entry(0, 1, Millis(0), state, ())
    first, second = (menus.choices(entry, Seat(0), "en", name) for name in ("first", "second"))
    assert (first.id, second.id) == ("first", "second")
    assert first.choices is second.choices
    assert menus.choices(entry, Seat(0), "fr", "third").choices != first.choices
    assert menus.choices(entry, Seat(1), "en", "fourth").choices != first.choices
    assert menus.choices(Entry(1, 1, Millis(5), state, ()), Seat(0), "en", "fifth").choices is not first.choices
