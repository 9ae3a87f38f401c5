"""Old browsers: what the build asks of them, and what they are told where that is too much."""

import re
import subprocess
from pathlib import Path

import pytest
from playwright.async_api import expect

from harness.browser import ROOT
from harness.people import LiveServer

STATIC = ROOT / "src/ludotheque/static"


def _faults(folder: Path) -> list[str]:
    """What the oldest browsers lack of what these files ask for."""
    asked = subprocess.run([ROOT / "tools/web", "oldest", folder], capture_output=True, text=True, check=False)
    assert asked.stderr == ""
    return asked.stdout.splitlines()


@pytest.mark.usefixtures("client")
def test_the_build_asks_for_nothing_that_the_oldest_browsers_lack() -> None:
    assert _faults(STATIC) == []


def test_what_is_too_new_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text(
        "p { color: color-mix(in srgb, red, blue); height: 100svh; field-sizing: content }"
        "@supports (height: 1svh) { p { height: 50svh } } p:has(a) { width: 1cqw }"
    )
    (tmp_path / "a.js").write_text("export const sorted = (list) => Object.groupBy(list.toSorted(), String);")
    found = {fault.partition(":")[0] for fault in _faults(tmp_path)}
    units, methods = {"viewport_percentage_units_small"}, {"Object.groupBy", ".groupBy", ".toSorted"}
    assert found == {"color-mix()", "field-sizing"} | units | methods
    (tmp_path / "check.js").write_text("const es6 = () => 1;")
    with pytest.raises(AssertionError):
        _faults(tmp_path)


@pytest.mark.usefixtures("client")
def test_the_readme_and_the_notice_name_the_oldest_browsers() -> None:
    source = (ROOT / "web/tools/oldest.ts").read_text()
    oldest = dict(re.findall(r"(chrome|edge|firefox|safari): (\d+)", source))
    assert len(oldest) == 4
    named = f"Chrome or Edge {oldest['chrome']}, Firefox {oldest['firefox']}, Safari {oldest['safari']}"
    assert oldest["chrome"] == oldest["edge"]
    assert named in (ROOT / "README.md").read_text()
    assert named in (STATIC / "check.js").read_text()


async def test_a_browser_that_cannot_run_the_pages_is_told_what_to_do_in_its_language_and_english(
    live: LiveServer,
) -> None:
    old = await live.person(phone=True, lang="de-AT")
    await old.context.add_init_script("delete Array.prototype.at")
    await old.open("/")
    notice = old.page.get_by_role("alert")
    await expect(notice).to_contain_text("This browser is too old")
    await expect(notice).to_contain_text("Aktualisiere ihn")
    await expect(old.page.get_by_role("link")).to_have_count(0)


async def test_a_browser_that_cannot_draw_all_of_it_is_told_so_and_may_go_on(live: LiveServer) -> None:
    old = await live.person(lang="fr-FR")
    await old.context.add_init_script("CSS.supports = (asked) => !asked.includes('container-type')")
    await old.open("/")
    await expect(old.page.locator("#too-old")).to_contain_text("Vous pouvez continuer")
    await old.open("/play/matryoshka")
    await expect(old.page.get_by_role("checkbox").first).to_be_visible()
