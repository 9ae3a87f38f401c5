"""The published schema: every type of the protocol with the meaning of every field, and one table of routes."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import aiohttp
import msgspec
import pytest
from msgspec import Struct

from harness.serving import serving
from harness.storage import Storage
from ludotheque.client import Client
from ludotheque.games import GAMES, matryoshka
from ludotheque.server.endpoints import openapi
from ludotheque.server.endpoints.routes import ROUTES
from ludotheque.server.protocol import HTTP, Hello, Replay, schema
from ludotheque.server.protocol.faults import fault
from ludotheque.server.protocol.field_docs import meanings
from ludotheque.server.services.settings import Settings
from ludotheque.texts import LANGS, Lang, Speech


@pytest.mark.parametrize("group", ["socket", "lobby"])
def test_every_field_of_the_protocol_says_what_it_means(group: str) -> None:
    published = schema.schema()[group]["$defs"]
    silent = [
        f"{name}.{field}"
        for name, kind in published.items()
        for field, about in kind["properties"].items()
        if field != "type" and not about.get("description")
    ]
    assert len(published) > 10
    assert silent == []


def test_the_words_below_a_field_are_its_meaning_and_inherited() -> None:
    class Longer(Hello, frozen=True, kw_only=True, tag="longer"):
        pass

    assert meanings(Hello)["table"] == "The code of the table."
    assert meanings(Longer) == meanings(Hello)


@pytest.mark.parametrize("key", GAMES)
def test_the_fields_of_a_game_keep_their_meaning(key: str) -> None:
    views = schema.schema()["games"][key]["$defs"]
    assert any("description" in field for kind in views.values() for field in kind.get("properties", {}).values())


def test_replays_are_part_of_the_schema() -> None:
    lobby = schema.schema()["lobby"]
    assert {"Replay", "Moment", "Draw", "Mark", "Player"} <= set(lobby["$defs"])
    assert "Replay" in lobby["types"]
    replay = openapi.document(ROUTES)["paths"]["/api/tables/{code}/replay"]["get"]
    assert replay["responses"]["200"]["content"]["application/json"]["schema"]["$ref"].endswith("/Replay")
    assert [parameter["name"] for parameter in replay["parameters"]] == ["code", "seat"]
    assert Replay.__struct_config__.forbid_unknown_fields


def test_the_client_has_its_types_from_the_schema_with_their_meaning() -> None:
    """`tools/web check` compares the file with the schema; here: what it holds, and that nobody types it again."""
    web = Path(__file__).parents[2] / "web" / "lib"
    types = (web / "protocol.gen.ts").read_text(encoding="utf-8")
    for name in ("Replay", "Moment", "Draw", "Mark", "Player"):
        assert f"export interface {name} {{" in types
        assert not [path for path in web.rglob("*.ts") if f"export interface {name} {{" in path.read_text("utf-8")][1:]
    assert f"   * {meanings(Hello)['table']}\n   */\n  table: string;" in types


def bodies_and_answers(kind: Any) -> Iterator[type]:
    """The structs of a route's body or answer, which may be a row of them; a media type has none."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        yield kind
    for part in get_args(kind):
        yield from bodies_and_answers(part)


def test_every_body_and_answer_of_a_route_is_part_of_the_schema() -> None:
    """`HTTP` in protocol/http.py is what the schema and the client's types are made from."""
    found = {
        kind
        for route in ROUTES
        for part in (route.body, route.answer, route.later)
        for kind in bodies_and_answers(part)
    }
    assert {"Opening", "GameInfo", "Overview", "Banning"} <= {kind.__name__ for kind in found}
    assert sorted(kind.__name__ for kind in found - set(HTTP)) == [], "add it to HTTP in server/protocol/http.py"


async def test_every_row_of_the_table_of_routes_is_served_and_described(storage: Storage) -> None:
    async with serving(storage) as (_, base):
        described = await Client.request(base, "GET", "/api/openapi.json")
        for route in ROUTES:
            statuses = set(described["paths"][route.path][route.method.lower()]["responses"])
            good = {str(route.status), *(["202"] if route.later is not None else [])}
            assert statuses == {*good, *(str(each.status) for each in route.refusals())}
            path = base + route.path.replace("{code}", "NONE9")
            async with aiohttp.request(route.method, path) as answer:
                assert b'"HTTP-2"' not in await answer.read(), route
                assert str(answer.status) in statuses
    assert sum(map(len, described["paths"].values())) == len(ROUTES)


# --- what is wrong with a message ---

WRONG: dict[str, tuple[bytes, str, str]] = {
    "a field is missing": (b'{"type": "offer", "card": 1}', "“turn” is missing in action", "« turn » manque"),
    "a field too many": (b'{"type": "lay", "cards": [], "x": 1}', "action has no field “x”", "pas de champ « x »"),
    "another type": (b'{"type": "lay", "cards": [1, "x"]}', "action.cards[1] must be int, not str", "doit être int"),
    "no such action": (b'{"type": "fly"}', "'fly' is not a possible value of action.type", "une valeur possible"),
    "no object": (b"7", "action must be object, not int", "doit être object"),
    "a tag of another type": (b'{"type": 7}', "action.type must be str", "doit être str"),
    "no JSON": (b"{", "it is not valid JSON", "JSON valable"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_decoded_says_what_is_wrong_and_where(case: str) -> None:
    data, english, french = WRONG[case]
    with pytest.raises(msgspec.DecodeError) as wrong:
        msgspec.json.decode(data, type=matryoshka.Action)
    said = {lang: _said(lang, wrong.value) for lang in LANGS}
    assert english in said["en"]
    assert french in said["fr"].replace("\u202f", " ")


def _said(lang: Lang, error: Any) -> str:
    return Speech(None, lang, part="server").text("refused-not-an-action", **fault(error, "action"))


def test_of_a_long_value_only_the_beginning_is_repeated() -> None:
    with pytest.raises(msgspec.DecodeError) as wrong:
        msgspec.json.decode(b'{"type": "' + b"x" * 5_000 + b'"}', type=matryoshka.Action)
    assert len(_said("en", wrong.value)) < 200
    assert fault(msgspec.ValidationError("something new - at `$.card`"), "action")["what"] == "other"


def test_every_pattern_of_a_code_takes_what_the_setting_allows() -> None:
    allowed = msgspec.json.schema(Settings)["$defs"]["Settings"]["properties"]["code_length"]
    of_path = openapi.document(ROUTES)["paths"]["/api/tables/{code}"]["get"]["parameters"][0]["schema"]
    of_hello = schema.schema()["socket"]["$defs"]["Hello"]["properties"]["table"]
    for field in (of_path, of_hello):
        for length in range(allowed["minimum"], allowed["maximum"] + 1):
            assert re.search(field["pattern"], "K" * length)
        assert not re.search(field["pattern"], "K" * (allowed["maximum"] + 1))
