"""Updates on the wire: small, complete, and joined to the right view, whatever a socket was before."""

from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from harness.joined import Joined
from harness.serving import open_socket, seats_at, serving
from ludotheque.client import Client, Gap, Views
from ludotheque.core import Act, Millis, Options, Seat
from ludotheque.core.play import AnyGame
from ludotheque.games import GAMES
from ludotheque.server.connection.frames import framed
from ludotheque.server.protocol import Ack
from ludotheque.server.table.history import REMEMBERED, Entry, History
from ludotheque.server.table.updates import UpdateFrames, whole_update
from ludotheque.testing.trace import play_randomly
from tests.server.lobby_harness import FakeDevice, lobby_harness

MOST = 1000
"""Bytes that a move may cost for four clients, on average: updates, acknowledgement and frame headers."""


def plain(value: Any) -> Any:
    """A value as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(value))


def payload(data: bytes) -> dict[str, Any]:
    """The message in a frame."""
    message: dict[str, Any] = msgspec.json.decode(data[{126: 4, 127: 10}.get(data[1], 2) :])
    return message


def stream(game: AnyGame, options: Any, seed: str, sent: Counter[str]) -> None:
    """Play a table; every seat and a spectator join what they are sent, and have their whole views after each move."""
    trace = play_randomly(game, options, seed)
    seats: list[Seat | None] = [None, *trace.seats]
    first = Entry(0, 0, Millis(0), trace.steps[0].state, ())
    history = History(game, first)
    clients = {seat: Joined() for seat in seats}
    for seat in seats:
        clients[seat].take(payload(whole_update(game, first, seat)))
    newest: dict[Seat | None, Any] = {seat: game.view(first.state, seat) for seat in seats}
    told = dict.fromkeys(seats, 0)
    for number, (move, step) in enumerate(zip(trace.moves, trace.steps[1:], strict=True), start=1):
        shown = history.add(Entry(number, 1, move.at, step.state, step.events, move), durable=True)
        frames = UpdateFrames(shown)
        sent["moves"] += 1
        for seat in seats:
            data, view = frames.of(seat, named=False), game.view(step.state, seat)
            if data is None:
                assert (view, step.events) == (newest[seat], ())
                continue
            update = clients[seat].take(payload(data))
            assert update["view"] == plain(view)
            assert update["events"] == plain(step.events)
            assert (update["epoch"], update["seat"]) == (1, seat)
            secret = shown.entry.reveal is None and game.EXTRAS.racing(step.state)  # MP-15: who touched may not show
            assert update["number"] == (told[seat] + 1 if secret else number)
            newest[seat], told[seat] = view, update["number"]
            sent["bytes"] += 0 if seat is None else len(data)
        if isinstance(move, Act):
            sent["bytes"] += len(framed(Ack(id=f"k3x9q1-{number}", number=number)))


@pytest.mark.parametrize(("key", "variant"), [(key, variant) for key in GAMES for variant in GAMES[key].SEATS])
def test_a_move_costs_four_clients_less_than_a_kilobyte(key: str, variant: str) -> None:
    game, sent = GAMES[key], Counter[str]()
    for seed in range(3):
        stream(game, msgspec.convert({"variant": variant, "seats": 4}, game.Options), f"{seed}", sent)
    assert sent["bytes"] / sent["moves"] <= MOST


@pytest.mark.parametrize("key", [key for key in GAMES if GAMES[key].EXTRAS.races])
@pytest.mark.parametrize("seats", [3, 4])
def test_a_move_that_a_seat_does_not_notice_changes_no_answer_to_it(
    key: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """MP-15: whatever update a seat names, it is as late as before. And no two views of a seat have one number."""
    game = GAMES[key]
    monkeypatch.setattr(History, "_refused", lambda *_: False)  # of an action that is possible all the time
    hidden = 0
    for variant, seed in product(game.EXTRAS.races, "abc"):
        trace = play_randomly(game, msgspec.convert({"variant": variant, "seats": seats}, game.Options), seed)
        history = History(game, Entry(0, 0, Millis(0), trace.steps[0].state, ()))
        told: dict[Seat | None, set[int]] = {seat: {0} for seat in (None, *trace.seats)}

        def late(seat: Seat, number: int, history: History = history) -> list[bool]:
            return [history.overtaken(seat, None, last, 1) for last in range(number + 3)]

        for number, (move, step) in enumerate(zip(trace.moves, trace.steps[1:], strict=True), start=1):
            before = {seat: late(seat, number) for seat in trace.seats}
            shown = history.add(Entry(number, 1, move.at, step.state, step.events, move), durable=True)
            for seat, numbers in told.items():
                if shown.noticed_by(seat):
                    mine = shown.entry.number_for(seat)
                    assert mine > max(numbers)
                    numbers.add(mine)
                elif seat is not None:
                    hidden += 1
                    assert late(seat, number) == before[seat]
    assert hidden > 100


async def test_who_gives_a_seat_up_watches_on_from_a_whole_view(tmp_path: Path) -> None:
    async with lobby_harness(tmp_path) as here:
        table, tokens = await here.table("matryoshka", 3)
        ada, bo = FakeDevice(here), FakeDevice(here)
        await ada.hello(table, *tokens[:2])
        await bo.hello(table, tokens[2])
        await ada.say("start")
        await bo.say("leave")
        left = bo.last("update")
        assert (left["seat"], left["whole"], left["view"]["me"], left["view"]["hand"]) == (None, True, None, [])
        hand = ada.last("update", seat=0)["view"]["hand"]
        await ada.act(0, {"type": "lay", "cards": hand[:2]})
        assert (bo.last("update")["seat"], bo.last("update")["whole"]) == (None, False)


async def test_seats_that_join_a_socket_later_get_whole_views_whatever_it_knew(tmp_path: Path) -> None:
    async with lobby_harness(tmp_path) as here:
        table, tokens = await here.table("matryoshka", 3)
        ada, tablet = FakeDevice(here), FakeDevice(here)
        await ada.hello(table, tokens[0])
        await tablet.hello(table)
        await ada.say("start")
        known = tablet.last("update")
        assert known["seat"] is None
        for seat in (1, 2):
            await tablet.hello(table, tokens[seat], last=known["number"], epoch=known["epoch"])
            assert tablet.last("update", seat=seat)["whole"]
        hand = ada.last("update")["view"]["hand"]
        await ada.act(0, {"type": "lay", "cards": hand[:2]})
        assert [tablet.last("update", seat=seat)["number"] for seat in (1, 2)] == [1, 1]


async def test_the_client_comes_back_after_a_gap_and_goes_on(tmp_path: Path) -> None:
    """No network loses a message inside a connection; if one is missing nevertheless, the whole view is asked for."""
    async with serving(tmp_path) as (_, base), open_socket(base) as host:
        code, tokens = await seats_at(base, "matryoshka", {"seats": 3}, 3)
        await host.hello(code, *tokens[:2])
        async with Client(base, code, tokens[2]) as me:
            await host.say("start")
            updates = me.updates()
            assert (await anext(updates)).whole
            me._views.newest.clear()
            hand = (await host.hear("update", seat=0))["view"]["hand"]
            await host.act({"type": "lay", "cards": hand[:2]}, seat=0)
            again = await anext(updates)
            assert (again.number, again.whole, me.welcomes) == (1, True, 2)


def test_an_update_without_the_one_before_it_is_a_gap() -> None:
    views, whole = Views(), {"type": "whole", "number": 3, "epoch": 1, "at": 0, "seat": 0, "view": {"public": {}}}
    with pytest.raises(Gap):
        views.take({"number": 4, "at": 1})
    views.take(whole)
    for late in ({"number": 5}, {"number": 3}, {"number": 4, "after": 2}, {"number": 4, "seat": 1}):
        with pytest.raises(Gap):
            views.take({"at": 1, **late})
    assert views.take({"number": 5, "after": 3, "at": 1}).number == 5


class Sparse(msgspec.Struct, frozen=True, omit_defaults=True):
    """A view that lacks what is not set, as a game from another package may have it."""

    public: dict[str, int]
    hand: tuple[int, ...] = ()


class SparseState(NamedTuple):
    """As much of a state as such a game has."""

    turn: int
    owner: int | None
    options: Options = Options(seats=2)


class SparseGame:
    """As much of a game as has views."""

    @staticmethod
    def view(state: Any, seat: Seat | None) -> Sparse:
        return Sparse({"turn": state.turn}, (state.turn,) if seat == state.owner else ())

    @staticmethod
    def refuse(view: Sparse, _act: Any) -> str | None:
        return None if view.hand else "not yours"


def test_views_of_any_struct_are_joined() -> None:
    game: Any = SparseGame()
    states = [SparseState(0, 0), SparseState(1, 0), SparseState(2, 1), SparseState(3, None)]
    for seat in (Seat(0), Seat(1), None):
        joined = Joined()
        joined.take(payload(whole_update(game, Entry(0, 1, Millis(0), states[0], ()), seat)))
        history = History(game, Entry(0, 1, Millis(0), states[0], ()))
        for number, state in enumerate(states[1:], start=1):
            act = Act(Millis(number), Seat(0), None)
            shown = history.add(Entry(number, 1, Millis(number), state, ("moved",), act), durable=True)
            data = UpdateFrames(shown).of(seat, named=True)
            assert data is not None
            update = joined.take(payload(data))
            assert update["view"] == plain(game.view(state, seat))
            assert payload(data)["seat"] == seat


def test_a_late_act_is_judged_by_the_last_moves_and_refused_beyond_them() -> None:
    game: Any = SparseGame()
    history = History(game, Entry(0, 1, Millis(0), SparseState(0, 0), ()))
    for number in range(1, 11):
        history.add(Entry(number, 1, Millis(number), SparseState(number, 0), ("moved",)), durable=True)
    known = range(10 - REMEMBERED + 1, 11)
    for last in range(11):
        assert history.overtaken(Seat(0), None, last, 1) == (last not in known)
        assert history.overtaken(Seat(1), None, last, 1) == (last != 10)
    assert history.overtaken(Seat(0), None, 5, 0), "of an epoch before"
