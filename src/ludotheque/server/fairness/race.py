"""One reveal and the touches it draws: what the table keeps between sending the card and judging the race."""

from collections.abc import Mapping

from ludotheque.core.game import Millis, Seat
from ludotheque.server.fairness.judge import Anchor, Touch, Verdict, adjudicate
from ludotheque.server.fairness.pace import Pace, pace
from ludotheque.server.fairness.roundtrip import LOCAL, Path, RoundTrip
from ludotheque.server.fairness.trust import Trust


class Link:
    """One socket with its clock; several seats may share it (one tablet). A bot's link has no line."""

    def __init__(self, *, local: bool = False, most: float | None = None) -> None:
        self.roundtrip = RoundTrip(most)
        self.trust = Trust()
        self.local = local

    def path(self) -> Path:
        """Return what is known of the line now."""
        return LOCAL if self.local else self.roundtrip.path()


class Race:
    """One reveal: when each seat's copy left, and the first touch of every socket."""

    def __init__(self, reveal_at: Millis, now: float, links: Mapping[Seat, Link]) -> None:
        self.reveal_at = reveal_at
        self.pace: Pace = pace(now, {seat: link.path() for seat, link in links.items()})
        self._links = dict(links)
        self._sent = dict(self.pace.sends)
        self._anchors: dict[Link, Anchor] = {}
        self._judged: dict[Seat, Verdict] = {}

    def sent(self, seat: Seat, link: Link, at: float) -> None:
        """Record when a seat's copy really left, and by which link; a copy sent after a reconnection counts anew."""
        self._links[seat] = link
        self._sent[seat] = at

    def touch(self, seat: Seat, client: float | None, arrival: float) -> Verdict:
        """Judge the touch of a seat that may touch; asked again it says the same, so a repeated act costs nothing.

        A false start is forgotten: the seat may touch again.
        """
        known = self._judged.get(seat)
        if known is not None:
            return known
        link = self._links[seat]
        path, anchor = link.path(), self._anchors.get(link)
        touch = Touch(reveal_at=self.reveal_at, sent=self._sent[seat], arrival=arrival, client=client)
        verdict = adjudicate(touch, path, link.trust, anchor)
        if verdict.void:
            return verdict
        self._judged[seat] = verdict
        evidence = verdict.evidence
        residual = None if evidence.client is None else evidence.client - evidence.estimate
        if anchor is None:
            link.trust = link.trust.after(paid=evidence.paid, grace=path.grace, residual=residual)
        else:
            link.trust = link.trust.after(paid=evidence.paid, grace=0.0, residual=None)
        if evidence.client is not None:
            # A touch that the line delayed takes those after it along: their order and distances stay as stamped.
            now = Anchor(shift=round(evidence.fair - evidence.client, 3), fair=evidence.fair)
            self._anchors[link] = now if anchor is None or now.shift >= anchor.shift else anchor
        return verdict
