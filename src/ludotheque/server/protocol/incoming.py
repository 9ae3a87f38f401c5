"""What a client may send over the socket."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ludotheque.server.protocol.fields import (
    ActId,
    ChatText,
    Code,
    Language,
    Level,
    Message,
    Nonce,
    Quick,
    Reaction,
    SeatNumber,
    Token,
)


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message: which table, which seats, and what is known already. Send it again to add seats."""

    protocol: int
    """The version of the protocol: 3."""
    table: Code
    """The code of the table."""
    tokens: Annotated[tuple[Token, ...], Meta(max_length=9)] = ()
    """One for each seat on this socket; none: a spectator."""
    lang: Language = "en"
    """The language of refusals, as a tag: `fr`, `de-AT`. If it is not installed, English."""
    last: int | None = None
    """After a lost connection: the number of the last update received."""
    epoch: int | None = None
    """The epoch of that update. Without it the server sends the whole view."""
    nonce: Nonce | None = None
    """This client's share of the deal, for each of its seats that gave none yet."""
    story: bool = False
    """Send a `story` after each update with events: the events in sentences of `lang`."""


class Do(Message, frozen=True, kw_only=True, tag="act"):
    """A seat acts. The same id twice is the same act: it is done once."""

    id: ActId
    """Chosen by the client, unique within the seat."""
    action: msgspec.Raw
    """The game's `Action`."""
    seat: SeatNumber | None = None
    """Needed only if this socket has several seats."""
    last: int | None = None
    """The number of the newest update of this seat that the player saw."""
    epoch: int | None = None
    """The epoch of that update."""
    seen: int | None = None
    """In a race: the number of the update that showed what the player reacted to."""
    ms: Reaction | None = None
    """In a race: milliseconds from the frame that showed it to the touch or word, by the client's clock."""
    paint: Reaction | None = None
    """In a race: milliseconds from the arrival of that update to that frame."""


class Ask(Message, frozen=True, kw_only=True, tag="ask"):
    """Would this action be allowed, and what would it give? Changes nothing."""

    id: ActId
    """Returned in the answer."""
    action: msgspec.Raw
    """The game's `Action`."""
    seat: SeatNumber | None = None
    """Needed only if this socket has several seats."""


class Legal(Message, frozen=True, kw_only=True, tag="legal"):
    """Which actions may this seat do now? Changes nothing."""

    id: ActId
    """Returned in the answer."""
    seat: SeatNumber | None = None
    """Needed only if this socket has several seats."""


class AskHint(Message, frozen=True, kw_only=True, tag="hint"):
    """What would a good player do here, and why? Changes nothing. The answer takes a second or two."""

    id: ActId
    """Returned in the answer."""
    seat: SeatNumber | None = None
    """Needed only if this socket has several seats."""
    level: Level | None = None
    """The level of the player that is asked; without it `hard`, or the strongest that the game has."""


class Nudge(Message, frozen=True, kw_only=True, tag="nudge"):
    """Nothing. Sent right after a touch, it makes TCP notice a lost packet sooner."""


class Say(Message, frozen=True, kw_only=True, tag="say"):
    """Chat."""

    text: ChatText
    """One line."""
    seat: SeatNumber | None = None
    """Needed only if this socket has several seats."""


class Phrase(Message, frozen=True, kw_only=True, tag="phrase"):
    """A quick phrase, which each client shows in its own language."""

    phrase: Quick
    """Which one."""
    seat: SeatNumber | None = None
    """Needed only if this socket has several seats."""


class Mute(Message, frozen=True, kw_only=True, tag="mute"):
    """Stop or resume a seat's chat on this socket."""

    seat: SeatNumber
    """Whose chat."""
    muted: bool = True
    """`false`: resume."""


class Hand(Message, frozen=True, kw_only=True, tag="hand"):
    """Whose hand is shown on a device that several people share."""

    seat: SeatNumber | UnsetType | None = UNSET
    """`null`: covered, and being passed on. Left out: nothing is hidden on this device."""


class Fill(Message, frozen=True, kw_only=True, tag="fill"):
    """Host, before the start: put a bot into one seat, or into every empty one."""

    seat: SeatNumber | None = None
    """Which seat; without it every empty one."""
    level: Level = "normal"
    """The level of the bot."""


class Remove(Message, frozen=True, kw_only=True, tag="remove"):
    """Host: free a seat. After the start a bot takes it for good."""

    seat: SeatNumber
    """Which seat."""


class First(Message, frozen=True, kw_only=True, tag="first"):
    """Host, before the start: choose who begins. It is kept as the option `first`."""

    seat: SeatNumber | None
    """The first player; `null`: drawn at random."""


class MoreTime(Message, frozen=True, kw_only=True, tag="more-time"):
    """Host, before the start: a person looks and chooses twice as long (the option `more_time`)."""

    seat: SeatNumber
    """Whose seat."""
    more: bool = True
    """`false`: as long as the others."""


class Start(Message, frozen=True, kw_only=True, tag="start"):
    """Host: deal. Bots take the empty seats first."""


class Pause(Message, frozen=True, kw_only=True, tag="pause"):
    """Host: stop the clock."""

    id: ActId | None = None
    """Returned in a refusal, so that a client recognises a request that no person made."""


class Resume(Message, frozen=True, kw_only=True, tag="resume"):
    """Host: let the clock run again."""

    id: ActId | None = None
    """Returned in a refusal, so that a client recognises a request that no person made."""


class Rematch(Message, frozen=True, kw_only=True, tag="rematch"):
    """Host, after the end: open a new table with the same people. Their tokens are valid there."""

    game: str | None = None
    """Another game, with its default options. The bots stay behind."""
    variant: str | None = None
    """A variant of that game, or of the same one."""


class Leave(Message, frozen=True, kw_only=True, tag="leave"):
    """Give up a seat."""

    seat: SeatNumber | None = None
    """Which seat; without it every seat of this socket."""


Incoming: TypeAlias = (
    Hello
    | Do
    | Nudge
    | Ask
    | Legal
    | AskHint
    | Say
    | Phrase
    | Mute
    | Hand
    | Fill
    | Remove
    | First
    | MoreTime
    | Start
    | Pause
    | Resume
    | Rematch
    | Leave
)
