"""What the fields of a struct mean: the string below each field in the source, as the published schema shows it."""

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Any

import msgspec.inspect as types


@lru_cache(maxsize=256)
def _module(name: str) -> dict[str, dict[str, str]]:
    """The strings below the fields of each class of a module; none where the source is not there."""
    try:
        tree = ast.parse(inspect.getsource(sys.modules[name]))
    except (OSError, TypeError, KeyError):
        return {}
    return {node.name: dict(_below(node.body)) for node in tree.body if isinstance(node, ast.ClassDef)}


def _below(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for field, after in pairwise(body):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                yield name, inspect.cleandoc(text)


def meanings(struct: type) -> dict[str, str]:
    """What each field of a struct means, its own fields and those it inherits."""
    found: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        found |= _module(kind.__module__).get(kind.__name__, {})
    return found


def structs(kinds: Iterable[Any]) -> dict[str, type]:
    """Every struct that these types are made of, by its name."""
    found: dict[str, type] = {}
    waiting: list[Any] = list(types.multi_type_info(kinds))
    while waiting:
        match waiting.pop():
            case types.StructType(cls=struct, fields=fields) if struct.__name__ not in found:
                found[struct.__name__] = struct
                waiting += [field.type for field in fields]
            case types.UnionType(types=members):
                waiting += members
            case types.ListType(item_type=item) | types.SetType(item_type=item) | types.FrozenSetType(item_type=item):
                waiting.append(item)
            case types.VarTupleType(item_type=item):
                waiting.append(item)
            case types.TupleType(item_types=items):
                waiting += items
            case types.DictType(key_type=key, value_type=value):
                waiting += [key, value]
            case types.Metadata(type=inner):
                waiting.append(inner)
    return found


def describe(schemas: dict[str, Any], kinds: Iterable[Any]) -> None:
    """Write the meaning of every field into the JSON Schemas of these types."""
    known = structs(kinds)
    for name, schema in schemas.items():
        for field, meaning in meanings(known[name]).items() if name in known else ():
            if field in schema.get("properties", {}):
                schema["properties"][field]["description"] = meaning
