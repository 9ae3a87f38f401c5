"""How far a player's own stamps are accepted: a credit that refills, and their mean deviation so far (lean)."""

from msgspec import Struct

START = 10.0
MOST = 80.0
EARN = 3.0  # for every millisecond that a stamp lay above its centre; at most q for one touch
GAIN = 1 / 48  # how fast a lean is learnt in the end
PRIOR = 8  # touches that the first guess (no lean) counts as
REACH = 60.0  # a stamp further off the estimate than this is ignored, and teaches nothing


class Trust(Struct, frozen=True):
    """Kept with the seat's token, not with the connection: a new one must not refill it."""

    credit: float = START
    lean: float = 0.0
    learnt: int = 0

    @property
    def centre(self) -> float:
        """Return where, off the estimate, this player's stamps are expected: a habit of being quick is cut short."""
        return max(0.0, self.lean)

    @property
    def correction(self) -> float:
        """Return what is added to a stamp: a client that always says it was quicker than measured gains nothing."""
        return max(0.0, -self.lean)

    def after(self, *, paid: float, grace: float, residual: float | None) -> "Trust":
        """Return the trust after a judged touch: spend, earn, and learn how far the stamp lay off the estimate.

        Honest noise goes both ways, so that slow stamps pay for quick ones; a lie goes one way, and earns nothing.
        """
        credit, lean, learnt = max(0.0, self.credit - paid), self.lean, self.learnt
        if residual is not None and abs(residual) <= REACH:
            credit = min(MOST, credit + min(grace, EARN * max(0.0, residual - self.centre)))
            learnt += 1
            lean += max(GAIN, 1 / (learnt + PRIOR)) * (residual - lean)
        return Trust(credit=round(credit, 3), lean=round(lean, 3), learnt=learnt)
