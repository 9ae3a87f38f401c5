"""Every message of the protocol, as types: what a client may send, what the server sends, and what the lobby answers.

`docs/protocol.md` tells the story; `python -m ludotheque.server.messages` prints the JSON Schema of all of it.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ludotheque.core import Outcome
from ludotheque.texts import Lang

PROTOCOL = 1

Code = Annotated[str, Meta(pattern="^[A-Za-z0-9]{4,8}$")]
Token = Annotated[str, Meta(min_length=20, max_length=64)]
Nonce = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
ActId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Avatar = Annotated[str, Meta(pattern="^[a-z0-9-]{0,24}$")]
Level = Annotated[str, Meta(pattern="^[a-z-]{1,16}$")]
Chair = Annotated[int, Meta(ge=0, le=15)]
ChatText = Annotated[str, Meta(min_length=1, max_length=200)]
Reaction = Annotated[float, Meta(ge=-60_000, le=600_000)]

Quick: TypeAlias = Literal[
    "hello", "thanks", "well-played", "good-luck", "sorry", "one-moment", "your-turn", "laugh", "wow", "again", "bye"
]
"""The quick phrases; each client shows them in its own language."""

Phase: TypeAlias = Literal["open", "playing", "paused", "stalled", "over", "left", "damaged"]
"""open: people sit down · stalled: the log cannot be written · left: ended early · damaged: the log cannot be read."""


class Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all messages have in common: no field that is not named here."""


# --- from the client -------------------------------------------------------------------------------------------------


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message: which table, as whom, and what is already known. Sent again to add seats to this socket."""

    protocol: int
    table: Code
    tokens: Annotated[tuple[Token, ...], Meta(max_length=9)] = ()
    lang: Lang = "en"
    last: int | None = None
    """The number of the last update received before the connection was lost."""
    nonce: Nonce | None = None
    """This client's share of the deal, for each of its seats that gave none yet."""


class Do(Message, frozen=True, kw_only=True, tag="act"):
    """A seat asks for an action of its game. The same id twice is the same act."""

    id: ActId
    action: msgspec.Raw
    seat: Chair | None = None
    """Needed only where this socket holds several seats."""
    seen: int | None = None
    """In a race: the number of the update that showed what the player reacted to."""
    ms: Reaction | None = None
    """In a race: milliseconds from the frame that showed it to the touch, by the client's own clock."""


class Ask(Message, frozen=True, kw_only=True, tag="ask"):
    """What would this action give? Changes nothing, and is answered from the seat's own view alone."""

    id: ActId
    action: msgspec.Raw
    seat: Chair | None = None


class Say(Message, frozen=True, kw_only=True, tag="say"):
    """Chat."""

    text: ChatText
    seat: Chair | None = None


class Phrase(Message, frozen=True, kw_only=True, tag="phrase"):
    """A quick phrase."""

    phrase: Quick
    seat: Chair | None = None


class Mute(Message, frozen=True, kw_only=True, tag="mute"):
    """Stop (or resume) hearing a seat's chat on this socket."""

    seat: Chair
    muted: bool = True


class Fill(Message, frozen=True, kw_only=True, tag="fill"):
    """Host, before the start: put a bot of some level into one seat, or into every empty one."""

    seat: Chair | None = None
    level: Level = "plain"


class Remove(Message, frozen=True, kw_only=True, tag="remove"):
    """Host: free a seat. While a game is played the built-in player takes the seat for good."""

    seat: Chair


class Start(Message, frozen=True, kw_only=True, tag="start"):
    """Host: deal. Empty seats are filled with bots first."""


class Pause(Message, frozen=True, kw_only=True, tag="pause"):
    """Host: stop the clock."""


class Resume(Message, frozen=True, kw_only=True, tag="resume"):
    """Host: let the clock run again."""


class Rematch(Message, frozen=True, kw_only=True, tag="rematch"):
    """Host, after the end: a new table with the same people. Their tokens are valid there."""


class Leave(Message, frozen=True, kw_only=True, tag="leave"):
    """Give a seat up; without `seat` every seat of this socket."""

    seat: Chair | None = None


Incoming: TypeAlias = Hello | Do | Ask | Say | Phrase | Mute | Fill | Remove | Start | Pause | Resume | Rematch | Leave


# --- from the server -------------------------------------------------------------------------------------------------


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
    at: int
    """When, on the table's clock."""
    seat: int | None
    """Whose view this is; `null`: a spectator's."""
    view: Any
    events: tuple[Any, ...] = ()
    ack: str | None = None
    """The id of the act of this seat that was the move: it is durable now."""
    whole: bool = False
    """Events were missed and are gone: draw the view without animation."""


class Ack(Message, frozen=True, kw_only=True, tag="ack"):
    """An act is durable, and its update was sent before or changed nothing this seat can see."""

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

    reason: Literal["restart", "slow", "rude", "removed", "silent", "crowded"]
    back: bool


Outgoing: TypeAlias = Welcome | Changed | Update | Ack | Refused | Answer | Said | Line | Goodbye


# --- the lobby, over HTTP --------------------------------------------------------------------------------------------


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
    """The options of the first variant with its smallest number of seats."""
    options: dict[str, Any]
    """JSON Schema of the options."""


class Problem(Message, frozen=True, kw_only=True):
    """Why a request was refused."""

    rule: str
    key: str
    text: str


HTTP: tuple[Any, ...] = (Opening, PlayNow, Joining, Seated, GameInfo, Problem, TableInfo)


def schema() -> dict[str, Any]:
    """JSON Schema of the protocol, and of each game's options, actions, events and views."""
    from ludotheque.games import GAMES

    def group(**types: Any) -> dict[str, Any]:
        references, defs = msgspec.json.schema_components(types.values(), ref_template="#/$defs/{name}")
        return {"types": dict(zip(types, references, strict=True)), "$defs": defs}

    return {
        "protocol": PROTOCOL,
        "socket": group(Incoming=Incoming, Outgoing=Outgoing),
        "lobby": group(**{each.__name__: each for each in HTTP}),
        "games": {
            key: group(Options=game.Options, Action=game.Action, Event=game.Event, View=game.View)
            for key, game in GAMES.items()
        },
    }


if __name__ == "__main__":
    import sys

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema())).decode() + "\n")
