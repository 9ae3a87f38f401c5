"""The texts that every game must have: names, a guide, and a sentence for each variant, option, action and event."""

import re
from collections.abc import Iterator

import msgspec

from ludotheque.core.contract import kinds
from ludotheque.core.play import AnyGame
from ludotheque.texts import LANGS, Lang, kebab, package_of, sources

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
ALWAYS = ("game-name", "game-tagline", "score", "guide-aim", "guide-turn-1", "guide-example-1")
COMMON = ("hints", "more_time")
"""The options whose texts are common to all games."""


def owed(game: AnyGame) -> Iterator[str]:
    """The keys of these texts."""
    yield from ALWAYS
    for variant in game.SEATS:
        yield from (f"variant-{variant}", f"variant-{variant}-about")
    for field in msgspec.structs.fields(game.Options):
        if field.name in COMMON:
            continue
        yield from (f"option-{kebab(field.name)}", f"option-{kebab(field.name)}-about")
    for action in kinds(game.Action):
        tag = action.__struct_config__.tag
        yield from (f"action-{tag}", f"action-{tag}-about")
    for event in kinds(game.Event):
        yield f"event-{event.__struct_config__.tag}"


def missing(game: AnyGame, lang: Lang) -> list[str]:
    """The keys that a language lacks, in the order in which they are owed. Fluent takes 0.2 s to import: not needed."""
    have = set(_MESSAGE.findall(sources(package_of(game), lang)))
    return [key for key in owed(game) if key not in have]


def names(game: AnyGame) -> dict[str, str]:
    """What the game is called, in each language."""
    line = re.compile(r"^game-name *= *(.+?) *$", re.MULTILINE)
    found = {lang: line.search(sources(package_of(game), lang)) for lang in LANGS}
    return {lang: match[1] if match else game.KEY for lang, match in found.items()}
