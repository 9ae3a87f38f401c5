"""What nobody may learn: a reveal before it leaves paced, a touch before the race is decided, a face after a look.

A real server on a clock moved by hand: sockets that say hello at every moment.
"""

from pathlib import Path
from typing import Any

import pytest

from harness.serving import until
from ludotheque.client import Client
from ludotheque.core.game import WINDOW
from ludotheque.core.play import MAX_LAG
from tests.server.fairness.race_harness import SCREEN, FakeDevice, RaceHarness, race_harness

RTTS = (10.0, 40.0, 160.0, 400.0)
NEAR = (10.0, 20.0, 30.0, 40.0)


async def at_flip(place: RaceHarness, rtts: tuple[float, ...] = RTTS) -> list[FakeDevice]:
    """Four people whose first card is turned up in a moment."""
    devices = [FakeDevice(place, rtt) for rtt in rtts]
    for seat, device in enumerate(devices):
        place.player(device, seat)
        device.hello(place.tokens[seat])
    await place.start(devices[0])
    await place.run_to("flip")
    return devices


async def at_race(place: RaceHarness, rtts: tuple[float, ...] = RTTS) -> list[FakeDevice]:
    """The same, and everyone has seen the card."""
    devices = await at_flip(place, rtts)
    await place.run_to("race")
    await place.run(600.0)
    play = place.table.play
    await until(
        lambda: play is not None and play.history.is_durable(play.shown.number)
    )  # the flip's own acknowledgement
    return devices


def number_of(message: dict[str, Any]) -> int:
    """The number that any message tells."""
    return int(message["table"]["number"] if message["type"] in ("welcome", "table") else message["number"])


async def test_nobody_reads_a_reveal_before_it_is_there_for_all_to_see(folder: Path) -> None:
    """Neither a spectator, near or with pongs held back, nor a second device, nor a resume that knows everything."""
    async with race_harness(folder, 4, watchers=1000) as place:
        devices = await at_flip(place)
        assert place.table.play is not None
        known = place.table.play.shown
        callers: list[FakeDevice] = []

        def call(rtt: float, *tokens: str, **fields: Any) -> None:
            device = FakeDevice(place, rtt, kernel=False)
            callers.append(device)
            device.hello(*tokens, **fields)

        for late in range(0, 330, 6):
            place.plan(late, lambda: call(0.0))
            place.plan(late, lambda: call(600.0))
            place.plan(late, lambda: call(0.0, place.tokens[1]))
            place.plan(late, lambda: call(0.0, place.tokens[1], last=known.number, epoch=known.epoch))
            place.plan(late, lambda: call(0.0, last=known.number + 1, epoch=known.epoch))
        await place.run(700.0)
        everyone = max(device.first_seen(1) + device.rtt / 2 for device in devices)
        flipped = min(device.first_seen(1) for device in devices)
        assert everyone - flipped == 200, "the furthest line's way"
        nearest = devices[0].first_seen(1) + devices[0].rtt / 2
        between = 0
        for caller in callers:
            came = caller.told[0][0]
            between += flipped <= came < everyone
            races = (
                bool(caller.connection.seats) and came < flipped
            )  # it was there and is sent a paced copy, as one that races
            soonest = nearest if races else everyone
            assert soonest <= caller.first_seen(1)
            for at, message in caller.told:
                assert (
                    at >= soonest
                    or message["type"] not in ("welcome", "table", "update")
                    or (number_of(message) == known.number)
                ), "not even that it was made"
            assert came >= everyone or caller.updates()[-1][1]["view"]["public"]["card"], "and then it comes"
        assert between > 150


async def test_the_lobby_does_not_tell_of_a_reveal_before_it_is_there_for_all_to_see(folder: Path) -> None:
    async with race_harness(folder, 4) as place:
        devices = await at_flip(place)
        base, path = f"http://127.0.0.1:{place.server.port}", f"/api/tables/{place.code}"
        before = (await Client.request(base, "GET", path))["number"]
        for _ in range(40):
            await place.run(10.0)
            shown = place.clock.time >= max(device.first_seen(1) + device.rtt / 2 for device in devices)
            assert (await Client.request(base, "GET", path))["number"] == before + shown


async def test_a_hello_while_the_copies_leave_is_answered_as_at_any_other_moment(folder: Path) -> None:
    """By silence, too, one could tell that a card is on its way."""
    async with race_harness(folder, 4) as place:
        devices = await at_flip(place)
        while devices[3].first_seen(1) == float("inf"):
            await place.run(5.0)
        for tokens in ((), (place.tokens[0],)):
            device = FakeDevice(place, 0.0)
            device.hello(*tokens)
            (_, update) = device.updates()[0]
            assert (update["whole"], update["view"]["public"]["reveal"]) == (True, 0)


async def test_a_very_slow_connection_keeps_nobody_waiting_who_comes_during_a_race(folder: Path) -> None:
    """A line of 20 s: a device that comes meanwhile, and spectators, see the card nonetheless."""
    async with race_harness(folder, 4) as place:
        await at_flip(place, (10.0, 40.0, 160.0, 20_000.0))
        await place.run_to("race", step=1.0)
        shown = place.clock.time
        late, watcher = FakeDevice(place, 10.0), FakeDevice(place, 10.0)
        late.hello(place.tokens[1])
        watcher.hello()
        await place.run(1_000.0)
        assert max(late.first_seen(1), watcher.first_seen(1)) <= shown + MAX_LAG


async def test_a_spectator_who_says_hello_again_does_not_see_the_table_go_back(folder: Path) -> None:
    async with race_harness(folder, 4) as place:
        watcher = FakeDevice(place, 5.0)
        watcher.hello()
        devices = await at_flip(place)
        while devices[3].first_seen(1) == float("inf"):
            await place.run(5.0)
        watcher.hello()
        await place.run(300.0)
        numbers = [update["number"] for _, update in watcher.updates()]
        assert numbers == sorted(numbers)
        assert watcher.updates()[-1][1]["view"]["public"]["reveal"] == 1


async def test_a_touch_made_before_the_card_was_sent_is_a_false_start(folder: Path) -> None:
    """Blind presses all the time: neither while the card is being written nor while its copies leave does one count."""
    async with race_harness(folder, 4) as place:
        devices = await at_flip(place)
        blind, refused = devices[1], []
        blind.hears = lambda message: refused.append(message) if message["type"] == "refused" else None
        for late in range(0, 200, 2):
            place.plan(float(late), lambda: place.act(blind, {"type": "touch", "reveal": 1}))
        place.plan(30.0, lambda: place.act(blind, {"type": "touch", "reveal": 1}))  # behind the flip, in the same turn
        await place.run(200.0)
        assert {message["rule"] for message in refused} >= {"RACE-1"}
        assert not await place.touches()
        assert blind.first_seen(1) + 100 + SCREEN > place.clock.time, "none was late enough to be a reaction"


async def test_mp_15_nobody_can_tell_that_somebody_touched_until_the_race_is_decided(folder: Path) -> None:
    """MP-15: not by the number of an update, of the table's card or of a welcome, nor by anything that is sent."""
    async with race_harness(folder, 4) as place:
        devices = await at_race(place)
        assert place.table.play is not None
        before = place.table.play.shown.number
        silent = [len(device.told) for device in devices]
        place.act(devices[2], {"type": "touch", "reveal": 1})
        base, path = f"http://127.0.0.1:{place.server.port}", f"/api/tables/{place.code}"
        looks = 0
        while await place.passes(10.0) == "race":
            looks += 1
            watcher = FakeDevice(place, 0.0)
            watcher.hello()
            other = FakeDevice(place, 0.0)
            other.hello(place.tokens[1])
            for device in (watcher, other):
                numbers = {number_of(message) for _, message in device.told}
                assert numbers == {before}
                assert {update["at"] for _, update in device.updates()} == {place.public.shown}
                device.close()
            assert (await Client.request(base, "GET", path))["number"] == before
        assert looks > 10
        for seat in (0, 1, 3):
            heard = [message for at, message in devices[seat].told[silent[seat] :] if at < place.clock.time - 10]
            assert {message["type"] for message in heard} <= {"table"}, "at most who came and went"
            assert {number_of(message) for message in heard} <= {before}
        assert (await Client.request(base, "GET", path))["number"] > before + 1


async def test_mp_15_no_refusal_tells_who_guesses_a_number_that_somebody_touched(folder: Path) -> None:
    """MP-15: an act that names a later update than its seat was sent is refused alike, before and after a touch."""
    async with race_harness(folder, 4) as place:
        devices = await at_race(place)
        probe, (_, newest) = devices[1], devices[1].updates()[-1]

        def refusals() -> list[str]:
            told = len(probe.told)
            for ahead in range(4):
                known = {"last": newest["number"] + ahead, "epoch": newest["epoch"]}
                place.act(probe, {"type": "flip"}, **known)
            return [message["rule"] for _, message in probe.told[told:]]

        before = refusals()
        place.act(devices[2], {"type": "touch", "reveal": 1})
        while await place.passes(10.0) == "race":
            assert refusals() == before


async def test_mp_15_no_gap_in_numbers_tells_that_somebody_touched(folder: Path) -> None:
    """MP-15: the rhyme ends between touch and award; until then each seat counts only what it was told."""
    async with race_harness(folder, 4) as place:
        devices = await at_race(place, NEAR)
        play = place.table.play
        assert play is not None
        before, heard = play.shown.number, [len(device.told) for device in devices]
        ends = play.game.deadline(play.shown.state)
        assert ends is not None
        await place.run(ends - place.table.state.now() - 90.0)
        for device in (devices[2], devices[2], devices[0]):  # the act of seat 2 twice: it is acknowledged twice
            place.acts = 500 + devices.index(device)
            place.act(device, {"type": "touch", "reveal": 1})
            await place.run(20.0)
        while await place.passes(10.0) != "late":
            assert place.public.phase == "race"
        assert len(await place.touches()) == 1, "that of seat 0 waits"
        assert play.shown.number == before + 2
        spectator = FakeDevice(place, 0.0)
        spectator.hello()
        assert {number_of(message) for _, message in spectator.told} == {before + 1}
        for seat, newest in enumerate((before + 1, before + 1, before + 2, before + 1)):
            told = [message for _, message in devices[seat].told[heard[seat] :] if "number" in message]
            assert {number_of(message) for message in told} == set(range(before + 1, newest + 1))
            again = len(devices[seat].told)
            place.act(devices[seat], {"type": "flip"}, last=newest, epoch=play.shown.epoch)
            (refused,) = [message for _, message in devices[seat].told[again:]]
            assert refused["rule"] != "TABLE-11", "it is the newest number of this seat"
        while await place.passes(10.0) == "late":
            assert {update["number"] for _, update in devices[1].updates()} == set(range(before + 2))
        assert {device.updates()[-1][1]["number"] for device in devices} == {play.shown.number}


async def test_mp_15_no_act_that_is_repeated_tells_that_somebody_touched(folder: Path) -> None:
    """MP-15: the acknowledgement of an old act names the number that it had the first time."""
    async with race_harness(folder, 4) as place:
        devices = await at_race(place)

        def acknowledged(*acts: str) -> list[tuple[str, int]]:
            told = len(devices[1].told)
            for act in acts:
                devices[1].say("act", id=act, action={"type": "flip"})
            return [(message["id"], message["number"]) for _, message in devices[1].told[told:]]

        known = [message["id"] for _, message in devices[1].told if message["type"] == "ack"]
        before = acknowledged(*known)
        assert len(before) > 1
        place.act(devices[2], {"type": "touch", "reveal": 1})
        while await place.passes(10.0) == "race":
            assert acknowledged(*known) == before
        assert acknowledged(*known) == before


async def test_mp_7_faces_do_not_come_back_to_who_reconnects(folder: Path) -> None:
    """MP-7: whatever number a client says it knows, it gets the view of now and nothing that was shown before."""
    async with race_harness(folder, 4) as place:
        devices = await at_race(place)
        looks = [update for _, update in devices[1].updates() if update["view"]["peek"]]
        assert looks
        for known in (*looks, {"number": None, "epoch": None}, {"number": 10_000, "epoch": 1}):
            back = FakeDevice(place, 0.0)
            back.hello(place.tokens[1], last=known["number"], epoch=known["epoch"])
            ((_, update),) = back.updates()
            assert update["whole"]
            assert (update["view"]["peek"], update["events"]) == (None, [])


async def test_who_missed_nothing_is_sent_nothing(folder: Path) -> None:
    async with race_harness(folder, 4) as place:
        devices = await at_race(place)
        place.act(devices[2], {"type": "touch", "reveal": 1})
        await place.run(10.0)
        for seat, device in enumerate(devices):
            (_, newest) = device.updates()[-1]
            back = FakeDevice(place, 0.0)
            back.hello(place.tokens[seat], last=newest["number"], epoch=newest["epoch"])
            assert not back.updates()


@pytest.mark.parametrize("asks", [False, True])
async def test_asking_again_keeps_nobody_waiting(folder: Path, asks: bool) -> None:
    """Here all lines are near: the rules' window is long enough."""
    async with race_harness(folder, 4) as place:
        devices = await at_race(place, NEAR)
        if asks:
            for _ in range(3):
                again = FakeDevice(place, NEAR[3])
                again.hello(place.tokens[3])
                devices[3].say("hello", protocol=3, table=place.other)
                devices[3].hello(place.tokens[3])
        place.act(devices[1], {"type": "touch", "reveal": 1})
        touched = place.clock.time
        await place.run_to("turn-up", step=1.0)
        assert place.clock.time - touched == pytest.approx(WINDOW, abs=2)
