"""The lobby over HTTP: the shelf, tables, records, pages, health; described by OpenAPI and true to it."""

import asyncio
import gzip
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from harness.clocks import clock_of
from harness.serving import open_socket, play_along, serving, until
from harness.storage import Storage
from ludotheque.client import Client, Refusal
from ludotheque.games import GAMES, matryoshka
from ludotheque.server.app import Server
from ludotheque.server.endpoints import pages
from ludotheque.server.endpoints.qr_codes import qr_terminal
from ludotheque.server.endpoints.routes import ROUTES
from ludotheque.server.protocol import PROTOCOL
from ludotheque.server.protocol.schema import schema
from ludotheque.server.storage.schema import metadata


async def fetch(base: str, path: str, **options: Any) -> tuple[int, bytes, Any]:
    async with aiohttp.ClientSession() as http, http.get(base + path, **options) as answer:
        return answer.status, await answer.read(), answer.headers


async def test_the_shelf_names_every_game_with_variants_levels_and_options(base: str) -> None:
    shelf = {game["key"]: game for game in await Client.request(base, "GET", "/api/games")}
    assert set(shelf) == set(GAMES)
    for key, game in GAMES.items():
        assert shelf[key]["variants"] == {variant: list(counts) for variant, counts in game.SEATS.items()}
        assert shelf[key]["levels"] == [*game.BOTS, "random"]
        msgspec.convert(shelf[key]["defaults"], game.Options)
        assert "seats" in str(shelf[key]["options"])


async def test_refusals_of_the_lobby_have_a_status_a_rule_and_a_text_in_the_callers_language(base: str) -> None:
    async with aiohttp.ClientSession() as http:

        async def post(path: str, body: Any, lang: str = "en") -> tuple[int, dict[str, Any]]:
            data = body if isinstance(body, bytes) else msgspec.json.encode(body)
            async with http.post(base + path, data=data, headers={"Accept-Language": lang}) as answer:
                return answer.status, await answer.json()

        table = {"game": "matryoshka", "options": {"seats": 3}, "name": "A"}
        status, problem = await post("/api/tables", {**table, "game": "chess"})
        assert (status, problem["rule"]) == (404, "LOBBY-1")
        status, problem = await post("/api/tables", {**table, "options": {"seats": 9}}, "fr-FR,fr;q=0.9")
        assert (status, problem["rule"]) == (422, "MA-2")
        _, english = await post("/api/tables", {**table, "options": {"seats": 9}})
        assert english["text"] != problem["text"]
        assert (await post("/api/tables", {**table, "options": {"seats": "x"}}))[1]["rule"] == "LOBBY-2"
        assert (await post("/api/tables", {**table, "name": "\u200b"}))[1]["rule"] == "LOBBY-10"
        assert (await post("/api/tables", {**table, "extra": 1}))[1]["rule"] == "HTTP-1"
        assert (await post("/api/tables", b"{"))[1]["rule"] == "HTTP-1"
        assert (await post("/api/tables", b"x" * 10_000))[0] == 413
        status, opened = await post("/api/tables", {**table, "bots": "normal"})
        assert status == 201
        status, problem = await post(f"/api/tables/{opened['code']}/seats", {"name": "B"})
        assert (status, problem["rule"]) == (409, "LOBBY-8")
        assert (await post("/api/tables/ZZZZZ/seats", {"name": "B"}))[0] == 404
        assert (await post("/api/nothing", {}))[0] == 404
    status, body, _ = await fetch(base, f"/api/tables/{opened['code']}/record")
    assert (status, msgspec.json.decode(body)["rule"]) == (409, "LOBBY-13")


async def test_the_list_shows_public_tables_with_a_free_seat_and_no_others(base: str) -> None:
    wish = {"game": "matryoshka", "options": {"seats": 3}, "name": "A"}

    async def listed() -> list[str]:
        return [table["code"] for table in await Client.request(base, "GET", "/api/tables")]

    await Client.request(base, "POST", "/api/tables", wish)
    await Client.request(base, "POST", "/api/tables", {**wish, "public": True, "bots": "normal"})
    public = (await Client.request(base, "POST", "/api/tables", {**wish, "public": True}))["code"]
    assert await listed() == [public]
    for name in "BC":
        assert await listed() == [public]
        await Client.join(base, public, name)
    assert await listed() == []


async def test_play_now_is_one_request_and_the_game_starts_with_hello(base: str) -> None:
    for key in GAMES:
        seat = await Client.request(base, "POST", "/api/play", {"game": key, "name": "Zoé", "avatar": "owl"})
        assert (seat["seat"], seat["table"]["phase"], seat["table"]["public"]) == (0, "open", False)
        assert seat["table"]["seats"][0]["avatar"] == "owl"
        assert {chair["kind"] for chair in seat["table"]["seats"][1:]} == {"bot"}
        async with open_socket(base) as talker:
            await talker.hello(seat["code"], seat["token"])
            assert (await talker.hear("update"))["number"] == 0


async def test_the_log_tells_what_happened_and_nothing_that_people_own(
    storage: Storage, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(storage, speed=80, log_level="debug") as (_, base):
        me = await Client.play_now(base, "matryoshka", "Zéphyrine", options={"seats": 3})
        async with me, open_socket(base) as stranger:
            await me.say("say", text="between you and me")
            await stranger.hello(me.code, "x" * 32)
            await asyncio.wait_for(play_along(me, matryoshka), 40)
        secret = (await Client.request(base, "GET", f"/api/tables/{me.code}"))["secret"]
    lines = capsys.readouterr().err.splitlines()
    events = [msgspec.json.decode(line)["event"] for line in lines]
    assert {"listening", "table opened", "game started", "game over", "stopped"} <= set(events)
    for private in (me.tokens[0], me.nonce, secret, "phyrine", "between", "x" * 32, me.code):
        assert not [line for line in lines if private in line]


async def test_names_are_made_distinct_and_tokens_stay_secret(base: str, storage: Storage) -> None:
    wish = {"game": "matryoshka", "options": {"seats": 3}, "name": "  Zoé \n ", "public": True}
    opened = await Client.request(base, "POST", "/api/tables", wish)
    joined = await Client.request(base, "POST", f"/api/tables/{opened['code']}/seats", {"name": "Zoé", "avatar": "cat"})
    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Zoé", "Zoé 2", ""]
    assert joined["table"]["seats"][1]["avatar"] == "cat"
    for path in ("/api/tables", f"/api/tables/{opened['code']}", "/metrics"):
        _, body, _ = await fetch(base, path)
        assert opened["token"].encode() not in body
    stored = str([storage.execute(f"SELECT * FROM {table}") for table in metadata.tables])
    assert opened["code"] in stored
    assert opened["token"] not in stored
    assert joined["token"] not in stored


async def deserted(server: Server) -> None:
    """Wait until nobody is at any table, and then a second more."""
    await until(lambda: all(table.unused for table in server.lobby.tables.values()))
    clock_of(server).skip(1_000)


async def test_a_finished_table_is_found_again_after_it_left_memory(storage: Storage) -> None:
    async with serving(storage, speed=80, linger_s=0) as (server, base):
        me = await Client.play_now(base, "matryoshka", "Zoé", options={"seats": 3})
        async with me:
            await asyncio.wait_for(play_along(me, matryoshka), 40)
        await deserted(server)
        await server.lobby.upkeep.sweep()
        assert me.code not in server.lobby.tables
        async with open_socket(base) as late:
            welcome = await late.hello(me.code, me.tokens[0])
            assert (welcome["table"]["phase"], welcome["seats"]) == ("over", [0])
            assert (await late.hear("update"))["view"]["public"]["phase"] == "over"
        assert b'"type":"header"' in await Client.request(base, "GET", f"/api/tables/{me.code}/record")


async def test_a_deserted_table_is_closed_and_its_record_says_so(storage: Storage) -> None:
    async with serving(storage, abandon_s=0) as (server, base):
        me = await Client.play_now(base, "matryoshka", "Zoé", options={"seats": 3})
        async with me:
            await anext(me.updates())
        await deserted(server)
        await server.lobby.upkeep.sweep()
        table = await Client.request(base, "GET", f"/api/tables/{me.code}")
        assert (table["phase"], table["outcome"]) == ("left", None)
        assert b'"type":"end","outcome":null' in await Client.request(base, "GET", f"/api/tables/{me.code}/record")
        assert (await Client.request(base, "GET", "/api/tables")) == []


async def test_pages_carry_strict_headers_and_unknown_paths_lead_to_the_page(
    base: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the page")
    (static / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", static)
    for path in ("/", "/t/ABCDE", "/replay/ABCDE", "/rules/matryoshka", "/learn/moby_pick"):
        status, body, headers = await fetch(base, path)
        assert (status, body) == (200, b"<!doctype html>the page")
        policy = headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert f"connect-src 'self' ws{base.removeprefix('http')} wss{base.removeprefix('http')};" in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Cache-Control"] == "no-cache"
    _, _, headers = await fetch(base, "/assets/app-1a2b.js")
    assert "immutable" in headers["Cache-Control"]
    assert "Content-Encoding" not in headers
    assert (await fetch(base, "/missing.js"))[0] == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%5csecret.txt"):
        assert b"secret" not in (await fetch(base, path, allow_redirects=False))[1]
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")
    assert (await fetch(base, "/"))[0] == 200


def test_no_path_is_resolved_that_windows_would_look_for_on_another_host_or_drive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "app.js").write_text("1")
    resolved: list[str] = []

    def resolve(path: Path, plain: Callable[[Path], Path] = Path.resolve) -> Path:
        resolved.append(str(path))
        return plain(path)

    monkeypatch.setattr(Path, "resolve", resolve)
    for wanted in (
        "//host/share/x",
        "/host",
        "\\\\host\\share",
        "a\\..\\..\\x",
        "C:/x",
        "C:x",
        "app.js::$DATA",
        "app\0",
    ):
        assert pages._file(tmp_path, wanted) is None
    assert resolved == []
    assert pages._file(tmp_path, "app.js") == tmp_path / "app.js"


@pytest.mark.parametrize(("taken", "sent"), [("gzip", "gzip"), ("gzip, br", "br"), ("identity", None)])
async def test_a_file_is_sent_compressed_to_whoever_takes_it(
    base: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, taken: str, sent: str | None
) -> None:
    (tmp_path / "assets").mkdir()
    bodies = {None: b"let plain = 1", "gzip": gzip.compress(b"let zipped = 1"), "br": b"as it lies there"}
    for body, ending in zip(bodies.values(), ("", ".gz", ".br"), strict=True):
        (tmp_path / f"assets/app-1a2b.js{ending}").write_bytes(body)
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    async with (
        aiohttp.ClientSession(auto_decompress=False) as http,
        http.get(f"{base}/assets/app-1a2b.js", headers={"Accept-Encoding": taken}) as answer,
    ):
        assert answer.headers.get("Content-Encoding") == sent
        assert answer.content_type.endswith("/javascript")
        assert "Accept-Encoding" in answer.headers["Vary"]
        assert await answer.read() == bodies[sent]


async def test_invitations_have_links_and_qr_codes(storage: Storage) -> None:
    async with serving(storage, link="https://play.example/") as (_, base):
        wish = {"game": "matryoshka", "options": {"seats": 3}, "name": "A"}
        opened = await Client.request(base, "POST", "/api/tables", wish)
        assert opened["link"] == f"https://play.example/t/{opened['code']}"
        status, body, headers = await fetch(base, f"/api/tables/{opened['code']}/qr.svg")
        assert (status, headers["Content-Type"], body[:4]) == (200, "image/svg+xml", b"<svg")
        status, body, _ = await fetch(base, f"/api/tables/{opened['code']}/qr.txt")
        assert (status, body.decode()) == (200, f"{qr_terminal(opened['link'])}{opened['link']}\n")
    code = qr_terminal("http://localhost").replace("\x1b[97;40m", "").replace("\x1b[0m", "")
    assert set(code) == set("█▀▄ \n")


async def test_health_says_alive_ready_and_the_numbers(storage: Storage) -> None:
    async with serving(storage, speed=80) as (_, base):
        assert (await fetch(base, "/healthz"))[0] == 200
        assert (await fetch(base, "/readyz"))[0] == 200
        me = await Client.play_now(base, "matryoshka", "Zoé", options={"seats": 3})
        async with me:
            acts = await play_along(me, matryoshka, stop=lambda: me.last >= 5)
            with pytest.raises(Refusal, match="MA-"):  # by the game: decided on no update, so never too late
                await me.act({"type": "take", "seat": 7}, last=None, epoch=None)
            page = (await fetch(base, "/metrics"))[1].decode()
        assert 'ludotheque_tables{game="matryoshka",phase="playing"} 1.0' in page
        assert "ludotheque_sockets 1.0" in page
        assert 'ludotheque_seats{kind="bot"} 2.0' in page
        assert f'ludotheque_acts_total{{game="matryoshka"}} {float(acts)}' in page
        assert 'ludotheque_refusals_total{rule="MA-' in page
        for name in ("act_seconds", "append_seconds", "append_rows", "fair_lag_seconds", "fair_margin_seconds"):
            assert f"ludotheque_{name}_bucket" in page
        with storage.mislaid("nodes"):
            assert (await fetch(base, "/readyz"))[0] == 503
        assert (await fetch(base, "/readyz"))[0] == 200
    async with serving(storage, metrics=False) as (_, base):
        assert "ludotheque_acts" not in (await fetch(base, "/metrics"))[1].decode()


async def test_the_schema_is_published_and_knows_every_game(base: str) -> None:
    published = msgspec.json.decode((await fetch(base, "/api/schema.json"))[1])
    assert published["protocol"] == PROTOCOL
    assert set(published["games"]) == set(GAMES)
    assert published == msgspec.json.decode(msgspec.json.encode(schema()))
    for kinds in published["games"].values():
        assert set(kinds["types"]) == {"Options", "Action", "Event", "View"}


@schemathesis.serializer("application/x-ndjson")
def lines(_context: Any, value: Any) -> bytes:
    """Records are sent as they are."""
    return value if isinstance(value, bytes) else str(value).encode(errors="replace")


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on a thread of its own, for a client that is not asynchronous."""
    ready, done = threading.Event(), threading.Event()
    address: list[str] = []

    async def run() -> None:
        limits: dict[str, Any] = {"requests_per_second": 10_000, "tables": 100_000, "seats_per_address": 10_000}
        async with serving(tmp_path_factory.mktemp("outside"), **limits) as (_, base):
            address.append(base)
            ready.set()
            await asyncio.get_running_loop().run_in_executor(None, done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert ready.wait(20)
    yield address[0]
    done.set()
    thread.join(20)


def test_every_operation_keeps_the_promises_of_openapi(outside: str) -> None:
    """Schemathesis sends what the description allows and what it forbids; every answer must fit."""
    described = schemathesis.openapi.from_url(f"{outside}/api/openapi.json")
    operations: list[Any] = [result.ok() for result in described.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) == len(ROUTES) - 1, "all but the description itself"
    for operation in operations:

        @given(case=operation.as_strategy())
        @settings(
            max_examples=12,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def check(case: Any) -> None:
            answer = case.call()
            assert answer.status_code < 500
            # Whether a table can be opened is for rules to say, not for a schema: refusing well-formed wishes is right.
            case.validate_response(answer, excluded_checks=[positive_data_acceptance])

        check()
