"""A finished game to look at again: what one seat saw of it, move by move, and every draw of its deal."""

from typing import Any, Literal, TypeAlias

from ludotheque.core import Mark, Outcome, Player
from ludotheque.server.protocol.fields import Message

Viewer: TypeAlias = int | Literal["all"] | None
"""Whose view is replayed: a seat, a spectator (`null`), or all cards, where the game offers it."""


class Draw(Message, frozen=True, kw_only=True):
    """One draw of the deal: either a shuffle of 0…n−1 or one number below n."""

    label: str
    """What is drawn. It is part of the hash that the draw is computed from."""
    n: int
    """How many values are shuffled, or the bound of the number."""
    order: tuple[int, ...] | None = None
    """The shuffled values 0…n−1; `null`: a number is drawn."""
    pick: int | None = None
    """The number drawn, below n; `null`: values are shuffled."""


class Moment(Message, frozen=True, kw_only=True):
    """One move as a seat saw it. Moves that changed nothing for it are left out."""

    number: int
    """The number of the move; 0: the view after the deal."""
    at: int
    """When, in milliseconds on the table's clock."""
    view: Any
    """All that the seat knew then: the game's `View`."""
    events: tuple[Any, ...]
    """The public facts that the move caused: the game's `Event`."""
    story: tuple[str, ...] = ()
    """The events in sentences, as in the message `story`, in the language of `Accept-Language`."""


class TurningPoint(Message, frozen=True, kw_only=True):
    """A moment that decided more than others. In its texts `{2}` stands for the name of seat 2."""

    move: int
    """The number of the move, as in a replay."""
    seat: int
    """Whose moment it was."""
    played: str
    """What was chosen; empty where nothing was."""
    better: str
    """What a good player would have chosen; empty where `reason` says it all."""
    worth: int | None
    """What that was worth, in hundredths of a win; `null`: the game cannot tell."""
    reason: str
    """Why, in one sentence."""


class Analysed(Message, frozen=True, kw_only=True):
    """What can be learnt from a finished game, in the language of `Accept-Language`."""

    turnings: tuple[TurningPoint, ...]
    """The turning points, oldest first, at most three."""
    seats: tuple[tuple[str, ...], ...]
    """By seat: sentences about luck, skill and what to practise."""


class Analysing(Message, frozen=True, kw_only=True):
    """The analysis is under way: ask again for it."""

    percent: int
    """How much of it is done; 0 also while others come first."""


class Replay(Message, frozen=True, kw_only=True):
    """A finished game as one seat saw it."""

    game: str
    """The key of the game."""
    options: dict[str, Any]
    """The game's own options."""
    players: tuple[Player, ...]
    """Names by seat, and the levels of bots."""
    seat: Viewer
    """Whose view it is."""
    unveils: bool
    """Whether the game can be replayed with all cards shown (`seat=all`)."""
    outcome: Outcome | None
    """The result; `null` if the game ended early."""
    moments: tuple[Moment, ...]
    """The moves, oldest first."""
    analysed: bool
    """Whether this game has an analysis: it ended, and its game offers one."""
    what_ifs: bool
    """Whether one can play on from its moments (`POST /api/what-if`)."""
    marks: tuple[Mark, ...]
    """The moments worth a second look."""
    draws: tuple[Draw, ...]
    """Every draw of the deal, so that a client can compute it from the secret and compare."""
