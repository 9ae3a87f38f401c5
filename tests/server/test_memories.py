"""A table read back from its log: bots and teachers remember what they saw, and time was left to other tables."""

import asyncio
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core import Seat
from ludotheque.games import GAMES
from ludotheque.server.protocol import PlayNow
from ludotheque.server.table.live_game import BREATH
from ludotheque.server.table.table import Table
from tests.server.altered_game import altered
from tests.server.lobby_harness import FakeDevice, LobbyHarness, lobby_harness

Seen = defaultdict[tuple[str, int], list[Any]]


class Witness:
    """Sits where a bot or a teacher of the game sits, and notes what it is shown."""

    def __init__(self, inner: Any, notes: list[Any]) -> None:
        self._inner = inner
        self._notes = notes

    def notice(self, *update: Any) -> Any:
        self._notes.append(update)
        return self._inner.notice(*update)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)


def watched(key: str) -> tuple[Any, Seen]:
    """A game whose bots and teachers note what they are shown, by what and whose seat they are."""
    game, seen = GAMES[key], Seen(list)
    adviser = game.EXTRAS.adviser
    assert adviser is not None

    def bot(seat: Seat, chance: Random) -> Any:
        return Witness(game.BOTS["normal"](seat, chance), seen["bot", seat])

    def teacher(seat: Seat) -> Any:
        return Witness(adviser(seat), seen["teacher", seat])

    extras = replace(game.EXTRAS, adviser=teacher)
    return altered(game, BOTS={**game.BOTS, "normal": bot}, EXTRAS=extras), seen


async def _played(here: LobbyHarness, key: str, moves: int) -> Table:
    """A table of one person against bots after so many moves."""
    row, _, token = await here.lobby.play_now(PlayNow(game=key, name="Ada", level="normal"))
    table = await here.lobby.enter(row.code)
    ada, chance = FakeDevice(here), Random(key)
    await ada.hello(table, token)
    play = table.play
    assert play is not None
    while play.shown.number < moves:
        menu = table.game.legal(table.game.view(play.shown.state, Seat(0)))
        if menu:
            await ada.act(0, chance.choice(menu))
        await here.wait(0.5)
    return table


@pytest.mark.parametrize("key", GAMES)
async def test_bots_and_teachers_of_a_restored_table_have_seen_what_they_saw(key: str, tmp_path: Path) -> None:
    game, before = watched(key)
    async with lobby_harness(tmp_path, games={key: game}) as here:
        table = await _played(here, key, 20)  # short enough for every game of every deal
        assert table.play is not None
        number = table.play.shown.number
    game, after = watched(key)
    async with lobby_harness(tmp_path, games={key: game}) as here:
        table = await here.lobby.enter(table.row.code)
        assert table.play is not None
        assert table.play.shown.number == number
        assert len(after) == len(table.row.seats)
        assert after == before


async def test_other_tables_have_their_turn_while_bots_are_reminded(tmp_path: Path) -> None:
    async with lobby_harness(tmp_path) as here:
        table = await _played(here, "moby_pick", 6 * BREATH)
    turn, turns = 0, set()

    class Clock:
        """Notes in which turn of the event loop a bot is reminded."""

        def notice(self, *update: Any) -> None:
            turns.add(turn)

    game = altered(GAMES["moby_pick"], BOTS={"normal": lambda _seat, _chance: Clock()})
    async with lobby_harness(tmp_path, games={"moby_pick": game}) as here:
        loading = asyncio.create_task(here.lobby.enter(table.row.code))
        while not loading.done():
            await asyncio.sleep(0)
            turn += 1
    assert len(turns) >= 6
