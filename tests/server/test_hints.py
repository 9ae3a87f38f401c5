"""Hints: who may ask, what is answered, and that it comes from the seat's own view in another process."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from harness.serving import until
from ludotheque.core import Act, Millis, Seat
from ludotheque.games import moby_pick
from ludotheque.games.moby_pick.events import Event
from ludotheque.games.moby_pick.table import View
from ludotheque.games.moby_pick.teacher import Teacher
from ludotheque.server.protocol import PlayNow
from ludotheque.server.table.table import Table
from ludotheque.server.table.teaching import OUTSTANDING
from tests.server.lobby_harness import FakeDevice, LobbyHarness, lobby_harness


@asynccontextmanager
async def _alone(folder: Path, **options: Any) -> AsyncIterator[tuple[LobbyHarness, FakeDevice, Table]]:
    """One person against bots, with the cards dealt."""
    async with lobby_harness(folder) as here:
        wish = PlayNow(game="matryoshka", name="Ada", options={"seats": 3, **options})
        row, _, token = await here.lobby.play_now(wish)
        table = await here.lobby.enter(row.code)
        ada = FakeDevice(here)
        await ada.hello(table, token, lang="fr")
        try:
            yield here, ada, table
        finally:
            here.services.thinking.close()


async def _hinted(device: FakeDevice, question: str) -> dict[str, Any]:
    def answers() -> list[dict[str, Any]]:
        heard = device.transport.heard
        return [message for message in heard if message["type"] in ("hinted", "refused") and message["id"] == question]

    await until(lambda: bool(answers()), 60)
    return answers()[0]


async def test_a_hint_is_a_legal_act_with_a_reason_in_the_players_language(tmp_path: Path) -> None:
    async with _alone(tmp_path) as (_, ada, table):
        assert ada.card["hints"] is True
        await ada.say("hint", id="h1")
        first = await _hinted(ada, "h1")
        assert (first["type"], first["level"], first["seat"]) == ("hinted", "hard", 0)
        assert first["text"].startswith("Poser 2 cartes")
        assert "main" in first["reason"]
        play = table.play
        assert play is not None
        view = table.game.view(play.shown.state, Seat(0))
        lays = [lay for lay in table.game.legal(view) if list(lay.cards) == first["action"]["cards"]]
        assert table.game.refuse(view, Act(Millis(0), Seat(0), lays[0])) is None
        await ada.say("hint", id="h2")
        again = await _hinted(ada, "h2")
        assert {**again, "id": ""} == {**first, "id": ""}  # the same question has the same answer


async def test_levels_of_the_game_can_be_asked_and_no_other(tmp_path: Path) -> None:
    async with _alone(tmp_path) as (_, ada, _table):
        for level in ("easy", "normal"):  # the others think longer, and differ in nothing else
            await ada.say("hint", id=level, level=level)
            assert (await _hinted(ada, level))["level"] == level
        await ada.say("hint", id="x", level="random")
        refused = ada.last("refused", id="x")
        assert refused["key"] == "refused-no-such-level"
        assert "Les niveaux sont easy, normal, hard, expert." in refused["text"]


async def test_a_hint_needs_a_decision_and_cannot_be_asked_without_end(tmp_path: Path) -> None:
    async with _alone(tmp_path) as (here, ada, _):
        view = ada.last("update")["view"]
        await ada.act(0, {"type": "lay", "cards": view["hand"][:2]})
        await ada.say("hint", id="idle")
        assert ada.last("refused", id="idle")["key"] == "refused-nothing-to-decide"
        assert ada.last("refused", id="idle")["rule"] == "TABLE-13"
        for number in range(8):
            await ada.say("hint", id=f"many{number}")
        assert ada.last("refused", id="many7")["key"] == "refused-hint-too-soon"
        assert ada.last("refused", id="many7")["retry"] is True
        await here.wait(0)


@pytest.mark.parametrize(("wish", "allowed"), [("alone", False), ("always", True), ("never", False)])
async def test_with_people_the_host_decides(tmp_path: Path, wish: str, allowed: bool) -> None:
    async with lobby_harness(tmp_path) as here:
        table, tokens = await here.table("matryoshka", 3, hints=wish)
        ada = FakeDevice(here)
        await ada.hello(table, tokens[0])
        await ada.say("start")
        assert ada.card["hints"] is allowed
        await ada.say("hint", id="h", level="easy")
        if allowed:
            assert (await _hinted(ada, "h"))["type"] == "hinted"
        else:
            assert ada.last("refused", id="h")["key"] == "refused-hints-off"
        here.services.thinking.close()


class _Watching(Teacher):
    """A teacher that keeps what it was shown."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.noticed: list[tuple[Millis, tuple[Event, ...]]] = []

    def notice(self, now: Millis, view: View, events: tuple[Event, ...]) -> None:
        self.noticed.append((now, events))
        super().notice(now, view, events)


async def test_mp_15_no_teacher_learns_of_a_touch_that_its_seat_may_not_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    teachers: dict[int, _Watching] = {}
    extras = replace(moby_pick.EXTRAS, adviser=lambda seat: teachers.setdefault(seat, _Watching(seat)))
    monkeypatch.setattr(moby_pick, "EXTRAS", extras)
    async with lobby_harness(tmp_path) as here:
        table, tokens = await here.table("moby_pick", 3, first=0, confuse=0, remind=0, reverse=0, hints="always")
        devices = [FakeDevice(here) for _ in tokens]
        for device, token in zip(devices, tokens, strict=True):
            await device.hello(table, token)
        await devices[0].say("start")
        while devices[0].last("update")["view"]["public"]["phase"] != "flip":
            await here.wait(1)
        await devices[0].act(0, {"type": "flip"})
        await here.wait(1)  # everyone sees the card
        known = [len(teachers[seat].noticed) for seat in range(3)]
        touch = {"type": "touch", "reveal": devices[1].last("update")["view"]["public"]["reveal"]}
        await devices[1].say("act", id="touch", action=touch)
        assert table.play is not None
        assert (table.play.shown.seat, table.play.shown.events) == (1, ())
        new = [len(teachers[seat].noticed) - known[seat] for seat in range(3)]
        assert new == [0, 1, 0]


class _Held:
    """Processes that think for as long as a test wants: the thoughts they were given, and whom to tell."""

    def __init__(self, here: LobbyHarness, monkeypatch: pytest.MonkeyPatch) -> None:
        self.thoughts: list[tuple[Any, ...]] = []
        self.addresses: list[str] = []
        monkeypatch.setattr(here.services.thinking, "ask", self._ask)

    def _ask(self, *thought: Any, behind: bool = False, address: str = "") -> bool:
        self.addresses.append(address)
        if behind:  # else it is a bot's, which plays as it planned
            self.thoughts.append(thought)
        return behind

    def end(self, number: int) -> None:
        """A thought comes to its end."""
        work, ready, _, _ = self.thoughts[number]
        ready(work())


async def test_who_asks_while_a_hint_is_thought_out_gets_the_same_and_starts_no_other_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_harness(tmp_path) as here:
        held = _Held(here, monkeypatch)
        table, tokens = await here.table("matryoshka", 3, hints="always")
        phone, tablet = FakeDevice(here), FakeDevice(here)
        await phone.hello(table, tokens[0], lang="fr")
        await tablet.hello(table, tokens[0], lang="en")
        await phone.say("start")
        await phone.say("hint", id="a", level="easy")
        await phone.say("hint", id="b", level="easy")
        await tablet.say("hint", id="c", level="easy")
        assert len(held.thoughts) == 1
        await phone.say("hint", id="d", level="normal")
        assert len(held.thoughts) == 2, "another level is another question"
        held.end(0)
        await here.settle()
        hints = [phone.last("hinted", id="a"), phone.last("hinted", id="b"), tablet.last("hinted", id="c")]
        assert [hint["action"] for hint in hints] == [hints[0]["action"]] * 3
        assert [hint["text"].split()[0] for hint in hints] == ["Poser", "Poser", "Lay"]


async def test_a_hint_counts_for_the_address_of_whoever_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with lobby_harness(tmp_path) as here:
        held = _Held(here, monkeypatch)
        table, tokens = await here.table("matryoshka", 3, hints="always")
        device = FakeDevice(here)
        device.connection.address = "192.0.2.7"
        await device.hello(table, *tokens)
        await device.say("start")
        await device.say("hint", id="h", seat=0)
        assert held.addresses == ["192.0.2.7"]


async def test_a_table_has_few_hints_thought_out_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with lobby_harness(tmp_path) as here:
        held = _Held(here, monkeypatch)
        table, tokens = await here.table("matryoshka", 5, hints="always")
        device = FakeDevice(here)
        await device.hello(table, *tokens)
        await device.say("start")
        for seat in range(5):
            await device.say("hint", id=f"h{seat}", seat=seat, level="easy")
        assert len(held.thoughts) == OUTSTANDING
        refused = device.last("refused", id="h4")
        assert (refused["key"], refused["retry"]) == ("refused-hints-wait", True)
        held.end(0)
        await device.say("hint", id="again", seat=4, level="easy")
        assert len(held.thoughts) == OUTSTANDING + 1


async def test_who_asked_is_told_that_no_hint_will_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with lobby_harness(tmp_path) as here:
        held = _Held(here, monkeypatch)
        table, tokens = await here.table("matryoshka", 3, hints="always")
        ada = FakeDevice(here)
        await ada.hello(table, tokens[0])
        await ada.say("start")
        await ada.say("hint", id="lost")
        await ada.say("hint", id="too")
        [(_, _, _, lost)] = held.thoughts
        lost()
        await here.settle()
        assert [ada.last("refused", id=each)["key"] for each in ("lost", "too")] == ["refused-busy"] * 2
        await ada.say("hint", id="failed")
        _, _, failed, _ = held.thoughts[1]
        failed(ValueError("a bug of the teacher"))
        await here.settle()
        assert ada.last("refused", id="failed")["key"] == "refused-our-fault"
        await ada.say("hint", id="last", level="easy")
        held.end(2)
        await here.settle()
        assert ada.last("hinted", id="last")["action"] is not None


async def test_where_every_process_is_busy_the_hint_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with _alone(tmp_path) as (here, ada, _table):
        monkeypatch.setattr(here.services.thinking, "_waiting", 0)
        await ada.say("hint", id="h")
        assert ada.last("refused", id="h")["key"] == "refused-busy"


async def test_a_host_who_forbids_hints_gets_none_alone(tmp_path: Path) -> None:
    async with _alone(tmp_path, hints="never") as (_, ada, _table):
        assert ada.card["hints"] is False
        await ada.say("hint", id="h")
        assert ada.last("refused", id="h")["key"] == "refused-hints-off"
