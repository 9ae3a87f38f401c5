"""Requests to the lobby and its answers, over HTTP."""

from typing import Annotated, Any

from msgspec import Meta

from ludotheque.core.contract import Contract
from ludotheque.core.record import MOST_MOVES
from ludotheque.server.protocol.fields import Avatar, Level, Message, Name, Nonce, SeatNumber
from ludotheque.server.protocol.operator import OPERATOR
from ludotheque.server.protocol.outgoing import TableInfo
from ludotheque.server.protocol.replay import Analysed, Analysing, Replay


class Opening(Message, frozen=True, kw_only=True):
    """Open a table."""

    game: str
    """The key of the game."""
    options: dict[str, Any]
    """The game's own options. `seats` is required, the others have defaults."""
    public: bool = False
    """Whether the table is listed for everyone."""
    name: Name | None = None
    """The host's name. Without it the host has no seat and only watches (a shared screen)."""
    avatar: Avatar = ""
    """The host's picture, by its name."""
    bots: Level | None = None
    """Fill every other seat with bots of this level."""


class PlayNow(Message, frozen=True, kw_only=True):
    """Open a table for one person against bots. The game starts when this player says `hello`."""

    game: str
    """The key of the game."""
    name: Name
    """The player's name."""
    avatar: Avatar = ""
    """The player's picture, by its name."""
    options: dict[str, Any] | None = None
    """The game's own options; without them its defaults."""
    level: Level = "normal"
    """The level of the bots."""


class WhatIf(Message, frozen=True, kw_only=True):
    """Play on from a moment of a finished game, against bots. It goes on when this player says `hello`."""

    code: str | None = None
    """The code of the finished game's table."""
    record: str | None = None
    """Or its record, as a text; then `code` is not looked at."""
    move: Annotated[int, Meta(ge=0, le=MOST_MOVES)]
    """After how many moves: the `number` of a moment of the replay. A long game has half as many."""
    seat: SeatNumber
    """The seat that the player takes, and whose knowledge is kept."""
    name: Name
    """The player's name."""
    avatar: Avatar = ""
    """The player's picture, by its name."""
    level: Level = "normal"
    """The level of the bots."""

    def __post_init__(self) -> None:
        if self.code is None and self.record is None:
            raise ValueError("`code` or `record` is required")


class Joining(Message, frozen=True, kw_only=True):
    """Sit down at a table."""

    name: Name
    """The player's name. A number is added if somebody has it already."""
    avatar: Avatar = ""
    """The player's picture, by its name."""
    seat: SeatNumber | None = None
    """Which seat; without it the first empty one."""
    nonce: Nonce | None = None
    """This client's share of the deal, as in `hello`."""


class Seated(Message, frozen=True, kw_only=True):
    """A seat, or the host's right to a shared screen."""

    code: str
    """The code of the table."""
    seat: int | None
    """The seat; `null`: a host who only watches."""
    token: str
    """Whoever has the token has the seat, on any device. Keep it secret: it is given once."""
    link: str
    """The invitation for others."""
    table: TableInfo
    """The table as everyone sees it."""


class GameInfo(Message, frozen=True, kw_only=True):
    """An installed game."""

    key: str
    """Its key."""
    names: dict[str, str]
    """What it is called, in each language."""
    rules: int
    """The version of its rules."""
    variants: dict[str, tuple[int, ...]]
    """The possible numbers of players of each variant. The first variant is the default."""
    levels: tuple[str, ...]
    """The levels of its bots."""
    weaker: tuple[str, ...] = ()
    """The levels whose bots are weaker on this server than they could be; its log says why, and what to do."""
    defaults: dict[str, Any]
    """The options of the first variant, for four people or as many as can play."""
    options: dict[str, Any]
    """JSON Schema of the options."""
    contract: Contract
    """What the game declares: its races, what is private, whom the table waits for."""
    texts: dict[str, str]
    """The address of the game's texts in each language, a Fluent file."""
    board: str | None = None
    """The address of the game's board, an ES module; `null`: the client has one of its own, or shows the default."""
    cover: str | None = None
    """The address of the picture for the first page; `null`: as for `board`."""
    lesson: str | None = None
    """The address of the tutorial; `null`: as for `board`."""


class Problem(Message, frozen=True, kw_only=True):
    """Why a request was refused."""

    rule: str
    """The id of the refusal, or the rule of the game."""
    key: str
    """The key of the text."""
    text: str
    """The reason in the language of `Accept-Language`, or in English."""
    retry: bool = False
    """Whether the reason passes by itself: the same request may succeed a moment later."""


HTTP: tuple[Any, ...] = (
    Opening,
    PlayNow,
    WhatIf,
    Joining,
    Seated,
    GameInfo,
    Problem,
    TableInfo,
    Replay,
    Analysed,
    Analysing,
    *OPERATOR,
)
"""The types of all bodies and answers."""
