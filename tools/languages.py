"""What a language still lacks, beside English: `python -m tools.languages [LANG]` lists files, keys and variables.

Without a language all installed ones are compared. It ends with 1 if anything is missing.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

from ludotheque.languages import ENGLISH, LANGS, Lang
from ludotheque.testing.texts import Uses

ROOT = Path(__file__).parent.parent
PLACES = ("src/ludotheque", "web")
"""Where texts of our own lie; an example may have fewer languages."""


def english(root: Path = ROOT) -> list[Path]:
    """Every file of texts in English."""
    found = (path for place in PLACES for path in (root / place).rglob(f"{ENGLISH}.ftl"))
    return sorted(path for path in found if "node_modules" not in path.parts)


def _messages(path: Path) -> dict[str, set[str]]:
    """The keys of a file, each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            uses = Uses()
            uses.visit(entry)
            found[entry.id.name] = uses.variables
    return found


def lacking(lang: Lang, root: Path = ROOT) -> Iterator[str]:
    """What a language lacks or has too much, a line each."""
    for path in english(root):
        other = path.with_name(f"{lang}.ftl")
        name = other.relative_to(root)
        if not other.is_file():
            yield f"{name}: no such file"
            continue
        ours, theirs = _messages(path), _messages(other)
        yield from (f"{name}: lacks {key}" for key in ours if key not in theirs)
        yield from (f"{name}: {key} is not in English" for key in theirs if key not in ours)
        for key in ours.keys() & theirs.keys():
            if ours[key] != theirs[key]:
                yield f"{name}: {key} has the variables {sorted(theirs[key])}, in English {sorted(ours[key])}"


if __name__ == "__main__":
    faults = [fault for lang in sys.argv[1:] or LANGS for fault in lacking(lang)]
    print("\n".join(faults) or "Nothing is missing.")
    sys.exit(1 if faults else 0)
