"""MP-14: the words of the rhyme count in their player's own time, and a reciter who lies ends no race sooner."""

from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.moby_pick.table import WORD_GAP, WORDS
from ludotheque.server.fairness import verify
from ludotheque.server.fairness.judge import UPWARD
from tests.server.fairness.race_harness import SCREEN, FakeDevice, RaceHarness, race_harness

RTT = 80.0


async def reciting(place: RaceHarness) -> tuple[FakeDevice, int]:
    """Three people, and the first card lies face up: when the reciter saw it, and the number of that update."""
    devices = [FakeDevice(place, RTT) for _ in range(3)]
    for seat, device in enumerate(devices):
        place.player(device, seat)
        device.hello(place.tokens[seat])
    await place.start(devices[0])
    await place.run_to("flip")
    plain = devices[0].hears
    devices[0].hears = lambda message: None if place.public.phase == "race" else plain(message)
    await place.run_to("race", step=1.0)
    (number,) = [u["number"] for _, u in devices[0].updates() if any(e["type"] == "revealed" for e in u["events"])]
    return devices[0], number


def word(place: RaceHarness, device: FakeDevice, index: int, late: float, **stamp: float) -> None:
    """A word reaches the server so much later."""
    place.plan(late, lambda: place.act(device, {"type": "word", "index": index}, **stamp))


async def said(place: RaceHarness) -> list[str]:
    """What came of the words."""
    assert place.table.play is not None
    pipes: list[Any] = [connection._pipe for connection in place.table.presence.connections()]
    watcher = [event["type"] for pipe in pipes for _, update in pipe.updates() for event in update["events"]]
    return [kind for kind in watcher if kind in ("said", "stumbled")]


@pytest.mark.parametrize("stamped", [True, False])
async def test_mp_14_a_late_packet_makes_nobody_stumble(folder: Path, stamped: bool) -> None:
    """MP-14: the first word came 300 ms late; the intervals are those of the player's own taps."""
    async with race_harness(folder, 3, recite=True) as place:
        device, number = await reciting(place)
        shown = device.first_seen(1) - place.clock.time
        beat = WORD_GAP + 30.0
        for index in range(WORDS):
            own = beat * (index + 1)
            late = 300.0 if index == 0 else 0.0
            stamp = {"seen": number, "ms": own} if stamped else {}
            word(place, device, index, shown + RTT + SCREEN + own + late, **stamp)
        await place.run(4.5 * beat)
        words = await place.touches("word")
        assert [act["action"]["index"] for act in words] == [0, 1, 2, 3]
        assert ("stumbled" in await said(place)) is not stamped
        assert all(verify(act["evidence"]) and act["evidence"]["spoken"] for act in words)


async def test_mp_14_a_reciter_who_lies_ends_the_race_no_sooner(folder: Path) -> None:
    """MP-14: every stamp says that the word was said calmly, but they come too fast."""
    async with race_harness(folder, 3, recite=True) as place:
        device, number = await reciting(place)
        shown = device.first_seen(1) - place.clock.time
        for index in range(WORDS):
            late = shown + RTT + SCREEN + 0.8 * WORD_GAP * (index + 1)
            word(place, device, index, late, seen=number, ms=WORD_GAP * (index + 1.0))
        await place.run(6.0 * WORD_GAP)
        assert "stumbled" in await said(place)
        for act in await place.touches("word"):
            evidence = act["evidence"]
            assert evidence["fair"] <= evidence["arrival"] - evidence["sent"] - RTT - evidence["paint"] + UPWARD
