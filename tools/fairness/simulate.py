"""Races between equally quick players on unequal connections, decided by the real estimator, pacing, judge and window.

Every draw of reaction times is dealt to the seats once in every rotation, so that each seat is truly the fastest
equally often. The remaining difference between seats is due to the connections. A few ten thousand races measure it to
a tenth of a percentage point. Nothing is remembered of players from one game to the next: trust that takes a thousand
races to learn is none.
"""

from random import Random
from typing import Literal

from msgspec import Struct

from ludotheque.core.game import WINDOW, Millis, Seat
from ludotheque.core.race import Claim, closes
from ludotheque.server.fairness.delay_reports import DelayReports
from ludotheque.server.fairness.entry import delay, enters
from ludotheque.server.fairness.race import Link, Race

RTTS = (15.0, 30.0, 50.0, 80.0, 120.0, 160.0, 200.0)
BETWEEN = 4  # pings between two reveals
FIRST = 8  # pings before the first
NOTICED = 1.25  # round trips until the acknowledgement of the packet behind proves a loss (RACK, RFC 8985)
BEHIND = 5.0  # that packet leaves so much later
GAME = 7  # draws in a game: 49 races

Rule = Literal["fair", "estimate", "arrival"]


class World(Struct, frozen=True):
    """What the simulated lines, screens and players are like."""

    rtts: tuple[float, ...] = RTTS
    loss: float = 0.01  # of packets; a lost one comes again after 200 ms and a round trip, as in Linux
    followed: bool = True  # reveals and touches have a packet right behind them: then it takes 1¼ round trips
    jitter: float = 0.05  # mean extra delay each way as a share of the round trip, with a tail (gamma, k = 2)
    least_jitter: float = 1.0
    reaction: float = 520.0  # to see, to know and to touch; the spread gives the measured gap of 37 ms
    spread: float = 90.0
    frames: tuple[float, ...] = (1000 / 60, 1000 / 120)  # screens, alternating by seat
    skipped: float = 0.03  # paints that come a frame later than the page believes
    digitiser: float = 4.0  # touches are sampled: the stamp is up to this late
    liar: int | None = None
    shaved: float = 200.0  # what the liar takes off its stamps
    lying: float = 1.0  # in what share of races
    tempted: float = 1e9  # it lies only when its reaction was quicker than this
    held: float = 0.0  # how long the liar holds back its pongs, to look further away
    proof: Literal["kernel", "handshake"] | None = None  # TCP_INFO: asked with every pong, told once, unknown
    most: float | None = 300.0  # the setting `unproved_ms`
    painter: int | None = None  # a seat whose device paints late
    paints: tuple[float, float] = (116.0, 303.0)  # so late, as was measured in software WebKit
    claims: float = 0.0  # what the liar says of its screen, which is as quick as anyone's
    behind: float = 0.0  # how much slower than the others the liar is
    waits: bool = True  # touches wait for slower connections; else the rules' window is all there is


class Tally(Struct):
    """Wins by seat."""

    races: int
    wins: list[int]
    fastest: int

    def quotas(self) -> list[float]:
        """Return each seat's wins in per cent of the races."""
        return [100 * won / self.races for won in self.wins]

    @property
    def spread(self) -> float:
        """Return the distance between the luckiest and the unluckiest seat, in points."""
        quotas = self.quotas()
        return max(quotas) - min(quotas)

    @property
    def truth(self) -> float:
        """Return how often, in per cent, the truly fastest player won."""
        return 100 * self.fastest / self.races


class Line:
    """One player's line and screen."""

    def __init__(self, world: World, seat: int, chance: Random) -> None:
        self.world = world
        self.rtt = world.rtts[seat]
        self.scale = (world.least_jitter + world.jitter * self.rtt) / 2
        self.frame = world.frames[seat % len(world.frames)]
        self.liar = world.liar == seat
        self.late = world.painter == seat
        self.chance = chance
        self.link = Link(most=world.most)
        if world.proof == "handshake":  # a mean of three, as after TCP's and TLS's own trips
            self.link.roundtrip.handshake(self.rtt + chance.gammavariate(12.0, self.scale) / 3)

    def way(self, *, followed: bool = False) -> float:
        """Draw the time of one packet, one way; `followed` if another one is right behind it."""
        late = self.rtt / 2 + self.chance.gammavariate(2.0, self.scale)
        while self._lost():
            late += NOTICED * self.rtt + BEHIND if followed and not self._lost() else 200 + self.rtt
            followed = False  # sent again, it is alone
        return late

    def _lost(self) -> bool:
        return self.chance.random() < self.world.loss

    def ping(self) -> None:
        """Measure once, as the server would."""
        trip = self.way() + self.way()
        if self.world.proof == "kernel":
            self.link.roundtrip.kernel(self.rtt + 4 * self.scale)
        self.link.roundtrip.sample(trip + (self.world.held if self.liar else 0.0))

    def answer(self, sent: float, reaction: float) -> tuple[float, float, float]:
        """Draw what a reveal comes to: the client's stamp, what it says of its screen, and the touch's arrival."""
        got = sent + self.way(followed=self.world.followed)
        # A frame is begun at the next beat of the screen and seen one beat later: the double requestAnimationFrame.
        paint = self.chance.random() * self.frame + self.frame
        if self.late:
            paint = self.chance.uniform(*self.world.paints)
        visible = got + paint
        believed = visible - (self.frame if self.chance.random() < self.world.skipped else 0.0)
        touched = visible + reaction + self.chance.random() * self.world.digitiser
        stamp = round(touched - believed, 1)
        if self.liar and reaction < self.world.tempted and self.chance.random() < self.world.lying:
            stamp -= self.world.shaved
            paint = self.world.claims or paint
        return stamp, paint, touched + self.way(followed=self.world.followed)


def decide(claims: list[Claim], delays: dict[Seat, float], chance: Random) -> Seat:
    """Close the window as server and rules do: claims that came in time, the smallest fair millisecond, equals by lot.

    Without `delays` the window is the rules' alone.
    """
    timely: list[Claim] = []
    entered = claims[0].arrived
    for claim in claims:
        if timely and claim.arrived > closes([Claim(timely[0].seat, timely[0].fair, entered)], WINDOW):
            break
        waits = not timely or claim.arrived < entered
        timely.append(claim)
        delays.pop(claim.seat, None)
        if waits:
            entered = max(claim.arrived, min(enters(c.arrived, c.fair, WINDOW, delays.values()) for c in timely))
    best = min(claim.fair for claim in timely)
    return chance.choice([claim.seat for claim in timely if claim.fair == best])


def simulate(world: World, draws: int, *, seed: int = 1, rule: Rule = "fair") -> Tally:
    """Run `draws` × seats races and count who wins."""
    chance = Random(seed)
    seats = [Seat(i) for i in range(len(world.rtts))]
    lines: list[Line] = []
    reports = DelayReports()
    tally = Tally(races=0, wins=[0] * len(seats), fastest=0)
    now = 0.0
    for draw in range(draws):
        if draw % GAME == 0:
            lines = [Line(world, seat, chance) for seat in seats]
            reports = DelayReports()
            for line in lines * FIRST:
                line.ping()
        reactions = [max(150.0, chance.gauss(world.reaction, world.spread)) for _ in seats]
        for turn in seats:
            now += 8000.0 + chance.random()
            dealt = reactions[turn:] + reactions[:turn]
            if world.liar is not None:
                dealt[world.liar] += world.behind
            won = _race(lines, dealt, now, chance, rule, reports)
            tally.races += 1
            tally.wins[won] += 1
            tally.fastest += dealt[won] == min(dealt)
    return tally


def _race(
    lines: list[Line], reactions: list[float], now: float, chance: Random, rule: Rule, reports: DelayReports
) -> Seat:
    for line in lines:
        for _ in range(BETWEEN):
            line.ping()
    race = Race(Millis(int(now)), now, [(Seat(i), line.link) for i, line in enumerate(lines)], reports)
    touches = []
    for seat, line in enumerate(lines):
        sent = now if rule == "arrival" else race.pace.sends[Seat(seat)]
        race.sent(Seat(seat), line.link, sent)
        stamp, paint, arrival = line.answer(sent, reactions[seat])
        touches.append((arrival, Seat(seat), stamp, paint))
    touches.sort()
    claims: list[Claim] = []
    for arrival, seat, stamp, paint in touches:
        if rule == "arrival":
            claims.append(Claim(seat=seat, fair=Millis(int(arrival)), arrived=Millis(int(arrival))))
            continue
        verdict = race.touch(seat, lines[seat].link, stamp if rule == "fair" else None, arrival, paint)
        if not verdict.void:
            race.accept(seat)
            claims.append(Claim(seat=seat, fair=verdict.moment, arrived=verdict.at))
    delays = {}
    if rule == "fair" and lines[0].world.waits:
        delays = {
            seat: reports.wait(seat) + delay(lines[seat].link.path(), due - now)
            for seat, due in race.pace.sends.items()
        }
    return decide(claims, delays, chance)
