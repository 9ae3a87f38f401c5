"""The gate for clients that ask for the card again: against the real server, with several sockets and reconnections.

Every cheat plays the same races as an honest client, reaction for reaction. Nothing that it asks for may move a start.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.games import moby_pick
from ludotheque.server.fairness import verify
from ludotheque.server.fairness.race import Race
from tests.server.fairness.race_harness import SCREEN, FakeDevice, RaceHarness, race_harness

RTTS = (15.0, 50.0, 80.0, 160.0)
CHEAT = 2
AGAIN = 150.0  # after the reveal
SEEMS = 240.0
"""What the delayed socket's round trip looks like; half of it is the most that a race is paced for."""
SEED = 4242

Cheat = Callable[["Cheater", float, dict[str, Any]], None]


class Player:
    """Touches whatever it may, with the reaction that it was dealt for this card."""

    def __init__(self, place: RaceHarness, seat: int) -> None:
        self.harness, self.seat, self.token = place, seat, place.tokens[seat]
        self.device = self.sit()

    def sit(self) -> FakeDevice:
        """A new socket on this player's line."""
        device = FakeDevice(self.harness, RTTS[self.seat])
        self.harness.player(device, self.seat)
        plain = device.hears

        def hears(message: dict[str, Any]) -> None:
            plain(message)
            if message["type"] == "update" and message["view"]["public"]["phase"] == "race":
                self.see(message)

        device.hears = hears
        return device

    def reaction(self, reveal: int) -> float:
        """From seeing the card to touching it."""
        return max(250.0, Random(f"{SEED}:{reveal}:{self.seat}").gauss(520.0, 90.0))

    def see(self, update: dict[str, Any]) -> None:
        """The card leaves the server now, and is seen a little later."""
        if update["events"] and moby_pick.legal(msgspec.convert(update["view"], moby_pick.View)):
            self.touch(self.device, update, 0.0)

    def touch(self, device: FakeDevice, update: dict[str, Any], since: float) -> None:
        """Touch by a device; the stamp counts from `since` milliseconds after the card was really seen."""
        reveal = update["view"]["public"]["reveal"]
        reaction, action = self.reaction(reveal), {"type": "touch", "reveal": reveal}
        stamp = {"seen": update["number"], "ms": reaction - since}
        self.harness.plan(RTTS[self.seat] + SCREEN + reaction, lambda: self.harness.act(device, action, **stamp))


class Cheater(Player):
    """Asks for the card once more before it touches, and counts from there."""

    def __init__(self, place: RaceHarness, seat: int, cheat: Cheat) -> None:
        super().__init__(place, seat)
        self.cheat = cheat
        self.watcher: FakeDevice | None = None

    def see(self, update: dict[str, Any]) -> None:
        if update["events"] and moby_pick.legal(msgspec.convert(update["view"], moby_pick.View)):
            self.cheat(self, AGAIN, update)


class TwoFaced(Cheater):
    """Delays one socket below the browser, so that even a kernel takes it for a distant one, and touches by another."""

    def __init__(self, place: RaceHarness, seat: int, cheat: Cheat) -> None:
        super().__init__(place, seat, cheat)
        link = self.device.connection.link
        link.roundtrip.kernel(SEEMS)
        for _ in range(40):
            link.roundtrip.sample(SEEMS)
        self.quick = FakeDevice(place, RTTS[seat])

    def strike(self, update: dict[str, Any]) -> None:
        """Touch by the other socket, without a stamp: the server's estimate is the better lie."""
        reveal = update["view"]["public"]["reveal"]
        late = RTTS[self.seat] + SCREEN + self.reaction(reveal)
        act = {"type": "touch", "reveal": reveal}
        self.harness.plan(late, lambda: self.harness.act(self.quick, act, seen=update["number"]))


class Watcher(Cheater):
    """Has no socket at its seat when the card is turned up, reads it as a spectator, and sits down then."""

    def sit(self) -> FakeDevice:
        device = super().sit()
        plain = device.hears

        def hears(message: dict[str, Any]) -> None:
            plain(message)
            public = message["view"]["public"] if message["type"] == "update" else {}
            if public.get("phase") == "flip" and public["active"] != self.seat and not device.connection.closed:
                self.harness.plan(1.0, self.leave)

        device.hears = hears
        return device

    def leave(self) -> None:
        """Only a spectator is left."""
        self.device.close()
        self.device, watcher = self.sit(), FakeDevice(self.harness, RTTS[self.seat])
        watcher.hears = lambda message: self.read(watcher, message)
        watcher.hello()

    def read(self, watcher: FakeDevice, message: dict[str, Any]) -> None:
        """The card is turned up."""
        public = message["view"]["public"] if message["type"] == "update" else {}
        if public.get("phase") == "race" and not watcher.connection.closed:
            watcher.hears = lambda _message: None
            self.harness.plan(1.0, watcher.close)
            self.harness.plan(AGAIN, lambda: self.device.hello(self.token))
            if public["rows"][self.seat]:
                self.touch(self.device, message, AGAIN)

    def see(self, update: dict[str, Any]) -> None:
        """It has seen it."""


def sitting_down_late(me: Cheater, late: float, update: dict[str, Any]) -> None:
    """What a `Watcher` does by itself."""


def hello_twice(me: Cheater, late: float, update: dict[str, Any]) -> None:
    """On one socket: away to another table, and back."""

    def again() -> None:
        me.device.say("hello", protocol=3, table=me.harness.other, tokens=())
        me.device.hello(me.token)

    me.harness.plan(late, again)
    me.touch(me.device, update, late)


def second_socket(me: Cheater, late: float, update: dict[str, Any]) -> None:
    """A second device of the same seat, which touches."""
    second = FakeDevice(me.harness, RTTS[me.seat])
    me.harness.plan(late, lambda: second.hello(me.token))
    me.touch(second, update, late)
    me.harness.plan(2000.0, second.close)


def three_sockets(me: Cheater, late: float, update: dict[str, Any]) -> None:
    """Several devices, one after the other; the last one touches."""
    for number in range(3):
        second = FakeDevice(me.harness, RTTS[me.seat])
        me.harness.plan(late * (number + 1) / 2, lambda second=second: second.hello(me.token))  # type: ignore[misc]
        me.harness.plan(2000.0, second.close)
    me.touch(second, update, late * 1.5)


def reconnection(me: Cheater, late: float, update: dict[str, Any]) -> None:
    """The connection breaks right after the card was read, and comes back."""
    old, me.device = me.device, me.sit()
    me.device, new = old, me.device

    def come_back() -> None:
        me.device = new
        new.hello(me.token)

    me.harness.plan(RTTS[me.seat], old.close)
    me.harness.plan(late, come_back)
    me.touch(new, update, late)


def other_socket_stays(me: Cheater, late: float, update: dict[str, Any]) -> None:
    """Both sockets are at the seat from the first race on."""
    assert isinstance(me, TwoFaced)
    if not me.quick.told:
        me.harness.plan(1.0, lambda: me.quick.hello(me.token))
    me.strike(update)


def other_socket_comes(me: Cheater, late: float, update: dict[str, Any]) -> None:
    """Only the distant one is at the seat when the card is turned up."""
    assert isinstance(me, TwoFaced)
    me.quick = FakeDevice(me.harness, RTTS[me.seat])
    me.harness.plan(1.0, lambda: me.quick.hello(me.token))
    me.harness.plan(2000.0, me.quick.close)
    me.strike(update)


TWO_FACED = [other_socket_stays, other_socket_comes]
CHEATS = [hello_twice, second_socket, three_sockets, reconnection, sitting_down_late]


async def share(folder: Path, cheat: Cheat | None) -> tuple[float, list[dict[str, Any]]]:
    """Play a game; in how many per cent of the races that it ran the cheat was first, and every touch in the log."""
    async with race_harness(folder, len(RTTS)) as place:
        people = [Player(place, seat) for seat in range(len(RTTS))]
        if cheat is not None:
            kind = TwoFaced if cheat in TWO_FACED else Watcher if cheat is sitting_down_late else Cheater
            people[CHEAT] = kind(place, CHEAT, cheat)
        for each in people:
            each.device.hello(each.token)
        await place.start(people[0].device)
        ran = won = 0
        while await place.run_to("race", "over") == "race":
            public = place.public
            await place.run_to("turn-up", "flip", "draw")
            if public.rows[CHEAT] and public.active != CHEAT:
                ran += 1
                won += place.public.taker == CHEAT
        return 100 * won / ran, await place.touches()


@pytest.fixture(scope="module")
async def honest(tmp_path_factory: pytest.TempPathFactory) -> float:
    """What the same player wins of the same races by honest play."""
    won, touches = await share(tmp_path_factory.mktemp("honest"), None)
    assert all("again" not in act["evidence"] for act in touches)
    return won


@pytest.mark.parametrize("cheat", CHEATS, ids=lambda cheat: cheat.__name__)
async def test_mp_15_asking_for_the_card_again_wins_nothing(folder: Path, honest: float, cheat: Cheat) -> None:
    """MP-15: reaction time counts from the first moment the seat could see the card, by any socket."""
    won, touches = await share(folder, cheat)
    assert won - honest <= 3.0
    assert all(verify(act["evidence"]) for act in touches)
    mine = [act["evidence"] for act in touches if act["seat"] == CHEAT]
    assert mine
    assert all(evidence["again"] >= 1 for evidence in mine), "the record shows it"
    assert all(evidence["resent"] - evidence["sent"] > 100 for evidence in mine)


@pytest.mark.parametrize("cheat", TWO_FACED, ids=lambda cheat: cheat.__name__)
async def test_mp_15_a_second_socket_that_seems_far_wins_nothing(folder: Path, honest: float, cheat: Cheat) -> None:
    """MP-15: no seat is sent the card sooner for a slow line while it touches by a quick one."""
    won, touches = await share(folder, cheat)
    assert won - honest <= 3.0
    assert all(verify(act["evidence"]) for act in touches)
    assert any(act["seat"] == CHEAT for act in touches)


async def test_the_gate_can_fail(folder: Path, honest: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a copy sent again counts as the first one, the cheat wins most races."""

    def believe(self: Race, seat: Any, at: float) -> None:
        link = self._sights.pop(seat).link
        assert link is not None
        self.sent(seat, link, at)

    monkeypatch.setattr(Race, "resent", believe)
    won, _ = await share(folder, hello_twice)
    assert won > 90 > honest + 30


async def test_mp_15_a_second_touch_while_the_first_one_waits_changes_nothing(folder: Path) -> None:
    """MP-15: a slow stamp earns credit, and a quick one right behind it would win the race with that."""
    async with race_harness(folder, len(RTTS)) as place:
        devices = [FakeDevice(place, rtt) for rtt in RTTS]
        for seat, device in enumerate(devices):
            place.player(device, seat)
            device.hello(place.tokens[seat])
        await place.start(devices[0])
        await place.run_to("race")
        far = place.table.presence.seats[3].connections
        for connection in far:
            connection.link.roundtrip.kernel(300.0)
            for _ in range(40):
                connection.link.roundtrip.sample(300.0)  # a touch waits for its line
        await place.run(600.0)
        device, touch = devices[CHEAT], {"type": "touch", "reveal": place.reveal}
        stamp = {"seen": device.updates()[-1][1]["number"]}
        place.act(device, touch, ms=600.0, **stamp)
        place.act(device, touch, ms=400.0, **stamp)
        await place.run_to("turn-up")
        (entered,) = await place.touches()
        assert entered["evidence"]["client"] == 600.0
        refused = [message["rule"] for _, message in device.told if message["type"] == "refused"]
        assert refused[-1] == "MP-15"
