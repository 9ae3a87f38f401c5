"""The documents keep their word: the example exchange, the table of settings, the limits named in prose."""

import asyncio
import re
import sys
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest

from ludotheque.client import Client
from ludotheque.games import GAMES
from ludotheque.server.messages import Incoming, Outgoing, Quick
from ludotheque.server.settings import SETTINGS, Settings, database_url, settings
from ludotheque.texts import LANGS, Speech
from tests.server.cupboard import Cupboard
from tests.server.support import serving, talking

DOCS = Path(__file__).parents[2] / "docs"


async def test_the_example_exchange_of_the_protocol_happens_as_written(cupboard: Cupboard) -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8").partition("## An exchange")[2]
    lines = text.partition("```\n")[2].partition("```")[0].splitlines()
    opening = msgspec.json.decode(lines[0].partition("/api/play ")[2])
    received = 0
    async with serving(cupboard) as (_, base), talking(base) as talker:
        seat = await Client.request(base, "POST", "/api/play", opening)
        names = {"CODE": seat["code"], "TOKEN": seat["token"]}
        for line in lines[1:]:
            arrow, _, body = line.partition(" ")
            for name, value in names.items():
                body = body.replace(name, str(value))
            message: dict[str, Any] = msgspec.json.decode(body.replace(", …}", "}"))
            if arrow == "→":
                msgspec.json.decode(msgspec.json.encode(message), type=Incoming)
                await talker.say(message.pop("type"), **message)
                continue
            heard = await talker.hear(message.pop("type"), **message)
            msgspec.convert(heard, Outgoing)
            received += 1
            if heard["type"] == "update":
                names |= {f"CARD{number}": card for number, card in enumerate(heard["view"]["hand"], start=1)}
    assert received == 10


async def test_the_outside_player_of_the_protocol_plays_a_whole_game_as_written(cupboard: Cupboard) -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8").partition("## An outside player")[2]
    program = text.partition("```python\n")[2].partition("```")[0]
    async with serving(cupboard, speed=60) as (server, base):
        command = (sys.executable, "-c", program, base)
        player = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        said, _ = await asyncio.wait_for(player.communicate(), 120)
        (table,) = server.lobby.tables.values()
        assert player.returncode == 0
        assert table.row.outcome is not None
        assert said.decode().splitlines()[-1] == f"scores: {list(table.row.outcome['scores'])}"


@pytest.mark.parametrize("key", GAMES)
async def test_every_message_of_a_table_fits_the_published_types_and_schema(cupboard: Cupboard, key: str) -> None:
    async with serving(cupboard, speed=50) as (_, base), talking(base) as talker:
        published = await Client.request(base, "GET", "/api/schema.json")
        seat = await Client.request(base, "POST", "/api/play", {"game": key, "name": "Zoé"})
        await talker.hello(seat["code"], seat["token"])
        await talker.say("phrase", phrase="hello")
        await talker.act({"type": "nonsense"})
        updates = [await talker.hear("update") for _ in range(12)]
    message = validator(published["socket"], "Outgoing")
    view, event = validator(published["games"][key], "View"), validator(published["games"][key], "Event")
    assert {"welcome", "table", "update", "said", "refused", "line"} <= {heard["type"] for heard in talker.heard}
    for heard in talker.heard:
        msgspec.convert(heard, Outgoing)
        message.validate(heard)
    for update in updates:
        view.validate(update["view"])
        for happened in update["events"]:
            event.validate(happened)
    with pytest.raises(jsonschema_rs.ValidationError):
        message.validate({**talker.heard[0], "extra": 1})


def validator(group: dict[str, Any], kind: str) -> Any:
    """What checks a message against a type of the published schema."""
    return jsonschema_rs.validator_for({**group["types"][kind], "$defs": group["$defs"]})


async def test_the_line_is_measured_and_the_player_is_told(cupboard: Cupboard) -> None:
    async with serving(cupboard) as (_, base), talking(base) as talker:
        seat = await Client.request(base, "POST", "/api/play", {"game": "moby_pick", "name": "Zoé"})
        await talker.hello(seat["code"], seat["token"])
        line = await talker.hear("line")
        assert 0 < line["rtt"] < 5000
        assert line["jitter"] >= 0
        while (card := (await talker.hear("table"))["table"])["seats"][0]["line"] == "unknown":
            pass
        assert card["seats"][0]["line"] in ("good", "fair", "poor")


def test_settings_come_from_what_is_given_then_the_environment_then_defaults() -> None:
    environment = {"LUDOTHEQUE_PORT": "9000", "LUDOTHEQUE_GRACE_S": "2.5", "LUDOTHEQUE_PROXY": "true"}
    chosen = settings(environment, port=9001, host=None)
    assert (chosen.port, chosen.grace_s, chosen.proxy, chosen.host) == (9001, 2.5, True, Settings().host)
    with pytest.raises(ValueError, match="port"):
        settings({"LUDOTHEQUE_PORT": "many"})
    with pytest.raises(ValueError, match="log_level"):
        settings({}, log_level="loud")


def test_every_quick_phrase_has_its_words_in_both_languages() -> None:
    for phrase in get_args(Quick):
        words = {lang: Speech(None, lang, part="server").text(f"phrase-{phrase}") for lang in LANGS}
        assert len(set(words.values())) == len(LANGS) or phrase == "laugh", phrase


def test_every_setting_has_a_variable_and_a_sentence_of_help() -> None:
    assert [each.name for each in SETTINGS] == list(Settings.__struct_fields__)
    for each in SETTINGS:
        assert each.variable == f"LUDOTHEQUE_{each.name.upper()}"
        assert re.match(r"^[A-Z].*\.$", each.help), each.name


def test_the_database_is_a_file_or_postgresql() -> None:
    assert database_url(Settings(data="here")) == "sqlite:///here/ludotheque.sqlite"
    assert database_url(Settings(database="postgresql://me@host/db")) == "postgresql+psycopg://me@host/db"
    with pytest.raises(ValueError, match="postgresql"):
        database_url(Settings(database="mysql://x"))


def test_the_limits_named_in_the_protocol_are_the_defaults() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    chosen = Settings()
    assert f"{chosen.frame_bytes // 1024} KiB a frame" in text
    assert f"per socket {chosen.messages_per_second} messages a second" in text
    assert chosen.slow_bytes == 1024 * 1024
    assert "falls a megabyte behind" in text
