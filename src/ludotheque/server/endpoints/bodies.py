"""The bodies of requests: read whole, within a time, and decoded as the type of their route."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

import msgspec
from aiohttp import web

from ludotheque.server.protocol import refusals
from ludotheque.server.protocol.faults import fault
from ludotheque.server.services.settings import Settings

T = TypeVar("T")


async def whole(reading: Awaitable[bytes], settings: Settings) -> bytes:
    """A body, if it arrives in time."""
    try:
        return await asyncio.wait_for(reading, settings.idle_s)
    except TimeoutError:
        raise refusals.TOO_SLOW() from None


async def body_of(
    request: web.Request, kind: type[T], settings: Settings, reading: Awaitable[bytes] | None = None
) -> T:
    """A JSON body as a type of the protocol, perhaps read in another way; raises `Illegal` where it is none."""
    try:
        return msgspec.json.decode(await whole(reading or request.read(), settings), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise refusals.BAD_REQUEST(**fault(error, "body")) from None
