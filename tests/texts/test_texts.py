"""Texts: both languages say the same things, nothing is missing, nothing is left over."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludotheque.core import Illegal, Seat
from ludotheque.games import GAMES
from ludotheque.texts import LANGS, Speech, kebab, sources

ROOT = Path(__file__).parents[2]
PARTS = ("", "terminal", "server", *(f"games/{key}{part}" for key in GAMES for part in ("", "/terminal")))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.referred: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 — the visitor's own naming
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.referred.add(node.id.name)


@cache
def entries(part: str, lang: Any) -> dict[str, _Variables]:
    """Every message of a file with the variables and messages it uses; a syntax error fails."""
    found: dict[str, _Variables] = {}
    for entry in FluentParser().parse(sources(part, lang)).body:
        assert not isinstance(entry, ast.Junk), f"{part} {lang}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{part} {lang}: {entry.id.name} stands twice"
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor
    return found


@cache
def code() -> str:
    """All code that may name a text."""
    folders = [ROOT / "src" / "ludotheque", ROOT / "web" / "lib", ROOT / "web" / "ui", ROOT / "web" / "pages"]
    kinds = {".py", ".ts", ".svelte"}
    paths = [path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in kinds]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if "static" not in path.parts)


@cache
def prefixes() -> tuple[str, ...]:
    """Beginnings of keys that code completes: f"figure-{name}" or `figure-${name}`."""
    return tuple(set(re.findall(r"""[f`]["']?([a-z][a-z-]*-)\$?\{""", code())))


def rules_tested(key: str) -> set[str]:
    """The rules that tests of a game name: `test_mp_17_…` is about MP-17."""
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests/games" / key).glob("test_*.py"))
    return {f"{letters.upper()}-{number}" for letters, number in re.findall(r"def test_([a-z]{2})_(\d+)_", tests)}


def promised(key: str) -> Iterator[str]:
    """The keys a game owes by convention: names, variants, options, actions, events, rules."""
    game = GAMES[key]
    yield from ("game-name", "game-tagline", "score")
    for variant in game.SEATS:
        yield from (f"variant-{variant}", f"variant-{variant}-about")
    for field in msgspec.structs.fields(game.Options):
        yield from (f"option-{kebab(field.name)}", f"option-{kebab(field.name)}-about")
    for action in get_args(game.Action):
        tag = action.__struct_config__.tag
        yield from (f"action-{tag}", f"action-{tag}-about")
    for event in get_args(game.Event):
        yield f"event-{event.__struct_config__.tag}"
    yield from (f"rule-{rule}" for rule in rules_tested(key))


@pytest.mark.parametrize("part", PARTS)
def test_both_languages_have_the_same_keys_and_variables(part: str) -> None:
    english = {key: found.found for key, found in entries(part, "en").items()}
    french = {key: found.found for key, found in entries(part, "fr").items()}
    assert english.keys() == french.keys()
    assert english == french


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_every_text_it_owes(key: str) -> None:
    assert set(promised(key)) <= entries(f"games/{key}", "en").keys()


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_has_a_test_and_none_is_left_out(key: str) -> None:
    """A game numbers its rules from 1, under letters of its own."""
    rules = [found.removeprefix("rule-") for found in entries(f"games/{key}", "en") if found.startswith("rule-")]
    letters = rules[0].partition("-")[0]
    assert rules == [f"{letters}-{number}" for number in range(1, len(rules) + 1)]
    assert set(rules) == rules_tested(key)


@pytest.mark.parametrize("key", GAMES)
def test_every_heading_stands_above_rules_of_its_own(key: str) -> None:
    for lang in LANGS:
        order = [name for name in entries(f"games/{key}", lang) if name.startswith(("section-", "rule-"))]
        assert order[0].startswith("section-")
        after = [order[place + 1] for place, name in enumerate(order[:-1]) if name.startswith("section-")]
        assert after
        assert all(name.startswith("rule-") for name in [*after, order[-1]])


@pytest.mark.parametrize("part", PARTS)
def test_every_key_named_in_code_exists_and_every_text_is_used(part: str) -> None:
    have = entries(part, "en")
    key = part.removeprefix("games/")
    owed = set(promised(key)) if key in GAMES else set()
    referred = set().union(*(found.referred for found in have.values()))
    unused = [
        key
        for key in have
        if key not in owed
        and key not in referred
        and not key.startswith(("section-", "option-"))
        and not re.search(rf"""["'`]{re.escape(key)}["'`]""", code())
        and not key.startswith(prefixes())
    ]
    assert not unused


def test_every_refusal_named_in_code_has_a_text() -> None:
    named = set(re.findall(r"""["']((?:refused|bad|record)-[a-z0-9-]+)["']""", code()))
    known = set().union(*(entries(part, "en").keys() for part in PARTS))
    assert named
    assert named <= known


@pytest.mark.parametrize("lang", LANGS)
def test_a_french_text_breaks_no_line_before_punctuation(lang: str) -> None:
    if lang == "fr":
        for part in PARTS:
            wrong = [line for line in sources(part, "fr").splitlines() if re.search(r"\w [;!?](\s|$)", line)]
            assert not [line for line in wrong if not line.startswith("#")], part


def test_a_missing_text_is_loud() -> None:
    speech = Speech(None, "en")
    with pytest.raises(KeyError, match="no en text"):
        speech.text("no-such-key")
    with pytest.raises(ValueError, match="record-cut"):
        speech.text("record-cut")
    with pytest.raises(ValueError, match="without a game"):
        speech.event(object())


def test_a_speech_says_why_and_by_which_rule() -> None:
    assert Speech(None, "en").refusal(Illegal("TABLE-2", "refused-no-seat")).endswith("(TABLE-2)")


def test_a_seat_without_a_name_is_numbered() -> None:
    assert Speech(None, "fr", ["Zoé"]).seat(Seat(0)) == "Zoé"
    assert Speech(None, "fr", ["Zoé"]).seat(Seat(1)) == "Joueur 2"
