"""The operator's routes: who is let in, what they show and never show, and what they do to tables and people."""

import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from harness.serving import SocketClient, open_socket, seats_at, serving, until
from harness.storage import Storage
from ludotheque.server.app import Server
from ludotheque.server.services.operator_token import OperatorToken
from ludotheque.server.services.quotas import LOGINS
from ludotheque.server.services.tallies import Spread

TOKEN = "a-token-of-the-operator"
FAR = {"X-Forwarded-For": "192.0.2.7"}
NEAR = {"X-Forwarded-For": "127.0.0.1"}


class Desk:
    """An operator with a token, or without."""

    def __init__(self, http: aiohttp.ClientSession, base: str) -> None:
        self.http = http
        self.base = base

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        async with self.http.request(method, f"{self.base}/api/operator{path}", json=body, headers=headers) as answer:
            return answer.status, await answer.json()


@asynccontextmanager
async def desk(base: str, token: str = TOKEN) -> AsyncIterator[Desk]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with aiohttp.ClientSession(headers=headers, cookie_jar=aiohttp.CookieJar(unsafe=True)) as http:
        yield Desk(http, base)


@asynccontextmanager
async def seated(base: str, headers: dict[str, str] | None = None) -> AsyncIterator[tuple[str, list[SocketClient]]]:
    """A table with two people, each with a socket of their own."""
    code, tokens = await seats_at(base, "matryoshka", {"seats": 3}, 2)
    async with open_socket(base, headers=headers) as first, open_socket(base, headers=FAR) as second:
        for socket, token in zip((first, second), tokens, strict=False):
            await socket.hello(code, token)
        yield code, [first, second]


# --- who is let in ---


async def test_a_generated_token_is_private_lasts_and_lets_in(tmp_path: Path) -> None:
    async with serving(tmp_path):
        file = tmp_path / "operator.token"
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        token = file.read_text().strip()
        assert len(token) >= 32
    file.chmod(0o644)
    async with serving(tmp_path) as (_, base), desk(base, token) as operator:
        assert file.read_text().strip() == token
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert (await operator.ask("GET", ""))[0] == 200


@pytest.mark.parametrize("token", ["", "wrong", TOKEN[:-1], TOKEN + "x", "é" * 20])
async def test_nobody_else_is_let_in(tmp_path: Path, token: str) -> None:
    async with serving(tmp_path, operator_token=TOKEN) as (server, base):
        quoted = token.encode().decode("latin-1")
        async with desk(base, quoted) as stranger:
            for method, path, body in (
                ("GET", "", None),
                ("POST", "/tables/ABCDEF/close", None),
                ("POST", "/bans", {"address": "192.0.2.1"}),
                ("POST", "/notice", {"text": "hello"}),
                ("POST", "/login", {"token": token or "none"}),
            ):
                status, problem = await stranger.ask(method, path, body)
                assert (status, problem["rule"]) == (401, "OPERATOR-1"), path
        assert server.services.notices.current() is None


async def test_a_log_in_gives_a_cookie_that_scripts_cannot_read_and_a_log_out_takes_it_back(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, operator_token=TOKEN, link="https://play.example.org") as (_, base),
        aiohttp.ClientSession() as http,
    ):
        async with http.post(f"{base}/api/operator/login", json={"token": f" {TOKEN} "}) as answer:
            cookie = answer.headers["Set-Cookie"]
            assert all(part in cookie for part in ("HttpOnly", "SameSite=Strict", "Secure", "Path=/api/operator"))
            assert TOKEN not in cookie
            value = cookie.partition(";")[0]
        for sent, status in ((value, 200), (value + "0", 401), (f"{value.partition('=')[0]}=9999999999.x", 401)):
            async with http.get(f"{base}/api/operator", headers={"Cookie": sent}) as answer:
                assert answer.status == status
        async with http.post(f"{base}/api/operator/logout") as answer:
            assert 'ludotheque-operator=""' in answer.headers["Set-Cookie"]


def test_a_cookie_ends_by_itself_and_is_worth_nothing_with_another_token(monkeypatch: pytest.MonkeyPatch) -> None:
    token = OperatorToken(TOKEN)
    cookie, until_ = token.cookie()
    assert token.admits(cookie)
    assert not OperatorToken("another token").admits(cookie)
    assert not token.admits("")
    assert not token.admits("é.é")
    monkeypatch.setattr("ludotheque.server.services.operator_token.time", lambda: until_ + 1)
    assert not token.admits(cookie)


async def test_wrong_tokens_are_limited_for_each_address(tmp_path: Path) -> None:
    async with serving(tmp_path, operator_token=TOKEN, proxy=True) as (_, base), desk(base, "") as stranger:
        for _ in range(LOGINS):
            assert (await stranger.ask("POST", "/login", {"token": "wrong"}, **FAR))[0] == 401
        for body in ({"token": "wrong"}, {"token": TOKEN}):
            status, problem = await stranger.ask("POST", "/login", body, **FAR)
            assert (status, problem["rule"]) == (429, "LIMIT-11")
        assert (await stranger.ask("POST", "/login", {"token": TOKEN}, **NEAR))[0] == 200
        for _ in range(2 * LOGINS):
            assert (await stranger.ask("GET", "", Authorization=f"Bearer {TOKEN}", **NEAR))[0] == 200


async def test_pages_of_another_site_change_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path, operator_token=TOKEN) as (_, base), desk(base) as operator:
        status, problem = await operator.ask("POST", "/notice", {"text": "hi"}, Origin="https://evil.example")
        assert (status, problem["rule"]) == (403, "HTTP-4")


async def test_without_a_chosen_token_the_main_port_knows_the_routes_only_for_this_machine(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, proxy=True) as (_, base),
        desk(base, (tmp_path / "operator.token").read_text().strip()) as operator,
    ):
        assert (await operator.ask("GET", "", **NEAR))[0] == 200
        status, problem = await operator.ask("GET", "", **FAR)
        assert (status, problem["rule"]) == (404, "HTTP-2")


async def test_with_an_ops_address_the_page_and_its_routes_are_there_alone(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, operator_token=TOKEN, ops="127.0.0.1:0") as (server, base),
        desk(base) as outside,
        desk(f"http://127.0.0.1:{server.ops_port}") as inside,
    ):
        assert (await outside.ask("GET", ""))[0] == 404
        assert (await outside.ask("POST", "/login", {"token": TOKEN}))[0] == 404
        assert (await inside.ask("GET", ""))[0] == 200
        assert (await inside.ask("GET", "", Authorization="Bearer wrong"))[0] == 401
        async with inside.http.get(inside.base, allow_redirects=False) as answer:
            assert (answer.status, answer.headers["Location"]) == (302, "/operator")
        async with inside.http.get(f"{inside.base}/operator") as answer:
            assert (answer.status, answer.content_type) == (200, "text/html")
        async with inside.http.get(f"{inside.base}/api/tables") as answer:
            assert answer.status == 404


async def test_a_folder_that_cannot_be_written_leaves_the_tables_open(tmp_path: Path) -> None:
    (tmp_path / "operator.token").mkdir()
    async with serving(tmp_path) as (_, base), desk(base, "") as stranger:
        assert (await stranger.ask("GET", ""))[0] == 401
        await seats_at(base, "matryoshka", {"seats": 3}, 1)


# --- what is shown ---


async def test_the_overview_shows_tables_people_and_load_and_no_secret(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, operator_token=TOKEN, proxy=True, keep_days=9) as (server, base),
        seated(base, {"X-Forwarded-For": "2001:db8::7"}) as (code, (anna, _)),
        desk(base) as operator,
    ):
        async with open_socket(base) as watcher:
            await watcher.hello(code)
            await anna.say("start")
            await until(lambda: (play := server.lobby.tables[code].play) is not None and play.shown.number > 0)
            _, state = await operator.ask("GET", "", **NEAR)
        raw = str(state)
        table = server.lobby.tables[code].row
        assert not any(secret in raw for secret in (table.secret, table.commitment, table.host_hash, TOKEN))
        assert not any(seat.token_hash and seat.token_hash in raw for seat in table.seats)
        (shown,) = state["tables"]
        assert shown | {"number": 0, "created": 0} == {
            "code": code,
            "game": "matryoshka",
            "phase": "playing",
            "public": False,
            "seats": 3,
            "people": 2,
            "here": 2,
            "watching": 1,
            "number": 0,
            "created": 0,
            "epoch": 2,
        }
        people = [(person["seat"], person["name"], person["address"]) for person in state["people"]]
        assert people == [(0, "P0", "2001:db8::/64"), (1, "P1", "192.0.2.7"), (None, "", "127.0.0.1")]
        load = state["load"]
        assert (load["sockets"], load["memory"] > 10_000_000, load["moves"] > 0) == (3, True, True)
        assert (state["keep_days"], state["draining"], state["bans"], state["notice"]) == (9, False, [], None)


async def test_the_slowest_acts_are_listed_without_what_was_done(tmp_path: Path) -> None:
    async with serving(tmp_path, operator_token=TOKEN) as (server, base), desk(base) as operator:
        for seconds in range(1, 15):
            server.metrics.slowest.note(seconds / 1000, "matryoshka", "ABCDEF")
        _, state = await operator.ask("GET", "")
        assert [act["seconds"] for act in state["slowest"]] == [seconds / 1000 for seconds in range(14, 4, -1)]
        assert state["slowest"][0].keys() == {"seconds", "game", "table", "at"}
        assert server.metrics.slowest.floor == 0.005


async def test_the_acts_of_the_last_hour_alone_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as (server, _):
        slowest = server.metrics.slowest
        slowest.note(9.0, "matryoshka", "ABCDEF")
        later = slowest.listed()[0].at + 3_601
        monkeypatch.setattr("ludotheque.server.services.load.time", lambda: later)
        assert slowest.listed() == ()


def test_a_quantile_is_estimated_as_prometheus_does(tmp_path: Path) -> None:
    from prometheus_client import CollectorRegistry

    spread = Spread("s", "s", (1, 2, 4), CollectorRegistry())
    assert spread.quantile(0.99, spread.counts()) is None
    spread.observe(100)
    before = spread.counts()
    for value in (0.5, 1.5, 1.5, 3):
        spread.observe(value)
    assert spread.quantile(0.5, before) == 1.5
    assert spread.quantile(1.0, before) == 4
    spread.observe(100)
    assert spread.quantile(0.99, before) == 4


async def test_anyone_may_know_what_the_server_keeps(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, keep_days=7, talk="phrases") as (_, base),
        aiohttp.ClientSession() as http,
        http.get(f"{base}/api/server") as answer,
    ):
        assert (await answer.json()) | {"version": ""} == {"version": "", "keep_days": 7, "talk": "phrases"}


# --- what is done ---


async def test_closing_a_table_ends_it_and_sends_everyone_away(tmp_path: Path) -> None:
    async with serving(tmp_path, operator_token=TOKEN) as (server, base), seated(base) as (code, people):
        async with desk(base) as operator:
            status, state = await operator.ask("POST", f"/tables/{code.lower()}/close")
            assert (status, state["tables"][0]["phase"]) == (200, "left")
            for person in people:
                assert await person.hear("goodbye") == {"type": "goodbye", "reason": "closed", "back": False}
            assert (await operator.ask("POST", f"/tables/{code}/close"))[0] == 200
            assert (await operator.ask("POST", "/tables/NOSUCH/close"))[0] == 404
        await until(lambda: server.lobby.tables[code].row.phase == "left")


async def test_a_table_that_nobody_is_at_is_closed_unless_another_node_may_have_it(storage: Storage) -> None:
    """Such a table stays in the public list for an hour, with the names that somebody gave."""
    async with serving(storage, operator_token=TOKEN) as (server, base), desk(base) as operator:
        code, _ = await seats_at(base, "matryoshka", {"seats": 3}, 1, public=True)
        server.lobby.registry.forget(await server.lobby.enter(code))
        status, answer = await operator.ask("POST", f"/tables/{code.lower()}/remove", {"seat": 0})
        assert (status, answer.get("rule")) == ((409, "OPERATOR-5") if storage.database else (200, None))
        if not storage.database:
            assert server.lobby.tables[code].row.seats[0].kind == "empty"
            server.lobby.registry.forget(server.lobby.tables[code])
        status, answer = await operator.ask("POST", f"/tables/{code}/close")
        assert (status, answer.get("rule")) == ((409, "OPERATOR-5") if storage.database else (200, None))
        if storage.database:
            assert server.lobby.tables == {}, "another node may have it"
        else:
            await until(lambda: storage.execute("SELECT phase FROM tables") == [("left",)])
            assert await server.lobby.public_tables() == []
        for unknown in ("NOSUCH", "%00A", "A" * 13):
            assert (await operator.ask("POST", f"/tables/{unknown}/close"))[1]["rule"] == "LOBBY-4"


async def test_removing_a_person_frees_the_seat(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, operator_token=TOKEN) as (server, base),
        seated(base) as (code, (_, bob)),
        desk(base) as operator,
    ):
        assert (await operator.ask("POST", f"/tables/{code}/remove", {"seat": 1}))[0] == 200
        assert (await bob.hear("goodbye"))["reason"] == "removed"
        assert server.lobby.tables[code].row.seats[1].kind == "empty"
        for seat in (1, 2, 9):
            status, problem = await operator.ask("POST", f"/tables/{code}/remove", {"seat": seat})
            assert (status, problem["rule"]) == (422, "OPERATOR-4")


async def test_a_banned_address_is_sent_away_and_refused_until_the_ban_is_lifted(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, operator_token=TOKEN, proxy=True) as (_, base),
        seated(base) as (code, (anna, bob)),
        desk(base) as operator,
    ):
        _, state = await operator.ask("POST", "/bans", {"address": "192.0.2.7", "minutes": 5}, **NEAR)
        assert [ban["address"] for ban in state["bans"]] == ["192.0.2.7"]
        assert (await bob.hear("goodbye"))["reason"] == "banned"
        async with operator.http.get(f"{base}/api/tables/{code}", headers=FAR) as answer:
            problem = await answer.json()
            assert (answer.status, problem["rule"], "5 more minutes" in problem["text"]) == (403, "LIMIT-10", True)
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            async with open_socket(base, headers=FAR):
                pass
        assert refused.value.status == 403
        await anna.say("phrase", phrase="hello")
        await anna.hear("said")
        assert (await operator.ask("GET", "", **FAR))[0] == 200, "the operator may come from there"
        await operator.ask("POST", "/bans/lift", {"address": "192.0.2.7"}, **NEAR)
        async with open_socket(base, headers=FAR) as again:
            assert (await again.hello(code))["type"] == "welcome"


@pytest.mark.parametrize(
    ("address", "rule"),
    [
        ("nonsense", "OPERATOR-2"),
        ("192.0.2.0/24", "OPERATOR-2"),
        ("2001:db8::/32", "OPERATOR-2"),
        ("127.0.0.1", "OPERATOR-3"),
        ("::1", "OPERATOR-3"),
        ("2001:db8::9", None),
        ("2001:db8::/64", None),
    ],
)
async def test_only_an_address_that_limits_count_as_one_can_be_banned(
    tmp_path: Path, address: str, rule: str | None
) -> None:
    async with serving(tmp_path, operator_token=TOKEN) as (_, base), desk(base) as operator:
        _, answer = await operator.ask("POST", "/bans", {"address": address})
        assert answer.get("rule") == rule
        if rule is None:
            assert [ban["address"] for ban in answer["bans"]] == ["2001:db8::/64"]


async def test_a_ban_ends_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as (server, _):
        bans = server.services.bans
        bans.add("192.0.2.7", 1)
        until_ = bans.listed()[0].until
        monkeypatch.setattr("ludotheque.server.services.bans.time", lambda: until_ + 1.0)
        bans.check("192.0.2.7")
        assert bans.listed() == ()


async def test_everyone_at_a_table_hears_a_notice_also_later_until_it_is_taken_back(tmp_path: Path) -> None:
    async with serving(tmp_path, operator_token=TOKEN) as (server, base), seated(base) as (code, people):
        async with desk(base) as operator, open_socket(base) as late:
            text = "Restart at\u202e noon\n<b>!"
            _, state = await operator.ask("POST", "/notice", {"text": text, "minutes": 5})
            for person in people:
                heard = await person.hear("notice")
                assert (heard["text"], 295 < heard["seconds"] <= 300) == (state["notice"]["text"], True)
            assert state["notice"]["text"] == "Restart at noon <b>!"
            assert (await late.hello(code))["notice"]["text"] == "Restart at noon <b>!"
            await operator.ask("POST", "/notice", {"text": ""})
            assert (await people[0].hear("notice"))["text"] == ""
            assert (await late.hello(code))["notice"] is None
        assert _lapsed(server)


def _lapsed(server: Server) -> bool:
    """Whether a notice is no longer shown when its time is over."""
    server.services.notices.post("soon over", 0)
    return server.services.notices.current() is None
