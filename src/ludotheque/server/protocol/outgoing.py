"""What the server sends over the socket."""

from typing import Any, Literal, TypeAlias

from msgspec import UNSET, UnsetType

from ludotheque.core import Outcome
from ludotheque.core.contract import Contract
from ludotheque.server.protocol.fields import PROTOCOL, Message, Phase, Quality, Quick, Talk


class SeatInfo(Message, frozen=True, kw_only=True):
    """A seat as everyone sees it."""

    kind: Literal["empty", "person", "bot"] = "empty"
    """Who has it."""
    name: str = ""
    """The name shown for it."""
    avatar: str = ""
    """The picture, by its name."""
    level: str | None = None
    """The level of a bot."""
    here: bool = False
    """Whether this player has an open connection."""
    stand_in: bool = False
    """A bot acts for an absent person, until that person is back."""
    failed: bool = False
    """The bot of this seat failed; a `normal` one plays on."""
    line: Quality = "unknown"
    """How good this player's connection is."""
    nonce: str | None = None
    """This player's share of the deal."""


Reason: TypeAlias = Literal["store", "host", "restart", "nobody", "passing"]
"""Why a table's clock is stopped. `store`: the log cannot be written. `host`: the host paused. `restart`: people are
still coming back after a restart. `nobody`: nobody is here. `passing`: a shared device is being passed on."""


class Held(Message, frozen=True, kw_only=True):
    """The clock is stopped. While a device is passed on, the phase is `playing` and acts are accepted."""

    why: Reason
    """The reason."""
    since: int
    """Seconds since 1970."""
    until: int | None = None
    """When the clock runs again at the latest; `null`: unknown."""


class TableInfo(Message, frozen=True, kw_only=True):
    """A table as everyone sees it. It holds no secret before the end."""

    code: str
    """Its code."""
    game: str
    """The key of the game."""
    rules: int
    """The version of the rules."""
    options: dict[str, Any]
    """The game's own options."""
    public: bool
    """Whether it is listed for everyone."""
    phase: Phase
    """What it does now."""
    seats: tuple[SeatInfo, ...]
    """The seats in order."""
    host: int | None
    """The seat of the host; `null`: the host only watches (a shared screen)."""
    commitment: str
    """The hash of the server's secret, published before anyone gives a nonce."""
    created: int
    """Seconds since 1970."""
    held: Held | None = None
    """Why the clock is stopped during a game; `null`: it runs."""
    pausing: bool = False
    """A pause was asked for during a look (MP-7) or a race (MP-15), and begins after it."""
    races: Literal["fair", "plain", "trusting"] | None = None
    """How touches are compared, in games with races (docs/explanation/fairness.md). `fair`: by reaction time. `plain`:
    the same, but by arrival for seats without a round trip from a kernel. `trusting`: by reaction time for all.
    """
    hints: bool = False
    """Whether people here may ask for hints: the option `hints`, and a game that has a teacher."""
    analysed: bool = False
    """Whether this game has an analysis: it ended, and its game offers one."""
    watching: int = 0
    """How many spectators there are."""
    number: int = 0
    """The number of the last update that spectators received. A touch in an open race does not count (MP-15)."""
    outcome: Outcome | None = None
    """The result, after the end."""
    next: str | None = None
    """The code of the rematch."""
    secret: str | None = None
    """The server's secret, revealed after the end so that anyone can check the deal."""
    what_if: int | None = None
    """Of a what-if: after how many moves of another game it began; `null`: an ordinary game."""


class Said(Message, frozen=True, kw_only=True, tag="said"):
    """Someone at the table speaks: free text or a quick phrase."""

    seat: int
    """Who."""
    text: str | None = None
    """Free text."""
    phrase: Quick | None = None
    """Or a quick phrase."""
    says: str | None = None
    """Or what a bot says: the text `say-…` of the game."""
    number: int = 0
    """Rises with every line of a table; a known number is a known line."""


class Notice(Message, frozen=True, kw_only=True, tag="notice"):
    """The operator tells everyone at a table something, such as a restart for maintenance."""

    text: str
    """The operator's words; empty: the last ones are taken back."""
    seconds: int
    """For how many more seconds they are to be shown."""


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`; also sent when a seat of this socket was given up."""

    table: TableInfo
    """The table as everyone sees it."""
    seats: tuple[int, ...]
    """The seats of this socket; none: a spectator."""
    host: bool
    """Whether this socket may send the host's messages."""
    now: int
    """The table's clock, in milliseconds. It is stopped while `held` is not `null`."""
    number: int
    """The number of the last update that spectators received."""
    contract: Contract
    """What the game declares: its races, what is private, whom the table waits for."""
    chat: tuple[Said, ...] = ()
    """The last lines of chat, without those of muted seats; some may be known already."""
    talk: Talk = "free"
    """What people may write to each other on this server."""
    notice: Notice | None = None
    """What the operator tells everyone now."""
    quiet: float = 5.0
    """The server sends something at least every so many seconds."""
    time: int = 0
    """Seconds since 1970 on the server's clock: `since` and `until` of `held` are read by it."""
    protocol: int = PROTOCOL
    """The version of the protocol."""
    version: str = ""
    """The version of the server."""


class Changed(Message, frozen=True, kw_only=True, tag="table"):
    """The table changed: people, phase, host, result."""

    table: TableInfo
    """The table as everyone sees it."""
    now: int
    """The table's clock, in milliseconds."""


class Whole(Message, frozen=True, kw_only=True, tag="whole"):
    """All that one seat may know now: the first view, or the one after updates that were missed."""

    number: int
    """The number of the last move that the view shows."""
    epoch: int
    """Rises when a server takes the table over. After a power cut a number may come again with another epoch."""
    at: int
    """When that move was made, on the table's clock, in milliseconds."""
    seat: int | None
    """Whose view this is; `null`: a spectator's."""
    view: Any
    """The game's `View`."""


class Update(Message, frozen=True, kw_only=True, tag="update"):
    """A move was made: the facts it caused, and what changed in the view of one seat. Sent without `type`."""

    number: int
    """The number of the move, less the hidden moves of an open race. It rises, and may skip."""
    after: int | UnsetType = UNSET
    """The number of the seat's update before; left out: `number` − 1. If yours is another one, you missed something."""
    epoch: int | UnsetType = UNSET
    """As in `whole`; left out: as in the update before."""
    seat: int | UnsetType | None = UNSET
    """Whose view changed; left out: that of the last `whole`. A socket with several tokens is always told."""
    at: int
    """When, on the table's clock, in milliseconds."""
    events: tuple[Any, ...] = ()
    """The game's `Event`s: the public facts that the move caused."""
    public: Any = UNSET
    """The delta of the view's field `public`; left out: it stays as it is."""
    own: Any = UNSET
    """The delta of the view's other fields; left out: they stay as they are."""


class Story(Message, frozen=True, kw_only=True, tag="story"):
    """What the events of an update mean, in sentences. Sent only if `hello` asked for it."""

    number: int
    """Of the update, which was sent before."""
    lines: tuple[str, ...]
    """One sentence for each event, in the language of `hello`. `{2}` stands for the name of seat 2."""


class Ack(Message, frozen=True, kw_only=True, tag="ack"):
    """An act is durable. Its update was sent before, unless it changed nothing that this seat can see."""

    id: str
    """Of the act."""
    number: int
    """The number of its move, as its seat is told it."""


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """A message was refused. Nothing changed."""

    rule: str
    """The id of the refusal, or the rule of the game."""
    key: str
    """The key of the text."""
    text: str
    """The reason in the language of `hello`."""
    id: str | None = None
    """The id of the message, if it had one."""
    retry: bool = False
    """Whether the reason passes by itself: the same message may succeed a moment later."""


class Answer(Message, frozen=True, kw_only=True, tag="answer"):
    """The answer to `ask`."""

    id: str
    """Of the question."""
    refusal: Refused | None
    """Why the action is not allowed now; `null`: it is."""
    preview: Any
    """What it would give, if the game says."""


class Choice(Message, frozen=True, kw_only=True):
    """An action that is allowed now."""

    action: Any
    """The game's `Action`."""
    text: str
    """What it does, in the language of `hello`. `{2}` stands for the name of seat 2."""


class Choices(Message, frozen=True, kw_only=True, tag="choices"):
    """The answer to `legal`."""

    id: str
    """Of the question."""
    seat: int
    """Whose choices."""
    number: int
    """The number of the update they belong to. After a newer update they are out of date."""
    choices: tuple[Choice, ...]
    """The allowed actions, in the order of the game; none: the seat waits for others."""
    more: bool
    """Whether there are more than the 200 that are listed."""


class Hint(Message, frozen=True, kw_only=True, tag="hinted"):
    """The answer to `hint`, made from what this seat may know."""

    id: str
    """Of the question."""
    seat: int
    """For whom."""
    number: int
    """The number of the update it belongs to. After a newer update it may be out of date."""
    level: str
    """The level of the player that was asked."""
    action: Any
    """The game's `Action`; `null`: the hint names none."""
    text: str
    """What the action does, in the language of `hello`; empty if there is none."""
    reason: str
    """Why, in one sentence. `{2}` stands for the name of seat 2, as in `text`."""


class Line(Message, frozen=True, kw_only=True, tag="line"):
    """What the server measured of this connection."""

    rtt: float
    """Round trip time in milliseconds."""
    jitter: float
    """Its variation in milliseconds."""
    quality: Quality
    """Both in one word."""


class Goodbye(Message, frozen=True, kw_only=True, tag="goodbye"):
    """The server closes this socket."""

    reason: Literal["restart", "slow", "rude", "removed", "silent", "closed", "banned"]
    """Why. `restart`: the server stops, or the table is elsewhere. `slow`: too much is unread. `rude`: too many bad
    messages. `removed`: the seat was freed. `silent`: nothing came. `closed`: the operator closed the table, or it was
    deleted. `banned`: the operator banned the address."""
    back: bool
    """Whether connecting again makes sense."""


Outgoing: TypeAlias = (
    Welcome
    | Changed
    | Whole
    | Update
    | Story
    | Ack
    | Refused
    | Answer
    | Choices
    | Hint
    | Said
    | Line
    | Notice
    | Goodbye
)
