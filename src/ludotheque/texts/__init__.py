"""Texts in the players' languages: Fluent files beside the code that speaks, read once, on demand.

Every package keeps its own `texts/LANG.ftl`. A speech joins the common texts, those of one game, and those of the
terminal or the server. In a terminal it adds those of the game's face. A package without a file for a language
speaks English there. A key that is missing in a file is our bug, so it is loud; a test compares the files.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from inspect import getmodule
from typing import Any

from ludotheque.core import BadOptions, Illegal, Seat, Spoken
from ludotheque.core.play import AnyGame
from ludotheque.languages import ENGLISH, LANGS, Lang

__all__ = [
    "ENGLISH",
    "LANGS",
    "Lang",
    "Speech",
    "kebab",
    "package_of",
    "printable",
    "sources",
    "spellings",
    "translated",
]


_JOINERS = "\u200c\u200d"
"""Not printable by themselves, but parts of Indic names and of emoji."""
QUOTED = 1_000
"""So much of a text from outside is repeated in a sentence."""


def printable(text: str) -> str:
    """A text from outside without what a terminal would obey: escapes, line breaks, changes of direction."""
    return text if text.isprintable() else "".join(c for c in text if c.isprintable() or c in _JOINERS)


def quotable(text: str) -> str:
    """The beginning of a text from outside, to stand in a sentence: Fluent takes no value of 2,500 characters."""
    text = printable(text)
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


def package_of(game: AnyGame) -> str:
    """The package a game was imported from: its texts, its face and its board lie there."""
    module = getmodule(game)
    assert module is not None
    return module.__package__ or module.__name__


def translated(package: str, lang: Lang) -> bool:
    """Whether a package has texts of its own in a language; English is asked for in any case."""
    return lang == ENGLISH or files(package).joinpath("texts", f"{lang}.ftl").is_file()


def sources(package: str, lang: Lang) -> str:
    """The Fluent source of one package, in English where it lacks the language.

    `ludotheque` has the common texts, `ludotheque.games.matryoshka` those of a game.
    """
    name = lang if translated(package, lang) else ENGLISH
    return files(package).joinpath("texts", f"{name}.ftl").read_text(encoding="utf-8")


@lru_cache
def spellings(package: str, key: str) -> frozenset[str]:
    """The words of a one-line text in every language: what people may type, whatever language they chose."""
    line = re.compile(rf"^{re.escape(key)} *= *(.+)$", re.MULTILINE)
    found = (match for lang in LANGS if (match := line.search(sources(package, lang))))
    words = frozenset(word for match in found for word in match[1].casefold().split())
    if not words:
        raise KeyError(f"no text for {key!r} in {package}")
    return words


@lru_cache
def _resource(package: str, lang: Lang) -> Any:
    # Imported here: Fluent takes 0.2 s, which `ludotheque --help` should not pay.
    from fluent.syntax import FluentParser

    # Where each word stands in its file is three quarters of the memory of a text. Nobody asks for it here.
    return FluentParser(with_spans=False).parse(sources(package, lang))


@lru_cache
def _bundle(packages: tuple[str, ...], lang: Lang) -> Any:
    from fluent.runtime import FluentBundle  # as above

    bundle = FluentBundle([lang], use_isolating=False)
    for package in packages:
        bundle.add_resource(_resource(package, lang))
    return bundle


def kebab(name: str) -> str:
    """`look_card_ms` → `look-card-ms`: the names of fields in text keys."""
    return name.replace("_", "-")


class Speech:
    """Puts facts of one game into sentences of one language; implements `core.Words`."""

    def __init__(self, game: AnyGame | None, lang: Lang, names: Sequence[str] = (), *, part: str | None = None) -> None:
        self.lang = lang
        self._game = game
        self._names = tuple(map(quotable, names))
        packages = ["ludotheque", *([] if part is None else [f"ludotheque.{part}"])]
        if game is not None:
            packages.append(package_of(game))
            if part == "terminal":
                packages.append(f"{package_of(game)}.terminal")
        self._bundle = _bundle(tuple(packages), lang)

    def has(self, key: str) -> bool:
        """Whether there is a text for this key."""
        return bool(self._bundle.has_message(key))

    def text(self, key: str, **variables: int | str) -> str:
        """The text for a key; raises `KeyError` where there is none and `ValueError` where a variable is missing."""
        if not self.has(key):
            raise KeyError(f"no {self.lang} text for {key!r}")
        message = self._bundle.get_message(key)
        text, errors = self._bundle.format_pattern(message.value, variables)
        if errors:
            raise ValueError(f"{self.lang} text {key!r}: {errors[0]}")
        return str(text)

    def seat(self, seat: Seat) -> str:
        """The name of the player in a seat."""
        return self._names[seat] if seat < len(self._names) else self.text("seat", number=seat + 1)

    def event(self, event: Any) -> str:
        """What happened, as a sentence."""
        return self._fact("event", event)

    def action(self, action: Any) -> str:
        """What a seat asks for, as a phrase."""
        return self._fact("action", action)

    def _fact(self, kind: str, fact: Any) -> str:
        if self._game is None:
            raise ValueError("a speech without a game has no actions and events")
        variables: Mapping[str, int | str] = self._game.phrase(fact, self)
        return self.text(f"{kind}-{type(fact).__struct_config__.tag}", **variables)

    def refusal(self, refusal: Illegal | BadOptions) -> str:
        """Why not, with the rule that says so."""
        return self.text("refusal", why=self.why(refusal), rule=refusal.rule)

    def why(self, error: Spoken) -> str:
        """What an error says, in one sentence."""
        given = error.variables.items()
        return self.text(error.key, **{name: quotable(v) if isinstance(v, str) else v for name, v in given})
