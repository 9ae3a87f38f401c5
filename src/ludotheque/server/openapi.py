"""The lobby described for machines: OpenAPI 3.1 made from the message types."""

from functools import lru_cache
from typing import Any

import msgspec

from ludotheque.server.messages import HTTP, Joining, Opening, PlayNow
from ludotheque.server.version import VERSION

_CODE = {
    "name": "code",
    "in": "path",
    "required": True,
    "description": "The code of the table.",
    "schema": {"type": "string", "pattern": "^[A-Za-z0-9]{4,8}$"},
}


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{name}"}


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _operation(
    summary: str,
    good: str,
    schema: dict[str, Any] | None,
    *,
    body: str = "",
    code: bool = False,
    kind: str = "",
    record: bool = False,
) -> dict[str, Any]:
    content = {kind: {"schema": {"type": "string"}}} if kind else _json(schema or {"type": "object"})
    problem = {"description": "Why not", "content": _json(_ref("Problem"))}
    operation: dict[str, Any] = {
        "summary": summary,
        "responses": {good: {"description": summary, "content": content}, "4XX": problem, "503": problem},
    }
    if body:
        operation["requestBody"] = {"required": True, "content": _json(_ref(body))}
    if record:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/x-ndjson": {"schema": {"type": "string"}}},
        }
    if code:
        operation["parameters"] = [_CODE]
    return operation


@lru_cache
def document() -> dict[str, Any]:
    """The whole description."""
    _, components = msgspec.json.schema_components(HTTP, ref_template="#/components/schemas/{name}")
    seated, card = _ref("Seated"), _ref("TableInfo")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludothèque", "version": VERSION, "description": "The lobby. Play is on the socket /ws."},
        "paths": {
            "/api/games": {"get": _operation("The shelf", "200", {"type": "array", "items": _ref("GameInfo")})},
            "/api/tables": {
                "get": _operation("Public tables with a free seat", "200", {"type": "array", "items": card}),
                "post": _operation("Open a table", "201", seated, body=Opening.__name__),
            },
            "/api/play": {"post": _operation("Play against bots at once", "201", seated, body=PlayNow.__name__)},
            "/api/tables/{code}": {"get": _operation("One table", "200", card, code=True)},
            "/api/tables/{code}/seats": {
                "post": _operation("Sit down", "201", seated, body=Joining.__name__, code=True)
            },
            "/api/tables/{code}/record": {
                "get": _operation("The record, once over", "200", None, code=True, kind="application/x-ndjson")
            },
            "/api/tables/{code}/replay": {
                "get": _operation("What one seat (?seat=) saw of it, step by step, once over", "200", None, code=True)
            },
            "/api/replay": {
                "post": _operation("The same of a record in the body", "200", None, record=True),
            },
            "/api/tables/{code}/qr.svg": {
                "get": _operation("The invitation as a QR code", "200", None, code=True, kind="image/svg+xml")
            },
            "/api/tables/{code}/qr.txt": {
                "get": _operation("The same for a terminal", "200", None, code=True, kind="text/plain")
            },
            "/api/schema.json": {"get": _operation("JSON Schema of the protocol", "200", {"type": "object"})},
        },
        "components": {"schemas": components},
    }
