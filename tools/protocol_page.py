"""`python -m tools.protocol_page` writes the generated parts of docs/reference/protocol.md from the code.

Each part stands between two comments of the page: `<!-- generated: NAME -->` and `<!-- end of NAME -->`.
"""

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec

from ludotheque.server.endpoints.openapi import ALWAYS, WITH_BODY
from ludotheque.server.endpoints.routes import ROUTES
from ludotheque.server.protocol import Incoming, Outgoing
from ludotheque.server.protocol.refusals import REFUSALS, Refusal
from ludotheque.server.protocol.schema import schema

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reference" / "protocol.md"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A Markdown table."""
    lines = [list(head), *map(list, rows)]
    lines.insert(1, ["---"] * len(lines[0]))
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


# --- refusals and routes ---


def refusals() -> str:
    """The table of refusals."""

    def row(each: Refusal) -> tuple[str, ...]:
        status = "–" if each.status is None else str(each.status)
        return each.id, f"`{each.key}`", status, "yes" if each.retry else "", each.meaning

    return table(("id", "key", "HTTP", "retry", "meaning"), map(row, REFUSALS))


def _kind(kind: Any) -> str:
    """The type of a body or an answer, as a reader finds it below."""
    if kind is None or isinstance(kind, str):
        return "" if kind is None else f"`{kind}`"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return f"`{kind.__name__}`"
    return f"list of `{get_args(kind)[0].__name__}`" if get_origin(kind) is tuple else "JSON"


def _ids(found: Iterable[Refusal]) -> str:
    return ", ".join(dict.fromkeys(each.id for each in found))


def routes() -> str:
    """The table of routes."""
    rows = (
        (
            f"`{each.method} {each.path}{''.join(f'?{query.name}=' for query in each.query)}`",
            each.summary,
            _kind(each.body),
            f"{each.status} {_kind(each.answer)}" + (f", 202 {_kind(each.later)}" if each.later else ""),
            _ids(each.refuses),
        )
        for each in ROUTES
    )
    common = f"Every route may also refuse with {_ids(ALWAYS)}, one with a body also with {_ids(WITH_BODY)}."
    return f"{table(('request', 'what', 'body', 'answer', 'refusals'), rows)}\n\n{common}"


# --- messages and other types, from their JSON Schema ---


def _type(field: dict[str, Any]) -> str:
    """The type of a field in words."""
    match field:
        case {"anyOf": members}:
            return ", ".join(map(_type, members))
        case {"$ref": reference}:
            return f"`{reference.rpartition('/')[2]}`"
        case {"enum": values}:
            return ", ".join(f"`{json.dumps(value)}`" for value in values)
        case {"type": "array"}:
            return f"list of {_type(field.get('items', {}))}"
    return _plain(field)


def _plain(field: dict[str, Any]) -> str:
    match field:
        case {"type": "null"}:
            return "`null`"
        case {"minimum": least, "maximum": most, "type": kind}:
            return f"{kind} {least}–{most}"
        case {"pattern": pattern, "type": kind}:
            return f"{kind} `{pattern}`"
        case {"minLength": least, "maxLength": most, "type": kind}:
            return f"{kind} of {least}–{most}"
    return str(field.get("type", "any"))


def _default(name: str, field: dict[str, Any], required: Iterable[str]) -> str:
    if name in required:
        return "required"
    return f"`{json.dumps(field['default'])}`" if "default" in field else "–"


def _described(name: str, kind: dict[str, Any]) -> str:
    """A heading, what the type is for, and a table of its fields."""
    rows = [
        (f"`{key}`", _type(field), _default(key, field, kind["required"]), field["description"].replace("\n", " "))
        for key, field in kind["properties"].items()
        if "const" not in field and key != "type"
    ]
    fields = "\n\n" + table(("field", "type", "default", "meaning"), rows) if rows else ""
    return f"### {name}\n\n{kind['description']}{fields}"


def _types() -> dict[str, Any]:
    published = schema()
    found: dict[str, Any] = published["socket"]["$defs"] | published["lobby"]["$defs"]
    return found


def _messages(kind: Any) -> str:
    known = _types()
    return "\n\n".join(
        _described(f"`{struct.__struct_config__.tag}`", known[struct.__name__]) for struct in get_args(kind)
    )


def incoming() -> str:
    """Every message of a client."""
    return _messages(Incoming)


def outgoing() -> str:
    """Every message of the server."""
    return _messages(Outgoing)


def objects() -> str:
    """Every other type: bodies, answers, and what messages hold."""
    messages = {struct.__name__ for struct in (*get_args(Incoming), *get_args(Outgoing))}
    return "\n\n".join(_described(name, kind) for name, kind in sorted(_types().items()) if name not in messages)


# --- players ---


def _code(language: str, path: str) -> str:
    return f"```{language}\n{(ROOT / 'examples' / 'players' / path).read_text(encoding='utf-8')}```"


def python_player() -> str:
    """The player in Python."""
    return _code("python", "player.py")


def javascript_player() -> str:
    """The player in JavaScript."""
    return _code("javascript", "player.mjs")


# --- the page ---

PARTS: dict[str, Callable[[], str]] = {
    "routes": routes,
    "incoming": incoming,
    "outgoing": outgoing,
    "objects": objects,
    "refusals": refusals,
    "python_player": python_player,
    "javascript_player": javascript_player,
}


def written(page: str) -> str:
    """The page with its generated parts as the code has them now; raises `KeyError` for a part nobody knows."""

    def part(found: re.Match[str]) -> str:
        return f"{found[1]}\n\n{PARTS[found[2]]()}\n\n{found[3]}"

    return re.sub(r"(<!-- generated: (\w+) -->).*?(<!-- end of \2 -->)", part, page, flags=re.DOTALL)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
