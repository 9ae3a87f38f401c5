"""Measuring a connection, pacing a reveal, waiting long enough."""

from math import ceil

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.game import WINDOW, Millis, Seat
from ludotheque.core.play import MAX_LAG
from ludotheque.core.race import MAX_WINDOW
from ludotheque.server.fairness import Link, Path, Race, RoundTrip, Trust, delay, enters, pace, verify
from ludotheque.server.fairness.judge import DOUBT, PAINT
from ludotheque.server.fairness.pace import MOST_PACING
from ludotheque.server.fairness.roundtrip import HANDSHAKE, KERNEL_MARGIN
from ludotheque.server.fairness.trust import EARN, REACH


def measured(*samples: float, kernel: float | None = None) -> Path:
    trip = RoundTrip()
    for sample in samples:
        trip.sample(sample)
    if kernel is not None:
        trip.kernel(kernel)
    return trip.path()


def far(rtt: float) -> Link:
    """A device at the end of a steady line."""
    link = Link()
    for _ in range(20):
        link.roundtrip.sample(rtt)
    return link


def test_an_unmeasured_line_counts_as_no_distance() -> None:
    path = measured()
    assert (path.rtt, path.quality) == (0.0, "unknown")


def test_a_retransmit_hardly_moves_the_round_trip() -> None:
    steady = [50.0, 52.0, 48.0, 51.0, 49.0, 50.0, 52.0, 48.0]
    assert abs(measured(*steady, 300.0).rtt - 50) < 3


def test_a_line_that_changes_is_followed() -> None:
    assert abs(measured(*[40.0] * 20, *[120.0] * 60).rtt - 120) < 3


def test_pongs_held_back_now_and_then_do_not_lift_the_round_trip_far() -> None:
    """The recent minimum caps what a few slow pongs can claim."""
    path = measured(*[40.0, 240.0] * 40)
    assert path.rtt <= 40 + 5 + 3 * 15


def test_the_kernel_caps_pongs_that_are_always_held_back() -> None:
    assert measured(*[240.0] * 40, kernel=40.0).rtt == 45.0


def test_what_a_proxys_kernel_told_at_the_handshake_caps_the_line_a_little_less_tightly() -> None:
    trip = RoundTrip()
    trip.handshake(100.0)
    for _ in range(40):
        trip.sample(240.0)
    assert trip.path().rtt == 100 * HANDSHAKE + KERNEL_MARGIN
    assert trip.path().kernel == 105


def test_without_a_kernels_word_no_more_than_the_setting_is_believed() -> None:
    """The most that a modified client behind a proxy can gain."""
    bare, measured = RoundTrip(most=150.0), RoundTrip(most=150.0)
    measured.kernel(300.0)
    for _ in range(40):
        bare.sample(300.0)
        measured.sample(300.0)
    assert bare.path().rtt == 150
    assert measured.path().rtt == 300


@given(st.lists(st.floats(0, 900), min_size=1, max_size=30), st.none() | st.floats(0, 900))
def test_nothing_that_an_unproved_client_says_counts(pongs: list[float], stamp: float | None) -> None:
    """Neither its pongs nor its stamps: the arrival alone, as long as nobody knows how quick the others are."""
    link = Link(most=0.0)
    for pong in pongs:
        link.roundtrip.sample(pong)
    race = Race(Millis(0), 0.0, [(Seat(0), link), (Seat(1), far(200.0))])
    assert race.pace.sends[Seat(0)] == race.pace.visible == 100, "no card before anyone else's"
    race.sent(Seat(0), link, 100.0)
    verdict = race.touch(Seat(0), link, stamp, 700.0)
    assert (verdict.reaction, verdict.evidence.plain) == (600 - PAINT + DOUBT, True)
    assert link.trust == Trust()
    assert verify(verdict.evidence.numbers())


def test_what_is_shown_of_an_unproved_line_is_what_was_measured() -> None:
    trip = RoundTrip(most=0.0)
    for _ in range(20):
        trip.sample(300.0)
    assert (trip.path().rtt, trip.path().measured, trip.path().quality) == (0.0, 300.0, "poor")


def test_before_the_first_pong_the_kernels_word_is_taken() -> None:
    """A phone that came back in a race is not punished for being new."""
    trip = RoundTrip()
    trip.kernel(80.0)
    assert trip.path().rtt == 80


def test_quality_names_the_line() -> None:
    assert measured(*[30.0] * 20).quality == "good"
    assert measured(*[200.0] * 20).quality == "fair"
    assert measured(*[100.0, 300.0] * 20).quality == "poor"


@given(st.lists(st.floats(0, 5000), max_size=80), st.none() | st.floats(0, 500))
def test_what_is_known_of_a_line_is_always_sane(samples: list[float], kernel: float | None) -> None:
    path = measured(*samples, kernel=kernel)
    assert 0 <= path.rtt <= max(samples, default=kernel or 0.0) + 0.001
    assert path.jitter >= 0
    assert 10 <= path.grace <= 30


@given(st.dictionaries(st.integers(0, 7).map(Seat), st.floats(0, 800), max_size=8))
def test_every_face_appears_at_the_same_moment_as_far_as_the_cap_allows(rtts: dict[Seat, float]) -> None:
    plan = pace(1000.0, {seat: Path(rtt=rtt, jitter=1.0, floor=rtt) for seat, rtt in rtts.items()})
    for seat, due in plan.sends.items():
        assert 1000 <= due <= 1000 + MOST_PACING
        seen = due + rtts[seat] / 2
        assert abs(seen - plan.visible) < 0.001 or (rtts[seat] / 2 > MOST_PACING and due == 1000)
    assert plan.opens >= plan.visible
    assert all(due + rtts[seat] / 2 <= plan.opens + 0.001 for seat, due in plan.sends.items())


def test_a_copy_sent_again_never_moves_the_start_and_lies_in_the_record() -> None:
    link = Link()
    race = Race(Millis(0), 0.0, [(Seat(0), link)])
    race.sent(Seat(0), link, 0.0)
    race.resent(Seat(0), 700.0)
    race.resent(Seat(0), 800.0)
    verdict = race.touch(Seat(0), Link(), None, 1000.0)
    assert verdict.reaction == 1000.0
    assert (verdict.evidence.sent, verdict.evidence.again, verdict.evidence.resent) == (0.0, 2, 800.0)
    assert verify(verdict.evidence.numbers())


def test_who_had_no_device_at_the_reveal_counts_from_when_everyone_could_see_it() -> None:
    """Else one could watch on a spectator's socket, and sit down later."""
    race = Race(Millis(0), 0.0, [(Seat(0), far(200.0))])
    race.resent(Seat(1), 700.0)
    assert race.touch(Seat(1), far(60.0), None, 1000.0).reaction == 1000 - 100 + 30 - 60 - PAINT


def test_of_two_devices_of_one_seat_the_one_that_shows_the_card_first_counts() -> None:
    """Beyond the cap of pacing a slow connection shows it later: reading it on the quick one must not help."""
    quick, slow = far(20.0), far(400.0)
    race = Race(Millis(0), 0.0, [(Seat(0), slow), (Seat(0), quick)])
    for link in (slow, quick):
        race.sent(Seat(0), link, race.pace.sends[Seat(0)])
    assert race.touch(Seat(0), slow, None, 1000.0).reaction == 1000 - (10 - 200) - 400 - PAINT


def test_a_distant_connection_brings_its_seat_no_card_before_the_quick_one_does() -> None:
    """Who delays a connection below the browser would read the card there, and touch by the other."""
    quick, slow = far(20.0), far(200.0)
    race = Race(Millis(0), 0.0, [(Seat(0), slow), (Seat(0), quick), (Seat(1), far(160.0))])
    assert race.pace.visible == 80
    assert race.pace.sends == {Seat(0): 70, Seat(1): 0}


def test_a_connection_that_comes_later_counts_from_when_the_first_copy_left() -> None:
    quick, slow = far(20.0), far(200.0)
    race = Race(Millis(0), 0.0, [(Seat(0), slow)])
    race.sent(Seat(0), slow, 0.0)
    race.resent(Seat(0), 100.0)
    assert race.touch(Seat(0), quick, None, 500.0).evidence.sent == 0


def test_a_steady_lean_towards_quickness_is_taken_back() -> None:
    trust = Trust()
    for _ in range(200):
        trust = trust.after(paid=0.0, grace=10.0, residual=-30.0)
    assert trust.correction > 26
    assert Trust(lean=12.0).correction == 0


def test_slow_stamps_pay_for_quick_ones_and_quick_ones_earn_nothing() -> None:
    assert Trust(credit=10.0).after(paid=4.0, grace=20.0, residual=3.0).credit == 6 + EARN * 3
    assert Trust(credit=10.0).after(paid=4.0, grace=20.0, residual=55.0).credit == 6 + 20
    assert Trust(credit=10.0).after(paid=4.0, grace=20.0, residual=-5.0).credit == 6
    assert Trust(credit=10.0, lean=12.0).after(paid=0.0, grace=20.0, residual=11.0).credit == 10, "its own habit"


def test_a_stamp_that_cannot_be_true_teaches_and_earns_nothing() -> None:
    """A retransmit, most of the time: it says nothing about the player's habits."""
    trust = Trust(credit=10.0, lean=2.0, learnt=5)
    assert trust.after(paid=0.0, grace=10.0, residual=-REACH - 1) == trust
    assert trust.after(paid=0.0, grace=10.0, residual=REACH + 1) == trust


def test_a_habit_is_known_within_a_game() -> None:
    trust = Trust()
    for _ in range(25):
        trust = trust.after(paid=0.0, grace=10.0, residual=-20.0)
    assert -20 < trust.lean < -14
    assert trust.after(paid=0.0, grace=10.0, residual=20.0).lean - trust.lean < 2, "and is not lost by one touch"


FAR = Path(rtt=200.0, jitter=10.0, floor=180.0, samples=9)


def test_mp_15_a_touch_waits_until_a_quicker_one_on_the_longest_line_would_have_come() -> None:
    """MP-15: the rules' window alone would close before a far player's quicker touch arrives."""
    longest = delay(FAR, pacing=0.0)
    assert longest > FAR.rtt + PAINT
    entered = enters(Millis(1038), Millis(1000), WINDOW, [40.0, longest])
    assert entered + WINDOW == ceil(1000 + longest)


def test_a_touch_enters_at_once_where_the_rules_window_is_long_enough() -> None:
    near = delay(Path(rtt=20.0, jitter=2.0, floor=18.0, samples=9), pacing=0.0)
    assert enters(Millis(1038), Millis(1000), WINDOW, [near, near]) == 1038


def test_a_touch_enters_at_once_where_nobody_else_can_touch() -> None:
    assert enters(Millis(1223), Millis(1000), WINDOW, []) == 1223


@given(
    st.integers(0, 10**6),
    st.integers(0, MAX_LAG),
    st.integers(0, MAX_WINDOW),
    st.lists(st.floats(0, 3000), max_size=7),
)
def test_no_line_keeps_a_race_open_beyond_the_rules_limits(
    moment: int, lag: int, window: int, delays: list[float]
) -> None:
    at = moment + lag
    entered = enters(Millis(at), Millis(moment), Millis(window), delays)
    assert at <= entered
    assert entered - moment <= max(lag, MAX_LAG)
    assert entered + window - at <= MAX_WINDOW
