"""The house in order: no registry, no machine, nothing that is not there is named, and modules stay short."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from ludotheque.games import GAMES

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("docs/**/*.md"), *ROOT.glob("*.md")])
HOSTS = re.compile(r"(pypi\.org|pythonhosted|registry\.npmjs|registry\.yarnpkg|deb\.debian)", re.IGNORECASE)
LINK = re.compile(r"""(?:\]\(|src=")(?!https?:|#)([^)#"]+)""")
MODULE = re.compile(r"`(?:[\w/.-]*/)?([\w-]+\.(?:py|ts|svelte))`")
MACHINE = re.compile(r"(?<![\w.$}~-])/(?:work|farm|root|home|Users)/\w")


def committed() -> list[Path]:
    """Every file git tracks, or would."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [ROOT / name for name in listing.stdout.splitlines() if (ROOT / name).is_file()]


def texts() -> list[tuple[str, str]]:
    found = []
    for path in committed():
        data = path.read_bytes()
        if b"\0" not in data and path != Path(__file__):
            found.append((str(path.relative_to(ROOT)), data.decode("utf-8")))
    return found


def test_no_committed_file_names_a_registry_host() -> None:
    assert not [name for name, text in texts() if HOSTS.search(text)]


def test_no_committed_file_holds_a_path_of_a_machine() -> None:
    assert not [name for name, text in texts() if MACHINE.search(text)]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_leads_to_is_there(path: Path) -> None:
    """Its links, and every module that it names, but for those of the game that somebody is about to add."""
    text = path.read_text(encoding="utf-8")
    known = {each.name for each in committed()}
    assert not [link for link in LINK.findall(text) if not (path.parent / link).exists()]
    assert {name for name in MODULE.findall(text) if not name.startswith("high_card")} <= known


def test_locks_hold_hashes_and_no_address() -> None:
    locks = sorted((ROOT / "requirements").glob("*.lock"))
    assert {lock.name for lock in locks} == {"run.lock", "dev.lock", "bench.lock", "uv.lock"}
    for lock in locks:
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        assert text.count("==") <= text.count("--hash=sha256:")
    for lock in ROOT.rglob("package-lock.json"):
        if "node_modules" not in lock.parts:
            text = lock.read_text(encoding="utf-8")
            assert '"resolved"' not in text
            assert '"integrity"' in text


@pytest.mark.parametrize("folder", ["src", "web"])
def test_no_module_is_longer_than_four_hundred_lines(folder: str) -> None:
    kinds = {".py", ".ts", ".svelte"}
    long = {
        str(path.relative_to(ROOT)): lines
        for path in committed()
        if path.suffix in kinds and path.is_relative_to(ROOT / folder) and ".gen." not in path.name
        if (lines := path.read_text(encoding="utf-8").count("\n")) > 400
    }
    assert not long


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_whole(key: str) -> None:
    """Words, a face, a board and a page; and no other game may import it."""
    folder = ROOT / "src/ludotheque/games" / key
    owed = ("README.md", "texts/fr.ftl", "terminal/__init__.py", "terminal/texts/fr.ftl", "board/Board.svelte")
    assert not [name for name in owed if not (folder / name).is_file()]
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (apart,) = (contract["modules"] for contract in contracts if contract["type"] == "independence")
    assert f"ludotheque.games.{key}" in apart


def test_every_game_folder_is_on_the_shelf() -> None:
    assert {path.parent.name for path in (ROOT / "src/ludotheque/games").glob("*/__init__.py")} == set(GAMES)
