"""A table of Matryoshka over real sockets, dealt, and its first choices."""

from contextlib import AsyncExitStack
from typing import Any

from harness.serving import SocketClient, open_socket, seats_at

THREE = {"seats": 3}


async def dealt(stack: AsyncExitStack, base: str) -> tuple[str, list[str], SocketClient]:
    """A table with one person and two bots who are in no hurry, dealt."""
    code, tokens = await seats_at(base, "matryoshka", THREE, 3)
    talker = await stack.enter_async_context(open_socket(base))
    await talker.hello(code, *tokens)
    await talker.say("start")
    for _ in range(3):
        await talker.hear("update")
    return code, tokens, talker


def lay(talker: SocketClient, seat: int) -> dict[str, Any]:
    update = next(m for m in talker.heard if m["type"] == "update" and m["seat"] == seat)
    return {"type": "lay", "cards": update["view"]["hand"][:2]}


async def together(stack: AsyncExitStack, base: str, code: str, tokens: list[str]) -> list[SocketClient]:
    """Everyone says hello, each on a socket of their own."""
    people: list[SocketClient] = []
    for token in tokens:
        talker = await stack.enter_async_context(open_socket(base))
        await talker.hello(code, token, nonce=f"n{len(people)}")
        people.append(talker)
    return people


async def people_dealt(stack: AsyncExitStack, base: str, people: int = 3) -> tuple[str, list[str], list[SocketClient]]:
    """A table of people, dealt; everyone has their first update."""
    code, tokens = await seats_at(base, "matryoshka", THREE, people)
    talkers = await together(stack, base, code, tokens)
    await talkers[0].say("start")
    for talker in talkers:
        await talker.hear("update")
    return code, tokens, talkers


def lay_of(update: dict[str, Any]) -> dict[str, Any]:
    """The first legal choice after an update."""
    view = update["view"]
    return {"type": "lay", "cards": view["hand"][: view["public"]["need"]]}
