"""Texts: all languages say the same things, nothing is missing, nothing is left over."""

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from ludotheque.core import BadOptions, Illegal, Seat, Spoken
from ludotheque.games import GAMES
from ludotheque.games.owed import owed
from ludotheque.testing.texts import differences, entries
from ludotheque.texts import LANGS, Lang, Speech, package_of, sources, translated

ROOT = Path(__file__).parents[2]
OURS = ("ludotheque", "ludotheque.terminal", "ludotheque.server")
PARTS = (*OURS, *(package_of(game) + part for game in GAMES.values() for part in ("", ".terminal")))


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


def promised(key: str) -> set[str]:
    """The keys a game owes: those of every game, and its rules."""
    return {*owed(GAMES[key]), *(f"rule-{rule}" for rule in rules_tested(key))}


@pytest.mark.parametrize("part", PARTS)
def test_every_language_has_the_same_keys_and_variables(part: str) -> None:
    """A package of others may lack a language; ours have all."""
    assert [lang for lang in LANGS if not translated(part, lang)] == []
    assert list(differences(part)) == []


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_every_text_it_owes(key: str) -> None:
    assert sorted(promised(key) - entries(package_of(GAMES[key]), "en").keys()) == []


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_has_a_test_and_none_is_left_out(key: str) -> None:
    """A game numbers its rules from 1, under letters of its own."""
    rules = [
        found.removeprefix("rule-") for found in entries(package_of(GAMES[key]), "en") if found.startswith("rule-")
    ]
    letters = rules[0].partition("-")[0]
    assert rules == [f"{letters}-{number}" for number in range(1, len(rules) + 1)]
    assert set(rules) == rules_tested(key)


@pytest.mark.parametrize("key", GAMES)
def test_every_heading_stands_above_rules_of_its_own(key: str) -> None:
    for lang in LANGS:
        order = [name for name in entries(package_of(GAMES[key]), lang) if name.startswith(("section-", "rule-"))]
        assert order[0].startswith("section-")
        after = [order[place + 1] for place, name in enumerate(order[:-1]) if name.startswith("section-")]
        assert after
        assert all(name.startswith("rule-") for name in [*after, order[-1]])


@pytest.mark.parametrize("key", GAMES)
def test_a_guide_has_an_aim_then_the_steps_of_a_turn_then_examples(key: str) -> None:
    """Numbered from 1, in the order in which they are read."""
    for lang in LANGS:
        found = [name for name in entries(package_of(GAMES[key]), lang) if name.startswith("guide-")]
        turns, examples = (sum(name.startswith(f"guide-{part}-") for name in found) for part in ("turn", "example"))
        steps = [f"guide-turn-{number}" for number in range(1, turns + 1)]
        assert found == ["guide-aim", *steps, *(f"guide-example-{number}" for number in range(1, examples + 1))]


def test_a_house_rule_has_one_name_in_each_language() -> None:
    """What we decided ourselves is marked by the same words everywhere: those that the pages look for."""
    others = re.compile(r"our own ruling|house ruling|rule of the house|règles? de la maison", re.IGNORECASE)
    pages = {lang: (ROOT / f"web/texts/{lang}.ftl").read_text(encoding="utf-8") for lang in LANGS}
    marks = {lang: re.findall(r"^house-rule = (.+)$", page, re.MULTILINE)[0] for lang, page in pages.items()}
    for texts in (*(sources(part, lang) for part in PARTS for lang in LANGS), *pages.values()):
        assert not others.findall(texts)
    for game in GAMES.values():
        marked = {lang: _rules_with(marks[lang], package_of(game), lang) for lang in LANGS}
        assert marked["en"]
        assert marked == dict.fromkeys(LANGS, marked["en"])


def _rules_with(mark: str, package: str, lang: Lang) -> list[str]:
    """The rules whose text holds a mark."""
    rules = re.findall(r"^(rule-\S+) =(.*(?:\n[ \t].*)*)", sources(package, lang), re.MULTILINE)
    return [key for key, text in rules if mark in text]


@pytest.mark.parametrize("part", PARTS)
def test_every_key_named_in_code_exists_and_every_text_is_used(part: str) -> None:
    have = entries(part, "en")
    debts = {package_of(game): promised(key) for key, game in GAMES.items()}.get(part, set())
    referred = set().union(*(found.messages for found in have.values()))
    unused = [
        key
        for key in have
        if key not in debts
        and key not in referred
        and not key.startswith(("section-", "option-", "guide-"))
        and not re.search(rf"""["'`]{re.escape(key)}["'`]""", code())
        and not key.startswith(prefixes())
    ]
    assert not unused


def test_every_refusal_named_in_code_has_a_text() -> None:
    named = set(re.findall(r"""["']((?:refused|bad|record)-[a-z0-9-]+)["']""", code()))
    known = set().union(*(entries(part, "en").keys() for part in PARTS))
    assert named
    assert named <= known


@pytest.mark.parametrize("part", PARTS)
def test_a_french_text_breaks_no_line_before_punctuation(part: str) -> None:
    wrong = [line for line in sources(part, "fr").splitlines() if re.search(r"\w [;!?](\s|$)", line)]
    assert not [line for line in wrong if not line.startswith("#")]


FILES = sorted(
    path for folder in ("src", "web") for path in (ROOT / folder).rglob("*.ftl") if "node_modules" not in path.parts
)


def _lines(lang: Lang) -> list[tuple[str, str]]:
    """The lines of all texts in a language, without comments, each with the file that holds it."""
    files = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in FILES if path.stem == lang}
    assert len(files) >= 17
    return [(name, line) for name, text in files.items() for line in text.splitlines() if not line.startswith("#")]


def test_german_quotes_open_low_and_close_high() -> None:
    wrong = [
        (name, line) for name, line in _lines("de") if re.search(r"[”«»]|(?<!\[)'", line) or not _paired(line, "„“")
    ]
    assert not wrong


def test_french_marks_have_a_narrow_space_that_breaks_no_line() -> None:
    """Not for `? aide`, where the mark is a key to press."""
    found = re.compile(r"(?<=[^·= ])[ \u00a0](?=[:;?!%»](?:[\s.,)]|$))|«(?!\u202f)")
    assert not [(name, line) for name, line in _lines("fr") if found.search(line)]


def test_spanish_questions_and_calls_open_as_they_close() -> None:
    wrong = [
        (name, line)
        for name, line in _lines("es")
        if re.search(r"[“”„']", line) or not all(_paired(line, pair) for pair in ("«»", "¿?", "¡!"))
    ]
    assert not wrong


def _paired(line: str, marks: str) -> bool:
    """Whether every mark that opens is closed, and the other way round; a key that is named stands in quotes."""
    key = marks[1]
    plain = re.sub(rf"«\{key}»|(^|= |· )\{key} ", "", line) if key in "?!" else line
    found = [mark for mark in plain if mark in marks]
    return found == list(marks) * (len(found) // 2)


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


def test_a_long_text_from_outside_is_cut_in_a_sentence() -> None:
    """Fluent refuses values of 2,500 characters: a message about a long word must not become a traceback."""
    said = Speech(None, "en").why(Spoken("record-line", line=2, why=9_999 * "x"))
    assert said == f"Line 2 is damaged ({1_000 * 'x'}…). Use an unchanged copy of the file."
    assert Speech(None, "en", [9_999 * "z"]).seat(Seat(0)) == 1_000 * "z" + "…"


def test_a_seat_without_a_name_is_numbered() -> None:
    assert Speech(None, "fr", ["Zoé"]).seat(Seat(0)) == "Zoé"
    assert Speech(None, "fr", ["Zoé"]).seat(Seat(1)) == "Joueur 2"


def test_the_program_says_vous_in_french() -> None:
    familiar = re.compile(
        r"\b(?:tu|toi|te|tes)\b|\b(?!\w+ez-|Faites-)\w+-(?:le|la|les|toi)\b|, puis (?!\w+ez )\w+e ", re.IGNORECASE
    )
    assert [found for part in OURS for found in familiar.findall(sources(part, "fr"))] == []


@pytest.mark.parametrize("key", GAMES)
def test_a_refused_option_is_named_in_words(key: str) -> None:
    """Each number in the options, far too small and far too large, is refused without the name of its field."""
    game = GAMES[key]
    refused = 0
    for field in msgspec.structs.fields(game.Options):
        for value in (-(10**9), 10**9):
            try:
                msgspec.convert({"seats": 4, field.name: value}, game.Options)
            except msgspec.ValidationError as error:
                if not isinstance(error.__cause__, BadOptions):
                    continue  # no number is asked for here
                refused += 1
                for lang in LANGS:
                    said = Speech(game, lang).refusal(error.__cause__)
                    assert not re.search(r"\b[a-z]+_[a-z_]+\b", said), said
    assert refused > 5
