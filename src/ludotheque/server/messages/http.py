"""What the lobby is asked and answers, over HTTP."""

from typing import Any

from ludotheque.server.messages.fields import Avatar, Chair, Level, Message, Name, Nonce
from ludotheque.server.messages.outgoing import TableInfo


class Opening(Message, frozen=True, kw_only=True):
    """Open a table."""

    game: str
    options: dict[str, Any]
    """The game's own options; what is left out has its default, but not `seats`."""
    public: bool = False
    name: Name | None = None
    """The host's name; without one the host only watches (a shared screen)."""
    avatar: Avatar = ""
    bots: Level | None = None
    """Fill every other seat with bots of this level."""


class PlayNow(Message, frozen=True, kw_only=True):
    """One person against bots: the game starts as soon as this player says hello."""

    game: str
    name: Name
    avatar: Avatar = ""
    options: dict[str, Any] | None = None
    level: Level = "plain"


class Joining(Message, frozen=True, kw_only=True):
    """Sit down at a table."""

    name: Name
    avatar: Avatar = ""
    seat: Chair | None = None
    nonce: Nonce | None = None


class Seated(Message, frozen=True, kw_only=True):
    """A seat (or the host's right to a shared screen), and the token that brings its player back: keep it secret."""

    code: str
    seat: int | None
    token: str
    link: str
    table: TableInfo


class GameInfo(Message, frozen=True, kw_only=True):
    """A game on the shelf."""

    key: str
    rules: int
    variants: dict[str, tuple[int, ...]]
    """The player counts of every variant; the first variant is the default one."""
    levels: tuple[str, ...]
    defaults: dict[str, Any]
    """The options of the first variant, for four people or as many as can play."""
    options: dict[str, Any]
    """JSON Schema of the options."""


class Problem(Message, frozen=True, kw_only=True):
    """Why a request was refused."""

    rule: str
    key: str
    text: str


HTTP: tuple[Any, ...] = (Opening, PlayNow, Joining, Seated, GameInfo, Problem, TableInfo)
