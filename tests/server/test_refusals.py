"""Every no of the lobby and of a table that has no better place: its rule, and a sentence in both languages."""

from contextlib import AsyncExitStack
from typing import Any

import aiohttp
import pytest

from ludotheque.client import Client, Refusal
from ludotheque.games import matryoshka
from ludotheque.server.lobby import Lobby
from tests.server.cupboard import Cupboard
from tests.server.support import Talker, play_along, seats_at, serving, talking

THREE = {"seats": 3}
WISH = {"game": "matryoshka", "options": THREE, "name": "A"}


async def refused(talker: Talker, kind: str, **fields: Any) -> str:
    """Say something that is refused; the rule."""
    await talker.say(kind, **fields)
    return str((await talker.hear("refused"))["rule"])


async def test_what_belongs_to_another_phase_of_the_table_is_refused(cupboard: Cupboard) -> None:
    async with serving(cupboard, speed=80) as (_, base), AsyncExitStack() as stack:
        code, tokens = await seats_at(base, "matryoshka", THREE, 1)
        host = await stack.enter_async_context(talking(base))
        await host.hello(code, *tokens)
        assert (await host.act({"type": "lay", "cards": []}))["rule"] == "TABLE-7"
        assert await refused(host, "pause") == "TABLE-7"
        assert await refused(host, "rematch") == "LOBBY-6"
        await host.say("start")
        await host.hear("update")
        assert await refused(host, "start") == "LOBBY-5"
        assert await refused(host, "fill") == "LOBBY-5"
        assert await refused(host, "rematch") == "LOBBY-6"
        assert await refused(host, "remove", seat=9) == "TABLE-2"
        with pytest.raises(Refusal) as late:
            await Client.join(base, code, "B")
        assert late.value.rule == "LOBBY-5"
        for what in ("record", "replay"):
            with pytest.raises(Refusal) as early:
                await Client.request(base, "GET", f"/api/tables/{code}/{what}")
            assert early.value.rule == "LOBBY-13"
        async with Client(base, code, *tokens) as player:
            await play_along(player, matryoshka)
        assert (await host.act({"type": "lay", "cards": []}, name="late"))["rule"] == "TABLE-1"
        assert await refused(host, "pause") == "TABLE-7"


async def test_a_full_house_a_busy_log_and_a_lost_database_say_so(cupboard: Cupboard) -> None:
    async with serving(cupboard, tables=1) as (server, base), talking(base) as host:
        code, tokens = await seats_at(base, "matryoshka", THREE, 3)
        with pytest.raises(Refusal) as full:
            await Client.request(base, "POST", "/api/tables", WISH)
        assert full.value.rule == "LOBBY-3"
        await host.hello(code, *tokens)
        await host.say("start")
        lay = {"type": "lay", "cards": (await host.hear("update"))["view"]["hand"][:2]}
        most = server.settings.waiting + 1
        server.store.waiting += most
        assert (await host.act(lay, seat=0))["rule"] == "TABLE-10"
        server.store.waiting -= most
        assert (await host.act(lay, seat=0))["type"] == "ack"
        with cupboard.mislaid("tables"):
            assert await refused(host, "leave", seat=1) == "LOBBY-9"
            with pytest.raises(Refusal) as lost:
                await Client.request(base, "GET", "/api/tables/ZZZZZ")
            assert lost.value.rule == "LOBBY-9"
        await host.say("leave", seat=1)
        await host.hear("table")


async def test_one_address_may_ask_and_sit_down_only_so_often(cupboard: Cupboard) -> None:
    async with serving(cupboard, seats_per_address=1) as (_, base):
        code, _ = await seats_at(base, "matryoshka", THREE, 2)
        with pytest.raises(Refusal) as greedy:
            await Client.join(base, code, "C")
        assert greedy.value.rule == "LIMIT-1"
    async with serving(cupboard, requests_per_second=1) as (_, base):
        for _ in range(10):
            await Client.request(base, "GET", "/api/games")
        with pytest.raises(Refusal) as often:
            await Client.request(base, "GET", "/api/games")
        assert often.value.rule == "LIMIT-1"


@pytest.mark.parametrize(("lang", "word"), [("en", "here"), ("fr", "ici")])
async def test_what_is_not_there_is_refused_in_the_callers_language(cupboard: Cupboard, lang: str, word: str) -> None:
    async with serving(cupboard) as (_, base):
        headers = {"Accept-Language": lang}
        async with aiohttp.request("GET", f"{base}/api/nothing", headers=headers) as answer:
            problem = await answer.json()
    assert (answer.status, problem["rule"]) == (404, "HTTP-2")
    assert word in problem["text"]


async def test_a_fault_of_ours_is_answered_without_a_traceback_and_the_table_goes_on(
    cupboard: Cupboard, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("secret card 17")

    monkeypatch.setattr(Lobby, "fill", broken)
    async with serving(cupboard) as (_, base), talking(base) as host:
        code, tokens = await seats_at(base, "matryoshka", THREE, 1)
        await host.hello(code, *tokens)
        await host.say("fill")
        answer = await host.hear("refused")
        assert (answer["rule"], answer["key"]) == ("WIRE-9", "refused-our-fault")
        assert "secret" not in answer["text"]
        await host.say("start")
        assert (await host.hear("update"))["number"] == 0
    written = capsys.readouterr().err
    assert "message failed" in written
    assert "secret card" not in written
