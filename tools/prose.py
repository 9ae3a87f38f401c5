"""The rules for prose in the documentation, as a list of findings: `python -m tools.prose [FILE …]`.

Lines have at most 100 characters and sentences at most 25 words. A colon ends a sentence only before a list or a block
of code. Words that only insiders know are banned. Tables, code and pages made from the code are not checked for length:
they cannot be wrapped, or they are made of users' texts.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
LINE, SENTENCE = 100, 25
BANNED = (
    "anew",
    "bad luck",
    "begins afresh",
    "carries its log over",
    "doctored",
    "for company",
    "in sight",
    "knocks",
    "mends?",
    "mended",
    "raids? the house",
    "sees them onto",
    "stands? still",
    "stood still",
    "the house",
    "vouch(?:es|ed)?",
)
_BANNED = re.compile(rf"\b(?:{'|'.join(BANNED)})\b", re.IGNORECASE)
_FENCE = re.compile(r"^\s*```.*?^\s*```\s*$", re.MULTILINE | re.DOTALL)
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_CODE = re.compile(r"`[^`]*`")
_PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_END = re.compile(r"(?<=[.!?])[)\"”’*_]*\s+(?=[A-ZÀ-Ý`“\"(*_\d]|$)")
_ITEM = re.compile(r"^\s*(?:[-*]|\d+\.)\s+")
_WORD = re.compile(r"\d+(?:[.,–]\d+)*|\w[\w’'-]*")


def documents() -> list[Path]:
    """The pages that people write: those at the root, docs without generated pages, and a page per game."""
    pages = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
    pages += sorted((ROOT / "src/ludotheque/games").glob("*/README.md"))
    return [page for page in pages if "Made by `" not in page.read_text(encoding="utf-8")]


def _blank(match: re.Match[str]) -> str:
    return "\n" * match[0].count("\n")


def _paragraphs(text: str) -> Iterator[tuple[int, str]]:
    """Each paragraph or list item with the number of its first line; no headings, tables or code."""
    number, lines = 0, list[str]()
    for here, line in enumerate([*text.splitlines(), ""], start=1):
        skipped = not line.strip() or line.lstrip().startswith(("#", "|", "<"))
        if (skipped or _ITEM.match(line)) and lines:
            yield number, " ".join(lines)
            lines = []
        if not skipped:
            number = number if lines else here
            lines.append(_ITEM.sub("", line).strip())


def findings(path: Path) -> Iterator[str]:
    """What breaks the rules for prose on one page."""
    name = path.relative_to(ROOT)
    text = _COMMENT.sub(_blank, _FENCE.sub(_blank, path.read_text(encoding="utf-8")))
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > LINE and not line.lstrip().startswith(("|", "<img", "![")):
            yield f"{name}:{number}: {len(line)} characters in a line"
        for found in _BANNED.findall(_CODE.sub("`", line)):
            yield f"{name}:{number}: a private word: {found}"
    for number, paragraph in _paragraphs(text):
        plain = _LINK.sub(r"\1", _PICTURE.sub("", _CODE.sub("Code", paragraph)))
        for sentence in _END.split(plain):
            words = len(_WORD.findall(sentence))
            if words > SENTENCE:
                yield f"{name}:{number}: a sentence of {words} words: {sentence[:60]}…"


if __name__ == "__main__":
    for page in [Path(name).resolve() for name in sys.argv[1:]] or documents():
        for finding in findings(page):
            print(finding)
