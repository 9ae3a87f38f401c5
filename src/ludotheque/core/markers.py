"""Markers on the fields of a game's types: what a driver must know of a field without knowing the game.

A marker is written beside the type: `hand: Annotated[tuple[Card, ...], PRIVATE]`. It also appears in the JSON Schema
of the game, as `"private": true`, so that clients in other languages can read it.
"""

from typing import Annotated, Any, Final, get_args, get_origin

import msgspec
from msgspec import Meta
from msgspec.structs import FieldInfo

PRIVATE: Final = Meta(extra_json_schema={"private": True})
"""Known to one seat only.

On a field of `View`: a device that several people share covers it. On a field of `State` (a row with a value for each
seat): law 9 proves that no other seat can learn it. On a field of an action: law 10 proves the same.
"""

AWAITED: Final = Meta(extra_json_schema={"awaited": True})
"""On a field of the public part: the seat, or the row of seats, that the table waits for.

Where several fields are marked, the last one that is not `None` counts.
"""

LOOKS: Final = Meta(extra_json_schema={"looks": True})
"""On a field of the public part: every seat's look, a row of `core.Looking`."""

REACTIONS: Final = Meta(extra_json_schema={"reactions": True})
"""On a field of the event that tells the result of a race: every touch of it, a row of `core.Reaction`."""

HIDDEN: Final = Meta(extra_json_schema={"hidden": True})
"""On a field of `Options`: not asked for in a form. Outside players may still set it."""

MILLIS: Final = Meta(extra_json_schema={"millis": True})
"""On a field of `Options`: a time in milliseconds. Forms ask for seconds."""


def between(least: int, most: int) -> Meta:
    """On a field of `Options`: the limits that forms show. `Meta(ge=…)` would refuse a value without naming a rule."""
    return Meta(extra_json_schema={"minimum": least, "maximum": most})


def needs(switch: str) -> Meta:
    """On a field of `Options`: forms ask for it only while this other option is on."""
    return Meta(extra_json_schema={"needs": switch})


def only_in(*variants: str) -> Meta:
    """On a field of `Options`: forms ask for it in these variants only."""
    return Meta(extra_json_schema={"variants": list(variants)})


def variants(kind: Any) -> dict[str, tuple[str, ...]]:
    """By name of a field marked `only_in`: the variants in which it counts."""
    return {
        field.name: tuple(meta.extra_json_schema["variants"])
        for field in msgspec.structs.fields(kind)
        for meta in _metadata(field.type)
        if meta.extra_json_schema and "variants" in meta.extra_json_schema
    }


def marked(kind: Any, marker: Meta) -> tuple[FieldInfo, ...]:
    """The fields of a struct that carry a marker, in their order."""
    return tuple(field for field in msgspec.structs.fields(kind) if marker in _metadata(field.type))


def _metadata(kind: Any) -> tuple[Any, ...]:
    return get_args(kind)[1:] if get_origin(kind) is Annotated else ()
