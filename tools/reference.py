"""Reference pages made from the code, and the recipes at the root. `python -m tools.reference` writes them.

`tests/repository/test_documents.py` fails if a committed page differs from what the code says.
"""

import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

from ludotheque.cli import COMMANDS, texts
from ludotheque.cli.parameters import build
from ludotheque.cli.recipes import RECIPES, Wishes, written
from ludotheque.games import GAMES
from ludotheque.server.services.metrics import Metrics
from ludotheque.server.services.settings import SETTINGS
from ludotheque.server.services.tallies import Tally
from ludotheque.terminal.pages import keys_of
from ludotheque.testing.laws import LAWS
from ludotheque.texts import Speech

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs/reference"
CONTRACT = FOLDER / "contract.md"
LAWS_BEGIN = "<!-- laws: made of the docstrings by python -m tools.reference -->"
LAWS_END = "<!-- laws: end -->"
MADE = "<!-- Made by `python -m tools.reference`. Do not edit. -->"


def _table(*rows: tuple[str, ...]) -> list[str]:
    head, *body = rows
    return [f"| {' | '.join(row)} |" for row in (head, ("---",) * len(head), *body)]


def _wrapped(text: str, first: str = "", rest: str = "") -> list[str]:
    return textwrap.wrap(text, 100, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)


def settings_page() -> Iterator[str]:
    """One row for each setting of `ludotheque serve`."""
    yield from ("# Settings", "", MADE, "")
    yield from _wrapped(
        "Each setting of `ludotheque serve` is a flag and an environment variable. `grace_s` is `--grace-s` and"
        " `LUDOTHEQUE_GRACE_S`. The command line has priority over the environment, the environment over the"
        " default. A setting that is on by default is turned off with `--no-…`."
        " The meanings and the log are in English only. Errors are in the language of the system."
    )
    rows = [(f"`--{each.name.replace('_', '-')}`", f"`{_shown(each.default)}`", each.help) for each in SETTINGS]
    yield from ("", *_table(("flag", "default", "meaning"), *rows))


def _shown(value: object) -> str:
    return {"True": "on", "False": "off", "": "(empty)"}.get(str(value), str(value))


def metrics_page() -> Iterator[str]:
    """One row for each metric, with its type and labels."""
    yield from ("# Metrics", "", MADE, "")
    yield from _wrapped(
        "`/metrics` answers in the Prometheus text format. No label ever depends on a table, a person or a card."
        " [Run a server](../how-to/run-a-server.md#monitoring) says who may ask and what to alert on."
    )
    rows = []
    for each in vars(Metrics()).values():
        if not hasattr(each, "collect") or isinstance(each, type(Metrics().registry)):
            continue
        (family,) = each.collect()
        labels = (each._label,) if isinstance(each, Tally) else getattr(each, "_labelnames", ())  # noqa: SLF001
        name = family.name + ("_total" if family.type == "counter" else "")
        rows.append((f"`{name}`", family.type, ", ".join(f"`{label}`" for label in labels), family.documentation))
    yield from ("", *_table(("metric", "type", "labels", "meaning"), *rows))


def commands_page() -> Iterator[str]:
    """Every command of `ludotheque`, the flags of those that play, and every target of the Makefile."""
    say = texts("en")
    yield from ("# Commands", "", MADE, "", "## `ludotheque`", "")
    yield from _wrapped(
        "The command is `.venv/bin/ludotheque` after `make run`, or after `tools/setup run`, which builds no browser "
        "client. `ludotheque COMMAND --help` lists all flags."
    )
    yield from ("", *_table(("command", "does"), *((f"`{name}`", say[f"cli-{name}"]) for name in COMMANDS)))
    app = build("en", say)
    for name in ("play", "arena"):
        flags = [each for each in app[name].assemble_argument_collection() if each.name.startswith("--")]
        rows = [(", ".join(f"`{flag}`" for flag in each.names), each.parameter.help or "") for each in flags]
        yield from ("", f"## Flags of `ludotheque {name}`", "", *_table(("flag", "meaning"), *rows))
    targets = re.findall(r"^([a-z-]+):.*?## (.+)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    yield from (
        "",
        "## `make`",
        "",
        *_table(("command", "does"), *((f"`make {name}`", about) for name, about in targets)),
    )


def rules_page(key: str) -> Iterator[str]:
    """The rules of one game with their ids, in English."""
    game = GAMES[key]
    words = Speech(game, "en", part="terminal")
    yield from (f"# Rules of {words.text('game-name')}", "", MADE, "", words.text("game-tagline"), "")
    yield from _wrapped(f"`ludotheque rules {key}` prints the same rules; `--lang` prints them in another language.")
    yield from ("", f"## {words.text('rules-aim')}", "", *_wrapped(words.text("guide-aim")))
    for variant in list(game.SEATS)[1:]:
        about = f"**{words.text(f'variant-{variant}')}.** {words.text(f'variant-{variant}-about')}"
        yield from ("", *_wrapped(about))
    for part in ("turn", "example"):
        yield from ("", f"## {words.text(f'rules-{part}')}", "")
        for number, entry in enumerate(keys_of(game, f"guide-{part}-"), start=1):
            yield from _wrapped(words.text(entry), f"{number}. ", "   ")
    listed = False
    for entry in keys_of(game, "section-", "rule-"):
        text = words.text(entry)
        if entry.startswith("section-"):
            yield from ("", f"## {text}", "")
            listed = False
            continue
        if listed:
            yield ""
        yield from _wrapped(f"**{entry.removeprefix('rule-')}** {text}")
        listed = True


def decisions_page() -> Iterator[str]:
    """The title of every decision, by number."""
    yield from ("# Decisions", "", MADE, "")
    yield from _wrapped(
        "Each page says what was decided, why, at what price, and which alternatives were rejected. A decision that"
        " was replaced stays and names its successor."
    )
    titles = [path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ") for path in _decisions()]
    rows = [
        (f"[{number}]({path.name})", title)
        for path, (number, _, title) in zip(_decisions(), (title.partition(" ") for title in titles), strict=True)
    ]
    yield from ("", *_table(("number", "decision"), *rows))


def contract_page() -> Iterator[str]:
    """The contract as it is written, with a row for each law: its number, name and docstring."""
    yield from CONTRACT.read_text(encoding="utf-8").partition(LAWS_BEGIN)[0].splitlines()
    rows = []
    for law in LAWS:
        number, _, says = textwrap.dedent(law.__doc__ or "").partition("\n\n")[0].partition(": ")
        rows.append((f"{number.removeprefix('Law ')} `{law.__name__}`", " ".join(says.split()).removesuffix(".")))
    yield from (LAWS_BEGIN, "", *_table(("law", "says"), *rows), "", LAWS_END)
    yield from CONTRACT.read_text(encoding="utf-8").partition(LAWS_END)[2].splitlines()[1:]


def _decisions() -> list[Path]:
    return sorted((FOLDER.parent / "decisions").glob("[0-9]*.md"))


def pages() -> dict[Path, str]:
    """Every page by its path."""
    made = {"settings.md": settings_page(), "metrics.md": metrics_page(), "commands.md": commands_page()}
    made |= {"contract.md": contract_page(), "../decisions/index.md": decisions_page()}
    made |= {f"rules/{key}.md": rules_page(key) for key in GAMES}
    made |= {f"../../{RECIPES[name]}": written(name, Wishes()) for name in ("container", "compose")}
    return {(FOLDER / name).resolve(): "\n".join((*lines, "")) for name, lines in made.items()}


if __name__ == "__main__":
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
