"""What the fields of messages may hold, and the limits on it."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

PROTOCOL = 3

SHORTEST_CODE, LONGEST_CODE = 4, 12
"""Characters in the code of a table. Settings bound the codes of new tables by the same constant."""
CODE_PATTERN = f"^[A-Za-z0-9]{{{SHORTEST_CODE},{LONGEST_CODE}}}$"

Code = Annotated[str, Meta(pattern=CODE_PATTERN)]
Token = Annotated[str, Meta(min_length=20, max_length=64)]
Nonce = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
ActId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Avatar = Annotated[str, Meta(pattern="^[a-z0-9-]{0,24}$")]
Level = Annotated[str, Meta(pattern="^[a-z-]{1,16}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ChatText = Annotated[str, Meta(min_length=1, max_length=200)]
Language = Annotated[str, Meta(max_length=35)]
Reaction = Annotated[float, Meta(ge=-60_000, le=600_000)]

Quick: TypeAlias = Literal[
    "hello", "thanks", "well-played", "good-luck", "sorry", "one-moment", "your-turn", "laugh", "wow", "again", "bye"
]
"""The quick phrases; each client shows them in its own language."""

Talk: TypeAlias = Literal["free", "phrases", "none"]
"""What a server lets people write to each other: free text and quick phrases, quick phrases only, or nothing."""

Phase: TypeAlias = Literal["open", "playing", "paused", "stalled", "over", "left", "damaged"]
"""open: people sit down · stalled: the log cannot be written · left: ended early · damaged: the log cannot be read."""

Quality: TypeAlias = Literal["unknown", "good", "fair", "poor"]
"""How good a connection is, by its round trip time and jitter."""


class Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all messages have in common: no field that is not named here."""
