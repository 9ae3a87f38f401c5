"""The documentation site: `make docs` builds it with Sphinx, MyST and Furo.

The server's content security policy allows no inline script and no inline style. `_externalise` moves both into files,
so that the same site works from a disk, on any web server, and under `/docs` of `ludotheque serve`.
"""

import hashlib
import re
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.errors import ExtensionError

project = "Ludothèque"
html_title = "Ludothèque"
extensions = ["myst_parser"]
exclude_patterns = ["conf.py"]
myst_heading_anchors = 4  # the same anchors as GitHub makes
html_theme = "furo"
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
html_theme_options = {"top_of_page_buttons": []}
highlight_language = "none"  # only where a page names one
nitpicky = True
suppress_warnings = ["misc.highlighting_failure"]  # JSON examples with “…” in them

_SECTIONS = {
    "Tutorial": ["tutorial/*"],
    "How-to": ["how-to/*"],
    "Reference": ["reference/*", "reference/rules/*"],
    "Explanation": ["explanation/*"],
    "Evaluation": ["explanation/evaluation/*"],
    "Decisions": ["decisions/index"],
}
_FORBIDDEN = re.compile(
    r"<script>|<script(?! src=| id=)[^>]*>|<style|<[^>]* style=|<[^>]* on[a-z]+="
    r'|<(?:script|img|iframe)[^>]* src="(?:https?:)?//[^"]*|<link[^>]* href="(?:https?:)?//[^"]*'
)


def _add_contents(_app: Sphinx, name: str, source: list[str]) -> None:
    """Sphinx needs a table of contents. It is added here, so that pages stay plain Markdown."""
    if name == "index":
        for title, globs in _SECTIONS.items():
            lines = ["", "```{toctree}", ":hidden:", ":glob:", f":caption: {title}", "", *globs, "```", ""]
            source[0] += "\n".join(lines)
    if name == "decisions/index":
        source[0] += "\n```{toctree}\n:hidden:\n:glob:\n\n0*\n```\n"


def _externalise(app: Sphinx, error: Exception | None) -> None:
    """Move inline scripts, style elements and style attributes of every page into files."""
    if error is not None or app.builder.format != "html":
        return
    out = Path(app.outdir)
    classes: dict[str, str] = {}

    def into_file(text: str, kind: str) -> str:
        name = f"_static/inline-{hashlib.sha256(text.encode()).hexdigest()[:12]}.{kind}"
        (out / name).write_text(text, encoding="utf-8")
        return name

    def as_class(match: re.Match[str]) -> str:
        name = classes.setdefault(match["style"], f"inline-{len(classes)}")
        kept = re.sub(r'class="', f'class="{name} ', match["tag"], count=1)
        return kept if kept != match["tag"] else f'{match["tag"]} class="{name}"'

    for page in sorted(out.rglob("*.html")):
        up = "../" * (len(page.relative_to(out).parts) - 1)
        html = page.read_text(encoding="utf-8")
        html = re.sub(
            r"<script>(.*?)</script>",
            lambda match, up=up: f'<script src="{up}{into_file(match[1], "js")}"></script>',
            html,
            flags=re.DOTALL,
        )
        html = re.sub(
            r"<style>(.*?)</style>",
            lambda match, up=up: f'<link rel="stylesheet" href="{up}{into_file(match[1], "css")}">',
            html,
            flags=re.DOTALL,
        )
        html = re.sub(r'(?P<tag><[a-z]+\b[^<>]*?) style="(?P<style>[^"]*)"', as_class, html)
        sheet = f'<link rel="stylesheet" href="{up}_static/inline.css"></head>'
        page.write_text(html.replace("</head>", sheet, 1), encoding="utf-8")
    rules = "\n".join(f".{name} {{ {style} }}" for style, name in classes.items())
    (out / "_static/inline.css").write_text(rules, encoding="utf-8")
    for left in out.rglob("*.map"):
        left.unlink()
    for page in out.rglob("*.html"):
        if found := _FORBIDDEN.search(page.read_text(encoding="utf-8")):
            raise ExtensionError(f"{page}: the content security policy forbids {found[0]}")


def setup(app: Sphinx) -> None:
    """Register both hooks."""
    app.connect("source-read", _add_contents)
    app.connect("build-finished", _externalise)
