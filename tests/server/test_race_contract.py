"""A race game with names of its own, at a real server: what the server knows of it, it knows from the contract."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from harness.serving import SocketClient, open_socket, seats_at, serving
from ludotheque.client import Client
from ludotheque.core.play import AnyGame
from ludotheque.server.app import Server
from ludotheque.server.fairness import verify
from ludotheque.server.storage import jobs
from tests.toys.slap import SlapGame

GAMES: dict[str, AnyGame] = {"slap": SlapGame()}
REACTION_S = 0.3
"""How long a person takes, in real time: to skip it while a ping is on its way would look like a slow line."""


async def heard(person: SocketClient, kind: str) -> dict[str, Any]:
    """The next update with an event of this kind."""
    while True:
        update = await person.hear("update")
        if any(event["type"] == kind for event in update["events"]):
            return update


async def flashed(stack: AsyncExitStack, base: str, people: int, **options: Any) -> tuple[str, list[SocketClient]]:
    """People at a table of three, bots in the other seats; all have staked, and the first card has flashed up."""
    code, tokens = await seats_at(base, "slap", {"seats": 3, **options}, people)
    found = []
    for token in tokens:
        person = await stack.enter_async_context(open_socket(base))
        await person.hello(code, token)
        found.append(person)
    if people < 3:
        await found[0].say("fill")
    await found[0].say("start")
    for person in found:
        await person.hear("update")
        await person.act({"type": "stake", "chips": 2, "round": 1}, name="stake")
    for person in found:
        if not any(event["type"] == "flashed" for event in person.update["events"]):
            await heard(person, "flashed")
    return code, found


async def logged(server: Server, code: str, kind: str) -> list[dict[str, Any]]:
    """The acts of a kind in the log."""
    moves = await server.store.do(jobs.log(server.lobby.tables[code].row.id))
    found = [msgspec.json.decode(move.payload) for move in moves]
    return [move for move in found if move.get("action", {}).get("type") == kind]


async def test_slaps_are_judged_by_reaction_time_and_nobody_learns_of_them_before(folder: Path) -> None:
    async with serving(folder, games=GAMES) as (server, base), AsyncExitStack() as stack:
        code, people = await flashed(stack, base, 3, slack=200)
        shown, seen = monotonic(), people[0].update["number"]
        slap = {"type": "slap", "reveal": 1}
        early = await people[2].act(slap, name="early", seen=seen, ms=20.0)
        assert early["rule"] == "RACE-1", "nobody reacts that fast"
        await asyncio.sleep(REACTION_S)
        took = (monotonic() - shown) * 1000
        await people[1].say("act", id="one", action=slap, seen=seen, ms=took)
        await people[2].say("act", id="two", action=slap, seen=seen, ms=took - 12)
        won = await heard(people[0], "won")
        assert won["number"] - seen == 3, "two slaps and the tick: the slaps were no updates of the others"
        assert [message["number"] for message in people[0].heard if message["type"] == "update"][-2:] == [
            seen,
            won["number"],
        ]
        (event,) = won["events"]
        assert event["seat"] == 2, "her device says 12 ms sooner, and her line allows it"
        assert 0 < event["times"][1] - event["times"][0] <= 13
        slaps = await logged(server, code, "slap")
        assert sorted(act["seat"] for act in slaps) == [1, 2]
        assert all(verify(act["evidence"]) for act in slaps)


async def test_a_timed_action_is_judged_and_races_against_nobody(folder: Path) -> None:
    async with serving(folder, games=GAMES) as (server, base), AsyncExitStack() as stack:
        code, people = await flashed(stack, base, 3)
        seen = people[1].update["number"]
        await asyncio.sleep(REACTION_S)
        assert (await people[1].act({"type": "hum"}, name="hum", seen=seen, ms=290.0))["type"] == "ack"
        (hum,) = await logged(server, code, "hum")
        assert hum["evidence"]["spoken"]
        update = people[1].update
        moment = hum["at"] - hum.get("lag", 0) - update["view"]["public"]["since"]
        assert update["events"] == [{"type": "hummed", "seat": 1, "ms": moment}]


async def test_bots_race_too_and_the_clock_stops_for_nobody(folder: Path) -> None:
    async with serving(folder, games=GAMES) as (server, base), AsyncExitStack() as stack:
        code, (person,) = await flashed(stack, base, 1)
        assert (await Client.request(base, "GET", f"/api/tables/{code}"))["races"] == "fair"
        play = server.lobby.tables[code].play
        assert play is not None
        assert play.urgent
        assert play.window == 90, "the option has another name here than in our games"
        won = await heard(person, "won")
        assert won["events"][0]["seat"] in (1, 2)
        slaps = await logged(server, code, "slap")
        assert slaps
        assert all(act["seat"] in (1, 2) and verify(act["evidence"]) for act in slaps)


async def test_a_client_is_told_what_the_game_declares(folder: Path) -> None:
    async with serving(folder, games=GAMES) as (_server, base):
        (game,) = await Client.request(base, "GET", "/api/games")
        assert game["contract"] == {
            "races": ["base"],
            "reveals": ["flashed"],
            "touches": ["slap"],
            "timed": ["hum"],
            "reactions": {"won": "hands"},
            "private": ["purse", "stake"],
            "awaited": ["missing"],
            "looks": None,
            "open_look": None,
            "end_look": None,
        }
        assert game["options"]["$defs"]["SlapOptions"]["properties"]["slack"]["hidden"]
