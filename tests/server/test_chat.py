"""Chat at a table, and what a server lets people write to each other (`--talk`)."""

from pathlib import Path

import pytest

from ludotheque.server.protocol import Talk
from tests.server.lobby_harness import FakeDevice, lobby_harness


@pytest.mark.parametrize(
    ("talk", "text", "phrase"),
    [
        ("free", None, None),
        ("phrases", "refused-phrases-only", None),
        ("none", "refused-chat-off", "refused-chat-off"),
    ],
)
async def test_the_server_says_what_may_be_written_and_refuses_the_rest(
    folder: Path, talk: Talk, text: str | None, phrase: str | None
) -> None:
    async with lobby_harness(folder, talk=talk) as harness:
        table, (anna, bo) = await harness.table("attrape_reves", 2)
        writer, reader = FakeDevice(harness), FakeDevice(harness)
        await writer.hello(table, anna, lang="fr")
        await reader.hello(table, bo)
        assert writer.last("welcome")["talk"] == talk
        for kind, fields, key in (("say", {"text": "hm"}, text), ("phrase", {"phrase": "wow"}, phrase)):
            writer.transport.heard.clear()
            reader.transport.heard.clear()
            await writer.say(kind, **fields)
            said = [message for message in reader.transport.heard if message["type"] == "said"]
            refused = [message for message in writer.transport.heard if message["type"] == "refused"]
            assert len(said) == (1 if key is None else 0)
            assert [(each["rule"], each["key"]) for each in refused] == ([] if key is None else [("TABLE-12", key)])
            assert all("serveur" in each["text"] for each in refused)
        assert len(table.chat.lines()) == 2 - len([key for key in (text, phrase) if key])


async def test_who_was_muted_at_one_table_mutes_nobody_at_the_next(folder: Path) -> None:
    """A socket whose path names no table may say hello to another one; seats there are of other people."""
    async with lobby_harness(folder) as harness:
        (first, (anna, bo)), (second, (cleo, _)) = [await harness.table("attrape_reves", 2) for _ in range(2)]
        listener, rude, friend = FakeDevice(harness), FakeDevice(harness), FakeDevice(harness)
        await listener.hello(first, bo)
        await rude.hello(first, anna)
        await listener.say("mute", seat=0)
        await listener.hello(first, bo)
        await rude.say("say", text="rude")
        assert all(message["type"] != "said" for message in listener.transport.heard), "still muted at its own table"
        await friend.hello(second, cleo)
        await listener.hello(second)
        await friend.say("say", text="hello")
        assert listener.last("said")["text"] == "hello"
        assert listener.connection.muted == frozenset()
