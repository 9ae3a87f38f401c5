"""Delays that only a client tells of: believed until its player is level with the others, and no further."""

import pytest

from ludotheque.core.game import Millis, Seat
from ludotheque.server.fairness import Evidence, Link, Path, Race, Trust, verify
from ludotheque.server.fairness.delay_reports import ENOUGH, GRAIN, LATE, MARGIN, PROMPT, RECENT, DelayReports
from ludotheque.server.fairness.judge import DOUBT, PAINT

LINE = Path(rtt=50.0, jitter=2.0, floor=48.0, kernel=50.0, samples=9)
PLAIN = Path(rtt=0.0, jitter=2.0, floor=180.0, samples=9, plain=True, measured=180.0)
ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)


def level(own: float, *others: float, bots: tuple[Seat, ...] = ()) -> DelayReports:
    """Everyone has touched often enough, and never quicker than this."""
    reports = DelayReports()
    for seat, best in enumerate((own, *others)):
        for number in range(ENOUGH):
            reports.note(Seat(seat), best + 10 * number, bot=seat in bots)
    return reports


def late(reports: DelayReports, painted: float, path: Path = LINE) -> float | None:
    """What is believed of a device once it has painted so late a few times."""
    for _ in range(ENOUGH):
        report = reports.report(ME, path, 431.7, painted)
        reports.hear(ME, 431.7, painted, report)
    return None if report is None else report.believed


def test_a_device_that_always_paints_late_is_believed_until_its_player_is_level() -> None:
    assert late(level(520.0, 400.0), 300.0) == 120 + DOUBT - MARGIN
    assert late(level(700.0, 400.0), 200.0) == 200 - PROMPT + DOUBT, "no more than it says"
    assert late(level(400.0, 400.0), 300.0) == DOUBT - MARGIN, "who is as quick as the others needs no excuse"
    assert late(level(380.0, 400.0), 300.0) == 0


def test_one_late_frame_is_no_habit() -> None:
    reports = level(520.0, 400.0)
    for painted in (25.0, 300.0, 300.0, 300.0, None):
        assert reports.report(ME, LINE, 431.7, painted) is None
        reports.hear(ME, 431.7, painted, None)
    assert late(reports, LATE) is None


def test_one_quick_touch_ends_it_and_slow_ones_on_purpose_take_long_to_bring_it_back() -> None:
    reports = level(520.0, 400.0)
    reports.note(ME, 390.0)
    for _ in range(RECENT - 1):
        assert late(reports, 300.0) == 0
        reports.note(ME, 900.0)
    reports.note(ME, 900.0)
    assert (late(reports, 300.0) or 0) > 200


def test_a_second_seat_of_the_same_person_does_not_set_the_mark() -> None:
    assert late(level(520.0, 150.0, 400.0), 300.0) == 120 + DOUBT - MARGIN


def test_bots_set_the_mark_only_where_no_other_person_plays() -> None:
    assert late(level(520.0, 300.0, bots=(YOU,)), 300.0) == 220 + DOUBT - MARGIN
    assert late(level(520.0, 400.0, 300.0, bots=(THIRD,)), 300.0) == 120 + DOUBT - MARGIN


def test_nothing_is_believed_before_anyone_is_known() -> None:
    assert late(DelayReports(), 300.0) == 0
    alone = DelayReports()
    for _ in range(ENOUGH):
        alone.note(ME, 500.0)
    assert late(alone, 300.0) == 0


def test_a_connection_without_a_kernel_rtt_is_believed_as_far() -> None:
    report = level(520.0, 400.0).report(ME, PLAIN, None, 25.0)
    assert report is not None
    assert (report.told, report.believed) == (180.0, 120 + DOUBT - MARGIN)


@pytest.mark.parametrize(("stamps", "coarse"), [((31, 27, 40, 29), True), ((31, 27.5, 40, 29), False)])
def test_a_clock_with_the_steps_of_frames_is_coarse(stamps: tuple[float, ...], coarse: bool) -> None:
    """Against fingerprinting: its stamps are off by up to a frame, so the server's estimate decides."""
    reports = level(400.0, 400.0)
    for stamp in stamps:
        report = reports.report(ME, LINE, round(stamp * GRAIN, 1), 25.0)
        reports.hear(ME, round(stamp * GRAIN, 1), 25.0, report)
    assert (report is not None) is coarse
    if coarse:
        assert report is not None
        assert report.told == pytest.approx(GRAIN, abs=0.001)


def test_a_late_painters_touch_is_placed_by_the_servers_estimate_and_the_record_shows_why() -> None:
    link, reports = Link(), level(520.0, 400.0)
    link.roundtrip.kernel(50.0)
    for _ in range(9):
        link.roundtrip.sample(50.0)
    for number in range(ENOUGH):
        race = Race(Millis(1000), 1000.0, [(ME, link)], reports)
        race.sent(ME, link, 1000.0)
        verdict = race.touch(ME, link, 500.0, 1000 + 50 + 220 + 500, 220.0)
        evidence = verdict.evidence
        assert evidence.painted == 220
        assert (evidence.told is not None) == (number == ENOUGH - 1)
        assert verify(evidence.numbers())
    assert verdict.reaction == 720 - PAINT + DOUBT - evidence.believed
    assert link.trust == Trust(), "its stamps cost and teach nothing"
    assert reports.wait(ME) == evidence.believed
    altered = evidence.numbers() | {"believed": evidence.believed + 5}
    assert not verify(altered)
    assert isinstance(evidence, Evidence)
