"""The judge's bounds, whatever a client says."""

from math import floor, inf, nan

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.game import Act, Millis, Seat
from ludotheque.core.play import MAX_LAG
from ludotheque.core.race import FALSE_START
from ludotheque.server.fairness import (
    LOCAL,
    Anchor,
    Evidence,
    Link,
    Path,
    Race,
    Touch,
    Trust,
    adjudicate,
    proves,
    verify,
)
from ludotheque.server.fairness.judge import DOUBT, PAINT, UPWARD
from ludotheque.server.fairness.trust import MOST, REACH

ms = st.floats(0, 5000, allow_nan=False)
stamps = st.none() | st.floats(-1e6, 1e6) | st.sampled_from([nan, inf, -inf])
paths = st.builds(
    Path,
    rtt=st.floats(0, 600),
    jitter=st.floats(0, 80),
    floor=st.floats(0, 600),
    kernel=st.none() | st.floats(0, 600),
    samples=st.integers(0, 99),
)
trusts = st.builds(Trust, credit=st.floats(0, MOST), lean=st.floats(-60, 60))
anchors = st.none() | st.builds(Anchor, shift=st.floats(-500, 500), fair=st.floats(100, 4000))
claims = st.fixed_dictionaries({"painted": st.none() | ms, "told": st.none() | ms, "believed": st.floats(0, 900)})
touches = st.builds(
    lambda reveal, pacing, late, client: Touch(
        reveal_at=Millis(reveal), sent=reveal + pacing, arrival=reveal + pacing + late, client=client
    ),
    st.integers(0, 10**7),
    st.floats(0, 120),
    ms,
    stamps,
)


def shown(at: Millis, link: Link, *seats: Seat) -> Race:
    """A reveal that has left for these seats, all at one device, at once."""
    race = Race(at, float(at), [(seat, link) for seat in seats])
    for seat in seats:
        race.sent(seat, link, float(at))
    return race


@given(touches, paths, trusts)
def test_the_fair_reaction_stays_near_the_servers_own_estimate(touch: Touch, path: Path, trust: Trust) -> None:
    verdict = adjudicate(touch, path, trust)
    estimate = verdict.evidence.estimate
    assert estimate - path.grace - 0.01 <= verdict.reaction <= estimate + max(UPWARD, 60 + DOUBT) + 0.01
    assert 0 <= verdict.reaction <= max(0.0, touch.arrival - touch.sent) + 0.01


@given(touches, paths, trusts, anchors)
def test_lag_stays_within_the_rules(touch: Touch, path: Path, trust: Trust, anchor: Anchor | None) -> None:
    """The engine refuses any other lag."""
    verdict = adjudicate(touch, path, trust, anchor)
    assert 0 <= verdict.lag <= MAX_LAG
    assert verdict.at - verdict.lag == verdict.moment
    assert verdict.lag_at(verdict.at) == verdict.lag
    assert verdict.lag_at(Millis(verdict.at + 5)) == min(MAX_LAG, verdict.lag + 5)


@given(touches, paths, trusts, anchors, claims)
def test_evidence_re_runs_to_the_same_verdict(
    touch: Touch, path: Path, trust: Trust, anchor: Anchor | None, claim: dict[str, float | None]
) -> None:
    """Also after a journey through a record's JSON."""
    touch = msgspec.structs.replace(touch, **claim)
    evidence = adjudicate(touch, path, trust, anchor).evidence
    assert verify(evidence)
    assert verify(evidence.numbers())
    assert verify(msgspec.json.decode(msgspec.json.encode(evidence), type=Evidence))


@given(touches, paths, trusts, st.floats(1, 50))
def test_doctored_evidence_is_found_out(touch: Touch, path: Path, trust: Trust, shaved: float) -> None:
    evidence = adjudicate(touch, path, trust).evidence
    assert not verify(msgspec.structs.replace(evidence, fair=evidence.fair + shaved))
    assert not verify(msgspec.structs.replace(evidence, lag=evidence.lag + 1))
    assert not verify({"fair": 200.0})


@given(touches, paths, trusts, st.integers(0, 300))
def test_an_act_that_entered_later_is_proved_by_the_same_evidence(
    touch: Touch, path: Path, trust: Trust, waited: int
) -> None:
    """Waiting makes the lag larger and leaves the fair moment alone."""
    verdict = adjudicate(touch, path, trust)
    at = Millis(verdict.at + waited)
    act = Act(at, Seat(0), None, verdict.lag_at(at), verdict.evidence.numbers())
    assert proves(act)
    assert not proves(msgspec.structs.replace(act, lag=Millis(act.lag + 1)))
    assert not proves(msgspec.structs.replace(act, evidence=None))


@given(st.lists(st.tuples(st.floats(-300, 900), st.floats(150, 900)), max_size=40), st.floats(0, 200))
def test_the_quota_never_goes_below_nothing(touched: list[tuple[float, float]], rtt: float) -> None:
    link = Link()
    link.roundtrip.sample(rtt)
    for client, late in touched:
        race = shown(Millis(1000), link, Seat(0))
        before = link.trust
        verdict = race.touch(Seat(0), link, client, 1000.0 + late + rtt)
        assert verdict.evidence.paid <= before.credit
        assert 0 <= link.trust.credit <= MOST
        assert not verdict.void or link.trust == before


@given(touches, paths, trusts)
def test_mp_14_no_stamp_makes_a_word_later_than_the_servers_own_clock_allows(
    touch: Touch, path: Path, trust: Trust
) -> None:
    """MP-14: the reciter wants the race closed early. What a word may claim is to have been said earlier."""
    verdict = adjudicate(msgspec.structs.replace(touch, spoken=True), path, trust)
    assert verdict.reaction <= verdict.evidence.estimate + UPWARD + 0.01
    assert abs(verdict.evidence.arrival - touch.arrival) <= 0.01  # the record has hundredths
    assert verdict.moment <= floor(verdict.evidence.arrival)
    assert 0 <= verdict.lag <= MAX_LAG
    assert not verdict.void
    assert verdict.evidence.paid == 0
    assert verify(verdict.evidence.numbers())


def test_mp_14_a_late_packet_moves_no_word() -> None:
    """MP-14: a touch so late would not be believed."""
    path = Path(rtt=80.0, jitter=4.0, floor=76.0, samples=9)
    touch = Touch(
        reveal_at=Millis(5000), sent=5040.0, arrival=5040.0 + 80 + PAINT + 750 + 200, client=750.0, spoken=True
    )
    assert adjudicate(touch, path, Trust()).moment == 5750


def test_a_false_start_is_void_and_costs_nothing() -> None:
    """Below 100 ms nobody has seen the card; the seat may touch again."""
    link = Link()
    race = shown(Millis(0), link, Seat(2))
    early = race.touch(Seat(2), link, FALSE_START - 1, FALSE_START - 1)
    assert early.void
    assert link.trust == Trust()
    assert not race.touch(Seat(2), link, 300.0, 300.0 + PAINT).void


def test_mp_15_without_a_stamp_the_servers_estimate_decides() -> None:
    """MP-15: reaction time counts from the moment the card was visible."""
    path = Path(rtt=80.0, jitter=4.0, floor=76.0, samples=9)
    verdict = adjudicate(Touch(reveal_at=Millis(5000), sent=5040.0, arrival=5500.0), path, Trust())
    assert verdict.reaction == verdict.evidence.estimate == 460 - 80 - verdict.evidence.paint
    assert verdict.moment == floor(5000 + 380 - PAINT)


def test_mp_15_a_bots_reaction_is_taken_as_it_is() -> None:
    """MP-15: bots go the same way; they have no line and no screen."""
    verdict = adjudicate(Touch(reveal_at=Millis(100), sent=150.0, arrival=600.0, client=450.0), LOCAL, Trust())
    assert (verdict.reaction, verdict.at, verdict.lag) == (450.0, 600, 50)


@given(st.floats(200, 900), st.floats(0.5, 200), st.floats(0, 200), st.floats(0, 250))
def test_players_on_one_tablet_keep_their_exact_order(first: float, gap: float, rtt: float, spike: float) -> None:
    """Even when the network delays the first touch, so that both arrive together."""
    link = Link()
    link.roundtrip.sample(rtt)
    race = shown(Millis(0), link, Seat(0), Seat(1))
    sent = 0.0
    arrival = sent + rtt + first + PAINT + spike
    one = race.touch(Seat(0), link, first, arrival)
    race.accept(Seat(0))
    two = race.touch(Seat(1), link, first + gap, max(arrival, sent + rtt + first + gap + PAINT))
    assert one.moment <= two.moment
    if one.reaction + gap <= two.evidence.arrival - sent + REACH:
        assert abs((two.reaction - one.reaction) - gap) < 0.01


def test_fingers_that_a_slow_page_sent_all_at_once_stay_apart() -> None:
    """So late that their stamps are not believed: how far they lie apart still is."""
    link = Link()
    link.roundtrip.sample(1.0)
    seats = [Seat(number) for number in range(5)]
    race = shown(Millis(0), link, *seats)
    came = 650.0
    verdicts = []
    for seat in seats:
        verdicts.append(race.touch(seat, link, 500.0 + 4 * seat, came))
        race.accept(seat)
    assert [each.moment - verdicts[0].moment for each in verdicts] == [0, 4, 8, 12, 16]
    assert all(each.at >= each.moment for each in verdicts)


def test_fingers_keep_their_order_when_the_line_delays_all_but_the_first() -> None:
    """Each seat's copy left a little later than another's: that must not count among those at one tablet."""
    link = Link()
    link.roundtrip.sample(1.0)
    race = Race(Millis(0), 0.0, [(Seat(seat), link) for seat in range(3)])
    for seat, sent in ((0, 0.0), (1, 0.0), (2, 0.9)):
        race.sent(Seat(seat), link, sent)
    first = race.touch(Seat(0), link, 500.0, 530.0)
    race.accept(Seat(0))
    second = race.touch(Seat(1), link, 504.0, 590.0)
    race.accept(Seat(1))
    third = race.touch(Seat(2), link, 508.0, 590.0)
    assert second.moment - first.moment > 4, "the network cannot be told from a finger that waited"
    assert third.moment - second.moment == 4


def test_an_early_touch_cannot_pull_a_late_one_on_the_same_tablet_forward() -> None:
    link = Link()
    link.roundtrip.sample(20.0)
    race = shown(Millis(0), link, Seat(0), Seat(1))
    sent = 0.0
    race.touch(Seat(0), link, 150.0, sent + 170.0 + PAINT)
    race.accept(Seat(0))
    late = race.touch(Seat(1), link, 151.0, sent + 620.0 + PAINT)
    assert late.reaction >= 600 - 10 - 1


@pytest.mark.parametrize("accepted", [False, True])
def test_a_touch_that_the_rules_refuse_places_no_other_on_the_same_tablet(accepted: bool) -> None:
    """Who recites may not touch (MP-12), so such a touch of a second seat costs nothing.

    Its stamp made the next touch of the tablet quicker than a spent credit allows.
    """
    link = Link()
    link.roundtrip.sample(20.0)
    link.trust = Trust(credit=0.0)
    race = shown(Millis(0), link, Seat(0), Seat(1))
    race.touch(Seat(0), link, 5000.0, 20.0 + PAINT + 400.0)
    if accepted:
        race.accept(Seat(0))
    real = race.touch(Seat(1), link, 390.0, 20.0 + PAINT + 410.0)
    assert (real.evidence.shift is not None) is accepted
    assert real.reaction == real.evidence.estimate or accepted
