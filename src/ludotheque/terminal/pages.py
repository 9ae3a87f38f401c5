"""Longer texts: help for this moment, the whole rules, and the result."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.core import Outcome, Seat
from ludotheque.core.play import AnyGame
from ludotheque.games.face import AnyFace
from ludotheque.texts import Speech, sources

LEAVE = ("q", "quit", "quitter")
RULES = ("rules", "règles", "regles")


def page_for(line: str, game: AnyGame, face: AnyFace, view: Any, words: Speech) -> RenderableType | None:
    """The page that a typed line asks for, if it does."""
    if line == "?":
        return help_page(game, face, view, words)
    return rules_page(game, words) if line.casefold() in RULES else None


def help_page(game: AnyGame, face: AnyFace, view: Any, words: Speech) -> RenderableType:
    """What can be done now, what each action means, and how to leave."""
    parts: list[RenderableType] = [Rule(words.text("help-title"), style="bold"), Text(face.hint(view, words)), Text()]
    actions = list(game.legal(view))
    tags = list(dict.fromkeys(type(action).__struct_config__.tag for action in actions))
    for tag in tags:
        example = next(action for action in actions if type(action).__struct_config__.tag == tag)
        parts.append(Text(words.text("help-type", line=face.spell(view, example).strip() or " "), style="bold"))
        parts.append(Padding(Text(words.text(f"action-{tag}-about")), (0, 0, 0, 4)))
    if tags:
        parts.append(Text())
    parts.append(Text(words.text("help-always")))
    return Group(*parts)


def rule_ids(game: AnyGame) -> Iterator[str]:
    """The keys of headings and rules in the order of the game's text file."""
    for line in sources(f"games/{game.KEY}", "en").splitlines():
        key = line.partition("=")[0].strip()
        if key.startswith(("section-", "rule-")) and line.startswith(key):
            yield key


def rules_page(game: AnyGame, words: Speech) -> RenderableType:
    """The whole rules in our own words, with their ids."""
    parts: list[RenderableType] = [Rule(words.text("game-name"), style="bold"), Text(words.text("game-tagline"))]
    for key in rule_ids(game):
        if key.startswith("section-"):
            parts += [Text(), Text(words.text(key), style="bold underline")]
        else:
            grid = Grid.grid(padding=(0, 2))
            grid.add_column(style="bold cyan", no_wrap=True, min_width=5)
            grid.add_column(ratio=1)
            grid.add_row(key.removeprefix("rule-"), Text(words.text(key)))
            parts.append(grid)
    return Group(*parts)


def result(outcome: Outcome, options: Mapping[str, Any], words: Speech) -> RenderableType:
    """Places, names and what each has, in the game's own unit, and what decided."""
    grid = Grid(box=None, padding=(0, 2), header_style="dim")
    grid.add_column(words.text("result-place"), justify="right")
    grid.add_column(words.text("result-name"))
    grid.add_column(words.text("result-score"), justify="right")
    for chair in sorted(range(len(outcome.scores)), key=lambda seat: (outcome.places[seat], seat)):
        won = Seat(chair) in outcome.winners
        name = f"{words.seat(Seat(chair))}{' ★' if won else ''}"
        score = words.text("score", score=outcome.scores[chair], variant=str(options.get("variant", "")))
        grid.add_row(str(outcome.places[chair]), name, score, style="bold" if won else "")
    why = words.text("result-reason", why=words.text(f"reason-{outcome.reason}"))
    return Group(Text(words.text("result-title"), style="bold"), grid, Text(why))


def enter_does(game: AnyGame, face: AnyFace, view: Any, words: Speech) -> str:
    """What a bare Enter would do, as a short remark after the question; where nothing else can be done it is clear."""
    action = face.default(view)
    if action is None:
        return ""
    if len(game.legal(view)) == 1:
        return " " + words.text("enter-alone")
    what = face.spell(view, action) if face.CODES else words.action(action)
    return " " + words.text("enter-does", what=what)


def title(game: AnyGame, options: Mapping[str, Any], words: Speech) -> str:
    """The game and its variant by name."""
    variant = options.get("variant", next(iter(game.SEATS)))
    return f"{words.text('game-name')} · {words.text(f'variant-{variant}')}"
