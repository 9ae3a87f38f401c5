"""Names of styles: what `web/style.css` gives to all pages must not change what a component means by the same word."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
REFINED = {"button", "main", "panel", "banner", "problem"}
"""Classes of all pages that components refine on purpose."""
_COMMENTS = re.compile(r"/\*.*?\*/", re.DOTALL)
_CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")


def classes(css: str) -> set[str]:
    """The classes in the selectors of a sheet."""
    selectors = re.findall(r"([^{};]+)\{", _COMMENTS.sub("", css))
    return {name for selector in selectors for name in _CLASS.findall(selector)}


def collisions(everywhere: set[str], component: str) -> set[str]:
    """The classes that a component styles itself although all pages have them."""
    sheet = re.search(r"<style>(.*)</style>", component, re.DOTALL)
    return set() if sheet is None else classes(sheet[1]) & everywhere - REFINED


def test_no_component_has_its_own_meaning_for_a_class_of_all_pages() -> None:
    """A class that hides words on narrow screens once hid the rhyme, whose words had the same name."""
    everywhere = classes((ROOT / "web/style.css").read_text(encoding="utf-8"))
    assert everywhere >= REFINED
    components = [*ROOT.glob("src/ludotheque/games/*/board/*.svelte"), *ROOT.glob("web/[!n]*/**/*.svelte")]
    assert len(components) > 50
    found = {path.name: collisions(everywhere, path.read_text(encoding="utf-8")) for path in components}
    assert {name: classes for name, classes in found.items() if classes} == {}


def test_a_collision_is_found() -> None:
    assert collisions({"word", "button"}, "<p class='word'></p><style> .word { color: red } .button {} </style>") == {
        "word"
    }
