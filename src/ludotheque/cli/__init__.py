"""The command `ludotheque`. Only what a command needs is imported, so that help is there at once."""

import os
import re
import sys
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path

from ludotheque.languages import ENGLISH, Lang, lookup, spoken

COMMANDS = (
    "games",
    "rules",
    "play",
    "replay",
    "verify",
    "analyse",
    "arena",
    "serve",
    "backup",
    "restore",
    "operator",
    "recipe",
    "new-game",
)


def language(environment: Mapping[str, str] = os.environ) -> Lang:
    """The language of the locale, as the C library reads it; English where it is not installed."""
    locale = next((value for key in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(key))), "")
    return spoken([re.split("[.@]", locale)[0]])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 done, 1 done and something was found, 2 not done and why."""
    _forgive()
    words = list(sys.argv[1:] if arguments is None else arguments)
    lang = _wanted(words) or language()
    if not words or words[0] in ("--help", "-h"):
        sys.stdout.write(overview(lang))
        return 0
    if words[0] == "--version":
        from importlib.metadata import version

        sys.stdout.write(f"ludotheque {version('ludotheque')}\n")
        return 0
    try:
        return _run(words, lang)
    except KeyboardInterrupt:  # while the modules are still read
        return 128 + 2  # as a program that SIGINT ended


def _forgive() -> None:
    """What the terminal's encoding lacks is shown and read as a question mark: it is no reason to stop."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def texts(lang: Lang) -> dict[str, str]:
    """The one-line texts of the help pages, read without Fluent, which would take longer than the rest together."""
    folder = Path(__file__).parents[1] / "terminal" / "texts"
    path = next(path for name in (lang, ENGLISH) if (path := folder / f"{name}.ftl").is_file())
    lines = path.read_text(encoding="utf-8").splitlines()
    pairs = (line.split(" = ", 1) for line in lines if line.startswith("cli-"))
    return dict(pair for pair in pairs if len(pair) == 2)


def overview(lang: Lang) -> str:
    """The first page of help: what there is, one line each."""
    say = texts(lang)
    lines = [f"  {name:<8} {say[f'cli-{name}']}" for name in COMMANDS]
    return "\n".join(["ludotheque", say["cli-about"], "", *lines, "", say["cli-more"], ""])


def _run(words: list[str], lang: Lang) -> int:
    from cyclopts import CycloptsError

    from ludotheque.cli.parameters import build
    from ludotheque.core import Damaged
    from ludotheque.terminal.wrong import Wrong
    from ludotheque.tournament.errors import TournamentError

    try:
        code: object = build(lang, texts(lang))(words, print_error=False)
    except CycloptsError as error:
        from ludotheque.cli.mistakes import told
        from ludotheque.terminal.commands import complain

        return complain(told(error, COMMANDS), lang)
    except (Damaged, TournamentError, Wrong) as problem:
        from ludotheque.terminal.commands import complain

        return complain(problem, lang)
    except BrokenPipeError:  # whoever read the output has gone, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left to be written must not fail again
        return 128 + 13  # as a program that SIGPIPE ended
    return code if isinstance(code, int) else 0


def _wanted(words: Sequence[str]) -> Lang | None:
    """The language asked for anywhere on the line, so that complaints about the rest of it are in it too."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        value = following if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if value:
            return lookup([value])
    return None
