"""A delay that only a client reports counts until its player is level with the others (decision 27).

No server can check a screen that paints late, a connection without a kernel round-trip time, or a coarse clock. A
client may lie about them. But what really delays a player delays every touch, the quickest one too. So a report counts
only as far as a player's best touch is behind the best of the others. A lie brings nobody ahead, and one quick touch
ends it.
"""

from collections import defaultdict, deque
from collections.abc import Sequence

from msgspec import Struct

from ludotheque.core.game import Seat
from ludotheque.server.fairness.judge import DOUBT
from ludotheque.server.fairness.roundtrip import Path

RECENT = 16  # touches of a seat that its best is taken from
ENOUGH = 4  # touches before a best, or a habit, says anything
MARGIN = 10.0  # bests differ so much by luck
LATE = 50.0  # milliseconds from a message to the frame that shows it, beyond which a device paints late
PROMPT = 33.4  # two frames at 60 Hz: no device needs forgiveness for less
GRAIN = 1000 / 60  # steps of a clock that is made coarse against fingerprinting
ROUNDED = 0.11  # stamps come in tenths of a millisecond


class DelayReport(Struct, frozen=True):
    """What a seat's client says of its delay, and how much of it is believed."""

    told: float
    believed: float


class DelayReports:
    """The touches of one table by the server's own estimate, and what clients said with them."""

    def __init__(self) -> None:
        self._touches: defaultdict[Seat, deque[float]] = defaultdict(lambda: deque(maxlen=RECENT))
        self._paints: defaultdict[Seat, deque[float]] = defaultdict(lambda: deque(maxlen=ENOUGH))
        self._stamps: defaultdict[Seat, deque[float]] = defaultdict(lambda: deque(maxlen=ENOUGH))
        self._bots: set[Seat] = set()
        self._believed: dict[Seat, float] = {}

    def report(self, seat: Seat, path: Path, client: float | None, painted: float | None) -> DelayReport | None:
        """What a touch says of its delay; `None` where nothing delays it that the server cannot see itself."""
        paints = [*self._paints[seat], painted or 0.0][-ENOUGH:]
        stamps = [*self._stamps[seat], *(() if client is None else (client,))][-ENOUGH:]
        late = len(paints) == ENOUGH and min(paints) > LATE
        coarse = len(stamps) == ENOUGH and _is_coarse(stamps)
        if not (path.plain or late or coarse):
            return None
        told = path.measured if path.plain else 0.0
        told += max(0.0, painted - PROMPT) if late and painted is not None else 0.0
        told += GRAIN if coarse else 0.0
        return DelayReport(told=round(told, 3), believed=round(min(told + DOUBT, self._room(seat)), 3))

    def hear(self, seat: Seat, client: float | None, painted: float | None, report: DelayReport | None) -> None:
        """Remember what a judged touch said of its delay."""
        self._paints[seat].append(painted or 0.0)
        if client is not None:
            self._stamps[seat].append(client)
        self._believed[seat] = 0.0 if report is None else report.believed

    def note(self, seat: Seat, estimate: float, *, bot: bool = False) -> None:
        """Remember how quick a judged touch was."""
        self._touches[seat].append(estimate)
        (self._bots.add if bot else self._bots.discard)(seat)

    def wait(self, seat: Seat) -> float:
        """Return how much later than its round-trip time says a touch of this seat may come."""
        return self._believed.get(seat, 0.0)

    def _room(self, seat: Seat) -> float:
        """How far the best of a seat lies behind the others'. Of two the slower one counts.

        Else a second seat of the same person could set the mark. Bots set it only where no other person plays.
        """
        own, rivals = self._best(seat), self._touches.keys() - {seat}
        found = (self._best(rival) for rival in rivals - self._bots or rivals)
        others = sorted(best for best in found if best is not None)
        return 0.0 if own is None or not others else max(0.0, own + DOUBT - others[len(others) // 2] - MARGIN)

    def _best(self, seat: Seat) -> float | None:
        touches = self._touches.get(seat, ())
        return min(touches) if len(touches) >= ENOUGH else None


def _is_coarse(stamps: Sequence[float]) -> bool:
    return all(abs(stamp - GRAIN * round(stamp / GRAIN)) <= ROUNDED for stamp in stamps)
