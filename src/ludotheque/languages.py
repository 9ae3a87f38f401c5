"""The languages of this installation: there is one for each file `texts/LANG.ftl`, which says its own name.

Nothing else lists languages, so adding one changes no code (docs/how-to/add-a-language.md). This module imports nothing
of ours: the help of the command needs it before anything else.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

Lang = str
"""The tag of a language, as its files are named: `en`, `pt-BR`."""
ENGLISH: Lang = "en"
"""The language of last resort; every package has it."""
_KEY = "language-name"
LONGEST = 35
"""Characters of a tag that is looked up: enough for every one in use (RFC 5646, 4.4.1)."""
MOST = 10
"""Entries of a header that are read. Both bounds keep 8 kB of a stranger from holding up everyone's moves."""
_NAME = re.compile(rf"^{_KEY} *= *(.+?) *$", re.MULTILINE)


def installed(folder: Path) -> dict[Lang, str]:
    """The languages of a folder of texts with their own names, English first."""
    sources = {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.ftl")}
    found = {lang: _NAME.search(source) for lang, source in sources.items()}
    names = {lang: match[1] if match else lang for lang, match in found.items()}
    return dict(sorted(names.items(), key=lambda pair: (pair[0] != ENGLISH, pair[0])))


LANGUAGES = installed(Path(__file__).parent / "texts")
"""What each language calls itself, by its tag."""
LANGS: tuple[Lang, ...] = tuple(LANGUAGES)


def lookup(wanted: Iterable[str]) -> Lang | None:
    """The first wanted language that is installed. `de-AT` finds `de` (RFC 4647, lookup)."""
    known = {lang.casefold(): lang for lang in LANGS}
    return next((known[tag] for each in wanted for tag in _shorter(each) if tag in known), None)


def spoken(wanted: Iterable[str]) -> Lang:
    """The first wanted language that is installed, or English."""
    return lookup(wanted) or ENGLISH


def _shorter(tag: str) -> Iterator[str]:
    """A tag, then the same without its last part, until none is left; nothing of one that is too long."""
    tag = tag.strip()
    if len(tag) > LONGEST:
        return
    parts = tag.casefold().replace("_", "-").split("-")
    for length in range(len(parts), 0, -1):
        yield "-".join(parts[:length])


def accepted(header: str) -> list[str]:
    """The first tags of an `Accept-Language` header, the most wanted first; what is not wanted at all is left out."""
    parts = (part.partition(";") for part in header.split(",", MOST)[:MOST])
    weighed = [(_weight(quality), tag.strip()) for tag, _, quality in parts]
    return [tag for weight, tag in sorted(weighed, key=lambda pair: -pair[0]) if weight > 0]


def _weight(quality: str) -> float:
    """The number of `q=0.8`; 1 where there is none, 0 where it cannot be read."""
    number = quality.strip().removeprefix("q=")
    try:
        return float(number or "1")
    except ValueError:
        return 0.0
