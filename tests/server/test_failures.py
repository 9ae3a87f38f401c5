"""Failures: a full disk, a database gone, a damaged log, a second server, a bug. Clear state, others unharmed."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from harness import postgres
from harness.clocks import clock_of
from harness.serving import open_socket, play_along, seats_at, serving, until
from harness.storage import Storage, writer_held
from ludotheque.client import Client
from ludotheque.core import Step
from ludotheque.core.play import AnyGame
from ludotheque.games import matryoshka
from ludotheque.server.app import Server
from ludotheque.server.lobby import upkeep
from ludotheque.server.services.settings import Settings
from ludotheque.server.services.startup_errors import Locked
from ludotheque.server.storage import jobs
from tests.server.altered_game import altered
from tests.server.matryoshka_table import THREE, dealt, lay


async def ready(base: str) -> bool:
    """Whether the server says that it can take people in."""
    async with aiohttp.request("GET", base + "/readyz") as answer:
        return answer.ok


async def test_a_failed_append_is_not_published_and_the_act_can_be_repeated(storage: Storage) -> None:
    async with serving(storage) as (_, base), AsyncExitStack() as stack:
        _, _, talker = await dealt(stack, base)
        with storage.mislaid("moves"):
            await talker.say("act", id="a", action=lay(talker, 0), seat=0)
            await talker.hear_phase("stalled")
            assert not [heard for heard in talker.heard if heard.get("number") == 1]
            refused = await talker.act(lay(talker, 1), name="b", seat=1)
            assert refused["rule"] == "TABLE-9"
            async with open_socket(base) as probe:
                assert (await probe.hello("XXXXX"))["type"] == "refused"
        await talker.hear_phase("playing")
        assert (await talker.act(lay(talker, 0), name="a", seat=0))["number"] == 1
        assert (await talker.act(lay(talker, 1), name="b", seat=1))["number"] == 2


async def test_bots_whose_moves_were_lost_with_the_log_make_them_again(storage: Storage) -> None:
    wish = {"game": "matryoshka", "name": "Ada", "options": {"seats": 3}}
    async with serving(storage) as (server, base), open_socket(base) as talker:
        seat = await Client.request(base, "POST", "/api/play", wish)
        await talker.hello(seat["code"], seat["token"])
        await talker.hear("update")
        with storage.mislaid("moves"):
            clock_of(server).skip(6_000)  # both have chosen by now
            await talker.hear_phase("stalled")
        await talker.hear_phase("playing")
        assert {(await talker.hear("update"))["number"] for _ in range(2)} == {1, 2}
        card = (await Client.request(base, "GET", f"/api/tables/{seat['code']}"))["seats"]
        assert not any(bot["failed"] for bot in card)


async def test_a_database_that_is_gone_for_a_while_costs_time_and_no_move(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    probes: list[None] = []
    plain = jobs.probe

    def counted(node: str) -> Any:
        probes.append(None)
        return plain(node)

    monkeypatch.setattr(jobs, "probe", counted)
    monkeypatch.setattr(upkeep, "RETRY_S", 0.02)
    with postgres.running() as pg:
        async with serving(Storage(folder, pg.address)) as (_, base), AsyncExitStack() as stack:
            code, _, talker = await dealt(stack, base)
            assert (await talker.act(lay(talker, 0), name="before", seat=0))["number"] == 1
            pg.stop()
            await talker.say("act", id="during", action=lay(talker, 1), seat=1)
            await talker.hear_phase("stalled")
            assert not await ready(base)
            await until(lambda: len(probes) >= 20)  # as often as in ten seconds at the usual pace
            pg.start()
            await talker.hear_phase("playing")
            assert await ready(base)
            assert (await talker.act(lay(talker, 1), name="during", seat=1))["number"] == 2
            assert (await talker.act(lay(talker, 0), name="before", seat=0)) == {
                "type": "ack",
                "id": "before",
                "number": 1,
            }
            assert (await Client.request(base, "GET", f"/api/tables/{code}"))["number"] == 2


@pytest.mark.parametrize(
    "damage",
    [
        """payload = '{"type":"act",oops'""",
        """payload = '{"type":"tick","at":5}'""",
        """payload = replace(payload, '"at":', '"at":-')""",
        """payload = replace(payload, '"seat":0', '"seat":1')""",
        "number = 2",
        "epoch = 99",
    ],
    ids=["torn", "tick not due", "before the deal", "illegal", "missing", "later epoch"],
)
async def test_a_damaged_row_sets_one_table_aside_and_the_others_go_on(storage: Storage, damage: str) -> None:
    async with serving(storage) as (_, base), AsyncExitStack() as stack:
        bad, bad_tokens, first = await dealt(stack, base)
        good, good_tokens, second = await dealt(stack, base)
        await first.act(lay(first, 0), seat=0)
        await second.act(lay(second, 0), seat=0)
    storage.execute(f"UPDATE moves SET {damage} WHERE table_id = 1".replace(":", r"\:"))  # no place-holders
    async with serving(storage) as (_, base), open_socket(base) as one, open_socket(base) as two:
        assert (await one.hello(bad, *bad_tokens))["table"]["phase"] == "damaged"
        assert (await one.act(lay(first, 1), seat=1))["rule"] == "TABLE-9"
        await two.hello(good, *good_tokens)
        assert (await two.act(lay(second, 1), seat=1))["number"] == 2


async def test_a_restart_shifts_the_clock_and_knows_old_acts(storage: Storage) -> None:
    async with serving(storage) as (server, base), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, base)
        clock_of(server).skip(100)
        await talker.act(lay(talker, 0), name="kept", seat=0)
    done = talker.update
    async with serving(storage) as (server, base), open_socket(base) as back:
        clock_of(server).skip(500)
        alone = await back.hello(code, tokens[0])
        assert alone["table"]["phase"] == "paused", "the clock stands until people are back"
        assert alone["now"] == done["at"]
        welcome = await back.hello(code, *tokens[1:])
        assert welcome["table"]["phase"] == "playing"
        assert welcome["now"] - done["at"] < 250
        assert await back.act(lay(talker, 0), name="kept", seat=0) == {"type": "ack", "id": "kept", "number": 1}
        assert (await back.act(lay(talker, 1), name="new", seat=1))["number"] == 2


async def test_a_table_that_another_server_took_over_sends_its_people_away_to_come_back(storage: Storage) -> None:
    async with serving(storage) as (_, base), AsyncExitStack() as stack:
        _, _, talker = await dealt(stack, base)
        storage.execute("UPDATE tables SET epoch = epoch + 1")
        await talker.say("act", id="late", action=lay(talker, 0), seat=0)
        assert (await talker.hear("goodbye")) == {"type": "goodbye", "reason": "restart", "back": True}


async def test_of_two_servers_on_one_database_the_one_that_people_come_to_owns_the_table(
    folder: Path, pg: postgres.Postgres
) -> None:
    storage = Storage(folder, pg.emptied())
    async with serving(storage) as (_, old), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, old)
        assert (await talker.act(lay(talker, 0), name="before", seat=0))["number"] == 1
        async with serving(storage) as (_, new), open_socket(new) as moved:
            assert (await moved.hello(code, *tokens))["number"] == 1
            await talker.say("act", id="late", action=lay(talker, 1), seat=1)
            assert (await talker.hear("goodbye"))["back"]
            assert (await moved.act(lay(talker, 1), name="late", seat=1))["number"] == 2
            assert (await moved.act(lay(talker, 0), name="before", seat=0))["type"] == "ack"
    assert storage.execute("SELECT number, act FROM moves ORDER BY number") == [(1, "before"), (2, "late")]


async def test_a_second_server_on_the_same_folder_does_not_start(folder: Path) -> None:
    async with serving(folder):
        with pytest.raises(Locked):
            await Server(Settings(host="127.0.0.1", port=0, data=str(folder))).start()


def buggy(game: AnyGame) -> AnyGame:
    """The same game, with a bug in its second move."""

    def apply(state: Any, move: Any) -> Any:
        if getattr(move, "seat", None) == 1:
            raise ZeroDivisionError("secret card 17")
        return game.apply(state, move)

    return altered(game, apply=apply)


async def test_a_bug_freezes_one_table_which_says_so_and_keeps_its_log(storage: Storage, capsys: Any) -> None:
    games: dict[str, AnyGame] = {"matryoshka": buggy(matryoshka)}
    async with serving(storage, games=games) as (_, base), AsyncExitStack() as stack:
        code, _, talker = await dealt(stack, base)
        _, _, neighbour = await dealt(stack, base)
        await talker.act(lay(talker, 0), seat=0)
        await talker.say("act", id="boom", action=lay(talker, 1), seat=1)
        assert (await talker.hear("table"))["table"]["phase"] == "damaged"
        assert (await talker.hear("refused", id="boom"))["key"] == "refused-damaged"
        assert (await neighbour.act(lay(neighbour, 0), seat=0))["type"] == "ack"
        assert (await Client.request(base, "GET", f"/api/tables/{code}"))["number"] == 1
    assert "secret card" not in capsys.readouterr().err


def failing_later(name: str) -> AnyGame:
    """The same game, whose moves have no events, and one of whose functions fails after the first move."""
    after: list[Any] = []

    def apply(state: Any, move: Any) -> Any:
        after.append(matryoshka.apply(state, move).state)
        return Step(after[-1], ())

    def fail(state: Any, *rest: Any) -> Any:
        if any(state is each for each in after):
            raise ZeroDivisionError("secret card 17")
        return getattr(matryoshka, name)(state, *rest)

    return altered(matryoshka, KEY="bad", apply=apply, **{name: fail})


@pytest.mark.parametrize("name", ["view", "deadline"])
async def test_a_bug_at_showing_a_move_costs_no_other_table_its_answer(folder: Path, capsys: Any, name: str) -> None:
    games = {"bad": failing_later(name), "matryoshka": matryoshka}
    async with serving(folder, games=games) as (server, base), AsyncExitStack() as stack:
        talkers = []
        for key in games:
            code, tokens = await seats_at(base, key, THREE, 2)
            talkers.append(await stack.enter_async_context(open_socket(base)))
            await talkers[-1].hello(code, *tokens)
            await talkers[-1].say("start")  # the third seat is a bot, so that the table arms its timer again
            for _ in range(2):
                await talkers[-1].hear("update")
        bad, good = talkers
        async with writer_held(server.store):  # both moves in one batch
            await bad.say("act", id="boom", action=lay(bad, 0), seat=0)
            await good.say("act", id="a", action=lay(good, 0), seat=0)
            await until(lambda: server.store.waiting >= 3)
        assert (await good.hear("ack", "refused", id="a"))["type"] == "ack"
        await bad.hear_phase("damaged")
    assert "secret card" not in capsys.readouterr().err


async def test_a_graceful_stop_says_goodbye_and_everything_is_there_afterwards(storage: Storage) -> None:
    async with serving(storage, speed=80) as (server, base):
        me = await Client.play_now(base, "matryoshka", "Zoé", options=THREE)
        async with me:
            await play_along(me, matryoshka, stop=lambda: me.last >= 10)
            code, token, last = me.code, me.tokens[0], me.last
            async with open_socket(base) as other:
                await other.hello(code)
                await server.stop()
                assert (await other.hear("goodbye"))["reason"] == "restart"
    assert last is not None
    async with serving(storage, speed=80) as (_, base):
        again = Client(base, code, token)
        async with again:
            await asyncio.wait_for(play_along(again, matryoshka), 40)
        assert again.table["phase"] == "over"
        assert again.table["number"] > last
