"""What a client may send over the socket."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from ludotheque.server.messages.fields import (
    ActId,
    Chair,
    ChatText,
    Code,
    Level,
    Message,
    Nonce,
    Quick,
    Reaction,
    Token,
)
from ludotheque.texts import Lang


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message: which table, as whom, and what is already known. Sent again to add seats to this socket."""

    protocol: int
    table: Code
    tokens: Annotated[tuple[Token, ...], Meta(max_length=9)] = ()
    lang: Lang = "en"
    last: int | None = None
    """The number of the last update received before the connection was lost."""
    epoch: int | None = None
    """And its epoch; without it, or where the log has another update of that number, the whole view is sent."""
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


class Nudge(Message, frozen=True, kw_only=True, tag="nudge"):
    """Nothing, sent right behind a touch: a kernel notices a lost packet only by what comes after it."""


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

    game: str | None = None
    """Another game, with its default options: the people move there without the bots."""


class Leave(Message, frozen=True, kw_only=True, tag="leave"):
    """Give a seat up; without `seat` every seat of this socket."""

    seat: Chair | None = None


Incoming: TypeAlias = (
    Hello | Do | Nudge | Ask | Say | Phrase | Mute | Fill | Remove | Start | Pause | Resume | Rematch | Leave
)
