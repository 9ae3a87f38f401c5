"""Races at a live table: reveals leave paced, touches are judged, and the numbers in the log can be re-run."""

from contextlib import AsyncExitStack
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from multidict import CIMultiDict

from harness.clocks import clock_of
from harness.serving import SocketClient, open_socket, seats_at, serving, until
from ludotheque.client import Client
from ludotheque.server.app import Server
from ludotheque.server.connection.arrival import Arrival
from ludotheque.server.connection.connection import Connection
from ludotheque.server.fairness import Trust, verify
from ludotheque.server.fairness.judge import DOUBT, PAINT
from ludotheque.server.services.logs import make_log
from ludotheque.server.storage import jobs

OPTIONS = {"seats": 3, "confuse": 0, "remind": 0, "reverse": 0, "deal_ms": 1000, "open_ms": 1000, "first": 0}


async def revealed(stack: AsyncExitStack, base: str) -> tuple[str, list[SocketClient], dict[str, Any]]:
    """Three people at Moby Pick; the first card lies face up."""
    code, tokens = await seats_at(base, "moby_pick", OPTIONS, 3)
    people: list[SocketClient] = []
    for token in tokens:
        talker = await stack.enter_async_context(open_socket(base))
        await talker.hello(code, token)
        people.append(talker)
    await people[0].say("start")
    await flip(people[0])
    update, *_ = [await with_event(talker, "revealed") for talker in people]
    return code, people, update


async def flip(talker: SocketClient) -> None:
    """Turn up the first card once everyone has looked."""
    while (await talker.hear("update"))["view"]["public"]["phase"] != "flip":
        pass
    await talker.say("act", id="flip", action={"type": "flip"})


async def with_event(talker: SocketClient, kind: str) -> dict[str, Any]:
    """The next update with an event of this kind."""
    while True:
        update = await talker.hear("update")
        if any(event["type"] == kind for event in update["events"]):
            return update


async def logged(server: Server, code: str) -> list[dict[str, Any]]:
    moves = await server.store.do(jobs.log(server.lobby.tables[code].row.id))
    return [msgspec.json.decode(move.payload) for move in moves]


async def test_a_touch_is_judged_by_reaction_time_and_its_evidence_can_be_re_run(folder: Path) -> None:
    async with serving(folder) as (server, base), AsyncExitStack() as stack:
        code, people, update = await revealed(stack, base)
        touch = {"type": "touch", "reveal": update["view"]["public"]["reveal"]}
        clock = clock_of(server)
        shown = clock.now()
        clock.skip(300)
        took = clock.now() - shown
        await people[1].say("act", id="one", action=touch, seen=update["number"], ms=took)
        await people[2].say("act", id="two", action=touch, seen=update["number"], ms=took - 12)
        decided = (await with_event(people[0], "touched"))["events"][0]
        times = {time["seat"]: time["ms"] for time in decided["times"]}
        assert decided["seat"] == 2, "her stamp says 12 ms sooner, and the connection allows it"
        assert 0 < times[1] - times[2] <= 13
        acts = [move for move in await logged(server, code) if move.get("action", {}).get("type") == "touch"]
        assert [act["seat"] for act in acts] == [1, 2]
        for act in acts:
            assert verify(act["evidence"])
            assert act["evidence"]["lag"] >= 0
        assert acts[0]["evidence"]["client"] - acts[1]["evidence"]["client"] == pytest.approx(12, abs=0.01)


async def test_a_false_start_is_void_costs_nothing_and_may_be_followed_by_a_touch(folder: Path) -> None:
    async with serving(folder) as (server, base), AsyncExitStack() as stack:
        code, people, update = await revealed(stack, base)
        touch = {"type": "touch", "reveal": update["view"]["public"]["reveal"]}
        early = await people[2].act(touch, name="early", seen=update["number"], ms=20.0)
        assert early["rule"] == "RACE-1"
        clock_of(server).skip(300)
        late = await people[2].act(touch, name="late", seen=update["number"], ms=300.0)
        assert late["type"] == "ack"
        assert people[2].update["view"]["claimed"]
        acts = [move for move in await logged(server, code) if move.get("action", {}).get("type") == "touch"]
        assert len(acts) == 1


async def test_nobody_hears_of_a_touch_before_the_race_is_decided(folder: Path) -> None:
    async with serving(folder) as (server, base), AsyncExitStack() as stack:
        _, people, update = await revealed(stack, base)
        touch = {"type": "touch", "reveal": update["view"]["public"]["reveal"]}
        clock_of(server).skip(250)
        answer = await people[1].act(touch, name="t", seen=update["number"], ms=240.0)
        following = await people[2].hear("update")
        assert following["number"] > answer["number"], "the touch itself is not sent to anyone else"
        assert following["events"][0]["type"] == "touched"


async def test_a_reveal_leaves_later_for_those_who_are_near(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(folder) as (server, base), AsyncExitStack() as stack:
        sent: dict[int, float] = {}
        plain = Connection.send_at

        def noting(self: Connection, due: float, payload: bytes, done: Any) -> None:
            sent[self.seats[0]] = due - server.services.clock.now()
            plain(self, due, payload, done)

        code, tokens = await seats_at(base, "moby_pick", OPTIONS, 3)
        people = [await stack.enter_async_context(open_socket(base)) for _ in tokens]
        for talker, token in zip(people, tokens, strict=True):
            await talker.hello(code, token)
        table = server.lobby.tables[code]
        for seat, rtt in enumerate((0.0, 60.0, 160.0)):
            (connection,) = table.presence.seats[seat].connections
            connection.use_kernel(lambda: None)
            connection.link.roundtrip.__init__()  # type: ignore[misc]
            for _ in range(8):
                connection.link.roundtrip.sample(rtt)
        monkeypatch.setattr(Connection, "ping", lambda _connection: None)
        monkeypatch.setattr(Connection, "send_at", noting)
        await people[0].say("start")
        await flip(people[0])
        for talker in people:
            await with_event(talker, "revealed")
        assert abs((sent[0] - sent[2]) - 80) < 5, "half of 160 ms sooner for the furthest"
        assert abs((sent[1] - sent[2]) - 50) < 5


async def test_a_nudge_says_nothing_and_is_not_answered(folder: Path) -> None:
    async with serving(folder) as (_server, base), AsyncExitStack() as stack:
        code, people, _ = await revealed(stack, base)
        await people[0].say("nudge")
        await people[0].say("hello", protocol=3, table=code)
        first = await people[0].hear("welcome", "refused", "goodbye")
        assert first["type"] == "welcome"


async def test_a_touch_counts_from_its_bytes_however_long_they_wait_to_be_read(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(folder) as (server, base), AsyncExitStack() as stack:
        code, people, update = await revealed(stack, base)
        touch = {"type": "touch", "reveal": update["view"]["public"]["reveal"]}
        stamps: list[float] = []
        plain = Arrival.data_received

        def earlier(self: Arrival, data: bytes) -> None:
            now = self._now
            self._now = lambda: now() - 30  # as if the loop had been busy since
            plain(self, data)
            self._now = now
            stamps.append(self.at)

        clock_of(server).skip(300)
        monkeypatch.setattr(Arrival, "data_received", earlier)
        await people[1].act(touch, name="t", seen=update["number"], ms=290.0)
        (act,) = [move for move in await logged(server, code) if move.get("action", {}).get("type") == "touch"]
        time = server.lobby.tables[code].time
        assert act["evidence"]["arrival"] in [pytest.approx(time.exact(stamp), abs=0.01) for stamp in stamps]


async def test_a_proxy_tells_the_round_trip_that_its_kernel_measured(folder: Path) -> None:
    async with serving(folder, proxy=True, proxy_rtt="X-Line-Rtt") as (server, base):
        for told, known in (("80000", 84.0), ("many", None), ("9" * 5000, None), ("", None)):
            async with open_socket(base, headers={"X-Line-Rtt": told}):
                (connection,) = server.sockets.open
                assert connection.link.path().kernel == known
            await until(lambda: not server.sockets.open)
        both = CIMultiDict((("X-Line-Rtt", "7"), ("X-Line-Rtt", "80000")))
        async with open_socket(base, headers=both):
            (connection,) = server.sockets.open
            assert connection.link.path().kernel == 84.0, "a proxy may add its line below that of the client"


async def test_touches_without_a_kernel_rtt_are_named_in_record_metrics_and_log(folder: Path) -> None:
    lines = StringIO()
    async with (
        serving(folder, proxy=True, log=make_log("info", "json", lines)) as (server, base),
        AsyncExitStack() as stack,
    ):
        code, people, update = await revealed(stack, base)
        touch = {"type": "touch", "reveal": update["view"]["public"]["reveal"]}
        clock_of(server).skip(500)
        await people[2].act(touch, name="t", seen=update["number"], ms=490.0)
        (act,) = [move for move in await logged(server, code) if move.get("action", {}).get("type") == "touch"]
        assert "kernel" not in act["evidence"]
        assert act["evidence"]["plain"]
        assert act["evidence"]["fair"] == pytest.approx(
            act["evidence"]["arrival"] - act["evidence"]["sent"] - PAINT + DOUBT
        )
        assert (await Client.request(base, "GET", f"/api/tables/{code}"))["races"] == "plain"
        assert b'ludotheque_fair_touches_total{proof="pongs"} 1.0' in server.metrics.page()
        table = server.lobby.tables[code]
        table.finish("left")
    told = [msgspec.json.decode(line) for line in lines.getvalue().splitlines()]
    assert [line["seats"] for line in told if line["event"] == "races without kernel round-trip times"] == [[2]]
    assert any(line.get("setting") == "proxy_rtt" for line in told), "and the operator is told at the start"


async def test_an_operator_may_trust_the_guests_and_the_table_says_so(folder: Path) -> None:
    async with serving(folder, proxy=True, unproved_ms=300) as (_server, base), AsyncExitStack() as stack:
        _, people, _update = await revealed(stack, base)
        card = next(message["table"] for message in people[0].heard if message["type"] == "welcome")
        assert card["races"] == "trusting"


async def test_a_game_without_races_says_nothing_of_them(folder: Path) -> None:
    async with serving(folder, proxy=True) as (_server, base):
        for game, options, races in (
            ("matryoshka", {"seats": 3}, None),
            ("attrape_reves", {"seats": 3}, None),
            ("attrape_reves", {"seats": 3, "variant": "speed"}, "plain"),
        ):
            code, (token,) = await seats_at(base, game, options, 1)
            async with open_socket(base) as talker:
                assert (await talker.hello(code, token))["table"]["races"] == races


async def test_on_a_direct_socket_the_kernel_rtt_is_used(folder: Path) -> None:
    async with serving(folder) as (server, base), AsyncExitStack() as stack:
        code, people, update = await revealed(stack, base)
        (connection,) = server.lobby.tables[code].presence.seats[1].connections
        assert connection.link.path().kernel is not None, "from the handshake on"
        assert (await Client.request(base, "GET", f"/api/tables/{code}"))["races"] == "fair"
        touch = {"type": "touch", "reveal": update["view"]["public"]["reveal"]}
        clock_of(server).skip(500)
        await people[1].act(touch, name="t", seen=update["number"], ms=490.0)
        assert b'ludotheque_fair_touches_total{proof="kernel"} 1.0' in server.metrics.page()


async def test_neither_a_second_socket_nor_a_new_one_refills_what_lies_have_spent(folder: Path) -> None:
    async with serving(folder) as (server, base), AsyncExitStack() as stack:
        code, people, update = await revealed(stack, base)
        known = set(server.sockets.open)
        await stack.enter_async_context(open_socket(base))
        (second,) = server.sockets.open - known
        table = server.lobby.tables[code]
        (first,) = table.presence.seats[1].connections
        table.attendance.attach(second, first.hashes, None, None)
        touch = {"type": "touch", "reveal": update["view"]["public"]["reveal"]}
        clock = clock_of(server)
        shown = clock.now()
        clock.skip(500)
        took = clock.now() - shown
        await people[1].act(touch, name="t", seen=update["number"], ms=took - 20)
        assert first.link.trust != Trust()
        assert table.presence.seats[1].trust == second.link.trust == first.link.trust


async def test_no_other_seat_of_a_device_refills_what_lies_have_spent(folder: Path) -> None:
    async with serving(folder) as (server, base), AsyncExitStack() as stack:
        code, people, update = await revealed(stack, base)
        table = server.lobby.tables[code]
        (device,) = table.presence.seats[2].connections
        known = set(server.sockets.open)
        await stack.enter_async_context(open_socket(base))
        (again,) = server.sockets.open - known
        (neighbour,) = table.presence.seats[1].connections
        both = device.hashes | neighbour.hashes
        table.attendance.attach(device, both, None, None)
        touch = {"type": "touch", "reveal": update["view"]["public"]["reveal"]}
        clock = clock_of(server)
        shown = clock.now()
        clock.skip(500)
        took = clock.now() - shown
        await people[2].say("act", id="t", seat=2, action=touch, seen=update["number"], ms=took - 20)
        await people[2].hear("ack")
        assert device.link.trust != Trust()
        table.attendance.attach(again, both, None, None)
        assert again.link.trust == device.link.trust, "its first seat pays, too"


async def test_a_touch_that_is_sent_again_is_judged_and_paid_for_once(folder: Path) -> None:
    async with serving(folder) as (server, base), AsyncExitStack() as stack:
        code, people, update = await revealed(stack, base)
        touch = {"type": "touch", "reveal": update["view"]["public"]["reveal"]}
        (connection,) = server.lobby.tables[code].presence.seats[1].connections
        clock = clock_of(server)
        shown = clock.now()
        clock.skip(500)
        stamp = {"seen": update["number"], "ms": clock.now() - shown - 5}
        first = await people[1].act(touch, name="t", **stamp)
        trust = connection.link.trust
        assert trust != Trust()
        assert await people[1].act(touch, name="t", **stamp) == first
        assert connection.link.trust == trust
