"""Every no of the lobby and of a table that has no better place: its rule, and a sentence in every language."""

import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from harness.serving import SocketClient, open_socket, play_along, seats_at, serving
from harness.storage import Storage
from ludotheque import client
from ludotheque.client import Client
from ludotheque.core import Illegal
from ludotheque.games import matryoshka
from ludotheque.server.endpoints.replays import LARGEST
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.protocol import refusals
from ludotheque.server.protocol.refusals import REFUSALS, Refusal
from ludotheque.texts import LANGS, Lang, Speech
from tools import protocol_page

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/ludotheque"
THREE = {"seats": 3}
WISH = {"game": "matryoshka", "options": THREE, "name": "A"}


async def refused(talker: SocketClient, kind: str, **fields: Any) -> str:
    """Say something that is refused; the rule."""
    await talker.say(kind, **fields)
    return str((await talker.hear("refused"))["rule"])


async def test_what_belongs_to_another_phase_of_the_table_is_refused(storage: Storage) -> None:
    async with serving(storage, speed=80) as (_, base), AsyncExitStack() as stack:
        code, tokens = await seats_at(base, "matryoshka", THREE, 1)
        host = await stack.enter_async_context(open_socket(base))
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
        with pytest.raises(client.Refusal) as late:
            await Client.join(base, code, "B")
        assert late.value.rule == "LOBBY-5"
        for what in ("record", "replay"):
            with pytest.raises(client.Refusal) as early:
                await Client.request(base, "GET", f"/api/tables/{code}/{what}")
            assert early.value.rule == "LOBBY-13"
        async with Client(base, code, *tokens) as player:
            await play_along(player, matryoshka)
        assert (await host.act({"type": "lay", "cards": []}, name="late"))["rule"] == "TABLE-1"
        assert await refused(host, "pause") == "TABLE-7"


async def test_a_full_house_a_busy_log_and_a_lost_database_say_so(storage: Storage) -> None:
    async with serving(storage, tables=1) as (server, base), open_socket(base) as host:
        code, tokens = await seats_at(base, "matryoshka", THREE, 3)
        with pytest.raises(client.Refusal) as full:
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
        with storage.mislaid("tables"):
            assert await refused(host, "leave", seat=1) == "LOBBY-9"
            with pytest.raises(client.Refusal) as lost:
                await Client.request(base, "GET", "/api/tables/ZZZZZ")
            assert lost.value.rule == "LOBBY-9"
        await host.say("leave", seat=1)
        await host.hear("table")


async def test_one_address_may_ask_and_sit_down_only_so_often(storage: Storage) -> None:
    async with serving(storage, seats_per_address=1) as (_, base):
        code, _ = await seats_at(base, "matryoshka", THREE, 2)
        with pytest.raises(client.Refusal) as greedy:
            await Client.join(base, code, "C")
        assert greedy.value.rule == "LIMIT-1"
    async with serving(storage, requests_per_second=1) as (_, base):
        for _ in range(10):
            await Client.request(base, "GET", "/api/games")
        with pytest.raises(client.Refusal) as often:
            await Client.request(base, "GET", "/api/games")
        assert often.value.rule == "LIMIT-1"


@pytest.mark.parametrize(("lang", "word"), [("en", "here"), ("fr", "ici")])
async def test_what_is_not_there_is_refused_in_the_callers_language(storage: Storage, lang: str, word: str) -> None:
    async with serving(storage) as (_, base):
        headers = {"Accept-Language": lang}
        async with aiohttp.request("GET", f"{base}/api/nothing", headers=headers) as answer:
            problem = await answer.json()
    assert (answer.status, problem["rule"]) == (404, "HTTP-2")
    assert word in problem["text"]


@pytest.mark.parametrize(
    ("header", "status", "rule"),
    [
        ({"Host": "a/b?c"}, 400, "HTTP-3"),
        ({"Origin": "http://[::1"}, 400, "HTTP-3"),
        ({"Origin": "http://elsewhere"}, 403, "HTTP-4"),
    ],
)
async def test_a_handshake_from_elsewhere_is_refused(
    storage: Storage, header: dict[str, str], status: int, rule: str
) -> None:
    async with serving(storage) as (_, base), aiohttp.request("GET", f"{base}/ws", headers=header) as answer:
        assert (answer.status, (await answer.json())["rule"]) == (status, rule)


async def test_a_record_that_is_too_large_is_refused_as_such(storage: Storage) -> None:
    """With the status of every body that is too large."""
    async with (
        serving(storage) as (_, base),
        aiohttp.request("POST", f"{base}/api/replay", data=b"x" * (LARGEST + 1)) as answer,
    ):
        assert (answer.status, (await answer.json())["key"]) == (413, "refused-too-large")


async def test_a_fault_of_ours_is_answered_without_a_traceback_and_the_table_goes_on(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("secret card 17")

    monkeypatch.setattr(Lobby, "fill", broken)
    async with serving(storage) as (_, base), open_socket(base) as host:
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


def test_an_id_of_the_lobby_stands_for_one_reason() -> None:
    """A client may decide by the id alone what to show; `LOBBY` ids are never shared between two reasons."""
    ids = [each.id for each in REFUSALS if each.id.startswith("LOBBY")]
    assert len(ids) > 10
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_has_a_text_in_every_language(lang: Lang) -> None:
    words = Speech(None, lang, part="server")
    assert [each.key for each in REFUSALS if not each.key.endswith("*") and not words.has(each.key)] == []


def test_every_refusal_is_raised_somewhere_and_only_named_in_the_table() -> None:
    """Code of the server names a refusal, never its id; `core` knows no server and keeps the ids it raises."""
    server = {path: path.read_text(encoding="utf-8") for path in (SOURCE / "server").rglob("*.py")}
    table = server.pop(SOURCE / "server/protocol/refusals.py")
    literals = re.findall(
        r"""["'](?:WIRE|HTTP|LIMIT|OPERATOR|LOBBY|TABLE|RACE|RECORD)-\d+["']""", "\n".join(server.values())
    )
    everything = "\n".join(server.values())
    quotas = server[SOURCE / "server/services/quotas.py"]
    assert literals == []
    core = "".join((SOURCE / "core" / name).read_text(encoding="utf-8") for name in ("play.py", "record.py"))
    unused = [
        name
        for name, each in vars(refusals).items()
        if isinstance(each, Refusal)
        and f"refusals.{name}(" not in everything
        and f"refusals.{name}" not in quotas
        and f'"{each.id}", "{each.key}"' not in core
    ]
    assert unused == ["DAMAGED_RECORD"]
    assert "refusals.damaged_record(" in everything
    assert "def damaged_record" in table


def test_every_refusal_raised_in_core_is_in_the_table() -> None:
    raised = re.findall(r'Illegal\("([A-Z]+-\d+)", "([a-z-]+)"', (SOURCE / "core/play.py").read_text(encoding="utf-8"))
    assert len(raised) > 5
    assert set(raised) <= {(each.id, each.key) for each in REFUSALS}


def test_every_refusal_has_a_test() -> None:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    missing = {each.id for each in REFUSALS if f'"{each.id}"' not in tests}
    assert missing == set(), "name each of these ids in a test"


def test_a_refusal_has_one_status_and_only_those_sent_over_http_have_one() -> None:
    assert len({(each.id, each.key) for each in REFUSALS}) == len(REFUSALS)
    assert all(each.status is None or 400 <= each.status < 600 for each in REFUSALS)
    assert all(each.meaning.endswith(".") and each.meaning[0].isupper() for each in REFUSALS)
    assert refusals.status_of(refusals.NO_SUCH_TABLE()) == 404
    assert refusals.status_of(Illegal("MA-2", "bad-seats")) == 422
    assert refusals.passes(refusals.STALLED())
    assert not refusals.passes(refusals.DAMAGED())


def test_the_protocol_page_is_up_to_date() -> None:
    page = protocol_page.PAGE.read_text(encoding="utf-8")
    assert protocol_page.written(page) == page, "run: python -m tools.protocol_page"
    assert "| LOBBY-12 | `refused-not-host` |" in page
