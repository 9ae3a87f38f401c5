"""What the records of many races say: who could touch, who was truly the quickest, who won, and who would have won."""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from pathlib import Path

import msgspec
from msgspec import Struct

from ludotheque.core import Act, record
from ludotheque.games import moby_pick
from ludotheque.games.moby_pick.events import Revealed, Touched
from ludotheque.games.moby_pick.table import Touch
from ludotheque.server.fairness import Evidence, verify

Truth = Mapping[tuple[str, int, int], float]
"""How quick (table, reveal, line) truly was, by the player's own log."""


class Outcome(Struct, frozen=True):
    """One race, by line."""

    table: str
    reactions: dict[int, float]
    winner: int
    first: int
    """Whose touch would have come first if every copy had left at once and arrival had decided."""
    evidence: dict[int, Evidence]

    @property
    def fastest(self) -> int:
        """The line of the truly quickest."""
        return min(self.reactions, key=lambda line: self.reactions[line])


def races(file: Path, truth: Truth, turn: int) -> Iterable[Outcome]:
    """The decided races of a record in which everyone who could touch did; verifies the record on the way.

    At a table with this `turn`, line n sits at seat (n + turn) mod seats.
    """
    kept = record.decode(file.read_bytes(), moby_pick)
    record.verify(kept, moby_pick)
    code, seats = file.stem, len(kept.header.seats)
    able: set[int] = set()
    claims: dict[int, Evidence] = {}
    for move, step in zip((None, *kept.moves), record.steps(kept, moby_pick), strict=True):
        if isinstance(move, Act) and isinstance(move.action, Touch) and move.evidence is not None:
            assert verify(move.evidence), "a verdict cannot be re-run"
            claims[(move.seat - turn) % seats] = msgspec.convert(move.evidence, Evidence)
        for event in step.events:
            match event:
                case Revealed():
                    rows = step.state.public.rows
                    able = {(s - turn) % seats for s, count in enumerate(rows) if count and s != event.seat}
                    claims = {}
                case Touched():
                    felt = {
                        line: truth[code, event.reveal, line] for line in able if (code, event.reveal, line) in truth
                    }
                    if len(felt) == len(able) and len(able) > 1:
                        first = min(claims, key=lambda line: claims[line].arrival - claims[line].sent)
                        winner = (event.seat - turn) % seats
                        yield Outcome(code, felt, winner, first, claims)


class Share(Struct, frozen=True):
    """How one line fared, in per cent of the races it was in."""

    races: int
    fair: float
    """What equal hands would win: the mean of 1 / hands."""
    truly: float
    won: float
    first: float
    gain: float
    """Won, less truly the quickest: what line and judge added. Luck with reaction times is not in it."""
    error: float
    """The standard error of the gain."""


def share(outcomes: Sequence[Outcome], line: int) -> Share:
    """The share of one line."""
    mine = [outcome for outcome in outcomes if line in outcome.reactions]
    count = max(1, len(mine))
    gains = [(o.winner == line) - (o.fastest == line) for o in mine]
    gain = sum(gains) / count
    # Two made-up races, one won and one lost by the line's doing, keep the error of a few clean races from being 0.
    spread = (sum((each - gain) ** 2 for each in gains) + 2) / count
    return Share(
        races=len(mine),
        fair=100 * sum(1 / len(o.reactions) for o in mine) / count,
        truly=100 * sum(o.fastest == line for o in mine) / count,
        won=100 * sum(o.winner == line for o in mine) / count,
        first=100 * sum(o.first == line for o in mine) / count,
        gain=100 * gain,
        error=100 * sqrt(spread / count),
    )


def truth_share(outcomes: Sequence[Outcome]) -> tuple[float, float]:
    """How often, in per cent, the truly fastest won, and would have won by arrival."""
    count = max(1, len(outcomes))
    won = sum(o.winner == o.fastest for o in outcomes)
    first = sum(o.first == o.fastest for o in outcomes)
    return 100 * won / count, 100 * first / count
