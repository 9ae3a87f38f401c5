"""A bot that crashes, takes too long, breaks a rule or never acts: a normal one plays on, table and log say so."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from time import sleep
from typing import Any

import pytest
from msgspec.structs import replace

from harness.serving import open_socket, play_along, seats_at, serving
from harness.storage import Storage
from ludotheque.client import Client
from ludotheque.core import Decision, Millis, Seat, Seeded
from ludotheque.games import matryoshka
from ludotheque.games.matryoshka.table import Take
from ludotheque.server.table import bots as live_bots
from ludotheque.server.table.bots import Bots, Fault, Lapse, Slow
from tests.server.altered_game import altered
from tests.server.matryoshka_table import THREE


class Crashes:
    """Raises an error that must not be logged with its message."""

    def notice(self, now: Any, view: Any, events: Any) -> Any:
        raise IndexError("secret card 17")


class Cheats:
    """Wants what is never allowed at the first question."""

    def notice(self, now: Millis, view: Any, events: Any) -> Any:
        return Decision(Millis(now + 1), Take(view.me))


class Dawdles:
    """Takes too much processor time."""

    def notice(self, now: Any, view: Any, events: Any) -> Any:
        return sum(range(400_000))


class Sleeps:
    """Waits for something while everyone waits for it."""

    def notice(self, now: Any, view: Any, events: Any) -> Any:
        sleep(0.02)


class Dreams:
    """Never does anything."""

    def notice(self, now: Any, view: Any, events: Any) -> Any:
        return None


def _fail() -> Any:
    raise ZeroDivisionError


class Thinks:
    """Plans well, and fails when it thinks about it."""

    def notice(self, now: Millis, view: Any, events: Any) -> Any:
        return Decision(Millis(now + 1), matryoshka.legal(view)[0], _fail)


def _endless() -> Any:
    while True:
        pass


class Ponders:
    """Wants to think for hours, and its thought never ends."""

    def notice(self, now: Millis, view: Any, events: Any) -> Any:
        menu = matryoshka.legal(view)
        return Decision(Millis(now + 10_000_000), menu[0], _endless) if menu else None


def _no_bot() -> Any:
    raise ImportError("no such thing")


def seated(make: Callable[[], Any], level: str = "hard") -> tuple[Bots, list[tuple[int, str, str]]]:
    """One seat whose bot of a level is this, at a table that has been dealt; and what was reported."""
    game = altered(matryoshka, BOTS={**matryoshka.BOTS, level: lambda _seat, _chance: make()})
    reports: list[tuple[int, str, str]] = []

    def think(thought: Callable[[], Any], ready: Callable[[Any], None], failed: Callable[[Exception], None]) -> bool:
        try:
            ready(thought())
        except ZeroDivisionError as error:
            failed(error)
        return True

    bots = Bots(game, lambda seat, name, error: reports.append((seat, name, type(error).__name__)), think)
    state = matryoshka.setup(matryoshka.Options(seats=3), Seeded("failures"))
    bots.look(bots.sit(Seat(1), level), Millis(5), state, ())
    bots.ponder()
    return bots, reports


@pytest.mark.parametrize(
    ("make", "why"), [(Crashes, "IndexError"), (Thinks, "ZeroDivisionError"), (_no_bot, "ImportError")]
)
def test_a_bot_that_crashes_is_replaced_by_a_normal_one(make: Callable[[], Any], why: str) -> None:
    bots, reports = seated(make)
    assert reports == [(1, "hard", why)]
    assert bots.seats[Seat(1)].level == "normal"
    assert bots.seats[Seat(1)].plan is not None


def test_a_bot_that_holds_up_everyone_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_bots, "LONGEST", 0.001)
    bots, reports = seated(Dawdles)
    assert reports[0] == (1, "hard", Slow.__name__)
    assert bots.seats[Seat(1)].level != "hard"


def test_a_bot_that_waits_while_everyone_waits_for_it_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_bots, "ASLEEP", 0.01)
    bots, reports = seated(Sleeps)
    assert reports[0] == (1, "hard", Slow.__name__)
    assert bots.seats[Seat(1)].level != "hard"


def test_a_level_that_its_game_has_no_longer_is_named_and_a_normal_bot_plays() -> None:
    bots, reports = seated(Crashes)
    reports.clear()
    bots.sit(Seat(2), "grandmaster")
    assert reports == [(2, "grandmaster", "KeyError")]
    assert bots.seats[Seat(2)].level == "normal"


def test_if_the_normal_one_fails_too_chance_plays_on() -> None:
    bots, reports = seated(Crashes, level="normal")
    assert reports == [(1, "normal", "IndexError")]
    assert bots.seats[Seat(1)].level == "random"


def test_a_refusal_is_the_fault_of_a_bot_that_knew_better() -> None:
    bots, reports = seated(Cheats)
    plan, seen = bots.take(Seat(1)), bots.seats[Seat(1)].seen
    refusal = partial(matryoshka.refuse, matryoshka.view(seen, Seat(1)))
    why = refusal(_act(plan.action))
    assert why is not None
    bots.fault(Seat(1), object(), why)  # the game has gone on since
    assert reports == []
    bots.fault(Seat(1), seen, why)
    assert reports == [(1, "hard", Fault.__name__)]
    assert bots.seats[Seat(1)].level == "normal"


def test_time_that_runs_out_is_the_fault_of_a_bot_that_was_awaited() -> None:
    bots, reports = seated(Dreams)
    seen = bots.seats[Seat(1)].seen
    bots.lapse(replace(seen, public=replace(seen.public, waiting=(Seat(1),))))  # it has not seen this one
    nobody = bots.seats[Seat(1)].seen = replace(seen, public=replace(seen.public, waiting=(Seat(0), Seat(2))))
    bots.lapse(nobody)
    assert reports == []
    bots.seats[Seat(1)].seen = seen
    bots.lapse(seen)
    assert reports == [(1, "hard", Lapse.__name__)]
    assert bots.seats[Seat(1)].level == "normal"
    assert bots.seats[Seat(1)].plan is None, "what it would have done then is out of date"


def _act(action: Any) -> Any:
    from ludotheque.core import Act

    return Act(Millis(6), Seat(1), action)


@pytest.mark.parametrize("make", [Crashes, Cheats, Dreams])
async def test_the_table_says_so_the_log_names_the_bot_and_the_game_goes_on(
    make: Callable[[], Any], storage: Storage, capsys: Any
) -> None:
    game = altered(matryoshka, BOTS={**matryoshka.BOTS, "hard": lambda _seat, _chance: make()})
    async with serving(storage, games={"matryoshka": game}, speed=60) as (_, base):
        me = await Client.play_now(base, "matryoshka", "Zoé", options=THREE, level="hard")
        async with me:
            await asyncio.wait_for(play_along(me, matryoshka), 60)
        assert me.table["phase"] == "over"
        assert [(seat["failed"], seat["level"]) for seat in me.table["seats"]] == [
            (False, None),
            (True, "normal"),
            (True, "normal"),
        ]
    written = capsys.readouterr().err
    assert "bot failed" in written
    assert "hard" in written
    assert "secret card" not in written


async def test_the_log_does_not_name_the_person_whose_stand_in_failed(storage: Storage, capsys: Any) -> None:
    game = altered(matryoshka, BOTS={**matryoshka.BOTS, "normal": lambda _seat, _chance: Crashes()})
    async with serving(storage, games={"matryoshka": game}, grace_s=0.1) as (_, base), AsyncExitStack() as stack:
        code, tokens = await seats_at(base, "matryoshka", THREE, 3)
        people = [await stack.enter_async_context(open_socket(base)) for _ in tokens]
        for person, token in zip(people, tokens, strict=True):
            card = (await person.hello(code, token))["table"]
        await people[0].say("start")
        await people[0].hear("update")
        await people[1].socket.close()
        while not (card := (await people[0].hear("table"))["table"])["seats"][1]["failed"]:
            pass
    failure = next(line for line in capsys.readouterr().err.splitlines() if "bot failed" in line)
    assert card["seats"][1]["name"] not in failure


async def test_a_bot_that_thinks_without_end_loses_its_seat_and_the_game_goes_on(storage: Storage, capsys: Any) -> None:
    game = altered(matryoshka, BOTS={**matryoshka.BOTS, "hard": lambda _seat, _chance: Ponders()})
    patient = dict.fromkeys(("show_time", "offer_time", "take_time", "lay_time", "last_lay_time"), 3600)
    async with serving(storage, games={"matryoshka": game}, speed=60, think_s=0.2) as (_, base):
        me = await Client.play_now(base, "matryoshka", "Zoé", options={**THREE, **patient}, level="hard")
        async with me:
            await asyncio.wait_for(play_along(me, matryoshka), 40)
        assert me.table["phase"] == "over"
        assert [(seat["failed"], seat["level"]) for seat in me.table["seats"]] == [
            (False, None),
            (True, "normal"),
            (True, "normal"),
        ]
    written = capsys.readouterr().err
    assert "bot failed" in written
    assert "ThoughtTooLong" in written
