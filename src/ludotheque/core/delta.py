"""What changed from one value to the next, as JSON, and how to join it to what was known.

States share structure: what a move left alone is the same object, and is passed over at once. Identity is only a
shortcut: a delta depends on the two values and on nothing else, so it tells no more than they do.

A delta is read beside the old value:

- an object changes an object: each field of it is the delta of the field of that name
- an object changes an array: `{"2": …}` is the delta of item 2, `{"+": […]}` holds items that are added at the end
- an object with the one field `=` holds the new value, whatever was there
- anything else is the new value
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw, Struct
from msgspec.structs import astuple

NEW: Final = "="
MORE: Final = "+"
SAME: Final = UNSET
"""No difference."""

_encode = msgspec.json.Encoder().encode
_COMPARED: Final = frozenset((int, str, bool, float, type(None), set, frozenset))
"""Types whose values are the same if they are equal; a set may be encoded in any order."""
_known: dict[type, tuple[str, ...] | None] = {}


def difference(old: Any, new: Any) -> Any:
    """The delta that leads from one value to another, ready to be encoded; `SAME` if they are the same as JSON."""
    if old is new:
        return SAME
    kind = type(new)
    if kind is type(old):
        if kind in _COMPARED:
            return SAME if old == new else new
        if kind is tuple or kind is list:
            return _of_items(old, new)
        if kind is dict:
            return _of_entries(old, new)
        if isinstance(new, Struct):
            return _of_fields(old, new, kind)
    return _of_bytes(old, new)


def _of_bytes(old: Any, new: Any) -> Any:
    """Two values of which nothing is known but how they are encoded."""
    data = _encode(new)
    if old is not UNSET and _encode(old) == data:
        return SAME
    return {NEW: Raw(data)} if data.startswith(b"{") else Raw(data)


def _of_fields(old: Struct, new: Struct, kind: type[Struct]) -> Any:
    names = _names(kind)
    if names is None:
        return _of_bytes(old, new)
    found: dict[str, Any] = {}
    for name, before, after in zip(names, astuple(old), astuple(new), strict=True):
        if before is not after:
            if after is UNSET:  # it is left out of the new value
                return _of_bytes(old, new)
            if (delta := difference(before, after)) is not SAME:
                found[name] = delta
    return found or SAME


def difference_but(name: str, old: Struct, new: Struct) -> Any:
    """The delta of two structs of one type without one of their fields; `None` if not all fields are always there."""
    names = _names(type(new))
    if names is None:
        return None
    found: dict[str, Any] = {}
    for field, before, after in zip(names, astuple(old), astuple(new), strict=True):
        if before is not after and field != name:
            if after is UNSET:
                return None
            if (delta := difference(before, after)) is not SAME:
                found[field] = delta
    return found or SAME


def _names(kind: type[Struct]) -> tuple[str, ...] | None:
    """The names of the fields, where each is always there under its name, or is unset; else `None`."""
    if kind not in _known:
        config, names = kind.__struct_config__, kind.__struct_encode_fields__
        strange = config.array_like or config.omit_defaults or NEW in names
        _known[kind] = None if strange else names
    return _known[kind]


def _of_entries(old: dict[Any, Any], new: dict[Any, Any]) -> Any:
    if NEW in new or not old.keys() <= new.keys() or not all(type(key) is str for key in new):
        return _of_bytes(old, new)
    found: dict[str, Any] = {}
    for key, value in new.items():
        if (delta := difference(old.get(key, UNSET), value)) is not SAME:
            found[key] = delta
    return found or SAME


def _of_items(old: Sequence[Any], new: Sequence[Any]) -> Any:
    known = len(old)
    if len(new) < known:
        return new
    found: dict[str, Any] = {}
    for number in range(known):
        before, after = old[number], new[number]
        if before is not after and (delta := difference(before, after)) is not SAME:
            found[str(number)] = delta
    if len(new) > known:
        found[MORE] = new[known:]
    if not found:
        return SAME
    changes = _encode(found)
    if len(changes) <= 2 * len(new) + 1:  # no array of so many items is shorter
        return Raw(changes)
    whole = _encode(new)
    return Raw(changes if len(changes) < len(whole) else whole)


def join(old: Any, delta: Any) -> Any:
    """The new value, from the old one and a delta, both as JSON gives them; the old one stays as it is."""
    if not isinstance(delta, Mapping):
        return delta
    if NEW in delta:
        return delta[NEW]
    if isinstance(old, Mapping):
        return {**old, **{name: join(old.get(name), change) for name, change in delta.items()}}
    items = [*old, *delta.get(MORE, ())]
    for place, change in delta.items():
        if place != MORE:
            items[int(place)] = join(items[int(place)], change)
    return items
