"""Asking what an action would give: answered from one's own view, and nothing changes."""

from typing import Any

import aiohttp
import msgspec

from ludotheque.client import Client
from ludotheque.games.matryoshka.scoring import Count, count
from ludotheque.games.matryoshka.table import View
from tests.server.cupboard import Cupboard
from tests.server.support import serving


async def _until(socket: aiohttp.ClientWebSocketResponse, kind: str) -> Any:
    async for frame in socket:
        message = msgspec.json.decode(frame.data)
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind} came")


async def test_a_question_is_answered_by_the_rules_and_changes_nothing(cupboard: Cupboard) -> None:
    async with serving(cupboard) as (_, base):
        seat = await Client.request(base, "POST", "/api/play", {"game": "matryoshka", "name": "Ada"})
        async with aiohttp.ClientSession() as http, http.ws_connect(f"{base}/ws") as socket:
            hello = {"type": "hello", "protocol": 1, "table": seat["code"], "tokens": [seat["token"]], "lang": "fr"}
            await socket.send_json(hello)
            view = msgspec.convert((await _until(socket, "update"))["view"], View)
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
