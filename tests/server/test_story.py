"""What happened in sentences: sent to clients that ask, in their language, after the update."""

from pathlib import Path
from typing import Any

import pytest

from ludotheque.games import GAMES
from ludotheque.texts import Speech
from tests.server.lobby_harness import FakeDevice, lobby_harness


def _heard(device: FakeDevice) -> list[tuple[str, Any]]:
    kinds = ("update", "story")
    return [(m["type"], m.get("lines") or m.get("events")) for m in device.transport.heard if m["type"] in kinds]


async def test_who_asks_is_told_what_happened_in_their_language_after_the_update(tmp_path: Path) -> None:
    async with lobby_harness(tmp_path) as here:
        table, tokens = await here.table("attrape_reves", 2)
        ada, bo, watcher = FakeDevice(here), FakeDevice(here), FakeDevice(here)
        await ada.hello(table, tokens[0], story=True, lang="tlh")
        await bo.hello(table, tokens[1])
        await watcher.hello(table, story=True, lang="fr-CA")
        await ada.say("start")
        active = ada.last("update")["view"]["public"]["active"]
        await (ada, bo)[active].act(active, {"type": "turn"})
        (update, events), (kind, lines) = _heard(ada)[-2:]
        assert (update, kind) == ("update", "story")
        assert len(lines) == len(events) == 1
        assert lines[0].startswith(f"{{{active}}} turns up ")
        assert ada.last("story")["number"] == ada.last("update")["number"]
        assert _heard(watcher)[-1][1][0].startswith(f"{{{active}}} retourne ")
        assert "story" not in [kind for kind, _ in _heard(bo)]


async def test_a_move_without_events_has_no_story(tmp_path: Path) -> None:
    """A hidden touch must not show, neither as an update nor as a story (MP-15)."""
    async with lobby_harness(tmp_path) as here:
        table, tokens = await here.table("moby_pick", 3)
        people = [FakeDevice(here) for _ in tokens]
        for person, token in zip(people, tokens, strict=True):
            await person.hello(table, token, story=True)
        await people[0].say("start")
        before = [len(_heard(person)) for person in people]
        await people[1].act(1, {"type": "look"})
        new = [[kind for kind, _ in _heard(person)[known:]] for person, known in zip(people, before, strict=True)]
        assert "story" not in new[1]
        assert new[1] == ["update"]


async def test_words_that_fail_cost_nobody_the_update(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["attrape_reves"]

    def broken(*_: object) -> tuple[str, ...]:
        raise KeyError("no en text")

    monkeypatch.setattr(Speech, "event", broken)
    async with lobby_harness(tmp_path, games={game.KEY: game}) as here:
        table, tokens = await here.table("attrape_reves", 2)
        ada = FakeDevice(here)
        await ada.hello(table, *tokens, story=True)
        await ada.say("start")
        active = ada.last("update")["view"]["public"]["active"]
        assert (await ada.act(active, {"type": "turn"}))["type"] == "ack"
        assert ada.last("update")["events"][0]["type"] == "turned"
        assert "story" not in [kind for kind, _ in _heard(ada)]
