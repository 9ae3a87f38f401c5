"""When a touch was really made: the client's stamp, accepted as far as the server's own clock allows (MP-15).

All times are milliseconds on the table's clock. Nothing here looks at a clock: the same numbers always give the same
verdict, so that anyone can re-run a race from its record.
"""

from math import floor, isfinite
from typing import Any, cast

from msgspec import Struct, ValidationError, convert, to_builtins

from ludotheque.core.game import Act, Millis
from ludotheque.core.game import Evidence as Numbers
from ludotheque.core.play import MAX_LAG
from ludotheque.core.race import FALSE_START
from ludotheque.server.fairness.roundtrip import LOCAL, MOST_GRACE, Path
from ludotheque.server.fairness.trust import REACH, Trust

METHOD = 5  # raised whenever the same evidence would be judged differently
PAINT = 23.5  # from the packet to the frame that shows it; 60 Hz screens need 25, 120 Hz screens 12.5
DOUBT = 12.5  # a stamp that cannot be true gets the estimate of a 120 Hz screen, the least favourable one
UPWARD = MOST_GRACE  # a stamp slower than the estimate is against its sender's interest: always accepted this far


class Evidence(Struct, frozen=True, omit_defaults=True):
    """Every number a verdict was made of, and the verdict: flat, so that it lies in the record beside the act."""

    reveal_at: int
    sent: float
    arrival: float
    client: float | None
    rtt: float
    jitter: float
    paint: float
    credit: float
    lean: float
    fair: float
    lag: int
    void: bool = False
    paid: float = 0.0
    shift: float | None = None
    after: float | None = None
    floor: float = 0.0
    kernel: float | None = None
    samples: int = 0
    again: int = 0
    """How often the seat was sent the reveal after its first copy: it asked again, or came back."""
    resent: float | None = None
    """When the last of these left; the touch counts from the first copy whatever came later."""
    spoken: bool = False
    """A word of the rhyme (MP-14), which races against nobody."""
    plain: bool = False
    """No kernel round-trip time was available (decision 26)."""
    painted: float | None = None
    """What the client says of its screen: from the message with the reveal to the frame that showed it."""
    told: float | None = None
    """A delay that only the client reports: its stamp is then ignored, and `believed` says how much of this counts."""
    believed: float = 0.0
    method: int = 2
    """A record without the number is from before it was written."""

    @property
    def estimate(self) -> float:
        """Return the reaction time as the server alone would have it."""
        return max(0.0, self.arrival - self.sent - self.rtt - self.paint)

    def numbers(self) -> Numbers:
        """Return this evidence as the plain mapping that an act carries."""
        return cast(Numbers, to_builtins(self))


class Anchor(Struct, frozen=True):
    """The first touch of a reveal on one socket: later ones there keep their exact distance from it."""

    shift: float
    fair: float


class Touch(Struct, frozen=True):
    """What reached the server: when the seat's reveal first left, when the touch came, what the client says."""

    reveal_at: Millis
    sent: float
    arrival: float
    client: float | None = None
    again: int = 0
    resent: float | None = None
    spoken: bool = False
    painted: float | None = None
    told: float | None = None
    believed: float = 0.0


class Verdict(Struct, frozen=True):
    """What the judge says of one touch: `moment` is the fair moment, `at - lag`."""

    at: Millis
    lag: Millis
    moment: Millis
    reaction: float
    void: bool
    evidence: Evidence

    def lag_at(self, at: Millis) -> Millis:
        """Return the lag for an act that enters the table's log at another moment than its arrival."""
        return Millis(max(0, min(MAX_LAG, at - self.moment)))


def adjudicate(touch: Touch, path: Path, trust: Trust, anchor: Anchor | None = None) -> Verdict:
    """Judge one touch: the client's reaction time, clamped to what the server measured itself."""
    sent, arrival = round(touch.sent, 3), round(touch.arrival, 3)
    client = None if touch.client is None or not isfinite(touch.client) else round(touch.client, 3)
    paint = 0.0 if path == LOCAL else PAINT
    latest = max(0.0, arrival - sent)
    estimate = max(0.0, latest - path.rtt - paint)
    if touch.spoken:
        fair = _hear(client, estimate)
    elif touch.told is None:
        fair = _believe(client, estimate, path.grace, trust, anchor)
    else:
        likely = estimate + DOUBT - min(touch.believed, touch.told + DOUBT)
        fair = likely if anchor is None or client is None else _place(client, likely, 0.0, anchor)
    # Fingers of one tablet that a slow page sent all at once stay apart, even if the last then counts after it came.
    latest += 0.0 if anchor is None else REACH
    fair = round(max(0.0, min(latest, fair)), 3)
    void = fair < FALSE_START and not touch.spoken
    came = floor(arrival)
    moment = max(came - MAX_LAG, floor(touch.reveal_at + fair))
    if anchor is None:
        moment = min(came, moment)
    at = max(came, moment)
    return Verdict(
        at=Millis(at),
        lag=Millis(at - moment),
        moment=Millis(moment),
        reaction=fair,
        void=void,
        evidence=Evidence(
            reveal_at=touch.reveal_at,
            sent=sent,
            arrival=arrival,
            client=client,
            rtt=path.rtt,
            jitter=path.jitter,
            paint=paint,
            credit=trust.credit,
            lean=trust.lean,
            fair=fair,
            lag=came - moment,
            void=void,
            paid=0.0 if void or touch.spoken or touch.told is not None else _price(estimate, fair, trust),
            shift=None if anchor is None else anchor.shift,
            after=None if anchor is None else anchor.fair,
            floor=path.floor,
            kernel=path.kernel,
            samples=path.samples,
            again=touch.again,
            resent=touch.resent,
            spoken=touch.spoken,
            plain=path.plain,
            painted=touch.painted,
            told=touch.told,
            believed=touch.believed,
            method=METHOD,
        ),
    )


def _believe(client: float | None, estimate: float, grace: float, trust: Trust, anchor: Anchor | None) -> float:
    if client is None:
        return estimate
    if anchor is not None:
        return _place(client, estimate, grace, anchor)
    if client < estimate - REACH:
        return estimate + DOUBT
    return max(_lowest(estimate, grace, trust), min(estimate + UPWARD, client + trust.correction))


def _place(client: float, estimate: float, grace: float, anchor: Anchor) -> float:
    """One tablet, one clock: touches keep the distance of their stamps, and touches sent in order keep their order.

    The lower bound stays, so that an early touch cannot pull a late one forward.
    """
    placed = client + anchor.shift
    bounded = max(estimate - grace, placed)
    return max(bounded, anchor.fair) if placed >= anchor.fair else bounded


def _hear(client: float | None, estimate: float) -> float:
    """When a word was said: a stamp is accepted however late it came, since an early word gains nothing (MP-14).

    The race ends when the fourth word enters, and no word may be later than the server's own clock allows. So a lie
    makes the rhyme even, but ends it at most a few milliseconds sooner than the quickest honest one.
    """
    return estimate if client is None else min(client, estimate + UPWARD)


def _price(estimate: float, fair: float, trust: Trust) -> float:
    return round(min(trust.credit, max(0.0, estimate + trust.centre - fair)), 3)


def _lowest(estimate: float, grace: float, trust: Trust) -> float:
    return estimate + trust.centre - min(grace, trust.credit)


def verify(evidence: Evidence | Numbers) -> bool:
    """Re-run a decision from its evidence and say whether it comes out the same."""
    try:
        claimed = evidence if isinstance(evidence, Evidence) else convert(evidence, Evidence)
    except ValidationError:
        return False
    path = Path(
        rtt=claimed.rtt,
        jitter=claimed.jitter,
        floor=claimed.floor,
        kernel=claimed.kernel,
        samples=claimed.samples,
        plain=claimed.plain,
    )
    shift, after = claimed.shift, claimed.after
    anchor = None if shift is None or after is None else Anchor(shift=shift, fair=after)
    touch = Touch(
        reveal_at=Millis(claimed.reveal_at),
        sent=claimed.sent,
        arrival=claimed.arrival,
        client=claimed.client,
        again=claimed.again,
        resent=claimed.resent,
        spoken=claimed.spoken,
        painted=claimed.painted,
        told=claimed.told,
        believed=claimed.believed,
    )
    trust = Trust(credit=claimed.credit, lean=claimed.lean)
    return adjudicate(touch, path, trust, anchor).evidence == claimed


def proves(act: Act[Any]) -> bool:
    """Say whether an act's evidence re-runs and gives the fair moment that the rules were told."""
    if act.evidence is None or not verify(act.evidence):
        return False
    evidence = convert(act.evidence, Evidence)
    return act.fair == max(floor(evidence.arrival) - evidence.lag, act.at - MAX_LAG)
