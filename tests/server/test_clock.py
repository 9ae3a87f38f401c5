"""Clocks moved by hand: an alarm rings once, at the earliest moment it was set to."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest
from structlog import get_logger
from structlog.testing import capture_logs

from harness.clocks import SkippingClock
from harness.serving import open_socket, serving, until
from ludotheque.client import Client
from ludotheque.server.services.clock import Alarm, LoopClock
from ludotheque.server.services.settings import Settings, settings
from tests.server.fake_clock import FakeClock


class Bell:
    """An alarm that always calls the same."""

    def __init__(self, clock: FakeClock, call: Callable[[], object]) -> None:
        self._alarm = Alarm(clock)
        self._call = call
        self.cancel = self._alarm.cancel

    def set(self, moment: float) -> None:
        self._alarm.set(moment, self._call)


def alarm() -> tuple[FakeClock, list[float], Bell]:
    clock = FakeClock()
    rung: list[float] = []
    return clock, rung, Bell(clock, lambda: rung.append(clock.now()))


def test_an_alarm_rings_once_at_its_moment() -> None:
    clock, rung, bell = alarm()
    bell.set(50)
    clock.until(49)
    assert rung == []
    clock.until(200)
    assert rung == [50]


def test_the_earliest_moment_counts_whatever_the_order() -> None:
    clock, rung, bell = alarm()
    for moment in (50, 20, 80):
        bell.set(moment)
    assert len(clock.planned) == 1
    clock.until(200)
    assert rung == [20]


def test_an_alarm_that_rang_can_be_set_again_and_one_that_is_cancelled_is_silent() -> None:
    clock, rung, bell = alarm()
    bell.set(20)
    clock.until(30)
    bell.set(90)
    clock.until(100)
    bell.set(150)
    bell.cancel()
    bell.cancel()
    clock.until(300)
    assert rung == [20, 90]


def test_a_moment_that_has_passed_rings_at_once() -> None:
    clock, rung, bell = alarm()
    clock.until(100)
    bell.set(40)
    clock.until(100)
    assert rung == [100]


async def test_a_clock_for_development_runs_faster_and_its_timers_too() -> None:
    clock, rung = LoopClock(100), asyncio.Event()
    begun, real = clock.now(), monotonic()
    clock.call_at(begun + 5_000, rung.set)
    await asyncio.wait_for(rung.wait(), 5)
    assert clock.now() - begun >= 5_000
    assert monotonic() - real >= 0.05


@pytest.mark.parametrize("speed", ["0", "0.5", "-3", "nan", "inf", "10000", "fast"])
def test_a_speed_that_makes_no_sense_is_refused(speed: str) -> None:
    with pytest.raises(ValueError, match="speed"):
        settings({"LUDOTHEQUE_SPEED": speed})
    assert settings({}, speed=20.0).speed == 20


async def test_a_server_that_runs_faster_says_so_and_sockets_keep_real_time(tmp_path: Path) -> None:
    with capture_logs() as lines:
        async with serving(tmp_path, speed=20, log=get_logger()) as (server, base), open_socket(base) as talker:
            seat = await Client.request(base, "POST", "/api/play", {"game": "matryoshka", "name": "Zoé"})
            assert (await talker.hello(seat["code"], seat["token"]))["quiet"] == Settings().quiet_s
            assert server.services.real_ms(1) == 20_000
    assert [line["speed"] for line in lines if line["log_level"] == "warning"] == [20]


async def test_skipped_time_calls_what_is_due_by_then_and_nothing_else() -> None:
    clock, called = SkippingClock(), list[str]()
    start = clock.now()
    clock.call_at(start + 5_000, lambda: called.append("soon"))
    clock.call_at(start + 90_000, lambda: called.append("late"))
    clock.call_at(start + 5_000, lambda: called.append("never")).cancel()
    clock.skip(6_000)
    await until(lambda: bool(called))
    assert called == ["soon"]
    assert 6_000 <= clock.now() - start < 30_000
    assert len(clock.timers) == 1
