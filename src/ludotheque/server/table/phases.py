"""The phases of a table, which of them may follow which, and why a table's clock is held.

One module owns them, as `_state.py` does in h11. A row changes its phase through `enter` alone; a transition that is
not in the table is a bug of ours, and raises. What people see (`shown`, `held`) follows from the stored phase and the
reasons for which the clock is held.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, TypeAlias

from msgspec.structs import replace

from ludotheque.core import Illegal
from ludotheque.server.protocol import Held, Phase, Reason, refusals
from ludotheque.server.storage.rows import Stored, TableRow

TRANSITIONS: Mapping[Stored, frozenset[Stored]] = {
    "open": frozenset({"playing", "left", "damaged"}),
    "playing": frozenset({"over", "left", "damaged"}),
    "left": frozenset({"over", "damaged"}),  # a move that was on its way to the log when all left may end the game
    "over": frozenset({"damaged"}),
    "damaged": frozenset(),
}

ENDED: frozenset[Stored] = frozenset({"over", "left"})
"""The game is over: the secret of the deal is published, and a rematch may follow."""


class WrongTransition(RuntimeError):
    """A table was to enter a phase that cannot follow its own: a bug."""


def enter(row: TableRow, phase: Stored, **changes: Any) -> TableRow:
    """The row in another phase, with what changes along with it."""
    if phase not in TRANSITIONS[row.phase]:
        raise WrongTransition(f"table {row.id}: {row.phase} → {phase}")
    return replace(row, phase=phase, **changes)


def damaged(row: TableRow) -> TableRow:
    """The row of a table that can go no further, whatever it was before."""
    return row if row.phase == "damaged" else enter(row, "damaged")


class Hold(StrEnum):
    """Why a table's clock is held. It runs when no reason is left."""

    STORE = "store"
    """The log failed."""
    HANGING = "hanging"
    """The database neither writes nor fails."""
    HOST = "host"
    """The host paused the game."""
    RESTART = "restart"
    """The server was restarted, and people are still coming back."""
    NOBODY = "nobody"
    """Nobody of the table is here."""
    DEVICE = "passing"
    """A shared device is being passed on."""
    OVER = "over"
    """The game has ended."""
    DAMAGED = "damaged"
    """A bug, or a damaged log, stopped the table."""


Holds: TypeAlias = Mapping[Hold, int]
"""Each reason, and since when it holds, in seconds since 1970."""

STALLED = frozenset({Hold.STORE, Hold.HANGING})
"""No move can be written."""
PLAYABLE = frozenset({Hold.DEVICE})
"""Acts are taken all the same."""

REASONS: Mapping[Hold, Reason] = {
    Hold.STORE: "store",
    Hold.HANGING: "store",
    Hold.HOST: "host",
    Hold.RESTART: "restart",
    Hold.NOBODY: "nobody",
    Hold.DEVICE: "passing",
}
"""What clients are told, the most important first. The others follow from the phase."""


def initial_holds(row: TableRow) -> tuple[Hold, ...]:
    """Why the clock of a table is held when it comes into memory."""
    if row.phase in ENDED:  # else a game that all have left would go on by its deadlines when somebody looks at it
        return (Hold.OVER,)
    if row.phase != "playing":
        return ()
    return (Hold.RESTART, Hold.HOST) if row.paused else (Hold.RESTART,)


def shown(stored: Stored, holds: Holds) -> Phase:
    """The phase as everyone sees it."""
    if stored != "playing":
        return stored
    if not holds.keys().isdisjoint(STALLED):
        return "stalled"
    return "playing" if holds.keys() <= PLAYABLE else "paused"


def held(stored: Stored, holds: Holds, ends: Mapping[Hold, int]) -> Held | None:
    """Why the clock is held, since when, and until when at the latest; of several reasons the most important."""
    if stored != "playing":
        return None
    for hold, why in REASONS.items():
        if hold in holds:
            return Held(why=why, since=holds[hold], until=ends.get(hold))
    return None


def refusal(phase: Phase) -> Illegal | None:
    """Why no act is taken in a phase that people see; `None`: acts are taken."""
    match phase:
        case "playing":
            return None
        case "over" | "left":
            return refusals.GAME_OVER()
        case "open":
            return refusals.NOT_STARTED()
        case "paused":
            return refusals.PAUSED()
        case "damaged":
            return refusals.DAMAGED()
        case "stalled":
            return refusals.STALLED()
