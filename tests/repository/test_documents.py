"""The documentation: short lines, short sentences, standard words, pages that agree with the code, no broken link."""

import itertools
import re
from pathlib import Path

import pytest

from tools import prose, reference

ROOT = Path(__file__).parents[2]
PAGES = prose.documents()
LINKED = sorted([*ROOT.glob("docs/**/*.md"), *ROOT.glob("*.md"), *ROOT.glob("src/ludotheque/games/*/README.md")])
_LINK = re.compile(r"""(?:\]\(|src=")(?!https?:)([^)#\s"]*)(?:#([^)\s"]+))?[)"]""")
_FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def _anchors(path: Path) -> set[str]:
    """The anchors of a page, as GitHub and MyST make them of its headings."""
    titles = _HEADING.findall(_FENCE.sub("", path.read_text(encoding="utf-8")))
    return {
        re.sub(r"[^\w\- ]", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", t)).lower().replace(" ", "-") for t in titles
    }


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_prose_is_plain_and_short(path: Path) -> None:
    assert not list(prose.findings(path))


@pytest.mark.parametrize("path", LINKED, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_and_anchor_exists(path: Path) -> None:
    broken = []
    for target, anchor in _LINK.findall(_FENCE.sub("", path.read_text(encoding="utf-8"))):
        page = (path.parent / target).resolve() if target else path
        if not page.exists() or (anchor and anchor not in _anchors(page)):
            broken.append(f"{target}#{anchor}")
    assert not broken


@pytest.mark.parametrize("path", sorted(ROOT.glob("docs/**/*.md")), ids=lambda path: str(path.relative_to(ROOT)))
def test_headings_skip_no_level(path: Path) -> None:
    """`make docs` fails otherwise, and a screen reader's list of headings has gaps."""
    headings = re.findall(r"^(#+) ", _FENCE.sub("", path.read_text(encoding="utf-8")), re.MULTILINE)
    levels = [len(signs) for signs in headings]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in itertools.pairwise(levels))


@pytest.mark.parametrize("path", sorted(ROOT.glob("docs/**/*.md")), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_page_of_the_site_links_only_into_the_site(path: Path) -> None:
    """The site has no source files beside it."""
    targets = [target for target, _ in _LINK.findall(_FENCE.sub("", path.read_text(encoding="utf-8"))) if target]
    assert not [target for target in targets if not (path.parent / target).resolve().is_relative_to(ROOT / "docs")]


@pytest.mark.parametrize("path", reference.pages(), ids=lambda path: path.name)
def test_reference_pages_agree_with_the_code(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == reference.pages()[path], "run: .venv/bin/python -m tools.reference"


def test_the_architecture_names_every_package_and_every_part_of_a_table() -> None:
    page = (ROOT / "docs/explanation/architecture.md").read_text(encoding="utf-8")
    package = ROOT / "src/ludotheque"
    folders = {path.parent.name for path in package.glob("*/__init__.py")}
    assert {name for name in folders if f"\n  {name}/ " not in page} == set()
    parts = {path.name for path in (package / "server/table").glob("*.py")} - {"__init__.py", "table.py"}
    assert {name for name in parts if f"`{name}`" not in page} == set()


def test_the_page_of_log_lines_lists_every_event_with_its_level() -> None:
    page = (ROOT / "docs/reference/log-lines.md").read_text(encoding="utf-8")
    named, logged = set(re.findall(r"^\| `(.+?)` \| (\w+) \|", page, re.MULTILINE)), set[tuple[str, str]]()
    for path in (ROOT / "src/ludotheque/server").rglob("*.py"):
        code = path.read_text(encoding="utf-8")
        logged |= {(event, level) for level, event in re.findall(r'log\.(debug|info|warning|error)\("(.+?)"', code)}
        logged |= {(event, "error") for event in re.findall(r'(?:failed|report)\([\w.]*log, "(.+?)"', code)}
    assert named == logged


def test_decisions_are_numbered_without_holes() -> None:
    pages = sorted((ROOT / "docs/decisions").glob("[0-9]*.md"))
    assert [int(page.name[:4]) for page in pages] == list(range(1, len(pages) + 1))
    for page in pages:
        assert page.read_text(encoding="utf-8").startswith(f"# {page.name[:4]} ")


def test_a_finding_names_page_and_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks can fail: a long line, a long sentence and a private word are each found; code and tables are not.

    A colon within a sentence does not end it, one before a list does.
    """
    monkeypatch.setattr(prose, "ROOT", tmp_path)
    page = tmp_path / "page.md"
    page.write_text(
        f"# Title\n\n{'word ' * 26}\nends. Short: one.\n\nWait for company.\n\n`for company` | fine\n"
        f"\n{'in ' * 13}: {'it ' * 13}.\n\n{'in ' * 20}:\n\n- {'it ' * 20}\n"
        f"\n```\n{'x' * 200} for company\n```\n| {'a table ' * 40} |\n",
        encoding="utf-8",
    )
    found = list(prose.findings(page))
    assert [line.split(": ", 1)[0] for line in found] == ["page.md:3", "page.md:6", "page.md:3", "page.md:10"]
