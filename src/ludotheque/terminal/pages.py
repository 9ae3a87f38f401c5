"""Longer texts: help for this moment, the whole rules, and the result."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.bots.levels import present
from ludotheque.core import Advice, Header, Outcome, Player, Seat
from ludotheque.core.advice import spoken
from ludotheque.core.analysis import Analysis
from ludotheque.core.play import AnyGame
from ludotheque.games.face import AnyFace
from ludotheque.texts import Speech, package_of, sources, spellings


def leaves(line: str) -> bool:
    """Whether a typed line asks to leave the table, in any language."""
    return line.casefold() in spellings("ludotheque.terminal", "typed-leave")


def asks_hint(line: str) -> bool:
    """Whether a typed line asks the teacher, in any language."""
    return line.casefold() in spellings("ludotheque.terminal", "typed-hint")


def page_for(
    line: str, game: AnyGame, face: AnyFace, view: Any, words: Speech, players: Sequence[Player], *, taught: bool
) -> RenderableType | None:
    """The page that a typed line asks for, if it does; `taught`: a teacher sits beside the seat."""
    if line == "?":
        return help_page(game, face, view, words, players, taught=taught)
    return rules_page(game, words) if line.casefold() in spellings("ludotheque.terminal", "typed-rules") else None


def hint_page(advice: Advice[Any] | None, words: Speech, *, taught: bool) -> RenderableType:
    """What the teacher would do, and why."""
    parts: list[RenderableType] = [Rule(words.text("hint-title"), style="bold")]
    if advice is None:
        return Group(*parts, Text(words.text("hint-none" if taught else "hint-no-teacher")))
    if advice.action is not None:
        parts.append(Text(words.action(advice.action), style="bold"))
    return Group(*parts, Text(str(spoken(advice.reason, words))))


def help_page(
    game: AnyGame, face: AnyFace, view: Any, words: Speech, players: Sequence[Player], *, taught: bool
) -> RenderableType:
    """What can be done now, what each action means, hints where a teacher gives them, how to leave, and who plays."""
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
    if taught:
        parts.append(Text(words.text("help-hint")))
    parts += [Text(), Text(company(players, words))]
    return Group(*parts)


def keys_of(game: AnyGame, *beginnings: str) -> Iterator[str]:
    """The keys that begin so, in the order of the game's text file."""
    for line in sources(package_of(game), "en").splitlines():
        key = line.partition("=")[0].strip()
        if key.startswith(beginnings) and line.startswith(key):
            yield key


def rules_page(game: AnyGame, words: Speech) -> RenderableType:
    """The aim, how a turn goes, examples; then the whole rules in our own words, with their ids."""
    parts: list[RenderableType] = [Rule(words.text("game-name"), style="bold"), Text(words.text("game-tagline"))]
    parts += [Text(), _heading(words.text("rules-aim")), Text(words.text("guide-aim"))]
    for variant in list(game.SEATS)[1:]:  # the guide is about the first; each other one says how it differs
        parts.append(Text(f"{words.text(f'variant-{variant}')} · {words.text(f'variant-{variant}-about')}"))
    for part in ("turn", "example"):
        parts += [Text(), _heading(words.text(f"rules-{part}"))]
        steps = enumerate(keys_of(game, f"guide-{part}-"), start=1)
        parts += [_entry(f"{number}.", words.text(key)) for number, key in steps]
    for key in keys_of(game, "section-", "rule-"):
        text = words.text(key)
        parts += [Text(), _heading(text)] if key.startswith("section-") else [_entry(key.removeprefix("rule-"), text)]
    return Group(*parts)


def _heading(text: str) -> Text:
    return Text(text, style="bold underline")


def _entry(mark: str, text: str) -> RenderableType:
    """A text with its number or id beside it."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold cyan", no_wrap=True, min_width=5)
    grid.add_column(ratio=1)
    grid.add_row(mark, Text(text))
    return grid


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
        place = str(outcome.places[chair]) if outcome.winners else "–"  # a team that lost has no places
        grid.add_row(place, name, score, style="bold" if won else "")
    parts: list[RenderableType] = [Text(words.text("result-title"), style="bold"), grid]
    if words.has(f"reason-{outcome.reason}"):
        parts.append(Text(words.text("result-reason", why=words.text(f"reason-{outcome.reason}"))))
    return Group(*parts)


def analysis_page(found: Analysis, words: Speech) -> RenderableType:
    """The turning points of a finished game, then some sentences about every seat."""
    parts: list[RenderableType] = [Rule(words.text("analysis-turnings"), style="bold")]
    for turning in found.turnings:
        parts.append(Text(words.text("analysis-move", move=turning.move, name=words.seat(turning.seat)), style="bold"))
        if turning.better is not None:
            if turning.played is not None:
                parts.append(Text(f"  {words.text('analysis-played', action=words.action(turning.played))}"))
            worth = turning.worth or 0
            better = words.text("analysis-better", action=words.action(turning.better), worth=worth)
            parts.append(Text(f"  {better}", style="green"))
        parts.append(Text(f"  {spoken(turning.reason, words)}"))
    if not found.turnings:
        parts.append(Text(words.text("analysis-none")))
    parts.append(Rule(words.text("analysis-seats"), style="bold"))
    for seat, lines in enumerate(found.seats):
        if lines:
            told = " ".join(str(spoken(line, words)) for line in lines)
            parts.append(Text(words.text("analysis-seat", name=words.seat(Seat(seat)), lines=told)))
    return Group(*parts)


def enter_does(game: AnyGame, face: AnyFace, view: Any, words: Speech) -> str:
    """What a bare Enter would do, as a short remark after the question; where nothing else can be done it is clear."""
    action = face.default(view)
    if action is None:
        return ""
    if len(game.legal(view)) == 1:
        return " " + words.text("enter-alone")
    what = face.spell(view, action) if face.CODES else words.action(action)
    return " " + words.text("enter-does", what=what)


def title(game: AnyGame, header: Header, words: Speech) -> str:
    """The game and its variant by name, who has more time, and whether it is a what-if."""
    options = header.options
    variant = options.get("variant", next(iter(game.SEATS)))
    parts = [words.text("game-name"), words.text(f"variant-{variant}")]
    if slow := ", ".join(words.seat(Seat(seat)) for seat in options.get("more_time", ())):
        parts.append(words.text("more-time-told", names=slow))
    if header.origins:
        parts.append(words.text("what-if", move=header.origins[-1].moves))
    return " · ".join(parts)


def company(players: Iterable[Player], words: Speech) -> str:
    """The bots at a table, with their levels."""
    bots = (
        f"{words.seat(Seat(chair))} ({level_name(player.bot, words)})"
        for chair, player in enumerate(players)
        if player.bot is not None
    )
    return words.text("company", bots=", ".join(bots))


def level_name(level: str, words: Speech) -> str:
    """A level in words; one of a game's own as it is typed."""
    key = f"level-{present(level)}"
    return words.text(key) if words.has(key) else level


def weaker(game: AnyGame, players: Iterable[Player], words: Speech) -> list[str]:
    """For each level at the table that is weaker on this machine than it could be: a sentence that says why."""
    here = {player.bot for player in players}
    return [words.text(f"weaker-{level}") for level in game.EXTRAS.limits() if level in here]
