"""A table where nothing happens: no page may lose its connection there, and nobody may seem to leave and return."""

import asyncio
from itertools import pairwise
from typing import Any

from harness.people import LiveServer, Person

SETTLE_S = 0.5
"""A move that came just before the pause is shown just after it, once it is written."""


async def keep_still(live: LiveServer, seconds: float) -> None:
    """Let people do nothing in a lobby and in a game, and look at what their pages heard meanwhile."""
    host, guest, gamer, fan = [await live.person(phone=phone) for phone in (False, True, True, False)]
    opened = [opened_by(person) for person in (host, guest, gamer, fan)]
    code = await host.invites("matryoshka")
    await guest.joins(code)
    friend = await live.program(await gamer.invites("matryoshka", 3), "Ada")
    async with friend:
        await gamer.press("Start")
        await gamer.until(lambda: gamer.views, "the first view")
        await fan.open(f"/t/{friend.code}")
        await fan.until(lambda: fan.views, "what a spectator sees")
        await gamer.page.get_by_role("button", name="Table menu").click()
        await gamer.press("Pause")  # the clock of a game speaks every minute: here nothing does
        await gamer.until(lambda: tables(gamer)[-1]["phase"] == "paused", "a pause")
        await asyncio.sleep(SETTLE_S)
        marks = [len(person.frames) for person in (host, guest, gamer, fan)]
        await asyncio.sleep(seconds)
    for person, mark, sockets in zip((host, guest, gamer, fan), marks, opened, strict=True):
        quiet = person.frames[mark:]
        assert [frame for frame in quiet if frame["type"] not in {"line", "table"}] == []
        assert sum(frame["type"] == "line" for frame in quiet) >= 3
        assert sockets == [None], "one connection from the first page to the last"
    for person in (host, gamer):
        for before, after in pairwise(tables(person)):
            gone = [
                seat["name"]
                for seat, now in zip(before["seats"], after["seats"], strict=True)
                if seat["here"] and not now["here"]
            ]
            assert gone == []


def tables(person: Person) -> list[dict[str, Any]]:
    return [frame["table"] for frame in person.frames if frame["type"] in ("welcome", "table")]


def opened_by(person: Person) -> list[None]:
    """One entry for each socket that a page opens from now on."""
    sockets: list[None] = []
    person.page.on("websocket", lambda _socket: sockets.append(None))
    return sockets
