"""A route of the HTTP interface as one row of a table, and the OpenAPI 3.1 description of such rows."""

import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from aiohttp import web
from msgspec import Struct

from ludotheque.server.protocol import Problem, refusals
from ludotheque.server.protocol.fields import CODE_PATTERN
from ludotheque.server.protocol.refusals import Refusal
from ludotheque.server.protocol.schema import components
from ludotheque.server.services.version import VERSION

Handler: TypeAlias = Callable[[Any, web.Request], Awaitable[web.StreamResponse]]
"""A method of the class that holds the handlers."""


class Query(Struct, frozen=True):
    """A parameter after the `?` of an address."""

    name: str
    pattern: str
    summary: str


class Route(Struct, frozen=True):
    """One route: what is asked for, who answers, and with what."""

    method: Literal["GET", "POST"]
    path: str
    handler: Handler
    summary: str
    answer: Any
    """The type of the JSON answer, or the media type of another one."""
    status: int = 200
    """When all goes well."""
    body: Any = None
    """The type of the JSON body, or the media type of another one."""
    later: Any = None
    """The type of the JSON answer with status 202, where the real one may take longer: ask again."""
    query: tuple[Query, ...] = ()
    who: Literal["anyone", "entrance", "operator"] = "anyone"
    """Who is let in: anyone; whoever shows the operator's token; the operator (by a cookie or the token)."""
    refuses: tuple[Refusal, ...] = ()
    """Its own refusals, beyond those of every route."""

    def refusals(self) -> tuple[Refusal, ...]:
        """All its refusals."""
        return (
            *self.refuses,
            *(WITH_BODY if self.body is not None else ()),
            *(FOR_ANYONE if self.who == "anyone" else FOR_OPERATORS),
            *ALWAYS,
        )


ALWAYS = (refusals.BAD_HOST, refusals.TOO_MANY_REQUESTS, refusals.OUR_FAULT)
"""Refusals of every route."""
FOR_ANYONE = (refusals.BANNED,)
"""Refusals of every route that is not the operator's."""
FOR_OPERATORS = (refusals.NOT_OPERATOR, refusals.TOO_MANY_LOGINS, refusals.NO_SUCH_PAGE, refusals.OTHER_ORIGIN)
"""Refusals of the operator's routes."""
WITH_BODY = (refusals.BAD_REQUEST, refusals.TOO_LARGE, refusals.CUT_SHORT, refusals.TOO_SLOW)
"""Refusals of every route that takes a body."""

COOKIE = "ludotheque-operator"
"""The cookie of an operator's browser."""
SECURITY = {
    "token": {"type": "http", "scheme": "bearer", "description": "The operator's token."},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "Set by the operator's log-in."},
}

_CODE = {
    "name": "code",
    "in": "path",
    "required": True,
    "description": "The code of the table.",
    "schema": {"type": "string", "pattern": CODE_PATTERN},
}


def _content(kind: Any, references: dict[Any, Any]) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": references[kind]}}


def _responses(route: Route, references: dict[Any, Any]) -> dict[str, Any]:
    good = {"description": route.summary, "content": _content(route.answer, references)}
    responses: dict[str, Any] = {str(route.status): good}
    if route.later is not None:
        responses["202"] = {"description": route.later.__doc__, "content": _content(route.later, references)}
    problem = _content(Problem, references)
    for status in sorted({each.status or refusals.UNPROCESSABLE for each in route.refusals()}):
        meanings = [f"{each.id}: {each.meaning}" for each in route.refusals() if each.status == status]
        responses[str(status)] = {"description": " ".join(meanings), "content": problem}
    return responses


def _operation(route: Route, references: dict[Any, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {"summary": route.summary, "responses": _responses(route, references)}
    if route.who == "operator":
        operation["security"] = [{"token": []}, {"cookie": []}]
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(route.body, references)}
    asked = [
        {
            "name": each.name,
            "in": "query",
            "description": each.summary,
            "schema": {"type": "string", "pattern": each.pattern},
        }
        for each in route.query
    ]
    parameters = [*([_CODE] if re.search(r"\{code\}", route.path) else []), *asked]
    if parameters:
        operation["parameters"] = parameters
    return operation


def _types(routes: Iterable[Route]) -> list[Any]:
    kinds = [kind for route in routes for kind in (route.answer, route.later, route.body)]
    return [Problem, *(kind for kind in kinds if kind is not None and not isinstance(kind, str))]


def document(routes: Sequence[Route]) -> dict[str, Any]:
    """The whole description."""
    types = list(dict.fromkeys(_types(routes)))
    found, schemas = components(types, "#/components/schemas/{name}")
    references = dict(zip(types, found, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, references)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ludothèque",
            "version": VERSION,
            "description": "The lobby. Play is on the WebSocket /ws/{code}.",
        },
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": SECURITY},
    }


def encoded(routes: Sequence[Route]) -> bytes:
    """The description as JSON."""
    return msgspec.json.encode(document(routes))
