"""Scenes of a playable tutorial: what one seat sees at a moment that the rules led to."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ludotheque.core import Seat, Step
from ludotheque.core.play import AnyGame
from ludotheque.texts import LANGS, Speech, package_of, translated


class Choice(Struct, frozen=True):
    """An action that the seat may take, and its text in each language."""

    action: Any
    text: dict[str, str]


class Scene(Struct, frozen=True):
    """What one seat sees, and the events that led there."""

    seat: int | None
    at: int
    view: Any
    events: tuple[Any, ...] = ()
    legal: tuple[Choice, ...] | UnsetType = UNSET
    """For boards in packages; the boards of the client know their actions."""
    story: dict[str, tuple[str, ...]] | UnsetType = UNSET
    """The events as sentences, in each language."""


class Lesson(Struct, frozen=True):
    """The scenes of one game's tutorial, with its steps where they are not written in TypeScript."""

    players: tuple[str, ...]
    scenes: tuple[Scene, ...]
    steps: tuple[dict[str, Any], ...] | UnsetType = UNSET


def scene(game: AnyGame, step: Step[Any, Any], seat: Seat | None, at: int, players: Sequence[str]) -> Scene:
    """A scene with all that a board in a package is given (docs/reference/board-module.md)."""
    view = game.view(step.state, seat)
    langs = [lang for lang in LANGS if translated(package_of(game), lang)]  # the client falls back to English
    speeches = {lang: Speech(game, lang, players) for lang in langs}
    return Scene(
        seat,
        at,
        view,
        step.events,
        legal=tuple(
            Choice(action, {lang: words.action(action) for lang, words in speeches.items()})
            for action in game.legal(view)
        ),
        story={lang: tuple(words.event(event) for event in step.events) for lang, words in speeches.items()},
    )


def written(lesson: Lesson) -> bytes:
    """A lesson as the file that the client loads."""
    return msgspec.json.encode(lesson, order="deterministic") + b"\n"
