"""How far a player's own stamps are believed: a purse that refills, and the lean they have shown so far."""

from msgspec import Struct

START = 40.0
MOST = 80.0
REFILL = 0.3  # of q, earned by every judged touch: about what honest noise spends
GAIN = 1 / 16  # how fast a lean is learnt
REACH = 60.0  # a stamp further below the estimate than this is not believed at all
SLACK = 3.0  # a lean that honest noise can show


class Trust(Struct, frozen=True):
    """Kept with the seat's token, not with the socket: a new connection must not refill it."""

    credit: float = START
    lean: float = 0.0

    @property
    def centre(self) -> float:
        """Return where, off the estimate, this player's stamps are expected: a habit of being quick is cut short."""
        return max(-SLACK, self.lean)

    @property
    def correction(self) -> float:
        """Return what is added to a stamp: a client that always says it was quicker than measured gains nothing."""
        return max(0.0, -self.lean - SLACK)

    def after(self, *, paid: float, grace: float, residual: float | None) -> "Trust":
        """Return the trust after a judged touch: spend, earn, and learn how far the stamp lay off the estimate."""
        lean = self.lean
        if residual is not None:
            lean += GAIN * (max(-REACH, min(REACH, residual)) - lean)
        credit = min(MOST, max(0.0, self.credit - paid) + REFILL * grace)
        return Trust(credit=round(credit, 3), lean=round(lean, 3))
