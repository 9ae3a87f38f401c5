"""What the server sends over the socket."""

from typing import Any, Literal, TypeAlias

from ludotheque.core import Outcome
from ludotheque.server.messages.fields import PROTOCOL, Message, Phase, Quick


class SeatInfo(Message, frozen=True, kw_only=True):
    """A chair as everyone sees it."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    avatar: str = ""
    level: str | None = None
    """Of a bot."""
    here: bool = False
    """Whether a connection of this player is open."""
    stand_in: bool = False
    """The built-in player acts for an absent person; the person's return ends it at once."""
    line: Literal["unknown", "good", "fair", "poor"] = "unknown"
    nonce: str | None = None


class TableInfo(Message, frozen=True, kw_only=True):
    """A table as everyone sees it: the lobby's card of it. Never holds a secret before the end."""

    code: str
    game: str
    rules: int
    options: dict[str, Any]
    public: bool
    phase: Phase
    seats: tuple[SeatInfo, ...]
    host: int | None
    """The seat of the host; `null` if the host only watches (a shared screen)."""
    commitment: str
    created: int
    """Seconds since 1970."""
    watching: int = 0
    number: int = 0
    outcome: Outcome | None = None
    next: str | None = None
    """The code of the rematch."""
    secret: str | None = None
    """Revealed after the end, so that anyone can check the deal."""


class Said(Message, frozen=True, kw_only=True, tag="said"):
    """Someone at the table speaks: free text or a quick phrase."""

    seat: int
    text: str | None = None
    phrase: Quick | None = None
    number: int = 0
    """Rises with every line of a table, so that one that was heard before is known again."""


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`: the table, and what this socket is there."""

    table: TableInfo
    seats: tuple[int, ...]
    """The seats of this socket; none: a spectator."""
    host: bool
    now: int
    """The table's clock, in milliseconds; it stands still while `phase` is not `playing`."""
    number: int
    """The last update of the table; updates the client missed follow this message."""
    chat: tuple[Said, ...] = ()
    """The last lines of talk, but for those of muted seats; some may be known from before."""
    protocol: int = PROTOCOL
    version: str = ""


class Changed(Message, frozen=True, kw_only=True, tag="table"):
    """The lobby's card of the table changed: people, phase, host, result."""

    table: TableInfo
    now: int


class Update(Message, frozen=True, kw_only=True, tag="update"):
    """A move was made: the facts it caused, and all that one seat may know now."""

    number: int
    epoch: int
    """Rises when a server takes the table over. After a power cut a number may come again, then with another epoch."""
    at: int
    """When, on the table's clock."""
    seat: int | None
    """Whose view this is; `null`: a spectator's."""
    view: Any
    events: tuple[Any, ...] = ()
    whole: bool = False
    """Events were missed and are gone: draw the view without animation."""


class Ack(Message, frozen=True, kw_only=True, tag="ack"):
    """An act is kept, even if the power fails. Its update was sent before, or it changed nothing this seat can see."""

    id: str
    number: int


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """A message changed nothing; the rule that forbids it, and why, in the player's language."""

    rule: str
    key: str
    text: str
    id: str | None = None
    """Of the act, if it was one."""


class Answer(Message, frozen=True, kw_only=True, tag="answer"):
    """Why the action is not allowed as it stands, if so, and what it would be worth, where the game tells."""

    id: str
    refusal: Refused | None
    preview: Any


class Line(Message, frozen=True, kw_only=True, tag="line"):
    """What the server measured of this connection, in milliseconds."""

    rtt: float
    jitter: float
    quality: Literal["unknown", "good", "fair", "poor"]


class Goodbye(Message, frozen=True, kw_only=True, tag="goodbye"):
    """The server closes this socket. `back`: connecting again makes sense."""

    reason: Literal["restart", "slow", "rude", "removed", "silent"]
    back: bool


Outgoing: TypeAlias = Welcome | Changed | Update | Ack | Refused | Answer | Said | Line | Goodbye
