"""One reveal and the touches it draws: what the table keeps between sending the card and judging the race."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.game import Millis, Seat
from ludotheque.server.fairness.delay_reports import DelayReports
from ludotheque.server.fairness.judge import Anchor, Touch, Verdict, adjudicate
from ludotheque.server.fairness.pace import pace
from ludotheque.server.fairness.roundtrip import LOCAL, Path, RoundTrip
from ludotheque.server.fairness.trust import Trust


class Link:
    """One connection with its clock; several seats may share it (one tablet)."""

    __slots__ = ("roundtrip", "trust")

    def __init__(self, *, most: float | None = None) -> None:
        self.roundtrip = RoundTrip(most)
        self.trust = Trust()

    def path(self) -> Path:
        """Return what is known of the connection now."""
        return self.roundtrip.path()


class Sight(Struct, frozen=True):
    """When a seat could first see the reveal, and by which connection; later copies do not change that."""

    link: Link | None
    """`None` if the seat had no device when the card was shown to everyone."""
    sent: float
    seen: float
    again: int = 0
    resent: float | None = None


class Stamp(Struct, frozen=True):
    """What a judged touch costs its player, and teaches, once the rules accept it."""

    link: Link
    paid: float
    grace: float
    residual: float | None


class Race:
    """One reveal: when each seat could first see it, and the first touch of every connection.

    The rules may still refuse a judged touch, which costs its player nothing. So nobody may gain by such touches. Only
    the first touch of a reveal counts as a seat's speed (`DelayReports`). Stamps and anchors count when the rules
    accept them: else a touch that is refused for certain would place the next one of its tablet.
    """

    def __init__(
        self, reveal_at: Millis, now: float, places: Iterable[tuple[Seat, Link]], reports: DelayReports | None = None
    ) -> None:
        self.reveal_at = reveal_at
        self._reports = reports or DelayReports()
        self.pace = pace(now, _nearest(places))
        self._sights: dict[Seat, Sight] = {}
        self._anchors: dict[Link, Anchor] = {}
        self._stamps: dict[Seat, Stamp] = {}  # of touches that the rules have not accepted yet
        self._next: dict[Seat, tuple[Link, Anchor]] = {}  # of the same
        self._first = True

    def sent(self, seat: Seat, link: Link, at: float) -> None:
        """Record when a copy that was planned really left. Of several devices the one that shows it first counts."""
        sight = Sight(link, at, at + link.path().one_way)
        known = self._sights.get(seat)
        if known is None or sight.seen < known.seen:
            self._sights[seat] = sight if known is None else replace(sight, again=known.again, resent=known.resent)

    def resent(self, seat: Seat, at: float) -> None:
        """Record that a seat was sent the card once more, as after a reconnection.

        That never moves its start: a player could ask again at will, or watch on another connection first.
        """
        known = self._sights.get(seat) or Sight(None, self.pace.opens, self.pace.opens)
        self._sights[seat] = replace(known, again=known.again + 1, resent=round(at, 3))

    def left(self, seat: Seat, link: Link) -> float:
        """Return when a copy by this connection must have left to be seen when this seat could first see the card.

        Never after the first copy really left: who delays that one's connection reads it sooner than it seems.
        """
        sight = self._sights.get(seat)
        if sight is None:
            return self.pace.sends.get(seat, self.pace.opens)
        return sight.sent if sight.link is link else min(sight.sent, sight.seen - link.path().one_way)

    def shown_to(self, seat: Seat) -> bool:
        """Whether a copy for this seat has left."""
        return seat in self._sights

    def unjudged(self) -> "Race":
        """Return the same reveal with nobody's touch judged, for a second touch of the same seat (AR-21)."""
        race = Race(self.reveal_at, self.pace.visible, (), self._reports)
        race.pace, race._sights, race._first = self.pace, self._sights, False
        return race

    def touch(
        self, seat: Seat, link: Link, client: float | None, arrival: float, painted: float | None = None
    ) -> Verdict:
        """Judge the touch of a seat that may touch; call `accept` when the rules accept it.

        A false start is forgotten: the seat may touch again.
        """
        path, anchor, touch = link.path(), self._anchors.get(link), self._came(seat, link, client, arrival)
        report = self._reports.report(seat, path, client, painted)
        if report is not None:
            touch = replace(touch, told=report.told, believed=report.believed)
        verdict = adjudicate(replace(touch, painted=painted), path, link.trust, anchor)
        if verdict.void:
            return verdict
        evidence = verdict.evidence
        if self._first:
            self._reports.note(seat, evidence.estimate)
            self._reports.hear(seat, client, painted, report)
        if report is None:  # else its stamp was ignored: it costs nothing, and teaches nothing
            teaches = self._first and anchor is None and evidence.client is not None
            residual = evidence.client - evidence.estimate if teaches and evidence.client is not None else None
            self._stamps[seat] = Stamp(link, evidence.paid, path.grace, residual)
        if evidence.client is not None:
            # A touch that the network delayed takes those after it along: their order and distances stay as stamped.
            now = Anchor(shift=round(evidence.fair - evidence.client, 3), fair=evidence.fair)
            self._next[seat] = link, now if anchor is None or now.shift >= anchor.shift else anchor
        return verdict

    def accept(self, seat: Seat) -> None:
        """The rules accepted the touch of a seat: its stamp is paid for, and teaches how far the next is believed.

        Touches of other seats on its connection keep their distance from it.
        """
        if (placed := self._next.pop(seat, None)) is not None:
            link, anchor = placed
            self._anchors[link] = anchor
        stamp = self._stamps.pop(seat, None)
        if stamp is not None:
            trust = stamp.link.trust
            stamp.link.trust = trust.after(paid=stamp.paid, grace=stamp.grace, residual=stamp.residual)

    def word(self, seat: Seat, link: Link, client: float | None, arrival: float) -> Verdict:
        """Judge a word of the rhyme in its player's own time (MP-14): it costs and teaches nothing."""
        return adjudicate(replace(self._came(seat, link, client, arrival), spoken=True), link.path(), link.trust)

    def _came(self, seat: Seat, link: Link, client: float | None, arrival: float) -> Touch:
        sight = self._sights[seat]
        return Touch(
            reveal_at=self.reveal_at,
            sent=self.left(seat, link),
            arrival=arrival,
            client=client,
            again=sight.again,
            resent=sight.resent,
        )

    def bots_touch(self, seat: Seat, reaction: float) -> Verdict:
        """Judge a bot's touch: it has no connection, and sees the card when everyone does."""
        visible = self.pace.visible
        self._reports.note(seat, reaction, bot=True)
        touch = Touch(reveal_at=self.reveal_at, sent=visible, arrival=visible + reaction, client=reaction)
        return adjudicate(touch, LOCAL, Trust())


def _nearest(places: Iterable[tuple[Seat, Link]]) -> dict[Seat, Path]:
    """A seat is as near as its nearest connection: by a distant one it would get the card before all others."""
    found: dict[Seat, Path] = {}
    for seat, link in places:
        path = link.path()
        if seat not in found or path.one_way < found[seat].one_way:
            found[seat] = path
    return found
