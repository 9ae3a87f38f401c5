"""Texts of a game: all languages say the same things, nothing is missing, headings and rules are in order.

Each check returns its findings as sentences that name the file and the key; an empty list is good.
"""

import ast as pyast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludotheque.core.play import AnyGame
from ludotheque.games.owed import missing
from ludotheque.texts import ENGLISH, LANGS, Lang, package_of, sources, translated

_TEST = re.compile(r"def test_([a-z]{2})_(\d+)_")
_ASKED = re.compile(r"""\.t\(\s*["'`]([\w-]+)["'`]|(?<![\w.$])t\(\s*["'`](\w+(?:-\w+)+)["'`]""")
"""A key that a board names: `props.t('board-ask')`. After a bare `t` it has a hyphen: built code has other `t`s."""
_BEGUN = re.compile(r"`([a-z][a-z-]*-)\$\{")
"""The beginning of a key that a board completes: `board-mood-${mood}`."""


class Uses(Visitor):
    """The variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 — the visitor's own naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(package: str, lang: Lang) -> dict[str, Uses]:
    """The messages of the texts of a package."""
    return parsed(sources(package, lang), f"{package} {lang}")


def parsed(source: str, where: str) -> dict[str, Uses]:
    """Every message of a file, in its order; an `AssertionError` names a syntax error or a key that stands twice."""
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{where}: {entry.content!r} is not Fluent"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{where}: {entry.id.name} stands twice"
            uses = found[entry.id.name] = Uses()
            uses.visit(entry)
    return found


def differences(package: str) -> Iterator[str]:
    """Keys and variables of a translation that are not those of the English file; a game may lack a language."""
    for lang in (each for each in LANGS if each != ENGLISH and translated(package, each)):
        found = unequal(entries(package, ENGLISH), entries(package, lang), f"texts/{lang}.ftl")
        yield from (f"{package}: {fault}" for fault in found)


def unequal(english: Mapping[str, Uses], other: Mapping[str, Uses], file: str) -> Iterator[str]:
    """How the messages of a file differ from the English ones."""
    yield from (f"{file} lacks {key}" for key in english if key not in other)
    yield from (f"{key} is in {file} only" for key in other if key not in english)
    for key in english.keys() & other.keys():
        if english[key].variables != other[key].variables:
            yield f"{key} uses other variables in {file}"


def rules_tested(tests: Path) -> set[str]:
    """The rules that tests name: `test_mp_17_…` is about MP-17."""
    sources_of_tests = (path.read_text(encoding="utf-8") for path in tests.glob("test_*.py"))
    return {f"{letters.upper()}-{number}" for text in sources_of_tests for letters, number in _TEST.findall(text)}


def rule_faults(package: str, tested: Iterable[str]) -> Iterator[str]:
    """Rules are numbered from 1 under two letters of the game's own, and each has a test of its own."""
    rules = [key.removeprefix("rule-") for key in entries(package, ENGLISH) if key.startswith("rule-")]
    if not rules:
        yield f"{package}: texts/en.ftl has no rule-XX-1"
        return
    letters = rules[0].partition("-")[0]
    for number, rule in enumerate(rules, start=1):
        if rule != f"{letters}-{number}":
            yield f"{package}: rule-{rule} stands where rule-{letters}-{number} should"
    for rule in sorted(set(rules) - set(tested)):
        yield f"{package}: rule {rule} has no test (test_{rule.lower().replace('-', '_')}_…)"
    for rule in sorted(set(tested) - set(rules)):
        yield f"{package}: a test is about {rule}, and there is no rule-{rule}"


def order_faults(package: str) -> Iterator[str]:
    """Every heading has rules below it; a guide has an aim, then the steps of a turn, then examples, from 1."""
    for lang in LANGS:
        order = [key for key in entries(package, lang) if key.startswith(("section-", "rule-"))]
        if order and not order[0].startswith("section-"):
            yield f"{package} {lang}: {order[0]} stands under no section-…"
        for place, key in enumerate(order):
            if key.startswith("section-") and not "".join(order[place + 1 : place + 2]).startswith("rule-"):
                yield f"{package} {lang}: {key} has no rules below it"
        guide = [key for key in entries(package, lang) if key.startswith("guide-")]
        turns, examples = (sum(key.startswith(f"guide-{part}-") for key in guide) for part in ("turn", "example"))
        numbered = [f"guide-turn-{number}" for number in range(1, turns + 1)]
        wanted = ["guide-aim", *numbered, *(f"guide-example-{number}" for number in range(1, examples + 1))]
        if guide != wanted:
            yield f"{package} {lang}: the guide is {' '.join(guide)}, and should be {' '.join(wanted)}"


def refusals(package: str) -> Iterator[tuple[str, str]]:
    """The refusals that the code of a package writes out: the file, and the key of the text."""
    for path in _files(files(package), ".py"):
        for node in pyast.walk(pyast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case pyast.Call(
                    func=pyast.Name(id="Illegal" | "BadOptions"), args=[_, pyast.Constant(value=str(key)), *_]
                ):
                    yield path.name, key


def refusal_faults(package: str) -> Iterator[str]:
    """Refusals without a text: the other languages are compared with English."""
    known = {*entries("ludotheque", ENGLISH), *entries(package, ENGLISH)}
    for file, key in dict.fromkeys(refusals(package)):
        if key not in known:
            yield f"{package}: {file} refuses with {key}, and texts/en.ftl lacks it"


def faults(game: AnyGame, tests: Path) -> list[str]:
    """All that is wrong with the texts of a game whose tests lie in a folder."""
    package = package_of(game)
    lacking = [f"{package}: texts/{lang}.ftl lacks {key}" for lang in LANGS for key in missing(game, lang)]
    found = [*lacking, *differences(package), *rule_faults(package, rules_tested(tests)), *order_faults(package)]
    return [*found, *refusal_faults(package), *differences(f"{package}.terminal"), *board_faults(package)]


def board_faults(package: str) -> Iterator[str]:
    """What is wrong with `board/texts` of a game whose board is a module; the client's own checks read Svelte."""
    board = files(package) / "board"
    if board.joinpath("Board.svelte").is_file():
        return
    paths = {lang: board.joinpath("texts", f"{lang}.ftl") for lang in LANGS}
    have = {
        lang: parsed(path.read_text(encoding="utf-8"), f"{package} board {lang}") if path.is_file() else {}
        for lang, path in paths.items()
    }
    for lang in (each for each in LANGS if each != ENGLISH):
        file = f"board/texts/{lang}.ftl"
        if translated(package, lang):
            yield from (f"{package}: {fault}" for fault in unequal(have[ENGLISH], have[lang], file))
        elif have[lang]:
            yield f"{package}: {file} is never shown, because texts/{lang}.ftl is missing"
    code = "\n".join(each.read_text(encoding="utf-8") for each in _files(board, ".js"))
    if not code:  # the board was put aside: the default board is shown
        return
    known = {*have[ENGLISH], *entries(package, ENGLISH)}
    for key in sorted({one or other for one, other in _ASKED.findall(code)} - known):
        yield f"{package}: the board asks for {key}, which is neither in board/texts/en.ftl nor in texts/en.ftl"
    begun = tuple(_BEGUN.findall(code))
    referred = set().union(*(uses.messages for uses in have[ENGLISH].values()))
    for key in have[ENGLISH].keys() - referred:
        if not key.startswith(begun) and not re.search(rf"""["'`]{re.escape(key)}["'`]""", code):
            yield f"{package}: {key} of board/texts/en.ftl is used nowhere in board/"


def _files(folder: Traversable, ending: str) -> Iterator[Traversable]:
    """The files of a folder, however deep, whose names end like this."""
    for each in folder.iterdir() if folder.is_dir() else ():
        if each.is_dir():
            yield from _files(each, ending)
        elif each.name.endswith(ending):
            yield each
