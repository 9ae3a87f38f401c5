"""Clocks moved by hand: an alarm rings once, at the earliest moment it was set to."""

from ludotheque.server.clock import Alarm
from tests.server.hand_clock import HandClock


def alarm() -> tuple[HandClock, list[float], Alarm]:
    clock = HandClock()
    rung: list[float] = []
    return clock, rung, Alarm(clock, lambda: rung.append(clock.now()))


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
