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
